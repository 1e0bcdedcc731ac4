//! What the help page says.

pub(crate) const TITLE: &str = "How it works";
/// The sections: a heading, and what stands below it.
pub(crate) const SECTIONS: [(&str, &[&str]); 7] = [
    (
        "The game",
        &[
            "Slide the tiles until they stand in order. Tap a tile in line with the blank, and it \
             moves with all tiles between. Or swipe, anywhere on the board: a tile follows your \
             finger’s direction. Or use the keys.",
            "A board that is larger than the screen shows the part around the blank. Two fingers move \
             the view.",
            "The clock starts with your first move. Undo gives its moves back. A solved board is \
             locked.",
        ],
    ),
    (
        "Fair boards",
        &[
            "Half of all arrangements of the tiles can never be solved. This page only deals from \
             the other half, and every one of its boards is equally likely.",
            "A seed and a number name each board for ever. A link that you share carries them, so \
             your friend gets the same board.",
        ],
    ),
    (
        "Why, and the Lab",
        &[
            "“Why?” shows what decides whether a board can be solved, and what a slide can never \
             change. Any board can be looked at, with arrows and taps as in the game.",
            "The Lab deals boards by the shuffles that articles print and games use, and shows \
             which of them are fair.",
        ],
    ),
    (
        "Hints",
        &[
            "A hint marks the next tile of a shortest way. The eye beside the moves shows how many \
             are to go. Up to sixteen squares both are exact; on larger boards the page knows two \
             numbers between which the shortest way lies, and a good way.",
            "A game with hints says so when it is won.",
        ],
    ),
    (
        "Four ends",
        &["A board can be solved to four layouts: with the blank last or first, in a snake that \
             turns round at the end of each row, or in a spiral."],
    ),
    (
        "Your data",
        &["Your game, your settings and your picture are stored in this browser and sent to \
             nobody."],
    ),
    (
        "The name",
        &[
            "Noyes Chapman invented the fifteen puzzle, in the 1870s. And no or yes is the answer to the \
             question that each shuffled board raises: can it be solved?",
        ],
    ),
];
pub(crate) const KEYS: &str = "Keys";
/// Keys, and what they do.
pub(crate) const KEY_TABLE: [(&[&str], &str); 9] = [
    (&["↑", "↓", "←", "→"], "slide a tile that way; the settings turn it round"),
    (&["W", "A", "S", "D"], "the same"),
    (&["Tab"], "to the board, and out of it"),
    (&["Ctrl", "↑ ↓ ← →"], "choose a tile on the board"),
    (&["Home", "End"], "first or last tile of the row; with Ctrl, of the board"),
    (&["Space"], "slide the chosen tile towards the blank"),
    (&["Ctrl", "Z"], "undo, or U; redo with Shift"),
    (&["N"], "a new board; the last one can be brought back"),
    (&["H"], "a hint"),
];
