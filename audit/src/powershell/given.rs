//! What is handed to a command of PowerShell's: options, which may be cut short, values, blocks and files.

use std::rc::Rc;

use super::run::Machine;
use super::tree::{Body, Piece, Word};
use super::value::{Origin, Val};

/// Options after which no value stands.
const SWITCHES: &[&str] = &[
    "raw",
    "recurse",
    "force",
    "nonewline",
    "passthru",
    "append",
    "noclobber",
    "usebasicparsing",
    "hidden",
    "file",
    "directory",
    "quiet",
    "asjob",
    "wait",
    "nonewwindow",
    "compress",
    "ashashtable",
    "asbytestream",
    "simplematch",
    "whatif",
    "confirm",
    "verbose",
    "update",
    "leaf",
    "parent",
    "resolve",
    "unique",
    "allmatches",
    "casesensitive",
    "notypeinformation",
    "asplaintext",
    "listavailable",
    "system",
    "readonly",
    "r",
    "fo",
    "useculture",
    "noenumerate",
    "nologo",
    "skipcertificatecheck",
    "usessl",
    "container",
    "not",
];

/// Options whose values name no file.
const WORDS: &[&str] = &[
    "value",
    "val",
    "pattern",
    "encoding",
    "erroraction",
    "ea",
    "delimiter",
    "filter",
    "include",
    "exclude",
    "itemtype",
    "type",
    "name",
    "property",
    "totalcount",
    "tail",
    "head",
    "depth",
    "uri",
    "method",
    "headers",
    "context",
    "stream",
    "message",
];

/// What is handed to a command.
#[derive(Debug, Default)]
pub(super) struct Given {
    /// Values by their options, without a name where there is none.
    pub(super) all: Vec<(String, Val)>,
    pub(super) blocks: Vec<Body>,
    switches: Vec<String>,
    /// Files that the result goes to.
    pub(super) written: Vec<Val>,
}

impl Given {
    /// What the option is given, which may be cut short.
    pub(super) fn named(&self, name: &str) -> Option<Val> {
        let is_one = |option: &str| !option.is_empty() && name.starts_with(option);
        self.all.iter().find(|(option, _)| is_one(option)).map(|(_, value)| value.clone())
    }

    pub(super) fn nth(&self, nth: usize) -> Option<Val> {
        self.all.iter().filter(|(option, _)| option.is_empty()).nth(nth).map(|(_, value)| value.clone())
    }

    /// What one of the options is given, or what stands at a place without any.
    pub(super) fn at(&self, names: &[&str], nth: usize) -> Val {
        names.iter().find_map(|name| self.named(name)).or_else(|| self.nth(nth)).unwrap_or_default()
    }

    pub(super) fn has(&self, switch: &str) -> bool {
        self.switches.iter().any(|given| switch.starts_with(given.as_str()))
    }

    /// All that may name files.
    pub(super) fn files(&self) -> Val {
        let files = self.all.iter().filter(|(option, _)| !WORDS.contains(&option.as_str()));
        files.fold(Val::default(), |all, (_, value)| all.or(value.clone()))
    }

    pub(super) fn origin(&self) -> Origin {
        self.all.iter().fold(Origin::default(), |all, (_, value)| all.and(value.origin.kept()))
    }
}

impl Machine<'_, '_> {
    /// Options with their values, blocks, and files that the result goes to.
    pub(super) fn given(&mut self, words: &[Word]) -> Given {
        let mut given = Given::default();
        let mut rest = words;
        let mut option = String::new();
        while let Some((word, more)) = rest.split_first() {
            rest = match (word.sign(), word.block(), option_of(word)) {
                (Some(">" | ">>"), ..) => self.target(&mut given, more),
                (Some(_), ..) => more,
                (None, Some(block), _) => {
                    given.blocks.push(Rc::clone(block));
                    option.clear();
                    more
                }
                (None, None, Some(named)) => {
                    option = self.option(&mut given, word, &named);
                    more
                }
                _ if word.splat().is_some() => {
                    self.splats(&mut given, word);
                    more
                }
                _ => {
                    let (values, more) = self.values(word, more);
                    let mut name = std::mem::take(&mut option);
                    given.all.extend(values.into_iter().map(|value| (std::mem::take(&mut name), value)));
                    more
                }
            };
        }
        given
    }

    /// The file that the result goes to.
    fn target<'t>(&mut self, given: &mut Given, rest: &'t [Word]) -> &'t [Word] {
        let Some((target, more)) = rest.split_first() else { return rest };
        given.written.push(self.word(target));
        more
    }

    /// `@name`: options with their values, or values alone.
    fn splats(&mut self, given: &mut Given, word: &Word) {
        let value = self.word(word);
        if value.fields().is_empty() {
            given.all.extend(value.apart().map(|value| (String::new(), value)));
        }
        for (name, value) in value.fields() {
            if SWITCHES.contains(&name.as_str()) {
                given.switches.push(name.clone());
            } else {
                given.all.push((name.clone(), value.clone()));
            }
        }
    }

    /// An option with what is given to it in the same word; else its name, where a value follows.
    fn option(&mut self, given: &mut Given, word: &Word, named: &str) -> String {
        let (name, value) = named.split_once(':').unwrap_or((named, ""));
        let name = if matches!(name, "rf" | "fr") { "r" } else { name }.to_owned();
        if word.pieces.len() > 1 || !value.is_empty() {
            let whole = self.word(word);
            let value = whole.each(|text| text.split_once(':').map_or(text, |(_, value)| value).to_owned());
            given.all.push((name, value));
            return String::new();
        }
        if SWITCHES.contains(&name.as_str()) {
            given.switches.push(name);
            return String::new();
        }
        name
    }

    /// A value with those that follow it behind commas, or a class with what it is made of: `IO.StreamReader(…)`.
    fn values<'t>(&mut self, word: &Word, rest: &'t [Word]) -> (Vec<Val>, &'t [Word]) {
        if let [Piece::Text(class), Piece::Group(body)] = word.pieces.as_slice()
            && class.contains('.')
            && !class.starts_with(['.', '[', '-'])
        {
            let mut values = vec![Val::of(class.as_str())];
            values.extend(self.arguments(body));
            return (values, rest);
        }
        let mut value = self.word(word);
        let mut rest = rest;
        while let [comma, next, more @ ..] = rest {
            if comma.sign() != Some(",") {
                break;
            }
            value = Val::list(vec![value, self.word(next)]);
            rest = more;
        }
        (vec![value], rest)
    }
}

/// The name of the option that a word is, in lower case, with what stands behind a colon.
fn option_of(word: &Word) -> Option<String> {
    let name = word.text()?.strip_prefix('-')?;
    name.starts_with(|c: char| c.is_alphabetic()).then(|| name.to_ascii_lowercase())
}
