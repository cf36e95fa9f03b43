//! Files of data that a script reads: every value in them with the key that it stands under, in the formats that scripts read.

use crate::json::{self, Node, Value};

/// 5,000 values of one file.
const VALUES: usize = 5_000;

/// 40 levels of one document.
const DEEP: usize = 40;

/// 6 words and as many lists of one object.
const PAIRED: usize = 6;

/// A value, or a list of texts.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Datum {
    /// The keys that it stands under, with dots between them, in lower case.
    pub(super) key: String,
    /// Its words: one where it is no list.
    pub(super) words: Vec<String>,
    /// Its first byte.
    pub(super) at: usize,
    /// Whether it does not stand there as a value: others are put into it, it is a part of a row, or the key of a value.
    pub(super) made: bool,
}

/// Endings of such files.
pub(super) const ENDS: &[&str] = &[
    "json",
    "jsonc",
    "json5",
    "ini",
    "cfg",
    "conf",
    "toml",
    "yaml",
    "yml",
    "csv",
    "tsv",
    "txt",
    "psd1",
    "properties",
    "dat",
    "list",
    "tbl",
    "psv",
    "tab",
    "lst",
];

/// 40 cells of one row.
const CELLS: usize = 40;

/// The values in the file of that ending.
pub(super) fn values(end: &str, text: &str) -> Vec<Datum> {
    let mut found = Vec::new();
    if matches!(end, "json" | "jsonc" | "json5") {
        if let Ok(read) = json::read(text) {
            below(&read.node, String::new(), 0, &mut found);
        }
    } else {
        lines(end, text, &mut found);
    }
    found.truncate(VALUES);
    let filled = super::filled::filled(&found);
    found.extend(filled);
    found
}

fn below(node: &Node, key: String, depth: usize, found: &mut Vec<Datum>) {
    if depth > DEEP || found.len() > VALUES {
        return;
    }
    match &node.value {
        Value::Text(text) => found.push(Datum { key, words: vec![text.clone()], at: node.span.0, made: false }),
        Value::List(items) => {
            let words: Vec<String> = items.iter().filter_map(Node::text).map(str::to_owned).collect();
            if words.len() == items.len() && words.len() > 1 {
                found.push(Datum { key: key.clone(), words, at: node.span.0, made: false });
            }
            items.iter().for_each(|item| below(item, key.clone(), depth.saturating_add(1), found));
        }
        Value::Object(members) => {
            found.extend(paired(node, &key));
            for member in members {
                found.extend(placed(&member.key, &key, member.node.span.0));
                let key = format!("{key}.{}", member.key.to_lowercase());
                below(&member.node, key, depth.saturating_add(1), found);
            }
        }
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}

/// A key that is a place, where what is to lie there stands behind it.
fn placed(name: &str, key: &str, at: usize) -> Option<Datum> {
    let name = name.trim_matches(['"', '\'']);
    let is_place = name.starts_with(['~', '$']) && name.contains('/') || name.starts_with('.') && name.len() > 4;
    is_place.then(|| Datum { key: key.to_owned(), words: vec![name.to_owned()], at, made: true })
}

/// A word of an object beside each list in it, a program and what it is given; a folder beside the name of a file.
fn paired(node: &Node, key: &str) -> Vec<Datum> {
    let texts = || {
        node.members().iter().filter_map(|member| member.node.text()).filter(|text| !text.contains(' ')).take(PAIRED)
    };
    let list = |node: &Node| -> Vec<String> { node.items().iter().filter_map(Node::text).map(str::to_owned).collect() };
    let lists: Vec<Vec<String>> =
        node.members().iter().map(|member| list(&member.node)).filter(|list| !list.is_empty()).take(PAIRED).collect();
    let of = |words: Vec<String>| Datum { key: key.to_owned(), words, at: node.span.0, made: false };
    let commands = texts().flat_map(|text| {
        let begin =
            move |list: &Vec<String>| [text.to_owned()].into_iter().chain(list.iter().cloned()).collect::<Vec<_>>();
        lists.iter().map(begin)
    });
    let mut all: Vec<Datum> = commands.map(of).collect();
    let texts: Vec<&str> = texts().collect();
    let paths =
        texts.windows(2).filter(|two| two.first().is_some_and(|first| first.starts_with(['.', '~']) || is_home(first)));
    all.extend(paths.map(|two| of(two.iter().map(|text| (*text).to_owned()).collect())));
    all
}

/// Sections, keys and values of what is written line by line.
fn lines(end: &str, text: &str, found: &mut Vec<Datum>) {
    let (mut section, mut key, mut at) = (String::new(), String::new(), 0_usize);
    let mut list: Option<Datum> = None;
    for line in text.split_inclusive('\n') {
        let (start, bare) = (at, line.trim());
        at = at.saturating_add(line.len());
        if bare.is_empty() || bare.starts_with(['#', ';']) || found.len() > VALUES {
            continue;
        }
        if let Some(item) = bare.strip_prefix("- ") {
            let word = plain(item);
            list.get_or_insert_with(|| Datum { key: key.clone(), words: Vec::new(), at: start, made: false })
                .words
                .push(word.clone());
            found.push(Datum { key: key.clone(), words: vec![word], at: start, made: false });
            continue;
        }
        found.extend(list.take().filter(|list| list.words.len() > 1));
        if let Some(name) = bare.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')).filter(|_| end != "csv") {
            section = name.trim_matches(['[', ']', ' ', '"']).to_lowercase();
            continue;
        }
        if let Some(signs) = between(end, bare) {
            let cells: Vec<String> = bare.split(signs).map(plain).filter(|cell| !cell.is_empty()).collect();
            row(cells, start, found);
            continue;
        }
        let cut = bare.split_once('=').or_else(|| bare.split_once(": ")).filter(|(name, _)| name.len() < 80);
        match cut.or_else(|| Some((bare.strip_suffix(':')?, ""))) {
            Some((name, value)) => {
                found.extend(placed(name.trim(), &section, start));
                key = format!("{section}.{}", name.trim().to_lowercase());
                found.extend(valued(&key, value, start));
            }
            None => found.push(Datum { key: key.clone(), words: vec![plain(bare)], at: start, made: false }),
        }
    }
    found.extend(list.filter(|list| list.words.len() > 1));
}

/// What stands between the cells of a row, where the line is one.
fn between(end: &str, line: &str) -> Option<&'static [char]> {
    match end {
        "csv" | "tsv" | "tbl" | "tab" => Some(&[',', '\t']),
        "psv" => Some(&['|']),
        "dat" | "lst" | "list" | "txt" if line.matches('\t').count() > 1 => Some(&['\t']),
        "dat" | "lst" | "list" | "txt" if line.matches('|').count() > 2 && !line.contains(" | ") => Some(&['|']),
        _ => None,
    }
}

/// Each cell of a row, all of them, and those behind one that stands for the home: a place below it may lie in several.
fn row(cells: Vec<String>, at: usize, found: &mut Vec<Datum>) {
    let of = |words: Vec<String>, made: bool| Datum { key: String::new(), words, at, made };
    found.extend(cells.iter().map(|cell| of(vec![cell.clone()], false)));
    for (from, _) in cells.iter().take(CELLS).enumerate().filter(|(_, cell)| is_home(cell)) {
        let parts = (2..=4).filter_map(|count| cells.get(from..from.saturating_add(count)));
        found.extend(parts.map(|parts| of(parts.to_vec(), true)));
    }
    found.push(of(cells, false));
}

/// Whether a word stands for the home.
fn is_home(word: &str) -> bool {
    let bare = word.trim_matches(['$', '%', '{', '}', '<', '>', '@']);
    word == "~" || ["home", "userprofile", "homedir"].iter().any(|home| bare.eq_ignore_ascii_case(home))
}

/// What stands behind a key: a text, or a list in brackets.
fn valued(key: &str, value: &str, at: usize) -> Vec<Datum> {
    let value = value.trim();
    let of = |words: Vec<String>| Datum { key: key.to_owned(), words, at, made: false };
    let Some(inside) = value.strip_prefix(['[', '(']).or_else(|| value.strip_prefix("@(")) else {
        let word = plain(value);
        return if word.is_empty() { Vec::new() } else { vec![of(vec![word])] };
    };
    let words: Vec<String> = inside.split(',').map(plain).filter(|word| !word.is_empty()).collect();
    let each = words.iter().map(|word| of(vec![word.clone()]));
    let mut all: Vec<Datum> = each.collect();
    if words.len() > 1 {
        all.push(of(words));
    }
    all
}

/// The text without its quotes and what stands around them.
fn plain(text: &str) -> String {
    text.trim().trim_matches(['"', '\'', '[', ']', '(', ')', ' ', ',', ';']).to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_of_every_format_are_read_with_their_keys() {
        for (end, text) in [
            ("json", r#"{"a": {"b": ["crontab", "-"], "c": 1}}"#),
            ("ini", "; x\n[a]\nb[] = \"crontab\"\nb = [\"crontab\", \"-\"]\n"),
            ("toml", "[a]\nb = [\"crontab\", \"-\"]\n"),
            ("yaml", "a:\n  b:\n    - crontab\n    - \"-\"\n"),
            ("csv", "name,b\ncrontab,-\n"),
        ] {
            let found = values(end, text);
            assert!(
                found.iter().any(|datum| datum.words == ["crontab", "-"] || datum.words == ["crontab"]),
                "{end} {found:?}"
            );
        }
        let found = values("json", r#"{"deny": {"paths": ["~/.ssh"]}}"#);
        assert_eq!(found.first().map(|datum| datum.key.as_str()), Some(".deny.paths"));
    }
}
