//! How long a search over 100,000 plugins takes, as a page asks for it: the matches in order, and advice where there are none.
//!
//! `cargo bench -p catalog --bench catalog`. Queries are what people type, every beginning of it too, since results come while
//! one types. Beside it, over the same texts and for the same answers: `str::contains` of prepared lower-case text, and of
//! text that is lowered when it is asked.

#![expect(clippy::print_stdout, reason = "a bench speaks on stdout")]

use std::error::Error;
use std::hint::black_box;
use std::time::{Duration, Instant};

use catalog::search::{Query, Search};
use catalog::{Plugin, Release, Slug};
use schemas::{ContributionKind, PublicKey, Status, VersionEntry};

type Outcome<T> = Result<T, Box<dyn Error>>;

/// What descriptions are made of; the first are in most of them.
const WORDS: &str = "a for the plugin with and your data files deepcode from tools to code git search project tests format \
    json review commit issues database server docs markdown report python rust types lint weather calendar mail image notes \
    terminal shell docker cloud metrics trace deploy secrets tokens prompt agent model music maps crypto parser tables charts \
    query schema graph release version package audit license icons fonts colours themes layout forms slides invoice budget";

/// What somebody is after.
const ASKED: [&str; 16] = [
    "weather",
    "git commit",
    "data tools",
    "json format",
    "docker deploy",
    "rust lint",
    "review",
    "markdown report",
    "database schema graph",
    "plugin",
    "a",
    "plugin-04321",
    "wether forecast",
    "dokcer",
    "éclair",
    "invoice",
];

/// What somebody chooses besides.
const CHOSEN: [&str; 8] = [
    "",
    "&kind=hooks",
    "&grade=unverified-marketplace&audit=none",
    "&network=some",
    "&domain=api.example",
    "&kind=modes&network=none",
    "&sort=newest",
    "&sort=name&page=7",
];

fn main() -> Outcome<()> {
    // `cargo test --benches` wants to know that it runs, not how fast.
    let count = if std::env::args().any(|argument| argument == "--bench") { 100_000 } else { 300 };
    let mut plugins = (0..count).map(plugin).collect::<Outcome<Vec<_>>>()?;
    plugins.sort_by(|a, b| a.name.cmp(&b.name));
    let begun = Instant::now();
    let search = Search::of(&plugins);
    let built = begun.elapsed();
    let prepared: Vec<String> = plugins.iter().map(|plugin| text(plugin).to_lowercase()).collect();

    let (mut ours, mut contains, mut lowered) = (Vec::new(), Vec::new(), Vec::new());
    for typed in beginnings() {
        let query = Query::read(&format!("q={}&sort=name", typed.replace(' ', "+")))?;
        let (took, found) = timed(|| search.find(&query));
        let (peer, same) = timed(|| naive(&typed, prepared.iter().map(String::as_str)));
        let (slow, _) = timed(|| naive(&typed, plugins.iter().map(text).map(|text| text.to_lowercase())));
        if found != same {
            return Err(format!("{typed}: {} found, {} by the peer", found.len(), same.len()).into());
        }
        ours.push(took);
        contains.push(peer);
        lowered.push(slow);
    }
    println!("{count} plugins; prepared in {built:?}, {} KiB", search.bytes() / 1_024);
    tell("words alone, ours", ours);
    tell("words alone, str::contains, prepared", contains);
    tell("words alone, str::contains, lowered when asked", lowered);

    let mut pages = Vec::new();
    for (typed, chosen) in beginnings().iter().flat_map(|typed| CHOSEN.map(|chosen| (typed, chosen))) {
        let query = Query::read(&format!("q={}{chosen}", typed.replace(' ', "+")))?;
        pages.push(timed(|| page(&search, &query)).0);
    }
    tell("words, filters, order and advice, ours", pages);
    Ok(())
}

/// As a page asks: what fits, and what to ask instead where nothing does.
fn page(search: &Search, query: &Query) {
    if search.find(query).is_empty() {
        black_box(search.advise(query));
    }
}

/// Everything that is asked while these are typed, from nothing on.
fn beginnings() -> Vec<String> {
    let typed = ASKED.iter().flat_map(|text| (0..=text.chars().count()).map(|end| text.chars().take(end).collect()));
    typed.collect()
}

fn timed<T>(act: impl FnOnce() -> T) -> (Duration, T) {
    let begun = Instant::now();
    let made = black_box(act());
    (begun.elapsed(), made)
}

fn naive<T: AsRef<str>>(typed: &str, texts: impl Iterator<Item = T>) -> Vec<usize> {
    let words: Vec<&str> = typed.split_whitespace().collect();
    let fits = |text: &T| words.iter().all(|word| text.as_ref().contains(word));
    texts.enumerate().filter(|(_, text)| fits(text)).map(|(at, _)| at).collect()
}

fn tell(what: &str, mut times: Vec<Duration>) {
    times.sort_unstable();
    let at = |percent: usize| times.get(times.len() * percent / 100).or(times.last()).copied().unwrap_or_default();
    println!("{what}: {} queries, p50 {:?}, p99 {:?}, most {:?}", times.len(), at(50), at(99), at(100));
}

fn text(plugin: &Plugin) -> String {
    let asked = plugin.current().map(|release| release.entry.allowed_domains.join(" ")).unwrap_or_default();
    format!("{}\n{}\n{}\n{asked}\n", plugin.name, plugin.maintainer, plugin.description)
}

/// Numbers that look drawn, the same each time.
struct Drawn(u64);

impl Drawn {
    fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap_or_default() % end
    }

    /// One of `words`, the first ones more often.
    fn word<'a>(&mut self, words: &[&'a str]) -> &'a str {
        let end = 1 + self.below(words.len());
        words.get(self.below(end)).copied().unwrap_or_default()
    }
}

fn plugin(at: usize) -> Outcome<Plugin> {
    let words: Vec<&str> = WORDS.split_whitespace().collect();
    let mut drawn = Drawn(u64::try_from(at)?);
    let name = format!("{}-{}-plugin-{at:05}", drawn.word(&words), drawn.word(&words));
    let description: Vec<&str> = (0..8 + drawn.below(12)).map(|_| drawn.word(&words)).collect();
    let maintainer = format!("Publisher {}", at % 4_000);
    let mut entry: VersionEntry = serde_json::from_value(serde_json::json!({
        "version": "1.0.0",
        "source": format!("gh:example/{name}@v1.0.0"),
        "sourceHash": format!("sha256:{at:064x}"),
    }))?;
    entry.contributes = vec![if at.is_multiple_of(5) { ContributionKind::Hooks } else { ContributionKind::Skills }];
    if at.is_multiple_of(7) {
        entry.allowed_domains = vec![format!("api{at}.example.com")];
    }
    let key = (!at.is_multiple_of(10)).then_some(PublicKey([7; 32]));
    Ok(Plugin {
        name: name.parse()?,
        description: description.join(" "),
        publisher: Slug::of(&maintainer),
        maintainer,
        status: Status::Active,
        releases: vec![Release { entry, key, revoked: Vec::new(), upstream: None, changes: None }],
    })
}
