use serde_json::{Value, json};

use crate::server::{Player, Server, ask, noyes, solver};

#[test]
fn results_are_dumped_copied_and_verified_offline() {
    let folder = tempfile::tempdir().unwrap();
    let solver = solver(2);
    let server = Server::start(folder.path());
    let mut player = Player::new(&server.address);
    for _ in 0..3 {
        player.play(&server.address, &solver).unwrap();
    }
    let about = ask(&server.address, "", "GET", "/api/v1/server", "").unwrap().2;
    let key = serde_json::from_str::<Value>(&about).unwrap()["key"].as_str().unwrap().to_owned();
    let one = player.known.first().unwrap();
    let proof =
        ask(&server.address, "", "GET", &format!("/api/v1/results/{one}/proof"), "").unwrap().2;

    // The copy is made while the server runs.
    let copy = folder.path().join("copy.sqlite3");
    let store = format!("sqlite:{}", folder.path().join("store.sqlite3").display());
    let backup =
        noyes(&["serve", "backup", copy.to_str().unwrap(), "--store", &store], "", folder.path());
    assert_eq!(backup, (Some(0), String::new()));
    let copied = format!("sqlite:{}", copy.display());
    let (status, dump) = noyes(&["dump", "--store", &copied], "", folder.path());
    assert_eq!((status, dump.lines().count()), (Some(0), 3));
    let table = folder.path().join("results.parquet");
    let written =
        noyes(&["dump", "--store", &store, "--output", table.to_str().unwrap()], "", folder.path());
    assert_eq!(written.0, Some(0));
    assert!(std::fs::read(&table).unwrap().starts_with(b"PAR1"));
    server.kill();

    for text in [&dump, &proof] {
        let (status, lines) =
            noyes(&["review", "--verify", "--json", "--key", &key, "-"], text, folder.path());
        assert_eq!(status, Some(0), "{lines}");
        for line in lines.lines() {
            let line: Value = serde_json::from_str(line).unwrap();
            assert_eq!((&line["verified"], &line["key"]), (&json!(true), &json!(key)));
        }
    }
    let altered = proof.replace("\"control\":\"keyboard\"", "\"control\":\"touch\"");
    let other_key = "11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo";
    // A key may begin with a hyphen, and is no option.
    let hyphen = "-AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";
    let bare = proof.split(",\"deal\"").next().unwrap().to_owned() + "}";
    for (text, key, code) in [
        (&altered, &*key, "bad-proof"),
        (&proof, other_key, "bad-signature"),
        (&proof, hyphen, "bad-signature"),
        (&bare, &*key, "bad-signature"),
    ] {
        let (status, lines) =
            noyes(&["review", "--verify", "--json", "--key", key, "-"], text, folder.path());
        let line: Value = serde_json::from_str(&lines).unwrap();
        assert_eq!((status, &line["problem"]["code"]), (Some(1), &json!(code)), "{lines}");
    }
    let nothing = noyes(&["dump", "--store", "sqlite:/nowhere/at/all"], "", folder.path());
    assert_eq!(nothing.0, Some(2));
}
