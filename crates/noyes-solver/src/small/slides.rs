//! What slides up and down do to the numbers of the orders.
//!
//! When the blank goes down from square p, the tile below it, which stands at
//! position p + `width` − 1 of the order, comes to position p: `width`
//! neighbours of the order turn in a cycle. Only their own Lehmer digits
//! change, and they depend on nothing but themselves: how the numbers after
//! them compare with one another, and with these as a set, stays the same. So
//! the numbers that agree in the digits up to the cycle's end move as a block.
//! Only where the cycle reaches the last two positions, whose digits are not
//! written, the parity of the digits before decides as well.

use super::form::{Place, Shape, Way};

/// Numbers of orders in a row from which on a slide moves them as slices.
const SLICE: usize = 12;

/// The highest base of a digit in a [`Slides::group`].
const GROUP_BASE: usize = 6;

/// Room for one group: 6·5·4·3 numbers, rounded up to a power of two.
const GROUP_ROOM: usize = 512;

/// What the blank's steps from square p down to p + `width`, and back, do.
#[derive(Clone, Debug)]
struct Slide {
    /// How many numbers stay side by side: the span of the digits after the cycle's.
    slice: usize,
    /// How many values the cycle's digits have together.
    radix: usize,
    /// Where the parity of the digits before decides: the first digit of the cycle.
    tied: Option<usize>,
    /// By the parity before, the values after a step down.
    down: [Vec<u16>; 2],
    /// The same for a step up.
    up: [Vec<u16>; 2],
    /// For short slices: by way and parity, where each number of a group goes.
    groups: Option<[[Box<[u16]>; 2]; 2]>,
}

impl Slide {
    fn new(shape: Shape, square: usize) -> Slide {
        let (digits, after) = (shape.digits(), square + shape.width);
        let radix = (square..after.min(digits)).map(|digit| shape.base(digit)).product();
        let tied = (after > digits).then_some(square);
        let map = |way, row| {
            [false, true].map(|odd| {
                let odd = odd ^ shape.odd_row(row);
                (0..radix).map(|value| turned(shape, square, value, odd, way) as u16).collect()
            })
        };
        let row = square / shape.width;
        let slice = shape.span(after.min(digits));
        let (down, up) = (map(Way::Down, row), map(Way::Up, row + 1));
        Slide { slice, radix, tied, down, up, groups: None }
    }

    /// The table of a step up or down where the parity before is this one.
    fn map(&self, way: Way, odd: bool) -> &[u16] {
        let maps = if way == Way::Down { &self.down } else { &self.up };
        &maps[usize::from(odd)]
    }

    /// Where a number goes, given the parity of the digits before the cycle's.
    fn turn(&self, order: usize, way: Way, odd: bool) -> usize {
        let value = order / self.slice % self.radix;
        let turned = usize::from(self.map(way, odd)[value]);
        order - value * self.slice + turned * self.slice
    }
}

/// The value of the cycle's digits after a step; `odd` is the parity of all
/// digits of the order but those before the cycle.
fn turned(shape: Shape, square: usize, value: usize, odd: bool, way: Way) -> usize {
    let (last, width) = (shape.digits(), shape.width);
    let written = square..(square + width).min(last);
    let mut code = vec![0; shape.area() - 1 - square];
    let (mut rest, mut sum) = (value, 0);
    for digit in written.clone().rev() {
        code[digit - square] = rest % shape.base(digit);
        sum += code[digit - square];
        rest /= shape.base(digit);
    }
    if square + width > last {
        code[last - square] = (sum + usize::from(odd)) % 2;
    }
    let mut left: Vec<usize> = (0..code.len()).collect();
    let mut order: Vec<usize> = code.iter().map(|&digit| left.remove(digit)).collect();
    match way {
        Way::Down => order[..width].rotate_right(1),
        _ => order[..width].rotate_left(1),
    }
    written.fold(0, |value, digit| {
        let (here, rest) = order[digit - square..].split_first().expect("a tile of the cycle");
        value * shape.base(digit) + rest.iter().filter(|&other| other < here).count()
    })
}

/// All slides of a shape.
#[derive(Clone, Debug)]
pub(super) struct Slides {
    shape: Shape,
    slides: Vec<Slide>,
    /// The size of a group.
    group: usize,
    /// Whether the digits before a group have an odd sum.
    odd_group: Vec<bool>,
}

impl Slides {
    pub(super) fn new(shape: Shape) -> Slides {
        let mut slides: Vec<Slide> =
            (0..shape.area() - shape.width).map(|square| Slide::new(shape, square)).collect();
        let group_digit = (shape.area() - 1).saturating_sub(GROUP_BASE);
        let group = shape.span(group_digit);
        for (square, slide) in slides.iter_mut().enumerate() {
            if slide.slice < SLICE {
                let table = |way, odd| {
                    let turn = |number| {
                        let before = number / (slide.slice * slide.radix);
                        let inner = slide.tied.is_some()
                            && odd ^ shape.odd_sum(before, group_digit, square);
                        slide.turn(number, way, inner) as u16
                    };
                    (0..group).map(turn).collect()
                };
                slide.groups =
                    Some([Way::Down, Way::Up].map(|way| [false, true].map(|odd| table(way, odd))));
            }
        }
        let odd_group = (0..group_digit).fold(vec![false], |before, digit| {
            let more = |&odd: &bool| (0..shape.base(digit)).map(move |d| odd ^ (d % 2 == 1));
            before.iter().flat_map(more).collect()
        });
        Slides { shape, slides, group, odd_group }
    }

    pub(super) fn shape(&self) -> Shape {
        self.shape
    }

    /// The number of orders that a dense pass takes at a time; divides their
    /// number, and slides of short slices stay within.
    pub(super) fn group(&self) -> usize {
        self.group
    }

    /// Where the blank's step leads; `None` at the edge.
    pub(super) fn step(&self, place: Place, way: Way) -> Option<Place> {
        let (width, height) = (self.shape.width, self.shape.height);
        let blank = usize::from(place.blank);
        let (row, column) = (blank / width, blank % width);
        let vertical = |square: usize| {
            let slide = &self.slides[square];
            let order = place.order as usize;
            let odd = slide.tied.is_some_and(|digit| {
                self.shape.odd_sum(order / (slide.slice * slide.radix), 0, digit)
            });
            slide.turn(order, way, odd) as u32
        };
        let to = |order, blank: usize| Some(Place { order, blank: blank as u8 });
        match way {
            Way::Left if column > 0 => to(place.order, blank - 1),
            Way::Right if column + 1 < width => to(place.order, blank + 1),
            Way::Up if row > 0 => to(vertical(blank - width), blank - width),
            Way::Down if row + 1 < height => to(vertical(blank), blank + width),
            _ => None,
        }
    }

    /// For each number of `into`, which begins with number `start`: adds the
    /// bits of the number from which a step of the upper square's slide leads
    /// there. `source` begins with number `base`, and `bits` selects.
    ///
    /// `way` is the step's way; `into` holds whole groups.
    #[allow(clippy::too_many_arguments)]
    pub(super) fn pull(
        &self,
        upper: usize,
        way: Way,
        source: &[u16],
        base: usize,
        into: &mut [u16],
        start: usize,
        bits: u16,
    ) {
        let slide = &self.slides[upper];
        // Looking back: the step's opposite leads from here to the source.
        let back = if way == Way::Down { Way::Up } else { Way::Down };
        if let Some(tables) = &slide.groups {
            let tables = &tables[usize::from(back == Way::Up)];
            let mut room = [0; GROUP_ROOM];
            let groups = into.chunks_exact_mut(self.group).zip(start / self.group..);
            for (into, number) in groups {
                let from = number * self.group - base;
                room[..self.group].copy_from_slice(&source[from..from + self.group]);
                let table = &tables[usize::from(self.odd_group[number])];
                for (into, &from) in into.iter_mut().zip(table) {
                    *into |= room[usize::from(from) % GROUP_ROOM] & bits;
                }
            }
            return;
        }
        let map = slide.map(back, false);
        let (slice, block) = (slide.slice, slide.slice * slide.radix);
        if block <= into.len() {
            for (into, from) in into.chunks_exact_mut(block).zip((start - base..).step_by(block)) {
                let source = &source[from..from + block];
                for (into, &value) in into.chunks_exact_mut(slice).zip(map) {
                    add(into, &source[usize::from(value) * slice..][..slice], bits);
                }
            }
        } else {
            let slice = slice.min(into.len());
            for (into, here) in into.chunks_exact_mut(slice).zip((start..).step_by(slice)) {
                let from = slide.turn(here, back, false) - base;
                add(into, &source[from..from + slice], bits);
            }
        }
    }
}

fn add(into: &mut [u16], source: &[u16], bits: u16) {
    for (into, &source) in into.iter_mut().zip(source) {
        *into |= source & bits;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::small::form::{Tiles, shapes};

    /// The blank's step on the board itself.
    fn stepped(shape: Shape, mut tiles: Tiles, blank: usize, way: Way) -> Option<Tiles> {
        let (row, column) = (blank / shape.width, blank % shape.width);
        let to = match way {
            Way::Left => blank.checked_sub(1).filter(|_| column > 0),
            Way::Right => Some(blank + 1).filter(|_| column + 1 < shape.width),
            Way::Up => blank.checked_sub(shape.width),
            Way::Down => Some(blank + shape.width).filter(|_| row + 1 < shape.height),
        }?;
        tiles.swap(blank, to);
        Some(tiles)
    }

    #[test]
    fn steps_are_those_of_the_board() {
        for shape in shapes() {
            let slides = Slides::new(shape);
            let orders = shape.orders() as u32;
            for order in (0..orders).step_by(1 + orders as usize / 300) {
                for blank in 0..shape.area() as u8 {
                    let place = Place { order, blank };
                    for way in Way::ALL {
                        let next = stepped(shape, shape.tiles(place), blank.into(), way);
                        let expected = next.map(|tiles| shape.place(&tiles).unwrap());
                        assert_eq!(
                            slides.step(place, way),
                            expected,
                            "{shape:?} {place:?} {way:?}"
                        );
                    }
                }
            }
        }
    }

    #[test]
    fn pulling_is_stepping() {
        for shape in shapes().into_iter().filter(|shape| shape.area() < 10) {
            let slides = Slides::new(shape);
            let source: Vec<u16> = (0..shape.orders()).map(|k| (k * 40503) as u16).collect();
            for upper in 0..shape.area() - shape.width {
                for (way, from) in [(Way::Down, upper), (Way::Up, upper + shape.width)] {
                    let mut expected = vec![0; shape.orders()];
                    for (order, mask) in (0..).zip(&source) {
                        let place = Place { order, blank: from as u8 };
                        let next = slides.step(place, way).unwrap();
                        expected[next.order as usize] = mask & 0x0f0f;
                    }
                    let mut all = vec![0; shape.orders()];
                    slides.pull(upper, way, &source, 0, &mut all, 0, 0x0f0f);
                    assert_eq!(all, expected);
                    // The same in parts.
                    let mut parts = vec![0; shape.orders()];
                    let part = slides.group();
                    for (part, start) in parts.chunks_mut(part).zip((0..).step_by(part)) {
                        slides.pull(upper, way, &source, 0, part, start, 0x0f0f);
                    }
                    assert_eq!(parts, expected);
                }
            }
        }
    }
}
