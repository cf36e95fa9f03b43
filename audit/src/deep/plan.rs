//! What would be sent: files, bytes, host, model, tokens, money. Consent is given to exactly this.

use std::collections::BTreeMap;

use schemas::Sha256;
use serde::Serialize;
use sha2::{Digest as _, Sha256 as Hasher};
use verifier::tree::Kind as Shape;

use super::redact::{self, Hidden};
use super::request::{ANSWER_TOKENS, AROUND_BYTES, PROMPT};
use super::settings::{BadSettings, Money, Settings};
use super::source::Kind;
use crate::bundle::{Bundle, File};
use crate::finding::Findings;
use crate::layout::{Layout, Role};

/// 96 KiB of files a request: a third of a window of 128,000 tokens even where three bytes are a token.
const REQUEST_BYTES: u64 = 96 << 10;
/// 32 files a request: more than that and an answer about each does not fit.
const REQUEST_FILES: usize = 32;
/// Three bytes a token: English has four, code about three.
const TOKEN_BYTES: u64 = 3;
/// 500 characters of a description.
const DESCRIPTION_CHARS: usize = 500;

/// What the plugin says of itself.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct About {
    pub(super) name: Option<String>,
    pub(super) description: Option<String>,
}

/// A file that would be sent.
#[derive(Debug, Clone, Serialize)]
pub struct Planned {
    /// Its path.
    pub path: String,
    /// Its bytes, without secrets.
    pub bytes: u64,
    /// What was taken out.
    pub hidden: Hidden,
    #[serde(skip)]
    pub(super) text: String,
    #[serde(skip)]
    pub(super) kind: Kind,
}

/// A file that would not be sent.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Unsent {
    /// Its path.
    pub path: String,
    /// Why, as a clause.
    pub why: String,
    /// Whether it is text; a model has nothing to say about what is not.
    pub is_text: bool,
}

impl Unsent {
    /// A text that is missing.
    pub(super) fn text(path: &str, why: &str) -> Self {
        Self { path: path.to_owned(), why: why.to_owned(), is_text: true }
    }
}

/// What would be sent, and where.
#[derive(Debug)]
pub struct Plan {
    settings: Settings,
    about: About,
    files: Vec<Planned>,
    unsent: Vec<Unsent>,
    /// How many files each request has, in order.
    requests: Vec<usize>,
    cost: Money,
}

/// Why there is no plan.
#[derive(Debug, thiserror::Error)]
pub enum NoPlan {
    /// The settings are not used.
    #[error(transparent)]
    Settings(#[from] BadSettings),
    /// Nothing to send.
    #[error("nothing to send: no text file of the plugin fits the caps")]
    Nothing,
}

/// Plans a review of `bundle`; `known` secrets are taken out letter by letter, the API's key among them.
///
/// # Errors
/// [`NoPlan`].
pub fn plan(bundle: &Bundle, settings: Settings, known: &[&str]) -> Result<Plan, NoPlan> {
    settings.check()?;
    let mut found = gather(bundle, known);
    let caps = settings.caps;
    let price = settings.price()?;
    let (mut files, mut requests) = (Vec::new(), Vec::new());
    let (mut bytes, mut tokens, mut cost) = (0_u64, 0_u64, Money(0));
    let mut waiting = found.texts.into_iter().peekable();
    while waiting.peek().is_some() {
        let batch = batch(&mut waiting);
        let sum = batch.iter().fold(0_u64, |sum, file| sum.saturating_add(file.bytes));
        let (input, output) = (estimate(sum), ANSWER_TOKENS);
        let next = (
            bytes.saturating_add(sum),
            tokens.saturating_add(input).saturating_add(output),
            cost.plus(price.of(input, output)),
        );
        let why = match next {
            (b, ..) if b > caps.bytes => format!("the cap of {} bytes", caps.bytes),
            (_, t, _) if t > caps.tokens => format!("the cap of {} tokens", caps.tokens),
            (.., c) if c > caps.cost => format!("the cap of {}", caps.cost),
            _ => {
                (bytes, tokens, cost) = next;
                requests.push(batch.len());
                files.extend(batch);
                continue;
            }
        };
        found.unsent.extend(batch.iter().map(|file| Unsent::text(&file.path, &why)));
    }
    if files.is_empty() {
        return Err(NoPlan::Nothing);
    }
    found.unsent.sort_by(|a, b| a.path.cmp(&b.path));
    Ok(Plan { settings, about: found.about, files, unsent: found.unsent, requests, cost })
}

/// The next request's files: at least one.
fn batch(waiting: &mut std::iter::Peekable<std::vec::IntoIter<Planned>>) -> Vec<Planned> {
    let mut batch: Vec<Planned> = Vec::new();
    let mut sum = 0_u64;
    while let Some(file) = waiting.next_if(|file| {
        batch.is_empty() || batch.len() < REQUEST_FILES && sum.saturating_add(file.bytes) <= REQUEST_BYTES
    }) {
        sum = sum.saturating_add(file.bytes);
        batch.push(file);
    }
    batch
}

/// Tokens of a request with so many bytes of files: JSON writes a tenth more than it holds.
pub(super) fn estimate(bytes: u64) -> u64 {
    let prompt = u64::try_from(PROMPT.len()).unwrap_or(u64::MAX);
    let all = bytes.saturating_add(bytes / 10).saturating_add(prompt).saturating_add(AROUND_BYTES);
    all.div_ceil(TOKEN_BYTES)
}

struct Gathered {
    about: About,
    texts: Vec<Planned>,
    unsent: Vec<Unsent>,
}

fn gather(bundle: &Bundle, known: &[&str]) -> Gathered {
    let ranks = ranks(bundle);
    let mut found = Gathered { about: about(bundle, known), texts: Vec::new(), unsent: Vec::new() };
    for file in bundle.files().iter().filter(|file| matches!(file.kind, Shape::File { .. })) {
        match text(bundle, file) {
            Ok(Some(text)) => {
                let kind = kind(file, &ranks);
                let (text, hidden) = redact::redact(&file.path, &text, kind, known);
                let bytes = u64::try_from(text.len()).unwrap_or(u64::MAX);
                found.texts.push(Planned { path: file.path.clone(), bytes, hidden, text, kind });
            }
            Ok(None) if file.size == 0 => {}
            Ok(None) => {
                let why = "it is no UTF-8 text".to_owned();
                found.unsent.push(Unsent { path: file.path.clone(), why, is_text: false });
            }
            Err(why) => found.unsent.push(Unsent::text(&file.path, &why)),
        }
    }
    let rank = |file: &Planned| ranks.get(&file.path).copied().unwrap_or(Role::Text);
    found.texts.sort_by(|a, b| rank(a).cmp(&rank(b)).then_with(|| a.path.cmp(&b.path)));
    found
}

/// A file's text; none where it is empty or no text, an error where it is too large for one request.
fn text(bundle: &Bundle, file: &File) -> Result<Option<String>, String> {
    let bytes = bundle.read(file, REQUEST_BYTES).map_err(|missing| missing.to_string())?;
    Ok(std::str::from_utf8(&bytes).ok().map(str::to_owned).filter(|text| !text.is_empty() && !text.contains('\0')))
}

/// The first role of each file: what runs or is believed comes first.
fn ranks(bundle: &Bundle) -> BTreeMap<String, Role> {
    let layout = Layout::of(bundle, &mut Findings::default());
    let mut ranks = BTreeMap::new();
    for role in [Role::Entry, Role::Command, Role::Manifest, Role::Prompt, Role::Program, Role::Script, Role::Text] {
        for path in layout.with(role) {
            ranks.entry(path.to_owned()).or_insert(role);
        }
    }
    ranks
}

fn kind(file: &File, ranks: &BTreeMap<String, Role>) -> Kind {
    match file.extension().as_str() {
        "js" | "mjs" | "cjs" | "jsx" | "ts" | "mts" | "cts" | "tsx" => Kind::Code,
        "md" | "mdx" | "markdown" => Kind::Prose,
        _ if matches!(ranks.get(&file.path), Some(Role::Entry | Role::Program | Role::Script)) => Kind::Code,
        _ => Kind::Other,
    }
}

/// Name and description from the first manifest that has them.
fn about(bundle: &Bundle, known: &[&str]) -> About {
    let manifest = |path: &str| {
        let text = text(bundle, bundle.file(path)?).ok()??;
        schemas::strict::scan(text.as_bytes()).ok()?;
        serde_json::from_str::<serde_json::Value>(&text).ok()
    };
    let read = ["plugin.json", ".claude-plugin/plugin.json", "package.json"].iter().find_map(|path| manifest(path));
    let member = |name: &str| {
        let text: String = read.as_ref()?.get(name)?.as_str()?.chars().take(DESCRIPTION_CHARS).collect();
        Some(redact::redact("", &text, Kind::Other, known).0)
    };
    About { name: member("name"), description: member("description") }
}

/// The digest of what the model is told.
#[must_use]
pub fn prompt_digest() -> Sha256 {
    Sha256(Hasher::digest(PROMPT).into())
}

/// Feeds texts, each with its length before it.
fn absorb(hasher: &mut Hasher, texts: &[&str]) {
    for text in texts {
        hasher.update(u64::try_from(text.len()).unwrap_or(u64::MAX).to_be_bytes());
        hasher.update(text);
    }
}

impl Plan {
    /// Where to, which model, how much at most.
    #[must_use]
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// The files that would be sent, in order.
    #[must_use]
    pub fn files(&self) -> &[Planned] {
        &self.files
    }

    /// The files that would not be.
    #[must_use]
    pub fn unsent(&self) -> &[Unsent] {
        &self.unsent
    }

    /// How many requests.
    #[must_use]
    pub fn requests(&self) -> usize {
        self.requests.len()
    }

    /// Bytes of the plugin, together.
    #[must_use]
    pub fn bytes(&self) -> u64 {
        self.files.iter().fold(0, |sum, file| sum.saturating_add(file.bytes))
    }

    /// Estimated tokens, answers of full length included.
    #[must_use]
    pub fn tokens(&self) -> u64 {
        self.batches().fold(0, |sum, batch| sum.saturating_add(Self::sent_tokens(batch)).saturating_add(ANSWER_TOKENS))
    }

    /// What those tokens cost.
    #[must_use]
    pub fn cost(&self) -> Money {
        self.cost
    }

    /// The digest of what would be sent of the plugin.
    #[must_use]
    pub fn content(&self) -> Sha256 {
        let mut hasher = Hasher::new();
        for file in &self.files {
            absorb(&mut hasher, &[&file.path, &file.text]);
        }
        Sha256(hasher.finalize().into())
    }

    /// The digest that consent is bound to: content, place, model, caps, price, what the model is told.
    #[must_use]
    pub fn digest(&self) -> Sha256 {
        let settings = &self.settings;
        let (caps, price) = (settings.caps, settings.price);
        let proxy = settings.proxy.as_ref().map_or("", url::Url::as_str);
        let mut hasher = Hasher::new();
        absorb(&mut hasher, &["deep-audit-plan/v1", settings.base.as_str(), &settings.model, proxy]);
        absorb(&mut hasher, &[&format!("{caps:?} {price:?}"), &self.content().hex(), &prompt_digest().hex()]);
        absorb(
            &mut hasher,
            &[self.about.name.as_deref().unwrap_or(""), self.about.description.as_deref().unwrap_or("")],
        );
        Sha256(hasher.finalize().into())
    }

    pub(super) fn about(&self) -> &About {
        &self.about
    }

    /// The files of each request.
    pub(super) fn batches(&self) -> impl Iterator<Item = &[Planned]> {
        let mut rest = self.files.as_slice();
        self.requests.iter().map(move |count| {
            let (batch, after) = rest.split_at_checked(*count).unwrap_or((rest, &[]));
            rest = after;
            batch
        })
    }

    /// Tokens that a request with these files is estimated to send.
    pub(super) fn sent_tokens(batch: &[Planned]) -> u64 {
        estimate(batch.iter().fold(0, |sum, file| sum.saturating_add(file.bytes)))
    }
}

/// The digest is of another plan.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("consent was given to {given:?}, and the plan is {plan}")]
pub struct OtherPlan {
    given: String,
    plan: Sha256,
}

/// That somebody agreed to a plan. Good for that plan, once.
#[derive(Debug)]
pub struct Consent(Sha256);

impl Consent {
    /// After a person saw `plan` at a terminal and said yes. No option may stand for that person.
    #[must_use]
    pub fn given(plan: &Plan) -> Self {
        Self(plan.digest())
    }

    /// By the plan's digest, which whoever gives it can only have from the plan.
    ///
    /// # Errors
    /// [`OtherPlan`] where it is another's.
    pub fn by_digest(plan: &Plan, given: &str) -> Result<Self, OtherPlan> {
        let digest = plan.digest();
        if given.trim().parse() == Ok(digest) {
            return Ok(Self(digest));
        }
        Err(OtherPlan { given: given.chars().take(80).collect(), plan: digest })
    }

    pub(super) fn covers(&self, plan: &Plan) -> bool {
        self.0 == plan.digest()
    }
}
