//! Pictures on the tiles.

use std::fs;

use noyes_e2e::{Page, Visit, WebDriverResult};

use crate::board::{BOARD, board};

const IMAGE: &str =
    "getComputedStyle(document.querySelector('.tile:not([hidden]) .face')).backgroundImage";

async fn until_pictured(page: &Page) -> WebDriverResult<()> {
    page.until(&format!("{IMAGE}.startsWith('url(\"blob:') || {IMAGE}")).await
}

#[test]
fn a_drawn_picture_covers_the_tiles() {
    Visit::desktop().run(async |page| {
        board(page).await?;
        page.click(".faces .segment:nth-child(3)").await?;
        until_pictured(page).await?;
        let first = page.evaluate(IMAGE).await?;
        // Every tile shows another part.
        let parts = "new Set([...document.querySelectorAll('.tile:not([hidden]) .face')]
            .map(face => getComputedStyle(face).backgroundPosition)).size";
        assert_eq!(page.evaluate(parts).await?, 15);
        page.click(".picture-option:nth-child(2)").await?;
        page.until(&format!("{IMAGE} !== {first}")).await?;
        until_pictured(page).await?;
        let number = "getComputedStyle(document.querySelector('.number')).display !== 'none'";
        assert_eq!(page.evaluate(number).await?, true);
        page.click(".numbers").await?;
        page.until(&format!("!({number})")).await?;
        page.screenshot("picture").await
    });
}

/// A picture that needs no library to write: a bitmap, its left half red and its right half blue.
fn bitmap() -> Vec<u8> {
    let (width, height) = (64u32, 32u32);
    let mut bytes = Vec::from(*b"BM");
    let pixels = width * height * 3;
    for field in [54 + pixels, 0, 54, 40, width, height] {
        bytes.extend(field.to_le_bytes());
    }
    bytes.extend([1, 0, 24, 0]);
    for field in [0, pixels, 2835, 2835, 0, 0] {
        bytes.extend(u32::to_le_bytes(field));
    }
    for _ in 0..height {
        for column in 0..width {
            bytes.extend(if column < width / 2 { [40, 40, 220] } else { [220, 40, 40] });
        }
    }
    bytes
}

#[test]
fn the_players_own_picture_stays_on_the_device_and_survives_a_reload() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("halves.bmp");
    fs::write(&file, bitmap()).expect("a file");
    Visit::desktop().run(async |page| {
        board(page).await?;
        page.click(".faces .segment:nth-child(3)").await?;
        until_pictured(page).await?;
        let drawn = page.evaluate(IMAGE).await?;
        page.evaluate("(window.fetched = performance.getEntriesByType('resource').length)").await?;
        page.write(".picture-file input", &file.display().to_string()).await?;
        page.until("(localStorage.getItem('noyes.picture') ?? '').startsWith('data:image/jpeg')")
            .await?;
        page.until(&format!("{IMAGE} !== {drawn}")).await?;
        until_pictured(page).await?;
        // It went nowhere: nothing was asked for but what lies on the device and the page's own files,
        // the rest of which come when nothing else is to be done.
        let sent = "performance.getEntriesByType('resource').slice(window.fetched)
            .map(entry => new URL(entry.name))
            .filter(url => !/^(blob|data):$/.test(url.protocol))
            .filter(url => url.origin !== location.origin || url.search !== '' ||
                !/\\.(js|wasm|css|woff2|ftl)$/.test(url.pathname))
            .map(url => url.href)";
        assert_eq!(page.evaluate(sent).await?, serde_json::json!([]));

        page.reload().await?;
        board(page).await?;
        until_pictured(page).await?;
        // The picture is cut to the square from its middle: red on the left, blue on the right.
        page.evaluate(&format!(
            "(() => {{
                const image = new Image();
                image.onload = () => {{
                    const canvas = document.createElement('canvas');
                    [canvas.width, canvas.height] = [image.width, image.height];
                    const context = canvas.getContext('2d');
                    context.drawImage(image, 0, 0);
                    const reddish = x => {{
                        const [r, , b] = context.getImageData(x * image.width, image.height / 2, 1, 1).data;
                        return r > b;
                    }};
                    window.halves = [image.width === image.height, reddish(0.1), reddish(0.9)].join();
                }};
                image.src = {IMAGE}.slice(5, -2);
            }})()"
        ))
        .await?;
        page.until("window.halves === 'true,true,false' || window.halves").await
    });
}

#[test]
fn a_file_that_is_no_picture_is_refused_kindly() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("words.png");
    fs::write(&file, "no picture").expect("a file");
    Visit::desktop().run(async |page| {
        board(page).await?;
        page.click(".faces .segment:nth-child(3)").await?;
        page.write(".picture-file input", &file.display().to_string()).await?;
        let said = page.text(".notice.warns p").await?;
        assert!(said.starts_with("This file could not be read as a picture"), "{said}");
        page.until(&format!("{BOARD}.split('/').length === 4")).await
    });
}
