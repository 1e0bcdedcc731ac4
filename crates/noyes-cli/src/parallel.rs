//! Work on several threads with the answers in order.

use std::{
    num::NonZeroUsize,
    panic,
    sync::{
        Arc, Mutex, PoisonError,
        mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel},
    },
    thread::{self, JoinHandle},
    time::Duration,
};

use noyes_solver::Cancel;

/// Who does the work, and until when.
#[derive(Clone, Debug)]
pub(crate) struct Crew {
    /// How many work.
    pub(crate) threads: NonZeroUsize,
    /// How many answers may wait for one before them that takes longer.
    pub(crate) ahead: usize,
    /// When this is thrown, nobody waits for parts that are still to come.
    pub(crate) cancel: Cancel,
}

impl Crew {
    /// So many threads, which work to the end.
    pub(crate) fn new(threads: NonZeroUsize) -> Crew {
        Crew { threads, ahead: 2 * threads.get(), cancel: Cancel::new() }
    }
}

/// How often whoever waits for parts looks whether to go on.
const PATIENCE: Duration = Duration::from_millis(20);

/// Answers in the order of the parts that they belong to, however long each took.
///
/// Few parts are ever waiting, so memory stays bounded whatever the length of
/// the input. The threads are not waited for: who drops the iterator because
/// nobody reads the answers may leave a thread behind that waits for input.
pub(crate) struct InOrder<A> {
    promised: Receiver<Receiver<A>>,
    reader: Option<JoinHandle<()>>,
    cancel: Cancel,
}

/// Works on the parts on several threads; one more draws the parts.
pub(crate) fn map_in_order<T, A>(
    parts: impl Iterator<Item = T> + Send + 'static,
    crew: Crew,
    work: impl Fn(T) -> A + Send + Sync + 'static,
) -> InOrder<A>
where
    T: Send + 'static,
    A: Send + 'static,
{
    let Crew { threads, ahead, cancel } = crew;
    let (jobs, todo) = sync_channel::<(T, SyncSender<A>)>(threads.get());
    let (promises, promised) = sync_channel(ahead);
    let todo = Arc::new(Mutex::new(todo));
    let work = Arc::new(work);
    for number in 0..threads.get() {
        let (todo, work) = (Arc::clone(&todo), Arc::clone(&work));
        let worker = thread::Builder::new().spawn(move || {
            loop {
                let job = todo.lock().unwrap_or_else(PoisonError::into_inner).recv();
                let Ok((part, answer)) = job else { return };
                // Nobody waits for the answer once the iterator is gone.
                answer.send(work(part)).ok();
            }
        });
        // Where the system gives no more threads, those that there are will do.
        if let Err(error) = worker {
            assert!(number > 0, "cannot start a thread: {error}");
            break;
        }
    }
    let reader = thread::spawn(move || {
        for part in parts {
            let (answer, promise) = sync_channel(1);
            if promises.send(promise).is_err() || jobs.send((part, answer)).is_err() {
                return;
            }
        }
    });
    InOrder { promised, reader: Some(reader), cancel }
}

impl<A> Iterator for InOrder<A> {
    type Item = A;

    fn next(&mut self) -> Option<A> {
        let promise = loop {
            match self.promised.recv_timeout(PATIENCE) {
                Ok(promise) => break promise,
                Err(RecvTimeoutError::Timeout) if self.cancel.is_cancelled() => return None,
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => {
                    // The end, unless the reader came to grief: then lines are missing.
                    if let Some(Err(cause)) = self.reader.take().map(JoinHandle::join) {
                        panic::resume_unwind(cause);
                    }
                    return None;
                }
            }
        };
        match promise.recv() {
            Ok(answer) => Some(answer),
            // The worker panicked and has said so.
            Err(_) => panic::resume_unwind(Box::new("a worker stopped")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_come_in_order_whatever_they_take() {
        for threads in [1, 2, 7] {
            let threads = NonZeroUsize::new(threads).unwrap();
            let answers = map_in_order(0..500u64, Crew::new(threads), |k| {
                // Uneven work, the longest at the start.
                (0..(500 - k) * 50).fold(k, |a, b| std::hint::black_box(a ^ b ^ b))
            });
            assert!(answers.eq(0..500));
        }
    }

    #[test]
    fn a_panic_is_never_taken_for_the_end() {
        let two = || Crew::new(NonZeroUsize::new(2).unwrap());
        let parts = (0..100).inspect(|&k| assert!(k < 50));
        assert!(panic::catch_unwind(|| map_in_order(parts, two(), |k| k).count()).is_err());
        let work = |k| assert!(k != 50);
        assert!(panic::catch_unwind(|| map_in_order(0..100, two(), work).count()).is_err());
    }

    #[test]
    fn a_thrown_switch_ends_the_waiting() {
        let crew = Crew::new(NonZeroUsize::MIN);
        let cancel = crew.cancel.clone();
        let (tell, told) = std::sync::mpsc::channel::<u64>();
        let mut answers = map_in_order(told.into_iter(), crew, |k| k);
        tell.send(7).unwrap();
        assert_eq!(answers.next(), Some(7));
        // There may be more to come, which nobody waits for any longer.
        cancel.cancel();
        assert_eq!(answers.next(), None);
        drop(tell);
    }

    #[test]
    fn few_parts_are_drawn_ahead() {
        let (tell, drawn) = std::sync::mpsc::channel();
        let parts = (0..).inspect(move |&k: &u64| tell.send(k).unwrap());
        let mut answers = map_in_order(parts, Crew::new(NonZeroUsize::MIN), |k| k);
        assert_eq!(answers.next(), Some(0));
        drop(answers);
        // The reader stops by itself: the channel of what it drew closes.
        assert!(drawn.iter().count() < 20);
    }
}
