//! Opening tables with the form.

use crate::kit::Browser;

/// What is set on the form; the rest keeps its default.
pub struct Setting {
    pub game: &'static str,
    /// Who sits where: `me`, `open` or the level of a bot.
    pub sitters: &'static [&'static str],
    /// Modules and variants, `on` for a switch, `all` for a list of boxes.
    pub options: &'static [(&'static str, &'static str)],
}

/// Fills in the form and sends it.
pub async fn open(browser: &Browser, setting: &Setting) {
    browser.go(&format!("/new?game={}", setting.game)).await;
    if browser.has("form[action='/tables'] input[name=name]").await {
        browser.write("form[action='/tables'] input[name=name]", "Ada").await;
    }
    browser.choose("#option-seats", &setting.sitters.len().to_string()).await;
    for (index, sitter) in setting.sitters.iter().enumerate() {
        browser.choose(&format!("#seat-{}", index + 1), sitter).await;
    }
    for (option, value) in setting.options {
        match *value {
            "on" => browser.click(&format!("#option-{option}")).await,
            "all" => browser.tick_all(option).await,
            value => browser.choose(&format!("#option-{option}"), value).await,
        }
    }
    browser.click("form[action='/tables'] button.go").await;
    browser.find("main.table").await;
}
