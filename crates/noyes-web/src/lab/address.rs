//! The Lab's state as the end of an address.

use core::{fmt, str::FromStr};

use noyes::{BlankSquare, DealError, Dealer, Fix, Goal, Layout, Recipe, Shuffle, Size, SizeError};

/// What is compared with what.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Comparison {
    pub(crate) size: Size,
    /// The recipes of the two cards.
    pub(crate) recipes: [Recipe; 2],
    /// Whether the maps show what was worked out, not what was dealt.
    pub(crate) exact: bool,
}

/// A part of an address that says nothing that can be used; its default is taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Misread {
    pub(crate) part: &'static str,
    pub(crate) why: Reason,
}

/// What is wrong with a part.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Reason {
    /// A name that is none, or a recipe that deals nothing.
    Deal(DealError),
    /// A size that is none.
    NoSize(SizeError),
    /// Neither of the two maps.
    Map(String),
    /// A size of boards beyond what is drawn.
    Size(Size),
    /// A number of steps that is none, or too large.
    Steps(String),
}

impl From<DealError> for Reason {
    fn from(error: DealError) -> Reason {
        Reason::Deal(error)
    }
}

impl From<SizeError> for Reason {
    fn from(error: SizeError) -> Reason {
        Reason::NoSize(error)
    }
}

impl Comparison {
    /// The longest side: a map has a cell for each tile and square.
    pub(crate) const MAX_SIDE: u32 = 6;
    /// Nothing is to be seen on boards where nothing can pass.
    pub(crate) const MIN_SIDE: u32 = 2;
    /// More steps make dealing slow.
    pub(crate) const MAX_STEPS: u64 = 100_000;

    /// What an address says, and what in it could not be read.
    pub(crate) fn read(fragment: &str) -> (Comparison, Vec<Misread>) {
        let mut reader = Reader::new(fragment);
        let size = reader.size().unwrap_or(Comparison::default().size);
        let fix = reader.named("fix", Fix::from_name);
        let steps = reader.steps("steps");
        let blank = reader.named("blank", BlankSquare::from_name);
        let shuffle = |name: &str| Shuffle::from_name(name, None);
        let one = Recipe {
            shuffle: with_steps(
                reader.named("shuffle", shuffle).unwrap_or(Shuffle::SwapAny),
                steps,
            ),
            fix: fix.unwrap_or_default(),
            blank_square: blank.unwrap_or_default(),
        };
        // The other card takes over what it does not say for itself, but for the blank.
        let other = Recipe {
            shuffle: with_steps(
                reader.named("against", shuffle).unwrap_or_default(),
                reader.steps("against-steps").or(steps),
            ),
            fix: reader.named("against-fix", Fix::from_name).or(fix).unwrap_or_default(),
            blank_square: reader.named("against-blank", BlankSquare::from_name).unwrap_or_default(),
        };
        let mut exact = false;
        if let Some(map) = reader.value("map") {
            match map.as_str() {
                "exact" => exact = true,
                "dealt" => {}
                _ => reader.misread("map", Reason::Map(map.chars().take(24).collect())),
            }
        }
        let mut recipes = [one, other].map(plain);
        for (recipe, part) in recipes.iter_mut().zip(["shuffle", "against"]) {
            if let Err(why) = check(size, *recipe) {
                reader.misread(part, Reason::Deal(why));
                *recipe =
                    plain(Recipe { fix: Fix::None, blank_square: BlankSquare::Any, ..*recipe });
            }
        }
        (Comparison { size, recipes, exact }, reader.misread)
    }
}

impl Comparison {
    /// The same for boards of another size; what cannot be dealt there is dealt without its fix.
    pub(crate) fn resized(self, size: Size) -> Comparison {
        let recipes = self.recipes.map(|recipe| match check(size, recipe) {
            Ok(()) => recipe,
            Err(_) => Recipe { fix: Fix::None, ..recipe },
        });
        Comparison { size, recipes, ..self }
    }

    /// The same with another recipe on a card, if it deals anything.
    pub(crate) fn with_recipe(
        mut self,
        card: usize,
        recipe: Recipe,
    ) -> Result<Comparison, DealError> {
        let recipe = plain(recipe);
        check(self.size, recipe)?;
        if let Some(place) = self.recipes.get_mut(card) {
            *place = recipe;
        }
        Ok(self)
    }
}

impl Default for Comparison {
    fn default() -> Comparison {
        let swap_any = Recipe { shuffle: Shuffle::SwapAny, ..Recipe::default() };
        Comparison { size: Size::FIFTEEN, recipes: [swap_any, Recipe::default()], exact: false }
    }
}

/// Why a recipe deals no boards of a size.
pub(crate) fn check(size: Size, recipe: Recipe) -> Result<(), DealError> {
    Dealer::new(Goal::new(size, Layout::default()), recipe, "").map(drop)
}

/// The same recipe without words that mean nothing in it.
pub(crate) fn plain(mut recipe: Recipe) -> Recipe {
    if recipe.shuffle.is_always_solvable() {
        recipe.fix = Fix::None;
    }
    if recipe.shuffle.steps().is_some() {
        recipe.blank_square = BlankSquare::Any;
    }
    recipe
}

/// The same shuffle with so many steps, where it counts them.
pub(crate) fn with_steps(shuffle: Shuffle, steps: Option<u64>) -> Shuffle {
    Shuffle::from_name(shuffle.name(), steps.or(shuffle.steps())).unwrap_or(shuffle)
}

impl fmt::Display for Comparison {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [one, other] = self.recipes;
        write!(f, "lab&size={}&shuffle={}", self.size, one.shuffle.name())?;
        write!(f, "&fix={}", one.fix.name())?;
        if let Some(steps) = one.shuffle.steps() {
            write!(f, "&steps={steps}")?;
        }
        if one.blank_square == BlankSquare::Home {
            f.write_str("&blank=home")?;
        }
        write!(f, "&against={}", other.shuffle.name())?;
        if !other.shuffle.is_always_solvable() && other.fix != one.fix {
            write!(f, "&against-fix={}", other.fix.name())?;
        }
        if let Some(steps) = other.shuffle.steps()
            && one.shuffle.steps() != Some(steps)
        {
            write!(f, "&against-steps={steps}")?;
        }
        if other.blank_square == BlankSquare::Home {
            f.write_str("&against-blank=home")?;
        }
        f.write_str(if self.exact { "&map=exact" } else { "" })
    }
}

/// The parts of an address, by their names. Of several with one name the first counts.
struct Reader<'a> {
    parts: Vec<(&'a str, &'a str)>,
    misread: Vec<Misread>,
}

impl<'a> Reader<'a> {
    fn new(fragment: &'a str) -> Reader<'a> {
        let parts = fragment.trim_start_matches('#').split('&');
        Reader {
            parts: parts.filter_map(|part| part.split_once('=')).collect(),
            misread: Vec::new(),
        }
    }

    fn value(&self, part: &str) -> Option<String> {
        let found = self.parts.iter().find(|(name, _)| *name == part)?;
        Some(found.1.trim().to_owned())
    }

    fn misread(&mut self, part: &'static str, why: Reason) {
        self.misread.push(Misread { part, why });
    }

    fn named<T, E: Into<Reason>>(
        &mut self,
        part: &'static str,
        read: impl FnOnce(&str) -> Result<T, E>,
    ) -> Option<T> {
        match read(&self.value(part)?) {
            Ok(value) => Some(value),
            Err(error) => {
                self.misread(part, error.into());
                None
            }
        }
    }

    fn size(&mut self) -> Option<Size> {
        let size = self.named("size", Size::from_str)?;
        let sides = Comparison::MIN_SIDE..=Comparison::MAX_SIDE;
        if sides.contains(&size.width()) && sides.contains(&size.height()) {
            return Some(size);
        }
        self.misread("size", Reason::Size(size));
        None
    }

    fn steps(&mut self, part: &'static str) -> Option<u64> {
        let text = self.value(part)?;
        match text.parse() {
            Ok(steps) if steps <= Comparison::MAX_STEPS => Some(steps),
            _ => {
                self.misread(part, Reason::Steps(text.chars().take(24).collect()));
                None
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(fragment: &str) -> Comparison {
        let (comparison, misread) = Comparison::read(fragment);
        assert_eq!(misread, [], "{fragment}");
        comparison
    }

    #[test]
    fn an_address_is_written_as_it_is_read() {
        for fragment in [
            "lab&size=4x4&shuffle=swap-any&fix=none&against=uniform",
            "lab&size=3x3&shuffle=sattolo&fix=none&against=fisher-yates",
            "lab&size=3x3&shuffle=legal-slides&fix=none&steps=1000&against=uniform",
            "lab&size=4x4&shuffle=fisher-yates&fix=reject&blank=home&against=uniform",
            "lab&size=5x2&shuffle=swap-any&fix=swap&against=sattolo&against-fix=article&map=exact",
            "lab&size=6x6&shuffle=random-slides&fix=none&steps=7&against=random-slides&against-steps=8",
            "lab&size=2x2&shuffle=floor10&fix=none&against=swap-any&against-blank=home",
        ] {
            assert_eq!(read(fragment).to_string(), fragment);
        }
        assert_eq!(read("#lab"), Comparison::default());
    }

    #[test]
    fn the_other_card_takes_over_what_it_does_not_say() {
        let [one, other] =
            read("#lab&shuffle=sattolo&fix=article&steps=90&blank=home&against=swap-any&later=1")
                .recipes;
        assert_eq!((one.fix, other.fix), (Fix::Article, Fix::Article));
        assert_eq!((one.blank_square, other.blank_square), (BlankSquare::Home, BlankSquare::Any));
        let [one, other] = read("#lab&shuffle=legal-slides&steps=90&against=random-slides").recipes;
        assert_eq!((one.shuffle.steps(), other.shuffle.steps()), (Some(90), Some(90)));
    }

    #[test]
    fn what_cannot_be_read_is_told_and_left_at_its_default() {
        let parts = |fragment: &str| -> Vec<&str> {
            Comparison::read(fragment).1.iter().map(|misread| misread.part).collect()
        };
        assert_eq!(parts("#lab&size=9x9&shuffle=magic"), ["size", "shuffle"]);
        assert_eq!(parts("#lab&size=1x4&steps=many&map=x"), ["size", "steps", "map"]);
        assert_eq!(parts("#lab&steps=100001&against=y"), ["steps", "against"]);
        // Such a recipe would never deal a board.
        let never = "#lab&size=3x3&shuffle=sattolo&fix=reject&blank=home";
        assert_eq!(parts(never), ["shuffle"]);
        assert_eq!(Comparison::read(never).0.recipes[0].fix, Fix::None);
    }
}
