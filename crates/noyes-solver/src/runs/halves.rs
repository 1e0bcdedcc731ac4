//! Numbers for strings of labels of which each occurs a given number of times.

use std::collections::HashMap;

/// Numbers all strings with given counts of labels 0…k−1, by their two halves:
/// the first string with a head, and the place of a tail in its *class*, those
/// with the same counts. A half is known by a code below a given size. The first
/// numbers are multiples of `align`.
#[derive(Debug)]
pub(super) struct Halves {
    heads: Box<[u32]>,
    /// No half of what fits into memory has more of them in a class.
    tails: Box<[u16]>,
    count: usize,
    strings: usize,
    /// Every head that begins a string, with its class of tails.
    list: Vec<(u32, u32)>,
    classes: Vec<Vec<u32>>,
}

impl Halves {
    /// `head` and `tail` tell the counts of labels of each code; `None` for a
    /// code that is no string.
    pub(super) fn new(
        counts: &[u32],
        align: usize,
        heads: usize,
        head: impl Fn(usize) -> Option<Vec<u32>>,
        tails: usize,
        tail: impl Fn(usize) -> Option<Vec<u32>>,
    ) -> Halves {
        let mut numbers = HashMap::<Vec<u32>, u32>::new();
        let mut classes: Vec<Vec<u32>> = Vec::new();
        let tails = (0..tails)
            .map(|code| {
                let fits = |tail: &Vec<u32>| tail.iter().zip(counts).all(|(tail, all)| tail <= all);
                let Some(tail) = tail(code).filter(fits) else { return 0 };
                let class = *numbers.entry(tail).or_insert_with(|| {
                    classes.push(Vec::new());
                    classes.len() as u32 - 1
                });
                let class = &mut classes[class as usize];
                class.push(code as u32);
                (class.len() - 1) as u16
            })
            .collect();
        let (mut count, mut strings) = (0, 0);
        let mut list = Vec::new();
        let heads = (0..heads)
            .map(|code| {
                let first = count;
                let rest = head(code).and_then(|head| {
                    let rest = counts.iter().zip(head).map(|(&all, head)| all.checked_sub(head));
                    rest.collect::<Option<Vec<u32>>>()
                });
                if let Some(&class) = rest.and_then(|rest| numbers.get(&rest)) {
                    list.push((code as u32, class));
                    strings += classes[class as usize].len();
                    count += classes[class as usize].len().next_multiple_of(align);
                }
                first as u32
            })
            .collect();
        Halves { heads, tails, count, strings, list, classes }
    }

    /// How many numbers there are.
    pub(super) fn count(&self) -> usize {
        self.count
    }

    /// How many strings there are.
    pub(super) fn strings(&self) -> usize {
        self.strings
    }

    /// The number of a string.
    #[inline(always)]
    pub(super) fn number(&self, head: usize, tail: usize) -> usize {
        self.heads[head] as usize + usize::from(self.tails[tail])
    }

    /// How many heads begin a string.
    pub(super) fn parts(&self) -> usize {
        self.list.len()
    }

    /// One of these heads, with the place of its tails among the classes.
    pub(super) fn part(&self, part: usize) -> (u32, usize) {
        let (head, class) = self.list[part];
        (head, class as usize)
    }

    /// The tails of each class.
    pub(super) fn classes(&self) -> impl Iterator<Item = &[u32]> {
        self.classes.iter().map(|class| &class[..])
    }

    /// The number of the first string with a head.
    #[inline(always)]
    pub(super) fn block(&self, head: usize) -> u32 {
        self.heads[head]
    }

    /// The place of a tail in its class.
    pub(super) fn place(&self, tail: usize) -> u16 {
        self.tails[tail]
    }

    /// Bytes in memory.
    pub(super) fn bytes(&self) -> usize {
        size_of_val(&*self.heads)
            + size_of_val(&*self.tails)
            + size_of_val(&*self.list)
            + self.classes.iter().map(|class| size_of_val(&**class)).sum::<usize>()
    }
}
