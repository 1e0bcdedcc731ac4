//! What holds for the texts of every language.

mod languages;
mod uses;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{
    Comment, Entry, Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey,
};
use noyes_words::Language;

/// A choice in a message: the keys of its variants, and which of them is the default.
type Choice = Vec<(String, bool)>;

/// What the tests look at in a message.
#[derive(Debug, Default)]
struct Message {
    comment: String,
    attributes: BTreeSet<String>,
    variables: BTreeSet<String>,
    /// The messages that it is made of.
    parts: BTreeSet<String>,
    choices: Vec<Choice>,
    /// The texts between values.
    texts: Vec<String>,
}

type Messages = BTreeMap<String, Message>;

fn folder(language: Language) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("ftl").join(language.tag())
}

/// The names of a language's files.
fn files(language: Language) -> BTreeSet<String> {
    let entries = fs::read_dir(folder(language)).expect("a folder of texts");
    entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect()
}

/// A file; empty if there is none.
fn text(language: Language, file: &str) -> String {
    fs::read_to_string(folder(language).join(file)).unwrap_or_default()
}

/// The messages of an area.
fn area(language: Language, file: &str) -> Messages {
    let resource = match fluent_syntax::parser::parse(text(language, file)) {
        Ok(resource) => resource,
        Err((_, errors)) => panic!("{}/{file}: {errors:?}", language.tag()),
    };
    let mut messages = Messages::new();
    for entry in resource.body {
        let Entry::Message(found) = entry else { continue };
        let mut message = Message::default();
        if let Some(Comment { content }) = found.comment {
            message.comment = content.join("\n");
        }
        for attribute in found.attributes {
            message.look(&attribute.value);
            message.attributes.insert(attribute.id.name);
        }
        message.look(&found.value.expect("a message with a value"));
        let id = found.id.name;
        assert!(messages.insert(id.clone(), message).is_none(), "{id} is there twice");
    }
    messages
}

/// All messages of a language.
fn all(language: Language) -> Messages {
    files(language).iter().flat_map(|file| area(language, file)).collect()
}

impl Message {
    fn look(&mut self, pattern: &Pattern<String>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => self.texts.push(value.clone()),
                PatternElement::Placeable { expression } => self.look_into(expression),
            }
        }
    }

    fn look_into(&mut self, expression: &Expression<String>) {
        match expression {
            Expression::Inline(inline) => self.look_at(inline),
            Expression::Select { selector, variants } => {
                self.look_at(selector);
                self.choices.push(variants.iter().map(key).collect());
                for variant in variants {
                    self.look(&variant.value);
                }
            }
        }
    }

    fn look_at(&mut self, inline: &InlineExpression<String>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.clone());
            }
            InlineExpression::MessageReference { id, .. } => {
                self.parts.insert(id.name.clone());
            }
            InlineExpression::Placeable { expression } => self.look_into(expression),
            other => panic!("the page’s texts have no use for {other:?}"),
        }
    }
}

fn key(variant: &Variant<String>) -> (String, bool) {
    let key = match &variant.key {
        VariantKey::Identifier { name } => name.clone(),
        VariantKey::NumberLiteral { value } => value.clone(),
    };
    (key, variant.default)
}
