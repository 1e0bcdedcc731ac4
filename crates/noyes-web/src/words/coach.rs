//! What the lessons and demonstrations say.

use noyes::{Size, Square};
use noyes_api::StepLine;

use super::{Phrase, say};

pub(crate) const SOLVE: Phrase = Phrase("play-solve");
pub(crate) const TEACH: Phrase = Phrase("play-teach");
pub(crate) const STOP: Phrase = Phrase("coach-stop");
pub(crate) const PAUSE: Phrase = Phrase("coach-pause");
pub(crate) const GO_ON: Phrase = Phrase("coach-go-on");
pub(crate) const FORWARD: Phrase = Phrase("coach-forward");
pub(crate) const BACK: Phrase = Phrase("coach-back");
pub(crate) const SPEED: Phrase = Phrase("coach-speed");
pub(crate) const SLOW: Phrase = Phrase("coach-slow");
pub(crate) const FAST: Phrase = Phrase("coach-fast");
pub(crate) const SHOW: Phrase = Phrase("coach-show");
pub(crate) const NEXT: Phrase = Phrase("coach-next");
pub(crate) const DO_IT: Phrase = Phrase("coach-do-it");
pub(crate) const YOURS: Phrase = Phrase("coach-yours");
pub(crate) const THINKING: Phrase = Phrase("coach-thinking");
pub(crate) const TAKEN_OVER: Phrase = Phrase("coach-taken-over");
pub(crate) const STOPPED: Phrase = Phrase("coach-stopped");
pub(crate) const FAILED: Phrase = Phrase("coach-failed");
pub(crate) const CANNOT: Phrase = Phrase("coach-cannot");

// The words on the marked squares.
pub(crate) const LEADER: Phrase = Phrase("coach-mark-leader");
pub(crate) const PARTNER: Phrase = Phrase("coach-mark-partner");
pub(crate) const TARGET: Phrase = Phrase("coach-mark-target");

/// How far a demonstration has come.
pub(crate) fn progress(made: usize, count: usize, optimal: bool) -> String {
    match made {
        0 if optimal => say("coach-to-go-at-best", &[("count", count.into())]),
        0 => say("coach-to-go", &[("count", count.into())]),
        _ => say("coach-progress", &[("made", made.into()), ("count", count.into())]),
    }
}

/// The same where nobody has counted the moves to come.
pub(crate) fn made_so_far(made: usize) -> String {
    say("coach-made-so-far", &[("count", made.into())])
}

/// The same as it begins.
pub(crate) fn solving(count: usize) -> String {
    say("coach-solving", &[("count", count.into())])
}

/// The same as it is paused.
pub(crate) fn paused(made: usize, count: usize) -> String {
    say("coach-paused", &[("made", made.into()), ("count", count.into())])
}

/// What a step is about, in a sentence or two.
pub(crate) fn step(step: &StepLine, size: Size) -> String {
    let target = Square::new(step.target);
    let id = match (step.reason.as_str(), step.clockwise) {
        ("wait-for-partner", _) => "coach-wait-for-partner",
        ("follow-partner", _) => "coach-follow-partner",
        ("unstick-corner", _) => "coach-unstick-corner",
        ("slide-in-together", _) => "coach-slide-in-together",
        ("turn-block", Some(true)) => "coach-turn-block-clockwise",
        ("turn-block", _) => "coach-turn-block-anticlockwise",
        ("bring-blank", _) => "coach-bring-blank",
        _ => "coach-place-tile",
    };
    // Numbers on tiles are names: they are never grouped.
    let values = [
        ("tile", step.tile.to_string().into()),
        ("partner", step.partner.unwrap_or_default().to_string().into()),
        ("row", (target.row(size) + 1).into()),
        ("column", (target.column(size) + 1).into()),
    ];
    say(id, &values)
}

/// What part of the board is worked on.
pub(crate) fn stage(step: &StepLine) -> String {
    let number = step.number.map_or(0, |number| number + 1);
    let id = match step.stage.as_str() {
        "row" => "coach-stage-row",
        "column" => "coach-stage-column",
        "block" => "coach-stage-block",
        _ => "coach-stage-strip",
    };
    say(id, &[("number", number.into())])
}

/// How many steps there are, this one included.
pub(crate) fn steps_left(left: usize) -> String {
    say("coach-steps-left", &[("count", left.into())])
}

/// A step that is made.
pub(crate) fn made(step: &StepLine) -> String {
    let id = match step.reason.as_str() {
        "place-tile" => "coach-made-place",
        "wait-for-partner" => "coach-made-wait",
        "slide-in-together" => "coach-made-together",
        "follow-partner" | "unstick-corner" => "coach-made-line",
        _ => "coach-made",
    };
    let partner = step.partner.unwrap_or_default().to_string();
    say(id, &[("tile", step.tile.to_string().into()), ("partner", partner.into())])
}
