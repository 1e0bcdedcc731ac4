//! The pages on the articles' claims, and the classroom's, say what the program says.
//!
//! A page ends with a table of its numbers: the number, what it is, the
//! command that gives it and the field. No number stands in its text that is
//! not in the table, in an article's own words, or in an example that is run.

mod computed;
mod page;
mod value;

use std::{collections::BTreeMap, fs};

use noyes::{BlankSquare, Board, Fix, Shuffle, Size};
use serde_json::Value;

use self::page::{Page, numbers};
use crate::documentation::{Shell, workspace};

/// The pages on claims, without their index.
fn claims() -> Vec<Page> {
    let mut names: Vec<String> = fs::read_dir(workspace().join("docs/claims"))
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .filter(|name| name != "README.md")
        .collect();
    names.sort();
    assert!(names.len() >= 10);
    names.iter().map(|name| Page::open(&format!("docs/claims/{name}"))).collect()
}

/// All pages whose numbers are tied to the program.
fn pages() -> Vec<Page> {
    let mut pages = claims();
    pages.push(Page::open("docs/classroom.md"));
    pages
}

#[cfg(unix)]
#[test]
fn the_examples_print_what_they_say() {
    let shell = Shell::new();
    for page in pages() {
        let examples = page.examples();
        assert!(!examples.is_empty(), "{}", page.name);
        for (command, expected) in examples {
            let printed = shell.run(&command);
            assert_eq!(printed.trim_end(), expected.trim_end(), "{}: $ {command}", page.name);
        }
    }
}

#[cfg(unix)]
#[test]
fn every_number_is_the_programs() {
    let shell = Shell::new();
    let mut answers: BTreeMap<String, Value> = BTreeMap::new();
    let mut wrong = Vec::new();
    for page in pages() {
        let rows = page.rows();
        assert!(!rows.is_empty(), "{}", page.name);
        for row in rows {
            let found = match row.command.as_deref() {
                None => value::number(computed::by_name(&row.field)),
                Some(command) => {
                    let answer = answers.entry(command.to_owned()).or_insert_with(|| {
                        let printed = shell.run(&format!("{command} --json 2> /dev/null"));
                        serde_json::from_str(printed.lines().next().unwrap_or_default())
                            .unwrap_or_else(|error| panic!("{command}: {error}\n{printed}"))
                    });
                    value::field(answer, &row.field)
                }
            };
            if let Err(message) = found.and_then(|found| found.is_printed_as(&row.number)) {
                wrong.push(format!("{}: {} ({}): {message}", page.name, row.number, row.what));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_number_of_the_text_is_in_the_table() {
    let mut alone = Vec::new();
    for page in pages() {
        let known = page.known_numbers();
        let unknown = numbers(&page.prose()).into_iter().filter(|number| !known.contains(number));
        alone.extend(unknown.map(|number| format!("{}: {number}", page.name)));
    }
    assert!(alone.is_empty(), "in the text only: {alone:#?}");
}

#[test]
fn the_index_says_what_its_pages_say() {
    let index = Page::open("docs/claims/README.md");
    let mut listed = Vec::new();
    for line in index.text.lines().filter(|line| line.ends_with(".md) |")) {
        let (claim, link) = line.trim_end_matches(" |").rsplit_once("](").unwrap();
        let page = Page::open(&format!("docs/claims/{}", link.trim_end_matches(')')));
        let known = page.known_numbers();
        for number in numbers(&page::without_markup(claim)) {
            assert!(known.contains(&number), "{number} is not on {}", page.name);
        }
        listed.push(page.name);
    }
    listed.sort();
    assert_eq!(listed, claims().into_iter().map(|page| page.name).collect::<Vec<_>>());
}

/// Links to files name files, and links to the game name what it knows.
#[test]
fn links_lead_somewhere() {
    let others = ["docs/claims/README.md", "docs/history.md"].map(Page::open);
    let mut states = 0;
    for page in pages().into_iter().chain(others) {
        for link in page.links() {
            if let Some(state) = link.strip_prefix("http://127.0.0.1:8015/#") {
                check_state(state).unwrap_or_else(|why| panic!("{}: {link}: {why}", page.name));
                states += 1;
            } else if !link.starts_with("http") {
                let file = link.split('#').next().unwrap_or_default();
                let folder = workspace().join(&page.name);
                let target = folder.parent().unwrap().join(file);
                assert!(file.is_empty() || target.exists(), "{}: {link}", page.name);
            }
        }
    }
    assert!(states >= 20, "{states}");
}

/// A state of the Lab or of the Why page: its name, then `&name=value` each.
fn check_state(state: &str) -> Result<(), String> {
    let (name, values) = state.split_once('&').ok_or("no values")?;
    for value in values.split('&') {
        let (key, value) = value.split_once('=').ok_or("no value")?;
        let checked = match (name, key) {
            ("lab", "size") => value.parse::<Size>().map(drop).map_err(|e| e.to_string()),
            ("lab", "shuffle" | "against") => {
                Shuffle::from_name(value, None).map(drop).map_err(|e| e.to_string())
            }
            ("lab", "fix" | "against-fix") => {
                Fix::from_name(value).map(drop).map_err(|e| e.to_string())
            }
            ("lab", "blank" | "against-blank") => {
                BlankSquare::from_name(value).map(drop).map_err(|e| e.to_string())
            }
            ("lab", "steps" | "against-steps") => {
                value.parse::<u64>().map(drop).map_err(|e| e.to_string())
            }
            ("why", "board") => {
                let text = value.replace('.', "/").replace('-', " ");
                text.parse::<Board>().map(drop).map_err(|e| e.to_string())
            }
            _ => Err(format!("{name} has no {key}")),
        };
        checked.map_err(|error| format!("{key}: {error}"))?;
    }
    Ok(())
}
