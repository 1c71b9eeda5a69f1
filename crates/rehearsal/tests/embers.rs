//! The example of the guide `docs/add-a-game.md`, rehearsed.

#![allow(clippy::unwrap_used, reason = "tests stop where they fail")]

#[path = "../../../docs/examples/embers.rs"]
#[allow(
    missing_docs,
    clippy::missing_docs_in_private_items,
    unreachable_pub,
    reason = "the guide explains it"
)]
mod embers;

#[path = "../../../docs/examples/embers_tests.rs"]
mod embers_tests;
