//! How the first board comes about: when it can be played, and what was fetched until then.

use serde::Deserialize;
use thirtyfour::error::WebDriverResult;

use crate::page::Page;

/// Runs in the page before any script of its own. As soon as there is a board, a tile beside the
/// blank is slid, and only a board that lets that be done counts.
pub(crate) const WATCH: &str = r#"(() => {
    const shown = document.getElementsByClassName("tile");
    const look = () => {
        const blank = [...shown].find((tile) => tile.hidden);
        if (!blank) return;
        watch.disconnect();
        const there = performance.now();
        const row = [...blank.closest(".row").getElementsByClassName("tile")];
        const at = row.indexOf(blank);
        (row[at - 1] ?? row[at + 1]).click();
        // A task after the next frame: it was painted by then.
        requestAnimationFrame(() => setTimeout(() => {
            globalThis.firstBoard = { there, painted: performance.now() };
        }));
    };
    const watch = new MutationObserver(look);
    watch.observe(document, { childList: true, subtree: true });
})()"#;

/// What was fetched, and when. What the browser fetches for itself and does not tell a page of (the
/// icon, the manifest) is asked for anew, and counts as fetched at first.
const FETCHED: &str = r#"const done = arguments[arguments.length - 1];
(async () => {
    const told = [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")];
    const links = [...document.querySelectorAll("link[rel~=icon], link[rel=manifest]")];
    await Promise.all(links.map(async ({ href }) => (await fetch(href)).blob()));
    const own = links.map(({ href }) => ({ name: href, startTime: 0,
        encodedBodySize: performance.getEntriesByName(href).at(-1).encodedBodySize }));
    const untold = own.filter(({ name }) => told.every((entry) => entry.name !== name));
    done([...told, ...untold].map(({ name, startTime, encodedBodySize }) =>
        ({ name, start: startTime, bytes: encodedBodySize })));
})();"#;

/// The first board of a visit that was [watched](crate::Visit::watched).
#[derive(Clone, Debug)]
pub struct FirstBoard {
    /// Milliseconds from the beginning of the navigation until a tile could be moved.
    pub there: f64,
    /// Milliseconds until that was painted.
    pub painted: f64,
    /// Everything that was fetched up to now, in the order of the beginnings.
    pub fetched: Vec<Fetched>,
}

/// A file that was fetched.
#[derive(Clone, Debug, Deserialize)]
pub struct Fetched {
    /// Its address.
    pub name: String,
    /// Milliseconds from the beginning of the navigation until it was asked for.
    pub start: f64,
    /// The size of its body as it was sent.
    pub bytes: u64,
}

impl FirstBoard {
    pub(crate) async fn read(page: &Page) -> WebDriverResult<FirstBoard> {
        page.until("globalThis.firstBoard !== undefined").await?;
        let at = async |name: &str| {
            let value = page.evaluate(&format!("firstBoard.{name}")).await?;
            Ok::<_, thirtyfour::error::WebDriverError>(value.as_f64().unwrap_or(f64::NAN))
        };
        let (there, painted) = (at("there").await?, at("painted").await?);
        let fetched = page.driver().execute_async(FETCHED, Vec::new()).await?.json().clone();
        let mut fetched: Vec<Fetched> = serde_json::from_value(fetched)?;
        fetched.sort_by(|one, other| one.start.total_cmp(&other.start));
        Ok(FirstBoard { there, painted, fetched })
    }

    /// What was asked for before the board could be played.
    pub fn needed(&self) -> impl Iterator<Item = &Fetched> {
        self.fetched.iter().filter(|file| file.start < self.there)
    }

    /// The bytes that were sent for it.
    pub fn weight(&self) -> u64 {
        self.needed().map(|file| file.bytes).sum()
    }
}
