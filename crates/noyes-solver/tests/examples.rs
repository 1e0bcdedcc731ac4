//! The examples run.

#[path = "../examples/hardest.rs"]
mod hardest;
#[path = "../examples/hint.rs"]
mod hint;
#[path = "../examples/lesson.rs"]
mod lesson;
#[path = "../examples/shortest.rs"]
mod shortest;
#[path = "../examples/streamed.rs"]
mod streamed;
#[path = "../examples/within_limits.rs"]
mod within_limits;

#[test]
fn hardest_runs() {
    hardest::main().unwrap();
}

#[test]
fn hint_runs() {
    hint::main().unwrap();
}

#[test]
fn lesson_runs() {
    lesson::main().unwrap();
}

#[test]
fn shortest_runs() {
    shortest::main().unwrap();
}

#[test]
fn streamed_runs() {
    streamed::main().unwrap();
}

#[test]
fn within_limits_runs() {
    within_limits::main().unwrap();
}
