//! Sequences of moves that lead where another way leads as well.

use noyes::{Size, Square};

/// The moves that sequences are made of, each known by a letter below `L`.
pub(crate) trait Alphabet<const L: usize> {
    /// Makes a move; `None` if it is not on the board.
    fn moved(key: Key, letter: usize, size: Size) -> Option<Key>;
}

/// What is to be tried after each sequence, by its letter.
pub(crate) struct Automaton<const L: usize> {
    /// After the moves so far, as the number of a state.
    pub(crate) states: Vec<[Option<u16>; L]>,
    /// Before the first move, by the blank's square.
    pub(crate) first: Vec<[Option<u16>; L]>,
}

/// The most states that are worth their memory.
const MAX_STATES: usize = 60_000;

impl<const L: usize> Automaton<L> {
    /// For sequences up to this length, or a shorter one if there would be too
    /// many states.
    pub(crate) fn new<A: Alphabet<L>>(size: Size, length: u32) -> Automaton<L> {
        Automaton::unless::<A>(size, length, &|| false).expect("nobody stops it")
    }

    /// The same; `None` if it was told to stop, which it asks every millisecond
    /// or so.
    pub(crate) fn unless<A: Alphabet<L>>(
        size: Size,
        length: u32,
        stop: &dyn Fn() -> bool,
    ) -> Option<Automaton<L>> {
        let mut trees = Trees::new(size);
        let mut seen = Seen::default();
        let mut longest = length.max(2);
        for length in 1..=longest {
            match trees.grow::<A>(size, length, length == longest, &mut seen, stop)? {
                Growth::Whole => {}
                Growth::TooMany => {
                    longest = length - 1;
                    break;
                }
            }
        }
        drop(seen);
        Some(trees.automaton(size, longest))
    }
}

/// The minimal sequences from every square, as one tree a square; the roots
/// are the first nodes, in the order of the squares, and shorter sequences have
/// smaller numbers. Those of the greatest length are not kept: nothing is known
/// of what follows them.
struct Trees<const L: usize> {
    nodes: Vec<Node<L>>,
    /// For each node, the length from which on it is a state of its own: the
    /// roots are always, other nodes once they can become a sequence of this
    /// length that is not minimal.
    since: Vec<u8>,
    states: usize,
    /// For each length the first node of each tree, and the last one's end.
    levels: Vec<Vec<u32>>,
}

#[derive(Clone, Copy)]
struct Node<const L: usize> {
    /// What is known of the sequences that are longer by one move: the node of
    /// a minimal one, or one of the three below.
    child: [u32; L],
    /// The node of the sequence without its first move, on the tree of the
    /// square that this move brings the blank to.
    rest: u32,
    /// When the trees are whole, the number of the state.
    parent: u32,
}

/// Off the board, or without its first move already not minimal.
const REJECTED: u32 = u32::MAX;
/// Another sequence leads there too.
const DUPLICATE: u32 = u32::MAX - 1;
/// Longer than what is looked at.
const UNKNOWN: u32 = u32::MAX - 2;
/// No node has this number or a greater one.
const NODES: u32 = UNKNOWN;

/// A node is no state at any length.
const NEVER: u8 = u8::MAX;

enum Growth {
    Whole,
    /// There are more states than are worth their memory.
    TooMany,
}

/// A board of at most 26 squares.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Key {
    /// Five bits a square; the last square's tile is the one that is left.
    cells: u128,
    last: u8,
    blank: u8,
}

const CELL_BITS: u32 = 5;
const PACKED: u32 = u128::BITS / CELL_BITS;

impl Key {
    pub(crate) fn new(blank: Square) -> Key {
        let tile = |cell: u32| if cell == blank.number() { 0 } else { cell + 1 };
        let cells =
            (0..PACKED).map(|cell| u128::from(tile(cell) % (1 << CELL_BITS)) << (CELL_BITS * cell));
        Key { cells: cells.sum(), last: tile(PACKED) as u8, blank: blank.number() as u8 }
    }

    pub(crate) fn blank(&self) -> Square {
        Square::new(self.blank.into())
    }

    /// The tile of a square slides, by one, into the blank's.
    pub(crate) fn slide(mut self, from: Square) -> Key {
        let (from, to) = (from.number(), u32::from(self.blank));
        let tile = match from {
            PACKED => std::mem::take(&mut self.last),
            _ => (self.cells >> (CELL_BITS * from)) as u8 % (1 << CELL_BITS),
        };
        if from < PACKED {
            self.cells ^= u128::from(tile) << (CELL_BITS * from);
        }
        match to {
            PACKED => self.last = tile,
            _ => self.cells |= u128::from(tile) << (CELL_BITS * to),
        }
        self.blank = from as u8;
        self
    }

    /// Bits that hardly two boards have in common.
    #[inline(always)]
    fn mixed(&self) -> u64 {
        const ODD: u64 = 0x9e37_79b9_7f4a_7c15;
        let low = (self.cells as u64).wrapping_mul(ODD);
        let hash = (low ^ low >> 32 ^ (self.cells >> 64) as u64).wrapping_mul(ODD);
        hash ^ hash >> 32
    }
}

// The blank and the last tile follow from the others.
impl PartialEq for Key {
    fn eq(&self, other: &Key) -> bool {
        self.cells == other.cells
    }
}

impl Eq for Key {}

impl std::hash::Hash for Key {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.cells.hash(state);
    }
}

/// A set of boards.
#[derive(Default)]
struct Seen {
    boards: Vec<Key>,
    /// One more than the place of the board among `boards`, with the upper half
    /// of its hash above it; 0 if there is none.
    slots: Vec<u64>,
}

impl Seen {
    /// Takes these boards instead of those it had.
    fn reset<'a>(&mut self, boards: impl Iterator<Item = &'a Key>) {
        self.boards.clear();
        self.slots.clear();
        self.slots.resize(64, 0);
        boards.for_each(|&board| {
            self.insert(board);
        });
    }

    /// Adds a board; whether it is new.
    fn insert(&mut self, board: Key) -> bool {
        if 2 * self.boards.len() >= self.slots.len() {
            let slots = 2 * self.slots.len();
            self.slots.clear();
            self.slots.resize(slots, 0);
            for place in 0..self.boards.len() {
                if let Err(free) = self.find(self.boards[place]) {
                    self.slots[free.0] = free.1 | (place as u64 + 1);
                }
            }
        }
        let found = self.find(board);
        if let Err((slot, hash)) = found {
            self.boards.push(board);
            self.slots[slot] = hash | self.boards.len() as u64;
        }
        found.is_err()
    }

    /// Whether a board is there, else the slot for it and the half of its hash.
    #[inline(always)]
    fn find(&self, board: Key) -> Result<(), (usize, u64)> {
        let hash = board.mixed();
        let half = hash >> 32 << 32;
        let mask = self.slots.len() - 1;
        let mut at = hash as usize & mask;
        loop {
            let slot = self.slots[at];
            if slot == 0 {
                return Err((at, half));
            }
            if slot >> 32 << 32 == half && self.boards[slot as u32 as usize - 1] == board {
                return Ok(());
            }
            at = (at + 1) & mask;
        }
    }
}

impl<const L: usize> Trees<L> {
    fn new(size: Size) -> Trees<L> {
        let roots = size.area() as u32;
        let root = |number| Node { child: [UNKNOWN; L], rest: number, parent: number };
        Trees {
            nodes: (0..roots).map(root).collect(),
            since: vec![0; size.area()],
            states: size.area(),
            levels: vec![(0..=roots).collect()],
        }
    }

    /// Adds the sequences of this length, or with `last` only tells which of
    /// them are not minimal. `None` if it was told to stop.
    fn grow<A: Alphabet<L>>(
        &mut self,
        size: Size,
        length: u32,
        last: bool,
        seen: &mut Seen,
        stop: &dyn Fn() -> bool,
    ) -> Option<Growth> {
        let mut level = vec![self.nodes.len() as u32];
        for root in size.squares() {
            if stop() {
                return None;
            }
            let (before, newest) = self.boards::<A>(root, size);
            // A board that can be reached in fewer moves is in the newest level
            // or in the one before, because it differs from the newest by one move.
            seen.reset(before.iter().chain(&newest));
            let first = self.levels[length as usize - 1][root.index()];
            for (node, board) in (first..).zip(newest) {
                for letter in 0..L {
                    let child = match self.child::<A>(node, board, letter, size, length, seen) {
                        Err(child) => child,
                        Ok(_) if last => UNKNOWN,
                        Ok(rest) => {
                            self.nodes.push(Node { child: [UNKNOWN; L], rest, parent: node });
                            self.since.push(NEVER);
                            self.nodes.len() as u32 - 1
                        }
                    };
                    self.nodes[node as usize].child[letter] = child;
                }
            }
            if self.states >= MAX_STATES {
                return Some(Growth::TooMany);
            }
            level.push(self.nodes.len() as u32);
        }
        self.levels.push(level);
        Some(Growth::Whole)
    }

    /// The boards of a tree's newest level, after those of the one before.
    fn boards<A: Alphabet<L>>(&self, root: Square, size: Size) -> (Vec<Key>, Vec<Key>) {
        let (mut before, mut newest) = (Vec::new(), vec![Key::new(root)]);
        for parents in &self.levels[..self.levels.len() - 1] {
            let parents = &self.nodes[parents[root.index()] as usize..];
            let mut next = Vec::with_capacity(3 * newest.len());
            for (node, &board) in parents.iter().zip(&newest) {
                let letters = (0..L).filter(|&letter| node.child[letter] < NODES);
                next.extend(letters.filter_map(|letter| A::moved(board, letter, size)));
            }
            before = std::mem::replace(&mut newest, next);
        }
        (before, newest)
    }

    /// The rest of a minimal sequence that is longer by this letter, or what
    /// else is to be said of it.
    fn child<A: Alphabet<L>>(
        &mut self,
        node: u32,
        board: Key,
        letter: usize,
        size: Size,
        length: u32,
        seen: &mut Seen,
    ) -> Result<u32, u32> {
        let rest = self.nodes[node as usize].rest as usize;
        let rest = (length > 1).then(|| self.nodes[rest].child[letter]);
        if rest.is_some_and(|rest| rest >= NODES) {
            return Err(REJECTED);
        }
        let board = A::moved(board, letter, size).ok_or(REJECTED)?;
        if !seen.insert(board) {
            // The sequences that grow into this one are states from now on.
            let mut node = node as usize;
            while self.since[node] == NEVER {
                self.since[node] = length as u8;
                self.states += 1;
                node = self.nodes[node].parent as usize;
            }
            return Err(DUPLICATE);
        }
        Ok(rest.unwrap_or(board.blank().number()))
    }

    /// The automaton of the sequences up to this length.
    fn automaton(mut self, size: Size, longest: u32) -> Automaton<L> {
        let roots = size.area();
        // If it grew too large, what was added last goes again.
        let kept = self.levels[longest as usize - 1][roots];
        self.nodes.truncate(kept as usize);
        let is_state: Vec<bool> =
            self.since[..kept as usize].iter().map(|&since| u32::from(since) <= longest).collect();
        drop(self.since);
        let nodes = &mut self.nodes;
        let mut states = 0;
        for (node, _) in nodes.iter_mut().zip(&is_state).filter(|(_, is_state)| **is_state) {
            node.parent = states;
            states += 1;
        }
        let mut next = Vec::with_capacity(states as usize);
        // Each node's children become the states that they lead to. What is not
        // in the tree is where the rest leads, which is shorter and so known already.
        for number in 0..nodes.len() {
            let Node { child, rest, .. } = nodes[number];
            nodes[number].child = std::array::from_fn(|letter| match child[letter] {
                none @ (REJECTED | DUPLICATE) => none,
                child if child < kept && is_state[child as usize] => nodes[child as usize].parent,
                child if number < roots => nodes[nodes[child as usize].rest as usize].parent,
                _ => nodes[rest as usize].child[letter],
            });
            if is_state[number] {
                next.push(nodes[number].states());
            }
        }
        Automaton { states: next, first: nodes[..roots].iter().map(Node::states).collect() }
    }
}

impl<const L: usize> Node<L> {
    fn states(&self) -> [Option<u16>; L] {
        self.child.map(|child| u16::try_from(child).ok())
    }
}
