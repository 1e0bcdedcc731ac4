//! The game in a real browser. One binary for all of it: linking one takes longer than a test.

mod access;
mod axe;
mod board;
mod challenges;
mod controls;
mod harness;
mod hints;
mod killed;
mod lab;
mod language;
mod large;
mod links;
mod loading;
mod looks;
mod offline;
mod online;
mod own;
mod picture;
mod play;
mod records;
mod review;
mod solve_for_me;
mod states;
mod teach;
mod update;
mod why;
