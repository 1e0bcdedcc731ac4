//! The crates depend on each other as ARCHITECTURE.md allows, and not otherwise.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;

use crate::{packages, text};

type Arrows = BTreeMap<String, BTreeSet<String>>;

const PAGE: &str = include_str!("../../../ARCHITECTURE.md");

#[test]
fn arrows_are_those_of_the_architecture() {
    let wrong = forbidden(&real(), &allowed(PAGE));
    assert!(
        wrong.is_empty(),
        "not in the arrows of ARCHITECTURE.md:\n{}\nRemove the dependency, or add the arrow there.",
        wrong.join("\n")
    );
}

#[test]
fn arrows_do_not_lead_in_circles() {
    let allowed = allowed(PAGE);
    let mut left: BTreeSet<_> = allowed.keys().collect();
    // Whoever depends on nobody that is left can go.
    while let Some(free) =
        left.iter().find(|name| allowed[**name].iter().all(|below| !left.contains(below))).copied()
    {
        left.remove(free);
    }
    assert!(left.is_empty(), "these depend on each other: {left:?}");
}

#[test]
fn a_wrong_arrow_is_found() {
    let allowed = allowed("```arrows\na -> none\nb -> a\n```");
    let real = Arrows::from([
        ("a".to_owned(), BTreeSet::from(["b".to_owned()])),
        ("b".to_owned(), BTreeSet::from(["a".to_owned()])),
        ("c".to_owned(), BTreeSet::new()),
    ]);
    assert_eq!(forbidden(&real, &allowed), ["a -> b", "c (not listed at all)"]);
}

/// The arrows in the block that is fenced with ```` ```arrows ````.
fn allowed(page: &str) -> Arrows {
    let (_, block) = page.split_once("```arrows\n").expect("a block fenced with ```arrows");
    let (block, _) = block.split_once("```").expect("the block ends with ```");
    block.lines().map(arrow).collect()
}

fn arrow(line: &str) -> (String, BTreeSet<String>) {
    let (from, to) = line.split_once(" -> ").unwrap_or_else(|| panic!("no arrow: {line}"));
    let to = to.split(", ").filter(|&name| name != "none").map(str::to_owned).collect();
    (from.to_owned(), to)
}

/// The arrows as cargo has them: dependencies, those of tests, those of build scripts.
fn real() -> Arrows {
    let members = packages(&["--no-deps"]);
    let names: BTreeSet<_> = members.iter().map(|package| text(package, "name")).collect();
    let below = |package: &Value| {
        let dependencies = package["dependencies"].as_array().into_iter().flatten();
        let below = dependencies.map(|dependency| text(dependency, "name"));
        below.filter(|name| names.contains(name)).map(str::to_owned).collect()
    };
    members.iter().map(|package| (text(package, "name").to_owned(), below(package))).collect()
}

fn forbidden(real: &Arrows, allowed: &Arrows) -> Vec<String> {
    let mut wrong = Vec::new();
    for (from, to) in real {
        let Some(may) = allowed.get(from) else {
            wrong.push(format!("{from} (not listed at all)"));
            continue;
        };
        wrong.extend(to.difference(may).map(|name| format!("{from} -> {name}")));
    }
    wrong
}
