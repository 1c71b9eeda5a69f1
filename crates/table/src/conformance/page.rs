//! The page about the content of a game.

use crate::Rules;

const FILE: &str = "my.toml";

/// The page names every value of the content, its examples are accepted, and those under "Mistakes" are refused. Fails with what is
/// missing or not so.
pub fn page_matches_content<R: Rules>(page: &str) -> Result<(), String> {
    let schema = R::schema().ok_or("the game has no schema")?;
    for spec in schema.tables().iter().flat_map(|table| &table.keys) {
        if !page.contains(&format!("`{}`", spec.key)) {
            return Err(format!("`{}` is not in the page", spec.key));
        }
    }
    let (right, wrong) = page.split_once("## Mistakes").ok_or("the page names no mistakes")?;
    for example in examples(right) {
        R::overlaid_content(FILE, example).map_err(|error| format!("{error}\n{example}"))?;
    }
    match examples(wrong).find(|example| R::overlaid_content(FILE, example).is_ok()) {
        Some(accepted) => Err(format!("no mistake, but accepted:\n{accepted}")),
        None => Ok(()),
    }
}

fn examples(text: &str) -> impl Iterator<Item = &str> {
    text.split("```toml\n").skip(1).filter_map(|block| block.split("```").next())
}
