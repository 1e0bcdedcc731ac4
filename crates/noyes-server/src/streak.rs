//! Days in a row.

use noyes_api::StreakBody;
use noyes_game::Day;

use crate::online::Online;
use crate::problem::Refused;

/// A player's days in a row, now.
pub(crate) async fn of(online: &Online, player: &str) -> Result<StreakBody, Refused> {
    let kinds = online.store().days_of(player).await?;
    let days = kinds.iter().filter_map(|kind| kind.strip_prefix("daily ")?.parse().ok());
    Ok(streak(days, Day::at(online.now())))
}

/// The days in a row among these, the last first.
fn streak(days: impl IntoIterator<Item = Day>, today: Day) -> StreakBody {
    let (mut current, mut best, mut run) = (0, 0, 0);
    let mut before: Option<Day> = None;
    let mut unbroken = true;
    for day in days {
        let follows = match before {
            Some(later) => later.before() == Some(day),
            None => {
                // Today's may still be solved.
                unbroken = day == today || today.before() == Some(day);
                true
            }
        };
        run = if follows { run + 1 } else { 1 };
        unbroken &= follows;
        if unbroken {
            current = run;
        }
        best = best.max(run);
        before = Some(day);
    }
    StreakBody { current, best }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(days: &str) -> (u64, u64) {
        let day = |text: &str| format!("2026-11-{text}").parse().unwrap();
        let StreakBody { current, best } = streak(days.split_whitespace().map(day), day("22"));
        (current, best)
    }

    #[test]
    fn gaps_end_a_streak() {
        assert_eq!(of(""), (0, 0));
        assert_eq!(of("22"), (1, 1));
        assert_eq!(of("21 20"), (2, 2));
        assert_eq!(of("20 19 18"), (0, 3));
        assert_eq!(of("22 21 19 18 17 16"), (2, 4));
    }
}
