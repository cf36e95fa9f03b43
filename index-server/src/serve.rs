//! From a command line to a server that answers, until it is told to stop.

use std::io::Write as _;
use std::sync::Arc;
use std::time::Duration;

use jiff::Timestamp;
use terminal::{Exit, Failure};
use tokio::runtime::Handle;
use tokio::signal::unix::{Signal, SignalKind, signal};
use tokio::sync::Notify;
use tracing_subscriber::EnvFilter;

use crate::config::{BadConfig, Command, Config, Flags};
use crate::http::{Answers, Ids, Listening, Opened, Pages, Peers, Rate, Service, Serving, Shelf, listen};
use crate::metrics::Metrics;
use crate::site::{Loader, Memory, NotLoaded, Site};
use crate::tls::Tls;
use crate::watch::{Clock, Watch, Watched};
use crate::write::submissions::Queue;
use crate::write::tokens::{Book, Ledger};
use crate::write::{Counter, Desk};
use depot::Store;

/// Does what `flags` say; the credentials of an object store are among `variables`.
///
/// # Errors
/// A [`Failure`]: it never began to serve.
pub fn run(flags: &Flags, variables: &[(String, String)]) -> Result<(), Failure> {
    match &flags.command {
        Some(Command::Token { act }) => return act.perform(Timestamp::now()),
        Some(Command::Openapi) => {
            return std::io::stdout().write_all(crate::write::OPENAPI.as_bytes()).map_err(|why| failed(&why));
        }
        None => {}
    }
    let told = flags.told().map_err(|why| bad_config(&why))?;
    if flags.print_config {
        return std::io::stdout().write_all(told.describe().as_bytes()).map_err(|why| failed(&why));
    }
    let config = told.config().map_err(|why| bad_config(&why))?;
    let filter = EnvFilter::try_new(&config.log)
        .map_err(|why| Failure::new(Exit::Usage, format!("log: {why}")).hint("such as: info, or warn,access=off"))?;
    tracing_subscriber::fmt().json().flatten_event(true).with_env_filter(filter).with_writer(std::io::stderr).init();
    raise_descriptors();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().map_err(|why| failed(&why))?;
    runtime.block_on(async {
        let ready = prepare(&config, variables).await?;
        if flags.check { Ok(()) } else { serve(config, ready).await }
    })
}

/// As many descriptors as the system lets this process have: the soft limit is often a thousand, which is as many
/// connections.
fn raise_descriptors() {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let limit = getrlimit(Resource::Nofile);
    if limit.current == limit.maximum {
        return;
    }
    if let Err(why) = setrlimit(Resource::Nofile, Rlimit { current: limit.maximum, maximum: limit.maximum }) {
        tracing::warn!(error = %why, "the number of connections may be limited by the system");
    }
}

/// Whether the store may have nothing in it yet.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Beginning {
    Allowed,
    Refused,
}

/// Everything that serving needs.
struct Ready {
    store: Store,
    tls: Option<Tls>,
    loader: Loader,
    site: Option<Site>,
}

/// Verifies what is published, or finds that nothing ever was.
async fn prepare(config: &Config, variables: &[(String, String)]) -> Result<Ready, Failure> {
    let store = Store::open(&config.store, variables).map_err(|why| Failure::new(Exit::NotFound, why))?;
    let memory = config.state.clone().map_or(Memory::Process, Memory::Folder);
    let tls = config.tls.clone().map(|(chain, key)| Tls::open(chain, key)).transpose();
    let tls = tls.map_err(|why| Failure::new(Exit::Usage, why))?;
    // Without tokens nobody could publish here, and an empty store is a mistaken one.
    let beginning = if config.tokens.is_some() { Beginning::Allowed } else { Beginning::Refused };
    let (loader, site) = load(&store, Loader::new(config.pin.clone(), memory), beginning).await?;
    match site.as_ref().map(Site::facts) {
        Some(facts) => {
            let (plugins, revoked) = (facts.plugins, facts.revoked);
            tracing::info!(origin = %facts.origin, root = %facts.root, plugins, revoked, "verified");
        }
        None => tracing::warn!("nothing is published here yet: this server waits for the first publication"),
    }
    Ok(Ready { store, tls, loader, site })
}

/// Opens the socket.
async fn serve(config: Config, ready: Ready) -> Result<(), Failure> {
    let listening = listen(config.listen).map_err(|why| failed(&why).hint("choose another address with --listen"))?;
    answer(config, ready, listening).await.map_err(|why| failed(&why))
}

async fn answer(config: Config, ready: Ready, listening: Listening) -> Result<(), std::io::Error> {
    let Ready { store, tls, loader, site } = ready;
    let (clock, metrics, news): (Clock, _, _) = (Timestamp::now, Metrics::default(), Arc::new(Notify::new()));
    let watched = Arc::new(Watched::new(site));
    let watch = Watch {
        store: store.clone(),
        watched: Arc::clone(&watched),
        metrics: metrics.clone(),
        every: Duration::from_secs(config.poll),
        news: Arc::clone(&news),
        clock,
    };
    let counter = match config.tokens {
        Some(tokens) => {
            let book = Book::new(tokens);
            let (watched, news, ledger) = (Arc::clone(&watched), Arc::clone(&news), Ledger::beside(&book));
            let desk = Arc::new(Desk::new((config.pin, clock), store.clone(), watched, news, ledger));
            let tidied = Arc::clone(&desk);
            tokio::task::spawn_blocking(move || tidied.tidy()).await.map_err(std::io::Error::other)?;
            Some(Counter::new(desk, book, config.submissions.map(Queue::new), metrics.clone()))
        }
        None => None,
    };
    let service = Service {
        watched,
        counter,
        pages: Pages::new(config.house.clone(), Opened::new(store.clone(), metrics.clone())),
        shelf: Shelf::new(store, metrics.clone()),
        metrics: metrics.clone(),
        rate: Rate::new(config.rate, config.front),
        ids: Ids::new(u64::from(std::process::id()) ^ clock().as_microsecond().unsigned_abs()),
        clock,
    };
    let (all, each) = config.connections;
    let serving = Serving {
        answers: Answers::new(Arc::new(service), Handle::current()),
        tls: tls.clone(),
        peers: Peers::new(all, each),
        metrics,
        grace: Duration::from_secs(config.grace),
    };
    let (stop, hangup) = (stopped()?, signal(SignalKind::hangup())?);
    tracing::info!(address = %listening.address(), tls = tls.is_some(), "listening");
    let others = [tokio::spawn(watch.run(loader)), tokio::spawn(on_hangup(hangup, tls, news))];
    let served = listening.serve(serving, stop).await;
    for other in others {
        other.abort();
    }
    tracing::info!("stopped");
    served
}

/// Off the runtime's threads: verification waits for the store.
async fn load(store: &Store, mut loader: Loader, beginning: Beginning) -> Result<(Loader, Option<Site>), Failure> {
    let blocking = store.blocking(Handle::current());
    let now = Timestamp::now();
    let loading = tokio::task::spawn_blocking(move || {
        if beginning == Beginning::Allowed && loader.is_beginning(&blocking)? {
            return Ok((loader, None));
        }
        loader.load(&blocking, None, now).map(|site| (loader, Some(site)))
    });
    loading.await.map_err(|why| failed(&why))?.map_err(|why| not_loaded(&why))
}

/// Ready when a supervisor or a person asks for the end.
fn stopped() -> Result<impl Future<Output = ()>, std::io::Error> {
    let mut terminate = signal(SignalKind::terminate())?;
    let mut interrupt = signal(SignalKind::interrupt())?;
    Ok(async move {
        tokio::select! {
            _ = terminate.recv() => (),
            _ = interrupt.recv() => (),
        }
    })
}

/// SIGHUP: certificates are read again, and the store is looked at now.
async fn on_hangup(mut hangup: Signal, tls: Option<Tls>, news: Arc<Notify>) {
    while hangup.recv().await.is_some() {
        news.notify_one();
        match tls.as_ref().map(Tls::reload) {
            Some(Err(why)) => tracing::error!(error = %why, "the certificates are not read again; the old ones go on"),
            Some(Ok(())) => tracing::info!("the certificates were read again"),
            None => (),
        }
    }
}

fn bad_config(why: &BadConfig) -> Failure {
    let failure = Failure::new(Exit::Usage, why);
    match why {
        BadConfig::Missing { hint, .. } => failure.hint(hint),
        BadConfig::Value(_) | BadConfig::Bounds { .. } => failure,
    }
}

fn not_loaded(why: &NotLoaded) -> Failure {
    let exit = match why.code() {
        "unreachable" => Exit::Network,
        "stale" => Exit::Stale,
        "upstream" if matches!(why, NotLoaded::Refused(refused) if refused.is_stale()) => Exit::Stale,
        "memory" => Exit::Failed,
        _ => Exit::NotTrusted,
    };
    let failure = Failure::new(exit, format!("the marketplace is not served: {why}"));
    match why.code() {
        "not-authentic" => failure.hint("`marketplace verify` says the same from a client's side"),
        "upstream" => failure.hint("`marketplace fork pull`, then publish what it carries"),
        "unreachable" => {
            failure.hint("is it the right place? With --tokens an empty one waits for its first publication")
        }
        "other-root" => failure.hint("pin the fingerprint that `marketplace status` prints for this marketplace"),
        _ => failure,
    }
}

fn failed(why: &dyn std::fmt::Display) -> Failure {
    Failure::new(Exit::Failed, why)
}
