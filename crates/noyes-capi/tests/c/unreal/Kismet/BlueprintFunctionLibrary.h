#pragma once

class UBlueprintFunctionLibrary {};
