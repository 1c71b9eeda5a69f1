//! The bodies of the API: no request makes the server fail.
#![no_main]

use libfuzzer_sys::fuzz_target;
use ochre_fuzz::http::{REQUESTS, Server, json_body};

fuzz_target!(|data: &[u8]| {
    let Some((&first, rest)) = data.split_first() else { return };
    let (method, path, template) = REQUESTS[usize::from(first) % REQUESTS.len()];
    Server::with(|server| {
        server.send(method, path, "application/json", json_body(server, template, rest));
    });
});
