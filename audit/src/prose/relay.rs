//! Data that a prompt names and the agent therefore reads: an order is one whether a page says it or a list that it points to.

use std::collections::BTreeSet;

use aho_corasick::AhoCorasick;

use super::{Text, english, judge, touches};
use crate::bundle::{Bundle, File};
use crate::finding::{Finding, Findings};
use crate::layout::{Layout, Role};
use crate::rules::prose as rules;
use crate::text::Source;

/// 256 KiB of a file: a list of steps is a hundredth of that; what is larger is data.
const BYTES: u64 = 256 << 10;

/// 5 letters of a name with its ending: `a.js` stands in many texts.
const NAME: usize = 5;

/// Reads every file of data whose name stands in a text.
pub(super) fn inspect(bundle: &Bundle, layout: &Layout, findings: &mut Findings) {
    for file in named(bundle, layout) {
        let Ok(bytes) = bundle.read(file, BYTES) else { continue };
        let text = crate::text::read(&bytes);
        let source = Source::new(&file.path, &text);
        let place = |start, end| source.place(start, end);
        let plain = flattened(&text);
        judge(&Text { path: "", text: &plain, place: &place }, findings);
        if let Some((start, end)) = parcel(&plain) {
            let message = "what a text names lists credentials, and where they go";
            let evidence = text.get(start..end).unwrap_or_default();
            findings.push(Finding::new(&rules::ORDERS, place(start, end), message).evidence(evidence));
        }
    }
}

/// The files of data that a prompt or another text calls by their names.
fn named<'a>(bundle: &'a Bundle, layout: &Layout) -> Vec<&'a File> {
    let is_meant = |file: &&File| is_data(file) && file.name().len() >= NAME && !layout.has(&file.path, Role::Manifest);
    let files: Vec<&File> = bundle.files().iter().filter(is_meant).collect();
    let names: Vec<&str> = files.iter().map(|file| file.name()).collect();
    let Ok(finder) = AhoCorasick::new(&names) else { return Vec::new() };
    let mut seen = BTreeSet::new();
    let mut look = |text: &str| seen.extend(finder.find_overlapping_iter(text).map(|found| found.pattern().as_usize()));
    if !files.is_empty() {
        for path in layout.with(Role::Prompt).chain(layout.with(Role::Text)) {
            let bytes = bundle.file(path).and_then(|file| bundle.read(file, crate::bundle::FILE_BYTES).ok());
            look(&crate::text::read(&bytes.unwrap_or_default()));
        }
        layout.prompts.iter().for_each(|prompt| look(&prompt.text));
    }
    // Two files of one name are one pattern: whichever is meant, each is read.
    let called: BTreeSet<&str> = seen.into_iter().filter_map(|at| names.get(at).copied()).collect();
    files.into_iter().filter(|file| called.contains(file.name())).collect()
}

fn is_data(file: &File) -> bool {
    const ENDS: &[&str] = &[
        "json",
        "jsonc",
        "json5",
        "jsonl",
        "ndjson",
        "yaml",
        "yml",
        "toml",
        "csv",
        "tsv",
        "ini",
        "cfg",
        "conf",
        "log",
        "xml",
        "properties",
        "dat",
        "data",
        "tmpl",
        "tpl",
        "text",
        "lst",
        "list",
        "po",
        "ics",
        "org",
        "tex",
        "ipynb",
    ];
    ENDS.contains(&file.extension().as_str())
        && file.size <= BYTES
        && !file.path.contains("node_modules/")
        && !file.name().contains("lock")
}

/// The text with its marks as blanks and its lines without indentation, every byte at its place: a list is no quotation, and
/// what is indented no example.
fn flattened(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    for line in text.split('\n') {
        let begin = line
            .len()
            .saturating_sub(line.trim_start_matches([' ', '\t', '#', '>', ';', '"', '\'', '{', '[', '`']).len());
        if !plain.is_empty() || begin > 0 {
            // What stood before the line stands before its end, which is moved behind it.
            plain.extend(std::iter::repeat_n(' ', begin));
        }
        plain.push('\n');
        let rest = line.get(begin..).unwrap_or_default();
        plain
            .extend(rest.chars().map(|c| {
                if matches!(c, '"' | '\'' | '`' | '{' | '}' | '[' | ']' | '#' | '*' | '|') { ' ' } else { c }
            }));
    }
    // The first line has no end before it.
    plain.remove(0);
    plain
}

/// Words that say that something goes somewhere.
const SENDS: &[&str] = &[
    "deliver", "upload", "send", "post", "submit", "ship", "push", "transfer", "handover", "forward", "mirror", "sync",
    "publish", "export",
];

/// Words of lists that keep credentials from being sent.
const GUARDS: &[&str] = &[
    "deny",
    "ignore",
    "block",
    "exclude",
    "forbid",
    "protect",
    "redact",
    "scan",
    "detect",
    "pattern",
    "rule",
    "severity",
    "regex",
    "mask",
    "never",
    "sensitive",
    "forbidden",
    "disallow",
    "leak",
    "malicious",
    "attack",
    "restrict",
    "refuse",
];

/// A list of credentials with an address to which what is listed goes.
fn parcel(plain: &str) -> Option<(usize, usize)> {
    let lower = plain.to_ascii_lowercase();
    let has = |words: &[&str]| words.iter().any(|word| lower.contains(word));
    if !has(SENDS) || has(GUARDS) || !has(&["://", "@"]) {
        return None;
    }
    // A contract of an interface speaks of keys, and has addresses.
    let is_contract = has(&["openapi:", "swagger:", "asyncapi:"]);
    if is_contract && !touches::names_vault(plain) {
        return None;
    }
    english::credentials(plain).filter(|_| lower.lines().any(is_destination))
}

/// Whether a line names where something goes: an address, below a key that says so.
fn is_destination(line: &str) -> bool {
    let Some((key, value)) = line.split_once([':', '=']) else { return false };
    const KEYS: &[&str] = &[
        "to",
        "url",
        "uri",
        "endpoint",
        "dest",
        "destination",
        "target",
        "sink",
        "webhook",
        "remote",
        "address",
        "host",
        "server",
        "where",
        "at",
        "post",
        "put",
        "upload",
        "deliver",
        "send",
        "drop",
        "push",
    ];
    let key = key.trim_start_matches(['-', ' ', ',']).trim();
    let is_key = key.split(['_', '-', '.', ' ']).any(|word| KEYS.contains(&word));
    is_key && (value.contains("://") || value.contains('@'))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_and_indentation_go_and_every_byte_stays_at_its_place() {
        let text = "a:\n  - \"b c\"\n    # d\n\te: 'ü'\n";
        let plain = flattened(text);
        assert_eq!(plain.len(), text.len());
        assert_eq!(plain.find("b c"), text.find("b c"));
        assert_eq!(plain.find('ü'), text.find('ü'));
        assert!(plain.contains("\nd"));
    }
}
