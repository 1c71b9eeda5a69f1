//! The HTTP forms: no form of any page makes the server fail.
#![no_main]

use libfuzzer_sys::fuzz_target;
use ochre_fuzz::http::{FORMS, Server, form_body};

fuzz_target!(|data: &[u8]| {
    let Some((&first, rest)) = data.split_first() else { return };
    let (path, fields) = FORMS[usize::from(first) % FORMS.len()];
    Server::with(|server| {
        server.send("POST", path, "application/x-www-form-urlencoded", form_body(server, fields, rest));
    });
});
