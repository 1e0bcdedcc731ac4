//! The examples run.

#[path = "../examples/fair_boards.rs"]
mod fair_boards;
#[path = "../examples/many_boards.rs"]
mod many_boards;
#[path = "../examples/moves.rs"]
mod moves;
#[path = "../examples/own_generator.rs"]
mod own_generator;
#[path = "../examples/why.rs"]
mod why;

#[test]
fn fair_boards_runs() {
    fair_boards::main().unwrap();
}

#[test]
fn many_boards_runs() {
    many_boards::main().unwrap();
}

#[test]
fn moves_runs() {
    moves::main().unwrap();
}

#[test]
fn own_generator_runs() {
    own_generator::main().unwrap();
}

#[test]
fn why_runs() {
    why::main().unwrap();
}
