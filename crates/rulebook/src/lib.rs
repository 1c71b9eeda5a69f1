//! Parses the rule indexes (`docs/rules/*.md`): the Markdown files that state every rule of a game under an ID.
//!
//! [`RuleId`] is the grammar of the IDs, [`mentions`] finds them in any text, and [`Index`] is a parsed file. The rule pages,
//! the conformance suite of the boards and `cargo xtask rules` all read the indexes through this crate.

mod id;
mod index;
mod parse;

pub use id::{Found, InvalidRuleId, Mention, RuleId, mentions};
pub use index::{Block, Index, Inline, Item, Proof, Row, Rule, Text, plain_text};
pub use parse::IndexError;
