//! What runs in the Lab: two series of deals that are counted, and what is worked out about them.

use core::time::Duration;

use leptos::prelude::*;
use noyes::{Recipe, Size};
use noyes_api::{LabAsk, LabAudit, LabNews, LabRecipe, LabSample};

use super::{
    address::{Comparison, Misread},
    pace,
    turns::Turns,
};
use crate::{browser, thread::Thread};

/// What is known exactly.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) enum Exact {
    /// Being worked out; the share that is done, where that is known.
    #[default]
    Computing,
    Share(f64),
    Known(Box<LabAudit>),
    /// The code of the error.
    Refused(String),
    /// The thread does not start, or has broken off.
    Failed,
}

/// One of the two cards. Copies are the same.
#[derive(Clone, Copy)]
pub(super) struct Card {
    pub(super) sample: RwSignal<Option<LabSample>>,
    pub(super) exact: RwSignal<Exact>,
    /// The same recipe on a board small enough for every outcome to be counted, where this one is not.
    pub(super) small: RwSignal<Exact>,
}

/// The Lab. Copies are the same.
#[derive(Clone, Copy)]
pub(crate) struct Lab {
    script: StoredValue<String>,
    pub(super) comparison: RwSignal<Comparison>,
    pub(super) misread: RwSignal<Vec<Misread>>,
    pub(super) cards: [Card; 2],
    /// Whether boards are being dealt.
    pub(super) running: RwSignal<bool>,
    /// Whether the thread that deals has failed.
    pub(super) failed: RwSignal<bool>,
    /// Whether the page is open: nothing is dealt behind its back.
    open: StoredValue<bool>,
    seed: StoredValue<String>,
    turns: StoredValue<Turns>,
    dealing: StoredValue<Option<Thread>, LocalStorage>,
    auditing: StoredValue<Option<Thread>, LocalStorage>,
    questions_asked: StoredValue<u64>,
    /// The question that is being worked on.
    question: StoredValue<Option<(u64, Size, Recipe)>>,
    /// What is known already, of few recipes.
    answers: StoredValue<Vec<((Size, Recipe), Exact)>>,
}

impl Lab {
    /// So many squares can be worked out to the last board.
    const SMALL: Size = Size::EIGHT;
    const SMALL_AREA: usize = 10;
    /// So many answers are kept for when they are wanted again.
    const KEPT: usize = 32;

    pub(crate) fn new(script: String) -> Lab {
        let card = || Card {
            sample: RwSignal::new(None),
            exact: RwSignal::new(Exact::Computing),
            small: RwSignal::new(Exact::Computing),
        };
        Lab {
            script: StoredValue::new(script),
            comparison: RwSignal::new(Comparison::default()),
            misread: RwSignal::new(Vec::new()),
            cards: [card(), card()],
            running: RwSignal::new(true),
            failed: RwSignal::new(false),
            open: StoredValue::new(false),
            seed: StoredValue::new(String::new()),
            turns: StoredValue::new(Turns::default()),
            dealing: StoredValue::new_local(None),
            auditing: StoredValue::new_local(None),
            questions_asked: StoredValue::new(0),
            question: StoredValue::new(None),
            answers: StoredValue::new(Vec::new()),
        }
    }

    /// Opens the state that an address carries. Without one, the last state stays.
    pub(crate) fn open(self, fragment: &str) {
        if !fragment.contains('=') {
            return;
        }
        let (comparison, misread) = Comparison::read(fragment);
        self.misread.set(misread);
        self.comparison.set(comparison);
        if self.open.get_value() {
            self.begin();
        }
    }

    /// The page is there.
    pub(super) fn enter(self) {
        self.open.set_value(true);
        self.begin();
    }

    /// The page is gone, and all that works for it.
    pub(super) fn leave(self) {
        self.open.set_value(false);
        self.turns.update_value(Turns::drop_all);
        self.dealing.set_value(None);
        self.auditing.set_value(None);
        self.question.set_value(None);
    }

    /// Changes what is compared, and the address with it.
    pub(super) fn change(self, change: impl FnOnce(&mut Comparison)) {
        let before = self.comparison.get_untracked();
        let mut after = before;
        change(&mut after);
        if after == before {
            return;
        }
        self.misread.set(Vec::new());
        self.comparison.set(after);
        browser::replace_fragment(&after.to_string());
        if (after.size, after.recipes) != (before.size, before.recipes) {
            self.begin();
        }
    }

    /// Deals from the first board on, by another seed.
    pub(super) fn again(self) {
        self.begin();
    }

    /// Lets the dealing rest, or go on.
    pub(super) fn pause(self, pause: bool) {
        if !pause && self.failed.get_untracked() {
            // The boards that were counted are gone with their thread.
            return self.begin();
        }
        self.running.set(!pause);
        if !pause {
            self.deal_more(self.next_card());
        }
    }

    fn begin(self) {
        let seed = browser::fresh_seed().unwrap_or_else(|| browser::now().to_string());
        self.seed.set_value(seed);
        self.turns.update_value(Turns::begin);
        for card in self.cards {
            card.sample.set(None);
        }
        self.failed.set(false);
        self.running.set(true);
        self.deal_more(0);
        self.tell_what_is_known();
        self.ask_on();
    }

    // Dealing.

    fn boards(self, card: usize) -> u64 {
        self.cards[card].sample.with_untracked(|sample| sample.as_ref().map_or(0, |s| s.boards))
    }

    /// The card that lags behind.
    fn next_card(self) -> usize {
        usize::from(self.boards(1) < self.boards(0))
    }

    /// Asks for more boards of a card, unless some are under way: then they lead to the next ones.
    fn deal_more(self, card: usize) {
        let boards = self.boards(card);
        let last = self.cards[card]
            .sample
            .with_untracked(|sample| sample.as_ref().map(|sample| sample.seconds));
        let still = browser::matches("(prefers-reduced-motion: reduce)");
        let Some(count) = pace::next(boards, last, still) else {
            self.running.set(false);
            return;
        };
        let Some(id) = self.turns.try_update_value(|turns| turns.take(card)).flatten() else {
            return;
        };
        let comparison = self.comparison.get_untracked();
        let recipe = LabRecipe::new(comparison.size, comparison.recipes[card]);
        let ask = LabAsk::Deal { id, card, recipe, seed: self.seed.get_value(), count };
        if self.dealing.with_value(Option::is_none) {
            let thread = Thread::start(
                &self.script.get_value(),
                move |news| self.hear_dealt(news),
                move || self.fail_dealing(),
            );
            self.dealing.set_value(thread);
        }
        if self.dealing.with_value(|thread| thread.as_ref().map(|t| t.ask(&ask))).is_none() {
            self.fail_dealing();
        }
    }

    fn hear_dealt(self, news: LabNews) {
        match news {
            LabNews::Counted(sample) => {
                let id = sample.id;
                // Otherwise it answers for a series that was given up.
                let Some(card) = self.turns.with_value(|turns| turns.card(id)) else { return };
                self.cards[card].sample.set(Some(sample));
                // A moment for the page to draw it.
                set_timeout(
                    move || {
                        let over = self.turns.try_update_value(|turns| turns.over(id));
                        if over == Some(true) && self.running.get_untracked() {
                            self.deal_more(self.next_card());
                        }
                    },
                    Duration::from_millis(16),
                );
            }
            LabNews::Error { id, .. } => {
                let waited = |id| self.turns.with_value(|turns| turns.card(id).is_some());
                if id.is_none_or(waited) {
                    self.fail_dealing();
                }
            }
            _ => {}
        }
    }

    fn fail_dealing(self) {
        self.turns.update_value(Turns::drop_all);
        self.dealing.set_value(None);
        self.running.set(false);
        self.failed.set(true);
    }

    // Working out.

    /// The questions of the present comparison, the most wanted first.
    fn questions(self) -> Vec<(Size, Recipe)> {
        let Comparison { size, recipes, .. } = self.comparison.get_untracked();
        let small = (size.area() > Self::SMALL_AREA).then_some(Self::SMALL);
        let sizes = core::iter::once(size).chain(small);
        sizes.flat_map(|size| recipes.map(|recipe| (size, recipe))).collect()
    }

    fn known(self, question: &(Size, Recipe)) -> Option<Exact> {
        self.answers.with_value(|answers| {
            answers.iter().find(|(of, _)| of == question).map(|(_, answer)| answer.clone())
        })
    }

    fn tell_what_is_known(self) {
        let Comparison { size, recipes, .. } = self.comparison.get_untracked();
        for (card, recipe) in self.cards.into_iter().zip(recipes) {
            card.exact.set(self.known(&(size, recipe)).unwrap_or_default());
            card.small.set(self.known(&(Self::SMALL, recipe)).unwrap_or_default());
        }
    }

    /// Asks for what is not known yet. A question that nobody waits for is ended with its thread.
    fn ask_on(self) {
        let questions = self.questions();
        if let Some((_, size, recipe)) = self.question.get_value() {
            if questions.contains(&(size, recipe)) {
                return;
            }
            self.auditing.set_value(None);
            self.question.set_value(None);
        }
        let Some((size, recipe)) = questions.into_iter().find(|ask| self.known(ask).is_none())
        else {
            return;
        };
        self.questions_asked.update_value(|asked| *asked += 1);
        let id = self.questions_asked.get_value();
        self.question.set_value(Some((id, size, recipe)));
        if self.auditing.with_value(Option::is_none) {
            let thread = Thread::start(
                &self.script.get_value(),
                move |news| self.hear_audited(news),
                move || self.settle(Exact::Failed),
            );
            self.auditing.set_value(thread);
        }
        let ask = LabAsk::Audit { id, recipe: LabRecipe::new(size, recipe) };
        if self.auditing.with_value(|thread| thread.as_ref().map(|t| t.ask(&ask))).is_none() {
            self.settle(Exact::Failed);
        }
    }

    fn hear_audited(self, news: LabNews) {
        let Some((open, size, recipe)) = self.question.get_value() else { return };
        match news {
            LabNews::Audited { id, audit } if id == open => self.settle(Exact::Known(audit)),
            LabNews::Error { id, error } if id.is_none() || id == Some(open) => {
                self.settle(Exact::Refused(error.code));
            }
            LabNews::Progress { id, done, total: Some(total) } if id == open && total > 0 => {
                self.say(size, recipe, Exact::Share(done as f64 / total as f64));
            }
            _ => {}
        }
    }

    /// The question is over.
    fn settle(self, answer: Exact) {
        let Some((_, size, recipe)) = self.question.get_value() else { return };
        self.question.set_value(None);
        if answer == Exact::Failed {
            // Nothing is asked again by itself, but when the person does something.
            self.auditing.set_value(None);
            for question in self.questions() {
                if self.known(&question).is_none() {
                    self.say(question.0, question.1, Exact::Failed);
                }
            }
            return;
        }
        self.say(size, recipe, answer.clone());
        self.answers.update_value(|answers| {
            answers.truncate(Self::KEPT - 1);
            answers.insert(0, ((size, recipe), answer));
        });
        self.ask_on();
    }

    fn say(self, size: Size, recipe: Recipe, exact: Exact) {
        let comparison = self.comparison.get_untracked();
        for (card, of) in self.cards.into_iter().zip(comparison.recipes) {
            if of == recipe && comparison.size == size {
                card.exact.set(exact.clone());
            }
            if of == recipe && size == Self::SMALL && comparison.size != size {
                card.small.set(exact.clone());
            }
        }
    }
}
