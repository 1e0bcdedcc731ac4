//! What a board gets of the whole.

use std::{num::NonZeroUsize, time::Duration};

use noyes::Size;
use noyes_solver::{Cancel, Limits, Progress};

/// What the boards may cost: each so much time and so many nodes, all together so much memory.
#[derive(Clone, Copy, Debug)]
pub(super) struct Budget {
    pub(super) time: Option<Duration>,
    pub(super) nodes: Option<u64>,
    pub(super) memory: Option<u64>,
}

impl Budget {
    /// The limits of a board.
    pub(super) fn limits<'a>(
        self,
        size: Size,
        share: Share,
        cancel: &'a Cancel,
        progress: &'a (dyn Fn(Progress) + Sync),
    ) -> Limits<'a> {
        Limits {
            time: self.time,
            nodes: self.nodes,
            memory: self.memory.map(|all| share.memory(all, size)),
            threads: share.threads(),
            cancel: Some(cancel),
            progress: Some(progress),
        }
    }
}

/// Who shares with whom.
#[derive(Clone, Copy, Debug)]
pub(super) struct Share {
    /// All threads.
    pub(super) threads: NonZeroUsize,
    /// How many boards are solved at the same time.
    pub(super) boards: u64,
}

impl Share {
    /// This board's threads: one that comes alone has them all.
    fn threads(self) -> NonZeroUsize {
        let share = self.threads.get() / self.boards.max(1) as usize;
        NonZeroUsize::new(share).unwrap_or(NonZeroUsize::MIN)
    }

    /// This board's part of the memory. Up to 4x4 a search needs little besides the tables, which
    /// all share.
    fn memory(self, all: u64, size: Size) -> u64 {
        if size.area() <= Size::FIFTEEN.area() { all } else { all / self.boards.max(1) }
    }
}
