//! The examples, compiled as their first lines say, and run.

use std::process::Command;

use crate::library::{Link, compile, library, package, run, scratch, skip, tool};

fn example(name: &str, source: &str, link: Link) -> Option<String> {
    let program = compile(name, &[&package().join("examples").join(source)], link, &[])?;
    Some(run(&mut Command::new(program)))
}

#[test]
fn the_example_in_c_runs_statically_and_with_the_shared_library() {
    for (name, link) in [("example-static", Link::Static), ("example-shared", Link::Shared)] {
        let Some(text) = example(name, "example.c", link) else { return };
        assert!(text.starts_with("board: 6 2 4/0 5 8/7 3 1\n  6  2  4\n"), "{text}");
        assert!(text.contains("\npush tile 6, 25 moves to go\n"), "{text}");
        assert!(text.contains("\nafter it: 1 2 3/4 5 6/7 8 0, solved\n"), "{text}");
        assert!(text.contains("\n1000 boards, 0 unsolvable\n"), "{text}");
        assert!(text.ends_with("duplicate-tile: tile 5 stands on squares 4 and 5\n"), "{text}");
    }
}

#[test]
fn the_example_in_c_sharp_runs() {
    let (Some(mcs), Some(mono)) = (tool(&["mcs"]), tool(&["mono"])) else {
        return skip("the example in C#", "there is no Mono (mcs and mono)");
    };
    let program = scratch().join("example.exe");
    run(Command::new(mcs)
        // Some fields are the library's to fill, and some of its answers nobody reads here.
        .args(["-warnaserror", "-warn:4", "-nowarn:649,169"])
        .arg(format!("-out:{}", program.display()))
        .args(["Noyes.cs", "Native.cs"].map(|file| package().join("csharp").join(file)))
        .arg(package().join("examples/csharp/Program.cs")));
    let folder = library().shared.parent().unwrap();
    let text = run(Command::new(mono).arg(program).env("LD_LIBRARY_PATH", folder));
    assert!(text.starts_with("board: 6 2 4/0 5 8/7 3 1\n"), "{text}");
    assert!(text.contains("\n2000 boards: consistent\n"), "{text}");
    assert!(text.contains("\nafter it: 1 2 3/4 5 6/7 8 0\n"), "{text}");
    assert!(text.ends_with("duplicate-tile at 5: tile 5 stands on squares 4 and 5\n"), "{text}");
}

#[test]
fn the_example_in_cpp_runs() {
    let Some(text) = example("example-cpp", "example.cpp", Link::Shared) else { return };
    assert_eq!(
        text,
        "board: 6 2 4/0 5 8/7 3 1\nmoves: 25 and 25\n\
         duplicate-tile at 5: tile 5 stands on squares 4 and 5\n"
    );
}

/// Unreal Engine is not here: small stand-ins show that the module compiles, and works as plain C++.
#[test]
fn the_module_for_unreal_compiles_and_runs_beside_stand_ins() {
    let (module, stand_ins) =
        (package().join("examples/unreal/Noyes"), package().join("tests/c/unreal"));
    let sources = [
        stand_ins.join("main.cpp"),
        module.join("Private/NoyesLibrary.cpp"),
        module.join("Private/NoyesModule.cpp"),
    ];
    let folders =
        [stand_ins, module.join("Public")].map(|folder| format!("-I{}", folder.display()));
    // The engine compiles without exceptions.
    let flags = [&*folders[0], &*folders[1], "-fno-exceptions"];
    let sources = sources.each_ref().map(|source| source.as_path());
    let Some(program) = compile("unreal", &sources, Link::Static, &flags) else { return };
    let text = run(&mut Command::new(program));
    assert!(text.starts_with("push tile 6, 25 to go\nthere is not one tile"), "{text}");
    assert!(text.contains("found 4294967294 on square 1"), "{text}");
}
