//! Every page in every language, and pages that are read from right to left.

use std::collections::BTreeSet;

use noyes_e2e::{Page, Visit};
use serde_json::{Value, json};
use thirtyfour::error::WebDriverResult;

use crate::board::board;

/// Names, and words that more than one language has.
const SHARED: [&str; 16] = [
    "Records · noyes",
    "Records",
    "noyes",
    "Fair.",
    "fair",
    "Pause",
    "No",
    "Tab",
    "Ctrl",
    "Home",
    "End",
    "Fisher–Yates",
    "System",
    "Pages",
    "inversions",
    "Dunes",
];

/// What can be read or heard on a page, but for seeds, the names of languages and the like.
const SAID: &str = "(() => {
    const said = new Set([document.title]);
    const skipped = 'script, style, noscript, select, .seed, .brand, kbd';
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        if (!walker.currentNode.parentElement.closest(skipped)) said.add(walker.currentNode.data);
    }
    for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
        for (const element of document.querySelectorAll(`[${name}]`)) {
            said.add(element.getAttribute(name));
        }
    }
    return [...said].map((text) => text.trim()).filter((text) => /\\p{L}{2}/u.test(text));
})()";

/// The pages, by the ends of their addresses.
async fn pages(page: &Page) -> WebDriverResult<Vec<String>> {
    let pages = "[...document.querySelectorAll('.pages a')].map((link) => link.hash.slice(1))";
    let pages = page.evaluate(pages).await?;
    Ok(pages
        .as_array()
        .into_iter()
        .flatten()
        .filter_map(Value::as_str)
        .map(str::to_owned)
        .collect())
}

async fn said(page: &Page, name: &str) -> WebDriverResult<BTreeSet<String>> {
    page.evaluate(&format!("location.hash = '{name}'")).await?;
    page.until(&format!(
        "document.querySelector('.pages a[href=\"#{name}\"][aria-current]') !== null \
         && document.querySelector('main').childElementCount > 0"
    ))
    .await?;
    let texts = page.evaluate(SAID).await?;
    let texts = texts.as_array().into_iter().flatten();
    Ok(texts.filter_map(Value::as_str).map(str::to_owned).collect())
}

async fn choose(page: &Page, tag: &str) -> WebDriverResult<()> {
    page.evaluate("location.hash = 'play'").await?;
    page.find(".language select").await?;
    page.evaluate(&format!(
        "(() => {{
            const list = document.querySelector('.language select');
            list.value = '{tag}';
            list.dispatchEvent(new Event('change'));
        }})()"
    ))
    .await?;
    page.until(&format!(
        "document.documentElement.lang === '{tag}' \
         && document.querySelector('.language select')?.value === '{tag}'"
    ))
    .await
}

#[test]
fn every_page_speaks_the_language_that_was_chosen() {
    Visit::desktop().run(async |page| {
        board(page).await?;
        let pages = pages(page).await?;
        let mut english = Vec::new();
        for name in &pages {
            english.push(said(page, name).await?);
        }
        let mut wrong = Vec::new();
        for tag in ["de", "zh", "fr", "es"] {
            choose(page, tag).await?;
            page.reload().await?;
            board(page).await?;
            assert_eq!(page.evaluate("document.documentElement.lang").await?, json!(tag));
            for (name, english) in pages.iter().zip(&english) {
                let said = said(page, name).await?;
                let same = said.intersection(english);
                wrong.extend(
                    same.filter(|text| !SHARED.contains(&text.as_str()))
                        .map(|text| format!("in {tag}, on {name}: {text}")),
                );
            }
        }
        assert!(wrong.is_empty(), "as in English:\n{}", wrong.join("\n"));
        choose(page, "en").await?;
        assert_eq!(Some(&said(page, &pages[0]).await?), english.first());
        Ok(())
    });
}

#[test]
fn a_first_visit_follows_the_browser() {
    let language = |languages: &str| {
        Visit::phone().languages(languages).run(async |page| {
            board(page).await?;
            page.evaluate("document.documentElement.lang").await
        })
    };
    assert_eq!(language("it-IT,fr-CH,en"), json!("fr"));
    assert_eq!(language("zh-CN,zh"), json!("zh"));
    assert_eq!(language("pt-BR"), json!("en"));
}

#[test]
fn numbers_are_written_in_the_languages_way() {
    Visit::desktop().languages("de-DE").run(async |page| {
        board(page).await?;
        let deal = page.text(".this-deal").await?;
        assert!(deal.contains("10.461.394.944.000"), "{deal}");
        Ok(())
    });
}

#[test]
fn a_page_that_does_not_load_says_so_in_the_players_language() {
    Visit::phone().languages("es").run(async |page| {
        board(page).await?;
        let cdp = page.driver().cdp();
        cdp.send_raw("Network.enable", json!({})).await?;
        cdp.send_raw("Network.setCacheDisabled", json!({ "cacheDisabled": true })).await?;
        cdp.send_raw("Network.setBlockedURLs", json!({ "urls": ["*.wasm"] })).await?;
        page.reload().await?;
        let said = page.text("#failed").await?;
        assert!(said.starts_with("No se pudo cargar el juego."), "{said}");
        assert!(!said.contains("could not"), "{said}");
        page.take_console_errors().await?;
        Ok(())
    });
}

/// Where the first two of some elements begin.
async fn left(page: &Page, css: &str) -> WebDriverResult<Value> {
    let script = format!(
        "[...document.querySelectorAll('{css}')].slice(0, 2)
            .map((element) => element.getBoundingClientRect().left)"
    );
    page.evaluate(&script).await
}

#[test]
fn pages_can_be_read_from_right_to_left() {
    for visit in [Visit::phone(), Visit::desktop()] {
        visit.path("/#board=1-2-3.4-5-6.0-7-8").run(async |page| {
            board(page).await?;
            for name in pages(page).await? {
                said(page, &name).await?;
                page.evaluate("document.documentElement.dir = 'rtl'").await?;
                assert!(page.fits_sideways().await?, "{name}");
                // The page is turned round, its boards and maps are not.
                let pages = left(page, ".pages a").await?;
                assert!(pages[0].as_f64() > pages[1].as_f64(), "{name}: {pages}");
                for css in [".frame .row:first-child .square", ".map .cell"] {
                    let squares = left(page, css).await?;
                    if squares[1].is_number() {
                        assert!(squares[0].as_f64() < squares[1].as_f64(), "{name}: {squares}");
                    }
                }
            }
            Ok(())
        });
    }
}
