//! The lengths of shortest solutions, found when there is nothing better to do.
//!
//! What is to be done stands in the store: a result is due until its length is there. One thread,
//! with the lowest priority that the system gives, takes the oldest ones; after a restart it goes on
//! where it was. Several instances may now and then find the same length twice.

use std::num::NonZeroUsize;
use std::sync::Arc;
use std::time::Duration;

use noyes::{Goal, Size};
use noyes_game::Replay;
use noyes_solver::{Cancel, Limits, Options, Solver, TableSize};
use tokio::sync::Notify;

use crate::metrics::Metrics;
use crate::store::Store;

/// The most squares of boards whose lengths are found.
const LARGEST: usize = 16;

/// How many are taken at a time.
const BATCH: u32 = 64;

/// So long it waits if nobody wakes it: another instance may have recorded something.
const PATIENCE: Duration = Duration::from_secs(30);

/// Whether the lengths for boards of this size are found.
pub(crate) fn is_feasible(size: Size) -> bool {
    size.area() <= LARGEST
}

/// A question to the thread, and where the answer goes.
type Question = (Replay, tokio::sync::oneshot::Sender<Option<u64>>);

/// Finds lengths until it is dropped.
#[derive(Debug)]
pub(crate) struct OptimalQueue {
    wake: Arc<Notify>,
    cancel: Cancel,
    task: tokio::task::JoinHandle<()>,
}

impl OptimalQueue {
    pub(crate) fn start(store: Store, metrics: Metrics) -> OptimalQueue {
        let wake = Arc::new(Notify::new());
        let cancel = Cancel::new();
        let task = tokio::spawn(run(store, metrics, Arc::clone(&wake), cancel.clone()));
        OptimalQueue { wake, cancel, task }
    }

    /// Something may be due.
    pub(crate) fn wake(&self) {
        self.wake.notify_one();
    }
}

impl Drop for OptimalQueue {
    fn drop(&mut self) {
        self.cancel.cancel();
        self.task.abort();
    }
}

async fn run(store: Store, metrics: Metrics, wake: Arc<Notify>, cancel: Cancel) {
    let (questions, asked) = std::sync::mpsc::channel::<Question>();
    let thread = std::thread::Builder::new().name("optimal".into());
    if thread.spawn(move || answer(&asked, &cancel)).is_err() {
        tracing::error!("there is no thread to find optimal lengths");
        return;
    }
    loop {
        let (count, due) = store.due(BATCH).await.unwrap_or_default();
        metrics.due.set(count);
        if due.is_empty() {
            tokio::time::timeout(PATIENCE, wake.notified()).await.ok();
            continue;
        }
        for (seq, replay) in due {
            let length = match Replay::from_json(&replay) {
                Ok(replay) => {
                    let (reply, answer) = tokio::sync::oneshot::channel();
                    if questions.send((replay, reply)).is_err() {
                        return;
                    }
                    // The thread has ended: what it has not answered stays due.
                    let Ok(length) = answer.await else { return };
                    length
                }
                Err(_) => None,
            };
            if store.set_optimal(seq, length).await.is_err() {
                // It stays due; the store is given time to recover.
                tokio::time::timeout(PATIENCE, wake.notified()).await.ok();
                break;
            }
        }
    }
}

/// Answers questions until nobody asks any more.
fn answer(asked: &std::sync::mpsc::Receiver<Question>, cancel: &Cancel) {
    give_way();
    // The games of a day or a race are of one board, and few goals are played at a time.
    let mut known: Option<(Replay, Option<u64>)> = None;
    let mut solver: Option<Solver> = None;
    for (replay, reply) in asked {
        let same = known.as_ref().filter(|(other, _)| {
            other.board == replay.board && other.goal.board() == replay.goal.board()
        });
        let length = match same {
            Some(&(_, length)) => length,
            None => {
                let goal = &replay.goal;
                let solver = match solver.take().filter(|solver| solver.goal() == goal) {
                    Some(kept) => solver.insert(kept),
                    None => solver.insert(new_solver(goal)),
                };
                find(solver, &replay, cancel)
            }
        };
        if cancel.is_cancelled() {
            // No answer: it stays due.
            return;
        }
        reply.send(length).ok();
        known = Some((replay, length));
    }
}

fn new_solver(goal: &Goal) -> Solver {
    let store = noyes_solver::Store::user();
    Solver::new(goal, Options { tables: TableSize::Small, store, ..Options::default() })
}

fn find(solver: &Solver, replay: &Replay, cancel: &Cancel) -> Option<u64> {
    let limits = Limits { threads: NonZeroUsize::MIN, cancel: Some(cancel), ..Limits::default() };
    match solver.solve(&replay.board, &limits) {
        Ok(solution) if solution.summary.optimal => Some(solution.summary.length),
        Ok(_) => None,
        Err(error) => {
            tracing::warn!(%error, board = %replay.board, "no optimal length");
            None
        }
    }
}

/// Everything else that wants to compute goes first.
fn give_way() {
    #[cfg(target_os = "linux")]
    if let Err(error) = rustix::process::setpriority_process(None, 19) {
        tracing::debug!(%error, "the priority stays as it is");
    }
}
