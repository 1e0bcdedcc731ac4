//! What a player wants to be called.

use std::fmt;

use noyes::Coded;
use thiserror::Error;
use unicode_normalization::{UnicodeNormalization, char::is_combining_mark};

/// The longest name, in characters.
pub const LONGEST_NAME: usize = 24;

/// A name to be shown: one line, with nothing in it that changes how the text around it looks.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Name(String);

impl Name {
    /// A name as it was typed. White space at its ends goes, and within it becomes single spaces;
    /// letters are put together with their accents (NFC).
    ///
    /// # Errors
    /// [`NameError`] if nothing is left, if it is too long, or if it has characters that are not
    /// shown by themselves: control characters, marks that turn the direction of text, and others
    /// that have no width.
    ///
    /// ```
    /// use noyes_ranked::Name;
    ///
    /// assert_eq!(Name::new("  Sam   Loyd ")?.as_str(), "Sam Loyd");
    /// assert!(Name::new("admin\u{202e}nimda").is_err());
    /// # Ok::<(), noyes_ranked::NameError>(())
    /// ```
    pub fn new(text: &str) -> Result<Name, NameError> {
        if let Some(found) = text.chars().find(|&c| is_hidden(c) || is_private(c)) {
            return Err(NameError::Character { found });
        }
        let words: Vec<&str> = text.split_whitespace().collect();
        // Without a letter it would be drawn on whatever stands before.
        if let Some(found) = words.iter().find_map(|word| word.chars().next().filter(is_mark)) {
            return Err(NameError::Character { found });
        }
        let text = words.join(" ");
        let (mut accents, mut marks) = (0, 0);
        for found in text.chars() {
            accents = if is_accent(found) { accents + 1 } else { 0 };
            marks = if is_mark(&found) { marks + 1 } else { 0 };
            if accents > MOST_ACCENTS || marks > MOST_MARKS {
                return Err(NameError::Character { found });
            }
        }
        let name: String = text.nfc().collect();
        // Some characters are whole sentences.
        match name.chars().count().max(name.nfkc().count()) {
            0 => Err(NameError::Empty),
            1..=LONGEST_NAME => Ok(Name(name)),
            found => Err(NameError::TooLong { found }),
        }
    }

    /// The name.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// A letter may have so many accents above and below it; more spill over other lines.
const MOST_ACCENTS: usize = 2;

/// And so many signs of any kind that belong to it: some scripts write vowels and tones so.
const MOST_MARKS: usize = 4;

/// Control characters, and what formats text without being seen: directions, joiners, tags, and
/// fillers that only look empty.
fn is_hidden(c: char) -> bool {
    c.is_control()
        || matches!(c,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
            | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}'
            | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}' | '\u{1d173}'..='\u{1d17a}'
            | '\u{13430}'..='\u{1345f}' | '\u{1bca0}'..='\u{1bca3}' | '\u{e0000}'..='\u{e0fff}')
}

/// Characters that stand for nothing in particular.
fn is_private(c: char) -> bool {
    matches!(c, '\u{e000}'..='\u{f8ff}' | '\u{f0000}'..='\u{10ffff}')
        || (u32::from(c) & 0xfffe) == 0xfffe
}

/// What belongs to the letter before it.
fn is_mark(c: &char) -> bool {
    is_combining_mark(*c)
}

/// Marks that are piled on the letter before them.
fn is_accent(c: char) -> bool {
    matches!(c,
        '\u{300}'..='\u{36f}' | '\u{483}'..='\u{489}' | '\u{591}'..='\u{5bd}'
        | '\u{610}'..='\u{61a}' | '\u{64b}'..='\u{65f}' | '\u{e31}' | '\u{e34}'..='\u{e3a}'
        | '\u{e47}'..='\u{e4e}' | '\u{1ab0}'..='\u{1aff}' | '\u{1dc0}'..='\u{1dff}'
        | '\u{20d0}'..='\u{20ff}' | '\u{fe20}'..='\u{fe2f}')
}

/// Why a text is no name. Code `bad-name`.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum NameError {
    /// Nothing to be seen.
    #[error("the name is empty; expected 1 to 24 characters")]
    Empty,
    /// Too many characters.
    #[error("the name has {found} characters; expected at most 24")]
    TooLong {
        /// How many, those that stand for several counted as such.
        found: usize,
    },
    /// A character that does not belong in a name.
    #[error("the name has the character U+{:04X}; expected letters, digits, signs and spaces", u32::from(*found))]
    Character {
        /// The character.
        found: char,
    },
}

impl Coded for NameError {
    fn code(&self) -> &'static str {
        "bad-name"
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_people_are_names() {
        for name in [
            "Noyes",
            "Ågot Çelik",
            "佐藤 花子",
            "يوسف",
            "Zoë",
            "O’Brien-Smith",
            "15!",
            "<b>&",
            "น้ำฝน",
            "श्रीनिवास",
            "ខ្មែរ",
            "이순신",
            "🧩",
        ] {
            assert_eq!(Name::new(name).unwrap().as_str(), name);
        }
        assert_eq!(Name::new("A\u{30a}got"), Name::new("Ågot"));
    }

    #[test]
    fn what_hides_or_turns_text_is_refused() {
        for c in "\0\u{7f}\u{85}\u{200b}\u{200d}\u{200e}\u{202a}\u{202e}\u{2066}\u{2069}\u{feff}\u{61c}\u{e0041}\u{fff9}\u{e000}\u{ffff}".chars() {
            assert_eq!(Name::new(&format!("a{c}b")), Err(NameError::Character { found: c }));
        }
        assert!(Name::new("a\u{301}\u{302}").is_ok());
        assert!(Name::new("a\u{301}\u{301}\u{301}").is_err());
        for alone in ["\u{20dd}", "\u{e49}", "a \u{93e}b"] {
            assert!(matches!(Name::new(alone), Err(NameError::Character { .. })), "{alone:?}");
        }
        assert!(Name::new("a\u{93e}\u{93e}\u{93e}\u{93e}\u{93e}").is_err());
    }

    #[test]
    fn lengths_are_bounded() {
        assert_eq!(Name::new(" \u{3000} "), Err(NameError::Empty));
        assert!(Name::new(&"ä".repeat(24)).is_ok());
        assert_eq!(Name::new(&"ä".repeat(25)), Err(NameError::TooLong { found: 25 }));
        assert_eq!(Name::new("\u{fdfa}\u{fdfa}"), Err(NameError::TooLong { found: 36 }));
    }
}
