//! Questions and loops of PowerShell's: everything in brackets is asked, every block may run.

use super::run::{Machine, variable};
use super::tree::{Body, Piece, Word, first_block};
use super::value::Val;

/// Words that stand before what is asked and before blocks.
const FLOW: &[&str] = &[
    "if",
    "elseif",
    "else",
    "while",
    "until",
    "do",
    "for",
    "try",
    "catch",
    "finally",
    "switch",
    "begin",
    "process",
    "end",
    "trap",
    "dynamicparam",
    "data",
];

impl Machine<'_, '_> {
    /// A statement that begins with a word of the language.
    pub(super) fn keyword(&mut self, words: &[Word]) -> Option<Val> {
        let first = words.first()?;
        let name = first.text()?.to_ascii_lowercase();
        match name.as_str() {
            "foreach" => Some(self.each(words)),
            "function" | "filter" | "workflow" => {
                self.defines(words);
                Some(Val::default())
            }
            "enum" | "break" | "continue" => Some(Val::default()),
            "using" => {
                let is_module =
                    words.get(1).and_then(Word::text).is_some_and(|kind| kind.eq_ignore_ascii_case("module"));
                words
                    .get(2)
                    .filter(|_| is_module)
                    .map(|path| self.word(path))
                    .into_iter()
                    .for_each(|path| self.imports(&path));
                Some(Val::default())
            }
            "class" => {
                let name = words.get(1).and_then(Word::text).unwrap_or_default();
                words.iter().find_map(Word::block).into_iter().for_each(|body| self.class(name, body));
                Some(Val::default())
            }
            "param" => {
                let at = words.iter().take(2).position(|word| word.group().is_some())?;
                words.get(at).and_then(Word::group).into_iter().for_each(|head| self.defaults(head));
                Some(self.stage(words.get(at + 1..)?, None))
            }
            "return" | "throw" | "exit" => Some(self.stage(words.get(1..)?, None)),
            name if FLOW.contains(&name) => Some(self.flow(words)),
            _ => None,
        }
    }

    fn flow(&mut self, words: &[Word]) -> Val {
        let mut value = Val::default();
        let mut asked = Val::default();
        let mut by = String::new();
        for (nth, word) in words.iter().enumerate() {
            let text = word.text().unwrap_or_default().to_ascii_lowercase();
            let is_option = text.starts_with('-') || text.starts_with('[');
            let opens = matches!(word.pieces.first(), Some(Piece::Group(_) | Piece::Block(_)));
            if FLOW.contains(&text.as_str()) {
                by = text;
            } else if !is_option && !opens {
                // What follows the last block begins a statement of its own.
                return value.or(self.stage(words.get(nth..).unwrap_or_default(), None));
            }
            if let Some(body) = word.group() {
                asked = self.asked(&by, body);
            }
            if let Some(body) = word.pieces.iter().find_map(Piece::block) {
                value = value.or(self.block_asked(body, &asked));
            }
        }
        value
    }

    /// What is asked after a word; a loop that is never left is counted.
    fn asked(&mut self, by: &str, body: &Body) -> Val {
        let asked = self.run(body);
        let is = |all: [&str; 2]| matches!(asked.texts.as_slice(), [one] if all.contains(&one.as_str()));
        let is_endless = match by {
            "while" => is(["true", "1"]),
            "until" => is(["false", "0"]),
            "for" => body.is_empty(),
            _ => false,
        };
        self.endless += usize::from(is_endless);
        asked
    }

    /// A block after a question: `$_` is what was asked in `switch`, and stays what it is where it is known.
    fn block_asked(&mut self, body: &Body, asked: &Val) -> Val {
        if asked.texts.is_empty() || self.names.contains_key("_") {
            self.run_maybe(body)
        } else {
            self.block(body, Some(asked.clone()))
        }
    }

    /// A block for each item that is known by itself, or once for all of them.
    fn for_each(&mut self, name: &str, items: Val, body: &Body) -> Val {
        if items.items().is_empty() || self.is_brief {
            self.names.insert(name.to_owned(), items);
            return self.run_maybe(body);
        }
        let mut values = Vec::new();
        for item in items.items() {
            self.names.insert(name.to_owned(), item.clone());
            values.push(self.run_maybe(body));
        }
        Val::list(values)
    }

    /// `foreach ($name in …) {…}`
    fn each(&mut self, words: &[Word]) -> Val {
        let pipeline = words.iter().take(2).find_map(Word::group).and_then(|head| head.first());
        let Some((head, rest)) = pipeline.and_then(|pipeline| pipeline.stages.split_first()) else {
            return Val::default();
        };
        let name = head.first().and_then(variable).unwrap_or_default();
        let items = self.staged(head.get(2..).unwrap_or_default(), rest);
        let Some((at, body)) = first_block(words) else {
            return Val::default();
        };
        let value = self.for_each(&name, items, body);
        match words.get(at + 1..) {
            Some(rest) if !rest.is_empty() => value.or(self.stage(rest, None)),
            _ => value,
        }
    }
}
