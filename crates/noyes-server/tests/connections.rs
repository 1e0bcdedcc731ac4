//! Connections that clients leave open, over real sockets.

use std::time::Duration;

use noyes_server::{Assets, Config, Server};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// A request for something small that leaves the connection open.
const REQUEST: &[u8] = b"GET /healthz HTTP/1.1\r\nHost: noyes\r\n\r\n";

/// Serves the page on a free port.
async fn serve(set: impl FnOnce(&mut Config)) -> String {
    let mut config = Config::new("127.0.0.1:0".parse().unwrap(), Assets::missing(), None);
    set(&mut config);
    let server = Server::bind(config).await.unwrap();
    let address = server.address().to_string();
    tokio::spawn(server.run(std::future::pending()));
    address
}

/// Asks and reads the answer. `false` if the connection ends instead.
async fn ask(stream: &mut TcpStream) -> bool {
    let (mut answer, mut part) = (Vec::new(), [0; 1024]);
    if stream.write_all(REQUEST).await.is_err() {
        return false;
    }
    while !answer.ends_with(b"ok\n") {
        match stream.read(&mut part).await {
            Ok(0) | Err(_) => return false,
            Ok(read) => answer.extend_from_slice(&part[..read]),
        }
    }
    true
}

#[tokio::test]
async fn a_head_that_trickles_in_is_not_waited_for() {
    let address = serve(|config| config.patience = Duration::from_millis(200)).await;
    for start in ["", "GET /heal", "GET /healthz HTTP/1.1\r\nX-Slow: "] {
        let (mut input, mut output) = TcpStream::connect(&address).await.unwrap().into_split();
        output.write_all(start.as_bytes()).await.unwrap();
        let trickle = async {
            let mut moments = tokio::time::interval(Duration::from_millis(20));
            loop {
                moments.tick().await;
                if !start.is_empty() && output.write_all(b"z").await.is_err() {
                    std::future::pending::<()>().await;
                }
            }
        };
        let mut answer = Vec::new();
        tokio::select! {
            // Without an answer, or broken off.
            _ = input.read_to_end(&mut answer) => (),
            () = trickle => (),
        }
        assert!(!answer.starts_with(b"HTTP/1.1 200"), "{start:?}");
    }
}

#[tokio::test]
async fn a_connection_without_requests_is_ended() {
    let address = serve(|config| config.patience = Duration::from_millis(200)).await;
    let mut stream = TcpStream::connect(&address).await.unwrap();
    assert!(ask(&mut stream).await);
    assert!(ask(&mut stream).await, "it is not ended between two requests");
    assert_eq!(stream.read(&mut [0; 16]).await.unwrap(), 0);
}

#[tokio::test]
async fn one_client_holds_only_so_many_connections() {
    let address = serve(|config| config.connections_per_client = Some(2)).await;
    let connect = async || TcpStream::connect(&address).await.unwrap();
    let (mut one, mut other) = (connect().await, connect().await);
    assert!(ask(&mut one).await && ask(&mut other).await);
    assert!(!ask(&mut connect().await).await);
    assert!(ask(&mut one).await, "those that are there go on");
    drop(one);
    // Once the server has seen it.
    while !ask(&mut connect().await).await {}
}
