//! What is left of a game: replays, records, journals and what they come to.

use noyes::{Coded, Direction, Goal, Layout, Metric, Position, Size, Square};
use noyes_game::{
    Attempt, Average, Bests, Book, Challenge, Control, Day, Distance, Entry, Filter, Game, Input,
    Measure, Moved, Need, Outcome, Record, Replay, Review, Rules, SheetError, Standing, averages,
    read_sheet, sheet,
};
use proptest::prelude::*;

fn eight() -> Goal {
    Goal::new(Size::EIGHT, Layout::BlankLast)
}

/// A game that was won after these slides back from the goal, in as many milliseconds as told.
fn won(times: &[u64]) -> Game {
    let mut board = eight().board().clone();
    let away = [Direction::Right, Direction::Down, Direction::Left, Direction::Up];
    let back = &away[..times.len().min(4)];
    for &way in back {
        board.slide(way).unwrap();
    }
    let mut game = Game::own(board, eight()).unwrap();
    for (way, &now) in back.iter().rev().zip(times) {
        game.play(Input::Slide(way.opposite()), now).unwrap();
    }
    assert!(game.is_solved());
    game
}

fn record(id: &str, at: u64, times: &[u64]) -> Record {
    Record::of(&won(times), Challenge::Free, id, at).unwrap()
}

#[test]
fn a_replay_is_verified_by_playing_it_again() {
    let replay = Replay::of(&won(&[0, 300, 1_000]));
    let verified = replay.verify().unwrap();
    assert_eq!((verified.moves, verified.time, verified.solved), (3, 1_000, true));
    let text = replay.to_json();
    assert_eq!(Replay::from_json(&text).unwrap(), replay);
    assert_eq!(replay.boards().count(), 4);
    assert_eq!(replay.boards().last().unwrap(), *eight().board());

    let code = |change: &str, to: &str| {
        assert!(text.contains(change), "{text}");
        let error = Replay::from_json(&text.replace(change, to)).and_then(|r| r.verify());
        error.map_or_else(|error| error.code(), |_| "fine")
    };
    assert_eq!(code("\"R\",0", "\"L\",0"), "illegal-move");
    assert_eq!(code("300", "1300"), "time-order");
    assert_eq!(code("\"v\":1", "\"v\":2"), "unknown-version");
    assert_eq!(code("stm", "htm"), "bad-replay");
    assert_eq!(code("\"R\",0", "\"X\",0"), "unknown-move");
    assert_eq!(code("3x3", "3x2"), "size-mismatch");
    assert_eq!(code("[\"L\",1000]", "[\"L\",1000],[\"R\",1000]"), "bad-replay");
    assert_eq!(code("{\"v\"", "{\"deal\":{\"by\":\"a server\"},\"v\""), "fine");
}

#[test]
fn moves_taken_back_at_once_can_be_left_out() {
    let mut game = Game::own("1 2 3/4 5 6/0 7 8".parse().unwrap(), eight()).unwrap();
    for (way, now) in [
        (Direction::Down, 0),
        (Direction::Left, 1),
        (Direction::Right, 2),
        (Direction::Up, 3),
        (Direction::Left, 4),
        (Direction::Left, 5),
    ] {
        game.play(Input::Slide(way), now).unwrap();
    }
    let replay = Replay::of(&game).without_detours();
    assert_eq!(replay.algorithm().to_string(), "L2");
    assert!(replay.verify().unwrap().solved);
}

#[test]
fn a_journal_says_what_is_wrong_with_a_line() {
    let text = Entry::Solve(record("one", 5, &[0, 700])).to_json();
    assert_eq!(Entry::from_json(&text).unwrap().to_json(), text);
    let code = |change: &str, to: &str| {
        assert!(text.contains(change), "{text}");
        Entry::from_json(&text.replace(change, to)).unwrap_err().code()
    };
    assert_eq!(code("{", ""), "bad-entry");
    assert_eq!(code("{\"v\":1,\"kind\"", "{\"v\":2,\"kind\""), "unknown-version");
    assert_eq!(code("\"solve\"", "\"dream\""), "unknown-version");
    assert_eq!(code("\"id\":\"one\"", "\"id\":\"\""), "bad-entry");
    assert_eq!(code("\"at\":5,", ""), "bad-entry");
    assert_eq!(code("\"free\"", "\"freedom\""), "unknown-challenge");
    assert_eq!(code("\"free\"", "\"marathon 2\""), "bad-entry");
    assert_eq!(code("\"time\":700", "\"time\":699"), "time-order");
    assert_eq!(code("\"solved\"", "\"given-up\""), "bad-replay");
    assert_eq!(code("700]", "-1]"), "bad-entry");
}

#[test]
fn averages_leave_out_a_twentieth_at_each_end() {
    let results: Vec<Option<u64>> = (1..=100).map(Some).collect();
    assert_eq!(averages(&results, 100).unwrap().current, Average::Of(50.5));
    assert_eq!(averages(&results[..99], 100), None);
    // One that was not finished may be left out, two of five may not.
    let one = [Some(10), None, Some(20), Some(30), Some(40)];
    assert_eq!(averages(&one, 5).unwrap().current, Average::Of(30.0));
    let two = [Some(10), None, Some(20), None, Some(40)];
    assert_eq!(averages(&two, 5).unwrap().best, Average::NotFinished);
}

proptest! {
    #[test]
    fn rolling_averages_are_those_of_each_window(
        results in prop::collection::vec(prop::option::weighted(0.9, 0u64..50), 5..60),
        of in prop::sample::select(vec![5usize, 12, 50]),
    ) {
        let plain: Vec<Option<f64>> = results
            .windows(of)
            .map(|window| {
                let cut = if of == 50 { 3 } else { 1 };
                let mut window: Vec<u64> =
                    window.iter().map(|result| result.unwrap_or(u64::MAX)).collect();
                window.sort();
                let counting = &window[cut..of - cut];
                let finished = counting.iter().all(|&value| value < u64::MAX);
                finished.then(|| counting.iter().sum::<u64>() as f64 / counting.len() as f64)
            })
            .collect();
        let rolled = averages(&results, of);
        prop_assert_eq!(rolled.is_some(), !plain.is_empty());
        if let Some(rolled) = rolled {
            prop_assert_eq!(rolled.current.value(), *plain.last().unwrap());
            let best = plain.iter().flatten().copied().reduce(f64::min);
            prop_assert_eq!(rolled.best.value(), best);
            if best.is_some() {
                prop_assert_eq!(plain[rolled.best_at + 1 - of], best);
            }
        }
    }

    /// The journal again, in any order, with lines that come twice, is the same book.
    #[test]
    fn a_journal_gives_the_same_book_in_any_order(
        lines in prop::collection::vec((0u8..5, 0u8..4, 0u64..5), 0..30),
        order in any::<prop::sample::Index>(),
    ) {
        let entries: Vec<Entry> = lines
            .into_iter()
            .map(|(id, kind, number)| match (id.to_string(), kind) {
                (id, 0) => Entry::Forget { id },
                (id, 1) => Entry::Optimal { id, length: number },
                (id, _) => Entry::Solve(record(&id, number, &[0, 10 * number])),
            })
            .collect();
        let mut book = Book::default();
        entries.iter().cloned().for_each(|entry| { book.enter(entry); });

        let mut turned = entries.clone();
        turned.rotate_left(if entries.is_empty() { 0 } else { order.index(entries.len()) });
        turned.reverse();
        let mut other = Book::default();
        turned.into_iter().chain(entries).for_each(|entry| { other.enter(entry); });
        prop_assert_eq!(&other, &book);

        // And as text.
        let mut read = Book::default();
        for entry in book.entries() {
            prop_assert!(read.enter(Entry::from_json(&entry.to_json()).unwrap()));
        }
        prop_assert_eq!(read, book);
    }
}

#[test]
fn results_are_compared_with_their_like() {
    let mut book = Book::default();
    let mut add = |id: &str, at: u64, change: &dyn Fn(&mut Record)| {
        let mut record = record(id, at, &[0, 100 * (at + 1)]);
        change(&mut record);
        book.enter(Entry::Solve(record));
    };
    for at in 0..6 {
        add(&format!("clean {at}"), at, &|_| {});
    }
    add("paused", 6, &|record| record.interrupted = true);
    add("again", 7, &|record| record.repeated = true);
    add("helped", 8, &|record| record.replays[0].assisted = true);
    add("keys", 9, &|record| record.replays[0].control = Some(Control::Keyboard));

    let clean = Filter { standing: Some(Standing::Clean), ..Filter::default() };
    assert_eq!(book.records(&clean).len(), 7);
    let keys = Filter { control: Some(Control::Keyboard), ..clean.clone() };
    assert_eq!(book.records(&keys).len(), 1);
    assert_eq!(book.records(&Filter::default()).len(), 10);
    assert_eq!(book.categories()[0].1, 6);
    let (category, count) = book.categories().swap_remove(0);
    assert_eq!(book.category(&category).len(), count);

    let records = book.records(&clean);
    let times = Bests::of(&records, Measure::Time);
    assert_eq!((times.tries, times.finished, times.single), (7, 7, Some((100, 0))));
    assert_eq!(times.averages[0].best, Average::Of(300.0));
    assert_eq!(times.averages[0].best_at, 4);
    let moves = Bests::of(&records, Measure::Moves(Metric::Mtm));
    assert_eq!(moves.single, Some((2, 0)));
}

#[test]
fn a_streak_is_of_days_solved_on_their_day() {
    let day = |text: &str| text.parse::<Day>().unwrap();
    let noon = |day: Day| (0..).map(|n| n * 43_200_000).find(|&at| Day::at(at) == day).unwrap();
    let mut book = Book::default();
    for text in ["2026-03-01", "2026-02-28", "2026-02-26"] {
        let challenge = Challenge::Daily(day(text));
        let at = noon(day(text)) + 43_200_000;
        let game = won(&[0, 50]);
        book.enter(Entry::Solve(Record::of(&game, challenge, text, at).unwrap()));
    }
    // Solved a day late.
    let late = Challenge::Daily(day("2026-02-27"));
    let at = noon(day("2026-03-01"));
    book.enter(Entry::Solve(Record::of(&won(&[0, 50]), late, "late", at).unwrap()));

    assert_eq!(book.streak(day("2026-03-01")), 2);
    assert_eq!(book.streak(day("2026-03-02")), 2);
    assert_eq!(book.streak(day("2026-03-03")), 0);
    assert_eq!(book.daily(day("2026-02-27")).unwrap().id, "late");
}

#[test]
fn a_challenge_has_a_board_that_is_not_solved_at_once() {
    let dealt = |challenge: Challenge, size: &str| {
        let size: Size = size.parse().unwrap();
        Attempt::new(challenge, size, Layout::BlankLast, Rules::casual(), "seed").deal().unwrap()
    };
    for challenge in ["time 60000", "blindfold", "marathon 5", "fewest", "moves 5"] {
        for (wanted, played) in
            [("1x1", "2x2"), ("1x2", "2x2"), ("5x1", "5x2"), ("1x3", "2x3"), ("2x7", "2x7")]
        {
            let game = dealt(challenge.parse().unwrap(), wanted);
            assert_eq!(game.size().to_string(), played, "{challenge} at {wanted}");
            assert!(!game.is_solved(), "{challenge} at {wanted}");
        }
    }
    let line = "1048576x1".parse().unwrap();
    assert_eq!(Challenge::Blindfold.size(line), Size::FIFTEEN);
    // What is wider becomes too large for the solver as well.
    assert_eq!(Challenge::MoveLimit { extra: 0 }.size("16x1".parse().unwrap()), Size::FIFTEEN);
    // Whoever wants to play a single square may.
    assert_eq!(Challenge::Free.size("1x1".parse().unwrap()).to_string(), "1x1");
}

#[test]
fn a_relay_goes_from_board_to_board_with_its_time_running() {
    let relay = Challenge::Relay { from: 2, to: 3 };
    let rules = Rules { inspection: Some(15_000), ..Rules::casual() };
    let mut attempt = Attempt::new(relay, Size::FIFTEEN, Layout::BlankLast, rules, "seed");
    assert_eq!(attempt.need(), Need::Nothing);
    assert_eq!(attempt.next(0), None);

    let mut now = 0;
    let mut game = attempt.deal().unwrap();
    game.inspect(now);
    for side in [2, 3] {
        assert_eq!(game.size(), Size::new(side, side).unwrap());
        solve(&mut game, &mut now);
        attempt.finish(&game);
        let text = serde_json::to_string(&attempt).unwrap();
        assert_eq!(serde_json::from_str::<Attempt>(&text).unwrap(), attempt);
        assert_eq!(attempt.record("r", 9).is_some(), side == 3);
        if let Some(next) = attempt.next(now) {
            assert!(next.is_running() && next.rules().inspection.is_none());
            game = next;
        }
    }
    let record = attempt.record("r", 9).unwrap();
    assert_eq!((record.outcome, record.time, record.replays.len()), (Outcome::Solved, now, 2));
    assert_eq!(record.moves(Metric::Stm), attempt.moves());
    let line = Entry::Solve(record);
    assert_eq!(Entry::from_json(&line.to_json()).unwrap(), line);
}

/// Solves a small board by a search in the plainest way, a tenth of a second a move.
fn solve(game: &mut Game, now: &mut u64) {
    let mut seen = std::collections::HashMap::from([(game.board().clone(), None)]);
    let mut queue = std::collections::VecDeque::from([game.board().clone()]);
    let mut board = loop {
        let board = queue.pop_front().unwrap();
        if game.goal().is_solved(&board) {
            break board;
        }
        for way in Direction::ALL {
            let mut next = board.clone();
            if next.slide(way).is_some() && !seen.contains_key(&next) {
                seen.insert(next.clone(), Some((board.clone(), way)));
                queue.push_back(next);
            }
        }
    };
    let mut ways = Vec::new();
    while let Some((before, way)) = seen[&board].clone() {
        ways.push(way);
        board = before;
    }
    for way in ways.into_iter().rev() {
        game.play(Input::Slide(way), *now).unwrap();
        *now += if game.is_over() { 0 } else { 100 };
    }
}

#[test]
fn a_limit_of_moves_comes_from_the_shortest_solution() {
    let challenge = Challenge::MoveLimit { extra: 3 };
    let attempt = Attempt::new(challenge, Size::EIGHT, Layout::Snake, Rules::casual(), "s");
    assert_eq!(attempt.need(), Need::Optimal);
    let game = attempt.limit(attempt.deal().unwrap(), 20);
    assert_eq!((game.moves_left(), game.rules().undo_counts), (Some(23), true));

    let length = Challenge::Length { least: 1, most: 1 };
    let attempt = Attempt::new(length, Size::EIGHT, Layout::BlankLast, Rules::casual(), "s");
    assert_eq!(attempt.need(), Need::Board { least: 1, most: 1 });
    assert!(attempt.set_up("1 2 3/4 5 6/7 0 8".parse().unwrap()).is_ok());
    assert!(attempt.set_up("1 2/0 3".parse().unwrap()).is_err());
}

#[test]
fn a_lost_board_ends_a_marathon() {
    let challenge = Challenge::Marathon { boards: 3 };
    let mut attempt = Attempt::new(challenge, Size::EIGHT, Layout::BlankLast, Rules::casual(), "m");
    let mut game = attempt.deal().unwrap();
    attempt.finish(&game);
    assert_eq!(attempt.leg(), 0, "it is not over");
    game.give_up(0);
    attempt.finish(&game);
    assert!(attempt.is_over() && attempt.next(0).is_none());
    let record = attempt.record("m", 1).unwrap();
    assert_eq!((record.outcome, record.result(Measure::Time)), (Outcome::GivenUp, None));
    let line = Entry::Solve(record);
    assert_eq!(Entry::from_json(&line.to_json()).unwrap(), line);
}

#[test]
fn challenges_are_read_as_they_are_written() {
    for text in [
        "free",
        "daily 2026-11-22",
        "time 60000",
        "moves 0",
        "blindfold",
        "marathon 10",
        "relay 2-16",
        "fewest",
        "length 60-65",
    ] {
        assert_eq!(text.parse::<Challenge>().unwrap().to_string(), text);
    }
    for text in [
        "",
        "free 1",
        "daily",
        "daily today",
        "time",
        "time 0",
        "time -1",
        "moves x",
        "marathon 1",
        "marathon 1001",
        "relay 2-2",
        "relay 1-3",
        "relay 2-17",
        "relay 3",
        "length 5-4",
        "length +5-6",
    ] {
        assert!(text.parse::<Challenge>().is_err(), "{text}");
    }
}

#[test]
fn a_review_says_what_is_known_and_no_more() {
    let mut game = Game::own("1 2 3/4 5 6/0 7 8".parse().unwrap(), eight()).unwrap();
    let ways = [Direction::Down, Direction::Down, Direction::Up, Direction::Up];
    for (way, now) in ways.into_iter().zip([0, 1_000, 2_000, 3_000]) {
        game.play(Input::Slide(way), now).unwrap();
    }
    game.play(Input::Tap(Square::new(8)), 4_000).unwrap();
    assert!(game.is_solved());
    let mut review = Review::new(Replay::of(&game));
    assert_eq!((review.optimal(), review.efficiency(), review.known()), (None, None, 0));
    assert!(review.blunders().is_empty());

    review.tell(0, Distance::Between(2, 4));
    assert_eq!(review.optimal(), None);
    for (after, distance) in [2, 3, 4, 3, 2, 1, 0].into_iter().enumerate() {
        review.tell(after, Distance::Exactly(distance));
    }
    review.tell(0, Distance::Between(0, 9));
    assert!(review.is_complete());
    assert_eq!(review.efficiency(), Some(2.0 / 6.0));
    let [blunder] = review.blunders()[..] else { panic!("one") };
    assert_eq!((blunder.from, blunder.moves, blunder.cost), (0, 2, 4));

    // Row 2 lost its 4 on the way; row 1 did not lose anything for good.
    let splits: Vec<_> =
        review.splits().iter().map(|split| (split.row, split.moves, split.at)).collect();
    assert_eq!(splits, [(0, 3, 2_000), (1, 4, 3_000), (2, 6, 4_000)]);
    assert_eq!(review.turns_per_second(2), [1.0, 2.0]);
}

/// A review of slides there and back at these times; it does not matter here where they lead.
fn review_of(times: &[u64]) -> Review {
    let ways = [Direction::Right, Direction::Left].into_iter().cycle();
    let moves = ways.zip(times).map(|(direction, &at)| Moved { direction, at }).collect();
    Review::new(Replay { moves, ..Replay::of(&won(&[0])) })
}

#[test]
fn a_short_game_has_no_top_speed() {
    // Two moves right after one another: 20 a second on the whole, which is not how fast anybody is.
    assert_eq!(review_of(&[0, 100]).mean_speed(), Some(20.0));
    assert_eq!(review_of(&[0, 100]).top_speed(), None);
    assert_eq!((review_of(&[0]).mean_speed(), review_of(&[]).mean_speed()), (None, None));
    // Eleven moves, but within less than a second; then in just one.
    let moves = |every: u64, count: u64| (0..count).map(|at| every * at).collect::<Vec<_>>();
    assert_eq!(review_of(&moves(99, 11)).top_speed(), None);
    assert_eq!(review_of(&moves(100, 10)).top_speed(), None);
    // The mean counts the first move, too.
    assert_eq!(review_of(&moves(100, 11)).top_speed(), Some(11.0));
    // Slow, fast, slow.
    let mut times = moves(1_000, 10);
    times.extend(moves(50, 30).iter().map(|at| 10_000 + at));
    times.extend(moves(1_000, 10).iter().map(|at| 20_000 + at));
    assert_eq!(review_of(&times).top_speed(), Some(20.0));
}

proptest! {
    #[test]
    fn the_top_speed_is_that_of_the_best_part(
        gaps in prop::collection::vec(prop_oneof![0u64..30, 0u64..2_000], 0..60),
    ) {
        let times: Vec<u64> = gaps
            .iter()
            .scan(0, |time, gap| { *time += gap; Some(*time) })
            .collect();
        let review = review_of(&times);
        // From each move on, the first that is late and far enough.
        let mut most: Option<f64> = None;
        for from in 0..times.len() {
            let is_far = |&to: &usize| {
                to >= from + Review::LEAST_MOVES && times[to] - times[from] >= Review::LEAST_TIME
            };
            if let Some(to) = (from..times.len()).find(is_far) {
                let speed = 1000.0 * (to - from) as f64 / (times[to] - times[from]) as f64;
                most = Some(most.unwrap_or(0.0).max(speed));
            }
        }
        let mean = review.mean_speed();
        prop_assert_eq!(review.top_speed(), most.map(|most| most.max(mean.unwrap_or(0.0))));
    }
}

#[test]
fn a_sheet_is_read_as_it_is_written() {
    let records = [record("a", 1_795_390_200_123, &[0, 250, 1_000]), record("b", 7, &[0, 5])];
    let text = sheet(&records);
    assert!(text.contains("2026-11-22T23:30:00.123Z\t3x3\t1.000\t3\t3.000\t"), "{text}");
    let read: Vec<Record> =
        read_sheet(&text).unwrap().into_iter().map(|(_, record)| record.unwrap()).collect();
    for (record, read) in records.iter().zip(&read) {
        assert_eq!((record.at, record.time, &record.replays), (read.at, read.time, &read.replays));
        let line = Entry::Solve(read.clone());
        assert_eq!(Entry::from_json(&line.to_json()).unwrap(), line);
    }
    assert_eq!(sheet(&read), text);

    // Two columns are enough; what is wrong stands with its line and costs no other.
    let short = "solution\tscramble\nL2\t1 2 3/4 5 6/0 7 8\nL\t1 2 3/4 5 6/0 7 8\n\nL\t\n";
    let lines = read_sheet(short).unwrap();
    assert_eq!(lines.iter().map(|(line, _)| *line).collect::<Vec<_>>(), [2, 3, 5]);
    assert!(lines[0].1.is_ok());
    assert!(matches!(
        &lines[1].1,
        Err(SheetError::Cell { column: "solution", found, .. }) if found == "L"
    ));
    assert_eq!(lines[2].1, Err(SheetError::Empty { column: "scramble" }));
    assert_eq!(read_sheet("size\ttime\n").unwrap_err().code(), "bad-columns");
}

#[test]
fn a_result_has_a_place_among_those_it_is_compared_with() {
    let mut book = Book::default();
    let enter = |book: &mut Book, record: Record| assert!(book.enter(Entry::Solve(record)));
    enter(&mut book, record("early", 100, &[0, 500]));
    enter(&mut book, record("fast", 1_000, &[0, 700]));
    enter(&mut book, record("alike", 1_100, &[0, 900]));
    enter(&mut book, record("mine", 1_200, &[0, 900]));
    enter(&mut book, record("slow", 1_300, &[0, 2_000]));
    // These are compared with others.
    enter(&mut book, Record { repeated: true, ..record("again", 1_400, &[0, 10]) });
    let lost = Record { outcome: Outcome::GivenUp, ..record("lost", 1_400, &[0, 20]) };
    enter(&mut book, lost);

    // Slow and obvious: everything by hand.
    let place = |id, since| book.place(id, since).map(|place| (place.best, place.place, place.of));
    assert_eq!(place("mine", 1_000), Some((Some(500), 2, 4)));
    assert_eq!(place("mine", 0), Some((Some(500), 3, 5)));
    assert_eq!(place("early", 1_000), Some((Some(700), 1, 5)));
    assert_eq!(place("again", 0), Some((None, 1, 1)));
    assert_eq!(place("lost", 0), None);
    assert_eq!(place("nobody", 0), None);
}
