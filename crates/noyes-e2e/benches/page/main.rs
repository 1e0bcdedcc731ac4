//! How fast the page is in a real browser, as a player has it: `cargo xtask bench page`. Every answer
//! that is timed is checked, and nothing is asserted about time.

mod first;
mod frames;
mod hint;
mod review;

use serde_json::json;

/// A figure: the rest of its name, its value and its unit.
type Figure = (&'static str, f64, &'static str);

/// What is measured: the beginning of its figures' names, and how.
type Bench = (&'static str, fn() -> Vec<Figure>);

fn main() {
    // Cargo adds words of its own.
    let words: Vec<String> = std::env::args().skip(1).filter(|word| word != "--bench").collect();
    let as_json = words.iter().any(|word| word == "--json");
    let filter = words.iter().find(|word| !word.starts_with("--")).map_or("", String::as_str);
    let benches: [Bench; 5] = [
        ("page/first", first::board),
        ("page/hint/4x4", hint::from_key_to_ring),
        ("page/solver/4x4", hint::answers),
        ("page/review/4x4", review::distances),
        ("page/frames/16x16", frames::gaps),
    ];
    for (name, run) in benches.into_iter().filter(|(name, _)| name.contains(filter)) {
        for (what, value, unit) in run() {
            let bench = format!("{name}/{what}");
            match as_json {
                true => println!("{}", json!({ "bench": bench, "value": value, "unit": unit })),
                false => println!("{bench:<28} {value:>12.4e}  {unit}"),
            }
        }
    }
}

/// The value in the middle, and the largest.
fn middle_and_most(mut values: Vec<f64>) -> (f64, f64) {
    values.sort_by(f64::total_cmp);
    (values[values.len() / 2], values[values.len() - 1])
}

/// Waits until the board is there.
async fn board(page: &noyes_e2e::Page) -> noyes_e2e::WebDriverResult<()> {
    page.until("document.querySelector('.figures') !== null").await
}
