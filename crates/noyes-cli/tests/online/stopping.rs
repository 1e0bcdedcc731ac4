//! Asked to end, the server takes nothing new and finishes what it has.

use std::io::{Read, Write};
use std::net::TcpStream;
use std::sync::atomic::{AtomicUsize, Ordering};

use crate::server::{Player, Server, answer, request, solver, until};

/// Who waits for an answer when the server is to end.
const PLAYERS: usize = 4;

/// How many results are there before it is to end.
const BEFORE: usize = 40;

/// A result of which the server has read the beginning.
fn begin(address: &str, player: &mut Player, record: &str) -> (TcpStream, String) {
    let mut stream = TcpStream::connect(address).unwrap();
    let more = "Expect: 100-continue\r\n";
    let whole = request(address, &player.cookie, "POST", "/api/v1/results", record, more);
    let (head, body) = whole.split_at(whole.len() - record.len());
    stream.write_all(head.as_bytes()).unwrap();
    let mut go_on = [0; b"HTTP/1.1 100 Continue\r\n\r\n".len()];
    stream.read_exact(&mut go_on).unwrap();
    assert_eq!(&go_on, b"HTTP/1.1 100 Continue\r\n\r\n");
    (stream, body.to_owned())
}

#[test]
fn what_was_begun_is_finished() {
    let folder = tempfile::tempdir().unwrap();
    let solver = solver(2);
    let mut server = Server::start(folder.path());
    let mut players: Vec<Player> = (0..PLAYERS).map(|_| Player::new(&server.address)).collect();
    let mut begun = Vec::new();
    for player in &mut players {
        let record = player.deal(&server.address, &solver).unwrap();
        begun.push(begin(&server.address, player, &record));
    }
    server.terminate();
    until(|| TcpStream::connect(&server.address).is_err());
    for (player, (mut stream, body)) in players.iter_mut().zip(begun) {
        stream.write_all(body.as_bytes()).unwrap();
        let mut text = String::new();
        stream.read_to_string(&mut text).unwrap();
        let (status, head, body) = answer(&text).unwrap_or_else(|| panic!("{text:?}"));
        assert_eq!(status, 201, "{body}");
        assert!(head.contains("connection: close"), "{head}");
        player.known.insert(player.open.take().unwrap().0);
    }
    assert_eq!(server.child.wait().unwrap().code(), Some(0));

    let server = Server::start(folder.path());
    players.iter().for_each(|player| player.check(&server.address));
    server.kill();
}

/// Every connection gets a whole answer or none.
#[test]
fn an_end_in_the_middle_of_a_load_breaks_no_answer_off() {
    let folder = tempfile::tempdir().unwrap();
    let solver = solver(2);
    let mut server = Server::start(folder.path());
    let address = server.address.clone();
    let mut players: Vec<Player> = (0..PLAYERS).map(|_| Player::new(&address)).collect();
    let done = AtomicUsize::new(0);
    std::thread::scope(|scope| {
        for player in &mut players {
            let (done, address, solver) = (&done, &address, &solver);
            scope.spawn(move || {
                while let Some(record) = player.deal(address, solver) {
                    let Ok(mut stream) = TcpStream::connect(address) else { return };
                    let path = "/api/v1/results";
                    let whole = request(address, &player.cookie, "POST", path, &record, "");
                    stream.write_all(whole.as_bytes()).ok();
                    let mut text = Vec::new();
                    stream.read_to_end(&mut text).ok();
                    if text.is_empty() {
                        return;
                    }
                    let text = String::from_utf8(text).unwrap();
                    let (status, _, body) = answer(&text).unwrap_or_else(|| panic!("{text:?}"));
                    assert_eq!(status, 201, "{body}");
                    player.known.insert(player.open.take().unwrap().0);
                    done.fetch_add(1, Ordering::Relaxed);
                }
            });
        }
        until(|| done.load(Ordering::Relaxed) >= BEFORE);
        server.terminate();
        assert_eq!(server.child.wait().unwrap().code(), Some(0));
    });

    let server = Server::start(folder.path());
    for player in &mut players {
        // What was not answered was not acknowledged: it may be there or not.
        player.send(&server.address, 0);
        player.check(&server.address);
    }
    server.kill();
}
