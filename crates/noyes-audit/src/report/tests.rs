//! Pages that hold what they should, whatever is put into them.

use noyes::{Dealer, Fix, Goal, Layout, Recipe, Shuffle, Size};

use super::{exact, sample};
use crate::{ExactAudit, Limits, SampleAudit, Tally};

fn recipe(shuffle: Shuffle, fix: Fix) -> Recipe {
    Recipe { shuffle, fix, ..Recipe::default() }
}

fn exact_page(size: (u32, u32), recipe: Recipe, command: &str) -> String {
    let goal = Goal::new(Size::new(size.0, size.1).unwrap(), Layout::BlankLast);
    let limits = Limits::default();
    let audit = ExactAudit::new(&goal, recipe, &limits).unwrap();
    let fair = ExactAudit::new(&goal, Recipe::default(), &limits).unwrap();
    exact(&audit, Some(&fair), Some(command))
}

fn sample_page(recipe: Recipe, boards: usize, note: Option<&str>) -> String {
    let goal = Goal::new(Size::EIGHT, Layout::BlankLast);
    let mut cells = vec![0u8; boards * 9];
    Dealer::new(goal.clone(), recipe, "report").unwrap().deal_cells(0, &mut cells).unwrap();
    let mut tally = Tally::new(goal, 1 << 20);
    tally.add_cells(&cells).unwrap();
    sample(&SampleAudit::new(tally.counts(), 0.001).unwrap(), None, note)
}

/// Nothing is loaded from elsewhere, nothing runs, nothing is styled in place.
fn stands_alone(page: &str) {
    assert!(page.starts_with("<!DOCTYPE html>"));
    for outside in ["<script", "<link", "<img", "src=", "href=", "url(", "@import", " style="] {
        assert!(!page.contains(outside), "{outside}");
    }
    assert_eq!(
        page.matches("http").count(),
        page.matches("http://www.w3.org/2000/svg").count() + 1
    );
}

#[test]
fn a_swap_shuffle_is_shown_with_its_boards() {
    let page = exact_page((3, 3), recipe(Shuffle::SwapAny, Fix::None), "noyes audit <&>");
    stands_alone(&page);
    assert!(page.contains("<h1>Not fair: the likeliest board comes 26.9 times"), "{page}");
    assert!(page.contains("6879/256") && page.contains("387,420,489"));
    assert!(page.contains("noyes audit &lt;&amp;&gt;"));
    assert_eq!(page.matches("class=\"figure board-figure\"").count(), 2);
    assert_eq!(page.matches("class=\"figure heat-map\"").count(), 1);
    assert!(!page.contains("class=\"figure mixing-curve\""));
}

#[test]
fn a_walk_is_shown_with_its_curve() {
    let walk = recipe(Shuffle::LegalSlides { steps: 30 }, Fix::None);
    let page = exact_page((3, 2), walk, "noyes audit");
    stands_alone(&page);
    assert_eq!(page.matches("class=\"figure mixing-curve\"").count(), 1);
    assert!(page.contains("for even and"), "{page}");
}

#[test]
fn a_sample_is_shown_with_its_tests() {
    let page = sample_page(recipe(Shuffle::Sattolo, Fix::Swap), 1000, Some("<Interrupted>."));
    stands_alone(&page);
    assert!(page.contains("<h1>Not fair.") && page.contains("&lt;Interrupted&gt;."), "{page}");
    assert_eq!(page.matches("class=\"figure histogram\"").count(), 2);
    assert_eq!(page.matches("<tr role=\"row\" class=").count(), 7);
    let fair = sample_page(Recipe::default(), 1000, None);
    assert!(fair.contains("<h1>Consistent with a fair dealer"));
    assert!(!fair.contains("class=\"unfair\""));
    assert!(fair.contains("<span class=\"pill yes\">Nothing found</span>"), "{fair}");
    let few = sample_page(Recipe::default(), 3, None);
    assert!(few.contains("<span class=\"pill open\">Open</span>"), "{few}");
    assert!(few.contains("<h1>Too few boards to say"), "{few}");
}
