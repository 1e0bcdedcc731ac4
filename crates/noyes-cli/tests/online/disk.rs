use serde_json::{Value, json};

use crate::server::{Player, Server, ask, solver};

/// A disk that takes no more: answers say so, nothing that was acknowledged is lost, and when there
/// is room again the same server goes on.
#[test]
fn a_full_disk_is_told_and_recovered_from() {
    use rustix::process::{Pid, Resource, Rlimit, prlimit};

    let folder = tempfile::tempdir().unwrap();
    let solver = solver(2);
    let server = Server::start(folder.path());
    let mut player = Player::new(&server.address);
    player.play(&server.address, &solver).unwrap();
    let limit = |most| {
        let process = Pid::from_raw(i32::try_from(server.child.id()).unwrap());
        prlimit(process, Resource::Fsize, Rlimit { current: most, maximum: None }).unwrap();
    };
    limit(Some(600_000));
    let refused = loop {
        let deal = player.deal(&server.address, &solver).unwrap();
        let (status, _, body) =
            ask(&server.address, &player.cookie, "POST", "/api/v1/results", &deal).unwrap();
        if status != 201 {
            break (status, serde_json::from_str::<Value>(&body).unwrap());
        }
        player.known.insert(player.open.take().unwrap().0);
    };
    assert_eq!((refused.0, &refused.1["code"]), (503, &json!("store-unavailable")));
    let read = ask(&server.address, &player.cookie, "GET", "/api/v1/me", "").unwrap();
    assert_eq!(read.0, 200);
    limit(None);
    player.send(&server.address, 201).unwrap();
    player.check(&server.address);
    server.kill();
}
