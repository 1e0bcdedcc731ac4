//! The player's own picture. It never leaves the device.

use leptos::prelude::{Set, window};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{File, HtmlCanvasElement, HtmlImageElement, ImageBitmap};

use super::{canvas, crop};
use crate::{
    notice::Notice,
    session::Session,
    storage::{self, Key},
    words,
};

/// The longer side of a stored picture: enough for any board, and little to store.
const LONG_SIDE: f64 = 1280.0;
const QUALITY: f64 = 0.86;

/// Takes a file that the player has chosen.
pub(super) async fn take(session: Session, file: File) {
    let Some(picture) = read(&file).await else {
        session.notice().set(Some(Notice::warn(words::PICTURE_FAILED)));
        return;
    };
    session.notice().set(match storage::write(Key::Picture, &picture) {
        Ok(()) => None,
        Err(storage::Lost) => Some(Notice::warn(words::PICTURE_NOT_STORED)),
    });
    session.own_picture().set(Some(picture));
    session.set(|settings| settings.picture = super::Picture::Own);
}

/// Decodes a file and makes it small, as a `data:` address.
async fn read(file: &File) -> Option<String> {
    let decoding = window().create_image_bitmap_with_blob(file).ok()?;
    let bitmap: ImageBitmap = JsFuture::from(decoding).await.ok()?.dyn_into().ok()?;
    let (width, height) = crop::within(bitmap.width(), bitmap.height(), LONG_SIDE);
    let canvas = canvas::new(width, height)?;
    let context = canvas::context(&canvas)?;
    // What is transparent becomes paper: JPEG would make it black.
    context.set_fill_style_str("#f8f5ef");
    context.fill_rect(0.0, 0.0, width.into(), height.into());
    context
        .draw_image_with_image_bitmap_and_dw_and_dh(&bitmap, 0.0, 0.0, width.into(), height.into())
        .ok()?;
    bitmap.close();
    canvas.to_data_url_with_type_and_encoder_options("image/jpeg", &JsValue::from_f64(QUALITY)).ok()
}

/// Draws a stored picture so that it covers the canvas.
pub(super) async fn draw(address: &str, canvas: &HtmlCanvasElement) -> Option<()> {
    let image = HtmlImageElement::new().ok()?;
    image.set_src(address);
    JsFuture::from(image.decode()).await.ok()?;
    let (width, height) = (f64::from(canvas.width()), f64::from(canvas.height()));
    let part =
        crop::middle(image.natural_width().into(), image.natural_height().into(), width / height);
    canvas::context(canvas)?
        .draw_image_with_html_image_element_and_sw_and_sh_and_dx_and_dy_and_dw_and_dh(
            &image,
            part.x,
            part.y,
            part.width,
            part.height,
            0.0,
            0.0,
            width,
            height,
        )
        .ok()
}
