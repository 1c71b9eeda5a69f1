//! Every page is valid HTML, works without a script, exists in every language and escapes what people write.

#![allow(clippy::unwrap_used, clippy::panic, reason = "tests stop where they fail")]

mod common;

use std::{collections::BTreeSet, fs, path::Path};

use common::{
    EVIL, dictionary, every_page, links, playing,
    reviews::{beside, shared_victory},
    table_page,
};
use maud::html;
use pages::{
    Language, PageContext, Reader, Theme, assets,
    form::{NewTable, SeatRequest},
    model::{BetterShown, Drawn, Pace, ReviewStage, Stage, Visibility},
};
use scraper::{ElementRef, Html, Selector, node::Element};
use table::text::Phrase;
use words::Speaker;

const VOID: [&str; 4] = ["input", "link", "meta", "br"];

/// The elements of a page.
fn elements(page: &Html) -> impl Iterator<Item = &Element> {
    page.tree.nodes().filter_map(|node| node.value().as_element())
}

/// The elements that match a CSS selector.
fn select<'a>(page: &'a Html, selector: &str) -> Vec<ElementRef<'a>> {
    page.select(&Selector::parse(selector).unwrap()).collect()
}

/// Something drawn in English.
fn in_english(draw: impl FnOnce(&PageContext<'_>) -> maud::Markup) -> String {
    let dictionary = dictionary(Language::English);
    let words = Speaker { dictionary: &dictionary, names: &[] };
    let links = links();
    let ctx = PageContext {
        words: &words,
        language: Language::English,
        theme: Theme::Device,
        preferences: pages::Preferences::default(),
        reader: Reader::Anonymous,
        links: &links,
        here: "/",
    };
    draw(&ctx).into_string()
}

fn main_of(model: &pages::model::TablePage) -> String {
    in_english(|ctx| pages::table_main(ctx, model))
}

#[test]
fn every_page_closes_what_it_opens_and_names_each_id_once() {
    for language in Language::ALL {
        for (name, page) in every_page(language) {
            let parsed = Html::parse_document(&page);
            assert!(parsed.errors.is_empty(), "{name}: {:?}", parsed.errors);
            let expected = elements(&parsed).filter(|element| !VOID.contains(&element.name())).count();
            assert_eq!(page.matches("</").count(), expected, "{name}: end tags");
            let mut ids = BTreeSet::new();
            for id in elements(&parsed).filter_map(Element::id) {
                assert!(ids.insert(id), "{name}: the id {id} occurs twice");
            }
        }
    }
}

#[test]
fn nothing_people_write_becomes_markup() {
    for (name, page) in every_page(Language::English) {
        assert!(!page.contains(EVIL) && !page.contains("<script>"), "{name}");
        assert!(!page.contains("<b>\""), "{name}");
    }
}

/// The Content-Security-Policy forbids scripts, styles and handlers inside a page.
#[test]
fn no_page_holds_scripts_styles_or_handlers() {
    for (name, page) in every_page(Language::English) {
        for element in elements(&Html::parse_document(&page)) {
            assert_ne!(element.name(), "style", "{name}");
            if element.name() == "script" {
                assert!(element.attr("src").is_some_and(|src| src.starts_with("/static/")), "{name}");
            }
            for (attribute, value) in element.attrs() {
                assert!(attribute != "style" && !attribute.starts_with("on"), "{name}: {attribute}={value}");
                if matches!(attribute, "href" | "src") {
                    assert!(value.starts_with(['/', '#', '?']), "{name}: {value} leads elsewhere");
                }
            }
        }
    }
}

#[test]
fn every_message_is_there_in_every_language() {
    for language in Language::ALL {
        for (name, page) in every_page(language) {
            assert!(
                !page.contains('⟨'),
                "{name} lacks a message: {}",
                &page[page.find('⟨').unwrap()..][..60]
            );
        }
    }
}

/// The beginnings of keys that are completed by a name.
const STEMS: [&str; 12] = [
    "pages-level-",
    "pages-setting-",
    "pages-unrated-",
    "pages-history-won",
    "pages-history-lost",
    "pages-history-against-",
    "pages-house-did-",
    "pages-notices-kind-",
    "pages-notices-occasion-",
    "pages-notices-push-",
    "pages-notices-shape-",
    "pages-notices-state-",
];

/// A message a page asks for only in some state is found in its source.
#[test]
fn every_key_in_the_sources_has_a_message_and_every_message_a_use() {
    let dictionary = dictionary(Language::English);
    let mut sources = String::new();
    gather(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut sources);
    let keys = sources.split('"').filter(|text| {
        text.starts_with("pages-") && text.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-')
    });
    let mut found = 0;
    for key in keys.filter(|key| !key.ends_with('-')) {
        found += 1;
        assert!(dictionary.has(key), "no message for {key}");
    }
    assert!(found > 200, "the search looks in the wrong place");
    // What the server says on a page.
    gather(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../server/src"), &mut sources);
    let file = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("locales/en.ftl")).unwrap();
    for message in file.lines().filter_map(|line| line.split_once(" =").map(|(key, _)| key)) {
        let named = STEMS.iter().any(|stem| message.starts_with(stem));
        let used = named || sources.contains(&format!("\"{message}\""));
        assert!(!message.starts_with("pages-") || used, "nothing says {message}");
    }
}

fn gather(folder: &Path, sources: &mut String) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            gather(&path, sources);
        } else {
            sources.push_str(&fs::read_to_string(path).unwrap());
        }
    }
}

#[test]
fn everybody_who_shares_a_victory_has_won() {
    let page = in_english(|ctx| pages::review(ctx, &shared_victory(ReviewStage::Missing)));
    let page = Html::parse_document(&page);
    assert_eq!(select(&page, ".scores li").len(), 3);
    assert_eq!(select(&page, ".scores li.won").len(), 2);
}

#[test]
fn beside_a_marked_choice_links_say_what_is_drawn_and_words_what_came_of_it() {
    let drawn =
        |drawn, shown| Html::parse_document(&in_english(|ctx| pages::replay(ctx, &beside(drawn, shown))));
    let page = drawn(Drawn::Better, BetterShown::OnBoard);
    let links = select(&page, "#verdict .segments a");
    let to: Vec<_> = links.iter().filter_map(|link| link.attr("href")).collect();
    assert_eq!(to.len(), 3, "{to:?}");
    assert!(
        to[0].contains("show=played") && to[1].contains("show=better") && !to[2].contains("show="),
        "{to:?}"
    );
    let current = select(&page, "#verdict .segments a[aria-current]");
    assert_eq!(current.iter().map(|link| link.attr("href")).collect::<Vec<_>>(), [Some(to[1])]);
    let came: String = select(&page, ".came")[0].text().collect();
    assert!(came.contains("9.4%") && came.contains("place 3"), "{came}");
    // What has no place on the board is said over it, but not where only what was played is wanted.
    let in_words = |choice| select(&drawn(choice, BetterShown::InWords), ".better-notice").len();
    assert_eq!((in_words(Drawn::Both), in_words(Drawn::Played)), (1, 0));
}

#[test]
fn every_choice_is_a_button_of_one_form_with_seat_version_and_client() {
    let page = Html::parse_fragment(&main_of(&table_page(Stage::Playing(Box::new(playing())))));
    for (field, value) in [("seat", "1"), ("version", "41"), ("client", "client-7")] {
        let field = format!("#play input[type=hidden][name={field}][value='{value}']");
        assert_eq!(select(&page, &field).len(), 1, "{field}");
    }
    assert_eq!(select(&page, "#play button").len(), 3);
    assert_eq!(select(&page, "button[name=action][value='go a b'][data-spots='a b']").len(), 1);
    assert_eq!(select(&page, "button.hinted[name=action][value=done][data-spots=''][data-loses]").len(), 1);
    for verb in ["play", "undo", "restart"] {
        let form = format!("form[method=post][action='/table/abc/{verb}']");
        assert_eq!(select(&page, &form).len(), 1, "{verb}");
    }
}

#[test]
fn what_only_gives_something_up_stands_among_all_choices() {
    let shown = |playing| Html::parse_fragment(&main_of(&table_page(Stage::Playing(Box::new(playing)))));
    assert_eq!(select(&shown(playing()), "#show-all[hidden]").len(), 1, "all are shown");
    let mut playing = playing();
    playing.view.choices[0].pointless = true;
    let page = shown(playing);
    assert_eq!(select(&page, ".acts.few #play li.pointless button[value='go a b']").len(), 1);
    assert_eq!(select(&page, "#show-all:not([hidden])").len(), 1, "not all are shown");
}

#[test]
fn without_a_script_touched_places_narrow_the_list() {
    let mut playing = playing();
    playing.touched = vec!["a".to_owned(), "c".to_owned()];
    let page = Html::parse_fragment(&main_of(&table_page(Stage::Playing(Box::new(playing)))));
    let actions = select(&page, "button[name=action]");
    assert_eq!(actions.iter().filter_map(|button| button.attr("value")).collect::<Vec<_>>(), ["go a c"]);
    assert!(!select(&page, "a[href='?as=1#choices']").is_empty(), "a way back to all choices");
}

#[test]
fn tabs_show_the_parts_of_a_group_and_count_what_is_on_offer_there() {
    let mut playing = playing();
    playing.view.parts[1].tab = Phrase::new("pages-hand");
    playing.view.parts[1].body =
        html! { @for spot in ["a", "b"] { a .spot.offered data-spot=(spot) href="?" {} } };
    let page = Html::parse_fragment(&main_of(&table_page(Stage::Playing(Box::new(playing)))));
    assert_eq!(select(&page, "#plain.part.view-1").len(), 1);
    assert_eq!(select(&page, "#shore.part.view-2").len(), 1);
    assert_eq!(select(&page, ".views input[type=radio][name=view]").len(), 4);
    let counts: Vec<String> =
        select(&page, ".views .count:not([hidden])").iter().map(|count| count.text().collect()).collect();
    assert_eq!(counts, ["2"]);
    assert_eq!(select(&page, "#view-1[checked]").len(), 1, "the most important view is open");
}

#[test]
fn the_sheet_of_a_small_screen_holds_question_actions_and_hand() {
    let page = Html::parse_fragment(&main_of(&table_page(Stage::Playing(Box::new(playing())))));
    for part in [".question", "#choices", "#hand", "#confirm[hidden]", "#sheet-peek[checked]", "#sheet-full"]
    {
        assert_eq!(select(&page, &format!(".sheet {part}")).len(), 1, "{part}");
    }
}

#[test]
fn the_page_that_hands_the_device_over_shows_nothing_but_a_name() {
    let page =
        main_of(&table_page(Stage::HandOver { to: common::head().seats[1].seat, clock: None, last: None }));
    assert!(page.contains("Björn") && page.contains("/table/abc?as=2"));
    assert!(select(&Html::parse_fragment(&page), ".hand, .recent, #choices, #play").is_empty());
}

#[test]
fn tables_that_wait_for_the_reader_stand_first() {
    let (_, page) = every_page(Language::English).swap_remove(0);
    let place = |id: &str| page.find(&format!("/table/{id}\"")).unwrap();
    assert!(place("third") < place("first") && place("first") < place("second"));
}

#[test]
fn rules_have_anchors_and_mentions_lead_to_them() {
    let pages = every_page(Language::French);
    let (_, page) = pages.iter().find(|(name, _)| *name == "rules").unwrap();
    let page = Html::parse_document(page);
    assert_eq!(select(&page, "li.rule#TK-FLOW-02").len(), 1);
    assert_eq!(select(&page, "#TK-FLOW-01 a[href='#TK-FLOW-02']").len(), 1);
}

#[test]
fn rules_show_nothing_that_is_meant_for_engineers() {
    let pages = every_page(Language::English);
    let (_, page) = pages.iter().find(|(name, _)| *name == "rules").unwrap();
    for hidden in ["Run the tests", "not testable", "State", "IDLE"] {
        assert!(!page.contains(hidden), "{hidden}");
    }
    assert_eq!(select(&Html::parse_document(page), "#TK-DEC-01 td").len(), 2);
}

#[test]
fn primer_and_rules_lead_to_each_other() {
    let pages = every_page(Language::English);
    let page =
        |wanted: &str| Html::parse_document(&pages.iter().find(|(name, _)| *name == wanted).unwrap().1);
    let primer = page("primer");
    assert_eq!(select(&primer, "#aim-1 a[href='/rules/tusk/index#TK-FLOW-01']").len(), 1);
    assert_eq!(select(&primer, "#aim-2 .instead").len(), 1);
    assert_eq!(select(&primer, ".chapters a[href='#aim'] use").len(), 1);
    assert_eq!(select(&primer, "form[action='/guide/tusk']").len(), 2);
    assert_eq!(select(&page("rules"), "#TK-FLOW-02 a[href='/rules/tusk#aim-2']").len(), 1);
}

#[test]
fn what_a_language_lacks_is_shown_with_its_english_entry() {
    let (_, page) =
        every_page(Language::German).into_iter().find(|(name, _)| *name == "translations").unwrap();
    let html = Html::parse_document(&page);
    let text = |css: &str| -> Vec<String> {
        html.select(&Selector::parse(css).unwrap()).map(|it| it.text().collect::<String>()).collect()
    };
    assert_eq!(text("tbody tr:first-child td"), ["2\u{a0}/\u{a0}2", "2\u{a0}/\u{a0}2", "1\u{a0}/\u{a0}2"]);
    assert_eq!(text("main h2"), ["Polski"], "the other languages are complete");
    assert_eq!(text("main summary"), ["games/tusk/locales/pl.ftl (1)"]);
    assert_eq!(text("main pre"), ["tusk-open = <b>open</b>"]);
    let rules = text("tbody tr:last-child td");
    assert!(rules[0] == rules[2] && rules[0] != rules[1], "only the German rules: {rules:?}");
    assert!(text("footer a").contains(&text("h1")[0]), "every page leads there");
}

#[test]
fn scripts_are_found_under_names_that_change_with_their_content() {
    let (files, links) = assets([".game {}"]);
    let paths: Vec<String> = files.iter().map(pages::Asset::path).collect();
    for link in links.modules.iter().chain([&links.style, &links.script, &links.icon]) {
        assert!(paths.contains(link), "{link}");
    }
    for file in &files {
        let imports = file
            .body
            .lines()
            .filter(|line| line.starts_with("import "))
            .filter_map(|line| line.rsplit('"').nth(1));
        for import in imports {
            assert!(paths.iter().any(|path| path == import), "{} imports {import}", file.name);
        }
    }
    let style =
        |files: &[pages::Asset]| files.iter().find(|file| file.path().ends_with(".css")).unwrap().clone();
    assert!(style(&files).body.ends_with(".game {}\n"));
    assert_ne!(style(&files).name, style(&assets([".other {}"]).0).name);
}

fn fields(fields: &[(&str, &str)]) -> Vec<(String, String)> {
    fields.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect()
}

#[test]
fn the_form_of_a_new_table_reads_back_what_was_chosen() {
    let read = NewTable::read(
        &common::specs(),
        "greedy",
        &fields(&[
            ("title", "  Winter \u{7}games "),
            ("visibility", "public"),
            ("pace", "days"),
            ("amount", "900"),
            ("option-seats", "2"),
            ("option-long", "off"),
            ("option-map", "vale"),
            ("option-extras", "ice"),
            ("seat-1", "me"),
            ("name-1", "Ada"),
            ("seat-2", "open"),
            ("seat-3", "greedy"),
        ]),
    );
    assert_eq!(read.title, "Winter games");
    assert_eq!((read.visibility, read.pace), (Visibility::Public, Pace::Days(60)));
    let options = serde_json::Value::Object(read.options);
    assert_eq!(options, serde_json::json!({"seats": 2, "long": false, "map": "vale", "extras": ["ice"]}));
    assert_eq!(read.seats, [SeatRequest::Here { name: "Ada".to_owned() }, SeatRequest::Open]);
}

#[test]
fn a_form_with_nothing_or_nonsense_in_it_is_the_usual_table() {
    let usual = NewTable::suggested(&common::specs(), "greedy");
    assert_eq!(NewTable::read(&common::specs(), "greedy", &[]), usual);
    let nonsense =
        fields(&[("option-seats", "many"), ("option-map", "moon"), ("pace", "soon"), ("visibility", "?")]);
    assert_eq!(NewTable::read(&common::specs(), "greedy", &nonsense), usual);
    assert_eq!(usual.seats.len(), 3);
}

/// A page and its update, of which everything but the parts is the same.
fn update_of(model: &pages::model::TablePage, before: Option<&pages::Shown>) -> pages::Drawing {
    let dictionary = dictionary(Language::English);
    let words = Speaker { dictionary: &dictionary, names: &[] };
    let links = links();
    let ctx = PageContext {
        words: &words,
        language: Language::English,
        theme: Theme::Device,
        preferences: pages::Preferences::default(),
        reader: Reader::Guest("Ada"),
        links: &links,
        here: "/",
    };
    pages::table_update(&ctx, model, before)
}

/// The ids of the parts in an update.
fn parts_of(update: &pages::Drawing) -> Vec<String> {
    let page = Html::parse_fragment(&update.main.0);
    let main = select(&page, "main")[0];
    assert!(main.attr("data-after").is_some(), "a whole page");
    main.child_elements().map(|part| part.attr("id").unwrap_or("story lines").to_owned()).collect()
}

#[test]
fn an_update_holds_the_parts_that_changed() {
    let before = table_page(Stage::Playing(Box::new(playing())));
    let shown = update_of(&before, None).shown;
    assert_eq!(parts_of(&update_of(&before, Some(&shown))), Vec::<String>::new());

    let mut talked = table_page(Stage::Playing(Box::new(playing())));
    talked.chat.clear();
    assert_eq!(parts_of(&update_of(&talked, Some(&shown))), ["chat"]);

    let mut moved = table_page(Stage::Playing(Box::new(playing())));
    moved.notice = None;
    moved.log.push(common::line(moved.head.version));
    moved.head.version += 1;
    let update = update_of(&moved, Some(&shown));
    assert_eq!(
        parts_of(&update),
        ["above", "story lines", "choices"],
        "the fields of the forms name the version"
    );
    assert!(update.main.0.contains(&format!("data-kept=\"{}\"", before.log.len())));

    // Nobody but the page itself says what it shows, so another stage or reader gets everything.
    let over = update_of(&table_page(Stage::Ended), Some(&shown));
    assert!(!over.main.0.contains("data-after"));
}

#[test]
fn another_name_changes_the_whole_story() {
    let mut page = table_page(Stage::Playing(Box::new(playing())));
    let shown = update_of(&page, None).shown;
    page.head.seats[1].name = "Astrid".to_owned();
    assert!(parts_of(&update_of(&page, Some(&shown))).contains(&"story".to_owned()));
}

#[test]
fn every_part_of_an_update_is_an_element_of_the_page() {
    for stage in [Stage::Playing(Box::new(playing())), Stage::Over(Box::new(common::over()))] {
        let page = table_page(stage);
        let whole = update_of(&page, None);
        let mut changed = page;
        for card in &mut changed.head.seats {
            card.name.push('x');
        }
        let html = Html::parse_fragment(&whole.main.0);
        for part in parts_of(&update_of(&changed, Some(&whole.shown))) {
            assert_eq!(select(&html, &format!("#{part}")).len(), 1, "{part}");
        }
    }
}
