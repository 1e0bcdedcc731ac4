//! The program as its users meet it.

mod apply;
mod articles;
mod audit;
mod check;
mod claims;
mod documentation;
mod errors;
mod files;
mod help;
mod program;
mod resume;
mod review;
mod scramble;
mod solve;
mod streams;
mod tables;
