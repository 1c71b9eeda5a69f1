//! `ochre engine`: games for other programs, through lines of JSON. `docs/engine-protocol.md` documents it.

mod answer;
mod ratings;
mod requests;
mod reviews;
mod session;

use std::io::{BufRead, Read, Write};

use words::Dictionary;

use crate::cli::Failure;

use answer::{Code, Problem};
use session::Session;

/// The longest request line, in bytes. Records of long games are far shorter.
const LONGEST_LINE: u64 = 8 << 20;

/// Answers each line of `input` with a line on `output`, until the input ends or a `quit` request.
pub(crate) fn run(words: Dictionary, mut input: impl BufRead, mut output: impl Write) -> Result<(), Failure> {
    let mut session = Session::new(words);
    let mut line = Vec::new();
    loop {
        line.clear();
        let read = input.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut line)?;
        if read == 0 {
            return Ok(());
        }
        let too_long = read as u64 == LONGEST_LINE && line.last() != Some(&b'\n');
        let answer = if too_long {
            skip_line(&mut input)?;
            let message = format!("the line is longer than {LONGEST_LINE} bytes");
            session.refuse(None, &Problem::new(Code::TooLarge, message))
        } else if line.iter().all(u8::is_ascii_whitespace) {
            continue;
        } else {
            session.answer(&line)
        };
        writeln!(output, "{answer}")?;
        output.flush()?;
        if session.has_quit() {
            return Ok(());
        }
    }
}

/// Discards the rest of the line.
fn skip_line(input: &mut impl BufRead) -> std::io::Result<()> {
    loop {
        let bytes = input.fill_buf()?;
        if bytes.is_empty() {
            return Ok(());
        }
        let (used, done) = match bytes.iter().position(|&byte| byte == b'\n') {
            Some(end) => (end + 1, true),
            None => (bytes.len(), false),
        };
        input.consume(used);
        if done {
            return Ok(());
        }
    }
}
