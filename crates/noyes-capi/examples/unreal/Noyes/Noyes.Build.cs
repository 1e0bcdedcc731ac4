// A module for Unreal Engine. Copy this folder to Source/ of a project or plugin, noyes.h and noyes.hpp
// to ThirdParty/include, and the static library of each platform to ThirdParty/lib.
using System.IO;
using UnrealBuildTool;

public class Noyes : ModuleRules
{
    public Noyes(ReadOnlyTargetRules Target) : base(Target)
    {
        PCHUsage = PCHUsageMode.UseExplicitOrSharedPCHs;
        PublicDependencyModuleNames.AddRange(new[] { "Core", "CoreUObject", "Engine" });

        string ThirdParty = Path.Combine(ModuleDirectory, "ThirdParty");
        PrivateIncludePaths.Add(Path.Combine(ThirdParty, "include"));
        bool Windows = Target.Platform == UnrealTargetPlatform.Win64;
        string Library = Windows ? "noyes.lib" : "libnoyes.a";
        PublicAdditionalLibraries.Add(Path.Combine(ThirdParty, "lib", Library));
        if (Windows)
        {
            PublicSystemLibraries.AddRange(new[] { "ws2_32.lib", "userenv.lib", "ntdll.lib" });
        }
    }
}
