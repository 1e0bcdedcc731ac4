//! Random slides of many boards at once.

use alloc::vec::Vec;

use rand_core::Rng;

use crate::{Direction, PackedBoard, Size, SizeMismatch, Square};

/// How many boards wander together. Where one waits for memory, others go on;
/// where each blank is and what each is to choose fits into registers.
const TOGETHER: usize = 4;

/// A number below 12 chooses fairly among two, three or four slides.
const CHOICES: usize = 12;

/// A square is numbered by the first of its choices in the table of slides.
const ROOM: usize = 16;
/// The numbers of 32 squares.
const CELLS: usize = 32 * ROOM;

/// How many choices a word yields, and how many words yield each of them: with
/// one more, one word in ten would be refused.
const CHOICES_OF_A_WORD: u32 = 7;
const PRODUCT: u32 = 12u32.pow(CHOICES_OF_A_WORD);
const SURPLUS: u32 = PRODUCT.wrapping_neg() % PRODUCT;

/// Makes random slides on each board, `steps` of them, each uniform among
/// those that are legal where the blank stands.
///
/// As uniform as the generator's bits are. Which boards a generator's words
/// lead to may change between versions; for boards that can be repeated see
/// [`Dealer`](crate::Dealer) and
/// [`Shuffle::LegalSlides`](crate::Shuffle::LegalSlides).
///
/// # Errors
/// [`SizeMismatch`] if a board has another size than the first; none has moved then.
///
/// ```
/// use noyes::{Goal, Layout, Packed16, Size, wander};
/// use rand::SeedableRng;
///
/// let goal = Goal::new(Size::FIFTEEN, Layout::BlankLast);
/// let mut boards = [Packed16::try_from(goal.board())?; 100];
/// wander(&mut boards, 1000, &mut rand::rngs::SmallRng::seed_from_u64(1))?;
/// assert!(boards.iter().all(|board| goal.is_solvable(board) == Ok(true)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn wander<P: PackedBoard>(
    boards: &mut [P],
    steps: u64,
    generator: &mut impl Rng,
) -> Result<(), SizeMismatch> {
    let Some(first) = boards.first() else { return Ok(()) };
    let size = first.size();
    boards.iter().try_for_each(|board| SizeMismatch::check(board.size(), size))?;
    let from = sources(size);
    for boards in boards.chunks_mut(TOGETHER) {
        let mut tiles = [[0; CELLS]; TOGETHER];
        let mut blanks = [0; TOGETHER];
        for ((tiles, blank), board) in tiles.iter_mut().zip(&mut blanks).zip(&*boards) {
            for (cell, number) in tiles.iter_mut().step_by(ROOM).zip(board.numbers()) {
                *cell = number as u8;
            }
            *blank = board.blank().index() * ROOM;
        }
        let mut left = steps;
        while left > 0 {
            let now = left.min(CHOICES_OF_A_WORD.into());
            left -= now;
            let mut words: [u32; TOGETHER] = core::array::from_fn(|_| word(generator));
            for _ in 0..now {
                for k in 0..TOGETHER {
                    let wide = u64::from(words[k]) * CHOICES as u64;
                    words[k] = wide as u32;
                    // All numbers are below the tables' length: little is to be checked.
                    let choice = (blanks[k] + (wide >> 32) as usize) % CELLS;
                    let next = usize::from(from[choice]) % CELLS;
                    tiles[k][blanks[k]] = tiles[k][next];
                    blanks[k] = next;
                }
            }
        }
        for ((board, tiles), blank) in boards.iter_mut().zip(&mut tiles).zip(blanks) {
            tiles[blank] = 0;
            let numbers = tiles[..size.area() * ROOM].iter().step_by(ROOM);
            let numbers = numbers.map(|&tile| u32::from(tile));
            *board = P::pack(size, Square::new((blank / ROOM) as u32), numbers);
        }
    }
    Ok(())
}

/// A word that yields each choice equally often (see `deal::digits`).
fn word(generator: &mut impl Rng) -> u32 {
    loop {
        let word = generator.next_u32();
        if word.wrapping_mul(PRODUCT) >= SURPLUS {
            return word;
        }
    }
}

/// For each square of the blank and each choice, the square of the tile that slides.
fn sources(size: Size) -> [u16; CELLS] {
    let mut all = [0; CELLS];
    for (square, sources) in size.squares().zip(all.as_chunks_mut::<ROOM>().0) {
        let next: Vec<Square> =
            Direction::ALL.into_iter().filter_map(|to| square.neighbour(to, size)).collect();
        for (choice, source) in sources[..CHOICES].iter_mut().enumerate() {
            // On a board of one square nothing moves.
            let next = next.get(choice * next.len() / CHOICES).unwrap_or(&square);
            *source = (next.index() * ROOM) as u16;
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Board, Goal, Layout, Packed16, Packed25, Position};
    use rand::{SeedableRng, rngs::SmallRng};

    /// Every size, and every remainder of boards and of steps.
    #[test]
    fn boards_stay_boards_of_their_half() {
        let mut generator = SmallRng::seed_from_u64(1);
        for (width, height) in (1..=25).flat_map(|w| (1..=25 / w).map(move |h| (w, h))) {
            let goal = Goal::new(Size::new(width, height).unwrap(), Layout::Snake);
            let start = Packed25::try_from(goal.board()).unwrap();
            for (count, steps) in [(1, 1), (3, 6), (8, 7), (9, 8), (17, 100)] {
                let mut boards = alloc::vec![start; count];
                wander(&mut boards, steps, &mut generator).unwrap();
                for board in boards {
                    let again = Board::from(board);
                    assert_eq!(Packed25::from_bits(board.bits(), goal.size()), Ok(board));
                    assert!(goal.is_solvable(&again).unwrap());
                    // Each slide changes the colour of the blank's square.
                    let apart = board.blank().distance(goal.blank(), goal.size());
                    assert!(goal.size().area() == 1 || u64::from(apart) % 2 == steps % 2);
                }
            }
        }
    }

    /// One step from each square: every legal slide about equally often.
    #[test]
    fn slides_are_uniform() {
        let mut generator = SmallRng::seed_from_u64(2);
        let goal = Goal::new(Size::EIGHT, Layout::BlankLast);
        for blank in goal.size().squares() {
            let mut board = goal.board().clone();
            board.swap(board.blank(), blank);
            let start = Packed16::try_from(&board).unwrap();
            let mut boards = alloc::vec![start; 120_000];
            wander(&mut boards, 1, &mut generator).unwrap();
            let mut counts = [0u32; 9];
            boards.iter().for_each(|board| counts[board.blank().index()] += 1);
            let legal = Direction::ALL.iter().filter(|&&d| start.can_slide(d)).count() as u32;
            assert_eq!(counts.iter().filter(|&&count| count > 0).count() as u32, legal);
            // Six standard deviations of the most frequent case.
            let fair = 120_000 / legal;
            assert!(counts.iter().all(|&count| count == 0 || count.abs_diff(fair) < 1100));
        }
    }

    #[test]
    fn boards_of_two_sizes_do_not_move() {
        let [small, large] = [Size::EIGHT, Size::FIFTEEN]
            .map(|size| Packed16::try_from(Goal::new(size, Layout::BlankLast).board()).unwrap());
        let mut boards = [small, large];
        let error = wander(&mut boards, 5, &mut SmallRng::seed_from_u64(3)).unwrap_err();
        assert_eq!((error.found, error.expected), (Size::FIFTEEN, Size::EIGHT));
        assert_eq!(boards, [small, large]);
    }
}
