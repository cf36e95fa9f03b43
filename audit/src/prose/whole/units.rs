//! A document cut into what belongs together, a row, a point, a paragraph, and the names under which the rest speaks of it.

use std::sync::LazyLock;

use regex::Regex;

use crate::prose::{deeds, phrases};

/// 4,000 units of a document: a manual of 200 pages.
const MOST: usize = 4_000;

/// 30 bytes of a name: three or four words.
const NAME: usize = 30;

/// A row, a point, a paragraph.
#[derive(Debug)]
pub(super) struct Unit {
    /// Which of the texts it stands in.
    pub(super) part: usize,
    /// Where.
    pub(super) start: usize,
    pub(super) end: usize,
    /// Its lines as one.
    pub(super) text: String,
    /// What it is called, in small letters.
    pub(super) names: Vec<String>,
}

/// The units of a text, the `part`th of its document; programs shown in it are none.
pub(super) fn cut(part: usize, text: &str, units: &mut Vec<Unit>) {
    let programs = deeds::programs(text);
    let mut head: Vec<String> = Vec::new();
    let mut open: Option<Unit> = None;
    let mut at = 0_usize;
    for line in text.split_inclusive('\n') {
        let start = at;
        at = at.saturating_add(line.len());
        if programs.iter().any(|(from, to)| (*from..*to).contains(&start)) || units.len() >= MOST {
            continue;
        }
        let said = line.trim();
        let is_head = said.starts_with('#');
        if said.is_empty() || said.starts_with("```") || is_head || begins(said) {
            units.extend(open.take());
        }
        if is_head {
            head = headed(said);
        } else if !said.is_empty() && !said.starts_with("```") {
            match open.as_mut() {
                Some(unit) => {
                    unit.text.push(' ');
                    unit.text.push_str(said);
                    unit.end = start.saturating_add(line.trim_end().len());
                }
                None => {
                    let end = start.saturating_add(line.trim_end().len());
                    open = Some(Unit { part, start, end, text: said.to_owned(), names: head.clone() });
                }
            }
        }
    }
    units.extend(open);
    let mut folder: Option<String> = None;
    for unit in units.iter_mut().filter(|unit| unit.part == part) {
        named(&unit.text, &mut unit.names);
        if is_entry(&unit.text) {
            unit.names.extend(folder.clone());
        } else {
            folder = gathered(&unit.text);
        }
    }
}

/// Whether a unit is a row or a point.
pub(super) fn is_entry(text: &str) -> bool {
    let digits = text.trim_start_matches(|c: char| c.is_ascii_digit());
    text.starts_with(['|', '-', '*', '+']) || digits.len() < text.len() && digits.starts_with(['.', ')'])
}

/// The folder into which a sentence has all of the list that follows put.
fn gathered(text: &str) -> Option<String> {
    let found = NAMES.as_ref()?.folder.captures(text)?.get(1)?.as_str().to_ascii_lowercase();
    (found.len() <= NAME && !COMMON.contains(&found.as_str())).then_some(found)
}

/// Whether a line begins something of its own.
fn begins(line: &str) -> bool {
    let mut chars = line.chars();
    match chars.next() {
        Some('|' | '*' | '-' | '+' | '_') => true,
        Some('(') => chars.nth(1) == Some(')'),
        Some(c) if c.is_alphanumeric() => {
            let label = line.split([' ', '\t']).next().unwrap_or_default();
            let is_short = label.len() <= 3 && label.ends_with(['.', ')']);
            is_short || labelled(line).is_some()
        }
        _ => false,
    }
}

/// Patterns of names: a label that is set off or not, a thing with its number, a file that is written, a thing that is introduced,
/// what is to be put into an address, a folder into which a list is put.
struct Names {
    label: Regex,
    numbered: Regex,
    file: Regex,
    introduced: Regex,
    entry: Regex,
    plain: Regex,
    capital: Regex,
    folder: Regex,
}

static NAMES: LazyLock<Option<Names>> = LazyLock::new(|| {
    let ready = phrases::capturing;
    Some(Names {
        label: ready(r"^(?:[-*+] +|\(?[0-9a-z]{1,2}[.)] +)?[*_`]{1,3}([a-z][a-z0-9 ./-]{0,29}?)[.:]?[*_`]{1,3}[.:]?")?,
        numbered: ready(r"\b((?-i:[A-Z])[a-z]{2,12} (?:[0-9]{1,2}|(?-i:[A-Z])|one|two|three|four|five|six))[.:,]")?,
        file: ready(
            r"(?:\b(?:called|into|as|to|in|named|create|output|keep|kept|bundle|write|save|tar\s\w+)\s(?:--?\w+\s)?|[\w\x22')]\s?>\s)`?([\w~/.-]*[\w-]\.[a-z0-9]{1,6}|\.[a-z][a-z0-9-]{3,20}|/tmp/[\w-]+)`?(?:[\s,;:)`]|\.\s|\.?$)",
        )?,
        introduced: ready(r"\b(?:the|an?|let|is) [*_]{1,2}([a-z][a-z ]{0,29})[*_]{1,2}")?,
        entry: ready(r"^(?:[-*+]|\(([a-z0-9])\)|([0-9]{1,2})[.)]) +(?:([a-z][a-z ]{2,29}?) ?[:(])?")?,
        folder: ready(
            r"\b(?:copy|copies|gather|collect|put|puts|save|place|bring|move|assemble|fetch)\b[^.!?|\n]{0,60}\b(?:into|in|to|under|below)\s`?([\w~./$-]{2,29}[\w-])/?`",
        )?,
        plain: ready(r"^((?-i:[A-Z])[a-z]{2,14}(?: [a-z]{2,12})?):\s")?,
        capital: ready(r"(?:^|[.;|] )`?<?((?-i:[A-Z]{2,12}))>?`?(?: is| holds| =|:) ")?,
    })
});

/// `Book B:` or `Back page:` at the start of a line.
fn labelled(line: &str) -> Option<&str> {
    let names = NAMES.as_ref()?;
    let found = names.numbered.captures(line).and_then(|found| found.get(1)).filter(|found| found.start() == 0);
    found.or_else(|| names.plain.captures(line)?.get(1)).map(|found| found.as_str())
}

/// What a heading calls the section below it: by its number in words and figures, and where a place is to be filled with it.
fn headed(line: &str) -> Vec<String> {
    let head = line.trim_start_matches('#').trim().to_ascii_lowercase();
    let mut names = Vec::new();
    let words: Vec<&str> = head.split([' ', '.', ':', ',']).filter(|word| !word.is_empty()).collect();
    if let [thing, number, ..] = words.as_slice()
        && let Some((_, ordinal)) = ORDINALS.iter().find(|(figure, _)| figure == number)
    {
        names.extend([format!("{thing} {number}"), format!("{ordinal} {thing}"), format!("moves {number}")]);
    }
    if head.len() <= NAME && words.len() <= 2 && head.len() > 2 {
        let (article, bare) = head.split_once(' ').filter(|(word, _)| ARTICLES.contains(word)).unwrap_or(("", &head));
        names.extend([format!("<{bare}>"), format!("{{{bare}}}"), format!("[{bare}]")]);
        names.push(if article.is_empty() { format!("the {bare}") } else { head.clone() });
        // A place is filled with one of what the section has many of.
        if let Some(one) = bare.strip_suffix('s').filter(|one| one.len() > 2 && !one.contains(' ')) {
            names.extend([format!("<{one}>"), format!("{{{one}}}"), format!("[{one}]")]);
        }
    }
    names
}

/// Articles with which a heading calls a thing as the text below does.
const ARTICLES: &[&str] = &["the", "der", "die", "das", "el", "la", "los", "las", "le", "les", "o", "a", "os", "as"];

/// Figures, and what is the so-manieth.
const ORDINALS: &[(&str, &str)] = &[
    ("1", "first"),
    ("2", "second"),
    ("3", "third"),
    ("4", "fourth"),
    ("5", "fifth"),
    ("6", "sixth"),
    ("7", "seventh"),
    ("8", "eighth"),
];

/// What a unit calls itself, or what it makes.
fn named(text: &str, names: &mut Vec<String>) {
    let Some(known) = NAMES.as_ref() else { return };
    let mut add = |name: &str| {
        let name = name.trim().trim_matches(['*', '_', '`']).to_ascii_lowercase();
        if !name.is_empty() && name.len() <= NAME && !COMMON.contains(&name.as_str()) && !names.contains(&name) {
            names.push(name);
        }
    };
    if let Some(row) = text.strip_prefix('|') {
        let cell = row.split('|').next().unwrap_or_default().trim().trim_matches(['*', '_', '`']);
        let letter = cell.split(['.', ')']).next().filter(|letter| letter.len() == 1);
        add(letter.map_or(cell, |letter| cell.get(letter.len().saturating_add(1)..).unwrap_or_default()));
        letter.into_iter().for_each(&mut add);
    } else if let Some(entry) = known.entry.captures(text) {
        entry.get(1).into_iter().for_each(|letter| add(&format!("({})", letter.as_str())));
        if let Some(number) = entry.get(2) {
            add(&format!("step {}", number.as_str()));
        }
        entry.get(3).into_iter().for_each(|name| add(name.as_str()));
    }
    for found in [&known.label, &known.numbered, &known.file, &known.introduced, &known.plain, &known.capital] {
        found.captures_iter(text).take(EACH).filter_map(|found| found.get(1)).for_each(|name| add(name.as_str()));
    }
}

/// 8 names of a kind in one unit.
const EACH: usize = 8;

/// Words that are set off everywhere, and name nothing.
const COMMON: &[&str] = &[
    "note",
    "notes",
    "important",
    "warning",
    "example",
    "examples",
    "do",
    "don't",
    "not",
    "always",
    "never",
    "must",
    "only",
    "all",
    "any",
    "and",
    "or",
    "if",
    "the user",
    "user",
    "use",
    "run",
    "when",
    "what",
    "why",
    "how",
    "i",
    "it",
    "yes",
    "no",
    ".env",
    "input",
    "output",
    "name",
    "file",
    "files",
    "files:",
    "url",
    "api",
    "key",
    "value",
    "field",
    "column",
    "option",
    "command",
    "description",
    "purpose",
    "default",
    "type",
    "required",
    "optional",
    "set",
    "read",
    "write",
    "first",
    "then",
    "settings",
    "configuration",
    "setup",
    "usage",
    "security",
    "token",
    "request",
    "response",
];
