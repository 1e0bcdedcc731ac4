//! Reports of audits as pages of HTML.
//!
//! A page is whole by itself: its styles and figures are in it, it asks nothing
//! of the network and runs no script. It is light or dark as its reader's
//! system is, and fits a telephone and a desk.

mod exact;
mod page;
mod sample;

pub use exact::exact;
pub use sample::sample;

#[cfg(test)]
mod tests;
