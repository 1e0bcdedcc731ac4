//! Whether bytes are boards.

use noyes::{Board, BoardError, Size};

/// The first board that is none, and why. The cells are whole boards of at most
/// 256 squares.
pub(super) fn first_wrong(size: Size, cells: &[u8]) -> Option<(u64, BoardError)> {
    let area = size.area();
    // A size that the compiler knows lets it look at all squares at once.
    let wrong = match area {
        9 => cells.as_chunks::<9>().0.iter().position(|board| !is_permutation(board)),
        16 => cells.as_chunks::<16>().0.iter().position(|board| !is_permutation(board)),
        25 => cells.as_chunks::<25>().0.iter().position(|board| !is_permutation(board)),
        _ => cells.chunks_exact(area).position(|board| !is_permutation(board)),
    }?;
    let tiles: Vec<u32> = cells[wrong * area..][..area].iter().map(|&tile| tile.into()).collect();
    Board::new(size, tiles).err().map(|error| (wrong as u64, error))
}

#[inline(always)]
fn is_permutation(board: &[u8]) -> bool {
    if board.len() <= 32 {
        let all = u32::MAX >> (32 - board.len());
        let high = board.iter().fold(0, |high, &tile| high | tile);
        board.iter().fold(0, |seen, &tile| seen | 1u32 << (tile % 32)) == all && high < 32
    } else {
        let mut seen = [false; 256];
        for &tile in board {
            seen[usize::from(tile)] = true;
        }
        seen[..board.len()].iter().all(|&seen| seen)
    }
}
