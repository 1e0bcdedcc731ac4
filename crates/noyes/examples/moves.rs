//! Moves and their notation: what a game does with them.

use std::error::Error;

use noyes::{Algorithm, Board, Direction, Metric, Position, Square};

pub(crate) fn main() -> Result<(), Box<dyn Error>> {
    let mut board: Board = "1 2 3/4 5 6/7 8 0".parse()?;

    // An arrow key: the tile that can travel down does.
    let tile = board.slide(Direction::Down).ok_or("the blank is at the edge")?;
    println!("tile {tile} went down: {board}");

    // A click on the first square of the row: all tiles between it and the blank follow.
    let run = board.run_from(Square::new(3)).ok_or("not in line with the blank")?;
    board.apply(&Algorithm::from_iter([run]))?;
    println!("{run} brought {board}");

    // What was done, and back.
    let done: Algorithm = "DR2".parse()?;
    assert_eq!((done.length(Metric::Stm), done.length(Metric::Mtm)), (3, 2));
    board.apply(&"L2U".parse()?)?;
    println!("{done} taken back: {board}");

    // What cannot be done says where.
    let error = board.apply(&"RRR".parse()?).unwrap_err();
    println!("{error}");
    Ok(())
}
