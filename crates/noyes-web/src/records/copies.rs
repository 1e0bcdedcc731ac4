//! Carrying the journal out of the browser, and another one in.

use leptos::{html, prelude::*, task::spawn_local};
use noyes::Coded;
use noyes_game::{Entry, Filter, read_sheet, sheet};
use wasm_bindgen_futures::JsFuture;
use web_sys::File;

use crate::{
    browser,
    journal::{Imported, Journal, Unread},
    session::Session,
    words,
};

/// The files' names.
const JOURNAL: &str = "noyes-journal.jsonl";
const TABLE: &str = "noyes-solves.tsv";

#[component]
pub(super) fn Copies() -> impl IntoView {
    let session = expect_context::<Session>();
    let journal = session.journal();
    let said = RwSignal::new(None::<String>);
    let tell = move |text: String| {
        session.say(text.clone());
        said.set(Some(text));
    };
    let save = move |_| {
        spawn_local(async move {
            match journal.text().await {
                Some(text) => browser::save(JOURNAL, "application/jsonl", &text),
                None => tell(words::records::COPY_FAILED.text()),
            }
        });
    };
    let save_table = move |_| {
        let text = journal.book().with_untracked(|book| {
            book.as_ref().map(|book| sheet(book.records(&Filter::default())))
        });
        if let Some(text) = text {
            browser::save(TABLE, "text/tab-separated-values", &text);
        }
    };
    let input = NodeRef::<html::Input>::new();
    let read = move |_| {
        let Some(input) = input.get_untracked() else { return };
        let file = input.files().and_then(|files| files.item(0));
        // The same file may be chosen again.
        input.set_value("");
        let Some(file) = file else { return };
        spawn_local(async move {
            tell(match text_of(&file).await {
                Some(text) => report(take(journal, &text)),
                None => words::records::FILE_FAILED.text(),
            });
        });
    };
    let choose = move |_| {
        if let Some(input) = input.get_untracked() {
            input.click();
        }
    };
    view! {
        <section class="records-copies">
            <h3>{words::records::COPIES}</h3>
            <p class="about">{words::records::COPIES_ABOUT}</p>
            <div class="buttons">
                <button type="button" class="button save" on:click=save>{words::records::SAVE}</button>
                <button type="button" class="button save-table" on:click=save_table>
                    {words::records::SAVE_TABLE}
                </button>
                <button type="button" class="button read" on:click=choose>{words::records::READ}</button>
                <input
                    node_ref=input
                    type="file"
                    hidden
                    accept=".jsonl,.tsv,.txt,.csv,text/plain"
                    on:change=read
                />
            </div>
            {move || said.get().map(|text| view! { <p class="records-said">{text}</p> })}
        </section>
    }
}

async fn text_of(file: &File) -> Option<String> {
    JsFuture::from(file.text()).await.ok()?.as_string()
}

/// A journal, or a table of solves: its first line is no JSON.
fn take(journal: Journal, text: &str) -> Imported {
    match read_sheet(text) {
        Err(_) => journal.import(text),
        Ok(lines) => {
            let mut wrong = Vec::new();
            let mut text = String::new();
            for (line, record) in lines {
                match record {
                    Ok(record) => text += &(Entry::Solve(record).to_json() + "\n"),
                    Err(error) => {
                        let why = words::records::not_a_row(&error);
                        wrong.push(Unread { line, why, code: error.code() });
                    }
                }
            }
            let mut imported = journal.import(&text);
            imported.wrong.append(&mut wrong);
            imported
        }
    }
}

fn report(imported: Imported) -> String {
    words::records::imported(imported.new, imported.known, &imported.wrong)
}
