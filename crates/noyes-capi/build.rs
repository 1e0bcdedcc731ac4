//! The shared library says by which name programs are to find it, wherever they were linked.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let system = std::env::var("CARGO_CFG_TARGET_OS").unwrap_or_default();
    // Functions are only ever added, so the name needs no version: the file that is built can be put
    // beside a program as it is.
    let name = match &*system {
        "linux" | "android" | "freebsd" | "netbsd" | "openbsd" => "-Wl,-soname,libnoyes.so",
        "macos" | "ios" => "-Wl,-install_name,@rpath/libnoyes.dylib",
        _ => return,
    };
    println!("cargo::rustc-cdylib-link-arg={name}");
}
