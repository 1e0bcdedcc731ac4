//! What a player can ask for.

use noyes::{Direction, Square};
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyEventKind, KeyModifiers};

/// What a key or a click asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Command {
    /// Slide a tile; on other pages, move about.
    Slide(Direction),
    /// A square was clicked.
    Tap(Square),
    Undo,
    Redo,
    /// The next board.
    Next,
    /// Back to the first board of this game.
    Restart,
    /// The game that a new one has replaced.
    BringBack,
    Hint,
    ToGo,
    Solve,
    Teach,
    Pause,
    Menu,
    Review,
    Records,
    Help,
    /// Go on: accept, look, make the next step.
    Accept,
    /// Back to the board, or end what is being shown.
    Back,
    Faster,
    Slower,
    /// A whole page up or down.
    Page(Direction),
    /// To the beginning or the end.
    First,
    Last,
    GiveUp,
    /// A line of a menu was clicked.
    Pick(usize),
    Quit,
    /// Ctrl-C.
    Interrupt,
    /// Ctrl-Z.
    Suspend,
}

/// What a key asks for, if anything.
pub(crate) fn command(key: &KeyEvent) -> Option<Command> {
    if key.kind == KeyEventKind::Release {
        return None;
    }
    if key.modifiers.contains(KeyModifiers::CONTROL) {
        return match key.code {
            KeyCode::Char('c' | 'C') => Some(Command::Interrupt),
            KeyCode::Char('z' | 'Z') => Some(Command::Suspend),
            _ => None,
        };
    }
    if key.modifiers.contains(KeyModifiers::ALT) {
        return None;
    }
    Some(match key.code {
        KeyCode::Up | KeyCode::Char('w' | 'W') => Command::Slide(Direction::Up),
        KeyCode::Down | KeyCode::Char('s' | 'S') => Command::Slide(Direction::Down),
        KeyCode::Left | KeyCode::Char('a' | 'A') => Command::Slide(Direction::Left),
        KeyCode::Right | KeyCode::Char('d' | 'D') => Command::Slide(Direction::Right),
        KeyCode::Char('u') | KeyCode::Backspace => Command::Undo,
        KeyCode::Char('r' | 'U') => Command::Redo,
        KeyCode::Char('n' | 'N') => Command::Next,
        KeyCode::Char('b' | 'B') => Command::Restart,
        KeyCode::Char('o' | 'O') => Command::BringBack,
        KeyCode::Char('h' | 'H') => Command::Hint,
        KeyCode::Char('m' | 'M') => Command::ToGo,
        KeyCode::Char('f' | 'F') => Command::Solve,
        KeyCode::Char('t' | 'T') => Command::Teach,
        KeyCode::Char('p' | 'P') => Command::Pause,
        KeyCode::Char('g' | 'G') => Command::Menu,
        KeyCode::Char('v' | 'V') => Command::Review,
        KeyCode::Char('l' | 'L') => Command::Records,
        KeyCode::Char('?') | KeyCode::F(1) => Command::Help,
        KeyCode::Char(' ') | KeyCode::Enter => Command::Accept,
        KeyCode::Char('+' | '=') => Command::Faster,
        KeyCode::Char('-') => Command::Slower,
        KeyCode::Char('x' | 'X') => Command::GiveUp,
        KeyCode::Esc => Command::Back,
        KeyCode::PageUp => Command::Page(Direction::Up),
        KeyCode::PageDown => Command::Page(Direction::Down),
        KeyCode::Home => Command::First,
        KeyCode::End => Command::Last,
        KeyCode::Char('q' | 'Q') => Command::Quit,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn press(code: KeyCode, modifiers: KeyModifiers) -> Option<Command> {
        command(&KeyEvent::new(code, modifiers))
    }

    #[test]
    fn arrows_and_letters_move_tiles() {
        let none = KeyModifiers::NONE;
        for (arrow, letter, direction) in [
            (KeyCode::Up, 'w', Direction::Up),
            (KeyCode::Left, 'a', Direction::Left),
            (KeyCode::Down, 's', Direction::Down),
            (KeyCode::Right, 'd', Direction::Right),
        ] {
            assert_eq!(press(arrow, none), Some(Command::Slide(direction)));
            assert_eq!(press(KeyCode::Char(letter), none), Some(Command::Slide(direction)));
        }
        assert_eq!(press(KeyCode::Char('z'), none), None);
    }

    #[test]
    fn control_is_another_matter() {
        let control = KeyModifiers::CONTROL;
        assert_eq!(press(KeyCode::Char('c'), control), Some(Command::Interrupt));
        assert_eq!(press(KeyCode::Char('z'), control), Some(Command::Suspend));
        assert_eq!(press(KeyCode::Char('n'), control), None);
        assert_eq!(press(KeyCode::Char('n'), KeyModifiers::ALT), None);
    }

    #[test]
    fn a_key_that_comes_up_asks_for_nothing() {
        let mut key = KeyEvent::new(KeyCode::Up, KeyModifiers::NONE);
        key.kind = KeyEventKind::Release;
        assert_eq!(command(&key), None);
    }
}
