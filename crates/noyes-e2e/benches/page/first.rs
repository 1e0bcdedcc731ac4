//! How soon the first board can be played, and what is fetched for it.

use noyes_e2e::{FirstBoard, Visit, is_final};

use crate::{Figure, middle_and_most};

/// How often the page is visited, each time in a browser that has nothing of it.
const VISITS: usize = 9;

/// How many times slower than this machine's the processor is made.
const SLOWED: f64 = 4.0;

/// From the beginning of the navigation until a board is painted on which a tile has been moved, on a
/// slow phone; and the bytes that were sent, up to there and in all.
pub(crate) fn board() -> Vec<Figure> {
    if !is_final() {
        eprintln!("the page was not built as it is published: it is larger and slower than that");
    }
    let visits: Vec<FirstBoard> = (0..VISITS)
        .map(|_| {
            Visit::phone().slowed(SLOWED).watched().run(async |page| {
                let first = page.first_board().await?;
                page.until("document.querySelector('.moves dd').textContent === '1'").await?;
                Ok(first)
            })
        })
        .collect();
    let painted: Vec<f64> = visits.iter().map(|first| first.painted).collect();
    let least = painted.iter().copied().fold(f64::INFINITY, f64::min);
    let (middle, most) = middle_and_most(painted);
    let last = &visits[VISITS - 1];
    let all: u64 = last.fetched.iter().map(|file| file.bytes).sum();
    vec![
        ("least", least, "ms"),
        ("median", middle, "ms"),
        ("most", most, "ms"),
        ("weight", last.weight() as f64, "bytes"),
        ("whole", all as f64, "bytes"),
    ]
}
