//! Whether the judge is right: unfair dealers are caught, fair ones are not,
//! and a bias as large as the smallest that can be seen is seen in nine of ten
//! samples.

mod caught;
mod dealt;
mod edges;
mod seen;
