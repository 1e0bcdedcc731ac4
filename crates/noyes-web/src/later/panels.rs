//! What comes once the board can be played.

use core::time::Duration;

use futures_util::{FutureExt, future::join};
use leptos::{prelude::*, task::spawn_local};
use noyes::DealError;
use noyes_game::{Challenge, Entry, LinkError, Record};
use wasm_split_helpers::{SplitLoaderError, wasm_split};

use super::fetch_rest;
use crate::{
    challenge::{self, ChallengePanel, OverNote},
    coach::{Coach, CoachPanel},
    hints,
    notice::{Notice, Notices},
    online::{Online, Race, RacePanel},
    options::Options,
    picture,
    session::Session,
    share::{Share, ShareLink},
    this_deal::ThisDeal,
    update::UpdateReady,
    words,
};

/// A view that is loaded once the board can be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Panel {
    /// All that stands below the game's buttons.
    Below,
    /// What is said below a challenge's outcome.
    OverNote,
    /// The line that offers a new version of the page.
    Update,
}

/// Something to do that takes more than the board.
#[derive(Debug)]
pub(crate) enum Deed {
    Hint,
    Teach,
    Solve,
    /// Show the link to this board.
    Share,
    /// Begin a challenge.
    Begin(Challenge),
    /// Begin it without asking a server, whatever there is.
    BeginHere(Challenge),
    /// Keep a record.
    Record(Box<Record>),
    /// Keep it unless it is kept already.
    RecordOnce(Box<Record>),
    /// Store the challenge that is under way.
    StoreAttempt,
    /// Open the link at the end of the address.
    OpenLink(String),
    /// Deal the next board.
    Next,
    /// Back to the first board of this game.
    Restart,
    /// Say why a link was not opened.
    RefuseLink {
        fault: LinkFault,
        /// Whether the board that was there stays; else another one was dealt.
        stays: bool,
    },
}

/// Why a link was not opened.
#[derive(Debug)]
pub(crate) enum LinkFault {
    Link(LinkError),
    Deal(DealError),
}

/// What the part is called for.
enum Call {
    /// It has just been loaded.
    Begin,
    Draw(Panel),
    Do(Deed),
}

/// All that is in the part. One function, because each that is marked waits for the part by itself,
/// and only the one that has waited answers at once. What draws nothing answers with an empty view.
#[wasm_split(panels, fallible, preload(load))]
fn call(session: Session, call: Call) -> Result<AnyView, SplitLoaderError> {
    match call {
        Call::Begin => begin(session),
        Call::Draw(panel) => return Ok(draw(panel)),
        Call::Do(deed) => fulfil(session, deed),
    }
    Ok(().into_any())
}

/// Begins what goes on from now on, whatever is drawn.
fn begin(session: Session) {
    provide_context(Coach::new(session));
    provide_context(Share::new(session));
    session.journal().keep_watch(session.storage_lost());
    challenge::take_up(session);
    Online::shared();
    Race::shared();
    picture::keep_drawn(session);
    hints::keep_informed(session);
    hints::prepare(session);
}

fn draw(panel: Panel) -> AnyView {
    match panel {
        Panel::Below => view! {
            <RacePanel/>
            <ShareLink/>
            <CoachPanel/>
            <Notices/>
            <ChallengePanel/>
            <ThisDeal/>
            <Options/>
        }
        .into_any(),
        Panel::OverNote => view! { <OverNote/> }.into_any(),
        Panel::Update => view! { <UpdateReady/> }.into_any(),
    }
}

fn fulfil(session: Session, deed: Deed) {
    match deed {
        Deed::Hint => hints::ask(session),
        Deed::Teach => expect_context::<Coach>().teach(),
        Deed::Solve => expect_context::<Coach>().solve(),
        Deed::Share => expect_context::<Share>().press(),
        Deed::Begin(challenge) => challenge::begin(session, challenge),
        Deed::BeginHere(challenge) => challenge::begin_here(session, challenge),
        Deed::Record(record) => session.journal().append(Entry::Solve(*record)),
        Deed::RecordOnce(record) => session.journal().append_once(Entry::Solve(*record)),
        Deed::StoreAttempt => challenge::store(session),
        Deed::OpenLink(fragment) => session.open_link(&fragment),
        Deed::Next => session.next(),
        Deed::Restart => session.restart(),
        Deed::RefuseLink { fault, stays } => {
            session.notice().set(Some(Notice::warn(words::bad_link(&fault, stays))));
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    /// The board comes first.
    Waiting,
    Loading,
    There,
    Failed,
}

/// Whether the panels are there, and what waits for them. Copies are the same.
#[derive(Clone, Copy)]
pub(crate) struct Panels {
    state: RwSignal<State>,
    waiting: StoredValue<Vec<Deed>>,
    /// What is made in here lives as long as the whole page.
    owner: StoredValue<Owner>,
}

impl Panels {
    /// To be called where the whole page begins.
    pub(crate) fn new() -> Panels {
        Panels {
            state: RwSignal::new(State::Waiting),
            waiting: StoredValue::new(Vec::new()),
            owner: StoredValue::new(Owner::current().unwrap_or_default()),
        }
    }

    pub(crate) fn are_there(self) -> bool {
        self.state.get_untracked() == State::There
    }

    /// Makes something that lasts as long as the whole page.
    pub(crate) fn within<T>(self, make: impl FnOnce() -> T) -> T {
        self.owner.get_value().with(make)
    }

    /// Does something, or as soon as it can be done.
    pub(crate) fn act(self, session: Session, deed: Deed) {
        if self.are_there() {
            self.do_now(session, deed);
            return;
        }
        self.waiting.update_value(|waiting| waiting.push(deed));
        if self.state.get_untracked() == State::Failed {
            self.fetch(session);
        }
    }

    fn do_now(self, session: Session, deed: Deed) {
        self.within(|| call(session, Call::Do(deed)).now_or_never());
    }

    /// Fetches the panels once a board was painted that can be played.
    pub(crate) fn fetch_soon(self, session: Session) {
        let after_the_frame = move || set_timeout(move || self.fetch(session), Duration::ZERO);
        request_animation_frame(after_the_frame);
    }

    fn fetch(self, session: Session) {
        if matches!(self.state.get_untracked(), State::Loading | State::There) {
            return;
        }
        self.state.set(State::Loading);
        spawn_local(async move {
            let (part, rest) = join(load(), fetch_rest()).await;
            if part.is_err() || rest.is_err() {
                self.state.set(State::Failed);
                return;
            }
            self.within(|| call(session, Call::Begin).now_or_never());
            self.state.set(State::There);
            for deed in self.waiting.try_update_value(core::mem::take).unwrap_or_default() {
                self.do_now(session, deed);
            }
        });
    }
}

/// A panel in its place. Nothing, as long as it is not there.
#[component]
pub(crate) fn PanelOf(panel: Panel) -> impl IntoView {
    let session = expect_context::<Session>();
    let panels = session.panels();
    move || match panels.state.get() {
        State::There => {
            let drawn = call(session, Call::Draw(panel)).now_or_never();
            drawn.and_then(Result::ok).unwrap_or_else(|| ().into_any())
        }
        State::Failed if panel == Panel::Below => view! {
            <div class="notice warns panels-failed" role="alert">
                <p>
                    {words::PANELS_NOT_LOADED} " "
                    <button type="button" class="link" on:click=move |_| panels.fetch(session)>
                        {words::TRY_AGAIN}
                    </button>
                </p>
            </div>
        }
        .into_any(),
        _ => ().into_any(),
    }
}
