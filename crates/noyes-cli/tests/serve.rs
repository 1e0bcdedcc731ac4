//! `noyes serve` as a program.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::process::{Child, Command, Output, Stdio};

fn noyes(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_noyes"));
    // The tests of the page leave the user's store alone.
    command.args(["serve", "--store", "none"]).args(arguments).stdin(Stdio::null());
    command
}

/// A running server, which ends with the test.
struct Server {
    child: Child,
    address: SocketAddr,
}

impl Server {
    fn start() -> Self {
        Self::start_at("127.0.0.1:0")
    }

    fn start_at(listen: &str) -> Self {
        Self::start_with(&["--listen", listen])
    }

    fn start_with(arguments: &[&str]) -> Self {
        let mut command = noyes(arguments);
        let mut child = command.stdout(Stdio::piped()).spawn().unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.strip_prefix("noyes is at http://").and_then(|url| {
            let address = url.strip_suffix("/\n")?;
            address.parse().ok()
        });
        let address = address.unwrap_or_else(|| panic!("no address in {line:?}"));
        Self { child, address }
    }

    fn get(&self, path: &str) -> String {
        let mut stream = TcpStream::connect(self.address).unwrap();
        write!(stream, "GET {path} HTTP/1.1\r\nHost: noyes\r\nConnection: close\r\n\r\n").unwrap();
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).unwrap();
        String::from_utf8_lossy(&answer).into_owned()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.child.kill().ok();
        self.child.wait().ok();
    }
}

fn stderr(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

#[test]
fn port_zero_is_a_free_port_and_the_page_is_there() {
    let server = Server::start();
    assert_ne!(server.address.port(), 0);
    assert!(server.get("/").starts_with("HTTP/1.1 200 OK\r\n"));
    assert!(server.get("/healthz").starts_with("HTTP/1.1 200 OK\r\n"));
    assert!(server.get("/api/v1/nowhere").starts_with("HTTP/1.1 404 Not Found\r\n"));
}

#[test]
fn a_taken_port_is_named_with_another() {
    let other = TcpListener::bind("127.0.0.1:0").unwrap();
    let taken = other.local_addr().unwrap();
    let output = noyes(&["--listen", &taken.to_string()]).output().unwrap();
    assert_eq!(output.status.code(), Some(2));
    assert!(output.stdout.is_empty());
    let message = stderr(&output);
    let start = format!("error: {taken} is taken: choose another with --listen 127.0.0.1:");
    assert!(message.starts_with(&start), "{message}");
}

#[test]
fn a_host_may_have_a_name() {
    let server = Server::start_at("localhost:0");
    assert!(server.address.ip().is_loopback(), "{}", server.address);
    assert!(server.get("/healthz").starts_with("HTTP/1.1 200 OK\r\n"));
}

#[test]
fn other_machines_are_let_in_on_purpose_only() {
    for listen in ["0.0.0.0:0", "[::]:0", "[::ffff:0.0.0.0]:0", "192.0.2.1:8015"] {
        let output = noyes(&["--listen", listen]).output().unwrap();
        let message = stderr(&output);
        assert_eq!(output.status.code(), Some(2), "{listen}: {message}");
        assert!(
            message.contains("from other machines") && message.contains("--public"),
            "{message}"
        );
    }
    let server = Server::start_with(&["--listen", "0.0.0.0:0", "--public"]);
    assert!(server.address.ip().is_unspecified());
    assert!(server.get("/healthz").starts_with("HTTP/1.1 200 OK\r\n"));
}

#[test]
fn what_is_no_address_is_told_one() {
    for listen in ["nowhere", "127.0.0.1", "localhost:port", "localhost:99999", ""] {
        let output = noyes(&["--listen", listen]).output().unwrap();
        let expected = format!("found {listen:?}; expected an address such as 127.0.0.1:8016\n");
        let message = stderr(&output);
        assert_eq!(
            (output.status.code(), message.contains(&expected)),
            (Some(2), true),
            "{message}"
        );
    }
}

#[test]
fn wrong_input_is_refused() {
    for arguments in [["--listen", "nowhere"], ["--assets", "/nowhere/at/all"]] {
        let output = noyes(&arguments).output().unwrap();
        assert_eq!(output.status.code(), Some(2), "{}", stderr(&output));
        assert!(stderr(&output).contains("nowhere"), "{}", stderr(&output));
    }
}

#[cfg(unix)]
#[test]
fn the_signals_to_stop_end_it_well() {
    for signal in ["-INT", "-TERM"] {
        let mut server = Server::start();
        let process = server.child.id().to_string();
        assert!(Command::new("kill").args([signal, &process]).status().unwrap().success());
        assert_eq!(server.child.wait().unwrap().code(), Some(0), "{signal}");
    }
}
