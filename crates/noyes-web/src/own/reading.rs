//! What a person has typed, as a board or as what is wrong with it.

use core::ops::Range;

use noyes::{BlankMark, Board, BoardError, Grid, Size, TextError};

/// What a text says.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Reading {
    /// Nothing yet.
    Empty,
    Board(Board),
    Wrong(Fault),
}

/// Why a text is not a board yet.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Fault {
    pub(super) error: TextError,
    /// The parts of the text that are wrong, in bytes, in order.
    pub(super) places: Vec<Range<usize>>,
    pub(super) offers: Vec<Offer>,
}

/// What may help.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Offer {
    /// The largest number is the blank.
    LastIsBlank(u64),
    /// The numbers fill a board of this size.
    Size(Size),
}

/// Reads a text, as a board of this size if it does not say it itself.
pub(super) fn read(text: &str, size: Option<Size>, blank: BlankMark) -> Reading {
    if text.trim().is_empty() {
        return Reading::Empty;
    }
    let grid = text.parse::<Grid>();
    let board = grid.clone().and_then(|grid| {
        // A size that was chosen for other numbers says nothing about these.
        let fits = size.filter(|size| size.area() == grid.numbers().len());
        grid.board(fits, blank).or_else(|error| match (&error, fits) {
            (TextError::Mismatch(_), Some(_)) => grid.board(None, blank),
            _ => Err(error),
        })
    });
    match board {
        Ok(board) => Reading::Board(board),
        Err(error) => {
            let places = places(text, &error);
            let offers = offers(&error);
            Reading::Wrong(Fault { error, places, offers })
        }
    }
}

fn places(text: &str, error: &TextError) -> Vec<Range<usize>> {
    let numbers: &[u32] = match error {
        TextError::NotANumber { found, at } => {
            let start = text.char_indices().nth(*at).map_or(text.len(), |(start, _)| start);
            let length = found.trim_end_matches('…').len().min(text.len() - start);
            return core::iter::once(start..start + length).collect();
        }
        TextError::HugeNumber { at, .. } => {
            return number_spans(text).get(*at).cloned().into_iter().collect();
        }
        TextError::Board(BoardError::OutOfRange { at, .. }) => &[*at],
        TextError::Board(BoardError::Duplicate { first, second, .. }) => &[*first, *second],
        _ => &[],
    };
    let spans = number_spans(text);
    numbers.iter().filter_map(|&number| spans.get(number as usize).cloned()).collect()
}

/// Where the numbers of a text stand.
fn number_spans(text: &str) -> Vec<Range<usize>> {
    let mut spans = Vec::new();
    let mut start = None;
    for (at, byte) in text.bytes().chain([b' ']).enumerate() {
        match (byte.is_ascii_digit(), start) {
            (true, None) => start = Some(at),
            (false, Some(first)) => {
                spans.push(first..at);
                start = None;
            }
            _ => {}
        }
    }
    spans
}

fn offers(error: &TextError) -> Vec<Offer> {
    match *error {
        TextError::MissingBlank { mark: 0, largest } => vec![Offer::LastIsBlank(largest)],
        TextError::NotSquare { found } => sizes(found).into_iter().map(Offer::Size).collect(),
        _ => Vec::new(),
    }
}

/// The sizes with so many squares, those nearest to a square first, those one square wide last.
fn sizes(area: usize) -> Vec<Size> {
    let Ok(area) = u32::try_from(area) else { return Vec::new() };
    let side = area.isqrt();
    let mut sizes: Vec<Size> = (1..=side)
        .rev()
        .filter(|side| area.is_multiple_of(*side))
        .flat_map(|height| [Size::new(area / height, height), Size::new(height, area / height)])
        .flatten()
        .collect();
    // Once, where both are the same.
    sizes.dedup();
    sizes
}

/// A text in pieces: those that are wrong, and those between.
pub(super) fn pieces<'a>(text: &'a str, wrong: &[Range<usize>]) -> Vec<(&'a str, bool)> {
    let mut pieces = Vec::new();
    let mut done = 0;
    for range in wrong {
        if let (Some(before), Some(piece)) = (text.get(done..range.start), text.get(range.clone()))
        {
            pieces.push((before, false));
            pieces.push((piece, true));
            done = range.end;
        }
    }
    pieces.push((text.get(done..).unwrap_or_default(), false));
    pieces.retain(|(piece, _)| !piece.is_empty());
    pieces
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fault(text: &str) -> Fault {
        match read(text, None, BlankMark::default()) {
            Reading::Wrong(fault) => fault,
            other => panic!("{text:?} is {other:?}"),
        }
    }

    fn wrong(text: &str) -> Vec<&str> {
        let places = fault(text).places;
        pieces(text, &places).into_iter().filter(|piece| piece.1).map(|piece| piece.0).collect()
    }

    #[test]
    fn boards_are_read_in_rows_and_in_one_line() {
        let board = |text, size| match read(text, size, BlankMark::default()) {
            Reading::Board(board) => board.to_string(),
            other => panic!("{text:?} is {other:?}"),
        };
        assert_eq!(board("1 2\n3 0", None), "1 2/3 0");
        let wide = Size::new(3, 2).unwrap();
        assert_eq!(board("1, 2, 3, 4, 5, 0", Some(wide)), "1 2 3/4 5 0");
        // The size was chosen before, for other numbers or for another shape.
        assert_eq!(board("1 2 3 0", Some(wide)), "1 2/3 0");
        assert_eq!(board("1 2/3 4/5 0", Some(wide)), "1 2/3 4/5 0");
        assert_eq!(read(" \n", None, BlankMark::default()), Reading::Empty);
    }

    #[test]
    fn what_is_wrong_is_pointed_at() {
        assert_eq!(wrong("1 2 x 0"), ["x"]);
        assert_eq!(wrong("1 2 2 0"), ["2", "2"]);
        assert_eq!(wrong("1 2 30 0"), ["30"]);
        assert_eq!(wrong("1 ü 2 0"), ["ü"]);
        assert_eq!(wrong("1 2 3"), [""; 0]);
    }

    #[test]
    fn what_helps_is_offered() {
        assert_eq!(fault("1 2 3 4").offers, [Offer::LastIsBlank(4)]);
        assert!(matches!(
            read("1 2 3 4", None, BlankMark::Last),
            Reading::Board(board) if board.to_string() == "1 2/3 0"
        ));
        let sizes: Vec<String> = fault("0 1 2 3 4 5 6 7 8 9 10 11")
            .offers
            .into_iter()
            .map(|offer| match offer {
                Offer::Size(size) => size.to_string(),
                other => panic!("{other:?}"),
            })
            .collect();
        assert_eq!(sizes, ["4x3", "3x4", "6x2", "2x6", "12x1", "1x12"]);
    }

    #[test]
    fn every_shape_is_offered() {
        for area in [2, 3, 5, 12, 24, 60, 90, 100, 720, 1009] {
            let offered = sizes(area);
            let all: Vec<Size> = (1..=area as u32)
                .filter(|width| area.is_multiple_of(*width as usize))
                .map(|width| Size::new(width, area as u32 / width).unwrap())
                .collect();
            // Nothing is missing, and nothing is there twice.
            assert!(all.iter().all(|size| offered.contains(size)), "{area}");
            assert_eq!(offered.len(), all.len(), "{area}");
        }
    }

    #[test]
    fn the_pieces_make_the_text() {
        let text = "1 2 2 0";
        let joined: String =
            pieces(text, &fault(text).places).into_iter().map(|piece| piece.0).collect();
        assert_eq!(joined, text);
    }
}
