//! What may be a command in a file that is no script: behind a key, between quotes, in the lines below a key.

use std::sync::LazyLock;

use aho_corasick::AhoCorasick;

use crate::finding::{Finding, Findings, Place, Severity};
use crate::rules::shell as rules;
use crate::shell::{self, Context};

/// 4,000 lines of one file: what a machine reads as its settings is shorter.
const LINES: usize = 4_000;

/// 200 pieces of one file.
const PIECES: usize = 200;

/// 4 KiB of one piece: a command line is not longer.
const BYTES: usize = 4 << 10;

/// 120 lines of the text below one key.
const BLOCK: usize = 120;

/// What asks the network or hides something: without one of these no piece is worth a look.
static FAR: LazyLock<Option<AhoCorasick>> = LazyLock::new(|| {
    let words = [
        "curl",
        "wget",
        "/dev/tcp",
        "base64",
        "openssl",
        "nc ",
        "ncat",
        "socat",
        "iwr ",
        "irm ",
        "invoke-",
        "downloadstring",
        "urlopen",
        "requests.",
        "fetch(",
        "http.get",
        "https.get",
        "net::http",
        "powershell",
        "xxd",
        "bitsadmin",
        "certutil",
        "scp ",
        "rsync ",
        "sftp",
        "nslookup",
        "dig ",
        "aria2c",
    ];
    AhoCorasick::builder().ascii_case_insensitive(true).build(words).ok()
});

/// Words before a command that say when it runs.
const KEYS: &[&str] =
    &["run", "cmd", "entrypoint", "localcommand", "proxycommand", "exec", "onbuild", "before", "after", "command"];

/// A piece of a file.
pub(super) struct Piece {
    /// The key before it, in lower case; empty where there is none.
    pub(super) key: String,
    pub(super) text: String,
    /// The byte at which its line begins.
    pub(super) at: usize,
}

/// Whether anything in `text` may ask the network or hide something.
pub(super) fn may_reach(text: &str) -> bool {
    FAR.as_ref().is_some_and(|far| far.is_match(text))
}

/// Every piece of `text` that may be a command.
pub(super) fn pieces(text: &str) -> Vec<Piece> {
    let mut found = Vec::new();
    let mut at = 0_usize;
    let mut lines = Vec::new();
    for line in text.split_inclusive('\n').take(LINES) {
        lines.push((at, line.trim_end()));
        at = at.saturating_add(line.len());
    }
    let mut key = String::new();
    for (nth, (at, line)) in lines.iter().enumerate() {
        if found.len() >= PIECES {
            break;
        }
        let (own, value) = keyed(line);
        if is_open(value) {
            let block = below(line, lines.get(nth.saturating_add(1)..).unwrap_or_default());
            if may_reach(&block) {
                found.push(Piece { key: own.clone(), text: block, at: *at });
            }
        }
        // `key:` or `key = [`, and what it holds on the lines after it.
        if !own.is_empty() {
            key.clone_from(&own);
        }
        if !is_comment(line) && may_reach(line) {
            let whole = continued(value, lines.get(nth..).unwrap_or_default());
            add(&key, &whole, *at, &mut found);
        }
    }
    found
}

/// The value, what stands between its quotes, and what follows the first word that reaches far.
fn add(key: &str, value: &str, at: usize, found: &mut Vec<Piece>) {
    let mut push = |text: &str| {
        if (4..BYTES).contains(&text.len()) {
            found.push(Piece { key: key.to_owned(), text: text.to_owned(), at });
        }
    };
    let value = unquoted(&untagged(value));
    push(&value);
    let first = value.trim_start_matches(['@', '-', '+']).split_whitespace().next().unwrap_or_default();
    if ["echo", "printf", "print", "puts", "log", "info", "warn"].contains(&first.trim_end_matches(['(', ':'])) {
        return;
    }
    for quote in ['"', '\''] {
        let inside = value.split(quote).skip(1).step_by(2).filter(|text| may_reach(text));
        inside.for_each(&mut push);
    }
    // `nc ` is no part of `sync `.
    let begins =
        |at: usize| !value.get(..at).is_some_and(|before| before.ends_with(|c: char| c.is_alphanumeric() || c == '_'));
    let far = FAR.as_ref().and_then(|far| far.find_iter(&value).find(|found| begins(found.start())));
    let tail = far.and_then(|found| value.get(found.start()..));
    if let Some(tail) = tail {
        // A text inside a text ends at the next mark, with a backslash before it or without.
        let end = tail
            .find(['"', '\'', '`'])
            .filter(|end| tail.get(*end..).is_some_and(|rest| rest.matches('"').count() % 2 == 1));
        end.and_then(|end| tail.get(..end)).map(|cut| cut.trim_end_matches('\\')).into_iter().for_each(&mut push);
        push(tail.trim_end_matches(['"', '\'', ',', ';', ']', '}', '>']));
    }
}

/// The key of a line, and what stands behind it.
fn keyed(line: &str) -> (String, &str) {
    let line = line.trim_start().trim_start_matches(['-', '[', '{', ' ', '@']);
    // 40 letters: a key is not longer.
    let end = line.char_indices().take(40).find(|(_, c)| !(c.is_ascii_alphanumeric() || "_-.\"'/ ".contains(*c)));
    let sign = end.and_then(|(at, c)| matches!(c, ':' | '=').then_some(at));
    let clean = |key: &str| key.trim().trim_matches(['"', '\'']).to_ascii_lowercase();
    if let Some((key, value)) = sign.and_then(|at| Some((line.get(..at)?, line.get(at.saturating_add(1)..)?)))
        && !value.starts_with("//")
        && clean(key).split_whitespace().count() < 3
    {
        return (clean(key), value.trim().trim_end_matches(','));
    }
    match line.split_once(char::is_whitespace) {
        Some((word, rest)) if KEYS.contains(&word.to_ascii_lowercase().as_str()) => {
            let mut rest = rest.trim_start();
            while let Some((_, more)) = rest.strip_prefix("--").and_then(|rest| rest.split_once(char::is_whitespace)) {
                rest = more.trim_start();
            }
            (word.to_ascii_lowercase(), rest)
        }
        _ => (String::new(), past_schedule(line).unwrap_or(line)),
    }
}

/// What a line of cron's runs.
pub(crate) fn past_schedule(line: &str) -> Option<&str> {
    let line = line.trim();
    if let Some(rest) = line.strip_prefix('@') {
        let (word, rest) = rest.split_once(char::is_whitespace)?;
        return ["reboot", "hourly", "daily", "midnight", "weekly", "monthly"].contains(&word).then(|| rest.trim());
    }
    let mut rest = line;
    for _ in 0..5 {
        let (field, more) = rest.split_once(char::is_whitespace)?;
        let is_time = field.chars().all(|c| c.is_ascii_digit() || "*/,-".contains(c));
        if !is_time {
            return None;
        }
        rest = more.trim_start();
    }
    Some(rest).filter(|rest| !rest.is_empty())
}

/// Whether the text of a key is what stands on the lines below it.
fn is_open(value: &str) -> bool {
    matches!(value, "|" | "|-" | "|+" | ">" | ">-" | ">+" | "\"\"\"" | "'''")
}

/// The lines that stand further right than `line`.
fn below(line: &str, rest: &[(usize, &str)]) -> String {
    let indent = |line: &str| line.len().saturating_sub(line.trim_start().len());
    let own = indent(line);
    let inside = rest.iter().take(BLOCK).take_while(|(_, line)| line.trim().is_empty() || indent(line) > own);
    inside.fold(String::new(), |block, (_, line)| block + line.trim_start() + "\n")
}

/// `value`, with the lines to which a backslash at its end carries it.
fn continued(value: &str, lines: &[(usize, &str)]) -> String {
    let mut whole = value.to_owned();
    for (_, next) in lines.iter().skip(1).take(BLOCK) {
        let Some(open) = whole.strip_suffix('\\') else { break };
        whole = format!("{open} {}", next.trim());
    }
    whole
}

/// What stands in the innermost element of a line of XML.
fn untagged(value: &str) -> String {
    let inside =
        value.strip_prefix('<').and_then(|rest| rest.split_once('>')).and_then(|(_, rest)| rest.rsplit_once("</"));
    let plain =
        |text: &str| text.replace("&gt;", ">").replace("&lt;", "<").replace("&quot;", "\"").replace("&amp;", "&");
    inside.map_or_else(|| value.to_owned(), |(inside, _)| plain(inside))
}

/// Without the quotes around it.
fn unquoted(value: &str) -> String {
    let value = value.trim();
    for quote in ['"', '\''] {
        let inside = value.strip_prefix(quote).and_then(|rest| rest.strip_suffix(quote));
        if let Some(inside) = inside.filter(|inside| quote == '"' || !inside.contains('\'')) {
            return if quote == '"' { inside.replace("\\\"", "\"") } else { inside.to_owned() };
        }
    }
    let list = value.strip_prefix('[').and_then(|rest| rest.strip_suffix(']'));
    // `["sh", "-c", "…"]`
    list.filter(|list| list.starts_with('"')).map_or_else(|| value.to_owned(), |list| list.replace("\", \"", "\" \""))
}

fn is_comment(line: &str) -> bool {
    let line = line.trim_start();
    ["#", "//", ";", "\" ", "<!--", "--  "].iter().any(|start| line.starts_with(start))
}

/// What a shell that were given the piece would do that nobody means well with; code of other languages that runs what it
/// fetches counts too.
pub(super) fn dangers(text: &str, place: &Place) -> Vec<Finding> {
    let mut findings = Findings::default();
    shell::judge(place, text, Context::Code, &mut findings);
    let wanted =
        [rules::PIPE.id, rules::DOWNLOAD.id, rules::DECODED.id, rules::REVERSE.id, rules::EXFIL.id, rules::SECRET.id];
    let mut found: Vec<Finding> = findings
        .finish()
        .into_iter()
        .filter(|finding| wanted.contains(&finding.rule.id) && finding.severity >= Severity::Warning)
        .collect();
    if runs_what_it_fetches(text) {
        found.push(Finding::new(&rules::PIPE, place.clone(), "what is fetched is run").evidence(text));
    }
    found
}

/// Whether one line of Python, Ruby or JavaScript fetches, and runs text.
fn runs_what_it_fetches(text: &str) -> bool {
    const RUNS: &[&str] = &["exec(", "eval(", "instance_eval", "new function(", "iex"];
    const FETCHES: &[&str] =
        &["urlopen(", "requests.get(", "uri.open(", "net::http.get", "downloadstring(", "irm ", "iwr "];
    let lower = text.to_ascii_lowercase();
    RUNS.iter().any(|word| lower.contains(word)) && FETCHES.iter().any(|word| lower.contains(word))
}
