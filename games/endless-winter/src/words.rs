//! Questions and actions in words.

use table::{sets::Indexed, text::Phrase};

use crate::{
    EndlessWinter,
    action::Action,
    icons::{Bound, Icon},
    ids::{Card, Figure, Side, Spot, Tribe, Zone},
    megaliths::{SPACES, on_ground},
    names::{effect, gains, labor_text, spot_name},
    setup::SetupStep,
    state::{Frame, Source, Stage, State},
};

impl EndlessWinter {
    pub(crate) fn ask(&self, state: &State) -> Phrase {
        let open = &state.open;
        match open.stack.top() {
            Some(Frame::Gains { source, gains: left }) => {
                return Phrase::new("endless-winter-ask-gains")
                    .phrase("source", self.source_name(state, *source))
                    .phrase("gains", gains(left));
            }
            Some(Frame::Pay(culture)) => {
                return Phrase::new("endless-winter-ask-pay").phrase("card", self.culture_name(*culture));
            }
            Some(Frame::Discard(source)) => {
                return Phrase::new("endless-winter-ask-discard")
                    .phrase("source", self.source_name(state, *source));
            }
            Some(Frame::Fee(culture)) => {
                return Phrase::new("endless-winter-ask-fee").phrase("card", self.culture_name(*culture));
            }
            None => {}
        }
        match open.stage {
            Stage::Setup => Phrase::new(match self.setup_step(state) {
                Some(SetupStep::Sides) => "endless-winter-ask-side",
                Some(SetupStep::ChiefDraft) => "endless-winter-ask-chief",
                Some(SetupStep::River(_)) => "endless-winter-ask-start",
                _ => "endless-winter-ask-setup",
            }),
            Stage::Plan => Phrase::new("endless-winter-ask-plan").number("turn", open.lap + 1),
            Stage::RestToken => Phrase::new("endless-winter-ask-token"),
            Stage::Top => Phrase::new("endless-winter-ask-top")
                .phrase("column", open.moment.spot.map_or_else(|| spot_name(Spot::Rest), spot_name))
                .text("labor", labor_text(open.moment.labor))
                .number("tools", state.me().tools)
                .number("food", state.me().food),
            Stage::Commit => {
                Phrase::new("endless-winter-ask-commit").number("count", state.mine().eclipse.len() as i64)
            }
            Stage::Skills => Phrase::new("endless-winter-ask-skills"),
            Stage::Lands => Phrase::new("endless-winter-ask-lands"),
            Stage::Middle
            | Stage::Closing
            | Stage::Reveal
            | Stage::Track
            | Stage::Board
            | Stage::Stones
            | Stage::FillHunt
            | Stage::FillDisplay
            | Stage::Refresh
            | Stage::TurnToken
            | Stage::Count
            | Stage::Over => Phrase::new("endless-winter-ask-closing"),
        }
    }

    /// Where a benefit comes from.
    pub(crate) fn source_name(&self, state: &State, source: Source) -> Phrase {
        match source {
            Source::Rest => Phrase::new("endless-winter-rest"),
            Source::Culture(culture) => self.culture_name(culture),
            Source::Skill(tribe) | Source::EclipseSkill(tribe) => self.tribe_name(tribe),
            Source::Chief => match state.me().chief {
                Some(chief) => self.chief_name(chief),
                None => Phrase::new("endless-winter-figure-chief"),
            },
            Source::Rite => Phrase::new("endless-winter-source-rite"),
            Source::Bottom(column) => Phrase::new("endless-winter-source-bottom")
                .phrase("column", crate::names::column_name(column)),
            Source::TurnOrder => {
                Phrase::new("endless-winter-source-turn-order").number("place", state.open.at + 1)
            }
            Source::Hex(hex) => self.hex_name(state, hex),
            Source::Board => Phrase::new("endless-winter-source-board"),
            Source::Space(site) => self.site_name(site),
            Source::Offering(level) => Phrase::new("endless-winter-source-offering").number("level", level),
            Source::Slot(slot) => Phrase::new("endless-winter-source-slot").number("slot", slot + 1),
            Source::Tip(animal) => {
                Phrase::new("endless-winter-source-tip").phrase("animal", self.animal_name(animal))
            }
            Source::Glacier(junction) => {
                Phrase::new("endless-winter-source-glacier").text("junction", self.junction_text(junction))
            }
            Source::Herd(animal) => {
                Phrase::new("endless-winter-source-herd").phrase("animal", self.animal_name(animal))
            }
            Source::Fish(fish) => self.fish_name(fish),
        }
    }

    /// What an action would do. In a column the price belongs to it; as a benefit it is free.
    pub(crate) fn say_action(&self, state: &State, action: Action) -> Phrase {
        let in_column = state.open.stack.is_empty();
        let keyed = |paid: &'static str, free: &'static str| Phrase::new(if in_column { paid } else { free });
        match action {
            Action::Side(side) => {
                let chief = match self.setup_turn(state) {
                    table::Turn::Choose(seat) => state.player(seat).chief,
                    table::Turn::Chance | table::Turn::Over => None,
                };
                self.chief_side("endless-winter-do-side", chief, side)
            }
            Action::DraftChief(chief, side) => {
                self.chief_side("endless-winter-do-draft-chief", Some(chief), side)
            }
            Action::DraftSetup(card) => {
                let setup = &self.tables.setups[card.index()];
                let mut animals = Vec::new();
                for (index, &count) in setup.animals.iter().enumerate() {
                    for _ in 0..count {
                        animals.push(self.animal_name(crate::ids::Animal::new(index)));
                    }
                }
                Phrase::new("endless-winter-do-draft-setup")
                    .phrase("card", self.setup_name(card))
                    .number("food", setup.food)
                    .number("tools", setup.tools)
                    .phrase("tribe", self.tribe_name(setup.tribe))
                    .list("animals", animals)
                    .number("camps", setup.camps)
            }
            Action::Culture(culture) => {
                let key = if state.open.moment.cultures == 0 {
                    "endless-winter-do-culture"
                } else {
                    "endless-winter-do-culture-again"
                };
                Phrase::new(key)
                    .phrase("card", self.culture_name(culture))
                    .phrase("effect", effect(&self.tables.cultures[culture.index()].skill))
            }
            Action::Place(figure, spot) => Phrase::new(match (figure, spot) {
                (Figure::Chief, Spot::Rest) => "endless-winter-do-rest-chief",
                (Figure::Chief, Spot::Column(_)) => "endless-winter-do-place-chief",
                (Figure::Tribe, Spot::Rest) => "endless-winter-do-rest-tribe",
                (Figure::Tribe, Spot::Column(_)) => "endless-winter-do-place-tribe",
            })
            .phrase("spot", spot_name(spot))
            .phrase("bottom", self.bottom_words(state, spot)),
            Action::Tribe(tribe) => self.say_tribe(state, tribe),
            Action::Eat(food) => {
                let had = state.me().food;
                let labor = self.tables.labor_for_food(had, had.saturating_sub(food));
                Phrase::new("endless-winter-do-eat").number("food", food).number("labor", labor)
            }
            Action::Skill(card) => {
                let source = match (self.in_eclipse(state), card) {
                    (true, Card::Tribe(tribe)) => Source::EclipseSkill(tribe),
                    (false, Card::Tribe(tribe)) => Source::Skill(tribe),
                    (_, Card::Culture(culture)) => Source::Culture(culture),
                };
                let mut used = self.effect(state, source);
                used.bound = Bound::Free;
                Phrase::new("endless-winter-do-skill")
                    .phrase("card", self.card_name(card))
                    .phrase("effect", effect(&used))
            }
            Action::Chief => {
                let mut used = self.chief_effect(state);
                used.bound = Bound::Free;
                Phrase::new("endless-winter-do-skill")
                    .phrase("card", self.source_name(state, Source::Chief))
                    .phrase("effect", effect(&used))
            }
            Action::Recruit(tribe) => if state.open.decks.has(tribe) {
                keyed("endless-winter-do-recruit-paid", "endless-winter-do-recruit")
            } else {
                keyed("endless-winter-do-recruit-empty-paid", "endless-winter-do-recruit-empty")
            }
            .phrase("tribe", self.tribe_name(tribe)),
            Action::Train(tribe) => Phrase::new(if state.open.decks.has(tribe) {
                "endless-winter-do-train"
            } else {
                "endless-winter-do-recruit-empty"
            })
            .phrase("tribe", self.tribe_name(tribe)),
            Action::Learn(culture) => {
                let face = &self.tables.cultures[culture.index()];
                keyed("endless-winter-do-learn-paid", "endless-winter-do-learn")
                    .phrase("card", self.culture_name(culture))
                    .phrase("effect", effect(&face.skill))
                    .number("points", face.points)
            }
            Action::Stone(stone) => {
                let slot = &self.tables.slots[state.me().stones.len().min(2)];
                Phrase::new("endless-winter-do-stone")
                    .phrase("stone", self.stone_name(stone))
                    .phrase("words", self.stone_text(stone))
                    .number("food", slot.food)
                    .number("tools", slot.tools)
                    .phrase("gains", gains(&slot.gives))
            }
            Action::Camp => keyed("endless-winter-do-camp-paid", "endless-winter-do-camp")
                .phrase("hex", self.hex_name(state, self.board.entry())),
            Action::Move(from, to) => keyed("endless-winter-do-move-paid", "endless-winter-do-move")
                .phrase("from", self.hex_name(state, from))
                .phrase("to", self.hex_name(state, to)),
            Action::Village(junction) => {
                let hexes = self.board.around(junction).map(|hex| self.hex_name(state, hex));
                keyed("endless-winter-do-village-paid", "endless-winter-do-village")
                    .list("hexes", hexes.to_vec())
            }
            Action::Reveal => keyed("endless-winter-do-reveal-paid", "endless-winter-do-reveal"),
            Action::Hunt(animal) => keyed("endless-winter-do-hunt-paid", "endless-winter-do-hunt")
                .phrase("animal", self.animal_name(animal)),
            Action::HuntNone => keyed("endless-winter-do-hunt-none-paid", "endless-winter-do-hunt-none"),
            Action::Track => Phrase::new(if state.open.animals.is_empty() {
                "endless-winter-do-hunt-none"
            } else {
                "endless-winter-do-track"
            }),
            Action::Tip(animal) => Phrase::new("endless-winter-do-tip")
                .phrase("animal", self.animal_name(animal))
                .phrase("gains", gains(&self.tables.animals[animal.index()].tip)),
            Action::Rite => Phrase::new("endless-winter-do-rite"),
            Action::Bury(zone, card) => Phrase::new(match zone {
                Zone::Hand => "endless-winter-do-bury-hand",
                Zone::Discard => "endless-winter-do-bury-discard",
                Zone::Board => "endless-winter-do-bury-board",
            })
            .phrase("card", self.card_name(card)),
            Action::Megalith(site) if on_ground(site.index()) => {
                let tile = state.open.tiles[site.index() / SPACES];
                let space = &self.tables.spaces[tile.index()][site.index() % SPACES];
                Phrase::new("endless-winter-do-megalith")
                    .phrase("site", self.site_name(site))
                    .phrase("gains", gains(space))
            }
            Action::Megalith(site) => {
                Phrase::new("endless-winter-do-megalith-raised").phrase("site", self.site_name(site))
            }
            Action::Draw => {
                self.swapped(state, Icon::Draw, "endless-winter-do-draw", "endless-winter-do-draw-instead")
            }
            Action::Offering => {
                let level = state.me().offering + 1;
                let given = self.tables.offering.get(usize::from(level));
                self.swapped(
                    state,
                    Icon::Idol,
                    "endless-winter-do-offering",
                    "endless-winter-do-offering-instead",
                )
                .number("level", level)
                .phrase(
                    "gains",
                    given.map_or_else(|| gains(&crate::icons::Gains::NONE), |(given, _, _)| gains(given)),
                )
            }
            Action::Honor => {
                let level = state.me().honor + 1;
                let points = self.tables.honor.get(usize::from(level)).copied().unwrap_or_default();
                self.swapped(state, Icon::Idol, "endless-winter-do-honor", "endless-winter-do-honor-instead")
                    .number("level", level)
                    .number("points", points)
            }
            Action::Cash => Phrase::new("endless-winter-do-cash"),
            Action::Tool => {
                self.swapped(state, Icon::Tool, "endless-winter-do-tool", "endless-winter-do-tool-instead")
            }
            Action::Food => {
                self.swapped(state, Icon::Food, "endless-winter-do-food", "endless-winter-do-food-instead")
            }
            Action::Fill => {
                let room = state.me().food_limit().saturating_sub(state.me().food);
                Phrase::new("endless-winter-do-fill").number("food", room)
            }
            Action::Pay => match state.open.stack.top() {
                Some(Frame::Pay(culture)) => Phrase::new("endless-winter-do-pay")
                    .phrase("effect", effect(&self.tables.cultures[culture.index()].skill)),
                _ => Phrase::new("endless-winter-do-done"),
            },
            Action::Discard(card) => {
                Phrase::new("endless-winter-do-discard").phrase("card", self.card_name(card))
            }
            Action::Commit(card) => self.say_commit(card),
            Action::TokenOpen => {
                let open = state.open.rest.open;
                let given =
                    open.map_or(crate::icons::Gains::NONE, |token| self.tables.rest_tokens[token.index()]);
                Phrase::new("endless-winter-do-token-open").phrase("gains", gains(&given))
            }
            Action::TokenNext => Phrase::new("endless-winter-do-token-next"),
            Action::Gather(hex) => Phrase::new("endless-winter-do-gather")
                .phrase("hex", self.hex_name(state, hex))
                .phrase("effect", self.gathered(state, hex)),
            Action::Done => self.say_done(state),
            Action::River(action) => self.say_river_action(state, action),
        }
    }

    fn chief_side(&self, key: &'static str, chief: Option<crate::ids::Chief>, side: Side) -> Phrase {
        let Some(chief) = chief else {
            return Phrase::new(key);
        };
        Phrase::new(key)
            .phrase("chief", self.chief_name(chief))
            .text("side", crate::notation::side_word(side).to_uppercase())
            .phrase("effect", effect(&self.tables.chiefs[chief.index()][side as usize]))
    }

    fn bottom_words(&self, state: &State, spot: Spot) -> Phrase {
        match spot {
            Spot::Column(column) if !state.open.claimed.has(column) => {
                Phrase::new("endless-winter-bottom-free")
                    .phrase("gains", gains(&self.tables.bottoms[column.index()]))
            }
            Spot::Column(_) => Phrase::new("endless-winter-bottom-taken"),
            Spot::Rest => gains(&self.tables.rest),
        }
    }

    fn say_tribe(&self, state: &State, tribe: Tribe) -> Phrase {
        let face = &self.tables.tribes[tribe.index()];
        let mut half = face.labor;
        if face.skill.is_free_labor() && self.in_place(state, face.skill.bound) {
            half += face.skill.gains.half_labor();
        }
        let said = Phrase::new(if face.skill.is_none() || face.skill.is_free_labor() {
            "endless-winter-do-tribe"
        } else {
            "endless-winter-do-tribe-skill"
        });
        said.phrase("card", self.tribe_name(tribe))
            .text("labor", labor_text(half))
            .phrase("effect", effect(&face.skill))
    }

    fn say_commit(&self, card: Card) -> Phrase {
        match card {
            Card::Tribe(tribe) => {
                let face = &self.tables.tribes[tribe.index()];
                Phrase::new(if face.eclipse.is_none() {
                    "endless-winter-do-commit"
                } else {
                    "endless-winter-do-commit-skill"
                })
                .phrase("card", self.tribe_name(tribe))
                .text("labor", labor_text(face.eclipse_labor))
                .phrase("effect", effect(&face.eclipse))
            }
            Card::Culture(culture) => {
                Phrase::new("endless-winter-do-commit-culture").phrase("card", self.culture_name(culture))
            }
        }
    }

    /// The same gain reads differently if something higher is given up for it.
    fn swapped(&self, state: &State, rung: Icon, plain: &'static str, instead: &'static str) -> Phrase {
        let exact = self.ladder_icon(state, rung) == Some(rung);
        Phrase::new(if exact { plain } else { instead })
    }

    fn say_done(&self, state: &State) -> Phrase {
        let key = match state.open.stack.top() {
            Some(Frame::Pay(_)) => "endless-winter-do-done-pay",
            Some(_) => "endless-winter-do-done",
            None => match state.open.stage {
                Stage::Top => {
                    let spot = state.open.moment.spot.unwrap_or(Spot::Rest);
                    return Phrase::new("endless-winter-do-done-top")
                        .phrase("bottom", self.bottom_words(state, spot));
                }
                Stage::Commit => "endless-winter-do-done-commit",
                Stage::Skills => "endless-winter-do-done-skills",
                Stage::Lands => "endless-winter-do-done-lands",
                _ => "endless-winter-do-done-turn",
            },
        };
        Phrase::new(key)
    }
}
