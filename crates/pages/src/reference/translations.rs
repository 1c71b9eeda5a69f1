//! How far each translation is, and what it still lacks.

use maud::{Markup, html};
use table::text::Phrase;
use words::Language;

use crate::{
    layout::layout,
    lobby,
    model::{TranslatedFolder, TranslatedRules, TranslationsPage},
    page_context::PageContext,
};

/// A table of all message files, and for every language the messages that are said in English for now.
pub fn translations(ctx: &PageContext<'_>, model: &TranslationsPage) -> Markup {
    let title = ctx.message("pages-translations");
    let drafts: Vec<Language> = translated().filter(|&language| missing(model, language) > 0).collect();
    let main = html! {
        main #main .sheet-page.translations tabindex="-1" {
            h1 #translations-title { (title) }
            p { (ctx.message("pages-translations-words")) }
            div .wide tabindex="0" role="group" aria-labelledby="translations-title" { (table(ctx, model)) }
            @if drafts.is_empty() { p .notice.good { (ctx.message("pages-translations-complete")) } }
            @else { p { (ctx.message("pages-translations-copy")) } }
            @for language in drafts { (draft(ctx, model, language)) }
        }
    };
    layout(ctx, &title, &main)
}

/// Every language but the one all others are translated from.
fn translated() -> impl Iterator<Item = Language> {
    Language::ALL.into_iter().filter(|&language| language != Language::English)
}

/// How many messages a language lacks.
fn missing(model: &TranslationsPage, language: Language) -> usize {
    let of_language = |folder: &TranslatedFolder| {
        let coverage = folder.languages.iter().find(|(other, _)| *other == language);
        coverage.map_or(0, |(_, coverage)| coverage.missing.len())
    };
    model.folders.iter().map(of_language).sum()
}

fn table(ctx: &PageContext<'_>, model: &TranslationsPage) -> Markup {
    html! {
        table {
            thead {
                tr {
                    th scope="col" { (ctx.message("pages-translations-folder")) }
                    @for language in translated() { th scope="col" lang=(language.tag()) { (language.name()) } }
                }
            }
            tbody {
                @for folder in &model.folders {
                    tr {
                        th scope="row" { code { (folder.path) } }
                        @for (_, coverage) in folder.languages.iter().filter(|(language, _)| *language != Language::English) {
                            td { (coverage.translated()) "\u{a0}/\u{a0}" (coverage.messages) }
                        }
                    }
                }
                @for rules in &model.rules { (rules_row(ctx, rules)) }
            }
        }
    }
}

fn rules_row(ctx: &PageContext<'_>, rules: &TranslatedRules) -> Markup {
    let game = lobby::game_title(rules.game);
    html! {
        tr {
            th scope="row" { (ctx.text(&Phrase::new("pages-translations-rules").phrase("game", game))) }
            @for language in translated() {
                td {
                    @if rules.languages.contains(&language) { (ctx.message("pages-translations-there")) }
                    @else { (ctx.message("pages-translations-in-english")) }
                }
            }
        }
    }
}

/// What a language lacks, folder by folder, with the English entries.
fn draft(ctx: &PageContext<'_>, model: &TranslationsPage, language: Language) -> Markup {
    let count = Phrase::new("pages-translations-missing").number("count", missing(model, language) as i64);
    html! {
        h2 lang=(language.tag()) { (language.name()) }
        p { (ctx.text(&count)) }
        @for folder in &model.folders {
            @for (_, coverage) in folder.languages.iter().filter(|(other, _)| *other == language) {
                @if !coverage.missing.is_empty() {
                    details {
                        summary { code { (folder.path) "/" (language.tag()) ".ftl" } " (" (coverage.missing.len()) ")" }
                        @let entries: Vec<&str> = coverage.missing.iter().map(|missing| missing.english.as_str()).collect();
                        pre lang="en" tabindex="0" { code { (entries.join("\n")) } }
                    }
                }
            }
        }
    }
}
