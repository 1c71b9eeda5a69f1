//! `ochre serve` as a process.

use std::{
    io::{Read as _, Write as _},
    net::{TcpListener, TcpStream},
    process::{Command, Stdio},
    time::{Duration, Instant},
};

/// The answer to a request for `/healthz`, once there is one.
fn health(port: u16) -> Option<String> {
    let mut stream = TcpStream::connect(("127.0.0.1", port)).ok()?;
    stream.write_all(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n").ok()?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).ok()?;
    Some(answer)
}

#[test]
fn a_server_nobody_listens_to_serves_all_the_same() {
    let port = TcpListener::bind(("127.0.0.1", 0)).unwrap().local_addr().unwrap().port();
    let data = std::env::temp_dir().join(format!("ochre-unheard-{}", std::process::id()));
    let mut server = Command::new(env!("CARGO_BIN_EXE_ochre"))
        .args(["serve", "--listen", &format!("127.0.0.1:{port}"), "--data"])
        .arg(&data)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    drop(server.stdout.take());
    let begin = Instant::now();
    let answer = loop {
        let gone = server.try_wait().unwrap();
        match health(port) {
            Some(answer) => break answer,
            None if gone.is_some() || begin.elapsed() > Duration::from_secs(30) => {
                panic!("no answer; the server ended with {gone:?}")
            }
            None => std::thread::sleep(Duration::from_millis(50)),
        }
    };
    // It has had time to say where to click, and nobody to say it to.
    std::thread::sleep(Duration::from_millis(300));
    let gone = server.try_wait().unwrap();
    let _ = server.kill();
    let _ = server.wait();
    let _ = std::fs::remove_dir_all(&data);
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    assert_eq!(gone, None);
}
