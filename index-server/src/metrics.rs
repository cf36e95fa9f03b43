//! What is counted, in the text format of Prometheus.

use std::sync::Arc;
use std::sync::atomic::AtomicU64;
use std::time::Duration;

use jiff::Timestamp;
use prometheus_client::encoding::{EncodeLabelSet, text};
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::{Registry, Unit};

use crate::site::Facts;
use crate::watch::Watched;

#[derive(Debug, Clone, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Answered {
    status: u16,
    route: &'static str,
}

#[derive(Debug, Clone, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Route {
    route: &'static str,
}

#[derive(Debug, Clone, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Code {
    code: &'static str,
}

#[derive(Debug, Clone, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Role {
    role: &'static str,
}

#[derive(Debug, Clone, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Upstream {
    origin: String,
}

/// Seconds; a plain answer takes tens of microseconds, a bundle from a far store seconds.
const BUCKETS: [f64; 11] = [0.000_05, 0.000_1, 0.000_25, 0.000_5, 0.001, 0.005, 0.025, 0.1, 0.5, 2.5, 10.0];

/// Seconds; a revocation is out within a look at the store, or there is something to mend.
const NEWS_BUCKETS: [f64; 9] = [1.0, 2.0, 5.0, 10.0, 30.0, 60.0, 300.0, 3_600.0, 86_400.0];

type Seconds = Gauge<f64, AtomicU64>;

/// What is counted.
#[derive(Debug, Clone)]
pub struct Metrics {
    registry: Arc<Registry>,
    answered: Family<Answered, Counter>,
    took: Family<Route, Histogram>,
    reloads: Counter,
    news: Histogram,
    refused: Family<Code, Counter>,
    expires: Family<Role, Seconds>,
    upstreams: Family<Upstream, Seconds>,
    age: Seconds,
    trouble: Gauge,
    revocations: Gauge,
    plugins: Gauge,
    connections: Gauge,
    turned_away: Family<Code, Counter>,
}

impl Default for Metrics {
    fn default() -> Self {
        let mut registry = Registry::with_prefix("marketplace");
        let new = Self {
            registry: Arc::new(Registry::default()),
            answered: Family::default(),
            took: Family::new_with_constructor(|| Histogram::new(BUCKETS)),
            reloads: Counter::default(),
            news: Histogram::new(NEWS_BUCKETS),
            refused: Family::default(),
            expires: Family::default(),
            upstreams: Family::default(),
            age: Seconds::default(),
            trouble: Gauge::default(),
            revocations: Gauge::default(),
            plugins: Gauge::default(),
            connections: Gauge::default(),
            turned_away: Family::default(),
        };
        registry.register("requests", "Requests answered", new.answered.clone());
        registry.register_with_unit(
            "request",
            "From the request's head to the answer's",
            Unit::Seconds,
            new.took.clone(),
        );
        registry.register("reloads", "New publications that verified", new.reloads.clone());
        let delay = "From the signature over new revocations to their being served";
        registry.register_with_unit("revocations_delay", delay, Unit::Seconds, new.news.clone());
        registry.register("verify_failures", "Looks at the store that found what is not served", new.refused.clone());
        registry.register_with_unit("expires_in", "Until a role expires", Unit::Seconds, new.expires.clone());
        let above = "Until what a fork carries of an upstream expires";
        registry.register_with_unit("upstream_expires_in", above, Unit::Seconds, new.upstreams.clone());
        registry.register_with_unit("metadata_age", "Since the timestamp was signed", Unit::Seconds, new.age.clone());
        registry.register("publication_refused", "1 while something newer is not served", new.trouble.clone());
        registry.register("revocations_version", "Version of the revocations role", new.revocations.clone());
        registry.register("plugins", "Plugins listed", new.plugins.clone());
        registry.register("connections", "Open connections", new.connections.clone());
        registry.register("turned_away", "Connections and requests beyond a limit", new.turned_away.clone());
        Self { registry: Arc::new(registry), ..new }
    }
}

impl Metrics {
    /// One answer.
    pub fn answered(&self, route: &'static str, status: u16, took: Duration) {
        self.answered.get_or_create(&Answered { status, route }).inc();
        self.took.get_or_create(&Route { route }).observe(took.as_secs_f64());
    }

    /// A new publication is served since `now`.
    pub fn reloaded(&self, before: Option<&Facts>, new: &Facts, now: Timestamp) {
        self.reloads.inc();
        let is_news = before.is_some_and(|before| new.revocations() > before.revocations());
        if let Some(signed_at) = new.signed_at.filter(|_| is_news) {
            self.news.observe(now.duration_since(signed_at).as_secs_f64().max(0.0));
        }
    }

    /// A new publication is not served.
    pub fn refused(&self, code: &'static str) {
        self.refused.get_or_create(&Code { code }).inc();
    }

    /// A connection or a request beyond a limit.
    pub fn turned_away(&self, code: &'static str) {
        self.turned_away.get_or_create(&Code { code }).inc();
    }

    /// A connection for as long as the result lives.
    #[must_use]
    pub fn connection(&self) -> Open {
        self.connections.inc();
        Open(self.connections.clone())
    }

    /// Everything, as text, at `now`.
    #[must_use]
    pub fn text(&self, watched: &Watched, now: Timestamp) -> String {
        if let Some(site) = watched.site() {
            self.state(site.facts(), now);
        }
        self.trouble.set(i64::from(watched.trouble().is_some()));
        let mut out = String::new();
        // Writing into a string fails only when a metric cannot be told; then the text ends early, and scrapers refuse it.
        if text::encode(&mut out, &self.registry).is_err() {
            out.clear();
        }
        out
    }

    /// What is served, at `now`.
    fn state(&self, facts: &Facts, now: Timestamp) {
        for role in &facts.roles {
            self.expires.get_or_create(&Role { role: role.role }).set(role.expires.duration_since(now).as_secs_f64());
        }
        self.upstreams.clear();
        for upstream in &facts.follows {
            let label = Upstream { origin: upstream.origin.to_string() };
            self.upstreams.get_or_create(&label).set(upstream.expires.duration_since(now).as_secs_f64());
        }
        if let Some(signed_at) = facts.signed_at {
            self.age.set(now.duration_since(signed_at).as_secs_f64());
        }
        self.revocations.set(i64::try_from(facts.revocations()).unwrap_or(i64::MAX));
        self.plugins.set(i64::try_from(facts.plugins).unwrap_or(i64::MAX));
    }
}

/// An open connection.
#[derive(Debug)]
pub struct Open(Gauge);

impl Drop for Open {
    fn drop(&mut self) {
        self.0.dec();
    }
}
