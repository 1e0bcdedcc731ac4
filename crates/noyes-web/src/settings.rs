//! What a player has chosen.

mod stored;

use noyes::{Layout, Size};
use noyes_game::Rules;
use noyes_words::Language;
use serde::{Serialize, Serializer};
use strum::EnumString;

use self::stored::Stored;
use crate::{
    colours::{Palette, Scheme},
    faces::Faces,
    keys::Arrows,
    picture::Picture,
    storage::{self, Key, Lost},
};

/// What a player has chosen. Stored as JSON; what cannot be read there takes its default, each for
/// itself, so that one bad value never costs the others.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub(crate) struct Settings {
    pub(crate) width: Side,
    pub(crate) height: Side,
    #[serde(serialize_with = "layout_name")]
    pub(crate) goal: Layout,
    pub(crate) faces: Faces,
    pub(crate) scheme: Scheme,
    pub(crate) palette: Palette,
    pub(crate) picture: Picture,
    /// Whether numbers stand on pictures.
    pub(crate) numbers: Switch<true>,
    pub(crate) arrows: Arrows,
    /// Whether letters are keys of the game.
    pub(crate) letters: Switch<true>,
    /// Whether a mouse slides the tiles that it passes over.
    pub(crate) hover: Switch<false>,
    pub(crate) sounds: Switch<false>,
    pub(crate) vibration: Switch<false>,
    /// Whether boards are played by the rules of records.
    pub(crate) records: Switch<false>,
    pub(crate) inspection: Look,
    pub(crate) theme: Theme,
    /// The language, where another than the browser's is wanted. The page's first script reads it.
    #[serde(serialize_with = "language_tag")]
    pub(crate) language: Option<Language>,
    /// Whether the number of moves to go is shown: it spoils the game for some.
    pub(crate) to_go: Switch<false>,
}

/// The width or height of a dealt board: 2 to 16.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(into = "u32")]
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

impl From<Side> for u32 {
    fn from(side: Side) -> u32 {
        side.0
    }
}

/// The seconds to look at a board before the first move; 0 where the clock simply waits for it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(into = "u32")]
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

impl From<Look> for u32 {
    fn from(look: Look) -> u32 {
        look.0
    }
}

/// On or off, with its default in the type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(transparent)]
pub(crate) struct Switch<const DEFAULT: bool>(pub(crate) bool);

impl<const DEFAULT: bool> Default for Switch<DEFAULT> {
    fn default() -> Self {
        Switch(DEFAULT)
    }
}

/// Dark or light.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, EnumString)]
#[serde(rename_all = "lowercase")]
#[strum(serialize_all = "lowercase")]
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

fn layout_name<S: Serializer>(layout: &Layout, to: S) -> Result<S::Ok, S::Error> {
    to.serialize_str(layout.name())
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
        let mut settings = Settings::default();
        for (name, value) in stored::read(text) {
            settings.take(&name, &value);
        }
        settings
    }

    fn take(&mut self, name: &str, value: &Stored) {
        match name {
            "width" => value.number(&mut self.width, Side::new),
            "height" => value.number(&mut self.height, Side::new),
            "goal" => value.text(&mut self.goal, Layout::from_name),
            "faces" => value.name(&mut self.faces),
            "scheme" => value.name(&mut self.scheme),
            "palette" => value.name(&mut self.palette),
            "picture" => value.name(&mut self.picture),
            "numbers" => value.switch(&mut self.numbers.0),
            "arrows" => value.name(&mut self.arrows),
            "letters" => value.switch(&mut self.letters.0),
            "hover" => value.switch(&mut self.hover.0),
            "sounds" => value.switch(&mut self.sounds.0),
            "vibration" => value.switch(&mut self.vibration.0),
            "records" => value.switch(&mut self.records.0),
            "inspection" => value.number(&mut self.inspection, Look::new),
            "theme" => value.name(&mut self.theme),
            "language" => value.text(&mut self.language, |tag| Language::from_tag(tag).map(Some)),
            "to_go" => value.switch(&mut self.to_go.0),
            // A later page's.
            _ => {}
        }
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
