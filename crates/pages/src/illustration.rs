//! Decorative drawings. All are hidden from screen readers.

use maud::{Markup, html};

/// A mammoth that walks to the left, 120 wide and 90 high.
const MAMMOTH: &str = "M22 40C20 52 18 62 20 69C20 75 14 77 10 72C9 79 19 84 25 78C30 73 27 64 31 56C33 59 36 59 38 57L36 84H46L48 69\
    L51 70L52 84H61L62 67C69 71 77 70 84 66L81 84H91L94 71L97 70L96 84H106C106 71 111 62 109 50C107 40 100 35 92 32C82 29 72 27 65 22\
    C57 16 51 17 46 22C42 13 30 12 26 20C22 26 23 33 22 40z";
const MAMMOTH_TUSK: &str = "M33 52C29 66 17 67 11 55C11 68 27 74 37 56z";
const MAMMOTH_HAIR: &str = "M62 62l-2 10M68 64l-2 9M74 65l-2 9M80 64l-2 8M109 48C114 54 113 61 110 66M44 60l-3 10M99 40l3 8M90 37l3 8M80 33l2 8";

/// A stag that looks to the right, 100 wide and 100 high.
const STAG: &str = "M18 53C26 44 48 47 60 43C66 39 68 32 72 26L78 20C84 20 90 26 93 30C91 34 85 34 80 34C78 43 75 53 69 60L71 94H67L62 66\
    L58 64L58 94H54L52 62C45 64 38 63 32 60L35 94H31L26 66L22 64L19 94H15L15 63C12 59 14 55 18 53zM14 54L9 50L13 57z";
const STAG_ANTLERS: &str =
    "M76 21C69 15 62 12 59 2M70 16L61 18M65 11L68 3M79 20C80 12 77 8 80 1M79 11L87 6M79 7L73 3";

/// A bison with lowered head that walks to the left, 120 wide and 80 high.
const BISON: &str = "M8 50C8 42 14 37 20 34C24 22 38 12 50 16C60 20 68 26 82 26C96 26 106 32 107 44C109 54 106 58 106 62L105 78H98L97 62\
    L93 60L90 78H83L83 58C74 62 62 62 54 60L52 78H45L44 62L40 62L37 78H30L30 60C22 60 16 64 12 60C9 58 8 54 8 50zM107 42C112 46 112 54 111 60";
const BISON_HORN: &str = "M19 36C13 34 11 29 14 24M24 33C21 29 21 25 24 22";

/// A hand with spread fingers, around (0, 0), 60 wide and 70 high: drawn with thick round strokes.
const FINGERS: &str = "M-13 4L-20 -18M-5 -2L-8 -30M4 -2L5 -32M12 2L17 -25M13 14L27 2";
const PALM: &str = "M-17 8C-15 -4 14 -6 17 6C19 18 12 32 2 32C-8 32 -18 22 -17 8z";

fn figure(class: &str, x: i32, y: i32, scale: f32, drawing: &Markup) -> Markup {
    html! { g class=(class) transform=(format_args!("translate({x} {y}) scale({scale})")) { (drawing) } }
}

fn mammoth() -> Markup {
    html! {
        path .paint d=(MAMMOTH) {} path .bone d=(MAMMOTH_TUSK) {} path .strands d=(MAMMOTH_HAIR) {}
        circle .bone cx="33" cy="37" r="1.8" {}
    }
}

fn stag() -> Markup {
    html! { path .paint d=(STAG) {} path .strands d=(STAG_ANTLERS) {} circle .bone cx="83" cy="25" r="1.3" {} }
}

fn bison() -> Markup {
    html! { path .paint d=(BISON) {} path .strands d=(BISON_HORN) {} circle .bone cx="21" cy="45" r="1.6" {} }
}

/// A hunter in stride with a spear, 40 wide and 60 high.
fn hunter(arm: &str, spear: &str) -> Markup {
    html! {
        circle .paint cx="20" cy="9" r="6" {}
        path .limbs d="M20 14L21 34M21 33L11 46L6 58M21 33L31 44L33 58" {}
        path .limbs d=(arm) {} path .spear d=(spear) {}
    }
}

/// The outline of a hand sprayed with ochre, around (0, 0).
fn stencil() -> Markup {
    let specks = (0..46).map(|index: i32| {
        // The golden angle spreads the specks evenly without a visible pattern.
        let angle = index as f32 * 2.399_963;
        let reach = 34.0 + (index * 37 % 17) as f32;
        (reach * angle.cos(), reach * angle.sin() * 1.1, 0.8 + (index * 53 % 5) as f32 * 0.35)
    });
    html! {
        ellipse .spray cx="1" cy="0" rx="38" ry="44" {}
        @for (x, y, radius) in specks {
            circle .speck cx=(format_args!("{x:.1}")) cy=(format_args!("{y:.1}")) r=(format_args!("{radius:.1}")) {}
        }
        path .fingers d=(FINGERS) {} path .palm d=(PALM) {}
    }
}

/// A small hand, the logo.
pub(crate) fn hand() -> Markup {
    html! {
        svg .hand-sign viewBox="-34 -42 68 84" aria-hidden="true" { path .fingers d=(FINGERS) {} path .palm d=(PALM) {} }
    }
}

/// The banner of the front page: a hunt.
pub(crate) fn frieze() -> Markup {
    html! {
        svg .frieze viewBox="0 0 1000 240" preserveAspectRatio="xMaxYMax slice" aria-hidden="true" {
            circle .sun cx="812" cy="84" r="24" {}
            path .rays d="M812 46V36M812 132V122M774 84H764M860 84H850M785 57L778 50M846 118L839 111M839 57L846 50M778 118L785 111" {}
            path .ground d="M0 214C120 204 210 222 330 212S560 206 660 214S880 222 1000 208V240H0z" {}
            (figure("far", 40, 152, 0.8, &bison()))
            (figure("far", 168, 168, 0.6, &bison()))
            (figure("herd", 292, 62, 1.75, &mammoth()))
            (figure("herd", 486, 138, 0.9, &mammoth()))
            (figure("hunt", 624, 146, 1.1, &hunter("M21 20L8 16M21 20L33 26", "M-16 12L30 20")))
            (figure("hunt", 690, 150, 1.05, &hunter("M21 20L9 24M21 20L32 12", "M-6 29L38 8")))
            (figure("hunt", 752, 142, 1.15, &hunter("M21 20L10 26L14 34M21 20L31 27", "M14 54L8 2")))
            (figure("far", 862, 124, 0.95, &stag()))
            (figure("hands", 132, 92, 0.6, &stencil()))
            (figure("hands", 214, 112, 0.42, &stencil()))
            (figure("hands", 590, 62, 0.6, &stencil()))
        }
    }
}

/// A row of small animals for the footer.
pub(crate) fn band() -> Markup {
    html! {
        svg .band viewBox="0 0 420 60" aria-hidden="true" {
            (figure("herd", 10, 8, 0.55, &mammoth())) (figure("far", 90, 12, 0.5, &bison()))
            (figure("hunt", 166, 14, 0.72, &hunter("M21 20L8 16M21 20L33 26", "M-16 12L30 20")))
            (figure("hunt", 206, 14, 0.72, &hunter("M21 20L9 24M21 20L32 12", "M-6 29L38 8")))
            (figure("far", 262, 6, 0.52, &stag())) (figure("herd", 330, 12, 0.5, &mammoth()))
        }
    }
}

/// The picture of a game on the front page, by its position in the catalog.
pub(crate) fn vignette(index: usize) -> Markup {
    let drawing = match index % 3 {
        0 => figure("herd", 40, 8, 1.0, &mammoth()),
        1 => html! {
            (figure("far", 18, 2, 0.9, &stag()))
            path .strands d="M120 92L140 40L160 92M128 92L140 60L152 92M112 92H168" {}
        },
        _ => html! {
            (figure("hunt", 24, 30, 1.05, &hunter("M21 20L8 16M21 20L33 26", "M-16 12L30 20")))
            (figure("hunt", 74, 30, 1.05, &hunter("M21 20L9 24M21 20L32 12", "M-6 29L38 8")))
            (figure("hunt", 128, 30, 1.05, &hunter("M21 20L10 26L14 34M21 20L31 27", "M14 54L8 2")))
        },
    };
    html! { svg .vignette viewBox="0 0 200 100" aria-hidden="true" { (drawing) } }
}

/// The picture of the error pages.
pub(crate) fn lost() -> Markup {
    html! {
        svg .vignette viewBox="0 0 200 100" aria-hidden="true" {
            (figure("far", 46, 12, 0.95, &bison())) path .strands d="M20 94C60 88 150 98 186 92" {}
        }
    }
}
