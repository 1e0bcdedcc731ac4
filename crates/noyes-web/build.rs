//! Has the linker keep what `cargo xtask` needs to cut the page's WebAssembly into what is loaded at
//! once and what is loaded later.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    if std::env::var("CARGO_CFG_TARGET_FAMILY").is_ok_and(|family| family == "wasm") {
        println!("cargo::rustc-link-arg-cdylib=--emit-relocs");
    }
}
