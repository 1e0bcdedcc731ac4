//! Values as they are stored: a flat JSON object of names, numbers and switches.
//!
//! Read by hand, because it is read before the first board is there, and what serde derives for a
//! dozen types that forgive all mistakes is ten times the code.

use core::{fmt, str::FromStr};

use serde::de::{Deserialize, Deserializer, IgnoredAny, MapAccess, SeqAccess, Visitor};

/// A stored value. What is neither a text nor a number nor a switch is not meant by anything.
#[derive(Debug, PartialEq)]
pub(super) enum Stored {
    Text(String),
    Number(u64),
    Switch(bool),
    Other,
}

/// The values by their names; none, if the text is no JSON object.
pub(super) fn read(text: &str) -> Vec<(String, Stored)> {
    serde_json::from_str(text).map(|Values(values)| values).unwrap_or_default()
}

impl Stored {
    /// Puts the number there, if there is such a one.
    pub(super) fn number<T>(&self, to: &mut T, read: fn(u32) -> Option<T>) {
        if let Stored::Number(number) = self
            && let Some(value) = u32::try_from(*number).ok().and_then(read)
        {
            *to = value;
        }
    }

    /// Puts what the text means there, if it means anything.
    pub(super) fn text<T>(&self, to: &mut T, read: fn(&str) -> Option<T>) {
        if let Stored::Text(text) = self
            && let Some(value) = read(text)
        {
            *to = value;
        }
    }

    /// Puts the choice of this name there, if there is one.
    pub(super) fn name<T: FromStr>(&self, to: &mut T) {
        self.text(to, |name| name.parse().ok());
    }

    pub(super) fn switch(&self, to: &mut bool) {
        if let Stored::Switch(on) = self {
            *to = *on;
        }
    }
}

struct Values(Vec<(String, Stored)>);

impl<'de> Deserialize<'de> for Values {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Values, D::Error> {
        from.deserialize_map(ValuesVisitor)
    }
}

struct ValuesVisitor;

impl<'de> Visitor<'de> for ValuesVisitor {
    type Value = Values;

    fn expecting(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        to.write_str("an object")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Values, A::Error> {
        let mut values = Vec::new();
        while let Some(value) = map.next_entry()? {
            values.push(value);
        }
        Ok(Values(values))
    }
}

impl<'de> Deserialize<'de> for Stored {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Stored, D::Error> {
        from.deserialize_any(StoredVisitor)
    }
}

struct StoredVisitor;

impl<'de> Visitor<'de> for StoredVisitor {
    type Value = Stored;

    fn expecting(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        to.write_str("a value")
    }

    fn visit_str<E>(self, text: &str) -> Result<Stored, E> {
        Ok(Stored::Text(text.to_owned()))
    }

    fn visit_u64<E>(self, number: u64) -> Result<Stored, E> {
        Ok(Stored::Number(number))
    }

    fn visit_bool<E>(self, on: bool) -> Result<Stored, E> {
        Ok(Stored::Switch(on))
    }

    fn visit_i64<E>(self, _: i64) -> Result<Stored, E> {
        Ok(Stored::Other)
    }

    fn visit_f64<E>(self, _: f64) -> Result<Stored, E> {
        Ok(Stored::Other)
    }

    fn visit_unit<E>(self) -> Result<Stored, E> {
        Ok(Stored::Other)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Stored, A::Error> {
        while list.next_element::<IgnoredAny>()?.is_some() {}
        Ok(Stored::Other)
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Stored, A::Error> {
        while map.next_entry::<IgnoredAny, IgnoredAny>()?.is_some() {}
        Ok(Stored::Other)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_of_every_kind_are_passed_over_or_read() {
        let text =
            r#"{"a":"b","c":7,"d":true,"e":null,"f":-1,"g":1.5,"h":[1,{"a":2}],"i":{"j":[]}}"#;
        let values = read(text);
        let kept: Vec<_> = values.iter().filter(|(_, value)| *value != Stored::Other).collect();
        assert_eq!(values.len(), 8);
        let [(a, text), (c, number), (d, switch)] = kept.as_slice() else { panic!("{kept:?}") };
        assert_eq!((a.as_str(), c.as_str(), d.as_str()), ("a", "c", "d"));
        assert_eq!(*text, Stored::Text("b".into()));
        assert_eq!((number, switch), (&Stored::Number(7), &Stored::Switch(true)));
        assert_eq!(read("[1]"), []);
        assert_eq!(read(r#"{"a":"#), []);
    }
}
