//! Each refusal names the one rule that stands in the way, with what is needed and what is there.

use endless_winter::{Draft, HalfLabor, Options, Refusal};
use table::{Rules, journal::Silent};

use crate::{
    common::{Game, S1, S2, Scenario},
    kit::{bare, hearth, with_rest_tokens},
    rivers::{START, river},
};

impl Game {
    /// The refusal of an action, which must not change the position.
    #[track_caller]
    fn refuses(&self, text: &str) -> Refusal {
        let mut after = self.state;
        let action = self.rules.read_action(text).unwrap();
        let refusal = self.rules.play(&mut after, action, &mut Silent).unwrap_err();
        assert!(after == self.state, "refusing '{text}' changed the position");
        refusal
    }
}

/// EW-INIT-01, EW-INIT-05, EW-DEV-01, EW-DEV-08: what Initiate and Develop cost, and what the player has.
#[test]
fn initiate_and_develop_name_the_price() {
    let mut game = bare(2);
    game.hand(S1, &["tribesman"]).play("place tribe initiate");
    assert_eq!(game.refuses("recruit elder"), Refusal::RecruitTools { needed: 1, available: 0 });
    assert_eq!(game.refuses("rite"), Refusal::RiteFood { needed: 1, available: 0 });
    let mut tools = bare(2);
    tools.hand(S1, &["tribesman"]).resources(S1, 0, 1).play("place tribe initiate");
    let short = Refusal::RecruitLabor { needed: HalfLabor(2), available: HalfLabor(0) };
    assert_eq!(tools.refuses("recruit elder"), short);
    let mut develop = bare(2);
    develop.hand(S1, &["elder"]).plays("place tribe develop, play elder");
    let labor = develop.state.open.moment.labor;
    let culture = develop.rules.culture_id(develop.state.open.display.iter().next().unwrap()).to_owned();
    let short = Refusal::LearnLabor { needed: HalfLabor(6), available: HalfLabor(labor) };
    assert_eq!(develop.refuses(&format!("learn {culture}")), short);
    let mut stones = bare(2);
    stones.reserve(&["wanderers", "towers"]).stones(S1, &["village-forest"]).play("place tribe develop");
    assert!(matches!(stones.refuses("stone wanderers"), Refusal::StoneTools { available: 0, .. }));
    stones.resources(S1, 0, 5);
    assert!(matches!(stones.refuses("stone wanderers"), Refusal::StoneFood { available: 0, .. }));
}

/// EW-MIG-01, EW-MIG-02, EW-MIG-07, EW-HUNT-01, EW-HUNT-06: what Migrate and Hunt cost, and what the player has.
#[test]
fn migrate_and_hunt_name_the_price() {
    let mut game = bare(2);
    game.camps(S1, &[0, 1, 4]).play("place tribe migrate");
    assert_eq!(game.refuses("camp"), Refusal::CampTools { needed: 1, available: 0 });
    let none = HalfLabor(0);
    assert_eq!(game.refuses("move 0>1"), Refusal::MoveLabor { needed: HalfLabor(2), available: none });
    assert_eq!(game.refuses("village 0-1-4"), Refusal::VillageFood { needed: 3, available: 0 });
    let mut hunt = bare(2);
    hunt.area(&["sloth"]).play("place tribe hunt");
    assert_eq!(hunt.refuses("reveal"), Refusal::RevealLabor { needed: HalfLabor(2), available: none });
    assert_eq!(hunt.refuses("hunt sloth"), Refusal::HuntTools { needed: 1, available: 0 });
    hunt.resources(S1, 0, 1);
    assert_eq!(hunt.refuses("hunt sloth"), Refusal::HuntLabor { needed: HalfLabor(2), available: none });
    assert_eq!(
        hunt.refuses("hunt sloth").to_string(),
        "Taking an Animal costs 1 Labor; you have 0.",
        "half points are written as Labor"
    );
}

/// EW-TURN-16, EW-TURN-18, EW-RULING-64, EW-TURN-05: actions of another column, of another section, of another step.
#[test]
fn an_action_belongs_to_its_column() {
    let mut game = bare(2);
    game.animals(S1, &["sloth"], &[]).resources(S1, 5, 5);
    assert_eq!(game.refuses("camp"), Refusal::NotNow);
    game.hand(S1, &["brave", "brave"]).play("place tribe hunt");
    assert_eq!(game.refuses("camp"), Refusal::OtherColumn);
    assert_eq!(game.refuses("rite"), Refusal::OtherMiddle);
    game.play("tip sloth");
    game.end_of_benefits();
    assert_eq!(game.refuses("tip sloth"), Refusal::TopOver);
    assert_eq!(game.refuses("camp"), Refusal::OtherColumn);
}

impl Game {
    /// Declines what is pending, until the figure has arrived.
    fn end_of_benefits(&mut self) {
        self.fate();
        while !self.state.open.stack.is_empty() {
            self.play("done");
            self.fate();
        }
    }
}

/// EW-MIG-07, EW-MIG-08, EW-MIG-09, EW-MIG-10: a Village is refused by the rule it breaks.
#[test]
fn each_rule_of_villages_has_its_own_refusal() {
    let mut game = bare(2);
    game.camps(S1, &[0, 1, 4]).village(S2, [0, 1, 4]).pending("V C");
    assert_eq!(game.refuses("village 0-1-4"), Refusal::VillageTaken);
    assert_eq!(game.refuses("village 0-3-4"), Refusal::VillageCamps);
    assert_eq!(game.refuses("village 4-5-9"), Refusal::VillageAtBase);
    let mut all = bare(2);
    all.camps(S1, &[9])
        .village(S1, [0, 1, 4])
        .village(S1, [2, 5, 6])
        .village(S1, [12, 13, 16])
        .pending("V C");
    assert_eq!(all.refuses("village 7-8-12"), Refusal::NoVillageLeft);
}

/// EW-MIG-02: a Camp of another place, or to another place.
#[test]
fn a_camp_moves_from_where_it_is() {
    let mut game = bare(2);
    game.pending("m");
    assert_eq!(game.refuses("move 0>1"), Refusal::NoCampThere);
    assert_eq!(game.refuses("move 9>0"), Refusal::NotAdjacent);
}

/// EW-DEV-02, EW-DEV-03, EW-DEV-04, EW-DEV-09: cards and stones that are not to be had.
#[test]
fn what_develop_cannot_give() {
    let mut game = bare(2);
    game.reserve(&["wanderers", "towers"]).resources(S1, 5, 5).pending("K S");
    let gone = game.state.open.culture_deck.iter().next().unwrap();
    let text = format!("learn {}", game.rules.culture_id(gone));
    assert_eq!(game.refuses(&text), Refusal::NotOnDisplay);
    assert_eq!(game.refuses("stone towers"), Refusal::StoneTooEarly);
    let absent = game.rules.content().stone.iter().map(|face| face.id.clone());
    let absent: Vec<String> = absent.filter(|id| !game.state.open.stones.has(game.stone(id))).collect();
    assert_eq!(game.refuses(&format!("stone {}", absent[0])), Refusal::NoStone);
    let mut full = bare(2);
    full.stones(S1, &["wanderers", "builders", "four-fields"]).pending("S D");
    let left = full.rules.stone_id(full.state.open.stones.iter().next().unwrap()).to_owned();
    assert_eq!(full.refuses(&format!("stone {left}")), Refusal::SlotsFull);
}

/// EW-HUNT-02, EW-HUNT-04, EW-HUNT-06, EW-HUNT-07, EW-HUNT-10, EW-HUNT-13, EW-ICON-37, EW-RULING-34, EW-RULING-35: Animals.
#[test]
fn animals_that_cannot_be_taken() {
    let mut game = bare(2);
    game.area(&["sloth", "rhino", "rhino"]).animals(S1, &[], &["mammoth"]).pending("A X A! D");
    assert_eq!(game.refuses("hunt mammoth"), Refusal::NotInArea);
    assert_eq!(game.refuses("hunt none"), Refusal::AnimalsLeft);
    assert_eq!(game.refuses("tip mammoth"), Refusal::Tipped);
    assert_eq!(game.refuses("tip sloth"), Refusal::NoTip);
    assert_eq!(game.refuses("track"), Refusal::NoTrack);
    let mut herd = bare(2);
    herd.area(&["sloth", "rhino", "rhino"]).pending("2A=").play("hunt rhino");
    assert_eq!(herd.refuses("hunt sloth"), Refusal::OtherAnimal);
    let mut empty = bare(2);
    empty.area(&[]).pending("A D");
    assert_eq!(empty.refuses("hunt sloth"), Refusal::AreaEmpty);
    assert_eq!(empty.refuses("hunt none"), Refusal::AreaEmpty);
    let mut full = bare(2);
    full.area(&["sloth", "sloth", "rhino", "rhino", "mammoth", "mammoth"]).pending("A! D");
    assert_eq!(full.refuses("reveal"), Refusal::AreaFull);
    let mut none = bare(2);
    none.area(&["sloth"]).animal_deck(&[]).pending("A! D");
    assert_eq!(none.refuses("reveal"), Refusal::NoDeckAnimal);
}

/// EW-SETUP-08, EW-INIT-06, EW-INIT-07, EW-INIT-09: Tribe cards and burials.
#[test]
fn cards_that_cannot_be_taken_or_buried() {
    let mut game = bare(2);
    game.hand(S1, &["brave"]).pending("R+ D");
    assert_eq!(game.refuses("recruit brave"), Refusal::NoDeck);
    assert_eq!(game.refuses("train elder"), Refusal::NoTraining);
    assert_eq!(game.refuses("bury hand brave"), Refusal::NoBurial);
    let mut bury = bare(2);
    bury.hand(S1, &["brave"]).pending("R- B");
    assert_eq!(bury.refuses("train brave"), Refusal::NoDeck);
    assert_eq!(bury.refuses("bury discard brave"), Refusal::NoBury);
    assert_eq!(bury.refuses("recruit elder"), Refusal::FinishFirst, "another benefit is pending");
}

/// EW-MEGA-01, EW-MEGA-04, EW-MEGA-05, EW-MEGA-06, EW-MEGA-08, EW-ICON-33: a site is refused by the rule it breaks.
#[test]
fn each_rule_of_megaliths_has_its_own_refusal() {
    let mut game = bare(2);
    game.pending("T");
    assert_eq!(game.refuses("megalith c3"), Refusal::NoMegalith);
    let mut neutral = bare(2);
    neutral.neutral(S1, &["c3"]).pending("M");
    assert_eq!(neutral.refuses("megalith c3"), Refusal::SiteTaken);
    assert_eq!(neutral.refuses("megalith b2"), Refusal::NotNextToMegalith);
    assert_eq!(neutral.refuses("megalith b2+1"), Refusal::NeutralOnTop);
    let mut own = bare(2);
    own.neutral(S1, &["c3", "b3"]).pending("M");
    assert_eq!(own.refuses("megalith d3"), Refusal::StartSpace);
    assert_eq!(own.refuses("megalith b2+1"), Refusal::NoSquare);
    let mut start = bare(2);
    start.pending("M").play("megalith c3");
    assert_eq!(start.refuses("megalith d4"), Refusal::NotAtArrow);
    let mut out = bare(2);
    out.pending("M").state.open.players[0].megaliths = 0;
    assert_eq!(out.refuses("megalith c3"), Refusal::NoMegalithLeft);
}

/// EW-GOLD-04, EW-GOLD-06, EW-GOLD-09, EW-IDOL-01, EW-IDOL-06, EW-IDOL-12, EW-RULING-55: lower benefits and idols.
#[test]
fn lower_benefits_that_are_not_there() {
    let mut game = bare(2);
    assert_eq!(game.refuses("tool"), Refusal::NoGain);
    assert_eq!(game.refuses("draw"), Refusal::NoDraw);
    assert_eq!(game.refuses("offering"), Refusal::NoIdol);
    game.idols(S1, 0, 0).pending("I F^");
    assert_eq!(game.refuses("cash"), Refusal::OfferingNotOnTop);
    game.resources(S1, 6, 0);
    assert_eq!(game.refuses("fill"), Refusal::FoodFull { limit: 6 });
    let tops = (
        game.rules.content().idols.offering_gives.is.len() as u8 - 1,
        game.rules.content().idols.honor_points.is.len() as u8 - 1,
    );
    let mut top = bare(2);
    top.idols(S1, tops.0, tops.1).pending("I");
    assert_eq!(top.refuses("offering"), Refusal::OfferingOnTop);
    assert_eq!(top.refuses("honor"), Refusal::HonorOnTop);
    let mut nothing = bare(2);
    nothing.pile(S1, &[]).pending("D");
    assert_eq!(nothing.refuses("draw"), Refusal::NoCards);
}

/// EW-TURN-06, EW-TURN-08, EW-TURN-09, EW-TURN-11, EW-TURN-12, EW-TURN-23, EW-REST-05: the steps of a turn.
#[test]
fn the_steps_of_a_turn_name_their_rule() {
    let mut game = bare(2);
    game.hand(S1, &["song-lines", "flint-cache", "brave"]).resources(S1, 3, 1);
    assert_eq!(game.refuses("done"), Refusal::PlaceFirst);
    assert_eq!(game.refuses("culture story-circle"), Refusal::NoCulture);
    assert_eq!(game.refuses("play brave"), Refusal::TribeTooEarly);
    assert_eq!(game.refuses("eat 1"), Refusal::EatNotNow);
    assert_eq!(game.refuses("commit brave"), Refusal::CommitTooEarly);
    assert_eq!(game.refuses("pay"), Refusal::NoPay);
    assert_eq!(game.refuses("discard brave"), Refusal::NoDiscard);
    game.play("culture song-lines");
    assert_eq!(game.refuses("culture flint-cache"), Refusal::CultureUnresolved);
    assert_eq!(game.refuses("place tribe hunt"), Refusal::CultureUnresolved);
    game.play("done").play("culture flint-cache");
    assert_eq!(game.refuses("done"), Refusal::FeeDue);
    assert_eq!(game.refuses("discard elder"), Refusal::NotInHand);
    game.play("discard brave");
    game.end_of_benefits();
    game.play("place tribe hunt");
    assert_eq!(game.refuses("place tribe hunt"), Refusal::FigurePlaced);
    assert_eq!(game.refuses("culture song-lines"), Refusal::CultureTooLate);
    assert_eq!(game.refuses("eat 9"), Refusal::NoFood { needed: 9, available: 3 });
    assert_eq!(game.refuses("play brave"), Refusal::NoTribe);
}

/// EW-TURN-42, EW-TURN-33, EW-TURN-35, EW-TURN-36, EW-TURN-14, EW-TURN-37, EW-RULING-68: skills.
#[test]
fn skills_name_their_rule() {
    let mut game = bare(2);
    game.hand(S1, &["shared-loads", "brave"]);
    assert_eq!(game.refuses("skill chief"), Refusal::ChiefNotPlaced);
    game.plays("culture shared-loads, pay");
    assert_eq!(game.refuses("done"), Refusal::DiscardDue);
    game.play("discard brave").play("place tribe hunt");
    assert_eq!(game.refuses("skill shared-loads"), Refusal::SkillUsed);
    assert_eq!(game.refuses("skill brave"), Refusal::SkillNotPlayed);
    let mut gift = bare(2);
    gift.hand(S1, &["gift-ring"]).plays("culture gift-ring, place tribe develop");
    assert_eq!(gift.refuses("skill gift-ring"), Refusal::SkillUnpaid);
    let mut camps = bare(2);
    camps.camps(S1, &[9, 9, 9, 9, 9]).hand(S1, &["hide-shelters"]);
    camps.plays("culture hide-shelters, place tribe migrate");
    assert_eq!(camps.refuses("skill hide-shelters"), Refusal::SkillUseless);
}

/// EW-RESTTOK-02, EW-RESTTOK-03: Rest tokens.
#[test]
fn rest_tokens_name_their_rule() {
    let mut game = Game::with(with_rest_tokens(2), &endless_winter::Content::standard());
    assert_eq!(game.refuses("token open"), Refusal::NoToken);
    game.play("place tribe rest");
    assert_eq!(game.refuses("done"), Refusal::TokenDue);
}

/// EW-VAR-03, EW-VAR-04, EW-VAR-06, EW-VAR-07, EW-SETUP-20: drafts.
#[test]
fn drafts_name_their_rule() {
    let mut game = Game::fresh(Options { draft: Draft::ChiefsAndSetup, ..hearth(2) });
    game.fate();
    assert_eq!(game.refuses("side a"), Refusal::NoSide);
    let absent = |game: &Game| {
        let mut faces = game.rules.content().chief.iter().map(|face| face.id.clone());
        faces.find(|id| !game.offers(&format!("chief {id} a"))).unwrap()
    };
    assert_eq!(game.refuses(&format!("chief {} a", absent(&game))), Refusal::ChiefNotOffered);
    assert_eq!(game.refuses("setup old-fire"), Refusal::NoSetupDraft);
    for _ in 0..2 {
        let first = game.legal_actions()[0].clone();
        game.play(&first).fate();
    }
    assert_eq!(game.refuses("chief great-eye a"), Refusal::NoChiefDraft);
    let mut faces = game.rules.content().setup.iter().map(|face| face.id.clone());
    let absent = faces.find(|id| !game.offers(&format!("setup {id}"))).unwrap();
    assert_eq!(game.refuses(&format!("setup {absent}")), Refusal::SetupNotOffered);
}

/// RR-RAFT-01, RR-RAFT-04, RR-CAMP-03, RR-CAMP-04, RR-CAMP-06, RR-VILL-01, RR-VILL-03, RR-COMP-05: the river.
#[test]
fn the_river_names_its_rules() {
    let mut dry = bare(2);
    dry.pending("m C V");
    for action in ["raft 1", "camp raft", "village 0-1-4 raft"] {
        assert_eq!(dry.refuses(action), Refusal::NoRiver, "{action}");
    }
    assert_eq!(dry.refuses("delta"), Refusal::NoRiver);
    let mut game = river(2, 2);
    game.start(S1, "7-12").start(S2, "1-2").camps(S1, &[START, 3]).pending("m C V");
    assert_eq!(game.refuses("raft headwaters"), Refusal::RaftStays);
    assert_eq!(game.refuses("camp raft"), Refusal::RaftOffRiver);
    assert_eq!(game.refuses("village 7-8-12 raft"), Refusal::VillageAtEnds);
    assert_eq!(game.refuses("move 19>0"), Refusal::OffBoard);
    assert_eq!(game.refuses("move 3>19"), Refusal::OntoStart);
    assert_eq!(game.refuses("fish"), Refusal::NoFish);
    assert_eq!(game.refuses("delta"), Refusal::DeltaNotNow);
    assert_eq!(game.refuses("drive s2 9>8"), Refusal::NoDrive);
    game.raft(S1, 4);
    assert_eq!(game.refuses("raft 2"), Refusal::RaftUpstream);
    assert_eq!(game.refuses("village 0-1-4 raft"), Refusal::VillageRaft);
}

/// EW-TURN-42: a price that is due comes before Tribe cards and skills.
#[test]
fn a_price_due_comes_first() {
    let mut game = bare(2);
    game.chief(S1, "great-eye", endless_winter::Side::A).hand(S1, &["brave", "tribesman"]);
    game.plays("place chief hunt, skill chief");
    assert_eq!(game.refuses("play brave"), Refusal::PayFirst);
}

/// RR-RULING-13: without Fish tokens on the table none can be drawn.
#[test]
fn no_fish_without_tokens() {
    let mut dry = bare(2);
    dry.pending("~ T");
    assert_eq!(dry.refuses("fish"), Refusal::NoFishLeft);
}

/// RR-DELTA-01, RR-DELTA-03, RR-RULING-10: the race to the Delta.
#[test]
fn the_delta_names_its_rules() {
    let mut behind = river(2, 1);
    behind.raft(S1, 2).raft(S2, 3).lands_in_order();
    assert_eq!(behind.refuses("delta"), Refusal::NotClosest);
    let text = "[river]\nid = \"river\"\ndelta-raft = { is = 0 }\n";
    let content = endless_winter::Content::overlaid("test.toml", text).unwrap();
    let mut worthless = Game::with(Options::seats(2).with_landmarks(1), &content);
    worthless.camps(S1, &[0]).raft(S1, 2).lands_in_order();
    assert_eq!(worthless.refuses("delta"), Refusal::DeltaWorthless);
}
