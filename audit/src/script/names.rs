//! Strings and numbers by number.

use std::rc::Rc;

use super::kinds::{KINDS, Kind};
use super::report::leads_to_secrets;
use super::value::{Map, Name, Num, TELLING, place, row};

/// What a name is known for.
#[derive(Debug, Clone)]
struct Entry {
    text: Rc<str>,
    kind: Kind,
    /// The place that it names in an array.
    index: Option<u32>,
}

/// The name of what gives an object's elements: the first of all.
pub(crate) const ITERATOR: Name = Name(0);
/// The names of what gives an object as text: those that follow, in the order in which they are asked.
pub(crate) const COERCIONS: [Name; 3] = [Name(1), Name(2), Name(3)];
// Names that the solver asks for at each step, so that no text needs to be compared.

/// Who made an object.
pub(crate) const CONSTRUCTOR: Name = Name(4 | TELLING);
/// The prototype of an object.
pub(crate) const PROTO: Name = Name(5);
/// The prototype that a function gives to what it makes.
pub(crate) const PROTOTYPE: Name = Name(6);
/// How long a list or a text is.
pub(crate) const LENGTH: Name = Name(7);
/// The text of a regular expression.
pub(crate) const SOURCE: Name = Name(8);
/// What has a number before any text does.
const FIRST: [&str; 9] = [
    "@@Symbol.iterator",
    "@@Symbol.toPrimitive",
    "toString",
    "valueOf",
    "constructor",
    "__proto__",
    "prototype",
    "length",
    "source",
];

/// Strings by number.
#[derive(Debug)]
pub(crate) struct Names {
    by_text: Map<Rc<str>, Name>,
    entries: Vec<Entry>,
    kinds: Map<&'static str, Kind>,
    /// Names of the first places of an array.
    places: Vec<Name>,
    /// Bytes of all strings.
    pub(crate) bytes: usize,
}

impl Default for Names {
    fn default() -> Self {
        let mut kinds: Map<&'static str, Kind> = Map::default();
        for (kind, name) in KINDS.iter().flat_map(|(kind, names)| names.iter().map(move |name| (*kind, *name))) {
            let known = kinds.entry(name).or_default();
            *known = known.with(kind);
        }
        let mut names = Self { by_text: Map::default(), entries: Vec::new(), kinds, places: Vec::new(), bytes: 0 };
        for text in FIRST {
            names.intern(text);
        }
        names
    }
}

impl Names {
    /// The number of `text`.
    pub(crate) fn intern(&mut self, text: &str) -> Name {
        if let Some(name) = self.by_text.get(text) {
            return *name;
        }
        let name = Name::new(row(self.entries.len()), is_telling(text));
        let kind = self.kind_of(text);
        let digits = text.as_bytes().first().is_some_and(|byte| byte.is_ascii_digit() || *byte == b'+');
        let index = digits.then(|| text.parse().ok()).flatten();
        let text: Rc<str> = Rc::from(text);
        self.bytes = self.bytes.saturating_add(text.len());
        self.entries.push(Entry { text: Rc::clone(&text), kind, index });
        self.by_text.insert(text, name);
        name
    }

    /// The text of `name`.
    #[inline]
    pub(crate) fn text(&self, name: Name) -> &str {
        self.entries.get(name.index()).map_or("", |entry| &entry.text)
    }

    /// All texts.
    pub(crate) fn texts(&self) -> impl Iterator<Item = &str> {
        self.entries.iter().map(|entry| &*entry.text)
    }

    /// The text of `name`, to keep.
    #[inline]
    pub(crate) fn shared(&self, name: Name) -> Rc<str> {
        self.entries.get(name.index()).map_or_else(|| Rc::from(""), |entry| Rc::clone(&entry.text))
    }

    /// What `name` is, when it names a member.
    #[inline]
    pub(crate) fn kind(&self, name: Name) -> Kind {
        self.entries.get(name.index()).map_or_else(Kind::default, |entry| entry.kind)
    }

    /// What `text` is, when it names a member.
    pub(crate) fn kind_of(&self, text: &str) -> Kind {
        self.kinds.get(text).copied().unwrap_or_default()
    }

    /// The place in an array that `name` stands for.
    pub(crate) fn index(&self, name: Name) -> Option<usize> {
        self.entries.get(name.index())?.index.map(place)
    }

    /// The name of a place in an array.
    pub(crate) fn place(&mut self, at: usize) -> Name {
        while self.places.len() <= at.min(PLACES) {
            let name = self.intern(&self.places.len().to_string());
            self.places.push(name);
        }
        self.places.get(at).copied().unwrap_or_else(|| self.intern(&at.to_string()))
    }
}

/// Whether `text` leads to code, to credentials or to what runs again. Modules and members of root objects are not among these:
/// there a name that cannot be told is a danger already. Those are that lead on to the loader of modules or past it: code that
/// walks along paths meets so much that what it asks of the root object is only one thing among many.
pub(crate) fn is_telling(text: &str) -> bool {
    text == "constructor" || is_telling_command(text) || is_telling_path(text) || leads_to_secrets(text)
}

/// Whether `text` is a step, or a path with such a step in it, from a root object to the loader of modules or past it.
fn is_telling_path(text: &str) -> bool {
    const STEPS: &[&str] = &["mainModule", "getBuiltinModule", "_linkedBinding", "createRequire"];
    // Each has one of three capitals, and most texts have none.
    text.len() <= STEPPED
        && memchr::memchr3(b'M', b'B', b'R', text.as_bytes()).is_some()
        && text.split(SEPARATORS).any(|step| STEPS.contains(&step))
}

/// 80 bytes of a path from member to member.
const STEPPED: usize = 80;
/// What stands between the steps of one.
const SEPARATORS: [char; 9] = ['.', '/', ':', '|', '>', ',', ' ', '-', '#'];

/// Whether `text` is a command, or the beginning of one, that fetches, stays or tells what a process knows: among many commands of
/// a table it is the one that matters.
fn is_telling_command(text: &str) -> bool {
    const STARTS: &[&str] = &[
        "curl ",
        "wget ",
        "printenv",
        "export -p",
        "declare -x",
        "security ",
        "crontab ",
        "nohup ",
        "ssh-add ",
        "nc ",
    ];
    const PIPED: &[&str] = &["| sh", "| bash", "|sh", "|bash", "| crontab", "| nc "];
    text.len() <= COMMAND
        && (STARTS.iter().any(|start| text.starts_with(start))
            || text.contains('|') && PIPED.iter().any(|end| text.contains(end)))
}

/// 300 bytes of a command: longer ones are scripts.
const COMMAND: usize = 300;

/// 64 places whose names are kept at hand: most arguments and elements.
const PLACES: usize = 64;

/// Numbers by number.
#[derive(Debug, Default)]
pub(crate) struct Numbers {
    by_bits: Map<u64, Num>,
    all: Vec<f64>,
}

impl Numbers {
    /// The number of `n`.
    pub(crate) fn intern(&mut self, n: f64) -> Num {
        if let Some(num) = self.by_bits.get(&n.to_bits()) {
            return *num;
        }
        let num = Num(row(self.all.len()));
        self.all.push(n);
        self.by_bits.insert(n.to_bits(), num);
        num
    }

    /// What `num` stands for.
    pub(crate) fn get(&self, num: Num) -> f64 {
        self.all.get(num.index()).copied().unwrap_or(f64::NAN)
    }
}

/// A number as JavaScript writes it, for those that are keys and codes.
pub(crate) fn numeral(n: f64) -> Option<String> {
    if n.is_nan() {
        return Some("NaN".to_owned());
    }
    if n.is_infinite() {
        return Some(if n > 0.0 { "Infinity".to_owned() } else { "-Infinity".to_owned() });
    }
    (n.abs() < 1e21).then(|| if n == 0.0 { "0".to_owned() } else { n.to_string() })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_are_asked_for_read_as_they_are_called() {
        let names = Names::default();
        let read = |name: Name| names.text(name);
        assert_eq!(read(ITERATOR), "@@Symbol.iterator");
        assert_eq!(COERCIONS.map(read), ["@@Symbol.toPrimitive", "toString", "valueOf"]);
        assert_eq!(
            [CONSTRUCTOR, PROTO, PROTOTYPE, LENGTH, SOURCE].map(read),
            ["constructor", "__proto__", "prototype", "length", "source"]
        );
    }
}
