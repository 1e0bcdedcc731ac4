//! The weights by which beams over whole boards rank them, learned anew or further: a run of
//! an hour or so.

use std::{error::Error, fs, path::PathBuf, time::Instant};

use clap::Args;
use noyes_solver::{Round, Training};

/// Learns weights of pairs for square boards, and writes them after each round.
#[derive(Args)]
pub(crate) struct Learn {
    /// The side of the boards.
    side: u32,
    /// The file that is written, and gone on from if it is there.
    file: PathBuf,
    /// Begin with what the weights of the next smaller board in this file suggest.
    #[arg(long)]
    from: Option<PathBuf>,
    #[arg(long, default_value_t = 50)]
    rounds: u32,
    /// Boards in a round.
    #[arg(long, default_value_t = 500)]
    boards: u64,
    /// How wide beams are. Begin narrow; wider ones show better ways.
    #[arg(long, default_value_t = 1000)]
    width: usize,
    /// The share of an error that is mended at once: about 0.25 at the beginning, 0.05 at the end.
    #[arg(long, default_value_t = 0.2)]
    rate: f32,
    /// Which boards are dealt.
    #[arg(long, default_value = "learn")]
    seed: String,
}

impl Learn {
    pub(crate) fn run(&self) -> Result<(), Box<dyn Error>> {
        let known = self.file.exists().then(|| fs::read(&self.file)).transpose()?;
        let mut training = match (&self.from, &known) {
            (Some(smaller), None) => Training::grown(self.side, &fs::read(smaller)?, &self.seed),
            _ => Training::new(self.side, known.as_deref(), &self.seed),
        };
        let start = Instant::now();
        for number in 1..=self.rounds {
            let round = Round { boards: self.boards, width: self.width, rate: self.rate };
            let learnt = training.round(round);
            fs::write(&self.file, training.weights())?;
            println!(
                "round {number}: {} of {} boards solved in {:.1} moves, deviation {:.2}, {:.0} s",
                learnt.solved,
                self.boards,
                learnt.mean,
                learnt.deviation,
                start.elapsed().as_secs_f64()
            );
        }
        Ok(())
    }
}
