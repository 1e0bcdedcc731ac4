//! Choosing which results are compared.

use leptos::prelude::*;
use noyes::Size;
use noyes_game::{Book, Category, Control, Filter, Measure, Standing};

use super::Shelf;
use crate::{
    choice::{Choice as Segments, Select},
    session::Session,
    words,
};

/// What is compared with one another.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Choice {
    kind: String,
    /// The size and the goal's name.
    board: Option<(Size, String)>,
    control: Option<Control>,
    standing: Option<Standing>,
}

impl Choice {
    /// The kind of game of which there are most.
    pub(super) fn fullest(book: &Book) -> Choice {
        let Some((category, _)) = book.categories().into_iter().next() else {
            return Choice::default();
        };
        let Category { kind, size, goal, standing, .. } = category;
        // Who always plays with hints wants to see these; all others what counts.
        let standing = Some(standing);
        Choice { kind, board: Some((size, goal)), control: None, standing }
    }

    pub(super) fn filter(&self) -> Filter {
        let (size, goal) = self.board.clone().unzip();
        let (control, standing) = (self.control, self.standing);
        Filter { kind: Some(self.kind.clone()), size, goal, control, standing }
    }
}

/// A list of what there is, each once, in the order in which it comes.
fn distinct<T: PartialEq>(values: impl IntoIterator<Item = T>) -> Vec<T> {
    let mut list = Vec::new();
    for value in values {
        if !list.contains(&value) {
            list.push(value);
        }
    }
    list
}

#[component]
pub(super) fn Choices() -> impl IntoView {
    let Shelf { choice, measure, .. } = expect_context();
    let book = expect_context::<Session>().journal().book();
    let categories = Memo::new(move |_| {
        book.with(|book| book.as_ref().map(Book::categories).unwrap_or_default())
    });
    let of = move |take: fn(&Category) -> String| {
        categories.with(|all| distinct(all.iter().map(|(category, _)| take(category))))
    };
    let kinds = move || {
        let named = |kind: String| (kind.clone(), words::records::kind(&kind));
        of(|category| category.kind.clone()).into_iter().map(named).collect::<Vec<_>>()
    };
    let board_name = |size: Size, goal: &str| format!("{size} {goal}");
    let boards = Memo::new(move |_| {
        let mut boards = categories.with(|all| {
            distinct(all.iter().map(|(category, _)| (category.size, category.goal.clone())))
        });
        boards.sort_by_key(|(size, _)| (size.area(), size.width()));
        boards
    });
    let board_options = move || {
        let option = |(size, goal): (Size, String)| {
            (board_name(size, &goal), words::records::board(size, &goal))
        };
        boards.get().into_iter().map(option).collect::<Vec<_>>()
    };
    let pick_board = move |name: String| {
        let board =
            boards.get_untracked().into_iter().find(|(size, goal)| board_name(*size, goal) == name);
        choice.update(|choice| choice.board = board);
    };
    let controls = Some(None).into_iter().chain(Control::ALL.map(Some));
    let controls: Vec<_> = controls
        .map(|control| (control_name(control), words::records::control(control).text()))
        .collect();
    let standings = Some(None).into_iter().chain(Standing::ALL.map(Some));
    let standings: Vec<_> = standings
        .map(|standing| (standing_name(standing), words::records::standing(standing).text()))
        .collect();
    let measures = Measure::ALL.map(|measure| (measure, words::records::measure(measure)));
    view! {
        <div class="records-choices">
            <Segments
                legend=words::records::MEASURE
                name="measure"
                options=measures.to_vec()
                value=Signal::derive(move || Some(measure.get()))
                on_pick=Callback::new(move |picked| measure.set(picked))
            />
            <div class="picks">
                <Select
                    label=words::records::BOARD
                    class="records-board"
                    options=Signal::derive(board_options)
                    value=Signal::derive(move || {
                        let board = choice.get().board;
                        board.map(|(size, goal)| board_name(size, &goal)).unwrap_or_default()
                    })
                    on_pick=pick_board
                />
                <Select
                    label=words::records::KIND
                    class="records-kind"
                    options=Signal::derive(kinds)
                    value=Signal::derive(move || choice.get().kind)
                    on_pick=move |kind| choice.update(|choice| choice.kind = kind)
                />
                <Select
                    label=words::records::CONTROL
                    class="records-control"
                    options=Signal::stored(controls)
                    value=Signal::derive(move || control_name(choice.get().control))
                    on_pick=move |name: String| {
                        choice.update(|choice| choice.control = name.parse().ok());
                    }
                />
                <Select
                    label=words::records::STANDING
                    class="records-standing"
                    options=Signal::stored(standings)
                    value=Signal::derive(move || standing_name(choice.get().standing))
                    on_pick=move |name: String| {
                        let picked = |standing: &Standing| standing_name(Some(*standing)) == name;
                        choice.update(|choice| {
                            choice.standing = Standing::ALL.into_iter().find(picked);
                        });
                    }
                />
            </div>
        </div>
    }
}

fn control_name(control: Option<Control>) -> String {
    control.map_or_else(|| "any".to_owned(), |control| control.name().to_owned())
}

fn standing_name(standing: Option<Standing>) -> String {
    let name = match standing {
        None => "any",
        Some(Standing::Clean) => "clean",
        Some(Standing::Interrupted) => "interrupted",
        Some(Standing::Repeated) => "repeated",
        Some(Standing::Assisted) => "assisted",
    };
    name.to_owned()
}
