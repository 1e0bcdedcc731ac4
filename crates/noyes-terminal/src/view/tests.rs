//! Every page in windows of all sizes, and every text that they say.

use std::{collections::BTreeSet, fs, path::Path};

use noyes::{Direction, Goal, Layout, Position as _, Size, Square};
use noyes_game::{Book, Challenge, Deal, Game, Rules};
use noyes_words::{Language, Words};
use ratatui::{Terminal, backend::TestBackend, buffer::Buffer};

use super::*;
use crate::model::{Answer, Beginning, Choice, Effect, FoundWay};

fn model(size: Size, game: Game) -> Model {
    let goal = Goal::new(size, Layout::BlankLast);
    let choice = Choice { goal, rules: Rules::casual(), challenge: Challenge::Free };
    let beginning = Beginning { game, attempt: None, choice, book: Book::default() };
    Model::new(beginning, || "seed".into())
}

fn dealt(width: u32, height: u32) -> Model {
    let size = Size::new(width, height).unwrap();
    let deal = Deal { seed: "terminal".into(), index: 0 };
    model(size, Game::deal(Goal::new(size, Layout::BlankLast), deal).unwrap())
}

/// A board of 3x3 that a slide to the left solves.
fn almost() -> Model {
    let goal = Goal::new(Size::EIGHT, Layout::BlankLast);
    model(Size::EIGHT, Game::own("1 2 3/4 5 6/7 0 8".parse().unwrap(), goal).unwrap())
}

fn shown(model: &mut Model, columns: u16, rows: u16, depth: Depth) -> (Buffer, Targets) {
    let mut terminal = Terminal::new(TestBackend::new(columns, rows)).unwrap();
    let words = Words::new(Language::English);
    let look = Look { words: &words, depth, now: Now::default() };
    let mut targets = Targets::default();
    terminal.draw(|frame| targets = draw(frame, model, &look)).unwrap();
    (terminal.backend().buffer().clone(), targets)
}

fn text(buffer: &Buffer) -> String {
    let lines = buffer.content().chunks(usize::from(buffer.area.width.max(1)));
    lines.map(|line| line.iter().map(|cell| cell.symbol()).collect::<String>() + "\n").collect()
}

fn now(clock: u64) -> Now {
    Now { clock, unix: 1_795_390_200_000 + clock }
}

#[test]
fn pages_fit_into_windows_of_all_sizes() {
    let mut models = [dealt(4, 4), dealt(2, 7), dealt(16, 16), almost()];
    models[3].command(Command::Slide(Direction::Left), now(0));
    for model in &mut models {
        for page in [Command::Back, Command::Help, Command::Menu, Command::Records, Command::Review]
        {
            model.command(page, now(1));
            for columns in (1..130).step_by(11) {
                for rows in (1..50).step_by(4) {
                    shown(model, columns, rows, Depth::True);
                    shown(model, columns, rows, Depth::None);
                }
            }
            model.command(Command::Back, now(2));
        }
    }
}

#[test]
fn every_tile_can_be_clicked_where_it_stands() {
    let mut model = dealt(4, 4);
    for (columns, rows) in [(80, 24), (40, 20), (20, 9), (200, 60)] {
        let (_, targets) = shown(&mut model, columns, rows, Depth::True);
        let geometry = targets.board.unwrap();
        assert_eq!(geometry.tiles().count(), 16);
        for (square, tile) in geometry.tiles() {
            for at in [tile.as_position(), Position::new(tile.right() - 1, tile.bottom() - 1)] {
                assert_eq!(targets.command(at), Some(Command::Tap(square)));
            }
        }
        assert!(geometry.area().right() <= columns && geometry.area().bottom() <= rows);
    }
}

#[test]
fn without_colours_every_number_is_there() {
    let mut model = dealt(4, 4);
    let said = text(&shown(&mut model, 80, 24, Depth::None).0);
    for tile in model.game().board().tiles().iter().filter(|&&tile| tile > 0) {
        assert!(said.contains(&format!(" {tile} ")), "{tile}:\n{said}");
    }
}

#[test]
fn a_window_that_is_too_small_says_how_large_it_must_be() {
    let mut model = dealt(16, 16);
    let said = text(&shown(&mut model, 70, 6, Depth::True).0);
    assert!(said.starts_with("This board needs a window of 63 × 20."), "{said}");
    assert!(shown(&mut model, 70, 20, Depth::True).1.board.is_some());
}

#[test]
fn of_a_board_that_does_not_fit_the_part_around_the_blank_is_shown() {
    for (width, height) in [(16, 16), (40, 40), (100, 70), (2, 300), (400, 1)] {
        let mut model = dealt(width, height);
        for way in [Direction::Left, Direction::Up, Direction::Right, Direction::Down] {
            model.command(Command::Slide(way), now(0));
            let board = model.game().board().clone();
            let (drawn, targets) = shown(&mut model, 60, 14, Depth::None);
            let geometry = targets.board.unwrap();
            assert!(geometry.area().right() <= 60 && geometry.area().bottom() <= 14);
            let squares: Vec<Square> = geometry.tiles().map(|(square, _)| square).collect();
            // What can move can be seen, and clicked.
            for way in Direction::ALL {
                let beside = board.blank().neighbour(way, board.size());
                assert!(beside.is_none_or(|square| squares.contains(&square)), "{width}x{height}");
            }
            let said = text(&drawn);
            for (square, tile) in geometry.tiles() {
                assert_eq!(targets.command(tile.as_position()), Some(Command::Tap(square)));
                let number = board.tile(square).unwrap();
                assert!(number.is_blank() || said.contains(&number.to_string()));
            }
        }
    }
}

#[test]
fn a_finished_game_is_recorded_once_and_stored_before() {
    let mut model = almost();
    model.command(Command::Slide(Direction::Left), now(0));
    let effects = model.take_effects();
    let recorded = |effect: &&Effect| matches!(effect, Effect::Record(_));
    assert_eq!(effects.iter().filter(recorded).count(), 1);
    assert!(
        effects.iter().position(|it| *it == Effect::Store)
            < effects.iter().position(|it| recorded(&it))
    );
    model.command(Command::Slide(Direction::Right), now(5));
    model.tick(now(9_000));
    assert!(!model.take_effects().iter().any(|effect| recorded(&effect)));
    assert_eq!(model.book().len(), 1);
    // Where the journal lacks it, the stored game has it.
    let saved = model.saved().to_json();
    assert!(crate::model::Saved::from_json(&saved).unwrap().last().is_some());
}

#[test]
fn the_list_of_a_review_can_be_turned() {
    // Sixteen rows that are there from the beginning but for the last, and one move.
    let size = Size::new(16, 16).unwrap();
    let goal = Goal::new(size, Layout::BlankLast);
    let mut board = goal.board().clone();
    board.slide(Direction::Right).unwrap();
    let mut model = model(size, Game::own(board, goal).unwrap());
    model.command(Command::Slide(Direction::Left), now(0));
    assert!(model.game().is_over());
    model.command(Command::Review, now(1));
    let rows = |model: &mut Model| -> Vec<u32> {
        let said = text(&shown(model, 80, 24, Depth::None).0);
        let row = |line: &str| line.trim().strip_prefix("Row ")?.split(' ').next()?.parse().ok();
        said.lines().filter_map(row).collect()
    };
    assert!(text(&shown(&mut model, 80, 24, Depth::None).0).contains("PgUp PgDn the list"));
    let first = rows(&mut model);
    assert!(first.len() < 16 && first[0] == 1, "{first:?}");
    let mut seen = first.clone();
    for _ in 0..16 {
        model.command(Command::Page(Direction::Down), now(2));
        seen.extend(rows(&mut model));
    }
    seen.sort_unstable();
    seen.dedup();
    assert_eq!(seen, (1..=16).collect::<Vec<u32>>());
    assert_eq!(*rows(&mut model).last().unwrap(), 16);
    // However far it was turned, one key leads a page back at once.
    model.command(Command::Page(Direction::Up), now(3));
    assert!(!rows(&mut model).contains(&16));
    for _ in 0..16 {
        model.command(Command::Page(Direction::Up), now(4));
    }
    assert_eq!(rows(&mut model), first);
}

#[test]
fn the_speed_at_best_is_said_of_games_that_are_long_enough() {
    let said = |there_and_back: u64| {
        let mut model = almost();
        for at in 0..there_and_back {
            let way = if at % 2 == 0 { Direction::Right } else { Direction::Left };
            model.command(Command::Slide(way), now(300 * at));
        }
        model.command(Command::Slide(Direction::Left), now(300 * there_and_back));
        model.command(Command::Review, now(10_000));
        text(&shown(&mut model, 80, 24, Depth::None).0)
    };
    let short = said(2);
    assert!(short.contains("5.00 moves a second.") && !short.contains("fastest"), "{short}");
    let long = said(20);
    assert!(long.contains("3.50 moves a second, 3.50 at the fastest."), "{long}");
}

#[test]
fn a_challenge_is_not_over_before_it_begins() {
    for (width, height, played) in [(1, 1, "2×2"), (5, 1, "5×2")] {
        let mut model = dealt(width, height);
        model.command(Command::Menu, now(0));
        // The first below one board after the other has a size of its own: today's board.
        model.command(Command::Slide(Direction::Right), now(0));
        model.command(Command::Slide(Direction::Right), now(0));
        model.command(Command::Accept, now(0));
        assert!(model.attempt().is_some() && !model.game().is_over());
        let said = model.notice().unwrap().say(&Words::new(Language::English));
        let expected = "Challenges need something to slide: this one is played at";
        assert_eq!(said, format!("{expected} {played}."));
    }
}

#[test]
fn that_a_board_cannot_be_solved_is_said_once() {
    let goal = Goal::new(Size::EIGHT, Layout::BlankLast);
    let mut model =
        model(Size::EIGHT, Game::own("2 1 3/4 5 6/7 8 0".parse().unwrap(), goal).unwrap());
    for help in [Command::Back, Command::Hint, Command::ToGo, Command::Solve, Command::Teach] {
        model.command(help, now(0));
        let said = text(&shown(&mut model, 80, 24, Depth::None).0);
        assert_eq!(said.matches("This board cannot").count(), 1, "{help:?}: {said}");
    }
}

#[test]
fn a_hint_marks_the_tile_and_is_held_against_the_game() {
    let mut model = almost();
    model.command(Command::Hint, now(0));
    let asked = model.take_effects();
    assert!(asked.iter().any(|effect| matches!(effect, Effect::Ask(_))));
    assert!(!model.game().is_assisted());
    let way = FoundWay {
        board: model.game().board().clone(),
        moves: "L".parse().unwrap(),
        lower_bound: 1,
    };
    model.answer(&Answer::Way(way), now(1));
    assert_eq!(model.hint().map(|square| square.number()), Some(8));
    assert!(model.game().is_assisted());
    model.command(Command::Slide(Direction::Left), now(2));
    assert_eq!(model.hint(), None);
}

#[test]
fn a_game_that_was_replaced_comes_back() {
    let mut model = dealt(4, 4);
    let blank = model.game().board().blank();
    let open = Direction::ALL
        .into_iter()
        .find(|it| blank.neighbour(it.opposite(), Size::FIFTEEN).is_some());
    model.command(Command::Slide(open.unwrap()), now(0));
    let before = model.game().board().clone();
    model.command(Command::Next, now(1_000));
    assert_ne!(*model.game().board(), before);
    // Its time has stood meanwhile.
    model.command(Command::BringBack, now(60_000));
    assert_eq!((model.game().board(), model.game().elapsed()), (&before, 1_000));
}

/// The ids in the sources, and those in the English texts.
#[test]
fn every_text_is_there_and_every_one_is_said() {
    fn sources(folder: &Path, all: &mut String) {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                sources(&path, all);
            } else {
                *all += &fs::read_to_string(&path).unwrap();
            }
        }
    }
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut all = String::new();
    sources(&root.join("src"), &mut all);
    let is_id = |it: &&str| {
        it.starts_with("terminal-") && it.bytes().all(|b| b.is_ascii_lowercase() || b == b'-')
    };
    let said: BTreeSet<&str> =
        all.split('"').filter(is_id).filter(|it| !it.ends_with('-')).collect();
    // The codes of errors look the same.
    let said: BTreeSet<&str> = said.into_iter().filter(|&it| it != "terminal-failed").collect();
    let texts = fs::read_to_string(root.join("../noyes-words/ftl/en/terminal.ftl")).unwrap();
    let there: BTreeSet<&str> =
        texts.lines().filter_map(|line| Some(line.split_once(" =")?.0)).filter(is_id).collect();
    let missing: Vec<_> = said.difference(&there).collect();
    assert!(missing.is_empty(), "no text: {missing:?}");
    // The goals' names are made of a layout's.
    let idle: Vec<_> =
        there.difference(&said).filter(|it| !it.starts_with("terminal-goal-")).collect();
    assert!(idle.is_empty(), "never said: {idle:?}");
}
