//! Small drawings: lines of one width on a field of 24.

use leptos::prelude::*;

/// A drawing that stands beside a word or for one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Icon {
    New,
    Undo,
    Redo,
    Hint,
    Eye,
    Restart,
    Share,
    Check,
    Copy,
    Play,
    Own,
    Records,
    Online,
    Why,
    Lab,
    Pause,
    Run,
    StepOn,
    StepBack,
    Hand,
    Teach,
    Review,
    Help,
    Plus,
    Minus,
    Close,
    Photo,
    Swap,
    Warning,
    Whole,
}

impl Icon {
    fn path(self) -> &'static str {
        match self {
            // Arrows to two corners.
            Icon::Whole => "M4 10V4h6M20 14v6h-6M4 4l6 6M20 20l-6-6",
            // Four tiles, one of them coming in.
            Icon::New => "M20 11a8 8 0 1 0-2.3 6M20 4v7h-7",
            Icon::Undo => "M9 6 4 11l5 5M4 11h10a6 6 0 0 1 0 12",
            Icon::Redo => "m15 6 5 5-5 5M20 11H10a6 6 0 0 0 0 12",
            Icon::Hint => {
                "M9.500 18h5M10 21h4M12 3a6 6 0 0 0-3.500 10.900c.6.5 1 1.200 1 2v.1h5v-.1c0-.8.4-1.500 1-2A6 6 0 0 0 12 3Z"
            }
            Icon::Eye => {
                "M2.500 12S6 5.500 12 5.500 21.500 12 21.500 12 18 18.500 12 18.500 2.500 12 2.500 12ZM12 14.800a2.800 2.800 0 1 0 0-5.600 2.800 2.800 0 0 0 0 5.600Z"
            }
            Icon::Restart => "M11 6l-6 6 6 6M19 6l-6 6 6 6",
            Icon::Share => "M12 15V3M8 7l4-4 4 4M5 12v7a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2v-7",
            Icon::Copy => "M9.5 9.5h10v10h-10ZM14.5 9.500v-5h-10v10h5",
            Icon::Check => "m5 13 4.5 4.5L19 7",
            Icon::Play => {
                "M4.5 3.5h5a1 1 0 0 1 1 1v5a1 1 0 0 1-1 1h-5a1 1 0 0 1-1-1v-5a1 1 0 0 1 1-1Z\
                 M14.500 3.500h5a1 1 0 0 1 1 1v5a1 1 0 0 1-1 1h-5a1 1 0 0 1-1-1v-5a1 1 0 0 1 1-1Z\
                 M4.500 13.500h5a1 1 0 0 1 1 1v5a1 1 0 0 1-1 1h-5a1 1 0 0 1-1-1v-5a1 1 0 0 1 1-1Z"
            }
            Icon::Own => {
                "M4 20h4.500L19.500 9a2.100 2.100 0 0 0 0-3L18 4.500a2.100 2.100 0 0 0-3 0L4 15.500V20ZM13 6.500 17.500 11"
            }
            // Steps of a podium.
            Icon::Records => {
                "M3.500 20.500v-6h5.500v6M9 20.500V8.500h6v12M15 20.500v-8h5.500v8M2.500 20.500h19"
            }
            // A globe.
            Icon::Online => {
                "M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18M3 12h18M12 3c-5.500 5-5.500 13 0 18c5.500-5 5.500-13 0-18"
            }
            Icon::Why => {
                "M3.500 17.500c0-14 10-14 10 0M8.500 17.500c0-9 12-9 12 0M3.500 17.500c0-5 5-5 5 0"
            }
            Icon::Lab => {
                "M9 3h6M10 3v6.500L4.800 18.600A1.600 1.600 0 0 0 6.200 21h11.600a1.600 1.600 0 0 0 1.400-2.400L14 9.500V3M7.300 15.500h9.400"
            }
            Icon::Pause => "M8.500 5v14M15.500 5v14",
            Icon::Review => "M4 4v16h16M7.500 8l4 2.500 2-1.500 5.500 7",
            Icon::Run => "M8 5.200v13.600l11-6.800-11-6.800Z",
            Icon::StepOn => "M6 5.200v13.600l9-6.800-9-6.800ZM18.500 5v14",
            Icon::StepBack => "M18 5.200v13.600l-9-6.800 9-6.800ZM5.500 5v14",
            Icon::Hand => {
                "M9 12.500V5.200a1.600 1.600 0 0 1 3.200 0v5.300l5.300 1.200a2 2 0 0 1 1.500 2.200l-.6 4.300a3.200 3.200 0 0 1-3.200 2.800h-3.400a3.200 3.200 0 0 1-2.700-1.500L5.700 14.300a1.500 1.500 0 0 1 2.300-1.900l1 1.100"
            }
            // A step, explained.
            Icon::Teach => "M3.500 5h17v11h-17ZM8 20.500l4-4.500 4 4.500M8 10.500l2.500 2.500L16 8",
            Icon::Help => {
                "M9.200 9a2.900 2.900 0 1 1 4.300 2.600c-1 .6-1.500 1.200-1.500 2.400M12 17.500v.1M12 21.500a9.500 9.500 0 1 0 0-19 9.500 9.500 0 0 0 0 19Z"
            }
            Icon::Plus => "M12 5v14M5 12h14",
            Icon::Minus => "M5 12h14",
            Icon::Close => "M6 6l12 12M18 6 6 18",
            Icon::Photo => {
                "M5 4h14a1.500 1.500 0 0 1 1.500 1.500v13A1.500 1.500 0 0 1 19 20H5a1.500 1.500 0 0 1-1.500-1.500v-13A1.500 1.500 0 0 1 5 4ZM3.500 16l5-5 6 6M13 15.500l2.500-2.500 5 4.500M15.500 8.500v.1"
            }
            Icon::Swap => {
                "M7 4 3.500 7.500 7 11M3.500 7.500H17M17 13l3.500 3.500L17 20M20.500 16.500H7"
            }
            Icon::Warning => "M12 4 2.500 20h19L12 4ZM12 10.500v4M12 17.200v.1",
        }
    }
}

/// Draws an icon. It says nothing to screen readers: the word beside it does.
#[component]
pub(crate) fn Drawing(icon: Icon) -> impl IntoView {
    view! {
        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
            <path d=icon.path()/>
        </svg>
    }
}

/// The mark: three blocks of a 2x2 board and the blank.
#[component]
pub(crate) fn Mark() -> impl IntoView {
    view! {
        <svg class="mark" viewBox="0 0 26 26" aria-hidden="true">
            <rect class="mark-1" width="12" height="12" rx="3"/>
            <rect class="mark-2" x="14" width="12" height="12" rx="3"/>
            <rect class="mark-3" y="14" width="12" height="12" rx="3"/>
        </svg>
    }
}
