//! Tables as bytes, to be kept.

use noyes::{Coded, Goal, Metric};
use thiserror::Error;

use super::{
    form::{Form, Shape},
    levels::{Masks, boards, class, classes},
    line,
    table::{Classes, ExactTable, form},
};

/// The first bytes, with the version.
const MAGIC: [u8; 8] = *b"noyesXT1";

/// Room for the counts: more than the greatest distance of any table.
const LEVELS: usize = 128;

/// Magic, shape and metric, number of levels, checksum of what follows.
const HEAD: usize = 8 + 4 + 4 + 8;

impl ExactTable {
    /// The number of [bytes](Self::to_bytes) of the table of a goal; `None` if
    /// there is no table for it.
    #[must_use]
    pub fn byte_count(goal: &Goal, metric: Metric) -> Option<u64> {
        let masks = ExactTable::bytes_held(goal.size(), metric)?;
        Some((HEAD + 8 * LEVELS) as u64 + masks)
    }

    /// The table as bytes, the same on every machine, for goals whose blanks a
    /// mirror or a turn of the board exchanges, and whatever their tiles.
    ///
    /// # Stability
    /// The first eight bytes hold a version; bytes of another are refused by
    /// [`from_bytes`](Self::from_bytes).
    ///
    /// ```
    /// use noyes::{Goal, Layout, Metric, Size};
    /// use noyes_solver::{ExactTable, Limits};
    ///
    /// let goal = Goal::new(Size::EIGHT, Layout::Snake);
    /// let table = ExactTable::build(&goal, Metric::Stm, &Limits::default()).unwrap();
    /// let mut bytes = table.to_bytes();
    /// assert_eq!(Some(bytes.len() as u64), ExactTable::byte_count(&goal, Metric::Stm));
    ///
    /// // The blank in another corner, and another order of the tiles.
    /// let other = Goal::new(Size::EIGHT, Layout::BlankFirst);
    /// let table = ExactTable::from_bytes(&other, Metric::Stm, &bytes).unwrap();
    /// assert_eq!(table.gods_number(), 31);
    ///
    /// bytes[2000] ^= 1;
    /// assert!(ExactTable::from_bytes(&other, Metric::Stm, &bytes).is_err());
    /// ```
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut body = Vec::new();
        // Lines are longer than the room, and need no counts: see `from_bytes`.
        let counts = if self.classes.is_some() { &self.counts[..] } else { &[] };
        for level in 0..LEVELS {
            body.extend(counts.get(level).copied().unwrap_or(0).to_le_bytes());
        }
        for masks in self.classes.iter().flat_map(|classes| &classes.masks) {
            body.extend(masks.iter().flat_map(|mask| mask.to_le_bytes()));
        }
        let mut bytes = Vec::with_capacity(HEAD + body.len());
        bytes.extend(MAGIC);
        bytes.extend(kind(&self.goal, self.metric));
        bytes.extend((counts.len() as u32).to_le_bytes());
        bytes.extend(checksum(&body).to_le_bytes());
        bytes.extend(body);
        bytes
    }

    /// The table of a goal from its bytes. They are not trusted: their kind,
    /// length and checksum are looked at, and whether the masks have as many
    /// boards as the counts say.
    ///
    /// # Errors
    /// [`ExactTableError`].
    pub fn from_bytes(
        goal: &Goal,
        metric: Metric,
        bytes: &[u8],
    ) -> Result<ExactTable, ExactTableError> {
        let expected = ExactTable::byte_count(goal, metric).ok_or(ExactTableError::WrongTable)?;
        let found = bytes.len() as u64;
        if bytes.len() < HEAD || bytes[..8] != MAGIC {
            return Err(ExactTableError::NoTable);
        }
        if bytes[8..12] != kind(goal, metric) {
            return Err(ExactTableError::WrongTable);
        }
        if found != expected {
            return Err(ExactTableError::WrongLength { found, expected });
        }
        let (head, body) = bytes.split_at(HEAD);
        let levels = u32::from_le_bytes(array(&head[12..16])) as usize;
        if u64::from_le_bytes(array(&head[16..])) != checksum(body) {
            return Err(ExactTableError::Damaged);
        }
        let (counts, masks) = body.split_at(8 * LEVELS);
        if goal.size().is_one_wide() {
            let counts = line::counts(goal, metric);
            return Ok(ExactTable { goal: goal.clone(), metric, counts, classes: None });
        }
        let form = form(goal, metric).map_err(|_| ExactTableError::WrongTable)?;
        let counts: Vec<u64> = counts
            .chunks_exact(8)
            .take(levels)
            .map(|count| u64::from_le_bytes(array(count)))
            .collect();
        let masks: Vec<Masks> = masks
            .chunks_exact(2 * form.shape.orders())
            .map(|masks| {
                masks.chunks_exact(2).map(|mask| u16::from_le_bytes(array(mask))).collect()
            })
            .collect();
        if levels > LEVELS || !consistent(form.shape, metric, &counts, &masks) {
            return Err(ExactTableError::Damaged);
        }
        let classes = Some(Classes::new(form, masks));
        Ok(ExactTable { goal: goal.clone(), metric, counts, classes })
    }
}

/// Whether the masks have as many boards as the counts, and no squares but the board's.
fn consistent(shape: Shape, metric: Metric, counts: &[u64], masks: &[Masks]) -> bool {
    let total = (shape.orders() * shape.area()) as u64;
    let mut by_class = vec![0u64; classes(metric)];
    for (distance, &count) in counts.iter().enumerate() {
        if count == 0 || count > total {
            return false;
        }
        by_class[class(shape, metric, distance).0] += count;
    }
    let squares = masks.iter().flatten().fold(0, |squares, mask| squares | mask);
    by_class.iter().sum::<u64>() == total
        && squares & !shape.squares() == 0
        && masks.iter().zip(&by_class[1..]).all(|(masks, &count)| boards(masks) == count)
}

/// What the table depends on.
fn kind(goal: &Goal, metric: Metric) -> [u8; 4] {
    let metric = u8::from(metric == Metric::Mtm);
    if goal.size().is_one_wide() {
        return [0, 0, 0, metric];
    }
    let Shape { width, height, blank } = Form::new(goal).shape;
    [width as u8, height as u8, blank as u8, metric]
}

/// A sum that changes with any word, and with their order. It finds damage,
/// not forgery.
fn checksum(bytes: &[u8]) -> u64 {
    let (words, rest) = bytes.as_chunks::<8>();
    let words = words.iter().map(|&word| u64::from_le_bytes(word));
    // Multiplying by an odd number and turning are one to one.
    words.chain(rest.iter().map(|&byte| byte.into())).fold(bytes.len() as u64, |sum, word| {
        (sum ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(29)
    })
}

fn array<const N: usize>(bytes: &[u8]) -> [u8; N] {
    bytes.try_into().expect("cut to this length")
}

/// Why bytes are not the table of a goal.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum ExactTableError {
    /// They do not begin as a table does, or as one of this version. Code `not-a-table`.
    #[error("the bytes are no table of this version")]
    NoTable,
    /// They are a table of another goal, size or metric. Code `wrong-table`.
    #[error("the bytes are a table of another size, blank square or metric")]
    WrongTable,
    /// They have been cut short, or there are more. Code `wrong-length`.
    #[error("found {found} bytes; expected {expected}")]
    WrongLength {
        /// How many bytes there are.
        found: u64,
        /// How many there should be.
        expected: u64,
    },
    /// They have been changed. Code `damaged-table`.
    #[error("the table's bytes have been changed: its sums do not agree")]
    Damaged,
}

impl Coded for ExactTableError {
    fn code(&self) -> &'static str {
        match self {
            ExactTableError::NoTable => "not-a-table",
            ExactTableError::WrongTable => "wrong-table",
            ExactTableError::WrongLength { .. } => "wrong-length",
            ExactTableError::Damaged => "damaged-table",
        }
    }
}
