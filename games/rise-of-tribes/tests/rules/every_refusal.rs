//! Every refusal the game declares is given by some action in some position.

use std::collections::BTreeSet;

use rise_of_tribes::{BoardAction, Event, Goal, Object, Once, Options, Power, Refusal, Special, Tile, Tribe};
use table::{Rules, journal::Silent, refusal::Refuses};

use crate::common::{BLANK, Game, MOON, S1, S2, S3, S4, SUN, Scenario, Scene};
use crate::setup::{dealt, fresh, ready};

/// A refusal, and an action that gets it in a position.
type Case = (Refusal, Game, &'static str);

/// Two tribes that do not meet.
fn apart() -> Scene {
    Scene::new(2).members(S1, 1, 3).members(S2, 9, 1)
}

/// Two tribes that share a hex.
fn shared() -> Scene {
    Scene::new(2).members(S1, 5, 3).members(S2, 5, 1).members(S1, 1, 1).members(S2, 9, 1)
}

/// The game after these actions.
fn after(mut game: Game, actions: &str) -> Game {
    game.plays(actions);
    game
}

/// The game after this event was turned up by a double of moons.
fn event(scene: Scene, event: Event) -> Game {
    let mut game = scene.roll();
    game.deal("roll moon moon").deal(&format!("event {event}"));
    game
}

fn setup() -> Vec<Case> {
    let base = |seats| Options { seats, ..Options::default() };
    let powers = Options { powers: true, ..base(2) };
    let ice = Options { tiles: vec![Special::GreatMountain, Special::Glacier], ..base(2) };
    let three = || after(ready(&base(3), 0), "settle h1, settle h5");
    let four = |hexes: [u8; 3]| {
        let [one, two, three] = hexes;
        after(
            ready(&base(4), 0),
            &format!("settle h{one}, settle h{two}, settle h{three}, take food, take food"),
        )
    };
    let won = Scene::new(2).members(S1, 1, 1).members(S2, 9, 1).owns(S1, Object::Altar).goods(S1, [4, 0, 0]);
    let full = Scene::new(2).members(S2, 1, 1).turn_begins(S1);
    vec![
        (Refusal::NotNow, apart().end(), "roll"),
        (Refusal::Over, after(won.points(S1, 14).end(), "offer food, sacrifice h1"), "done"),
        (Refusal::NotYourPower, ready(&powers, 0), "power ambush"),
        (Refusal::NotOnTheMap, ready(&base(2), 0), "settle h10"),
        (Refusal::NotFreeForSecond, after(ready(&base(2), 0), "settle h1"), "settle h1"),
        (Refusal::NotFreeForThird, three(), "settle h5"),
        (Refusal::NotFreeForFourth, four([7, 1, 12]), "settle h1"),
        (Refusal::NoPair, four([15, 10, 11]), "settle h14"),
        (Refusal::NotBeside, after(four([7, 1, 12]), "settle h14"), "settle h2"),
        (Refusal::NotAMountain, dealt(fresh(&ice)), "glacier h1"),
        (Refusal::NotAnOrdinaryMountain, dealt(fresh(&ice)), "glacier h9"),
        (Refusal::ReturnToFree, full, "return h1"),
    ]
}

fn actions() -> Vec<Case> {
    let act = |scene: Scene| scene.actions(BLANK, MOON);
    let mover = |scene: Scene| after(scene.actions(BLANK, MOON), "place moon move");
    let grower = |scene: Scene| after(scene.actions(BLANK, MOON), "place moon grow");
    let gatherer = |scene: Scene| after(scene.actions(BLANK, MOON), "place blank gather");
    let leader = |scene: Scene| after(scene.actions(BLANK, MOON), "place moon lead");
    let oxen = |scene: Scene| gatherer(scene.done(S1, [Goal::Oxen]));
    let ambush = apart().power(S1, Power::Ambush).hidden(S1, 4);
    let exogamy = || after(grower(shared().power(S1, Power::Exogamy)), "grow h1, grow h1");
    let found = apart().members(S2, 2, 1).active(Event::Discovery, [1, 0, 0]);
    let paintings = || {
        let mut game = leader(apart().done(S1, [Goal::OchrePaintings]));
        game.play("draw more").deal("goal clan").deal("goal bow");
        game
    };
    let village = || apart().village(S1, 1).open(S1, [Goal::Clan, Goal::Oxen]).done(S1, [Goal::Bow]);
    vec![
        (Refusal::NoSuchDie, act(apart()), "place sun grow"),
        (Refusal::ActionTaken, after(act(apart()), "place blank grow, done"), "place moon grow"),
        (Refusal::DiceLeft, act(apart()), "done"),
        (Refusal::GrowElsewhere, grower(apart()), "grow h2"),
        (Refusal::NoMoreMembers, exogamy(), "grow h1"),
        (Refusal::NotShared, grower(shared().power(S1, Power::Exogamy)), "wed h1"),
        (Refusal::BoardFull, grower(ambush), "hide"),
        (Refusal::NobodyToMove, mover(apart()), "move h5>h6"),
        (Refusal::MemberMoved, after(mover(apart()), "move h1>h4"), "move h4>h5"),
        (Refusal::TooFar, mover(apart()), "move h1>h9"),
        (Refusal::TooFarByCanoe, mover(apart().owns(S1, Object::Canoe)), "move h1>h9"),
        (
            Refusal::NoMoreMoves,
            after(mover(apart().tamed(S1, 1).points(S1, 3)), "move h1>h4, move h1>h4"),
            "move h1>h4",
        ),
        (Refusal::MammothStays, mover(apart().tamed(S1, 1).points(S1, 3)), "herd h9"),
        (Refusal::NotGatherable, gatherer(apart()), "gather h4 food"),
        (
            Refusal::GatheredTwice,
            after(gatherer(apart().members(S1, 2, 1)), "gather h1 food"),
            "gather h1 food",
        ),
        (
            Refusal::WildOnce,
            after(oxen(apart().members(S1, 2, 1).tile(1, Tile::WildLand)), "gather h1 food, take food"),
            "gather h1 food",
        ),
        (
            Refusal::GlacierOnce,
            after(oxen(apart().members(S1, 3, 1).glacier(3, 0)), "gather h3 stone"),
            "gather h3 stone",
        ),
        (Refusal::NotEnoughHere, gatherer(apart().tile(4, Tile::Oasis).members(S1, 4, 2)), "gather h4 food"),
        (Refusal::NoGatherAmongInvaders, gatherer(apart().members(S1, 5, 1).camp(5, 3)), "gather h5 wood"),
        (Refusal::NoWoodHere, gatherer(apart()), "gather h1 wood"),
        (Refusal::NoFoodHere, gatherer(apart().members(S1, 2, 1)), "gather h2 food"),
        (Refusal::NoStoneHere, gatherer(apart()), "gather h1 stone"),
        (
            Refusal::KindNotGathered,
            after(gatherer(apart().done(S1, [Goal::Basketry])), "gather h1 food"),
            "basket stone",
        ),
        (Refusal::NotOnTheCard, after(mover(found), "move h1>h2, done"), "take wood"),
        (Refusal::DiscardNotOpen, leader(village()), "discard pottery"),
        (Refusal::DiscardCompleted, leader(village()), "discard bow"),
        (Refusal::NoMoreDiscards, after(leader(village()), "discard clan"), "discard oxen"),
        (Refusal::NoExtraCard, leader(village()), "draw more"),
        (Refusal::NotDrawn, paintings(), "under oxen"),
    ]
}

fn offers() -> Vec<Case> {
    let act = |scene: Scene| scene.actions(BLANK, MOON);
    let school = || apart().elder(S1, 1).done(S2, [Goal::Oxen]).goods(S1, [1, 0, 0]);
    let potter = || {
        let scene = Scene::new(3).members(S1, 1, 1).members(S2, 9, 1).members(S3, 12, 1);
        after(act(scene.done(S1, [Goal::Pottery])), "place blank gather, gather h1 food")
    };
    let kaha = || act(apart().power(S1, Power::Wayfarers));
    let mukaan = || shared().power(S1, Power::Intimidate).goods(S1, [1, 0, 0]);
    vec![
        (Refusal::NotForSale, act(apart().goods(S1, [9; 3])), "buy walls"),
        (Refusal::Sold, act(apart().owns(S2, Object::Walls).goods(S1, [9; 3])), "buy walls"),
        (Refusal::ObjectCost, act(apart().active(Event::Walls, [0; 3])), "buy walls"),
        (Refusal::NoExchange, act(apart().power(S1, Power::Traders)), "trade food>wood"),
        (Refusal::ElderAway, act(apart().elders().done(S2, [Goal::Oxen])), "borrow s2 oxen"),
        (Refusal::ElderUsed, act(school().used(Once::Elder)), "borrow s2 oxen"),
        (Refusal::NoGift, act(school().goods(S1, [0; 3])), "borrow s2 oxen"),
        (Refusal::NoLesson, act(school()), "borrow s2 bow"),
        (Refusal::NothingHeld, potter(), "give wood s2"),
        (Refusal::NotARival, potter(), "give food s1"),
        (Refusal::NoMarch, act(apart()), "march h1>h2"),
        (Refusal::NobodyToMarch, kaha(), "march h5>h6"),
        (Refusal::MarchTooFar, kaha(), "march h1>h9"),
        (Refusal::AnotherMarch, after(kaha(), "march h1>h2"), "march h1>h4"),
        (Refusal::NoIntimidate, act(shared()), "scare h5 s2"),
        (Refusal::IntimidateUsed, act(mukaan().used(Once::Intimidate)), "scare h5 s2"),
        (Refusal::IntimidateCost, act(mukaan().goods(S1, [0; 3])), "scare h5 s2"),
        (Refusal::NoMajority, act(mukaan()), "scare h9 s2"),
        (Refusal::NobodyToScare, act(mukaan()), "scare h5 s1"),
        (Refusal::NotAdjacent, after(act(mukaan()), "scare h5 s2"), "drive h1"),
    ]
}

fn conflicts() -> Vec<Case> {
    let clash = || Scene::new(2).members(S1, 5, 3).members(S2, 5, 3).members(S1, 1, 1).members(S2, 9, 1);
    let two = || clash().members(S1, 4, 3).members(S2, 4, 3);
    let cunning = || two().power(S1, Power::Cunning).goods(S1, [1, 1, 0]);
    let archers = || clash().done(S1, [Goal::Bow]);
    let walled = archers().village(S2, 5).owns(S2, Object::Walls);
    let evasion = || {
        let scene = Scene::new(2).power(S1, Power::Evasion).members(S1, 5, 3).members(S2, 5, 4);
        scene.members(S2, 2, 1).members(S1, 4, 5)
    };
    vec![
        (Refusal::NoAmbushHere, apart().power(S1, Power::Ambush).hidden(S1, 1).conflicts(), "release h9"),
        (Refusal::NoConflict, two().conflicts(), "fight h1"),
        (Refusal::ConflictsWait, two().conflicts(), "done"),
        (Refusal::NoCunning, two().conflicts(), "provoke h5"),
        (Refusal::CunningUsed, cunning().used(Once::Cunning).conflicts(), "provoke h5"),
        (Refusal::CunningCost, cunning().goods(S1, [0; 3]).conflicts(), "provoke h5"),
        (Refusal::NobodyToProvoke, cunning().conflicts(), "provoke h1"),
        (Refusal::NoTarget, archers().conflicts(), "shoot s1"),
        (Refusal::DefendersCannotShoot, after(walled.conflicts(), "shoot s2"), "shoot s1"),
        (Refusal::NoRetreat, evasion().conflicts(), "evade h2"),
        (Refusal::RetreatElsewhere, evasion().conflicts(), "evade h1"),
        (Refusal::RetreatFull, evasion().conflicts(), "evade h4"),
    ]
}

fn endings() -> Vec<Case> {
    let rich = || apart().goods(S1, [9; 3]);
    let tunga = || rich().power(S1, Power::HiddenVillage);
    let mut twelve = Scene::new(4);
    for (seat, at) in [S1, S2, S3, S4].into_iter().flat_map(|seat| [1, 2, 3].map(|at| (seat, at))) {
        let hex = 3 * seat.index() + at;
        twelve = twelve.members(seat, hex, 1).village(seat, hex);
    }
    let builder = apart().power(S1, Power::CraftyBuilders).goods(S1, [0, 1, 3]);
    let learner = || shared().goods(S1, [1, 0, 0]).active(Event::SharedKnowledge, [0; 3]);
    let altar = || apart().owns(S1, Object::Altar);
    let traders = apart().power(S1, Power::Traders).village(S2, 9).goods(S1, [3, 0, 0]);
    let both = shared().members(S1, 2, 1).village(S1, 1).goods(S1, [1; 3]);
    vec![
        (Refusal::NotOnOwnHex, rich().end(), "build h5"),
        (Refusal::VillageHere, rich().village(S1, 1).end(), "build h1"),
        (Refusal::NoTokens, twelve.members(S1, 13, 1).goods(S1, [9; 3]).end(), "build h13"),
        (Refusal::NoVillageOnIce, rich().glacier(3, 0).members(S1, 3, 1).end(), "build h3"),
        (Refusal::NoVillageAmongInvaders, rich().members(S1, 5, 1).camp(5, 1).end(), "build h5"),
        (Refusal::VillageCost, apart().end(), "build h1"),
        (Refusal::AbandonedVillageCost, event(traders, Event::AbandonedVillage), "build h1"),
        (Refusal::NotControlled, event(both, Event::AbandonedVillage), "build h5"),
        (Refusal::NoElders, rich().end(), "build h1 elder"),
        (Refusal::ElderOnMap, rich().members(S1, 2, 1).elder(S1, 2).end(), "build h1 elder"),
        (Refusal::NoHiddenVillage, rich().end(), "build hidden"),
        (Refusal::HiddenVillageBuilt, tunga().village(S1, 1).hidden_village(S1).end(), "build hidden"),
        (Refusal::NoVillageOnMap, tunga().end(), "build hidden"),
        (Refusal::NothingToSpare, after(builder.end(), "build h1"), "spare wood"),
        (Refusal::CompletedAlready, rich().done(S1, [Goal::Bow]).end(), "complete bow"),
        (Refusal::GoalNotOpen, rich().end(), "complete bow"),
        (Refusal::GoalCost, apart().open(S1, [Goal::Bow]).end(), "complete bow"),
        (Refusal::ConditionFails, apart().open(S1, [Goal::Clan]).end(), "complete clan"),
        (Refusal::NoKnowledge, shared().goods(S1, [1, 0, 0]).end(), "learn food"),
        (Refusal::NobodyToLearnFrom, rich().active(Event::SharedKnowledge, [0; 3]).end(), "learn food"),
        (Refusal::LearnedAlready, learner().used(Once::Knowledge).end(), "learn food"),
        (Refusal::NoGoalToDraw, learner().deck(S1, []).end(), "learn food"),
        (Refusal::KnowledgeCost, learner().end(), "learn wood"),
        (Refusal::NoAltar, rich().end(), "offer food"),
        (Refusal::OfferingCost, altar().goods(S1, [3, 0, 0]).end(), "offer food"),
        (
            Refusal::NoMemberToSacrifice,
            after(altar().goods(S1, [4, 0, 0]).end(), "offer food"),
            "sacrifice h9",
        ),
    ]
}

fn events() -> Vec<Case> {
    let act = |scene: Scene| scene.actions(BLANK, MOON);
    let tiger = |scene: Scene| {
        let mut game = scene.tiger(3).roll();
        game.deal("roll sun sun");
        game
    };
    let herd = || apart().members(S1, 4, 4).mammoth(4);
    let burning = apart().members(S1, 4, 3).members(S1, 5, 1).volcano(1);
    let auction = || event(apart().village(S1, 1).goods(S1, [2, 0, 0]), Event::Chieftain);
    vec![
        (Refusal::SabreToothOffMountain, event(apart(), Event::SabreTooth), "tiger h1"),
        (Refusal::SabreToothStays, tiger(apart()), "tiger h3"),
        (Refusal::NoSabreToothHere, act(apart().tiger(3)), "hunt tiger moon"),
        (Refusal::NotLeastPopulated, event(apart(), Event::Invaders), "camp h1"),
        (Refusal::NotLeastPopulatedLake, event(apart(), Event::Mammoth), "mammoth h1"),
        (Refusal::NoMammothHere, act(apart().mammoth(1)), "hunt mammoth moon"),
        (Refusal::TamingCost, act(herd()), "tame moon"),
        (Refusal::NoSuchPlace, event(apart(), Event::Volcano), "volcano v12"),
        (Refusal::NotNextToTribe, event(apart(), Event::Volcano), "volcano v8"),
        (Refusal::NotInDanger, event(burning, Event::Volcano), "lose h5"),
        (Refusal::BidTooLow, auction(), "bid 0"),
        (Refusal::BidTooHigh, auction(), "bid 3"),
        (Refusal::TributeToOthers, after(auction(), "bid 2"), "give food s1"),
        (Refusal::TributeNotHeld, after(auction(), "bid 2"), "give wood s2"),
    ]
}

fn powers() -> Vec<Case> {
    let education = apart().power(S1, Power::Education);
    let scout = |scene: Scene| {
        let game = scene.power(S1, Power::Pathfinder).queue(BoardAction::Move, [SUN; 3]).actions(MOON, SUN);
        after(game, "place sun move, move h1>h2, done")
    };
    let bounty = shared().tribe(S1, Tribe::Kaha).power(S2, Power::SharedBounty);
    let mut dream = apart().members(S1, 2, 1).power(S1, Power::Dreamtime).turn_begins(S1);
    dream.play("foretell sun").deal("roll sun moon");
    vec![
        (
            Refusal::NotALake,
            after(education.actions(BLANK, MOON), "place blank gather, gather h1 food"),
            "educate h2",
        ),
        (Refusal::NotEntered, scout(apart()), "claim h4 food"),
        (Refusal::ClaimOfAnother, scout(apart()), "claim h2 stone"),
        (
            Refusal::BountyOfAnother,
            after(bounty.actions(BLANK, MOON), "place moon gather, gather h5 wood"),
            "take food",
        ),
        (Refusal::TooLateToForetell, apart().power(S1, Power::Dreamtime).end(), "foretell sun"),
        (Refusal::DreamOfAnother, dream, "take stone"),
    ]
}

/// RT-TURN-01: each refusal has a position and an action that get it and nothing else, and its rule is that of the table of
/// refusals; an outcome that cannot be is refused too.
#[test]
fn every_refusal_is_given_somewhere() {
    let mut given = BTreeSet::new();
    let cases = [setup(), actions(), offers(), conflicts(), endings(), events(), powers()];
    for (refusal, game, text) in cases.into_iter().flatten() {
        assert_eq!(game.refusal(text), refusal.rule().0, "'{text}' for {refusal:?}");
        let mut copy = game.state;
        let action = game.rules.read_action(text).unwrap();
        assert_eq!(game.rules.play(&mut copy, action, &mut Silent), Err(refusal), "'{text}'");
        assert!(given.insert(refusal.phrase().key.to_string()), "{refusal:?} is in the table twice");
    }
    apart().roll().cannot_deal("event drought");
    given.insert(Refusal::NotTheOutcome.phrase().key.to_string());
    let declared: BTreeSet<String> = Refusal::DECLARED.iter().map(|(_, key)| (*key).to_owned()).collect();
    assert_eq!(given, declared);
}
