//! The JSON itself, letter by letter: what others read must not change.

use noyes::{Board, Coded, Goal, Layout, Position};
use noyes_api::{
    Advice, ApplyLine, Ask, CheckLine, ErrorBody, ErrorLine, ExactLine, MovesLine, Problem,
    RankWish, RepeatsBody, SampleLine, ScrambleLine, SkippedBody, SolveLine, StepLine, TableLine,
    Taught, TestBody, WorstBody,
};
use noyes_audit::ExactAudit;
use noyes_solver::{Lesson, Limits, Options, Solver};
use serde::{Serialize, de::DeserializeOwned};

/// Writes the value as this text, and reads the text as this value.
fn is_written<T>(value: &T, text: &str)
where
    T: Serialize + DeserializeOwned + PartialEq + std::fmt::Debug,
{
    assert_eq!(serde_json::to_string(value).unwrap(), text);
    assert_eq!(serde_json::from_str::<T>(text).unwrap(), *value);
}

fn board(text: &str) -> (Board, Goal) {
    let board: Board = text.parse().unwrap();
    let goal = Goal::new(board.size(), Layout::BlankLast);
    (board, goal)
}

#[test]
fn check() {
    let (unsolvable, goal) = board("1 2 3/4 5 6/8 7 0");
    let line = CheckLine::new(3, &unsolvable, &goal, RankWish::WhereShort).unwrap();
    let explanation = serde_json::to_string(&goal.judge(&unsolvable).unwrap().to_string()).unwrap();
    is_written(
        &line,
        &format!(
            r#"{{"line":3,"board":"1 2 3/4 5 6/8 7 0","size":"3x3","goal":"blank-last","solvable":false,"inversions":[0,0,0,0,0,0,1,0],"inversion_sum":1,"blank_row_from_bottom":0,"rule":"odd-width","repair":[1,2],"explanation":{explanation},"rank":null}}"#
        ),
    );
    let (solvable, goal) = board("1 2/0 3");
    let line = CheckLine::new(1, &solvable, &goal, RankWish::WhereShort).unwrap();
    assert_eq!((line.solvable, line.repair), (true, None));
    assert_eq!(line.rank, Some(goal.rank(&solvable).unwrap().to_string()));
}

#[test]
fn ranks_of_large_boards_are_given_where_they_are_asked_for() {
    for (size, unasked) in [("8x8", true), ("13x5", false), ("65x1", false)] {
        let goal = Goal::new(size.parse().unwrap(), Layout::Snake);
        let zero = Some("0".to_owned());
        assert_eq!(RankWish::Always.rank(goal.board(), &goal), zero);
        assert_eq!(RankWish::WhereShort.rank(goal.board(), &goal), zero.filter(|_| unasked));
    }
}

#[test]
fn apply() {
    let (before, goal) = board("1 2 3/0 5 6/4 7 8");
    let line = ApplyLine::new(1, before, &goal, &"UL2".parse().unwrap()).unwrap();
    is_written(
        &line,
        r#"{"line":1,"board":"1 2 3/4 5 6/7 8 0","size":"3x3","goal":"blank-last","solved":true,"length":3,"length_mtm":2}"#,
    );
}

#[test]
fn scramble() {
    let line = ScrambleLine {
        board: "1 2/0 3".into(),
        size: "2x2".into(),
        goal: "blank-last".into(),
        shuffle: "legal-slides".into(),
        steps: Some(30),
        fix: "none".into(),
        blank_square: "any".into(),
        seed: "\"quoted\"".into(),
        index: 281_474_976_710_655,
        rank: Some("9".into()),
        solvable: true,
        length: Some(4),
        metric: Some("stm".into()),
        drawn: Some("rejection".into()),
    };
    is_written(
        &line,
        r#"{"board":"1 2/0 3","size":"2x2","goal":"blank-last","shuffle":"legal-slides","steps":30,"fix":"none","blank_square":"any","seed":"\"quoted\"","index":281474976710655,"rank":"9","solvable":true,"length":4,"metric":"stm","drawn":"rejection"}"#,
    );
}

#[test]
fn errors() {
    let error = "1 2 3/4 5 5/7 8 0".parse::<Board>().unwrap_err();
    assert_eq!(error.code(), "duplicate-tile");
    is_written(
        &ErrorLine { line: Some(3), error: ErrorBody::from(&error) },
        r#"{"line":3,"error":{"code":"duplicate-tile","message":"tile 5 stands on squares 4 and 5","at":5}}"#,
    );
    let error = "4".parse::<noyes::Size>().unwrap_err();
    is_written(
        &ErrorLine { line: None, error: ErrorBody::from(&error) },
        r#"{"error":{"code":"bad-size","message":"found \"4\" where a size was expected, such as 4x4 or 5x3","at":null}}"#,
    );
}

#[test]
fn problems() {
    is_written(
        &Problem::new(404, "not-found", "nothing is at /"),
        r#"{"status":404,"code":"not-found","detail":"nothing is at /"}"#,
    );
}

#[test]
fn solve() {
    let (near, goal) = board("1 2 3/4 5 6/0 7 8");
    let solver = Solver::new(&goal, Options::default());
    let solution = solver.solve(&near, &Limits::default()).unwrap();
    let moves = Some(solution.moves.to_string());
    let mut line = SolveLine::solved(4, &near, &goal, moves, &solution.summary);
    let method = solution.method.name();
    (line.nodes, line.seconds) = (18, 0.5);
    is_written(
        &line,
        &format!(
            r#"{{"line":4,"board":"1 2 3/4 5 6/0 7 8","size":"3x3","goal":"blank-last","solvable":true,"solution":"L2","length":2,"lower_bound":2,"optimal":true,"metric":"stm","method":"{method}","nodes":18,"seconds":0.5,"stopped":null,"explanation":null,"steps":null}}"#
        ),
    );
    line.stopped = Some("time".into());
    assert!(serde_json::to_string(&line).unwrap().contains(r#""stopped":"time""#));
}

#[test]
fn solve_what_cannot_be_solved() {
    let (unsolvable, goal) = board("2 1/3 0");
    let verdict = goal.judge(&unsolvable).unwrap();
    let line = SolveLine::unsolvable(1, &unsolvable, &goal, noyes::Metric::Mtm, &verdict);
    let explanation = serde_json::to_string(&verdict.to_string()).unwrap();
    is_written(
        &line,
        &format!(
            r#"{{"line":1,"board":"2 1/3 0","size":"2x2","goal":"blank-last","solvable":false,"solution":null,"length":null,"lower_bound":null,"optimal":null,"metric":"mtm","method":null,"nodes":0,"seconds":0.0,"stopped":null,"explanation":{explanation},"steps":null}}"#
        ),
    );
}

#[test]
fn solve_by_a_lesson() {
    let (board, goal) = board("1 2 0/4 5 3");
    let steps: Vec<StepLine> = Lesson::new(&board, &goal)
        .unwrap()
        .map(|step| StepLine::new(&step, board.size()))
        .collect();
    is_written(
        &steps[0],
        r#"{"stage":"block","number":null,"tile":0,"from":2,"target":5,"reason":"turn-block","partner":null,"clockwise":false,"moves":"U","text":"The last tiles go round anticlockwise until all are home."}"#,
    );
    let taught = Taught {
        metric: noyes::Metric::Stm,
        length: 1,
        lower_bound: 1,
        seconds: 0.25,
        steps: Some(Vec::new()),
    };
    let line = SolveLine::taught(2, &board, &goal, Some("U".into()), taught);
    is_written(
        &line,
        r#"{"line":2,"board":"1 2 0/4 5 3","size":"3x2","goal":"blank-last","solvable":true,"solution":"U","length":1,"lower_bound":1,"optimal":true,"metric":"stm","method":"lesson","nodes":0,"seconds":0.25,"stopped":null,"explanation":null,"steps":[]}"#,
    );
}

/// Every reason has its sentence, with the tiles that it is about.
#[test]
fn steps_are_explained() {
    let mut reasons = std::collections::BTreeSet::new();
    for size in ["4x4", "1x5"] {
        let goal = Goal::new(size.parse().unwrap(), Layout::BlankLast);
        for rank in 0..goal.size().area() as u64 * 60 {
            let rank = if size == "1x5" { rank % 5 } else { rank * 10_871_000_003 };
            let board = goal.unrank(&rank.into()).unwrap();
            for step in Lesson::new(&board, &goal).unwrap() {
                let line = StepLine::new(&step, goal.size());
                let text = &line.text;
                assert!(text.ends_with('.') && !text.contains('{'), "{text}");
                let named = [format!("Tile {} ", line.tile), format!("Tiles {} and ", line.tile)];
                assert!(
                    line.tile == 0 || named.iter().any(|name| text.starts_with(name)),
                    "{text}"
                );
                reasons.insert(line.reason);
            }
        }
    }
    let expected = [
        "bring-blank",
        "follow-partner",
        "place-tile",
        "slide-in-together",
        "turn-block",
        "unstick-corner",
        "wait-for-partner",
    ];
    assert!(reasons.iter().eq(expected.iter()), "{reasons:?}");
}

#[test]
fn moves() {
    is_written(&MovesLine { line: 3, moves: "L2U".into() }, r#"{"line":3,"moves":"L2U"}"#);
}

#[test]
fn tables() {
    let line = TableLine {
        name: "4x4-15-stm-large-pattern-0".into(),
        size: Some("4x4".into()),
        metric: Some("stm".into()),
        tables: Some("large".into()),
        blank: Some(15),
        bytes: 4097,
        path: "/cache/4x4-15-stm-large-pattern-0.table".into(),
        checksum: Some("0123456789abcdef0123456789abcdef".into()),
        state: "ok".into(),
        message: None,
    };
    is_written(
        &line,
        r#"{"name":"4x4-15-stm-large-pattern-0","size":"4x4","metric":"stm","tables":"large","blank":15,"bytes":4097,"path":"/cache/4x4-15-stm-large-pattern-0.table","checksum":"0123456789abcdef0123456789abcdef","state":"ok","message":null}"#,
    );
}

fn exact(shuffle: noyes::Shuffle, details: bool) -> ExactLine {
    let goal = Goal::new("2x2".parse().unwrap(), Layout::BlankLast);
    let limits = noyes_audit::Limits::default();
    let recipe = noyes::Recipe { shuffle, ..noyes::Recipe::default() };
    let audit = ExactAudit::new(&goal, recipe, &limits).unwrap();
    let fair = ExactAudit::new(&goal, noyes::Recipe::default(), &limits).unwrap();
    ExactLine::new(&audit, Some(&fair), details)
}

#[test]
fn exact_audits() {
    let mut line = exact(noyes::Shuffle::SwapAny, false);
    // Sums in f64 may differ in their last digits.
    (line.any_at_home.dealt, line.any_at_home.fair) = (Some(0.5), Some(0.25));
    (line.tiles_at_home.dealt, line.tiles_at_home.fair) = (Some(0.5), Some(0.75));
    (line.mean_length.dealt, line.mean_length.fair) = (Some(3.5), Some(3.0));
    is_written(
        &line,
        r#"{"size":"2x2","goal":"blank-last","shuffle":"swap-any","steps":null,"fix":"none","blank_square":"any","basis":"enumeration","explanation":"Not fair: the likeliest board comes 1.88 times as often as the rarest, and 50% of the boards dealt cannot be solved.","outcomes":"256","possible_boards":"24","share_possible":1.0,"solvable_share":0.5,"most_likely":{"board":"2 1/0 3","outcomes":"15","probability":0.05859375},"least_likely":{"board":"0 1/2 3","outcomes":"8","probability":0.03125},"ratio":"15/8","tv_distance":0.5,"tv_at_least":0.5,"any_at_home":{"dealt":0.5,"fair":0.25},"tiles_at_home":{"dealt":0.5,"fair":0.75},"mean_length":{"dealt":3.5,"fair":3.0},"mixing":null,"marginals":null}"#,
    );
    assert_eq!(exact(noyes::Shuffle::Uniform, false).ratio.as_deref(), Some("1"));
}

#[test]
fn audits_of_walks() {
    let brief = exact(noyes::Shuffle::RandomSlides { steps: 3 }, false);
    assert_eq!((brief.outcomes, brief.marginals), (None, None));
    assert_eq!(brief.most_likely.unwrap().outcomes, None);
    assert_eq!(brief.mixing.unwrap().curve, None);
    let whole = exact(noyes::Shuffle::RandomSlides { steps: 3 }, true);
    let text = serde_json::to_string(&whole).unwrap();
    assert!(text.contains(r#""mixing":{"times":[{"distance":0.25,"steps":"#), "{text}");
    assert!(text.contains(r#""floor":[0.0,0.0],"curve":["#), "{text}");
    assert!(whole.ratio.as_ref().unwrap().parse::<f64>().unwrap() > 1.0);
    let marginals = whole.marginals.as_ref().unwrap();
    assert!(marginals.len() == 4 && marginals.iter().all(|row| row.len() == 4));
    assert!(marginals.iter().all(|row| (row.iter().sum::<f64>() - 1.0).abs() < 1e-12));
    // A reader of JSON may round a number's last digit.
    assert_eq!(serde_json::from_str::<ExactLine>(&text).unwrap().explanation, whole.explanation);
}

#[test]
fn sampled_audits() {
    let line = SampleLine {
        size: "2x2".into(),
        goal: "blank-last".into(),
        boards: 40,
        errors: 1,
        unsolvable: 2,
        alpha: 0.001,
        verdict: "not-fair".into(),
        explanation: "Not fair.".into(),
        tests: vec![TestBody {
            name: "blank-square".into(),
            statistic: 9.5,
            expected: 3.0,
            p: 0.0001,
            p_corrected: 0.0007,
            effect: 0.5,
            smallest_detectable: None,
            explanation: "The blank never stands there.".into(),
            worst: Some(WorstBody {
                what: "place".into(),
                which: [0, 3],
                found: 20,
                expected: 10.0,
            }),
        }],
        skipped: vec![SkippedBody { name: "pairs".into(), reason: "few".into() }],
        repeats: RepeatsBody { compared: 40, part: 1.0, distinct: 12, pairs: 70, most: 5 },
        stopped: Some("cancelled".into()),
        at_home: Some(vec![10, 20, 10, 0]),
        cycles: None,
        marginals: None,
    };
    is_written(
        &line,
        r#"{"size":"2x2","goal":"blank-last","boards":40,"errors":1,"unsolvable":2,"alpha":0.001,"verdict":"not-fair","explanation":"Not fair.","tests":[{"name":"blank-square","statistic":9.5,"expected":3.0,"p":0.0001,"p_corrected":0.0007,"effect":0.5,"smallest_detectable":null,"explanation":"The blank never stands there.","worst":{"what":"place","which":[0,3],"found":20,"expected":10.0}}],"skipped":[{"name":"pairs","reason":"few"}],"repeats":{"compared":40,"part":1.0,"distinct":12,"pairs":70,"most":5},"stopped":"cancelled","at_home":[10,20,10,0],"cycles":null,"marginals":null}"#,
    );
}

#[test]
fn questions_to_the_solver() {
    let (board, goal) = board("1 2 3/4 5 6/7 0 8");
    let rest = |want: &str| {
        format!(
            r#""size":"3x3","goal":"blank-last","board":"1 2 3/4 5 6/7 0 8","milliseconds":null,"want":{want}}}"#
        )
    };
    is_written(
        &Ask::new(1, &board, &goal, None),
        &format!(r#"{{"id":1,{}"#, rest(r#""solution""#)),
    );
    is_written(&Ask::lesson(2, &board, &goal), &format!(r#"{{"id":2,{}"#, rest(r#""lesson""#)));
    let moves = "L2".parse().unwrap();
    is_written(
        &Ask::distances(3, &board, &goal, &moves, None),
        &format!(r#"{{"id":3,{}"#, rest(r#"{"distances":{"moves":"L2"}}"#)),
    );
    is_written(
        &Ask::deal(4, &goal, "a", 7, 20..=22),
        r#"{"id":4,"size":"3x3","goal":"blank-last","board":"","milliseconds":null,"want":{"deal":{"seed":"a","index":7,"least":20,"most":22}}}"#,
    );
}

#[test]
fn what_the_solver_says() {
    let steps = Vec::new();
    is_written(
        &Advice::Lesson { id: 2, steps, complete: true },
        r#"{"lesson":{"id":2,"steps":[],"complete":true}}"#,
    );
    is_written(
        &Advice::Beginning { id: 2, moves: "RU".into(), lower_bound: 9 },
        r#"{"beginning":{"id":2,"moves":"RU","lower_bound":9}}"#,
    );
    is_written(
        &Advice::Distance { id: 3, at: 17, least: 34, most: 36 },
        r#"{"distance":{"id":3,"at":17,"least":34,"most":36}}"#,
    );
    is_written(&Advice::Finished { id: 3, seconds: 0.5 }, r#"{"finished":{"id":3,"seconds":0.5}}"#);
    let (board, drawn) = ("1 2 3/4 5 6/7 0 8".into(), "rejection".into());
    is_written(
        &Advice::Dealt { id: 4, board, length: 1, drawn },
        r#"{"dealt":{"id":4,"board":"1 2 3/4 5 6/7 0 8","length":1,"drawn":"rejection"}}"#,
    );
}
