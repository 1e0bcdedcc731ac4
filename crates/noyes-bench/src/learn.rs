//! The weights by which beams over whole boards rank them, learned anew or further: a run of
//! an hour or so.

use std::{error::Error, fs, path::PathBuf, time::Instant};

use clap::Args;
use noyes::{Size, Square};
use noyes_solver::{Held, Learnt, Round, Training};

/// Learns weights of pairs for square boards, and writes them after each round.
#[derive(Args)]
pub(crate) struct Learn {
    /// The side of the boards.
    side: u32,
    /// The file that is written, and gone on from if it is there.
    file: PathBuf,
    /// The square of the goal's blank, 0 being the first; the last one if it is not said.
    #[arg(long)]
    blank: Option<u32>,
    /// Learn for all goals, wherever their blank is, by the weights of the one with the blank in the
    /// corner.
    #[arg(long, conflicts_with = "blank")]
    anywhere: bool,
    /// Begin with what the weights in this file suggest: of the next smaller board, or for another
    /// blank of the same board with the blank in the last corner.
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
    /// Learn from what such beams lose of ways that ten times as wide ones find, at a rate of
    /// about 0.002, instead of from the moves that are left.
    #[arg(long)]
    hold: bool,
}

impl Learn {
    pub(crate) fn run(&self) -> Result<(), Box<dyn Error>> {
        let known = self.file.exists().then(|| fs::read(&self.file)).transpose()?;
        let size = Size::new(self.side, self.side)?;
        let last = size.area() as u32 - 1;
        let blank = Square::new(self.blank.unwrap_or(last).min(last));
        let mut training = match (&self.from, self.blank) {
            _ if self.anywhere => {
                let corner = match (known, &self.from) {
                    (Some(known), _) => known,
                    (None, Some(corner)) => fs::read(corner)?,
                    (None, None) => {
                        return Err("weights of the corner are needed to begin with: --from".into());
                    }
                };
                Training::anywhere(size, &corner, &self.seed)
            }
            (Some(smaller), None) if known.is_none() => {
                Training::grown(size, &fs::read(smaller)?, &self.seed)
            }
            (Some(corner), Some(_)) if known.is_none() => {
                Training::moved(size, blank, &fs::read(corner)?, &self.seed)
            }
            _ => Training::new(size, blank, known.as_deref(), &self.seed),
        };
        let start = Instant::now();
        for number in 1..=self.rounds {
            let told = self.round(&mut training);
            fs::write(&self.file, training.weights())?;
            println!("round {number}: {told}, {:.0} s", start.elapsed().as_secs_f64());
        }
        Ok(())
    }

    /// What came of a round.
    fn round(&self, training: &mut Training) -> String {
        let round = Round { boards: self.boards, width: self.width, rate: self.rate };
        let boards = self.boards;
        if self.hold {
            let Held { solved, mean, lost, gap } = training.hold(round);
            format!(
                "{solved} of {boards} boards solved in {mean:.1} moves, {lost:.2} times lost by \
                 {gap:.2} moves"
            )
        } else {
            let Learnt { solved, mean, deviation } = training.round(round);
            format!(
                "{solved} of {boards} boards solved in {mean:.1} moves, deviation {deviation:.2}"
            )
        }
    }
}
