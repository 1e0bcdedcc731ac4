//! Proofs between beams: bounds that rise while solutions become shorter.

use std::cell::Cell;

use noyes::{Algorithm, Board};

use super::Whole;
use crate::watch::Watch;

/// The rounds of iterative deepening that were done for a board. Each proves that no solution has
/// as many moves as the bound, or finds one.
pub(super) struct Rounds<'a> {
    tables: Option<&'a dyn Whole>,
    /// What was known before the first, and what is by now.
    least: u64,
    lower_bound: Cell<u64>,
    /// The nodes of all rounds and of the last one.
    spent: Cell<u64>,
    last: Cell<u64>,
}

/// Rounds may take one in so many of all nodes: enough for a bound that is worth more than that of
/// the tables, and little that beams would gain by.
const SHARE: u64 = 4;

/// A round has at most about so many times the nodes of the one before.
const GROWTH: u64 = 10;

/// Before so many nodes of beams there is none, as what proofs need has to be made first.
const BEAMS_FIRST: u64 = 1 << 20;

impl<'a> Rounds<'a> {
    /// None so far. Without tables there are none at all.
    pub(super) fn new(tables: Option<&'a dyn Whole>, lower_bound: u64) -> Rounds<'a> {
        let (spent, last) = (Cell::new(0), Cell::new(0));
        Rounds { tables, least: lower_bound, lower_bound: Cell::new(lower_bound), spent, last }
    }

    /// What is known by now: no solution is shorter than this.
    pub(super) fn lower_bound(&self) -> u64 {
        self.lower_bound.get()
    }

    /// Other rounds proved that no solution is shorter than this.
    pub(super) fn raise(&self, lower_bound: u64) {
        self.lower_bound.set(self.lower_bound().max(lower_bound));
    }

    /// Whether the rounds proved that no solution is shorter.
    pub(super) fn have_proved(&self, length: u64) -> bool {
        self.least < length && self.lower_bound() == length
    }

    /// Does rounds as long as the next one promises to be worth its nodes, and the bound is below
    /// the best length known. A solution that one finds is a shortest one.
    pub(super) fn go_on(&self, board: &Board, best: u64, watch: &Watch<'_>) -> Option<Algorithm> {
        self.go_on_while(board, best, watch, || self.is_worth_while(watch))
    }

    /// Does rounds until the limits end them, where there are limits.
    pub(super) fn to_the_end(
        &self,
        board: &Board,
        best: u64,
        watch: &Watch<'_>,
    ) -> Option<Algorithm> {
        let endless = watch.limits().are_endless();
        self.go_on_while(board, best, watch, || !endless && watch.spend(0))
    }

    fn go_on_while(
        &self,
        board: &Board,
        best: u64,
        watch: &Watch<'_>,
        worth_while: impl Fn() -> bool,
    ) -> Option<Algorithm> {
        let tables = self.tables.filter(|_| self.last.get() < u64::MAX)?;
        while self.lower_bound() < best && worth_while() {
            let (bound, nodes) = (self.lower_bound(), watch.nodes());
            let mut reached = bound;
            let found = tables.prove(board, bound, watch, &mut |bound| {
                reached = bound.into();
                reached <= self.lower_bound()
            });
            self.last.set(watch.nodes() - nodes);
            self.spent.set(self.spent.get() + self.last.get());
            self.lower_bound.set(reached);
            if found.is_some() || watch.stopped().is_some() {
                return found;
            }
            if reached == bound {
                // It cannot be: there is no room for it.
                self.last.set(u64::MAX);
                return None;
            }
            watch.report(reached, Some(best));
        }
        None
    }

    fn is_worth_while(&self, watch: &Watch<'_>) -> bool {
        let (spent, last) = (self.spent.get(), self.last.get());
        let all = watch.nodes();
        let next = spent.saturating_add(last.saturating_mul(GROWTH));
        all - spent >= BEAMS_FIRST && next <= all / SHARE
    }
}
