//! Jobs of whole games: a worker decides as a thread does, and learns nothing that the seat does not know.

use std::{
    num::NonZeroUsize,
    sync::Arc,
    time::{Duration, Instant},
};

use catalog::Game;
use cluster::jobs::{Compute, JobQueue, Lane, Names, Offer, WorkerSettings, work};
use endless_winter_board::EndlessWinterBoard;
use ice_age_board::IceAgeBoard;
use pages::Board;
use rand::{Rng, SeedableRng, rngs::SmallRng};
use rise_of_tribes_board::RiseOfTribesBoard;
use table::{
    Rules, Turn, Viewer,
    any::{AnyTable, Opening},
    dealer::Seed,
    table::{Dealing, Table},
};

use super::{
    Computer, Decision, Examined, Level, advise, choose, program,
    wire::{Ask, WireJob, WireResult},
};

/// So long that the number of evaluations limits a search.
const TIME: Duration = Duration::from_secs(600);

fn opening(seed: u64) -> Opening {
    Opening { seed: Some(Seed::from_number(seed)), ..Opening::default() }
}

fn decision(game: &'static dyn Game, table: &dyn AnyTable, level: Level, seed: u64) -> Decision {
    Decision { game, table: table.fork().into(), level, seed, time: TIME }
}

fn job(ask: Ask) -> Vec<u8> {
    serde_json::to_vec(&WireJob { program: program().to_owned(), ask }).unwrap()
}

fn computed(computer: &Computer, ask: Ask) -> WireResult {
    serde_json::from_slice(&computer.compute(Lane::People, &job(ask), None).unwrap()).unwrap()
}

#[test]
fn a_worker_decides_as_a_thread_does() {
    let computer = Computer::default();
    for &game in catalog::all() {
        let mut table = game.boxed().open(&opening(11)).unwrap();
        let (mut compared, mut step) = (0, 0);
        while let Turn::Choose(seat) = table.turn() {
            step += 1;
            let choices = table.choices().len();
            let level = if step % 40 == 0 { Level::Medium } else { Level::Easy };
            let decision = decision(game, table.as_ref(), level, step);
            let chosen = choose(&decision);
            if choices > 1 && (level == Level::Medium || step % 7 == 0) {
                let there = computed(&computer, Ask::Choose(decision.to_wire().unwrap()));
                let WireResult::Chosen(there) = there else { panic!("{there:?}") };
                assert_eq!(there, chosen, "{} step {step}", table.game());
                compared += 1;
            }
            table.play(seat, &chosen.unwrap(), None).unwrap();
        }
        assert!(compared > 5, "{} decisions of {} were compared", compared, table.game());
    }
}

#[test]
fn a_worker_advises_as_a_thread_does() {
    let computer = Computer::default();
    let (mut choices, mut reasons) = (0, 0);
    for &game in catalog::all() {
        let mut table = game.boxed().open(&opening(12)).unwrap();
        for step in 0..30 {
            let Turn::Choose(seat) = table.turn() else { break };
            let decision = decision(game, table.as_ref(), Level::Easy, step);
            if step % 5 == 0 {
                let here = advise(&decision).unwrap();
                let there = computed(&computer, Ask::Advise(decision.to_wire().unwrap()));
                let WireResult::Advised(Some(there)) = there else { panic!("{there:?}") };
                assert_eq!(bots::Advice::from(there), here, "{}", table.game());
                choices += here.choices.len();
                reasons += here.reasons.len();
            }
            let chosen = choose(&decision).unwrap();
            table.play(seat, &chosen, None).unwrap();
        }
    }
    assert!(choices > 18 && reasons > 5, "{choices} choices, {reasons} reasons");
}

#[test]
fn a_worker_examines_as_a_thread_does_and_loads_a_game_once() {
    let computer = Computer::default();
    let game = catalog::find("ice-age").unwrap();
    let mut table = game.boxed().open(&opening(13)).unwrap();
    let mut rng = SmallRng::seed_from_u64(13);
    while let Turn::Choose(seat) = table.turn() {
        let choices = table.choices();
        let action = choices[rng.next_u32() as usize % choices.len()].action.clone();
        table.play(seat, &action, None).unwrap();
    }
    let plan = review::Plan { evaluations: Some(50), ..review::Plan::default() };
    let examined = Examined::new(game, table.into(), plan).unwrap();
    let attachment = examined.attachment();
    for step in [0, 1, examined.steps() / 2, examined.steps() - 1] {
        let content = (!computer.has_attachment(&attachment.key)).then_some(&attachment.body[..]);
        assert_eq!(content.is_some(), step == 0);
        let attached = Some((attachment.key.as_str(), content));
        let result = computer.compute(Lane::Reviews, &job(Ask::Examine(step)), attached).unwrap();
        let WireResult::Found(found) = serde_json::from_slice(&result).unwrap() else { panic!() };
        assert_eq!(found, examined.find(step), "step {step}");
    }
    let unknown = computer.compute(Lane::Reviews, &job(Ask::Examine(0)), Some(("unknown", None)));
    assert_eq!(unknown.unwrap_err().0, "the game is not kept any more");
}

/// At every decision of a game: the job of the real table and that of another one which the seat cannot tell from it are the same,
/// byte for byte. Returns the share of decisions at which the other one differs from the real one, and of those at which the position
/// of the job does.
fn watch<B: Board>(seed: u64) -> (f64, f64) {
    let game = catalog::find(B::Game::NAME).unwrap();
    let mut real: Table<B::Game> = {
        let rules = opening(seed).rules().unwrap();
        Table::open(rules, None, Dealing::Seeded(Seed::from_number(seed)))
    };
    let mut rng = SmallRng::seed_from_u64(seed);
    let hex = Seed::from_number(seed).to_hex();
    let (mut decisions, mut hidden, mut replaced) = (0, 0, 0);
    while let Turn::Choose(seat) = real.turn() {
        let viewer = Viewer::Seat(seat);
        let rules = real.rules();
        let observation = rules.observe(real.state(), viewer);
        let other = {
            let state = rules.imagine(&observation, viewer, &mut rng);
            let rules = <B::Game as Rules>::new(rules.options(), rules.content()).unwrap();
            Table::open_at(rules, None, Dealing::ByHand, state).unwrap()
        };
        let job_at = |table: &Table<B::Game>| {
            let decision = decision(game, table, Level::Hard, decisions);
            job(Ask::Choose(decision.to_wire().unwrap()))
        };
        let sent = job_at(&real);
        assert_eq!(sent, job_at(&other), "{} decision {decisions}", B::Game::NAME);
        assert!(!String::from_utf8_lossy(&sent).contains(&hex), "the seed is out");
        let position = real.imagined(decisions).unwrap().position;
        hidden += u32::from(other.state() != real.state());
        replaced += u32::from(position != AnyTable::position(&real));
        decisions += 1;
        let choices = real.choices();
        let action = choices[rng.next_u32() as usize % choices.len()].action.clone();
        AnyTable::play(&mut real, seat, &action, None).unwrap();
    }
    (f64::from(hidden) / decisions as f64, f64::from(replaced) / decisions as f64)
}

#[test]
fn a_job_contains_nothing_that_the_seat_does_not_know() {
    // The comparison would prove nothing if there were nothing to hide, or if the real position were sent.
    for (hidden, replaced) in [watch::<IceAgeBoard>(21), watch::<EndlessWinterBoard>(22)] {
        assert!(hidden > 0.5 && replaced > 0.5, "{hidden} {replaced}");
    }
    // Its positions hold nothing that is hidden from a seat: a face-down pile has no order.
    assert_eq!(watch::<RiseOfTribesBoard>(23), (0.0, 0.0));
}

#[test]
fn a_job_of_another_program_is_refused() {
    let computer = Computer::default();
    let game = catalog::find("ice-age").unwrap();
    let table: Arc<dyn AnyTable> = game.boxed().open(&opening(14)).unwrap().into();
    let refusal = |body: &[u8]| computer.compute(Lane::Bots, body, None).unwrap_err().0;
    let ask = || Ask::Choose(decision(game, table.as_ref(), Level::Easy, 1).to_wire().unwrap());
    let other = WireJob { program: "0123456789abcdef".to_owned(), ask: ask() };
    let told = refusal(&serde_json::to_vec(&other).unwrap());
    assert!(told.contains("0123456789abcdef") && told.contains(program()), "{told}");
    assert!(refusal(b"{\"format\": 2}").starts_with("not a job of this program"));
    let text = String::from_utf8(job(ask())).unwrap();
    assert!(refusal(text.replace("ice-age", "chess").as_bytes()).contains("there is no game 'chess'"));
    assert!(refusal(text.replace("\"easy\"", "\"divine\"").as_bytes()).contains("unknown bot level"));
    let mut broken: serde_json::Value = serde_json::from_str(&text).unwrap();
    broken["ask"]["choose"]["table"]["position"] = serde_json::json!({});
    assert!(refusal(broken.to_string().as_bytes()).contains("position"));
    assert!(refusal(&job(Ask::Examine(0))).contains("without a game"));
}

/// The value below which this share of them lies, in milliseconds.
fn percentile(times: &mut [Duration], share: f64) -> f64 {
    times.sort();
    let index = ((times.len() - 1) as f64 * share).round() as usize;
    times[index].as_secs_f64() * 1e3
}

/// `OCHRE_TEST_NATS=nats://127.0.0.1:4222 cargo test --release -p server --lib -- --ignored what_a_job_costs --nocapture`
#[tokio::test(flavor = "multi_thread")]
#[ignore = "a measurement, not a test"]
async fn what_a_job_costs() {
    let url = std::env::var("OCHRE_TEST_NATS").unwrap();
    let names = Names::new(&format!("measure-{}", std::process::id()), program()).unwrap();
    let connect = async || cluster::Connection::open(&url, "measurement").await.unwrap();
    let queue = JobQueue::open(connect().await, names.clone()).await.unwrap();
    let settings = WorkerSettings { name: "here".to_owned(), threads: NonZeroUsize::new(2).unwrap() };
    let computer = Arc::new(Computer::default());
    let worker = work(connect().await, names, settings, computer, Arc::default(), std::future::pending());
    let worker = tokio::spawn(worker);
    while queue.capacity().threads == 0 {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    for &game in catalog::all() {
        let mut table = game.boxed().open(&opening(31)).unwrap();
        let (mut here, mut there, mut writing) = (Vec::new(), Vec::new(), Vec::new());
        let (mut bytes, mut step) = (0, 0);
        while let Turn::Choose(seat) = table.turn()
            && here.len() < 300
        {
            step += 1;
            let decision = decision(game, table.as_ref(), Level::Medium, step);
            let begun = Instant::now();
            let chosen = choose(&decision).unwrap();
            let taken = begun.elapsed();
            if table.choices().len() > 1 {
                here.push(taken);
                let begun = Instant::now();
                let body = job(Ask::Choose(decision.to_wire().unwrap()));
                writing.push(begun.elapsed());
                bytes += body.len();
                let patience = Duration::from_secs(10);
                queue.run(Offer { lane: Lane::People, body, attachment: None, patience }).await.unwrap();
                there.push(begun.elapsed());
            }
            table.play(seat, &chosen, None).unwrap();
        }
        let mut added: Vec<Duration> =
            here.iter().zip(&there).map(|(here, there)| there.saturating_sub(*here)).collect();
        let size = bytes / here.len();
        for (what, times) in
            [("here", &mut here), ("worker", &mut there), ("added", &mut added), ("writing", &mut writing)]
        {
            let (half, most) = (percentile(times, 0.5), percentile(times, 0.99));
            eprintln!(
                "{:<15} {what:<8} p50 {half:>7.3} ms   p99 {most:>7.3} ms   {} decisions, {size} bytes each",
                table.game(),
                times.len()
            );
        }
    }
    worker.abort();
}
