//! The lists of results.

use core::fmt;

use leptos::{prelude::*, task::spawn_local};
use noyes::{Layout, Size};
use noyes_api::{PlayerName, ResultBody};
use noyes_game::{Control, Day, Game, Replay};

use super::{Online, api, day, people};
use crate::{
    browser,
    choice::{Choice, Select},
    words,
};

/// Which results are wanted. As text it is the query of an address.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Wanted {
    what: What,
    /// The day that is looked at where it is not today.
    earlier: Day,
    order: Order,
    size: Size,
    layout: Layout,
    control: Control,
    assisted: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum What {
    Today,
    Earlier,
    Ranked,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Order {
    Time,
    Moves,
}

/// The sizes that are offered. Any other up to 10x10 has its list too, for who has played it.
const SIDES: [u32; 4] = [3, 4, 5, 6];

impl Wanted {
    /// Those that this player will want to see: of whoever plays as they did last.
    fn first(game: &Game, size: Size, layout: Layout) -> Wanted {
        let touch = browser::matches("(pointer: coarse)");
        let usual = if touch { Control::Touch } else { Control::Mouse };
        let control = Replay::of(game).control.unwrap_or(usual);
        let (what, order) = (What::Today, Order::Time);
        Wanted { what, earlier: day::yesterday(), order, size, layout, control, assisted: false }
    }

    fn day(&self) -> Option<Day> {
        match self.what {
            What::Today => Some(Day::at(browser::unix_now())),
            What::Earlier => Some(self.earlier),
            What::Ranked => None,
        }
    }

    /// The day whose story is told beside its list.
    fn earlier(&self) -> Option<Day> {
        (self.what == What::Earlier).then_some(self.earlier)
    }

    /// Moves are not told before the day is over.
    fn order(&self) -> Order {
        if self.what == What::Today { Order::Time } else { self.order }
    }
}

impl fmt::Display for Wanted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.day() {
            Some(day) => write!(f, "day={day}")?,
            None => write!(f, "size={}&goal={}", self.size, self.layout.name())?,
        }
        let order = match self.order() {
            Order::Time => "time",
            Order::Moves => "moves",
        };
        write!(f, "&order={order}&control={}&assisted={}", self.control.name(), self.assisted)
    }
}

/// What has come of a list.
#[derive(Clone, Debug, Default, PartialEq)]
struct List {
    items: Vec<ResultBody>,
    next: Option<String>,
    /// Why there is no more of it.
    fault: Option<String>,
    loading: bool,
}

#[component]
pub(super) fn Leaderboard() -> impl IntoView {
    let online = expect_context::<Online>();
    let wanted = {
        let settings = online.session.settings();
        let of = |settings: &crate::settings::Settings| (settings.size(), settings.goal);
        let (size, layout) = settings.with_untracked(of);
        let game = online.session.game();
        RwSignal::new(game.with_untracked(|game| Wanted::first(game, size, layout)))
    };
    let list = RwSignal::new(List::default());
    let fetch = move |more: bool| {
        let asked = wanted.get_untracked();
        let cursor = if more { list.with_untracked(|list| list.next.clone()) } else { None };
        list.update(|list| {
            if !more {
                *list = List::default();
            }
            list.loading = true;
        });
        spawn_local(async move {
            let page = api::leaderboard(&asked, cursor.as_deref()).await;
            // Unless another list is looked at by now, or none.
            if wanted.try_get_untracked() != Some(asked) {
                return;
            }
            list.try_update(|list| {
                list.loading = false;
                match page {
                    Ok(page) => {
                        list.items.extend(page.items);
                        (list.next, list.fault) = (page.next, None);
                    }
                    Err(fault) => list.fault = Some(people::why_not(&fault)),
                }
            });
        });
    };
    Effect::new(move |_| {
        wanted.track();
        // What was sent a moment ago belongs into the list.
        online.sending.track();
        fetch(false);
    });
    let earlier = Memo::new(move |_| wanted.with(Wanted::earlier));
    view! {
        <section class="online-lists" aria-label=words::online::LISTS>
            <Choices wanted/>
            {move || earlier.get().map(|day| view! { <day::PastDay day/> })}
            <Results list wanted/>
            {move || list.with(|list| list.next.is_some()).then(|| view! {
                <button type="button" class="button more" on:click=move |_| fetch(true)>
                    {words::online::MORE}
                </button>
            })}
        </section>
    }
}

#[component]
fn Choices(wanted: RwSignal<Wanted>) -> impl IntoView {
    let size = wanted.with_untracked(|wanted| wanted.size);
    let mut sizes: Vec<Size> =
        SIDES.iter().filter_map(|&side| Size::new(side, side).ok()).collect();
    if !sizes.contains(&size) {
        sizes.insert(0, size);
    }
    let sizes: Vec<_> =
        sizes.into_iter().map(|size| (size.to_string(), words::size(size))).collect();
    let goals: Vec<_> = Layout::ALL
        .into_iter()
        .map(|layout| (layout.name().to_owned(), words::layout(layout).text()))
        .collect();
    let controls =
        [Control::Mouse, Control::Hover, Control::Touch, Control::Keyboard, Control::Mixed];
    let controls: Vec<_> = controls
        .into_iter()
        .map(|control| (control.name().to_owned(), words::records::control(Some(control)).text()))
        .collect();
    let helps = [(false, words::online::ALONE), (true, words::online::HELPED)];
    let helps: Vec<_> =
        helps.into_iter().map(|(helped, text)| (helped.to_string(), text.text())).collect();
    let ranked = Memo::new(move |_| wanted.with(|wanted| wanted.what == What::Ranked));
    let today = Memo::new(move |_| wanted.with(|wanted| wanted.what == What::Today));
    let earlier = Memo::new(move |_| wanted.with(|wanted| wanted.what == What::Earlier));
    view! {
        <Choice
            legend=words::online::LISTS
            name="online-what"
            options=[
                (What::Today, words::online::TODAY),
                (What::Earlier, words::online::EARLIER),
                (What::Ranked, words::online::RANKED),
            ].to_vec()
            value=Signal::derive(move || Some(wanted.get().what))
            on_pick=Callback::new(move |what| wanted.update(|wanted| wanted.what = what))
        />
        <div class="online-picks">
            {move || earlier.get().then(|| view! {
                <day::DayPick
                    value=Signal::derive(move || wanted.get().earlier)
                    on_pick=move |day| wanted.update(|wanted| wanted.earlier = day)
                />
            })}
            {move || ranked.get().then(|| view! {
                <Select
                    label=words::SIZE
                    class="online-size"
                    options=Signal::stored(sizes.clone())
                    value=Signal::derive(move || wanted.get().size.to_string())
                    on_pick=move |text| if let Ok(size) = text.parse() {
                        wanted.update(|wanted| wanted.size = size);
                    }
                />
                <Select
                    label=words::GOAL
                    class="online-goal"
                    options=Signal::stored(goals.clone())
                    value=Signal::derive(move || wanted.get().layout.name().to_owned())
                    on_pick=move |text| if let Some(layout) = Layout::from_name(&text) {
                        wanted.update(|wanted| wanted.layout = layout);
                    }
                />
            })}
            {move || (!today.get()).then(|| view! {
                <Select
                    label=words::online::ORDER
                    class="online-order"
                    options=Signal::stored(
                        [("time", words::online::BY_TIME), ("moves", words::online::BY_MOVES)]
                            .map(|(name, text)| (name.to_owned(), text.text())).to_vec()
                    )
                    value=Signal::derive(move || match wanted.get().order {
                        Order::Time => "time".to_owned(),
                        Order::Moves => "moves".to_owned(),
                    })
                    on_pick=move |text| wanted.update(|wanted| wanted.order = match &*text {
                        "moves" => Order::Moves,
                        _ => Order::Time,
                    })
                />
            })}
            <Select
                label=words::online::CONTROL
                class="online-control"
                options=Signal::stored(controls)
                value=Signal::derive(move || wanted.get().control.name().to_owned())
                on_pick=move |text| if let Ok(control) = text.parse() {
                    wanted.update(|wanted| wanted.control = control);
                }
            />
            <Select
                label=words::online::HELP
                class="online-help"
                options=Signal::stored(helps)
                value=Signal::derive(move || wanted.get().assisted.to_string())
                on_pick=move |text| wanted.update(|wanted| wanted.assisted = text == "true")
            />
        </div>
    }
}

#[component]
fn Results(list: RwSignal<List>, wanted: RwSignal<Wanted>) -> impl IntoView {
    let online = expect_context::<Online>();
    let row = move |result: ResultBody| {
        // The player's own name is known here before it has reached the lists.
        let player = result.player.clone();
        let me = Memo::new(move |_| {
            let me = online.me.get().filter(|me| me.id == player.id)?;
            Some(PlayerName { id: me.id, name: me.name })
        });
        let player = result.player.clone();
        let who = move || people::name(&me.get().unwrap_or_else(|| player.clone()));
        let figure = |number: Option<u64>| number.map_or_else(|| "–".to_owned(), words::number);
        let proof = result.moves.map(|_| {
            view! {
                <a href=format!("api/v1/results/{}/proof", result.id) download="">
                    {words::online::PROOF}
                </a>
            }
        });
        view! {
            <tr class:mine=move || me.with(Option::is_some)>
                <td class="place">{result.place.map(words::number)}</td>
                <td class="who">{who}</td>
                <td>{words::records::clock_exact(result.time)}</td>
                <td>{figure(result.moves)}</td>
                <td class="optimal">{figure(result.optimal)}</td>
                <td class="proof">{proof}</td>
            </tr>
        }
    };
    let about = move || {
        list.with(|list| {
            let text = match &list.fault {
                Some(fault) => fault.clone(),
                None if list.loading && list.items.is_empty() => words::LOADING.text(),
                None if list.items.is_empty() => words::online::NOBODY.text(),
                None => return None,
            };
            Some(view! { <p class="about" role="status">{text}</p> })
        })
    };
    let told = Memo::new(move |_| wanted.with(|wanted| wanted.what != What::Today));
    view! {
        {move || (!list.with(|list| list.items.is_empty())).then(|| view! {
            <div class="scrolls">
                <table class="online-table">
                    <thead>
                        <tr>
                            <th scope="col" class="place">{words::online::PLACE}</th>
                            <th scope="col" class="who">{words::online::PLAYER}</th>
                            <th scope="col">{words::TIME}</th>
                            <th scope="col">{words::online::MOVES}</th>
                            <th scope="col" class="optimal">{words::online::OPTIMAL}</th>
                            <td class="proof"></td>
                        </tr>
                    </thead>
                    <tbody>{list.get().items.into_iter().map(row).collect_view()}</tbody>
                </table>
            </div>
        })}
        {about}
        {move || (!told.get()).then(|| view! { <p class="about">{words::online::TOLD_LATER}</p> })}
    }
}
