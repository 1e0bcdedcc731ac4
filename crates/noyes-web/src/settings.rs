//! What a player has chosen.

use noyes::{Layout, Size};
use noyes_game::Rules;
use noyes_words::Language;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::DeserializeOwned};

use crate::{
    colours::{Palette, Scheme},
    faces::Faces,
    keys::Arrows,
    picture::Picture,
    storage::{self, Key, Lost},
};

/// What a player has chosen. Stored as JSON; what cannot be read there takes its default, each for
/// itself, so that one bad value never costs the others.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct Settings {
    #[serde(deserialize_with = "lenient")]
    pub(crate) width: Side,
    #[serde(deserialize_with = "lenient")]
    pub(crate) height: Side,
    #[serde(serialize_with = "layout_name", deserialize_with = "layout")]
    pub(crate) goal: Layout,
    #[serde(deserialize_with = "lenient")]
    pub(crate) faces: Faces,
    #[serde(deserialize_with = "lenient")]
    pub(crate) scheme: Scheme,
    #[serde(deserialize_with = "lenient")]
    pub(crate) palette: Palette,
    #[serde(deserialize_with = "lenient")]
    pub(crate) picture: Picture,
    /// Whether numbers stand on pictures.
    #[serde(deserialize_with = "lenient")]
    pub(crate) numbers: Switch<true>,
    #[serde(deserialize_with = "lenient")]
    pub(crate) arrows: Arrows,
    /// Whether letters are keys of the game.
    #[serde(deserialize_with = "lenient")]
    pub(crate) letters: Switch<true>,
    /// Whether a mouse slides the tiles that it passes over.
    #[serde(deserialize_with = "lenient")]
    pub(crate) hover: Switch<false>,
    #[serde(deserialize_with = "lenient")]
    pub(crate) sounds: Switch<false>,
    #[serde(deserialize_with = "lenient")]
    pub(crate) vibration: Switch<false>,
    /// Whether boards are played by the rules of records.
    #[serde(deserialize_with = "lenient")]
    pub(crate) records: Switch<false>,
    #[serde(deserialize_with = "lenient")]
    pub(crate) inspection: Look,
    #[serde(deserialize_with = "lenient")]
    pub(crate) theme: Theme,
    /// The language, where another than the browser's is wanted. The page's first script reads it.
    #[serde(serialize_with = "language_tag", deserialize_with = "language")]
    pub(crate) language: Option<Language>,
    /// Whether the number of moves to go is shown: it spoils the game for some.
    #[serde(deserialize_with = "lenient")]
    pub(crate) to_go: Switch<false>,
}

/// The width or height of a dealt board: 2 to 16.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "u32", into = "u32")]
pub(crate) struct Side(u32);

impl Side {
    pub(crate) const MIN: u32 = 2;
    pub(crate) const MAX: u32 = 16;

    pub(crate) fn new(squares: u32) -> Option<Side> {
        (Side::MIN..=Side::MAX).contains(&squares).then_some(Side(squares))
    }

    pub(crate) fn get(self) -> u32 {
        self.0
    }
}

impl Default for Side {
    fn default() -> Side {
        Side(4)
    }
}

impl TryFrom<u32> for Side {
    type Error = &'static str;

    fn try_from(squares: u32) -> Result<Side, Self::Error> {
        Side::new(squares).ok_or("expected 2 to 16 squares")
    }
}

impl From<Side> for u32 {
    fn from(side: Side) -> u32 {
        side.0
    }
}

/// The seconds to look at a board before the first move; 0 where the clock simply waits for it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "u32", into = "u32")]
pub(crate) struct Look(u32);

impl Look {
    pub(crate) const MAX: u32 = 120;

    pub(crate) fn new(seconds: u32) -> Option<Look> {
        (seconds <= Look::MAX).then_some(Look(seconds))
    }

    pub(crate) fn seconds(self) -> u32 {
        self.0
    }
}

impl TryFrom<u32> for Look {
    type Error = &'static str;

    fn try_from(seconds: u32) -> Result<Look, Self::Error> {
        Look::new(seconds).ok_or("expected at most 120 seconds")
    }
}

impl From<Look> for u32 {
    fn from(look: Look) -> u32 {
        look.0
    }
}

/// On or off, with its default in the type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct Switch<const DEFAULT: bool>(pub(crate) bool);

impl<const DEFAULT: bool> Default for Switch<DEFAULT> {
    fn default() -> Self {
        Switch(DEFAULT)
    }
}

/// Dark or light.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Theme {
    /// As the whole system is.
    #[default]
    System,
    Light,
    Dark,
}

impl Theme {
    pub(crate) const ALL: [Theme; 3] = [Theme::System, Theme::Light, Theme::Dark];

    /// The value of `data-theme`, on which the style sheet acts.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Theme::System => "system",
            Theme::Light => "light",
            Theme::Dark => "dark",
        }
    }
}

fn lenient<'de, T: DeserializeOwned + Default, D: Deserializer<'de>>(
    from: D,
) -> Result<T, D::Error> {
    let value = serde_json::Value::deserialize(from)?;
    Ok(serde_json::from_value(value).unwrap_or_default())
}

fn layout<'de, D: Deserializer<'de>>(from: D) -> Result<Layout, D::Error> {
    let name: String = lenient(from)?;
    Ok(Layout::from_name(&name).unwrap_or_default())
}

fn layout_name<S: Serializer>(layout: &Layout, to: S) -> Result<S::Ok, S::Error> {
    to.serialize_str(layout.name())
}

fn language<'de, D: Deserializer<'de>>(from: D) -> Result<Option<Language>, D::Error> {
    let tag: Option<String> = lenient(from)?;
    Ok(tag.and_then(|tag| Language::from_tag(&tag)))
}

fn language_tag<S: Serializer>(language: &Option<Language>, to: S) -> Result<S::Ok, S::Error> {
    language.map(Language::tag).serialize(to)
}

impl Settings {
    /// What was stored, or the defaults.
    pub(crate) fn load() -> Result<Settings, Lost> {
        Ok(storage::read(Key::Settings)?.map(|text| Settings::from_json(&text)).unwrap_or_default())
    }

    fn from_json(text: &str) -> Settings {
        serde_json::from_str(text).unwrap_or_default()
    }

    pub(crate) fn store(&self) -> Result<(), Lost> {
        // Names and numbers only: nothing in here can fail to be written.
        storage::write(Key::Settings, &serde_json::to_string(self).unwrap_or_default())
    }

    /// The rules that games are played by.
    pub(crate) fn rules(&self) -> Rules {
        let rules = if self.records.0 { Rules::record() } else { Rules::casual() };
        let look = self.inspection.seconds();
        Rules { inspection: (look > 0).then_some(1000 * u64::from(look)), ..rules }
    }

    /// The size of boards to be dealt.
    pub(crate) fn size(&self) -> Size {
        Size::new(self.width.get(), self.height.get()).unwrap_or(Size::FIFTEEN)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_are_read_as_they_are_written() {
        let settings = Settings {
            width: Side::new(7).unwrap(),
            goal: Layout::Spiral,
            faces: Faces::Picture,
            scheme: Scheme::Fringe,
            palette: Palette::Ramp,
            picture: Picture::Rings,
            numbers: Switch(false),
            arrows: Arrows::Blank,
            letters: Switch(false),
            hover: Switch(true),
            sounds: Switch(true),
            theme: Theme::Dark,
            language: Some(Language::Chinese),
            to_go: Switch(true),
            ..Settings::default()
        };
        let text = serde_json::to_string(&settings).unwrap();
        assert_eq!(Settings::from_json(&text), settings);
    }

    #[test]
    fn one_bad_value_does_not_cost_the_others() {
        let text = r#"{"width":17,"height":3,"goal":"nowhere","theme":"dark","letters":"no"}"#;
        let settings = Settings::from_json(text);
        assert_eq!((settings.width.get(), settings.height.get()), (4, 3));
        assert_eq!((settings.goal, settings.theme), (Layout::BlankLast, Theme::Dark));
        assert_eq!(settings.letters, Switch(true));
        assert_eq!(Settings::from_json("not JSON"), Settings::default());
    }
}
