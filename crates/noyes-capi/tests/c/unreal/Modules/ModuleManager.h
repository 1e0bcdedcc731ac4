#pragma once

class FDefaultModuleImpl {};
#define IMPLEMENT_MODULE(type, name) type name##_module;
