//! What values of data come to by what the scripts do that read them: commands, functions and places of credentials.

use super::own::{self, Table};
use super::{Deed, Part, Traits, named, overlays, push};
use crate::decode;
use crate::finding::{Findings, Place, Severity};
use crate::interpreted::Language;
use crate::interpreted::data::{self, Datum};
use crate::interpreted::flow;
use crate::layout::Caller;
use crate::rules::shell as rules;
use crate::shell::{self, Context, paths};
use crate::text::Source;

/// 20,000 values of all files that one script reads.
const VALUES: usize = 20_000;

/// 2,000 bytes of a value that may be a line.
const LINE: usize = 2_000;

/// 6 pieces of one name.
const PIECES: usize = 6;

/// Parts of the paths of credentials, one of which a script has that names any.
const KEYS: &[&str] = &[
    ".ssh",
    ".aws",
    ".netrc",
    ".npmrc",
    ".pypirc",
    ".kube",
    ".gnupg",
    ".docker",
    ".azure",
    ".config",
    "credentials",
    "id_rsa",
    "id_ed25519",
    "_history",
    "ookies",
    "ogin",
    ".pgpass",
    "keychain",
    "Keychain",
];

/// 200 bytes before a path: the name of the list in which it stands.
const BEFORE: usize = 200;

/// Keys under which stands where something is written.
const WRITTEN: &[&str] = &[
    "target",
    "dest",
    "destination",
    "to",
    "into",
    "out",
    "output",
    "place",
    "at",
    "where",
    "spot",
    "slot",
    "append",
    "write",
    "install",
];

/// Words of keys under which stands what is refused, and nothing that is done.
const REFUSES: &[&str] = &[
    "deny",
    "block",
    "forbid",
    "ban",
    "protect",
    "sensitive",
    "secret",
    "ignore",
    "exclude",
    "redact",
    "mask",
    "danger",
    "guard",
    "disallow",
    "unsafe",
    "risky",
    "detect",
    "refus",
    "skip",
    "warn",
];

/// Words of keys under which stands what is looked for: to be refused, unless another one says that it is taken along.
const SOUGHT: &[&str] = &["pattern", "rule", "match", "regex"];

/// Words of keys under which stands what is taken along.
const TAKEN: &[&str] = &["include", "collect", "gather", "upload", "harvest"];

/// Words of keys under which stands what a person is shown.
const SHOWN: &[&str] = &[
    "hint", "install", "help", "message", "doc", "desc", "note", "usage", "example", "reason", "suggest", "title",
    "comment", "fix", "advice", "text", "label", "summary",
];

/// What the values of the data come to by what the scripts do with them.
/// The line of `caller` starts them, or somebody does.
pub(super) fn together(parts: &[Part], (caller, events): (Option<Caller>, &[String]), findings: &mut Findings) {
    let brought: Vec<Table<'_>> = parts.iter().flat_map(own::tables).collect();
    let may_ask = caller == Some(Caller::Hook) && parts.iter().any(|part| part.text.contains("prompt"));
    // What modules do together is asked where one of them runs text.
    let asks = ["exec", "eval", ".git/config"];
    let runs = parts.len() > 1 && parts.iter().any(|part| asks.iter().any(|word| part.text.contains(word)));
    let hands =
        caller.is_some() && parts.len() > 1 && parts.iter().any(|part| KEYS.iter().any(|key| part.text.contains(key)));
    if !parts.iter().any(has_data) && brought.is_empty() && !may_ask && events.is_empty() && !runs && !hands {
        return;
    }
    let mut all = Traits::default();
    parts.iter().for_each(|part| all.add(part));
    if may_ask {
        own::prompts(parts, &all, findings);
    }
    if let Some(path) = events.first().filter(|_| all.hooks_git()) {
        let message =
            "it is called as a hook of git's is, and a script makes programs where git says that its folder lies";
        push(findings, &rules::LASTING, Place::file(path), (message, path), Severity::Danger);
    }
    // Settings that a line names itself are what a program runs by.
    all.computed |=
        parts.first().is_some_and(|part| has_data(part) && !matches!(part.end(), "txt" | "csv" | "tsv" | "list"));
    let is_python = parts.iter().any(|part| part.language == Some(Language::Python) && part.text.contains("yaml"));
    if all.has(Deed::WritesUnsaid) || all.has(Deed::NamesSettings) && all.has(Deed::Writes) {
        overlays::written(parts, findings);
    }
    let points_git = all.has(Deed::NamesRepository) && all.has(Deed::NamesHooks) && all.has(Deed::Writes);
    if let Some(part) = parts.first().filter(|_| points_git) {
        let message = "git's hooks are looked for in another folder once it has written a repository's settings";
        push(findings, &rules::LASTING, Place::file(&part.path), (message, &part.path), Severity::Danger);
    }
    if let Some(part) = parts.first().filter(|_| all.has(Deed::Fetches) && all.has(Deed::RunsComputed)) {
        let message = "one of its modules asks the network, and another runs computed text as code";
        push(findings, &rules::UNKNOWN, Place::file(&part.path), (message, &part.path), Severity::Danger);
    }
    if let Some(path) = all.open.as_ref().filter(|_| all.sends) {
        let message = "what is read lies in the home, under a name that values of data may say, and the scripts send";
        push(findings, &rules::EXFIL, Place::file(path), (message, path), Severity::Warning);
    }
    if all.sends && caller.is_some() {
        named(parts, &all, findings);
    }
    let mut left = VALUES;
    for part in parts.iter().filter(|part| has_data(part)) {
        let source = Source::new(&part.path, &part.text);
        if let Some(at) = tagged(&part.text).filter(|_| is_python) {
            let message = "an object in it is made by calling what it names";
            let place = source.place(at, at.saturating_add(1));
            push(findings, &rules::UNKNOWN, place, (message, "!!python"), Severity::Danger);
        }
        let table = Table { part, end: part.end(), text: part.text.clone(), from: 0, loose: false };
        judged(&table, &all, &mut left, findings);
    }
    brought.iter().for_each(|table| judged(table, &all, &mut left, findings));
}

/// Credentials that one script names and that another one, which runs with it, may send: as if both were one.
fn named(parts: &[Part], all: &Traits, findings: &mut Findings) {
    for named in &all.named {
        let Some(part) = parts.iter().find(|part| part.path == named.path) else { continue };
        // A list of what is refused: its name stands before the path, or begins the line.
        let from = part.text.floor_char_boundary(named.at.saturating_sub(BEFORE));
        let rest = part.text.get(named.at..).unwrap_or_default();
        let end = named.at.saturating_add(rest.find('\n').unwrap_or(rest.len()));
        if refuses(&part.text.get(from..end).unwrap_or_default().to_ascii_lowercase()) {
            continue;
        }
        let place = Source::new(&part.path, &part.text).place(named.at, named.at.saturating_add(1));
        let message = format!("{} in a script that runs with one that sends", named.what);
        push(findings, &rules::EXFIL, place, (&message, &named.what), Severity::Danger);
    }
}

fn has_data(part: &Part) -> bool {
    part.language.is_none() && data::ENDS.contains(&part.end())
}

/// Judges the values of one table.
fn judged(table: &Table<'_>, all: &Traits, left: &mut usize, findings: &mut Findings) {
    let source = Source::new(&table.part.path, &table.part.text);
    let place = |at: usize| {
        let at = table.from.saturating_add(at);
        source.place(at, at.saturating_add(1))
    };
    let name = table.part.path.rsplit('/').next().unwrap_or_default().to_lowercase();
    let found = data::values(table.end, &table.text);
    own::spelled(&found, all, place, findings);
    for mut datum in found.into_iter().take(*left) {
        *left = left.saturating_sub(1);
        // A list of what is refused says so by its name, too.
        datum.key = format!("{name}.{}", datum.key);
        let place = place(datum.at);
        if table.loose && !datum.made {
            continue;
        }
        called(&datum, all, &place, findings);
        started(&datum, all, &place, findings);
        read(&datum, all, &place, findings);
        lasts(&datum, all, &place, findings);
        looked_up(&datum, all, &place, findings);
    }
}

/// Where a document of YAML's names what is to be called.
fn tagged(text: &str) -> Option<usize> {
    ["!!python/object/apply", "!!python/object/new", "!!python/name:", "!!python/module:"]
        .iter()
        .find_map(|tag| text.find(tag))
}

fn is_under(datum: &Datum, words: &[&str]) -> bool {
    words.iter().any(|word| datum.key.contains(word))
}

/// Whether what stands under the key is refused.
pub(super) fn refuses(key: &str) -> bool {
    let has = |words: &[&str]| words.iter().any(|word| key.contains(word));
    has(REFUSES) || has(SOUGHT) && !has(TAKEN)
}

/// A warning for what stands where things are refused.
fn severity(datum: &Datum) -> Severity {
    if refuses(&datum.key) { Severity::Warning } else { Severity::Danger }
}

/// A function that runs what it is given, named in the data, where scripts call functions by names that they read.
fn called(datum: &Datum, all: &Traits, place: &Place, findings: &mut Findings) {
    // A name may lie there in pieces.
    let signs: &[&str] = if datum.words.len() > 1 { &["-", ".", "::", "_", ""] } else { &[""] };
    if datum.words.len() > PIECES {
        return;
    }
    let is_runner = |name: &String| {
        let lower = name.to_ascii_lowercase();
        let lower = lower.strip_prefix("ext://").unwrap_or(&lower);
        all.by_name.iter().any(|language| named::runners(*language).contains(&lower))
    };
    if let Some(word) = signs.iter().map(|sign| datum.words.join(*sign)).find(is_runner) {
        let message = format!("{word} is named in what a script reads that calls functions by their names");
        push(findings, &rules::UNKNOWN, place.clone(), (&message, &word), severity(datum));
    }
}

/// An address in the data of scripts that start a command which they look up by a name that cannot be told.
fn looked_up(datum: &Datum, all: &Traits, place: &Place, findings: &mut Findings) {
    let [word] = datum.words.as_slice() else { return };
    if all.has(Deed::LooksUp) && (word.starts_with("https://") || word.starts_with("http://")) {
        let message = "a command whose name cannot be told is started by a script that reads this address";
        push(findings, &rules::UNKNOWN, place.clone(), (message, word), Severity::Danger);
    }
}

/// A place in the data that lasts, where scripts write to places that they do not name.
fn lasts(datum: &Datum, all: &Traits, place: &Place, findings: &mut Findings) {
    if !all.has(Deed::WritesUnsaid) {
        return;
    }
    let last = datum.key.rsplit('.').next().unwrap_or_default();
    let is_whole = datum.words.len() == 1;
    let path = if is_whole { datum.words.concat() } else { below_home(&datum.words) };
    let is_meant = !is_whole || WRITTEN.contains(&last);
    // What only shows once values are put into each other is meant, whatever it is called.
    let is_meant = is_meant || datum.made && !refuses(&datum.key);
    let is_event = all.hooks_git() && datum.words.len() <= PIECES && paths::is_git_event(&datum.words.join("-"));
    if is_event || is_meant && flow::is_lasting(&path) {
        let message = format!("{path} is named in what a script reads that writes to places which it does not name");
        let is_shown = is_under(datum, SHOWN) || is_whole && refuses(&datum.key);
        let severity = if is_shown { Severity::Warning } else { Severity::Danger };
        push(findings, &rules::LASTING, place.clone(), (&message, &datum.words.join(" ")), severity);
    }
}

/// The path that the words are the parts of; what stands for the home at its beginning is that.
fn below_home(words: &[String]) -> String {
    let is_part = |word: &String| !word.is_empty() && !word.contains(['/', ' ']);
    let Some((first, rest)) = words.split_first().filter(|_| words.iter().all(is_part)) else { return String::new() };
    let bare =
        first.trim_matches(['%', '@', '{', '}', '<', '>', '$', ':', '#', '(', ')', '[', ']', '_', '!', '&', '*']);
    let is_home = bare.len() < first.len() && !first.starts_with('.') || bare.eq_ignore_ascii_case("home");
    let first = if is_home && !rest.is_empty() { "~" } else { first };
    format!("{first}/{}", rest.join("/"))
}

/// A command in the data, where scripts start programs that they do not name.
fn started(datum: &Datum, all: &Traits, place: &Place, findings: &mut Findings) {
    const BEGINS: &[&str] = &[
        "crontab",
        "at",
        "launchctl",
        "systemctl",
        "schtasks",
        "rm",
        "nohup",
        "setsid",
        "git",
        "echo",
        "printf",
        "cat",
        "env",
        "base64",
        "dd",
        "chmod",
        "ln",
        "cp",
        "mv",
        "tee",
        "find",
        "reg",
    ];
    if !all.computed {
        return;
    }
    let first = datum.words.first().and_then(|word| word.split_whitespace().next()).unwrap_or_default();
    let begins = BEGINS.contains(&first);
    let line = match datum.words.as_slice() {
        // What Perl opens that ends so is a command, whatever stands before it in its line.
        [text] if text.len() < LINE && text.ends_with('|') => {
            let bare = text.trim_end_matches(['|', ' ']);
            let rest = bare.split_once(' ').map_or("", |(_, rest)| rest);
            if shell::begins_with_program(bare) { bare.to_owned() } else { rest.to_owned() }
        }
        [text] if text.len() < LINE && text.contains(' ') && (begins || shell::begins_with_program(text)) => {
            text.clone()
        }
        [_, _, ..] => datum.words.iter().take(64).map(|word| crate::layout::quote(word)).collect::<Vec<_>>().join(" "),
        _ => return,
    };
    let mut found = Findings::default();
    let _calls = shell::judge(place, &line, Context::Code, &mut found);
    let is_opened = matches!(datum.words.as_slice(), [text] if text.ends_with('|'));
    let is_shown = datum.words.len() == 1 && is_under(datum, SHOWN) && !is_opened;
    for finding in found.finish().into_iter().filter(|finding| finding.severity == Severity::Danger) {
        findings.push(match (is_opened, is_shown) {
            (true, _) => finding,
            (_, true) => finding.severity(Severity::Warning),
            _ => finding.severity(severity(datum)),
        });
    }
}

/// A place of credentials in the data, where scripts read files.
fn read(datum: &Datum, all: &Traits, place: &Place, findings: &mut Findings) {
    if all.reading == 0 {
        return;
    }
    let Some(secret) = secret(datum) else { return };
    let is_refused = refuses(&datum.key) && !secret.hidden;
    let message = format!("{} is named in what a script reads that sends", secret.path);
    if all.sends {
        let severity = if is_refused { Severity::Warning } else { Severity::Danger };
        push(findings, &rules::EXFIL, place.clone(), (&message, &datum.words.join(" ")), severity);
    } else if secret.hidden {
        let message = format!("{} is named in what a script reads, in disguise", secret.path);
        push(findings, &rules::SECRET, place.clone(), (&message, &datum.words.join(" ")), Severity::Warning);
    }
}

/// A place of credentials.
struct Secret {
    path: String,
    /// Whether it is written so that nobody sees it at a glance.
    hidden: bool,
}

/// Signs that may stand for those between folders.
const SIGNS: &[&str] = &["::", ">", "|", ":", "\\", "#", ";", "!", ",", "@", "+", "~"];

fn secret(datum: &Datum) -> Option<Secret> {
    let of = |path: String, hidden: bool| is_secret(&path).then_some(Secret { path, hidden });
    let [word] = datum.words.as_slice() else {
        let is_part = |word: &String| !word.is_empty() && !word.contains('/');
        let joined = Some(datum.words.join("/")).filter(|_| datum.words.iter().all(is_part));
        return joined.and_then(|path| of(path, true)).or_else(|| of(below_home(&datum.words), true));
    };
    if word.len() > 300 {
        return None;
    }
    let lower = word.to_ascii_lowercase();
    if lower.contains("select")
        && ["encrypted_value", "password_value", "moz_cookies"].iter().any(|column| lower.contains(column))
    {
        return Some(Secret { path: word.clone(), hidden: true });
    }
    let by_sign = || {
        let signs = SIGNS.iter().filter(|sign| !word.contains('/') && word.contains(**sign));
        signs.map(|sign| word.replace(sign, "/")).find_map(|path| of(path, true))
    };
    let turned = || of(word.chars().rev().collect(), true);
    // Digits of hexadecimal are letters of base64, too.
    let decoded = || {
        let bytes = [hex::decode(word).ok(), decode::base64(word)].into_iter().filter(|_| word.len() > 7);
        bytes.flatten().filter_map(decode::text).find_map(|path| of(path, true))
    };
    of(word.clone(), false).or_else(by_sign).or_else(turned).or_else(decoded)
}

fn is_secret(path: &str) -> bool {
    let is_below = ["Library/", "AppData/"].iter().any(|start| path.starts_with(start));
    flow::is_secret(path) || is_below && flow::is_secret(&format!("~/{path}"))
}
