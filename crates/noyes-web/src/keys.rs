//! From keys to what they ask for.

use noyes::Direction;
use serde::Serialize;
use strum::EnumString;

/// What the arrow keys move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, EnumString)]
#[serde(rename_all = "lowercase")]
#[strum(serialize_all = "lowercase")]
pub(crate) enum Arrows {
    /// A tile travels in the arrow's direction.
    #[default]
    Tile,
    /// The blank does, and the tile the other way.
    Blank,
}

/// A key as the browser reports it.
#[derive(Clone, Debug, Default)]
pub(crate) struct Press {
    /// What the key writes, or its name.
    pub(crate) key: String,
    /// Where the key lies, named after the American keyboard.
    pub(crate) code: String,
    /// Control, or command on a Mac.
    pub(crate) control: bool,
    pub(crate) shift: bool,
    pub(crate) alt: bool,
}

/// What a key asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Command {
    Slide(Direction),
    Undo,
    Redo,
    New,
    Hint,
    Pause,
    Focus(Focus),
}

/// Where the keyboard's focus goes on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Focus {
    /// One square further, past the blank.
    Step(Direction),
    RowStart,
    RowEnd,
    BoardStart,
    BoardEnd,
}

/// What a key asks for, if anything. Letters do so only if `letters` is set: people who steer by
/// voice or with shaking hands can switch them off.
pub(crate) fn command(press: &Press, arrows: Arrows, letters: bool) -> Option<Command> {
    if press.alt {
        return None;
    }
    let arrow = match press.key.as_str() {
        "ArrowUp" => Some(Direction::Up),
        "ArrowDown" => Some(Direction::Down),
        "ArrowLeft" => Some(Direction::Left),
        "ArrowRight" => Some(Direction::Right),
        _ => None,
    };
    if press.control {
        return match press.key.to_ascii_lowercase().as_str() {
            "z" if press.shift => Some(Command::Redo),
            "z" => Some(Command::Undo),
            "y" => Some(Command::Redo),
            "home" => Some(Command::Focus(Focus::BoardStart)),
            "end" => Some(Command::Focus(Focus::BoardEnd)),
            _ => arrow.map(|direction| Command::Focus(Focus::Step(direction))),
        };
    }
    let slide = |direction: Direction| {
        Command::Slide(match arrows {
            Arrows::Tile => direction,
            Arrows::Blank => direction.opposite(),
        })
    };
    if let Some(direction) = arrow {
        return (!press.shift).then(|| slide(direction));
    }
    match press.key.as_str() {
        // Where a button has the focus, it is pressed instead.
        " " => return Some(Command::Pause),
        "Home" => return Some(Command::Focus(Focus::RowStart)),
        "End" => return Some(Command::Focus(Focus::RowEnd)),
        _ if !letters => return None,
        "u" => return Some(Command::Undo),
        "U" => return Some(Command::Redo),
        "n" => return Some(Command::New),
        "h" => return Some(Command::Hint),
        "p" => return Some(Command::Pause),
        _ => {}
    }
    // By place and not by letter, so that the four lie together on every keyboard.
    match press.code.as_str() {
        "KeyW" => Some(slide(Direction::Up)),
        "KeyA" => Some(slide(Direction::Left)),
        "KeyS" => Some(slide(Direction::Down)),
        "KeyD" => Some(slide(Direction::Right)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn press(key: &str, code: &str) -> Press {
        Press { key: key.into(), code: code.into(), ..Press::default() }
    }

    fn ask(press: &Press) -> Option<Command> {
        command(press, Arrows::Tile, true)
    }

    #[test]
    fn arrows_move_the_tile_or_the_blank() {
        let left = press("ArrowLeft", "ArrowLeft");
        assert_eq!(ask(&left), Some(Command::Slide(Direction::Left)));
        assert_eq!(command(&left, Arrows::Blank, true), Some(Command::Slide(Direction::Right)));
        let right = press("d", "KeyD");
        assert_eq!(command(&right, Arrows::Blank, true), Some(Command::Slide(Direction::Left)));
    }

    #[test]
    fn wasd_go_by_place() {
        assert_eq!(ask(&press("z", "KeyW")), Some(Command::Slide(Direction::Up)));
        assert_eq!(ask(&press("ц", "KeyW")), Some(Command::Slide(Direction::Up)));
        assert_eq!(ask(&press("w", "KeyZ")), None);
    }

    #[test]
    fn letters_can_be_switched_off_and_arrows_cannot() {
        for (key, code) in
            [("w", "KeyW"), ("u", "KeyU"), ("n", "KeyN"), ("h", "KeyH"), ("p", "KeyP")]
        {
            assert!(ask(&press(key, code)).is_some());
            assert_eq!(command(&press(key, code), Arrows::Tile, false), None);
        }
        let up = press("ArrowUp", "ArrowUp");
        assert!(command(&up, Arrows::Tile, false).is_some());
    }

    #[test]
    fn undo_and_redo_are_where_people_look_for_them() {
        let with_control = |key: &str, shift| Press { control: true, shift, ..press(key, "") };
        assert_eq!(ask(&with_control("z", false)), Some(Command::Undo));
        assert_eq!(ask(&with_control("Z", true)), Some(Command::Redo));
        assert_eq!(ask(&with_control("y", false)), Some(Command::Redo));
        assert_eq!(ask(&press("U", "KeyU")), Some(Command::Redo));
    }

    #[test]
    fn what_belongs_to_the_browser_is_left_to_it() {
        let control = |key: &str| Press { control: true, ..press(key, "KeyN") };
        assert_eq!(ask(&control("n")), None);
        assert_eq!(ask(&Press { alt: true, ..press("ArrowLeft", "ArrowLeft") }), None);
        assert_eq!(ask(&press("Tab", "Tab")), None);
    }

    #[test]
    fn control_moves_the_focus() {
        let control = |key: &str| Press { control: true, ..press(key, key) };
        let step = Focus::Step(Direction::Down);
        assert_eq!(ask(&control("ArrowDown")), Some(Command::Focus(step)));
        assert_eq!(ask(&control("Home")), Some(Command::Focus(Focus::BoardStart)));
        assert_eq!(ask(&press("End", "End")), Some(Command::Focus(Focus::RowEnd)));
    }
}
