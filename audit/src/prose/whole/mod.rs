//! A document as a whole: what it takes in at one place and gives away at another is judged together.
//!
//! An order need not stand in one sentence: a glossary defines a card as the keys of the machine, a table wants the card, and a
//! closing section says where the form goes. So a skill with the files beside it is cut into its rows, points and paragraphs;
//! what takes in something that is nobody else's is followed by the names under which the rest speaks of it.

mod afar;
mod entry;
mod examples;
mod signs;
mod units;

use std::collections::BTreeMap;
use std::sync::LazyLock;

use aho_corasick::AhoCorasick;

use self::signs::{Sign, TAKES, find, may, says};
use self::units::{Unit, cut};
use super::verdict;
use crate::bundle::{Bundle, FILE_BYTES};
use crate::finding::{Finding, Findings, Place, Severity};
use crate::layout::{Layout, Role};
use crate::rules::prose as rules;
use crate::text::Source;

/// 256 KiB of a document are read together: longer ones are books, and read in stretches.
const BYTES: usize = 256 << 10;

/// 64 KiB of a document are a stretch of a long one: of a thousand honest pages one is longer.
const STRETCH: usize = 64 << 10;

/// 8 KiB of a stretch stand in the next one as well: orders that belong together stand closer.
const OVERLAP: usize = 8 << 10;

/// 10,000 names of a document: more than two for each of its units.
const NAMES: usize = 10_000;

/// 5 times a name leads to another: a glossary with a table has two.
const STEPS: usize = 5;

/// Reads every skill with the texts in its folder, and every other text alone.
pub(super) fn inspect(bundle: &Bundle, layout: &Layout, findings: &mut Findings) {
    for (document, paths) in documents(layout) {
        let mut texts: Vec<(&str, String)> = Vec::new();
        for path in paths.into_iter().chain(keys(bundle, document)) {
            let Some(bytes) = bundle.file(path).and_then(|file| bundle.read(file, FILE_BYTES).ok()) else { continue };
            texts.push((path, crate::text::read(&bytes).into_owned()));
        }
        readings(&texts).iter().for_each(|windows| read(&texts, windows, findings));
    }
    for prompt in &layout.prompts {
        for told in judge(&[&prompt.text]) {
            findings.push(told.finding(prompt.place.clone(), &prompt.text));
        }
    }
}

/// Judges what is read together, and tells it where it stands in its text.
fn read(texts: &[(&str, String)], windows: &[Window<'_>], findings: &mut Findings) {
    let parts: Vec<&str> = windows.iter().map(|window| window.text).collect();
    for told in judge(&parts) {
        let Some(window) = windows.get(told.part) else { continue };
        let Some((path, text)) = texts.get(window.of) else { continue };
        let (start, end) = (told.start.saturating_add(window.from), told.end.saturating_add(window.from));
        let told = Told { start, end, ..told };
        findings.push(told.finding(Source::new(path, text).place(start, end), text));
    }
}

/// A stretch of one of a document's texts.
#[derive(Debug, Clone, Copy)]
struct Window<'t> {
    /// Of which one.
    of: usize,
    /// Its first byte.
    from: usize,
    text: &'t str,
}

/// What of a document is read together: all of it, if it is no book; and if it is long, stretches of it as well, so that no
/// number of harmless pages stands before the one that counts.
fn readings<'t>(texts: &'t [(&str, String)]) -> Vec<Vec<Window<'t>>> {
    let total: usize = texts.iter().map(|(_, text)| text.len()).sum();
    let all = texts.iter().enumerate().map(|(of, (_, text))| Window { of, from: 0, text: text.as_str() });
    let mut readings = Vec::new();
    if total <= BYTES {
        readings.push(all.clone().collect());
    }
    if total > STRETCH {
        let mut group: Vec<Window<'t>> = Vec::new();
        let mut left = STRETCH;
        for window in all.flat_map(stretches) {
            if window.text.len() > left {
                readings.push(std::mem::take(&mut group));
                left = STRETCH;
            }
            left = left.saturating_sub(window.text.len());
            group.push(window);
        }
        readings.push(group);
    }
    readings
}

/// A text in stretches that overlap, each from the beginning of a line.
fn stretches(whole: Window<'_>) -> Vec<Window<'_>> {
    let mut stretches = Vec::new();
    let mut from = 0;
    while let Some(rest) = whole.text.get(from..).filter(|rest| from == 0 || !rest.is_empty()) {
        let text = rest.get(..rest.floor_char_boundary(STRETCH)).unwrap_or_default();
        stretches.push(Window { from, text, ..whole });
        if text.len() == rest.len() {
            break;
        }
        let next = text.floor_char_boundary(text.len().saturating_sub(OVERLAP));
        let line = text.get(..next).and_then(|before| before.rfind('\n')).map_or(next, |at| at + 1);
        from += if line > 0 { line } else { next.max(1) };
    }
    stretches
}

/// Public keys beside the texts of a document.
fn keys<'b>(bundle: &'b Bundle, document: &str) -> impl Iterator<Item = &'b str> {
    let folder = format!("{document}/");
    let files = bundle.files().iter().filter(|file| file.extension() == "pub").map(|file| file.path.as_str());
    files.filter(move |path| path.starts_with(&folder))
}

/// Texts that are read together: a skill's folder is one document.
fn documents(layout: &Layout) -> BTreeMap<&str, Vec<&str>> {
    let skills: Vec<&str> = layout
        .with(Role::Prompt)
        .filter_map(|path| path.rsplit_once('/').filter(|(_, name)| name.eq_ignore_ascii_case("skill.md")))
        .map(|(folder, _)| folder)
        .collect();
    let mut documents: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for path in layout.with(Role::Prompt).chain(layout.with(Role::Text)) {
        let is_in = |folder: &&str| path.strip_prefix(*folder).is_some_and(|rest| rest.starts_with('/'));
        let document = skills.iter().copied().filter(is_in).max_by_key(|folder| folder.len()).unwrap_or(path);
        documents.entry(document).or_default().push(path);
    }
    documents
}

/// What is told of a document, and where.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Told {
    part: usize,
    start: usize,
    end: usize,
    severity: Severity,
    message: &'static str,
}

impl Told {
    fn finding(self, place: Place, text: &str) -> Finding {
        let evidence = text.get(self.start..self.end).unwrap_or_default();
        let rule = if self.severity == Severity::Danger { &rules::ORDERS } else { &rules::SENT };
        Finding::new(rule, place, self.message).severity(self.severity).evidence(evidence.trim())
    }
}

/// What a unit says by itself.
#[derive(Debug, Clone, Copy, Default)]
struct Said {
    /// It takes something in.
    takes: Option<Sign>,
    /// Where it has something go.
    outward: Outward,
    /// Whether it has what it takes in go, wherever that is.
    sends: bool,
}

/// How far a unit has something go out.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord)]
enum Outward {
    /// It names no place outside.
    #[default]
    Nowhere,
    /// It names one.
    Named,
    /// One that has a place to be filled.
    Hole,
    /// It has something go there.
    Gives,
}

/// Judges the texts of one document: what a lesson quotes, and says is not to be done, is no order of its own.
fn judge(parts: &[&str]) -> Vec<Told> {
    let mut told = judged(parts);
    let is_worst = |told: &Told| told.severity == Severity::Danger;
    if told.iter().any(is_worst) && is_lesson(parts) && parts.iter().any(|text| only_shows(text)) {
        let plain: Vec<String> = parts.iter().map(|text| unquoted(text)).collect();
        let plain: Vec<&str> = plain.iter().map(String::as_str).collect();
        if !judged(&plain).iter().any(is_worst) {
            told.iter_mut().for_each(|told| told.severity = told.severity.min(Severity::Warning));
        }
    }
    told
}

/// Whether a text says that what it shows is not to be done.
fn only_shows(text: &str) -> bool {
    static NOT_DONE: LazyLock<Option<regex::Regex>> = LazyLock::new(|| {
        let pattern = r"(?i)\b(?:never|not|nor)\b[^.\n]{0,30}\b(?:follow(?:s|ed)?|done|obey(?:s|ed)?|carried out|executed|acted (?:up)?on|performed)\b";
        regex::Regex::new(pattern).ok()
    });
    NOT_DONE.as_ref().is_some_and(|pattern| pattern.is_match(text))
}

/// A text without its quotations.
fn unquoted(text: &str) -> String {
    let lines = text.split_inclusive('\n').map(|line| if line.starts_with('>') { "\n" } else { line });
    lines.collect()
}

/// Judges the texts of one document as if it meant all of them.
fn judged(parts: &[&str]) -> Vec<Told> {
    let mut can: Vec<Sign> = parts.iter().flat_map(|text| may(text)).collect();
    can.dedup();
    let says_one = |sign: Sign| can.contains(&sign) && parts.iter().any(|text| says(text, sign));
    let let_in = entry::judge(parts, &says_one);
    if !can.contains(&Sign::Address) {
        return let_in.into_iter().collect();
    }
    let mut told: Vec<Told> = let_in.into_iter().chain(examples::judge(parts)).collect();
    let takes = TAKES.iter().any(|sign| says_one(*sign));
    let far = afar::may(&says_one);
    if !takes && !far {
        return told;
    }
    let mut units = Vec::new();
    for (part, text) in parts.iter().enumerate() {
        cut(part, text, &mut units);
    }
    let carried = takes.then(|| carried(&units, &says_one, &|| is_lesson(parts))).flatten();
    let afar = far.then(|| afar::judge(&units, &says_one)).flatten();
    told.extend(carried.into_iter().chain(afar));
    told
}

fn is_lesson(parts: &[&str]) -> bool {
    parts.iter().any(|text| verdict::is_about_attacks(text))
}

/// What a document takes in and gives away.
fn carried(units: &[Unit], says_one: &dyn Fn(Sign) -> bool, is_lesson: &dyn Fn() -> bool) -> Option<Told> {
    let said: Vec<Said> = units.iter().map(|unit| Said::of(&unit.text)).collect();
    if !said.iter().any(|said| said.takes.is_some()) || !said.iter().any(|said| said.outward > Outward::Nowhere) {
        return None;
    }
    let ways = Ways::of(units, &said);
    let hushed = says_one(Sign::Hush);
    let quietly = || requested(units, &said).filter(|_| hushed);
    let gives = || first(units, &said, Outward::Gives).or_else(quietly);
    let is_credential = said.iter().any(|said| said.takes.is_some_and(|sign| sign != Sign::Talk));
    let (unit, severity, message) = match ways.meeting.and_then(|at| units.get(at)) {
        Some(unit) => (unit, Severity::Danger, "what is taken in under one name is given away under it"),
        None if next_step(units, &said) => {
            (gives()?, Severity::Danger, "what one step takes in the next one gives away")
        }
        None if hushed && told_of_neither(units, &said) => {
            (gives()?, Severity::Danger, "what is taken in is given away beside, and nobody is to hear of it")
        }
        None if ways.linked && is_credential || hushed && (ways.linked || is_credential) => {
            (gives()?, Severity::Danger, "what another part takes in is given away")
        }
        None if hushed || is_credential => {
            (gives()?, Severity::Warning, "one part takes in what is private, another gives something away")
        }
        None => return None,
    };
    // A lesson speaks of what it does not do, unless it is done on this machine, or without a word.
    let is_meant = hushed || says_one(Sign::Real) || !is_lesson();
    Some(Told::of(unit, if is_meant { severity } else { severity.min(Severity::Warning) }, message))
}

/// The first unit that has something go as far out.
fn first<'u>(units: &'u [Unit], said: &[Said], outward: Outward) -> Option<&'u Unit> {
    said.iter().position(|said| said.outward == outward).and_then(|at| units.get(at))
}

/// The unit that names an address, where another has a request made.
fn requested<'u>(units: &'u [Unit], said: &[Said]) -> Option<&'u Unit> {
    let is_word = |text: &str| text.split(|c: char| !c.is_alphanumeric()).any(|word| matches!(word, "POST" | "PUT"));
    first(units, said, Outward::Named).filter(|_| units.iter().any(|unit| is_word(&unit.text)))
}

/// Whether a numbered step takes in credentials that it does not name, and the next one gives something away.
fn next_step(units: &[Unit], said: &[Said]) -> bool {
    let numbered = |unit: &Unit| unit.text.starts_with(|c: char| c.is_ascii_digit());
    let pairs = units.iter().zip(said).zip(units.iter().zip(said).skip(1));
    pairs.into_iter().any(|((unit, said), (next, then))| {
        said.takes == Some(Sign::Kept)
            && then.outward == Outward::Gives
            && unit.part == next.part
            && numbered(unit)
            && numbered(next)
    })
}

/// 3 points of a list that say what is taken, where it goes and what is said of it stand at most so far apart.
const POINTS: usize = 3;

/// Whether one part, or the points of one list, take in something and have it go out, and what stands beside keeps quiet about it.
fn told_of_neither(units: &[Unit], said: &[Said]) -> bool {
    let gives = said.iter().enumerate().filter(|(_, said)| said.outward == Outward::Gives);
    gives.into_iter().any(|(at, gives)| {
        let is_point = units.get(at).is_some_and(|unit| units::is_entry(&unit.text));
        let takes = || beside(units, at).any(|(other, unit)| takes(said, other) && units::is_entry(&unit.text));
        (gives.takes.is_some() || is_point && takes())
            && beside(units, at).any(|(_, unit)| says(&unit.text, Sign::Hush))
    })
}

fn takes(said: &[Said], at: usize) -> bool {
    said.get(at).is_some_and(|said| said.takes.is_some())
}

/// The units at most so far from one of them, in the same text.
fn beside(units: &[Unit], at: usize) -> impl Iterator<Item = (usize, &Unit)> {
    let part = units.get(at).map(|unit| unit.part);
    let near =
        units.iter().enumerate().skip(at.saturating_sub(POINTS)).take(POINTS.saturating_mul(2).saturating_add(1));
    near.filter(move |(_, unit)| Some(unit.part) == part)
}

impl Told {
    fn of(unit: &Unit, severity: Severity, message: &'static str) -> Self {
        Self { part: unit.part, start: unit.start, end: unit.end, severity, message }
    }
}

impl Said {
    fn of(text: &str) -> Self {
        let harmless = HARMLESS.iter().any(|name| text.contains(name));
        let plain = harmless.then(|| HARMLESS.iter().fold(text.to_owned(), |text, name| text.replace(name, "")));
        let text = plain.as_deref().unwrap_or(text);
        let can = may(text);
        let is = |sign: Sign| can.contains(&sign) && says(text, sign);
        let meant = |sign: Sign| {
            can.contains(&sign) && text.split(". ").any(|said| says(said, sign) && !says(said, Sign::Spares))
        };
        let is_sent = || is(Sign::Sends) || is(Sign::Hole) && is(Sign::Asks);
        let outward = if !(can.contains(&Sign::Address) && is_elsewhere(text)) {
            Outward::Nowhere
        } else if !meant(Sign::Address) || is(Sign::Login) {
            Outward::Named
        } else if is_sent() {
            Outward::Gives
        } else if is(Sign::Hole) {
            Outward::Hole
        } else {
            Outward::Named
        };
        let takes = TAKES.iter().copied().find(|sign| meant(*sign));
        Self { takes, outward, sends: takes.is_some() && is(Sign::Sends) && !is(Sign::Login) }
    }
}

/// Whether a text has an address that is neither this machine's nor an example's, nor only linked.
fn is_elsewhere(text: &str) -> bool {
    let mut rest = text;
    while let Some((start, end)) = find(rest, Sign::Address) {
        let before = rest.get(..start).unwrap_or_default();
        let address = rest.get(start..end).unwrap_or_default().to_ascii_lowercase();
        let is_here = HERE.iter().any(|host| address.contains(host));
        // A link is there to be read, an image is asked for.
        let linked = before.ends_with("](")
            && !before.rfind('[').is_some_and(|at| before.get(..at).is_some_and(|b| b.ends_with('!')));
        if !is_here && !linked {
            return true;
        }
        rest = rest.get(end..).unwrap_or_default();
    }
    false
}

/// Addresses that are this machine's, or nobody's.
const HERE: &[&str] = &[
    "://localhost",
    "://127.",
    "://0.0.0.0",
    "://[::1]",
    "://example.",
    "@example.",
    "://www.w3.org",
    "json-schema",
    "host.docker",
];

/// What lies beside credentials and is none.
const HARMLESS: &[&str] =
    &[".aws/config", "id_ed25519.pub", "id_rsa.pub", "id_ecdsa.pub", ".env.example", ".env.sample", ".ssh/known_hosts"];

/// How names lead from what is taken in to where something goes.
struct Ways {
    /// A unit that gives away, or names the address by its name, what another unit takes in.
    meeting: Option<usize>,
    /// Whether the name of what is taken in is used at all.
    linked: bool,
}

impl Ways {
    fn of(units: &[Unit], said: &[Said]) -> Self {
        let owners = owners(units);
        let Ok(finder) = AhoCorasick::builder().ascii_case_insensitive(true).build(owners.keys()) else {
            return Self { meeting: None, linked: false };
        };
        let uses: Vec<Vec<usize>> = units.iter().map(|unit| used(&finder, unit)).collect();
        let spread = |mut has: Vec<bool>| {
            for _ in 0..STEPS {
                let told: Vec<bool> = owners
                    .values()
                    .map(|owners| owners.iter().any(|at| has.get(*at).copied().unwrap_or_default()))
                    .collect();
                has = has
                    .iter()
                    .zip(&uses)
                    .map(|(has, uses)| *has || uses.iter().any(|name| told.get(*name).copied().unwrap_or_default()))
                    .collect();
            }
            has
        };
        // A place that is named beside what it signs in with is a place.
        let holds = |said: &Said| said.takes.is_some() && said.outward != Outward::Named;
        let taken = spread(said.iter().map(holds).collect());
        let outward = spread(said.iter().map(|said| said.outward > Outward::Nowhere).collect());
        // Of every unit by which name it is what another takes in: where it has that go, or calls the place by a name.
        let linked = taken.iter().zip(said).map(|(taken, said)| *taken && said.takes.is_none());
        let goes = outward.iter().zip(said).map(|(outward, said)| match said.outward {
            Outward::Nowhere => *outward,
            own => own >= Outward::Hole,
        });
        // What it takes in itself it may have go to a place by its name.
        let sent =
            outward.iter().zip(said).map(|(outward, said)| said.sends && said.outward == Outward::Nowhere && *outward);
        let meets = linked.clone().zip(goes).zip(sent).map(|((linked, goes), sent)| linked && goes || sent);
        Self { meeting: meets.into_iter().position(|meets| meets), linked: linked.into_iter().any(|linked| linked) }
    }
}

/// Every name, and which units it is of.
fn owners(units: &[Unit]) -> BTreeMap<&str, Vec<usize>> {
    let mut owners: BTreeMap<&str, Vec<usize>> = BTreeMap::new();
    for (at, unit) in units.iter().enumerate() {
        for name in &unit.names {
            if owners.len() < NAMES || owners.contains_key(name.as_str()) {
                owners.entry(name).or_default().push(at);
            }
        }
    }
    owners
}

/// The names that a unit uses: its own as well, which another may explain.
fn used(finder: &AhoCorasick, unit: &Unit) -> Vec<usize> {
    let mut found = Vec::new();
    for seen in finder.find_overlapping_iter(&unit.text) {
        let name = seen.pattern().as_usize();
        if !found.contains(&name) && is_word(&unit.text, (seen.start(), seen.end())) {
            found.push(name);
        }
    }
    found
}

/// Whether a name stands for itself there: no part of a word, and a letter alone only where it is listed.
fn is_word(text: &str, (start, end): (usize, usize)) -> bool {
    let before = text.get(..start).and_then(|before| before.chars().next_back());
    let rest = text.get(end..).unwrap_or_default();
    let name = text.get(start..end).unwrap_or_default();
    let is_letter = |c: char| c.is_alphanumeric() || matches!(c, '_' | '-' | '/');
    let after = rest.strip_prefix('s').filter(|_| name.len() > 2).unwrap_or(rest).chars().next();
    if name.starts_with(|c: char| c.is_alphanumeric())
        && (before.is_some_and(is_letter) || after.is_some_and(is_letter))
    {
        return false;
    }
    if name.len() > 1 {
        return true;
    }
    let lists = [",", " and ", " or ", " to ", " as ", ";", ")"].iter().any(|mark| rest.starts_with(mark));
    name.starts_with(|c: char| c.is_ascii_uppercase()) && lists && start > 0
}

#[cfg(test)]
mod tests;
