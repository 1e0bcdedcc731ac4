//! The files of the page, in memory.

use std::collections::BTreeMap;
use std::io;
use std::path::{Path, PathBuf};

use axum::body::Bytes;
use axum::http::HeaderValue;
use sha2::{Digest, Sha256};
use thiserror::Error;

/// The page shown where the game would be, if the program was built without it.
const MISSING: &str = include_str!("missing.html");

/// What the page says in its head of the server that it comes from.
const WITHOUT_GAME: &str = "<meta name=\"noyes-online\" content=\"no\">";
const WITH_GAME: &str = "<meta name=\"noyes-online\" content=\"yes\">";

/// The page and everything that it loads.
///
/// A file whose name ends in a hash of its content (`page-0123456789abcdef.js`) may be cached for
/// ever. A file with `.br` behind its name is the compressed form of the file without.
#[derive(Clone, Debug, Default)]
pub struct Assets {
    files: BTreeMap<String, Asset>,
}

/// One file.
#[derive(Clone, Debug)]
pub(crate) struct Asset {
    pub(crate) plain: Variant,
    pub(crate) brotli: Option<Variant>,
    pub(crate) media_type: HeaderValue,
    /// Whether the name changes with the content.
    pub(crate) immutable: bool,
}

/// One form of a file.
#[derive(Clone, Debug)]
pub(crate) struct Variant {
    pub(crate) bytes: Bytes,
    pub(crate) etag: HeaderValue,
}

/// A folder that cannot be served.
#[derive(Debug, Error)]
pub enum AssetsError {
    /// A file or folder cannot be read.
    #[error("cannot read {path}: {source}", path = path.display())]
    Unreadable {
        /// Which one.
        path: PathBuf,
        /// Why.
        source: io::Error,
    },
    /// The folder has no page.
    #[error("{path} has no index.html; `cargo xtask build` makes a folder that has one", path = path.display())]
    NoPage {
        /// Which folder.
        path: PathBuf,
    },
}

impl Assets {
    /// Files that are part of the program, by their paths (`assets/page.js`). No file at all means
    /// that the program was built without the page: see [`Assets::missing`].
    pub fn embedded(files: &[(&str, &'static [u8])]) -> Self {
        if files.is_empty() {
            return Self::missing();
        }
        let files = files.iter().map(|&(path, bytes)| (path.to_owned(), Bytes::from_static(bytes)));
        Self::new(files.collect())
    }

    /// All files below a folder. They are read now: a server does not notice later changes.
    ///
    /// # Errors
    /// If something cannot be read or there is no `index.html`.
    pub fn directory(folder: &Path) -> Result<Self, AssetsError> {
        let mut files = BTreeMap::new();
        read_folder(folder, "", &mut files)?;
        if !files.contains_key("index.html") {
            return Err(AssetsError::NoPage { path: folder.to_owned() });
        }
        Ok(Self::new(files))
    }

    /// One page that tells how to build the game.
    pub fn missing() -> Self {
        let page = Bytes::from_static(MISSING.as_bytes());
        Self::new(BTreeMap::from([("index.html".to_owned(), page)]))
    }

    /// The same with a page that knows of the online game: on a host of files it asks for nothing.
    pub(crate) fn with_online_game(mut self) -> Self {
        if let Some(page) = self.files.get_mut("index.html")
            && let Ok(text) = str::from_utf8(&page.plain.bytes)
        {
            let text = text.replacen(WITHOUT_GAME, WITH_GAME, 1);
            page.plain = Variant::new(text.into());
            // The page itself is a small part of all that is fetched with it.
            page.brotli = None;
        }
        self
    }

    fn new(mut files: BTreeMap<String, Bytes>) -> Self {
        let compressed: BTreeMap<_, _> =
            files.extract_if(.., |path, _| path.ends_with(".br")).collect();
        let assets = files.into_iter().map(|(path, bytes)| {
            let brotli = compressed.get(&format!("{path}.br")).cloned().map(Variant::new);
            let media_type = HeaderValue::from_static(media_type(&path));
            let immutable = has_hash(&path);
            let asset = Asset { plain: Variant::new(bytes), brotli, media_type, immutable };
            (path, asset)
        });
        Self { files: assets.collect() }
    }

    /// The file at a URL's path.
    pub(crate) fn get(&self, path: &str) -> Option<&Asset> {
        match path.strip_prefix('/')? {
            "" => self.files.get("index.html"),
            name => self.files.get(name),
        }
    }
}

impl Variant {
    fn new(bytes: Bytes) -> Self {
        let digits: String =
            Sha256::digest(&bytes)[..16].iter().map(|byte| format!("{byte:02x}")).collect();
        let etag = HeaderValue::try_from(format!("\"{digits}\""))
            .unwrap_or(HeaderValue::from_static("\"\""));
        Self { bytes, etag }
    }
}

fn read_folder(
    folder: &Path,
    inside: &str,
    files: &mut BTreeMap<String, Bytes>,
) -> Result<(), AssetsError> {
    let unreadable = |path: &Path| {
        let path = path.to_owned();
        move |source| AssetsError::Unreadable { path, source }
    };
    for entry in std::fs::read_dir(folder).map_err(unreadable(folder))? {
        let entry = entry.map_err(unreadable(folder))?;
        let path = entry.path();
        let name = format!("{inside}{}", entry.file_name().to_string_lossy());
        if path.is_dir() {
            read_folder(&path, &format!("{name}/"), files)?;
        } else {
            let bytes = std::fs::read(&path).map_err(unreadable(&path))?;
            files.insert(name, bytes.into());
        }
    }
    Ok(())
}

/// Whether the file's name ends in `-` and 16 hexadecimal digits.
fn has_hash(path: &str) -> bool {
    let file = path.rsplit('/').next().unwrap_or(path);
    let stem = file.split('.').next().unwrap_or(file);
    stem.rsplit_once('-').is_some_and(|(_, hash)| {
        hash.len() == 16 && hash.bytes().all(|digit| digit.is_ascii_hexdigit())
    })
}

fn media_type(path: &str) -> &'static str {
    match path.rsplit('.').next().unwrap_or_default() {
        "css" => "text/css; charset=utf-8",
        "html" => "text/html; charset=utf-8",
        "ico" => "image/x-icon",
        "js" => "text/javascript; charset=utf-8",
        "json" => "application/json",
        "png" => "image/png",
        "svg" => "image/svg+xml",
        "txt" => "text/plain; charset=utf-8",
        "wasm" => "application/wasm",
        "webmanifest" => "application/manifest+json",
        "webp" => "image/webp",
        "woff2" => "font/woff2",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_with_hashes_are_told_from_others() {
        assert!(has_hash("assets/page-0123456789abcdef.wasm"));
        assert!(has_hash("assets/bricolage-grotesque-0123456789abcdef.woff2"));
        assert!(!has_hash("index.html"));
        assert!(!has_hash("assets/page-0123456789abcdeg.wasm"));
        assert!(!has_hash("assets-0123456789abcdef/page.wasm"));
    }

    #[test]
    fn compressed_forms_belong_to_their_files() {
        let assets = Assets::embedded(&[
            ("index.html", b"long"),
            ("index.html.br", b"short"),
            ("a.png", b""),
        ]);
        let page = assets.get("/").unwrap();
        assert_eq!(page.plain.bytes, "long");
        assert_eq!(page.brotli.as_ref().unwrap().bytes, "short");
        assert!(assets.get("/a.png").unwrap().brotli.is_none());
        assert!(assets.get("/index.html.br").is_none());
    }

    #[test]
    fn the_page_is_told_of_the_online_game() {
        let page = include_bytes!("../../noyes-web/static/index.html");
        let assets = Assets::embedded(&[("index.html", page), ("index.html.br", b"")]);
        let of = |assets: &Assets| {
            let page = assets.get("/").unwrap();
            let text = String::from_utf8(page.plain.bytes.to_vec()).unwrap();
            (text, page.plain.etag.clone(), page.brotli.is_some())
        };
        let (before, with) = (of(&assets), of(&assets.clone().with_online_game()));
        assert!(before.0.contains(WITHOUT_GAME) && !with.0.contains(WITHOUT_GAME));
        assert!(with.0.contains(WITH_GAME) && !with.2);
        assert_ne!(before.1, with.1);
    }

    #[test]
    fn a_folder_without_a_page_is_refused() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
        let error = Assets::directory(&folder).unwrap_err().to_string();
        assert!(error.contains("has no index.html"), "{error}");
        let error = Assets::directory(&folder.join("nowhere")).unwrap_err().to_string();
        assert!(error.starts_with("cannot read"), "{error}");
    }
}
