//! One level reached from all boards of the one before, as masks.

use noyes::Metric;

use super::{
    form::{Shape, Way},
    levels::Masks,
    slides::Slides,
};
use crate::{Limits, SolveError};

/// At most this many orders are worked on at a time, so that they stay in a
/// near cache.
const BLOCK: usize = 24_000;

/// At least this many blocks, where there are, are handed out to the threads at
/// a time, so that what they found is still in a near cache when it is added.
const STRIPE: usize = 32;

/// Fewer orders than this are not worth starting threads.
const SHARED: usize = 100_000;

/// Working memory for dense levels.
///
/// Single slides are gathered block by block: both ways of each slide, then
/// the steps within rows. In the metric of runs all boards of a column's
/// *line* (the same tiles, the blank anywhere in the column) are one step from
/// another, so the line is filled if any of it is there: first its rows from
/// the last to the second take over what is below them, where all slides stay
/// within a block ([`begin`](Dense::begin)); then the first two rows exchange
/// what they have across blocks, and the rows below take over what is above
/// them.
pub(super) struct Dense {
    metric: Metric,
    block: usize,
    /// For runs: the lines, filled upwards as far as the second row.
    lines: Masks,
    /// What is reached of one stripe.
    stripe: Masks,
}

impl Dense {
    /// How many masks an order takes here.
    pub(super) fn masks(metric: Metric, shape: Shape) -> usize {
        usize::from(metric == Metric::Mtm && shape.height > 1)
    }

    pub(super) fn new(slides: &Slides, metric: Metric) -> Dense {
        let shape = slides.shape();
        let digit = match metric {
            Metric::Stm => {
                (0..shape.digits()).find(|&digit| shape.span(digit) <= BLOCK).unwrap_or(0)
            }
            // Slides below the first row change no digit of the first row's.
            Metric::Mtm => shape.width.min(shape.digits()),
        };
        let block = shape.span(digit).max(slides.group());
        let lines = vec![0; Dense::masks(metric, shape) * shape.orders()];
        let blocks = STRIPE.min((STRIPE * BLOCK).div_ceil(block)).min(shape.orders() / block);
        Dense { metric, block, lines, stripe: vec![0; blocks * block] }
    }

    /// How many orders [`reached`](Dense::reached) takes at a time.
    pub(super) fn stripe(&self) -> usize {
        self.stripe.len()
    }

    /// Prepares a level, before the first stripe.
    pub(super) fn begin(
        &mut self,
        slides: &Slides,
        source: &[u16],
        limits: &Limits<'_>,
    ) -> Result<(), SolveError> {
        if self.metric == Metric::Stm {
            return Ok(());
        }
        let Shape { width, height, .. } = slides.shape();
        in_threads(&mut self.lines, self.block, limits, |start, lines, up| {
            lines.copy_from_slice(&source[start..start + lines.len()]);
            for row in (1..height - 1).rev() {
                up.fill(0);
                for upper in row * width..(row + 1) * width {
                    let bit = 1 << (upper + width);
                    slides.pull(upper, Way::Up, lines, start, up, start, bit);
                }
                for (lines, &up) in lines.iter_mut().zip(&*up) {
                    *lines |= up >> width;
                }
            }
        })
    }

    /// All boards of the stripe that begins here, in none of the classes, and
    /// one step from a board of class `from` whose blank is on one of these
    /// squares.
    pub(super) fn reached(
        &mut self,
        slides: &Slides,
        classes: &[Masks],
        from: usize,
        squares: u16,
        start: usize,
        limits: &Limits<'_>,
    ) -> Result<&[u16], SolveError> {
        let Dense { metric, block, ref lines, ref mut stripe } = *self;
        let end = classes[from].len().min(start + stripe.len());
        let stripe = &mut stripe[..end - start];
        in_threads(stripe, block, limits, |offset, new, up| {
            let start = start + offset;
            match metric {
                Metric::Stm => slides_reached(slides, &classes[from], start, squares, new, up),
                Metric::Mtm => runs_reached(slides, &classes[from], lines, start, new, up),
            }
            for masks in classes {
                for (new, &seen) in new.iter_mut().zip(&masks[start..]) {
                    *new &= !seen;
                }
            }
        })?;
        Ok(stripe)
    }
}

/// Does the work on each block of the masks, in as many threads as there may
/// be: it is given where the block begins, the block, and room for another.
fn in_threads(
    masks: &mut [u16],
    block: usize,
    limits: &Limits<'_>,
    work: impl Fn(usize, &mut [u16], &mut [u16]) + Sync,
) -> Result<(), SolveError> {
    let some = |first: usize, masks: &mut [u16]| {
        let mut room = vec![0; block];
        for (start, masks) in (first..).step_by(block).zip(masks.chunks_mut(block)) {
            limits.check_cancel()?;
            work(start, masks, &mut room);
        }
        Ok(())
    };
    let blocks = masks.len() / block;
    let threads = limits.threads.get().min(blocks);
    if threads == 1 || masks.len() < SHARED {
        return some(0, masks);
    }
    let part = blocks.div_ceil(threads) * block;
    std::thread::scope(|scope| {
        let parts = (0..).step_by(part).zip(masks.chunks_mut(part));
        let threads: Vec<_> =
            parts.map(|(first, part)| scope.spawn(move || some(first, part))).collect();
        threads.into_iter().try_for_each(|thread| match thread.join() {
            Ok(result) => result,
            Err(panic) => std::panic::resume_unwind(panic),
        })
    })
}

fn slides_reached(
    slides: &Slides,
    source: &[u16],
    start: usize,
    squares: u16,
    down: &mut [u16],
    up: &mut [u16],
) {
    let shape = slides.shape();
    down.fill(0);
    up.fill(0);
    for upper in 0..shape.area() - shape.width {
        let (here, below) = (1 << upper, 1 << (upper + shape.width));
        if squares & here != 0 {
            slides.pull(upper, Way::Down, source, 0, down, start, here);
        }
        if squares & below != 0 {
            slides.pull(upper, Way::Up, source, 0, up, start, below);
        }
    }
    let (first, last) = (column(shape, 0), column(shape, shape.width - 1));
    for ((down, &up), &source) in down.iter_mut().zip(&*up).zip(&source[start..]) {
        let here = source & squares;
        let beside = (here & !last) << 1 | (here & !first) >> 1;
        *down = *down << shape.width | up >> shape.width | beside;
    }
}

fn runs_reached(
    slides: &Slides,
    source: &[u16],
    lines: &[u16],
    start: usize,
    down: &mut [u16],
    up: &mut [u16],
) {
    let shape = slides.shape();
    let Shape { width, height, .. } = shape;
    down.fill(0);
    up.fill(0);
    for upper in 0..width {
        let (here, below) = (1 << upper, 1 << (upper + width));
        slides.pull(upper, Way::Down, lines, 0, down, start, here);
        slides.pull(upper, Way::Up, lines, 0, up, start, below);
    }
    for ((down, &up), &lines) in down.iter_mut().zip(&*up).zip(&lines[start..]) {
        *down = lines | *down << width | up >> width;
    }
    for row in 1..height - 1 {
        up.fill(0);
        for upper in row * width..(row + 1) * width {
            slides.pull(upper, Way::Down, down, start, up, start, 1 << upper);
        }
        for (down, &up) in down.iter_mut().zip(&*up) {
            *down |= up << width;
        }
    }
    // A row is filled if any of it is there. Two or three squares: the
    // second distance is the first again, or 2.
    let (first, far) = (column(shape, 0), width - 1);
    for (down, &source) in down.iter_mut().zip(&source[start..]) {
        let any = (source | source >> 1 | source >> far) & first;
        *down |= any | any << 1 | any << far;
    }
}

/// The squares of a column.
fn column(shape: Shape, column: usize) -> u16 {
    (0..shape.height).fold(0, |squares, row| squares | 1 << (row * shape.width + column))
}
