//! Jobs and workers over a real NATS.

use std::{
    num::NonZeroUsize,
    sync::{
        Arc, Mutex,
        atomic::{AtomicU32, Ordering},
        mpsc,
    },
    time::Duration,
};

use cluster::{
    Connection,
    jobs::{
        Attachment, Capacity, Compute, Counters, Done, JobQueue, Lane, Names, NotDone, Offer, Refusal,
        WorkerSettings, work,
    },
};
use tokio::{sync::oneshot, task::JoinHandle};

/// Turns a wait that would never end into a failure.
const HANG: Duration = Duration::from_secs(120);

async fn connect() -> Connection {
    let url = std::env::var("OCHRE_TEST_NATS").expect("`cargo xtask test` starts NATS and sets it");
    Connection::open(&url, "test").await.unwrap()
}

/// A hall of its own for each test.
fn names() -> Names {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let number = COUNT.fetch_add(1, Ordering::Relaxed);
    Names::new(&format!("test-{}-{number}", std::process::id()), "1").unwrap()
}

async fn eventually(what: &str, mut is_so: impl FnMut() -> bool) {
    let waiting = async {
        while !is_so() {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    tokio::time::timeout(HANG, waiting).await.unwrap_or_else(|_| panic!("never: {what}"));
}

type Computation = dyn Fn(&str) -> Result<String, Refusal> + Send + Sync;

/// Computes a text from a text, and keeps what it was asked.
struct Texts {
    asked: Mutex<Vec<String>>,
    /// The attachments it was sent.
    sent: Mutex<Vec<String>>,
    compute: Box<Computation>,
}

impl Texts {
    fn new(compute: impl Fn(&str) -> Result<String, Refusal> + Send + Sync + 'static) -> Arc<Self> {
        Arc::new(Self { asked: Mutex::default(), sent: Mutex::default(), compute: Box::new(compute) })
    }

    fn asked(&self) -> Vec<String> {
        self.asked.lock().unwrap().clone()
    }
}

impl Compute for Texts {
    fn has_attachment(&self, key: &str) -> bool {
        self.sent.lock().unwrap().iter().any(|sent| sent == key)
    }

    fn compute(
        &self,
        lane: Lane,
        body: &[u8],
        attachment: Option<(&str, Option<&[u8]>)>,
    ) -> Result<Vec<u8>, Refusal> {
        let text = String::from_utf8(body.to_vec()).unwrap();
        self.asked.lock().unwrap().push(format!("{} {text}", lane.name()));
        if let Some((key, Some(content))) = attachment {
            assert_eq!(content, key.repeat(3).as_bytes());
            self.sent.lock().unwrap().push(key.to_owned());
        }
        (self.compute)(&text).map(String::into_bytes)
    }
}

struct TestWorker {
    counters: Arc<Counters>,
    stop: Option<oneshot::Sender<()>>,
    running: JoinHandle<()>,
}

impl TestWorker {
    async fn start(names: &Names, threads: usize, compute: Arc<dyn Compute>) -> Self {
        let (stop, stopped) = oneshot::channel::<()>();
        let counters = Arc::new(Counters::default());
        let settings =
            WorkerSettings { name: "tester".to_owned(), threads: NonZeroUsize::new(threads).unwrap() };
        let stopped = async {
            let _ = stopped.await;
        };
        let worker = work(connect().await, names.clone(), settings, compute, Arc::clone(&counters), stopped);
        Self { counters, stop: Some(stop), running: tokio::spawn(worker) }
    }

    /// Stops it gracefully.
    async fn stop(mut self) {
        self.stop.take().unwrap().send(()).unwrap();
        tokio::time::timeout(HANG, self.running).await.unwrap().unwrap();
    }
}

async fn queue(names: &Names) -> Arc<JobQueue> {
    JobQueue::open(connect().await, names.clone()).await.unwrap()
}

/// A job for which there is time.
fn offer(lane: Lane, text: &str) -> Offer {
    Offer { lane, body: text.as_bytes().to_vec(), attachment: None, patience: HANG }
}

async fn with_workers(queue: &JobQueue) {
    eventually("a worker", || queue.capacity().workers > 0).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_worker_computes_a_job() {
    let names = names();
    let queue = queue(&names).await;
    assert_eq!(queue.capacity(), Capacity::default());
    let worker = TestWorker::start(&names, 3, Texts::new(|text| Ok(format!("{text}!")))).await;
    with_workers(&queue).await;
    assert_eq!(queue.capacity(), Capacity { workers: 1, threads: 3, unhurried: 2 });
    for lane in Lane::ALL {
        let done = queue.run(offer(lane, lane.name())).await.unwrap();
        assert_eq!(done, Done { result: format!("{}!", lane.name()).into_bytes(), claims: 1 });
    }
    assert_eq!(worker.counters.done.load(Ordering::Relaxed), 3);
    worker.stop().await;
    eventually("the worker to leave", || queue.capacity() == Capacity::default()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn without_a_worker_a_job_comes_back() {
    let names = names();
    let queue = queue(&names).await;
    // Nobody has created the stream.
    assert!(matches!(queue.run(offer(Lane::People, "early")).await, Err(NotDone::NotQueued(_))));
    let worker = TestWorker::start(&names, 1, Texts::new(|_| Ok(String::new()))).await;
    with_workers(&queue).await;
    worker.stop().await;
    let brief = Offer { patience: Duration::from_millis(50), ..offer(Lane::People, "late") };
    assert_eq!(queue.run(brief).await, Err(NotDone::NotTaken));
    // A worker that comes later does not compute what nobody waits for.
    let texts = Texts::new(|_| Ok(String::new()));
    let worker = TestWorker::start(&names, 1, Arc::clone(&texts) as Arc<dyn Compute>).await;
    eventually("the job to be taken out", || worker.counters.unwanted.load(Ordering::Relaxed) == 1).await;
    assert_eq!(texts.asked(), [""; 0]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_job_of_a_person_overtakes_a_hundred_parts_of_reviews() {
    let names = names();
    let queue = queue(&names).await;
    // The first job holds the only thread until all others wait.
    let (release, released) = mpsc::channel::<()>();
    let released = Mutex::new(released);
    let texts = Texts::new(move |text| {
        if text == "first" {
            released.lock().unwrap().recv().unwrap();
        }
        Ok(text.to_owned())
    });
    let _worker = TestWorker::start(&names, 1, Arc::clone(&texts) as Arc<dyn Compute>).await;
    with_workers(&queue).await;
    let run = |lane: Lane, text: String| {
        let queue = Arc::clone(&queue);
        tokio::spawn(async move { queue.run(offer(lane, &text)).await.unwrap() })
    };
    let mut running = vec![run(Lane::Reviews, "first".to_owned())];
    eventually("the first job", || texts.asked().len() == 1).await;
    running.extend((0..100).map(|number| run(Lane::Reviews, format!("{number}"))));
    running.push(run(Lane::Bots, "bot".to_owned()));
    running.push(run(Lane::People, "person".to_owned()));
    let jetstream = async_nats::jetstream::new(connect().await.client().clone());
    let stream_name = names.subject(Lane::People).replace(".jobs.1.people", "-jobs");
    loop {
        let mut stream = jetstream.get_stream(&stream_name).await.unwrap();
        if stream.info().await.unwrap().state.messages == 103 {
            break;
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    release.send(()).unwrap();
    for job in running {
        job.await.unwrap();
    }
    let asked = texts.asked();
    assert_eq!(asked[..3], ["reviews first", "people person", "bots bot"]);
    assert_eq!(asked.len(), 103);
}

/// A worker in a runtime of its own takes a job and ends as a killed process does: without a word.
async fn lose_a_worker(names: &Names) -> Result<Done, NotDone> {
    let queue = queue(names).await;
    let (begun, has_begun) = mpsc::channel::<()>();
    let dying = tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap();
    let first = names.clone();
    dying.spawn(async move {
        let begun = Mutex::new(begun);
        let texts = Texts::new(move |_| {
            begun.lock().unwrap().send(()).unwrap();
            std::thread::sleep(HANG);
            Ok("dead".to_owned())
        });
        TestWorker::start(&first, 1, texts).await.running.await
    });
    with_workers(&queue).await;
    let running = {
        let queue = Arc::clone(&queue);
        tokio::spawn(async move { queue.run(offer(Lane::People, "job")).await })
    };
    tokio::task::spawn_blocking(move || has_begun.recv_timeout(HANG).unwrap()).await.unwrap();
    let second = TestWorker::start(names, 1, Texts::new(|_| Ok("alive".to_owned()))).await;
    eventually("the second worker", || queue.capacity().workers == 2).await;
    dying.shutdown_background();
    let outcome = running.await.unwrap();
    if outcome.is_ok() {
        assert_eq!(second.counters.redelivered.load(Ordering::Relaxed), 1);
    }
    outcome
}

#[tokio::test(flavor = "multi_thread")]
async fn a_job_of_a_worker_that_died_is_delivered_to_another_one() {
    // On a machine that stands still for a second, the process that waits may give up first; not every time.
    for _ in 0..10 {
        match lose_a_worker(&names()).await {
            Ok(done) => return assert_eq!(done, Done { result: b"alive".to_vec(), claims: 2 }),
            Err(error) => assert_eq!(error, NotDone::Silent("tester".to_owned())),
        }
    }
    panic!("a job was never delivered again");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_refused_job_comes_back_with_the_reason() {
    let names = names();
    let queue = queue(&names).await;
    let texts = Texts::new(|text| match text {
        "panic" => panic!("as it should"),
        _ => Err(Refusal("another version".to_owned())),
    });
    let _worker = TestWorker::start(&names, 1, texts).await;
    with_workers(&queue).await;
    let refused = queue.run(offer(Lane::Bots, "job")).await;
    assert_eq!(refused, Err(NotDone::Refused("another version".to_owned())));
    let panicked = queue.run(offer(Lane::Bots, "panic")).await;
    assert_eq!(panicked, Err(NotDone::Refused("the computation panicked".to_owned())));
}

#[tokio::test(flavor = "multi_thread")]
async fn workers_of_another_version_get_no_jobs() {
    let names = names();
    let queue = queue(&names).await;
    let hall = names.subject(Lane::People).split_once('.').unwrap().0.to_owned();
    let newer = Names::new(&hall, "2").unwrap();
    let newer_queue = JobQueue::open(connect().await, newer.clone()).await.unwrap();
    let texts = Texts::new(|_| Ok(String::new()));
    let _worker = TestWorker::start(&newer, 1, Arc::clone(&texts) as Arc<dyn Compute>).await;
    with_workers(&newer_queue).await;
    assert_eq!(queue.capacity(), Capacity::default());
    let brief = Offer { patience: Duration::from_millis(50), ..offer(Lane::People, "old") };
    assert_eq!(queue.run(brief).await, Err(NotDone::NotTaken));
    newer_queue.run(offer(Lane::Reviews, "new")).await.unwrap();
    assert_eq!(texts.asked(), ["reviews new"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_attachment_is_sent_once() {
    let names = names();
    let queue = queue(&names).await;
    let texts = Texts::new(|_| Ok(String::new()));
    let _worker = TestWorker::start(&names, 1, Arc::clone(&texts) as Arc<dyn Compute>).await;
    with_workers(&queue).await;
    for step in 0..3 {
        let attachment = Attachment { key: "game".to_owned(), body: b"gamegamegame"[..].into() };
        let offer = Offer { attachment: Some(attachment), ..offer(Lane::Reviews, &format!("{step}")) };
        queue.run(offer).await.unwrap();
    }
    assert_eq!(*texts.sent.lock().unwrap(), ["game"]);
    let large = Attachment { key: "large".to_owned(), body: vec![0; 2 << 20].into() };
    let offer = Offer { attachment: Some(large), ..offer(Lane::Reviews, "x") };
    assert_eq!(queue.run(offer).await, Err(NotDone::TooLarge(2 << 20)));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_worker_that_is_stopped_finishes_what_it_has_begun() {
    let names = names();
    let queue = queue(&names).await;
    let (begun, has_begun) = mpsc::channel::<()>();
    let begun = Mutex::new(begun);
    let texts = Texts::new(move |_| {
        begun.lock().unwrap().send(()).unwrap();
        std::thread::sleep(Duration::from_millis(500));
        Ok("finished".to_owned())
    });
    let worker = TestWorker::start(&names, 1, texts).await;
    with_workers(&queue).await;
    let running = {
        let queue = Arc::clone(&queue);
        tokio::spawn(async move { queue.run(offer(Lane::People, "job")).await })
    };
    tokio::task::spawn_blocking(move || has_begun.recv_timeout(HANG).unwrap()).await.unwrap();
    worker.stop().await;
    assert_eq!(running.await.unwrap().unwrap().result, b"finished");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_queue_takes_no_more_than_its_limit() {
    let names = names();
    let queue = queue(&names).await;
    let worker = TestWorker::start(&names, 1, Texts::new(|_| Ok(String::new()))).await;
    with_workers(&queue).await;
    worker.stop().await;
    let jetstream = async_nats::jetstream::new(connect().await.client().clone());
    for _ in 0..1000 {
        jetstream.publish(names.subject(Lane::Reviews), "x".into()).await.unwrap().await.unwrap();
    }
    let full = queue.run(offer(Lane::Reviews, "one too many")).await;
    assert!(matches!(full, Err(NotDone::NotQueued(_))), "{full:?}");
    // The lanes are counted one by one.
    let brief = Offer { patience: Duration::from_millis(50), ..offer(Lane::People, "person") };
    assert_eq!(queue.run(brief).await, Err(NotDone::NotTaken));
}
