//! The search below a board where the slopes of the estimate are remembered.

use multiversion::multiversion;

use super::{
    duplicates::Moves,
    ida::{BREATH, DEPTH, Ida, Node, Round},
    slopes::{FIRST, KNOWN, MAX_GROUPS, Place, Slope, Slopes, Sums},
};
use crate::watch::Watch;

/// A tile in a view: eight times its group, and added to that its byte of the group's slopes.
type Code = u8;

const LABELS: u8 = size_of::<Slope>() as u8;

/// The places of the tables below that a code can name, and the codes themselves.
const GROUPS: usize = 1 << (Code::BITS - LABELS.ilog2());
const CODES: usize = 1 << Code::BITS;

/// The board that the search has come to.
///
/// A sum rises or falls by one with each move while the moves that are left become one less, so
/// a sum that rises loses two of its slack. Most boards are cut off, and are not looked up at all:
/// that the sum would rise is known from when its slopes were last looked up.
struct Walk<const VIEWS: usize> {
    /// The tile on each cell. There are as many as a byte can name: one that is off the board may
    /// be read, and nothing comes of it.
    cells: [[Code; VIEWS]; CODES],
    places: [[Place; GROUPS]; VIEWS],
    slopes: [[[u8; LABELS as usize]; GROUPS]; VIEWS],
    slack: Slack,
}

/// How often each sum may still rise, sixteen bits for each view: in one word, as a word that is
/// written in parts is slow to be read as a whole.
#[derive(Clone, Copy, Default)]
struct Slack(u32);

const SLACK_BITS: usize = 16;

impl Slack {
    fn new(slack: impl Iterator<Item = u32>) -> Slack {
        let word = |(view, slack): (usize, u32)| slack << (SLACK_BITS * view);
        Slack(slack.enumerate().map(word).sum())
    }

    #[inline(always)]
    fn of(self, view: usize) -> u32 {
        (self.0 >> (SLACK_BITS * view)) % (1 << SLACK_BITS)
    }

    /// A sum rises, if this is 1 and not 0.
    #[inline(always)]
    fn less(self, view: usize, rises: u8) -> Slack {
        Slack(self.0.wrapping_sub(u32::from(rises) << (SLACK_BITS * view)))
    }

    /// Whether a sum has risen too often.
    #[inline(always)]
    fn is_over(self) -> bool {
        const SIGNS: u32 = 1 << (SLACK_BITS - 1) | 1 << (2 * SLACK_BITS - 1);
        self.0 & SIGNS != 0
    }
}

/// What a move took away, and the moves that are left to try beside it.
#[derive(Clone, Copy)]
#[repr(align(64))]
struct Undo<const VIEWS: usize> {
    places: [Place; VIEWS],
    slopes: [[u8; LABELS as usize]; VIEWS],
    slack: Slack,
    moves: Moves,
    blank: u8,
    left: u8,
}

impl<const VIEWS: usize> Default for Undo<VIEWS> {
    fn default() -> Undo<VIEWS> {
        Undo {
            places: [Place::default(); VIEWS],
            slopes: [[0; LABELS as usize]; VIEWS],
            slack: Slack::default(),
            moves: Moves::default(),
            blank: 0,
            left: 0,
        }
    }
}

impl<const VIEWS: usize> Walk<VIEWS> {
    /// `None` if there is no solution of so many moves.
    fn new<H: Sums<VIEWS>>(
        sums: &H,
        slopes: &Slopes,
        node: &Node<H::State>,
        bound: u32,
    ) -> Option<Walk<VIEWS>> {
        let sums_now = sums.sums(&node.state);
        if sums_now.iter().any(|&sum| sum > bound) {
            return None;
        }
        let mut walk = Walk {
            cells: [[0; VIEWS]; CODES],
            places: [[Place::default(); GROUPS]; VIEWS],
            slopes: [[[0; LABELS as usize]; GROUPS]; VIEWS],
            slack: Slack::new(sums_now.iter().map(|sum| (bound - sum) / 2)),
        };
        for (view, places) in walk.places.iter_mut().enumerate() {
            for (group, place) in places[..MAX_GROUPS].iter_mut().enumerate() {
                *place = Place::new(view, group);
            }
            for (cell, &tile) in node.cells.iter().enumerate() {
                if tile == 0 || cell == usize::from(node.blank) {
                    continue;
                }
                let (group, label) = sums.member(view, tile);
                places[group] = places[group].moved(label, 0, cell as u8);
                walk.cells[cell][view] = LABELS * group as u8 + (FIRST + label) as u8;
            }
            for (slope, &place) in walk.slopes[view].iter_mut().zip(&*places) {
                *slope = slopes.get(place).0;
            }
        }
        Some(walk)
    }

    /// The moves of the tile with this code by which a sum rises, and those of which it is known.
    #[inline(always)]
    fn slope(&self, view: usize, code: Code) -> u8 {
        self.slopes[view].as_flattened()[usize::from(code)]
    }

    /// The moves that are known to lead too far: a bit for each letter.
    #[inline(always)]
    fn cut(&self, blank: u8, steps: &[i8; 4]) -> u8 {
        let tight: [u8; VIEWS] =
            std::array::from_fn(|view| if self.slack.of(view) == 0 { u8::MAX } else { 0 });
        (0..4).fold(0, |cut, letter| {
            let codes = self.cells[usize::from(blank.wrapping_add_signed(steps[letter]))];
            let rises = |over, view| over | self.slope(view, codes[view]) & tight[view];
            cut | (0..VIEWS).fold(0, rises) & 1 << letter
        })
    }

    /// Whether it is known by which of its moves this tile raises the sums, for one of the moves.
    #[inline(always)]
    fn is_known(&self, codes: [Code; VIEWS], letter: u32) -> bool {
        let known = (0..VIEWS).fold(u8::MAX, |known, view| known & self.slope(view, codes[view]));
        known >> (KNOWN + letter) & 1 == 1
    }

    /// The slack after a move.
    #[inline(always)]
    fn slack_after(&self, codes: [Code; VIEWS], letter: u32) -> Slack {
        (0..VIEWS).fold(self.slack, |slack, view| {
            slack.less(view, self.slope(view, codes[view]) >> letter & 1)
        })
    }
}

/// Looks for a solution of at most `bound` moves from a node, as long as one is wanted.
#[multiversion(targets("x86_64+popcnt+bmi1+bmi2+lzcnt"))]
pub(super) fn walk<H: Sums<VIEWS>, const VIEWS: usize>(
    ida: &Ida<'_, H, VIEWS>,
    slopes: &Slopes,
    node: &Node<H::State>,
    bound: u32,
    watch: &Watch<'_>,
    wanted: &dyn Fn() -> bool,
) -> Round {
    let Some(mut walk) = Walk::new(ida.heuristic, slopes, node, bound) else {
        return Round::Nothing;
    };
    let steps = ida.steps;
    let mut path = vec![Undo::default(); DEPTH].into_boxed_slice();
    let mut depth = 0;
    let mut nodes = 0;
    let (mut blank, mut moves) = (node.blank, node.moves);
    loop {
        let mut left = moves.letters() & !walk.cut(blank, &steps);
        nodes += moves.count();
        if nodes >= BREATH {
            let go_on = watch.spend(std::mem::take(&mut nodes));
            if !go_on || !wanted() {
                return Round::Stopped;
            }
        }
        let (codes, from, letter, slack) = loop {
            // Back over the moves that led nowhere.
            while left == 0 {
                if depth == 0 {
                    watch.spend(nodes);
                    return Round::Nothing;
                }
                depth -= 1;
                let undo: &Undo<VIEWS> = &path[depth % DEPTH];
                let codes = walk.cells[usize::from(undo.blank)];
                walk.cells[usize::from(blank)] = codes;
                for (view, code) in codes.into_iter().enumerate() {
                    let group = usize::from(code / LABELS);
                    walk.places[view][group] = undo.places[view];
                    walk.slopes[view][group] = undo.slopes[view];
                }
                walk.slack = undo.slack;
                (blank, moves, left) = (undo.blank, undo.moves, undo.left);
            }
            // The last first, as the first moves of all.
            let letter = left.ilog2();
            left ^= 1 << letter;
            let from = blank.wrapping_add_signed(steps[letter as usize % 4]);
            let codes = walk.cells[usize::from(from)];
            if !walk.is_known(codes, letter) {
                learn(ida.heuristic, slopes, &mut walk, codes, letter, blank);
            }
            let slack = walk.slack_after(codes, letter);
            if !slack.is_over() {
                break (codes, from, letter, slack);
            }
        };
        let undo = &mut path[depth % DEPTH];
        (undo.blank, undo.moves, undo.left, undo.slack) = (blank, moves, left, walk.slack);
        for (view, code) in codes.into_iter().enumerate() {
            let group = usize::from(code / LABELS);
            let label = usize::from(code % LABELS).wrapping_sub(FIRST);
            let place = walk.places[view][group];
            undo.places[view] = place;
            undo.slopes[view] = walk.slopes[view][group];
            let place = place.moved(label, from, blank);
            walk.places[view][group] = place;
            walk.slopes[view][group] = slopes.get(place).0;
        }
        walk.cells[usize::from(blank)] = codes;
        walk.slack = slack;
        depth += 1;
        // No sum is left.
        if slack.of(0) * 2 + depth as u32 == bound {
            watch.spend(nodes);
            let blanks = path[..depth].iter().map(|undo| undo.blank).chain([from]);
            return Round::Found(letters(blanks, &steps));
        }
        blank = from;
        moves = ida.duplicates.after(moves.after(letter));
    }
}

/// Looks up what is not known of a move, until it leads too far.
#[multiversion(targets("x86_64+popcnt+bmi1+bmi2+lzcnt"))]
fn learn<H: Sums<VIEWS>, const VIEWS: usize>(
    sums: &H,
    slopes: &Slopes,
    walk: &mut Walk<VIEWS>,
    codes: [Code; VIEWS],
    letter: u32,
    blank: u8,
) {
    for (view, code) in codes.into_iter().enumerate() {
        let group = usize::from(code / LABELS);
        let label = usize::from(code % LABELS) - FIRST;
        if walk.slope(view, code) >> (KNOWN + letter) & 1 == 0 {
            let place = walk.places[view][group];
            let mut slope = Slope(walk.slopes[view][group]);
            slope.learn(label, letter, sums.rises(view, group, place, label, blank));
            walk.slopes[view][group] = slope.0;
            slopes.keep(place, slope);
        }
        if walk.slack.of(view) == 0 && walk.slope(view, code) >> letter & 1 == 1 {
            break;
        }
    }
}

/// The letters of the moves that take the blank along these cells.
fn letters(blanks: impl Iterator<Item = u8> + Clone, steps: &[i8; 4]) -> Vec<u8> {
    let step = |(blank, next): (u8, u8)| {
        let letter = steps.iter().position(|&step| blank.wrapping_add_signed(step) == next);
        letter.expect("a step to a neighbour") as u8
    };
    blanks.clone().zip(blanks.skip(1)).map(step).collect()
}
