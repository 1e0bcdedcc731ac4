//! Whatever a player does, the game stays a game.

use noyes::{Board, Coded, Direction, Goal, Layout, Position, Size, Square};
use noyes_game::{Deal, Game, Input, Link, Refusal, Snapshot, Start};
use proptest::prelude::*;

fn sizes() -> impl Strategy<Value = Size> {
    (1u32..=5, 1u32..=5).prop_map(|(width, height)| Size::new(width, height).unwrap())
}

fn layouts() -> impl Strategy<Value = Layout> {
    prop::sample::select(&Layout::ALL[..])
}

fn inputs() -> impl Strategy<Value = Input> {
    prop_oneof![
        4 => prop::sample::select(&Direction::ALL[..]).prop_map(Input::Slide),
        4 => (0u32..30).prop_map(|square| Input::Tap(Square::new(square))),
        1 => (prop::sample::select(&Direction::ALL[..]), 1u32..6)
            .prop_map(|(direction, length)| Input::Run(noyes::Run::new(direction, length).unwrap())),
        2 => Just(Input::Undo),
        2 => Just(Input::Redo),
    ]
}

/// A dealt board, or the goal after some slides, so that games are won now and then.
fn games() -> impl Strategy<Value = Game> {
    let dealt =
        (sizes(), layouts(), "\\PC{0,12}", 0u64..1000).prop_map(|(size, layout, seed, index)| {
            Game::deal(Goal::new(size, layout), Deal { seed, index }).unwrap()
        });
    let near = (sizes(), layouts(), prop::collection::vec(0usize..4, 0..4)).prop_map(
        |(size, layout, slides)| {
            let goal = Goal::new(size, layout);
            let mut board = goal.board().clone();
            for slide in slides {
                board.slide(Direction::ALL[slide]);
            }
            Game::own(board, goal).unwrap()
        },
    );
    prop_oneof![dealt, near]
}

/// What a player sees of a game.
fn state(game: &Game) -> (Board, u64, u64, u64, bool, bool, bool) {
    (
        game.board().clone(),
        game.moves(),
        game.runs(),
        game.elapsed(),
        game.can_undo(),
        game.can_redo(),
        game.is_solved(),
    )
}

proptest! {
    #[test]
    fn any_inputs_keep_the_rules(
        mut game in games(),
        inputs in prop::collection::vec((inputs(), 0u64..100_000), 0..60),
    ) {
        let first = game.board().clone();
        let mut elapsed = 0;
        for (input, now) in inputs {
            let before = state(&game);
            let (could_undo, could_redo) = (game.can_undo(), game.can_redo());
            let done = game.play(input, now);

            prop_assert!(game.elapsed() >= elapsed);
            elapsed = game.elapsed();
            match &done {
                Ok(step) => {
                    prop_assert!(!before.6, "a solved board is locked");
                    prop_assert_eq!(step.slides.len(), step.run.length.get() as usize);
                    prop_assert_eq!(step.solved, game.is_solved());
                    prop_assert_eq!(game.is_running(), !step.solved);
                    let mut board = before.0.clone();
                    for slide in &step.slides {
                        prop_assert_eq!(board.tile(slide.from), Some(slide.tile));
                        prop_assert_eq!(board.blank(), slide.to);
                        prop_assert_eq!(slide.from.distance(slide.to, game.size()), 1);
                        board.swap(slide.from, slide.to);
                    }
                    prop_assert_eq!(&board, game.board());
                    let tiles = step.slides.len() as u64;
                    match input {
                        Input::Undo => prop_assert_eq!(game.moves() + tiles, before.1),
                        _ => prop_assert_eq!(game.moves(), before.1 + tiles),
                    }
                    if !matches!(input, Input::Undo | Input::Redo) {
                        prop_assert!(!game.can_redo());
                    }
                }
                Err(refusal) => {
                    prop_assert_eq!((&before.0, before.1), (game.board(), game.moves()));
                    let expected = match (before.6, input) {
                        (true, _) => Refusal::Locked,
                        (_, Input::Undo) => Refusal::NothingToUndo,
                        (_, Input::Redo) => Refusal::NothingToRedo,
                        _ => Refusal::Blocked,
                    };
                    prop_assert_eq!(*refusal, expected);
                }
            }
            match input {
                Input::Undo => prop_assert_eq!(done.is_ok(), could_undo),
                Input::Redo => prop_assert_eq!(done.is_ok(), could_redo),
                _ => {}
            }
            // What stands leads from the first board to this one.
            let mut board = first.clone();
            prop_assert!(board.apply(&game.algorithm()).is_ok());
            prop_assert_eq!(&board, game.board());
        }
    }

    #[test]
    fn undoing_everything_leads_back_and_redoing_forth(
        mut game in games(),
        inputs in prop::collection::vec(inputs(), 0..40),
    ) {
        let first = game.board().clone();
        for input in inputs {
            game.play(input, 0).ok();
            if game.is_solved() {
                return Ok(());
            }
        }
        while game.can_redo() {
            game.play(Input::Redo, 0).unwrap();
        }
        let last = (game.board().clone(), game.moves(), game.runs());
        while game.can_undo() {
            game.play(Input::Undo, 0).unwrap();
        }
        prop_assert_eq!((game.board(), game.moves(), game.runs()), (&first, 0, 0));
        while game.can_redo() {
            game.play(Input::Redo, 0).unwrap();
        }
        prop_assert_eq!((game.board().clone(), game.moves(), game.runs()), last);
    }

    #[test]
    fn a_stored_game_is_the_same_game(
        mut game in games(),
        inputs in prop::collection::vec((inputs(), 0u64..100_000), 0..40),
        more in prop::collection::vec(inputs(), 0..20),
        assisted: bool,
    ) {
        for (input, now) in inputs {
            game.play(input, now).ok();
        }
        if assisted {
            game.assist();
        }
        let text = game.snapshot().to_json();
        let mut again = Snapshot::from_json(&text).unwrap().game().unwrap();
        prop_assert_eq!(state(&again), state(&game));
        prop_assert_eq!(again.is_assisted(), game.is_assisted());
        prop_assert_eq!(again.snapshot().to_json(), text);
        // And it goes on in the same way.
        for input in more {
            let step = game.play(input, 0);
            prop_assert_eq!(again.play(input, 0), step);
        }
        game.restart();
        again.restart();
        prop_assert_eq!(state(&again), state(&game));
    }

    #[test]
    fn a_damaged_snapshot_is_an_error_or_a_game(
        game in games(),
        inputs in prop::collection::vec(inputs(), 0..20),
        at in any::<prop::sample::Index>(),
        byte in 32u8..127,
    ) {
        let mut game = game;
        for input in inputs {
            game.play(input, 0).ok();
        }
        let text = game.snapshot().to_json();
        // Without text that is not ASCII each byte is a character.
        prop_assume!(text.is_ascii());
        let mut bytes = text.into_bytes();
        let at = at.index(bytes.len());
        bytes[at] = byte;
        let text = String::from_utf8(bytes).unwrap();
        if let Ok(game) = Snapshot::from_json(&text).and_then(|snapshot| snapshot.game()) {
            let mut board = game.first_board().clone();
            prop_assert!(board.apply(&game.algorithm()).is_ok());
            prop_assert_eq!(&board, game.board());
        }
    }

    #[test]
    fn links_are_read_as_they_are_written(game in games()) {
        let text = format!("#{}", game.link());
        prop_assert!(text.is_ascii());
        let link: Link = text.parse().unwrap();
        prop_assert_eq!(&link, &game.link());
        let again = Game::open(link).unwrap();
        prop_assert_eq!(again.board(), game.first_board());
    }

    #[test]
    fn any_text_is_a_link_or_an_error(text in "\\PC*") {
        if let Ok(link) = text.parse::<Link>() {
            prop_assert_eq!(link.to_string().parse(), Ok(link));
        }
    }

    #[test]
    fn any_parts_are_a_link_or_an_error(
        parts in prop::collection::vec(
            ("(size|seed|deal|board|goal)", "[0-9x.%-]{0,8}").prop_map(|(name, value)| format!("{name}={value}")),
            0..5,
        ),
    ) {
        if let Ok(link) = parts.join("&").parse::<Link>() {
            prop_assert_eq!(link.to_string().parse(), Ok(link));
        }
    }
}

fn fifteen() -> Goal {
    Goal::new(Size::FIFTEEN, Layout::BlankLast)
}

#[test]
fn a_solved_deal_is_passed_over() {
    let goal = Goal::new(Size::new(2, 2).unwrap(), Layout::BlankLast);
    let mut skipped = 0;
    for index in 0..100 {
        let game = Game::deal(goal.clone(), Deal { seed: "small".into(), index }).unwrap();
        assert!(!game.is_solved());
        let Start::Deal(deal) = game.start() else { panic!("dealt") };
        skipped += u64::from(deal.index != index);
        assert_eq!(Game::open(game.link()).unwrap(), game);
    }
    // One in twelve is expected; none at all has a chance of 1 in 6000.
    assert!((1..30).contains(&skipped), "{skipped} of 100 were solved");
}

#[test]
fn a_board_with_nothing_to_do_is_solved() {
    let goal = Goal::new(Size::new(1, 1).unwrap(), Layout::BlankLast);
    let mut game = Game::deal(goal, Deal { seed: String::new(), index: 0 }).unwrap();
    assert_eq!(game.play(Input::Tap(Square::new(0)), 0), Err(Refusal::Locked));
}

#[test]
fn the_last_index_has_a_board_and_the_next_has_none() {
    let deal = |index| Game::deal(fifteen(), Deal { seed: "end".into(), index });
    assert!(deal((1 << 48) - 1).is_ok());
    assert!(deal(1 << 48).is_err());
}

#[test]
fn time_runs_from_the_first_step_to_the_last() {
    let mut game = Game::own("1 2 3/4 5 6/0 7 8".parse().unwrap(), {
        Goal::new(Size::EIGHT, Layout::BlankLast)
    })
    .unwrap();
    game.tick(50_000);
    assert_eq!(game.play(Input::Slide(Direction::Down), 0).map(|_| ()), Ok(()));
    game.play(Input::Undo, 1_000).unwrap();
    game.stand(2_000);
    game.tick(60_000);
    game.resume(61_000);
    game.play(Input::Slide(Direction::Left), 62_000).unwrap();
    assert!(game.play(Input::Slide(Direction::Left), 62_500).unwrap().solved);
    game.resume(70_000);
    game.tick(80_000);
    assert_eq!((game.elapsed(), game.moves(), game.runs()), (3_500, 2, 1));
    game.restart();
    assert_eq!((game.elapsed(), game.moves(), game.has_begun()), (0, 0, false));
}

#[test]
fn a_board_whose_time_runs_has_begun_at_once() {
    let mut game = Game::deal(fifteen(), Deal { seed: "begun".into(), index: 0 }).unwrap();
    assert!(!game.has_begun());
    game.start_clock(1_000);
    assert_eq!((game.elapsed(), game.has_begun()), (0, true));
    game.restart();
    assert!(!game.has_begun());
}

#[test]
fn a_run_is_one_step_and_as_many_moves_as_tiles() {
    let board = fifteen().board().clone();
    let mut board_near = board;
    board_near.apply(&"DR".parse().unwrap()).unwrap();
    let mut game = Game::own(board_near, fifteen()).unwrap();
    let step = game.play(Input::Tap(Square::new(8)), 0).unwrap();
    assert_eq!(step.run.to_string(), "R2");
    assert_eq!(step.slides[0].to, Square::new(10));
    assert_eq!((game.moves(), game.runs()), (2, 1));
    game.play(Input::Undo, 0).unwrap();
    assert_eq!((game.moves(), game.can_undo(), game.can_redo()), (0, false, true));
}

#[test]
fn help_is_remembered_until_the_game_begins_anew() {
    let mut board = fifteen().board().clone();
    board.apply(&"R".parse().unwrap()).unwrap();
    let mut game = Game::own(board, fifteen()).unwrap();
    // Games that were stored before there was help had none.
    let text = game.snapshot().to_json();
    assert!(!text.contains("assisted"));
    assert!(!Snapshot::from_json(&text).unwrap().game().unwrap().is_assisted());
    game.assist();
    assert!(game.is_assisted());
    let text = game.snapshot().to_json();
    assert!(text.ends_with(r#","assisted":true}"#), "{text}");
    assert!(Snapshot::from_json(&text).unwrap().game().unwrap().is_assisted());
    game.restart();
    assert!(!game.is_assisted());
    game.play(Input::Slide(Direction::Left), 0).unwrap();
    game.assist();
    assert!(game.is_solved() && !game.is_assisted());
}

#[test]
fn snapshots_say_what_is_wrong_with_them() {
    let wrong = |text: &str| {
        let error = Snapshot::from_json(text).and_then(|snapshot| snapshot.game()).unwrap_err();
        (error.code(), error.to_string())
    };
    let with = |change: &str, to: &str| {
        let text = r#"{"v":1,"size":"2x2","goal":"blank-last","board":"1 2/0 3","steps":"L","done":1,"elapsed":5}"#;
        assert!(text.contains(change));
        wrong(&text.replace(change, to))
    };
    assert_eq!(wrong("").0, "bad-snapshot");
    assert_eq!(wrong("[1]").0, "bad-snapshot");
    assert_eq!(with("\"v\":1", "\"v\":3").0, "unknown-version");
    assert_eq!(with("2x2", "0x2").0, "empty-size");
    assert_eq!(with("2x2", "3x2").0, "size-mismatch");
    assert_eq!(with("blank-last", "last").0, "unknown-goal");
    assert_eq!(with("1 2/0 3", "1 2/0 2").0, "duplicate-tile");
    assert_eq!(with("\"board\":\"1 2/0 3\"", "\"seed\":\"a\"").0, "bad-snapshot");
    assert_eq!(with("\"L\"", "\"R\"").0, "illegal-move");
    assert_eq!(with("\"L\"", "\"LL\"").0, "illegal-move");
    assert_eq!(with("\"L\"", "\"X\"").0, "unknown-move");
    assert_eq!(
        with("\"L\"", "\"LR\"").1,
        "step 0 is not a run; expected a direction and perhaps a number, such as L2"
    );
    assert_eq!(with("\"L\"", "\"L R\"").1, "step 1 was made on a solved board, which is locked");
    assert_eq!(
        with("\"done\":1", "\"done\":2").1,
        "found 2 steps done; expected at most 1, as many as there are"
    );
    // A step that solves cannot have been taken back.
    assert_eq!(with("\"done\":1", "\"done\":0").0, "bad-snapshot");
}

#[test]
fn links_say_what_is_wrong_with_them() {
    let wrong = |text: &str| {
        let error = text.parse::<Link>().unwrap_err();
        (error.code(), error.to_string())
    };
    assert_eq!(wrong("").1, "the link has no size; expected size, seed and deal, or a board");
    assert_eq!(
        wrong("#size=4x4&deal=1").1,
        "the link has no seed; expected size, seed and deal, or a board"
    );
    assert_eq!(wrong("#size=4x4&seed=a").0, "incomplete-link");
    assert_eq!(wrong("#size=4y4&seed=a&deal=1").0, "bad-size");
    assert_eq!(wrong("#size=4x4&seed=a&deal=one").0, "not-a-number");
    assert_eq!(wrong("#size=4x4&seed=a&seed=b&deal=1").0, "ambiguous-link");
    assert_eq!(wrong("#size=4x4&seed=%4&deal=1").0, "bad-link-encoding");
    assert_eq!(wrong("#board=1-2.3-0&seed=a").0, "ambiguous-link");
    assert_eq!(wrong("#board=1-2.3-3").0, "duplicate-tile");
    assert_eq!(wrong("#board=1-2.3-0&goal=nowhere").0, "unknown-goal");
    assert_eq!(wrong("#board=1-2.3-0&goal=1-2-3.4-5-0").0, "size-mismatch");
}

#[test]
fn links_are_short_and_plain() {
    let game = Game::own("3 1/2 0".parse().unwrap(), {
        Goal::new(Size::new(2, 2).unwrap(), Layout::Snake)
    });
    assert_eq!(game.unwrap().link().to_string(), "board=3-1.2-0&goal=snake");
    let link: Link = "#size=3x2&seed=a%20b%C3%BC&deal=0&later=x".parse().unwrap();
    let Start::Deal(deal) = link.start() else { panic!("a deal") };
    assert_eq!(deal.seed, "a bü");
}

#[test]
fn an_endless_game_passes_its_goal() {
    let goal = Goal::new(Size::EIGHT, Layout::BlankLast);
    let mut game = Game::endless(goal.board().clone(), goal.clone()).unwrap();
    assert!(!game.is_solved());
    game.play(Input::Slide(Direction::Right), 0).unwrap();
    let step = game.play(Input::Slide(Direction::Left), 0).unwrap();
    assert!(!step.solved && goal.is_solved(game.board()));
    assert!(game.can_undo());
    game.play(Input::Undo, 0).unwrap();
    assert!(Game::endless(goal.board().clone(), Goal::new(Size::FIFTEEN, Layout::Snake)).is_err());
}
