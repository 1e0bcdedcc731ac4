//! The page's files, as `build.rs` found them.

/// Paths and contents; none if the program was built before the page.
pub(crate) const FILES: &[(&str, &[u8])] = include!(concat!(env!("OUT_DIR"), "/bundle.rs"));
