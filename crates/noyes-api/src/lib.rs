//! The wire types: the only JSON shapes that noyes speaks over HTTP.

mod problem;

pub use problem::Problem;
