//! A board as a small drawing.

use leptos::prelude::*;
use noyes::{Board, Position};

#[component]
pub(super) fn SmallBoard(board: Board) -> impl IntoView {
    let size = board.size();
    let tile = |square: noyes::Square| {
        let tile = board.tile(square).filter(|tile| !tile.is_blank())?;
        let (x, y) = (f64::from(square.column(size)), f64::from(square.row(size)));
        Some(view! {
            <rect x=x + 0.05 y=y + 0.05 width="0.9" height="0.9" rx="0.13"/>
            <text x=x + 0.5 y=y + 0.52>{tile.to_string()}</text>
        })
    };
    view! {
        <svg
            class="small-board"
            viewBox=format!("0 0 {} {}", size.width(), size.height())
            role="img"
            aria-label=board.to_string().replace('/', ", ")
        >
            {size.squares().map(tile).collect_view()}
        </svg>
    }
}
