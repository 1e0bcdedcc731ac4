//! The page on which a board is played.

use leptos::prelude::*;
use noyes::Goal;
use noyes_game::{Control, Game, Input};

use crate::{
    board::BoardView,
    challenge::Cover,
    coach::Mode,
    controls::Controls,
    figures::Figures,
    later::{Panel, PanelOf},
    session::Session,
    stage::{Stage, tiles_of},
    words,
};

#[component]
pub(crate) fn Play() -> impl IntoView {
    let session = expect_context::<Session>();
    let coached = move || session.coaching().get() != Mode::Off;
    let game = session.game();
    // Another goal has another size, or other homes for the tiles: another board is drawn.
    let goal = Memo::new(move |_| game.with(|game| game.goal().clone()));
    let over = Memo::new(move |_| game.with(Game::is_over));
    on_cleanup(move || session.draw_on(None));
    view! {
        <div class="play" class:won=move || over.get() class:coached=coached>
            <div class="table">
                {move || view! { <Table goal=goal.get()/> }}
                <Cover/>
            </div>
            <div class="panel">
                <Figures/>
                {move || if coached() { None } else { Some(view! { <Controls/> }) }}
                <PanelOf panel=Panel::Below/>
            </div>
        </div>
    }
}

/// The board of the game, drawn for one goal.
#[component]
fn Table(goal: Goal) -> impl IntoView {
    let session = expect_context::<Session>();
    let game = session.game();
    let size = goal.size();
    let stage = Stage::new(size, &game.with_untracked(|game| tiles_of(game.board())), false);
    session.draw_on(Some(stage));
    stage.begin_at_blank();
    let solved = Memo::new(move |_| game.with(Game::is_solved));
    let over = Memo::new(move |_| game.with(Game::is_over));
    let label = move || match solved.get() {
        true => words::solved_board(size),
        false => words::board(size),
    };
    let settings = session.settings();
    view! {
        <BoardView
            stage
            goal
            faces=session.faces()
            colouring=session.colouring()
            picture=session.picture()
            numbers=Signal::derive(move || settings.with(|settings| settings.numbers.0))
            label=Signal::derive(label)
            locked=over
            covered=Signal::derive(move || session.is_covered())
            blind=Signal::derive(move || game.with(Game::is_blind))
            on_tap=Callback::new(move |(square, control)| session.tap(square, control))
            on_swipe=Callback::new(move |direction| session.play_with(Input::Slide(direction), Control::Touch))
            on_hover=Callback::new(move |square| session.hover(square))
            hovers=session.hovers()
        />
    }
}
