//! The version of the program, as far as jobs are concerned.

use std::sync::LazyLock;

use sha2::{Digest, Sha256};
use table::any::Opening;

use super::wire::FORMAT;

/// Two programs with the same text compute the same jobs alike: it follows from the format of jobs, the version of the program, and
/// the rules and the content of every game.
pub fn program() -> &'static str {
    static PROGRAM: LazyLock<String> = LazyLock::new(|| {
        let mut parts = vec![FORMAT.to_string(), env!("CARGO_PKG_VERSION").to_owned()];
        parts.push(review::VERSION.to_string());
        for game in catalog::all() {
            let boxed = game.boxed();
            let table = boxed.open(&Opening::default()).expect("the default options open a table");
            let content = table.record(false).content.fingerprint;
            parts.push(format!("{} {} {content}", boxed.name(), boxed.version()));
        }
        let hash = Sha256::digest(parts.join("\n"));
        hash.iter().take(8).map(|byte| format!("{byte:02x}")).collect()
    });
    &PROGRAM
}
