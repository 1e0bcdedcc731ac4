//! The languages.

/// A language that everything is said in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Language {
    /// The language that the texts are written in first.
    #[default]
    English,
    /// German.
    German,
    /// Chinese, in simplified characters.
    Chinese,
    /// French.
    French,
    /// Spanish.
    Spanish,
}

/// The way lines are read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reading {
    /// From left to right.
    LeftToRight,
    /// From right to left.
    RightToLeft,
}

impl Reading {
    /// The name that HTML has for it.
    pub const fn name(self) -> &'static str {
        match self {
            Reading::LeftToRight => "ltr",
            Reading::RightToLeft => "rtl",
        }
    }
}

impl Language {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Language; 5] = [
        Language::English,
        Language::German,
        Language::Chinese,
        Language::French,
        Language::Spanish,
    ];

    /// The language's tag (BCP 47).
    pub const fn tag(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::German => "de",
            Language::Chinese => "zh",
            Language::French => "fr",
            Language::Spanish => "es",
        }
    }

    /// What the language calls itself.
    pub const fn own_name(self) -> &'static str {
        match self {
            Language::English => "English",
            Language::German => "Deutsch",
            Language::Chinese => "中文",
            Language::French => "Français",
            Language::Spanish => "Español",
        }
    }

    /// The way its lines are read.
    pub const fn reading(self) -> Reading {
        match self {
            Language::English
            | Language::German
            | Language::Chinese
            | Language::French
            | Language::Spanish => Reading::LeftToRight,
        }
    }

    /// The language with this tag, whatever country or script it names besides.
    pub fn from_tag(tag: &str) -> Option<Language> {
        let first = tag.split(['-', '_', '.', '@']).next().unwrap_or_default();
        Language::ALL.into_iter().find(|language| language.tag().eq_ignore_ascii_case(first))
    }

    /// The first of the wanted languages that there is (`de-AT`, `de_AT.UTF-8`), else English.
    pub fn choose<'a>(wanted: impl IntoIterator<Item = &'a str>) -> Language {
        wanted.into_iter().find_map(Language::from_tag).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_known_language_is_chosen() {
        assert_eq!(Language::choose(["de-AT", "en"]), Language::German);
        assert_eq!(Language::choose(["it", "zh-Hans-CN", "en"]), Language::Chinese);
        assert_eq!(Language::choose(["fr_CA.UTF-8"]), Language::French);
        assert_eq!(Language::choose(["ES"]), Language::Spanish);
        // Three letters are another language, and `C` is none.
        assert_eq!(Language::choose(["deu", "C", ""]), Language::English);
        assert_eq!(Language::choose([]), Language::English);
    }
}
