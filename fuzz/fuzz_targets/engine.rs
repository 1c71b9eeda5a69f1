//! The engine protocol: every line gets one line of JSON as its answer, whatever it holds.
#![no_main]

use libfuzzer_sys::fuzz_target;
use ochre_fuzz::engine_requests;
use serde_json::Value;
use table::conformance::change_value;

fuzz_target!(|data: &[u8]| {
    let requests = engine_requests();
    let mut input = Vec::new();
    let mut lines = 0;
    for chunk in data.chunks(12) {
        let Some((&first, rest)) = chunk.split_first() else { continue };
        let line = match requests.get(usize::from(first) % (requests.len() + 4)) {
            Some(request) => change_value(request, rest).to_string().into_bytes(),
            None => rest.iter().copied().filter(|byte| *byte != b'\n').collect(),
        };
        lines += usize::from(!line.iter().all(u8::is_ascii_whitespace));
        input.extend(line);
        input.push(b'\n');
    }
    let mut output = Vec::new();
    ochre::engine(input.as_slice(), &mut output).unwrap();
    let answers: Vec<Value> = output
        .split(|byte| *byte == b'\n')
        .filter(|line| !line.is_empty())
        .map(|line| serde_json::from_slice(line).unwrap())
        .collect();
    assert!(answers.len() <= lines, "one answer for each request");
    for answer in &answers {
        assert!(answer.get("ok").is_some() != answer.get("error").is_some(), "{answer}");
    }
});
