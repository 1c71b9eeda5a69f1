//! The primer: the first five minutes with the box.

mod legend;

use maud::{Markup, html};
use pages::{
    DrawContext, Primer,
    primer::{Author, Block, Room, Screen, Shape},
};
use rise_of_tribes::{BoardAction, Event, Face, Goal, Goods, RiseOfTribes, State};
use table::{Rules, Seat, View};

use crate::{
    actions, cards,
    dice::die,
    icons::{Icon, Pictured},
    map,
    pen::Pen,
    pictures::PICTURES,
    race,
};

pub(crate) fn primer(rules: &RiseOfTribes, view: &View<RiseOfTribes>, ctx: &DrawContext<'_>) -> Primer {
    let state = &rules.position(&view.observation);
    let scene =
        Scene { author: Author::new(RiseOfTribes::NAME, &PICTURES), pen: Pen::new(rules, ctx), view, state };
    let screens = vec![
        scene.aim(),
        scene.turn(),
        scene.actions(),
        scene.boards(),
        scene.events(),
        scene.points(),
        scene.mistakes(),
        scene.icons(),
    ];
    Primer { screens, symbols: html! {} }
}

/// What every screen is drawn from.
struct Scene<'a> {
    author: Author,
    pen: Pen<'a>,
    view: &'a View<RiseOfTribes>,
    state: &'a State,
}

impl Scene<'_> {
    /// Icons in a row.
    fn row(&self, icons: &[Icon]) -> Markup {
        html! { div .rt-primer-row { @for icon in icons { (self.pen.icon(*icon)) } } }
    }

    /// Three dice on an action.
    fn dice(&self, faces: [Face; 3]) -> Markup {
        html! { div .rt-primer-row { @for face in faces { (die(&self.pen, face)) } } }
    }

    fn goal(&self, goal: Goal) -> Markup {
        html! { div .rt-primer-card { @if let Some(card) = cards::goal(&self.pen, goal, html! {}) { (card.draw(&self.pen)) } } }
    }

    fn event(&self, event: Event) -> Markup {
        html! { div .rt-primer-card { @if let Some(card) = cards::event(&self.pen, event, html! {}) { (card.draw(&self.pen)) } } }
    }

    /// What a village costs the new player. RT-VILL-02
    fn village_cost(&self) -> Goods {
        let tribe = self.state.player(Seat::new(0)).tribe;
        let face = tribe.and_then(|tribe| self.pen.rules.content().tribes.get(&tribe));
        face.map(|face| face.village.is).unwrap_or_default()
    }

    fn aim(&self) -> Screen {
        let (author, numbers) = (self.author, &self.pen.rules.content().rules);
        let facts = vec![
            author.fact(&"2–4", "players"),
            author.fact(&numbers.winning_points.is, "points"),
            author.fact(&2, "dice"),
            author.fact(&BoardAction::ALL.len(), "actions"),
            author.fact(&numbers.population_limit.is, "limit"),
        ];
        let track = Block::Picture(html! { div .rt-primer-race { (race::draw(&self.pen, self.state)) } });
        author.screen("aim", "tent", vec![author.picture("aim"), track, Block::Facts(facts)])
    }

    fn turn(&self) -> Screen {
        let author = self.author;
        let steps = vec![
            author.scene("village-points", &["RT-TURN-02", "RT-VILL-08"]),
            author.panel(
                "roll",
                self.dice([Face::Sun, Face::Blank, Face::Moon]),
                &["RT-TURN-04", "RT-DICE-01"],
            ),
            author.scene("two-actions", &["RT-DICE-04", "RT-DICE-12"]),
            author.scene("conflicts", &["RT-CONF-03", "RT-CONF-07"]),
            author.scene("build", &["RT-VILL-01", "RT-GOAL-02"]),
        ];
        let dice = vec![
            author
                .panel(
                    "queue",
                    self.dice([Face::Sun, Face::Moon, Face::Blank]),
                    &["RT-DICE-05", "RT-DICE-06", "RT-DICE-07"],
                )
                .about(&["RT-DICE-08"]),
            author.panel("strong", self.dice([Face::Sun, Face::Sun, Face::Moon]), &["RT-DICE-09"]),
            author.panel(
                "weak",
                self.dice([Face::Moon, Face::Moon, Face::Blank]),
                &["RT-DICE-10", "RT-DICE-11"],
            ),
        ];
        let blocks = vec![Block::Panels(Shape::Steps, steps), Block::Panels(Shape::Steps, dice)];
        author.screen("turn", "hunter-stand", blocks)
    }

    fn actions(&self) -> Screen {
        let author = self.author;
        let lane = |key, action, rules| {
            author.panel(
                key,
                html! { div .rt-primer-lane { (actions::one(&self.pen, self.state, action)) } },
                rules,
            )
        };
        let panels = vec![
            lane("grow", BoardAction::Grow, &["RT-GROW-01", "RT-GROW-02"]),
            lane("move", BoardAction::Move, &["RT-MOVE-01", "RT-MOVE-05"]),
            lane("gather", BoardAction::Gather, &["RT-GATHER-01", "RT-GATHER-02"]),
            lane("lead", BoardAction::Lead, &["RT-LEAD-01", "RT-LEAD-03"]),
        ];
        author.screen("actions", "drum", vec![Block::Panels(Shape::Boards, panels)])
    }

    fn boards(&self) -> Screen {
        let (author, numbers) = (self.author, &self.pen.rules.content().rules);
        let land = html! { div .rt-primer-map { (map::draw(&self.pen, self.view, self.state)) } };
        let price = html! { div .rt-primer-row { (self.pen.goods(self.village_cost())) (self.pen.icon(Icon::Arrow)) (self.pen.icon(Icon::Village)) } };
        let panels = vec![
            author
                .panel("land", land, &["RT-SETUP-01", "RT-GATHER-07"])
                .about(&["RT-GATHER"])
                .room(Room::Wide),
            author
                .panel("crowd", self.row(&[Icon::Crowd, Icon::Spears]), &["RT-CONF-01", "RT-CONF-08"])
                .number("limit", numbers.population_limit.is),
            author.panel("village", price, &["RT-VILL-02", "RT-VILL-03", "RT-VILL-07"]),
            author.panel("development", self.goal(Goal::Bow), &["RT-GOAL-05", "RT-GOAL-06"]).about(&[
                "RT-CONF-11",
                "RT-GOAL-18",
                "RT-RULING-12",
            ]),
            author.panel("achievement", self.goal(Goal::Clan), &["RT-GOAL-07", "RT-GOAL-08"]).about(&[
                "RT-GOAL-11",
                "RT-GOAL-12",
                "RT-GOAL-13",
                "RT-GOAL-19",
            ]),
        ];
        author.screen("boards", "mountain", vec![Block::Panels(Shape::Boards, panels)])
    }

    fn events(&self) -> Screen {
        let author = self.author;
        let panels = vec![
            author
                .panel(
                    "double",
                    self.dice([Face::Moon, Face::Moon, Face::Moon]),
                    &["RT-DICE-02", "RT-EVENT-01", "RT-EVENT-04"],
                )
                .about(&["RT-EVENT"]),
            author.panel("event-land", self.event(Event::Volcano), &["RT-EVENT-45", "RT-EVENT-48"]),
            author.panel("event-beast", self.event(Event::Mammoth), &["RT-EVENT-36"]).about(&["RT-EVENT-40"]),
            author.panel("event-buy", self.event(Event::Walls), &["RT-EVENT-52", "RT-EVENT-53"]).about(&[
                "RT-CONF-12",
                "RT-GOAL-15",
                "RT-GOAL-16",
            ]),
        ];
        let more = vec![
            author.scene("elders", &["RT-ELDER-01", "RT-ELDER-03"]),
            author.scene("special", &["RT-TERRAIN-01", "RT-ADV-01"]).about(&["RT-TERRAIN"]),
            author.scene("chiefs", &["RT-CHIEF-01", "RT-CHIEF-02"]).about(&["RT-CHIEF"]),
        ];
        let blocks = vec![Block::Panels(Shape::Boards, panels), Block::Panels(Shape::List, more)];
        author.screen("events", "volcano", blocks)
    }

    fn points(&self) -> Screen {
        let (author, winning) = (self.author, self.pen.rules.content().rules.winning_points.is);
        let sign = |icon: Icon| html! { div .rt-primer-sign { (self.pen.icon(icon)) } };
        let panels = vec![
            author.panel("points-villages", sign(Icon::Village), &["RT-TURN-02"]),
            author.panel("points-achievements", sign(Icon::Crown), &["RT-GOAL-08", "RT-GOAL-09"]),
            author.panel("points-developments", sign(Icon::Bow), &["RT-GOAL-06"]),
            author.panel("points-events", sign(Event::Mammoth.icon()), &["RT-EVENT-36", "RT-EVENT-41"]),
            author
                .panel("points-win", sign(Icon::Point), &["RT-END-01", "RT-END-02"])
                .number("points", winning),
        ];
        author.screen("points", "necklace", vec![Block::Panels(Shape::List, panels)])
    }

    fn mistakes(&self) -> Screen {
        let (author, numbers) = (self.author, &self.pen.rules.content().rules);
        let panels = vec![
            author.mistake("late-village", &["RT-TURN-02"]),
            author.mistake("sun-given", &["RT-DICE-06", "RT-DICE-07"]),
            author
                .mistake("sixth-member", &["RT-CONF-01", "RT-CONF-08"])
                .number("limit", numbers.population_limit.is),
            author.mistake("goals-piled", &["RT-LEAD-03", "RT-GOAL-14"]),
            author.mistake("village-alone", &["RT-VILL-07"]),
        ];
        author.screen("mistakes", "bison", vec![Block::Panels(Shape::Mistakes, panels)])
    }

    fn icons(&self) -> Screen {
        self.author.screen("icons", "hand-a", vec![Block::Legend(legend::groups(self.author, &self.pen))])
    }
}
