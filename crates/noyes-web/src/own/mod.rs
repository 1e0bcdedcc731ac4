//! A board from anywhere: typed, pasted or tapped in, judged and played.

mod judgement;
mod reading;
mod tapping;
mod typing;

use leptos::prelude::*;
use noyes::{Board, Goal, Layout, Position};

use crate::{
    board::BoardView,
    choice::Choice,
    faces::Faces,
    options::Goals,
    session::Session,
    stage::{Stage, tiles_of},
    words,
};
use judgement::Judgement;
pub(crate) use reading::Reading;
use tapping::{TapIn, Tapping};
pub(crate) use typing::{TypeIn, Typed};

/// How a board is entered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Way {
    Type,
    Tap,
}

/// What has been entered so far.
#[derive(Clone, Copy)]
struct Entry {
    way: RwSignal<Way>,
    typed: Typed,
    tapping: Tapping,
    layout: RwSignal<Layout>,
}

impl Entry {
    fn reading(self) -> Memo<Reading> {
        Memo::new(move |_| match self.way.get() {
            Way::Type => self.typed.read(),
            Way::Tap => self.tapping.board().map_or(Reading::Empty, Reading::Board),
        })
    }

    /// Puts a board there, as if it had been typed.
    fn set(self, board: &Board) {
        self.way.set(Way::Type);
        self.typed.set(board);
    }
}

#[component]
pub(crate) fn OwnBoard() -> impl IntoView {
    let session = expect_context::<Session>();
    let entry = Entry {
        way: RwSignal::new(Way::Type),
        typed: Typed::new(),
        tapping: Tapping::new(),
        layout: RwSignal::new(session.settings().with_untracked(|settings| settings.goal)),
    };
    let reading = entry.reading();
    let table = move || match entry.way.get() {
        Way::Tap => view! { <TapIn tapping=entry.tapping layout=entry.layout/> }.into_any(),
        Way::Type => match reading.get() {
            Reading::Board(board) => {
                let goal = Goal::new(board.size(), entry.layout.get());
                view! { <Preview board goal/> }.into_any()
            }
            _ => view! { <div class="frame empty-tray"><div class="board"></div></div> }.into_any(),
        },
    };
    let fields = move || match entry.way.get() {
        Way::Type => view! { <TypeIn typed=entry.typed reading/> }.into_any(),
        Way::Tap => view! { <tapping::Controls tapping=entry.tapping/> }.into_any(),
    };
    view! {
        <div class="own-page">
            <div class="own-head">
                <h2 class="title">{words::own::TITLE}</h2>
                <p class="lead">{words::own::LEAD}</p>
            </div>
            <div class="own" class:tapping=move || entry.way.get() == Way::Tap>
                <div class="table">{table}</div>
                <div class="panel">
                    <Choice
                        legend=words::own::WAY
                        name="way"
                        options=vec![(Way::Type, words::own::TYPE), (Way::Tap, words::own::TAP)]
                        value=Signal::derive(move || Some(entry.way.get()))
                        on_pick=Callback::new(move |way| entry.way.set(way))
                    />
                    {fields}
                    <Judgement entry reading/>
                    <div class="options">
                        <Goals
                            name="own-goal"
                            value=Signal::derive(move || Some(entry.layout.get()))
                            on_pick=Callback::new(move |layout| entry.layout.set(layout))
                        />
                    </div>
                </div>
            </div>
        </div>
    }
}

/// The board that was entered, as it would lie on the table.
#[component]
fn Preview(board: Board, goal: Goal) -> impl IntoView {
    let session = expect_context::<Session>();
    let size = board.size();
    // A picture says nothing about a board that comes from elsewhere.
    let faces = move || match session.faces().get() {
        Faces::Picture => Faces::Colours,
        faces => faces,
    };
    view! {
        <BoardView
            stage=Stage::new(size, &tiles_of(&board), false)
            goal
            faces=Signal::derive(faces)
            colouring=session.colouring()
            label=Signal::derive(move || words::board(size))
            locked=Signal::derive(|| true)
            on_tap=Callback::new(|_| {})
        />
    }
}
