//! The names under which the page's files are served, and the references between them.
//!
//! A file in a folder gets a name that carries a hash of its content and can be cached for ever; a
//! file at the top keeps its name. In a text, `{{fonts/a.woff2}}` stands for the path to that file
//! under its final name, relative to the file that says it: the page works below any path.

use std::collections::BTreeMap;

use anyhow::{Context, bail};
use sha2::{Digest, Sha256};

/// The folder of the files with hashed names.
const FOLDER: &str = "assets";

/// A file as it is written by hand or by a tool.
pub(crate) struct Source {
    pub(crate) bytes: Vec<u8>,
    pub(crate) kind: Kind,
}

/// What is done with a file.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    /// A text with references to other files.
    Template,
    /// Anything else, taken as it is.
    Plain,
    /// As it is, under its own name: another file refers to it by that name.
    Fixed,
}

/// Files by the path under which they are written and referred to, with `/` between folders.
pub(crate) type Sources = BTreeMap<String, Source>;

/// Files by the path under which they are served.
pub(crate) type Served = BTreeMap<String, Vec<u8>>;

/// The first 16 hexadecimal digits of the SHA-256.
pub(crate) fn hash(bytes: &[u8]) -> String {
    Sha256::digest(bytes)[..8].iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Gives every file its name and fills in the references.
pub(crate) fn finish(sources: &Sources) -> anyhow::Result<Served> {
    let mut finisher = Finisher { sources, paths: BTreeMap::new(), served: Served::new() };
    for name in sources.keys() {
        finisher.finish(name, &mut Vec::new())?;
    }
    Ok(finisher.served)
}

struct Finisher<'a> {
    sources: &'a Sources,
    /// From names in the sources to paths as served.
    paths: BTreeMap<&'a str, String>,
    served: Served,
}

impl<'a> Finisher<'a> {
    /// Finishes a file after all that it refers to, and answers with its path. `above` are the
    /// files that are waiting for this one.
    fn finish(&mut self, name: &str, above: &mut Vec<&'a str>) -> anyhow::Result<String> {
        if let Some(path) = self.paths.get(name) {
            return Ok(path.clone());
        }
        let Some((name, source)) = self.sources.get_key_value(name) else {
            bail!("there is no such file");
        };
        if above.contains(&name.as_str()) {
            bail!("the files refer to each other in a circle: {above:?}");
        }
        above.push(name);
        let bytes = match source.kind {
            Kind::Template => self.fill_in(name, &source.bytes, above)?,
            Kind::Plain | Kind::Fixed => source.bytes.clone(),
        };
        above.pop();
        let path = served_path(name, source.kind, &bytes);
        self.served.insert(path.clone(), bytes);
        self.paths.insert(name, path.clone());
        Ok(path)
    }

    fn fill_in(
        &mut self,
        name: &str,
        bytes: &[u8],
        above: &mut Vec<&'a str>,
    ) -> anyhow::Result<Vec<u8>> {
        let mut rest =
            std::str::from_utf8(bytes).with_context(|| format!("{name} is not UTF-8 text"))?;
        let mut text = String::new();
        while let Some((before, after)) = rest.split_once("{{") {
            let (reference, after) = after
                .split_once("}}")
                .with_context(|| format!("{name} has `{{{{` without `}}}}`"))?;
            let path = self
                .finish(reference, above)
                .with_context(|| format!("{name} refers to `{{{{{reference}}}}}`"))?;
            text.push_str(before);
            text.push_str(&relative(name, &path));
            rest = after;
        }
        text.push_str(rest);
        Ok(text.into_bytes())
    }
}

/// Whether a file stays at the top. What tools make (`page.js`, `style.css`) has no folder in its
/// name either, and is told by its kind of content: only pages and their like are fetched by name.
fn stays_at_top(name: &str) -> bool {
    let ending = name.rsplit('.').next().unwrap_or_default();
    !name.contains('/') && ["html", "webmanifest", "txt", "ico"].contains(&ending)
}

fn served_path(name: &str, kind: Kind, bytes: &[u8]) -> String {
    if stays_at_top(name) {
        return name.to_owned();
    }
    if kind == Kind::Fixed {
        return format!("{FOLDER}/{name}");
    }
    let file = name.rsplit('/').next().unwrap_or(name);
    let (stem, ending) = file.split_once('.').unwrap_or((file, "bin"));
    format!("{FOLDER}/{stem}-{}.{ending}", hash(bytes))
}

/// The path to a served file, as seen from a source.
fn relative(from: &str, to: &str) -> String {
    match (stays_at_top(from), to.strip_prefix("assets/")) {
        (true, _) => format!("./{to}"),
        (false, Some(neighbour)) => format!("./{neighbour}"),
        (false, None) => format!("../{to}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sources(files: &[(&str, &str)]) -> Sources {
        files
            .iter()
            .map(|&(name, text)| {
                let kind = match name.ends_with(".woff2") {
                    true => Kind::Plain,
                    false => Kind::Template,
                };
                let bytes = text.as_bytes().to_vec();
                (name.to_owned(), Source { bytes, kind })
            })
            .collect()
    }

    fn text<'a>(served: &'a Served, path: &str) -> &'a str {
        std::str::from_utf8(&served[path]).unwrap()
    }

    #[test]
    fn references_become_hashed_and_relative() {
        let served = finish(&sources(&[
            ("fonts/a.woff2", "{{not a template}}"),
            ("style.css", "url(\"{{fonts/a.woff2}}\")"),
            ("index.html", "<link href=\"{{style.css}}\">"),
        ]))
        .unwrap();
        let font = format!("a-{}.woff2", hash(b"{{not a template}}"));
        let style = format!("url(\"./{font}\")");
        let style_name = format!("assets/style-{}.css", hash(style.as_bytes()));
        assert_eq!(text(&served, &style_name), style);
        assert_eq!(text(&served, "index.html"), format!("<link href=\"./{style_name}\">"));
    }

    #[test]
    fn a_change_reaches_every_name_above_it() {
        let names = |font: &str| {
            let files = [("fonts/a.woff2", font), ("style.css", "{{fonts/a.woff2}}")];
            let served = finish(&sources(&files)).unwrap();
            served.into_keys().collect::<Vec<_>>()
        };
        let (one, other) = (names("one"), names("other"));
        assert!(one.iter().all(|name| !other.contains(name)));
    }

    #[test]
    fn unknown_and_circular_references_are_errors() {
        let unknown = finish(&sources(&[("index.html", "{{nothing.css}}")])).unwrap_err();
        assert_eq!(
            format!("{unknown:#}"),
            "index.html refers to `{{nothing.css}}`: there is no such file"
        );
        let circle = finish(&sources(&[("a.js", "{{b.js}}"), ("b.js", "{{a.js}}")])).unwrap_err();
        assert!(format!("{circle:#}").contains("circle"));
        assert!(finish(&sources(&[("index.html", "{{open")])).is_err());
    }
}
