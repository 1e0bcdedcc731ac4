//! The suite of `testdata/`, which every language runs: what they pin never changes.

use noyes::{
    Algorithm, BlankMark, BlankSquare, Board, Fix, Goal, Grid, Position, Recipe, Shuffle, Size,
};
use noyes_api::{CheckLine, RankWish};
use noyes_engine::{Error, Goals, Manner, Scrambler, Solvers, Wish, metric};
use noyes_solver::Limits;
use serde::Deserialize;

#[derive(Deserialize)]
struct Suite<T> {
    #[serde(
        alias = "verdict",
        alias = "rank",
        alias = "deal",
        alias = "algorithm",
        alias = "solution",
        alias = "error",
        alias = "blank"
    )]
    cases: Vec<T>,
}

macro_rules! cases {
    ($file:literal) => {
        toml::from_str::<Suite<_>>(include_str!(concat!("../../../testdata/", $file)))
            .unwrap()
            .cases
    };
}

/// The arguments of a call; those that it does not take are not there.
#[derive(Deserialize)]
struct Arguments {
    board: Option<String>,
    size: Option<String>,
    goal: Option<String>,
    moves: Option<String>,
    metric: Option<String>,
    quality: Option<String>,
    seed: Option<String>,
    start: Option<u64>,
    shuffle: Option<String>,
    steps: Option<u64>,
    fix: Option<String>,
    blank_square: Option<String>,
}

impl Arguments {
    fn size(&self) -> Result<Option<Size>, Error> {
        Ok(self.size.as_deref().map(str::parse).transpose()?)
    }

    fn board(&self) -> Result<Board, Error> {
        let grid: Grid = self.board.as_deref().unwrap().parse()?;
        Ok(grid.board(self.size()?, BlankMark::default())?)
    }

    fn goal(&self, size: Size) -> Result<Goal, Error> {
        Ok(Goal::parse(self.goal.as_deref().unwrap_or("blank-last"), size)?)
    }

    fn solvers(&self, size: Size) -> Result<Solvers, Error> {
        let wish = Wish {
            metric: self.metric.as_deref().map(metric).transpose()?.unwrap_or_default(),
            manner: self.quality.as_deref().map(Manner::from_name).transpose()?.unwrap_or_default(),
            ..Wish::default()
        };
        Ok(Solvers::new(Goals::from(self.goal(size)?), wish))
    }

    fn scrambler(&self) -> Result<Scrambler, Error> {
        let name = |name: &Option<String>, default: &str| name.clone().unwrap_or(default.into());
        let recipe = Recipe {
            shuffle: Shuffle::from_name(&name(&self.shuffle, "uniform"), self.steps)?,
            fix: Fix::from_name(&name(&self.fix, "none"))?,
            blank_square: BlankSquare::from_name(&name(&self.blank_square, "any"))?,
        };
        let goal = self.goal(self.size()?.unwrap_or(Size::FIFTEEN))?;
        Ok(Scrambler::new(goal, recipe, Some(self.seed.as_deref().unwrap_or("seed")))?)
    }

    fn explain(&self, rank: RankWish) -> Result<CheckLine, Error> {
        let board = self.board()?;
        Ok(CheckLine::new(1, &board, &self.goal(board.size())?, rank)?)
    }

    fn apply(&self) -> Result<String, Error> {
        let mut board = self.board()?;
        board.apply(&self.moves.as_deref().unwrap().parse::<Algorithm>()?)?;
        Ok(board.to_string())
    }
}

#[test]
fn deals() {
    #[derive(Deserialize)]
    struct Case {
        index: u64,
        #[serde(flatten)]
        arguments: Arguments,
    }
    let cases: Vec<Case> = cases!("deals.toml");
    for Case { index, arguments } in cases {
        let scrambler = arguments.scrambler().unwrap();
        let line = scrambler.line(index, RankWish::WhereShort).unwrap();
        assert_eq!(Some(&line.board), arguments.board.as_ref(), "deal {index}");
        let mut cells = vec![0u32; scrambler.dealer().goal().size().area()];
        scrambler.fill(index, &mut cells, std::num::NonZeroUsize::MIN).unwrap();
        let board = Board::new(scrambler.dealer().goal().size(), cells).unwrap();
        assert_eq!(board.to_string(), line.board);
    }
}

#[test]
fn ranks() {
    #[derive(Deserialize)]
    struct Case {
        rank: String,
        #[serde(flatten)]
        arguments: Arguments,
    }
    let cases: Vec<Case> = cases!("ranks.toml");
    for Case { rank, arguments } in cases {
        assert_eq!(arguments.explain(RankWish::Always).unwrap().rank, Some(rank));
    }
}

#[test]
fn verdicts() {
    #[derive(Deserialize)]
    struct Case {
        solvable: bool,
        inversions: Vec<u32>,
        inversion_sum: u64,
        blank_row_from_bottom: u32,
        rule: String,
        repair: Option<[u32; 2]>,
        explanation: String,
        #[serde(flatten)]
        arguments: Arguments,
    }
    let cases: Vec<Case> = cases!("verdicts.toml");
    for case in cases {
        let found = case.arguments.explain(RankWish::WhereShort).unwrap();
        assert_eq!(found.explanation, case.explanation);
        assert_eq!((found.solvable, found.repair), (case.solvable, case.repair));
        assert_eq!((found.inversion_sum, found.rule), (case.inversion_sum, case.rule));
        assert_eq!(found.inversions, case.inversions);
        assert_eq!(found.blank_row_from_bottom, case.blank_row_from_bottom);
        assert_eq!(found.goal, case.arguments.goal.unwrap());
    }
}

#[test]
fn blanks() {
    #[derive(Deserialize)]
    struct Case {
        board: String,
        size: String,
        blank: String,
        goal: String,
        result: String,
        solvable: bool,
    }
    let cases: Vec<Case> = cases!("blanks.toml");
    for Case { board: written, size, blank, goal, result, solvable } in cases {
        let size: Size = size.parse().unwrap();
        let blank: BlankMark = blank.parse().unwrap();
        let board = noyes_engine::board(&written, Some(size), blank).unwrap();
        assert_eq!(board.to_string(), result, "{written} {blank}");
        let numbers: Vec<u64> = written.split([' ', '/']).map(|n| n.parse().unwrap()).collect();
        assert_eq!(noyes_engine::renamed(&numbers, size, blank).unwrap(), board.tiles());
        let goal = noyes_engine::renamed_goal(&goal, Some(size), blank).unwrap();
        let goal = Goal::parse(&goal, size).unwrap();
        assert_eq!(goal.is_solvable(&board).unwrap(), solvable, "{written} {blank}");
    }
}

#[test]
fn algorithms() {
    #[derive(Deserialize)]
    struct Case {
        result: String,
        #[serde(flatten)]
        arguments: Arguments,
    }
    let cases: Vec<Case> = cases!("algorithms.toml");
    for Case { result, arguments } in cases {
        assert_eq!(arguments.apply().unwrap(), result);
    }
}

#[test]
fn solutions() {
    #[derive(Deserialize)]
    struct Case {
        length: u64,
        #[serde(rename = "moves")]
        first: Vec<String>,
        #[serde(flatten)]
        arguments: Arguments,
    }
    let cases: Vec<Case> = cases!("solutions.toml");
    let mut solvers: Option<(String, Solvers)> = None;
    for Case { length, first, arguments } in cases {
        let mut board = arguments.board().unwrap();
        // Cases with the same goal stand together: tables are made once for them.
        let name = format!("{} {:?} {:?}", board.size(), arguments.goal, arguments.metric);
        let kept = solvers.take().filter(|(kept, _)| *kept == name);
        let made = || (name, arguments.solvers(board.size()).unwrap());
        let (name, solver) = solvers.insert(kept.unwrap_or_else(made));
        let mut hint = solver.hint(&board, &Limits::default()).unwrap();
        hint.moves.sort();
        assert_eq!((hint.length, hint.optimal), (Some(length), Some(true)), "{board}, {name}");
        assert_eq!(hint.moves, first, "{board}, {name}");
        let answer = solver.answer(1, &board, &Limits::default()).unwrap();
        assert_eq!((answer.length, answer.lower_bound), (Some(length), Some(length)));
        board.apply(&answer.solution.unwrap().parse().unwrap()).unwrap();
        assert!(solver.goal(board.size()).is_solved(&board));
    }
}

#[test]
fn errors() {
    #[derive(Deserialize)]
    struct Case {
        call: String,
        code: String,
        message: String,
        at: Option<u64>,
        #[serde(flatten)]
        arguments: Arguments,
    }
    let cases: Vec<Case> = cases!("errors.toml");
    let mut wrong = Vec::new();
    for Case { call, code, message, at, arguments } in cases {
        let search = |hint: bool| {
            let board = arguments.board()?;
            let solvers = arguments.solvers(board.size())?;
            match hint {
                true => solvers.hint(&board, &Limits::default()).map(drop)?,
                false => solvers.answer(1, &board, &Limits::default()).map(drop)?,
            }
            Ok(())
        };
        let done: Result<(), Error> = match &*call {
            "explain" => arguments.explain(RankWish::WhereShort).map(drop),
            "apply" => arguments.apply().map(drop),
            "hint" => search(true),
            "solve" => search(false),
            "scramble" => arguments.scrambler().and_then(|scrambler| {
                let start = arguments.start.unwrap_or(0);
                Ok(scrambler.line(start, RankWish::WhereShort).map(drop)?)
            }),
            _ => panic!("there is no {call}"),
        };
        let error = done.unwrap_err();
        if (error.code, &*error.message, error.at) != (&*code, &*message, at) {
            wrong.push(format!("{call}: found {error:?}; expected {code}, {message:?}, {at:?}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
