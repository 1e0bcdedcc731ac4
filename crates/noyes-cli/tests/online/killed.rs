use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use crate::server::{Player, Server, solver};

/// How often the server is killed.
const KILLS: usize = 50;

/// How many players send results meanwhile.
const PLAYERS: usize = 3;

#[test]
fn what_was_acknowledged_survives_being_killed() {
    let folder = tempfile::tempdir().unwrap();
    let solver = solver(2);
    let server = Server::start(folder.path());
    let players: Vec<Mutex<Player>> =
        (0..PLAYERS).map(|_| Mutex::new(Player::new(&server.address))).collect();
    server.kill();
    for kill in 0..KILLS {
        let server = Server::start(folder.path());
        let address = server.address.clone();
        let (stop, done) = (AtomicBool::new(false), AtomicUsize::new(0));
        std::thread::scope(|scope| {
            for player in &players {
                let (stop, done, address, solver) = (&stop, &done, &address, &solver);
                scope.spawn(move || {
                    let mut player = player.lock().unwrap();
                    // What was not answered is sent again: it may have been recorded or not.
                    player.send(address, 0);
                    while !stop.load(Ordering::Relaxed) && player.play(address, solver).is_some() {
                        done.fetch_add(1, Ordering::Relaxed);
                    }
                });
            }
            // In the middle of the load, each time after another number of results.
            while done.load(Ordering::Relaxed) < kill % 7 {
                std::thread::yield_now();
            }
            server.kill();
            stop.store(true, Ordering::Relaxed);
        });
    }
    let server = Server::start(folder.path());
    let mut recorded = 0;
    for player in &players {
        let mut player = player.lock().unwrap();
        player.send(&server.address, 0);
        player.check(&server.address);
        recorded += player.known.len();
    }
    assert!(recorded > KILLS, "{recorded} results are no load");
    server.kill();
}
