//! `noyes serve` with the online game, as a program: what it has acknowledged is there, whenever and
//! however it ends.
#![cfg(unix)]

#[cfg(target_os = "linux")]
mod disk;
mod killed;
#[cfg(target_os = "linux")]
mod optimal;
mod records;
mod server;
mod stopping;
