//! Whose turn it is: the Lab deals one batch at a time.

/// The series of both cards, and the one that is being dealt for.
///
/// A turn is taken when boards are asked for, and over when they were counted and drawn. All that
/// was begun for a series before this one, answers and timers alike, is told by its id and ends
/// there, so that there is never a second round of questions.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Turns {
    last: u64,
    series: [u64; 2],
    taken: Option<u64>,
}

impl Turns {
    /// New series on both cards. Nothing is waited for.
    pub(super) fn begin(&mut self) {
        self.series = [self.last + 1, self.last + 2];
        self.last += 2;
        self.taken = None;
    }

    /// The id to ask with for a card, unless a turn is taken.
    pub(super) fn take(&mut self, card: usize) -> Option<u64> {
        if self.taken.is_some() {
            return None;
        }
        self.taken = self.series.get(card).copied();
        self.taken
    }

    /// The card that an answer is for, if it is the one that is waited for.
    pub(super) fn card(&self, id: u64) -> Option<usize> {
        (self.taken == Some(id)).then(|| self.series.iter().position(|&of| of == id)).flatten()
    }

    /// The answer was drawn; says whether it was the one that was waited for.
    pub(super) fn over(&mut self, id: u64) -> bool {
        let over = self.taken == Some(id);
        if over {
            self.taken = None;
        }
        over
    }

    /// Nothing is waited for any more.
    pub(super) fn drop_all(&mut self) {
        self.taken = None;
    }
}

#[cfg(test)]
mod tests {
    use std::collections::VecDeque;

    use super::*;

    /// The Lab with a thread and a clock that do nothing before they are told to.
    #[derive(Default)]
    struct Page {
        turns: Turns,
        running: bool,
        asked: VecDeque<u64>,
        timers: VecDeque<u64>,
        /// The series of each answer that was taken.
        answers: Vec<u64>,
    }

    impl Page {
        fn begin(&mut self) {
            self.turns.begin();
            self.running = true;
            self.go_on();
        }

        fn go_on(&mut self) {
            let card = self.answers.len() % 2;
            self.asked.extend(self.turns.take(card));
        }

        fn press_pause(&mut self) {
            self.running = !self.running;
            if self.running {
                self.go_on();
            }
        }

        fn answer(&mut self) {
            let Some(id) = self.asked.pop_front() else { return };
            if self.turns.card(id).is_some() {
                self.answers.push(id);
                self.timers.push_back(id);
            }
        }

        fn tick(&mut self) {
            let Some(id) = self.timers.pop_front() else { return };
            if self.turns.over(id) && self.running {
                self.go_on();
            }
        }

        /// Questions and timers of the present series.
        fn rounds(&self) -> usize {
            let waiting = self.asked.iter().chain(&self.timers);
            waiting.filter(|id| self.turns.series.contains(id)).count()
        }
    }

    #[test]
    fn going_on_before_the_answer_asks_nothing_twice() {
        let mut page = Page::default();
        page.begin();
        for _ in 0..4 {
            page.press_pause();
        }
        assert_eq!((page.asked.len(), page.running), (1, true));
        page.answer();
        for _ in 0..4 {
            page.press_pause();
        }
        assert_eq!((page.asked.len(), page.timers.len()), (0, 1));
        page.tick();
        assert_eq!(page.asked.len(), 1);
    }

    #[test]
    fn what_is_left_of_an_older_series_asks_nothing() {
        let mut page = Page::default();
        page.begin();
        page.answer();
        // The timer is pending.
        page.begin();
        page.tick();
        assert_eq!(page.asked.len(), 1);
        // A question is under way.
        page.begin();
        page.answer();
        assert_eq!((page.asked.len(), page.timers.len()), (1, 0));
        page.answer();
        page.tick();
        assert_eq!((page.asked.len(), page.timers.len()), (1, 0));
    }

    #[test]
    fn whatever_is_pressed_there_is_one_round() {
        let mut page = Page::default();
        page.begin();
        let mut random = 7u32;
        for _ in 0..10_000 {
            random = random.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            match random >> 29 {
                0 => page.begin(),
                1 | 2 => page.press_pause(),
                3..6 => page.answer(),
                _ => page.tick(),
            }
            // Resting, all may have come to its end; otherwise something always goes on.
            let rounds = page.rounds();
            assert!(if page.running { rounds == 1 } else { rounds <= 1 }, "{rounds}");
        }
        assert!(page.answers.len() > 100);
    }
}
