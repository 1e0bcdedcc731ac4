//! Games by other rules than a casual one.

use noyes::{Direction, Goal, Layout, Metric, Size};
use noyes_game::{Control, Deal, Game, Input, Outcome, Phase, Refusal, Rules, Snapshot};

/// Two slides to the left solve it.
fn near() -> Game {
    let goal = Goal::new(Size::EIGHT, Layout::BlankLast);
    Game::own("1 2 3/4 5 6/0 7 8".parse().unwrap(), goal).unwrap()
}

fn left(game: &mut Game, now: u64) -> Result<Option<Outcome>, Refusal> {
    game.play(Input::Slide(Direction::Left), now).map(|step| step.outcome)
}

#[test]
fn what_is_taken_back_counts_in_records_only() {
    for (rules, moves) in [(Rules::casual(), 1), (Rules::record(), 3)] {
        let mut game = near().with_rules(rules);
        left(&mut game, 0).unwrap();
        game.play(Input::Undo, 100).unwrap();
        game.play(Input::Redo, 250).unwrap();
        assert_eq!((game.moves(), game.made(Metric::Stm), game.made(Metric::Mtm)), (moves, 3, 3));
        let log: Vec<_> = game.log().iter().map(|moved| (moved.direction, moved.at)).collect();
        let expected = [(Direction::Left, 0), (Direction::Right, 100), (Direction::Left, 250)];
        assert_eq!(log, expected);
    }
}

#[test]
fn a_pause_hides_and_holds_a_casual_game() {
    let mut game = near();
    game.pause(0);
    assert_eq!(game.phase(), Phase::Ready, "nothing has begun");
    left(&mut game, 1_000).unwrap();
    game.pause(2_000);
    assert_eq!((game.phase(), game.elapsed()), (Phase::Paused, 1_000));
    assert_eq!(left(&mut game, 3_000), Err(Refusal::Paused));
    game.resume(10_000);
    assert_eq!(left(&mut game, 10_500), Ok(Some(Outcome::Solved)));
    assert_eq!((game.elapsed(), game.was_interrupted()), (1_500, true));
}

#[test]
fn the_time_of_a_record_never_stands() {
    let mut game = near().with_rules(Rules::record());
    left(&mut game, 1_000).unwrap();
    game.pause(2_000);
    game.stand(2_000);
    assert_eq!(game.phase(), Phase::Running);
    assert_eq!(left(&mut game, 10_000), Ok(Some(Outcome::Solved)));
    assert_eq!((game.elapsed(), game.was_interrupted()), (9_000, false));
}

#[test]
fn looking_too_long_counts_as_played() {
    let rules = Rules { inspection: Some(15_000), ..Rules::record() };
    let covered = near().with_rules(rules);
    assert_eq!(covered.phase(), Phase::Covered);

    let mut game = covered.clone();
    assert_eq!(left(&mut game, 0), Err(Refusal::Covered));
    game.inspect(1_000);
    game.tick(11_000);
    assert_eq!(game.phase(), Phase::Inspecting { left: 5_000 });
    left(&mut game, 13_000).unwrap();
    assert_eq!((game.inspected(), game.elapsed()), (12_000, 0));

    let mut late = covered;
    late.inspect(1_000);
    late.tick(17_000);
    assert_eq!((late.phase(), late.elapsed()), (Phase::Running, 1_000));
    left(&mut late, 18_000).unwrap();
    assert_eq!((late.inspected(), late.elapsed(), late.log()[0].at), (15_000, 2_000, 2_000));
}

#[test]
fn a_game_is_lost_with_its_time() {
    let mut game = near().with_rules(Rules { time_limit: Some(5_000), ..Rules::casual() });
    left(&mut game, 0).unwrap();
    game.tick(4_999);
    assert_eq!(game.time_left(), Some(1));
    assert_eq!(left(&mut game, 5_000), Err(Refusal::Over));
    assert_eq!((game.outcome(), game.elapsed()), (Some(Outcome::OutOfTime), 5_000));
    assert!(!game.can_undo() && !game.is_running() && !game.is_solved());
    game.resume(6_000);
    game.tick(7_000);
    assert_eq!(game.elapsed(), 5_000);
}

#[test]
fn a_game_is_lost_with_its_moves_but_not_by_the_solving_one() {
    let rules = Rules { move_limit: Some(2), undo_counts: true, ..Rules::casual() };
    let mut won = near().with_rules(rules);
    assert_eq!(left(&mut won, 0), Ok(None));
    assert_eq!(won.moves_left(), Some(1));
    assert_eq!(left(&mut won, 0), Ok(Some(Outcome::Solved)));

    let mut lost = near().with_rules(rules);
    left(&mut lost, 0).unwrap();
    let step = lost.play(Input::Undo, 0).unwrap();
    assert_eq!((step.solved, step.outcome), (false, Some(Outcome::OutOfMoves)));
    assert_eq!(lost.play(Input::Redo, 0), Err(Refusal::Over));
}

#[test]
fn faces_vanish_with_the_first_move_and_come_back_at_the_end() {
    let mut game = near().with_rules(Rules { blindfold: true, ..Rules::casual() });
    assert!(!game.is_blind());
    left(&mut game, 0).unwrap();
    assert!(game.is_blind());
    let mut peeked = game.clone();
    peeked.give_up(1);
    assert_eq!((peeked.is_blind(), peeked.outcome()), (false, Some(Outcome::GivenUp)));
    left(&mut game, 0).unwrap();
    assert!(!game.is_blind());
}

#[test]
fn controls_that_mix_are_mixed() {
    let mut game = near();
    assert_eq!(game.control(), None);
    game.played_with(Control::Touch);
    game.played_with(Control::Touch);
    assert_eq!(game.control(), Some(Control::Touch));
    game.played_with(Control::Mouse);
    game.played_with(Control::Touch);
    assert_eq!(game.control(), Some(Control::Mixed));
}

#[test]
fn a_board_begun_anew_is_a_repeated_one() {
    let mut game = near();
    game.restart();
    assert!(!game.is_repeated());
    left(&mut game, 0).unwrap();
    game.restart();
    assert!(game.is_repeated() && game.log().is_empty());
    let stored = Snapshot::from_json(&game.snapshot().to_json()).unwrap();
    assert!(stored.game().unwrap().is_repeated());
}

#[test]
fn stored_games_keep_their_rules_and_their_end() {
    let rules = Rules {
        inspection: Some(15_000),
        time_limit: Some(60_000),
        move_limit: Some(40),
        blindfold: true,
        ..Rules::record()
    };
    let mut game = near().with_rules(rules);
    game.played_with(Control::Keyboard);
    game.inspect(0);
    left(&mut game, 4_000).unwrap();
    game.give_up(9_000);
    let again = Snapshot::from_json(&game.snapshot().to_json()).unwrap().game().unwrap();
    assert_eq!(again, game);

    // A game under way goes on with its time standing, and says so.
    let mut open = near();
    left(&mut open, 0).unwrap();
    open.pause(700);
    let again = Snapshot::from_json(&open.snapshot().to_json()).unwrap().game().unwrap();
    assert_eq!(again, open);
}

#[test]
fn games_stored_before_there_was_a_log_are_read() {
    let old = r#"{"v":1,"size":"3x3","goal":"blank-last","board":"1 2 3/4 5 6/0 7 8","steps":"L L","done":1,"elapsed":900}"#;
    // The second step solves the board and cannot have been taken back.
    assert!(Snapshot::from_json(old).unwrap().game().is_err());
    let old = old.replace("L L", "L D");
    let game = Snapshot::from_json(&old).unwrap().game().unwrap();
    assert_eq!((game.moves(), game.log().len(), game.log()[0].at), (1, 1, 900));
}

#[test]
fn a_log_has_to_fit_the_steps() {
    let mut game = near();
    left(&mut game, 0).unwrap();
    game.play(Input::Slide(Direction::Down), 400).unwrap();
    let text = game.snapshot().to_json();
    let with = |log: &str| {
        let text = text.replace("L0D400", log);
        Snapshot::from_json(&text).and_then(|snapshot| snapshot.game()).map(|_| ())
    };
    assert_eq!(with("L0D400"), Ok(()));
    let detour = with("L0D100U100D200");
    assert_eq!(detour, Ok(()), "what was taken back is in the log only");
    for wrong in ["L0", "L0D401", "L0D", "X0", "L0U0", "L0D18446744073709551616"] {
        assert!(with(wrong).is_err(), "{wrong}");
    }
}

#[test]
fn the_days_first_deal_is_dealt() {
    let day: noyes_game::Day = "2026-02-28".parse().unwrap();
    assert_eq!(day.deal(), Deal { seed: "noyes daily 2026-02-28".into(), index: 0 });
    assert_eq!(day.number(), 59);
    let next = noyes_game::Day::at(day.left(0) + 1);
    assert_eq!(next.to_string(), "2026-03-01");
    assert_eq!(next.before(), Some(day));
    for wrong in
        ["2026-02-29", "2026-13-01", "26-01-01", "2026-1-1", "+026-01-01", "", "2026-01-01-"]
    {
        assert!(wrong.parse::<noyes_game::Day>().is_err(), "{wrong}");
    }
}
