//! Whatever is read from outside is read or refused: nothing panics, what is refused has a code, and
//! what is read and written again is the same.
//!
//! `PROPTEST_CASES=1000000 cargo test --release -p noyes-ranked --test decoders` looks for longer.

mod altered;

use noyes::Coded;
use noyes_game::{Day, Replay};
use noyes_ranked::{Deal, Name, PlayerId, PlayerKey, Proof, PublicKey, SecretKey, Terms, judge};
use proptest::prelude::*;

use self::altered::{altered, edits};

const REPLAY: &str = r#"{"v":1,"board":"1 2 3/4 5 6/0 7 8","goal":"blank-last","size":"3x3","metric":"stm","moves":[["L",0],["L",412]],"assisted":false,"control":"keyboard"}"#;

fn key() -> SecretKey {
    SecretKey::from_bytes(&[7; 32])
}

fn deal() -> Deal {
    let goal = noyes::Goal::parse("blank-last", noyes::Size::EIGHT).unwrap();
    Deal::of("1 2 3/4 5 6/0 7 8".parse().unwrap(), goal).with(Terms {
        id: "d1".into(),
        kind: "ranked".into(),
        player: PlayerKey::from_bytes([1; 32]).id(),
        issued: 10_000,
        expires: 99_000,
    })
}

fn proof() -> Proof {
    let replay = Replay::from_json(REPLAY).unwrap();
    let judged = judge(&deal(), &replay, 13_000).unwrap();
    Proof::new(&key(), replay, key().sign_deal(&deal()), &deal(), 13_000, &judged)
}

fn coded<T>(read: Result<T, impl Coded>) -> Option<T> {
    let code = read.as_ref().err().map(Coded::code);
    let lower = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    assert!(code.is_none_or(|code| !code.is_empty() && code.chars().all(lower)), "{code:?}");
    read.ok()
}

/// Many of each: most texts are refused at once.
fn config() -> ProptestConfig {
    let usual = ProptestConfig::default();
    ProptestConfig { cases: usual.cases.saturating_mul(16), failure_persistence: None, ..usual }
}

proptest! {
    #![proptest_config(config())]

    /// The body of a finish, and what the game makes of it.
    #[test]
    fn finishes(edits in edits(), received: u64) {
        if let Some(replay) = coded(Replay::from_json(&altered(REPLAY, &edits))) {
            coded(replay.verify());
            coded(judge(&deal(), &replay, 13_000));
            coded(judge(&deal(), &replay, received));
            prop_assert_eq!(Replay::from_json(&replay.to_json()), Ok(replay));
        }
    }

    /// A deal that was altered is no deal, to the server and to everybody else.
    #[test]
    fn signed_deals(edits in edits()) {
        let token = key().sign_deal(&deal());
        let text = altered(&token, &edits);
        let read = key().open_deal(&text);
        prop_assert_eq!(read.is_ok(), text == token);
        prop_assert_eq!(coded(key().public().open_deal(&text)), coded(read));
    }

    /// A line that `noyes review --verify` reads. What holds is what was proved.
    #[test]
    fn proofs(edits in edits()) {
        let proof = proof();
        let line = altered(&proof.to_json(), &edits);
        let _ = Proof::is_one(&line);
        if let Some(read) = coded(Proof::from_json(&line)) {
            if coded(read.verify()).is_some() {
                prop_assert_eq!(&read, &proof);
            }
            prop_assert_eq!(coded(Proof::from_json(&read.to_json())), Some(read));
        }
    }

    /// What stands in a cookie, in an address, in a list of keys, behind `--key`.
    #[test]
    fn keys(edits in edits()) {
        let own = PlayerKey::from_bytes([9; 32]);
        if let Some(key) = coded(PlayerKey::parse(&altered(&own.reveal(), &edits))) {
            prop_assert_eq!(PlayerKey::parse(&key.reveal()), Ok(key));
        }
        if let Some(id) = PlayerId::parse(&altered(&own.id().to_string(), &edits)) {
            prop_assert_eq!(PlayerId::parse(&id.to_string()), Some(id));
        }
        let public = key().public().to_string();
        if let Some(key) = coded(PublicKey::try_from(altered(&public, &edits))) {
            prop_assert_eq!(PublicKey::try_from(key.to_string()), Ok(key));
        }
    }

    /// A name is short, is one line, and is its own name.
    #[test]
    fn names(edits in edits(), any in "\\PC{0,30}") {
        for text in [altered("Ågot  佐藤 O’Brien", &edits), any] {
            if let Some(name) = coded(Name::new(&text)) {
                prop_assert!((1..=24).contains(&name.as_str().chars().count()));
                prop_assert!(!name.as_str().chars().any(char::is_control));
                prop_assert_eq!(Name::new(name.as_str()), Ok(name));
            }
        }
    }

    #[test]
    fn days(edits in edits()) {
        if let Some(day) = coded(altered("2026-11-22", &edits).parse::<Day>()) {
            prop_assert_eq!(day.to_string().parse::<Day>(), Ok(day));
            let _ = (day.left(0), day.number());
        }
    }
}
