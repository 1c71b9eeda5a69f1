//! A board for Embers: a fire to feed, a pot to bank; with at most one flaw.

use std::sync::atomic::{AtomicU64, Ordering};

use maud::{Markup, PreEscaped, html};
use pages::{
    Attempt, Beat, Board, Cue, DrawContext, Guide, GuideStep, Holdings, Language, Part, Primer,
    primer::{Block, Panel, Screen, Shape},
};
use rand::{Rng, SeedableRng, rngs::SmallRng};
use table::{Seat, View, faces::Face, text::Phrase};

use crate::embers::{Action, Embers, Note, State};

/// What may be wrong.
pub(crate) mod flaw {
    pub(crate) const NONE: u8 = 0;
    pub(crate) const SPOT_MISSING: u8 = 1;
    pub(crate) const SPOT_TWICE: u8 = 2;
    pub(crate) const LINK_IDLE: u8 = 3;
    pub(crate) const SPOT_IDLE: u8 = 4;
    pub(crate) const SAME_SPOTS: u8 = 5;
    pub(crate) const LINK_ALWAYS: u8 = 6;
    pub(crate) const STYLE: u8 = 7;
    pub(crate) const UNCLOSED: u8 = 8;
    pub(crate) const SAME_ID: u8 = 9;
    pub(crate) const UNDEFINED: u8 = 10;
    pub(crate) const NO_FRENCH: u8 = 11;
    pub(crate) const MESSAGE_MISSING: u8 = 12;
    pub(crate) const MESSAGE_UNSAID: u8 = 13;
    pub(crate) const MESSAGE_FOREIGN: u8 = 23;
    pub(crate) const SECRET: u8 = 14;
    pub(crate) const HEAVY: u8 = 15;
    pub(crate) const ROUND: u8 = 16;
    pub(crate) const FOCUS: u8 = 17;
    pub(crate) const LONELY_LOSS: u8 = 18;
    pub(crate) const RULE_UNKNOWN: u8 = 19;
    pub(crate) const NO_RULE: u8 = 20;
    pub(crate) const GUIDE_TURN: u8 = 21;
    pub(crate) const GUIDE_SILENT: u8 = 22;
    pub(crate) const INDEX_MISSING: u8 = 24;
    pub(crate) const INDEX_SHORT: u8 = 25;
    pub(crate) const INDEX_RULE: u8 = 26;
    pub(crate) const INDEX_NUMBER: u8 = 27;
    pub(crate) const ATTEMPT_NOWHERE: u8 = 28;
    pub(crate) const NO_PRIMER: u8 = 29;
    pub(crate) const PRIMER_RULE: u8 = 30;
    pub(crate) const PRIMER_SIGN: u8 = 31;
    pub(crate) const PRIMER_EMPTY: u8 = 32;
    pub(crate) const PRIMER_UNSAID: u8 = 33;
    pub(crate) const INDEX_HIDDEN: u8 = 34;
    pub(crate) const BEAT_NOWHERE: u8 = 35;
}

/// Draws Embers.
pub(crate) struct Camp<const FLAW: u8>;

/// Grows with every drawing: something no view holds.
static DRAWN: AtomicU64 = AtomicU64::new(0);

fn rubbish() -> String {
    let mut rng = SmallRng::seed_from_u64(1);
    (0..8_000).map(|_| format!("{:016x}", rng.next_u64())).collect()
}

impl<const FLAW: u8> Board for Camp<FLAW> {
    type Game = Embers;

    fn parts(_: &Embers, _: &View<Embers>, ctx: &DrawContext<'_>) -> Vec<Part> {
        let pot = ctx.html_spot("pot", "pot", &html! { "pot" });
        let body = html! {
            div #camp {
                (ctx.html_spot("fire", "fire", &html! { (ctx.message("embers-board-fire")) }))
                @if FLAW != flaw::SPOT_MISSING { (pot) }
                @if FLAW != flaw::NO_RULE { (ctx.rule_link("EM-POT-01")) }
                @match FLAW {
                    flaw::SPOT_TWICE => { (pot) }
                    flaw::LINK_IDLE | flaw::LINK_ALWAYS => { a data-spot="moon" href="#moon" { "moon" } }
                    flaw::SPOT_IDLE => { (ctx.html_spot("moon-1", "moon", &html! { "moon" })) }
                    flaw::STYLE => { p style="color: red" { "red" } }
                    flaw::UNCLOSED => { (PreEscaped("<p>")) }
                    flaw::SAME_ID => { p #camp {} }
                    flaw::UNDEFINED => { svg { use href="#flame" {} } }
                    flaw::SECRET => { (DRAWN.fetch_add(1, Ordering::Relaxed)) }
                    flaw::HEAVY => { (rubbish()) }
                    flaw::RULE_UNKNOWN => { (ctx.rule_link("EM-MOON-01")) }
                    _ => {}
                }
            }
        };
        vec![Part {
            id: "map",
            title: Phrase::new("embers-board-map"),
            tab: Phrase::new("embers-board-map"),
            body,
        }]
    }
    fn holdings(_: &Embers, _: &View<Embers>, seat: Seat, ctx: &DrawContext<'_>) -> Holdings {
        Holdings { strip: html! { (ctx.name(seat)) }, full: html! {} }
    }
    fn hand(_: &Embers, _: &View<Embers>, _: &DrawContext<'_>) -> Option<Markup> {
        None
    }
    fn status(_: &Embers, _: &View<Embers>, _: &DrawContext<'_>) -> Markup {
        html! {}
    }
    fn spots(_: &Embers, _: &View<Embers>, action: Action) -> Vec<String> {
        let spot = match action {
            Action::Feed => "fire",
            Action::Bank if FLAW == flaw::SAME_SPOTS => "fire",
            Action::Bank => "pot",
        };
        vec![spot.to_owned()]
    }
    fn loses(_: &Embers, _: &View<Embers>, action: Action) -> Option<Phrase> {
        let loses = (action == Action::Bank) != (FLAW == flaw::LONELY_LOSS);
        loses.then(|| Phrase::new("embers-board-map"))
    }
    fn attempts(_: &Embers, _: &View<Embers>) -> Vec<Attempt<Action>> {
        let spot = if FLAW == flaw::ATTEMPT_NOWHERE { "moon" } else { "pot" };
        vec![Attempt { action: Action::Bank, spot: spot.to_owned(), name: Phrase::new("embers-board-map") }]
    }
    fn beat(_: &Embers, _: &Note) -> Beat {
        let beat = Beat::by(Seat::new(0)).cue(Cue::Opens(Phrase::new("embers-board-map")));
        beat.at([if FLAW == flaw::BEAT_NOWHERE { "moon" } else { "pot" }, "map"])
    }
    fn round(_: &Embers, _: &State) -> u32 {
        if FLAW == flaw::ROUND { 2 } else { 1 }
    }
    fn focus(_: &Embers, _: &View<Embers>) -> Option<String> {
        Some(if FLAW == flaw::FOCUS { "river" } else { "map" }.to_owned())
    }
    fn face(_: &Embers, _: &Face, _: &DrawContext<'_>) -> Markup {
        html! {}
    }
    fn guide() -> Option<Guide> {
        const EXPLAINED: Option<&str> = Some("embers-board-fire");
        const FEED: GuideStep = GuideStep { seat: 0, action: "feed", text: EXPLAINED };
        const BANK: GuideStep = GuideStep { seat: 0, action: "bank", text: EXPLAINED };
        const SILENT: GuideStep = GuideStep { seat: 0, action: "feed", text: None };
        Some(Guide {
            options: "{}",
            seed: "0000000000000000000000000000000000000000000000000000000000000001",
            steps: match FLAW {
                flaw::GUIDE_TURN => &[FEED, BANK, BANK],
                flaw::GUIDE_SILENT => &[SILENT],
                _ => &[FEED],
            },
        })
    }
    fn primer(_: &Embers, _: &View<Embers>, _: &DrawContext<'_>) -> Option<Primer> {
        let fire = || Phrase::new("embers-board-fire");
        let rules = if FLAW == flaw::PRIMER_RULE { &["EM-MOON-01"] } else { &["EM-POT-01"] };
        let art = html! { @if FLAW != flaw::PRIMER_EMPTY { "pot" } };
        let panel = Panel::new(art, Phrase::new("embers-board-map"), fire(), rules);
        let screen = Screen {
            id: "aim",
            sign: if FLAW == flaw::PRIMER_SIGN { "unicorn" } else { "fire" },
            name: fire(),
            title: fire(),
            lead: fire(),
            blocks: vec![Block::Panels(Shape::List, vec![panel])],
        };
        (FLAW != flaw::NO_PRIMER).then(|| Primer { screens: vec![screen], symbols: html! {} })
    }
    fn rulebook(language: Language) -> &'static [&'static str] {
        match (language, FLAW) {
            (_, flaw::INDEX_HIDDEN) => &["<!-- engineers -->\n\n- EM-POT-01 The pot grows by 1.\n"],
            (Language::English, flaw::INDEX_MISSING) | (Language::German | Language::Polish, _) => &[],
            (Language::English, _) => &["- EM-POT-01 The pot grows by 1.\n"],
            (Language::French, flaw::INDEX_SHORT) => &[""],
            (Language::French, flaw::INDEX_RULE) => &["- EM-POT-02 Le pot grandit de 1.\n"],
            (Language::French, flaw::INDEX_NUMBER) => &["- EM-POT-01 Le pot grandit de 2.\n"],
            (Language::French, _) => &["- EM-POT-01 Le pot grandit de 1.\n"],
        }
    }
    fn locales() -> &'static [(&'static str, &'static str)] {
        const EN: &str = "embers-board-map = Camp\nembers-board-fire = Fire\n";
        const UNSAID: &str =
            "embers-board-map = Camp\nembers-board-fire = Fire\nembers-board-primer-moon = Moon\n";
        const MAP: &str = "embers-board-map = Camp\n";
        const FIRE: &str = "embers-board-fire = Feu\n";
        match FLAW {
            flaw::NO_FRENCH => &[("en", EN), ("fr", MAP)],
            flaw::MESSAGE_MISSING => &[
                ("en", "embers-board-map = Camp\nembers-board-fire = Fire\n"),
                ("fr", "embers-board-map = Camp\n"),
            ],
            flaw::MESSAGE_UNSAID => {
                &[("en", "embers-board-stone = Stone\n"), ("fr", "embers-board-stone = Pierre\n")]
            }
            flaw::MESSAGE_FOREIGN => {
                &[("en", "embers-do-feed = Feed\n"), ("fr", "embers-do-feed = Nourrir\n")]
            }
            flaw::PRIMER_UNSAID => &[("en", UNSAID), ("fr", UNSAID)],
            _ => &[("en", EN), ("fr", MAP), ("fr", FIRE)],
        }
    }
}
