//! Reads statements of PowerShell's in one pass, never deeper than 40 levels.

use std::rc::Rc;

use super::tree::{Body, Piece, Pipeline, Word};

/// 40 levels of brackets.
const LEVELS: usize = 40;

/// Signs that give a value, and what they are taken for.
const SETS: &[(&str, &str)] = &[("+=", "+="), ("??=", "="), ("-=", "="), ("*=", "="), ("=", "=")];

/// How texts of several lines begin and end.
const LINES: &[(&str, &str)] = &[("@'\n", "\n'@"), ("@'\r\n", "\n'@"), ("@\"\n", "\n\"@"), ("@\"\r\n", "\n\"@")];

/// Reads a text; also whether it is nested too deep.
pub(super) fn read(text: &str) -> (Body, bool) {
    let mut reader = Reader { text, at: 0, levels: 0, deep: false };
    let mut all = Vec::new();
    while reader.at < text.len() && !reader.deep {
        let body = reader.body(None);
        all.extend(Rc::try_unwrap(body).unwrap_or_default());
    }
    (Rc::new(all), reader.deep)
}

struct Reader<'a> {
    text: &'a str,
    at: usize,
    levels: usize,
    deep: bool,
}

/// What is read of the statements of one body.
#[derive(Default)]
struct Open {
    all: Vec<Pipeline>,
    pipeline: Pipeline,
    stage: Vec<Word>,
}

impl Open {
    /// Ends a command.
    fn end_stage(&mut self) {
        if !self.stage.is_empty() {
            self.pipeline.stages.push(std::mem::take(&mut self.stage));
        }
    }

    /// Ends a statement.
    fn end(&mut self) {
        self.end_stage();
        if !self.pipeline.stages.is_empty() {
            self.all.push(std::mem::take(&mut self.pipeline));
        }
    }

    /// The sign that the last word is.
    fn sign(&self) -> Option<&'static str> {
        self.stage.last().and_then(Word::sign)
    }

    /// Whether what comes next is first in a command, or follows a comma.
    fn is_first(&self) -> bool {
        self.stage.is_empty() || self.sign() == Some(",")
    }

    /// Whether what was read last may be given a value.
    fn is_target(&self) -> bool {
        matches!(self.stage.as_slice(), [_])
            || self.stage.iter().rev().nth(1).is_some_and(|word| word.sign() == Some(","))
    }

    /// Whether a command is read that `&` may let go on by itself.
    fn may_stay(&self) -> bool {
        !self.stage.is_empty() && !matches!(self.sign(), Some("=" | ","))
    }

    /// Whether the next line goes on with it.
    fn goes_on(&self) -> bool {
        match self.stage.last() {
            Some(word) => {
                word.sign().is_some() || matches!(word.text(), Some("-f" | "-join" | "-replace" | "-and" | "-or"))
            }
            None => !self.pipeline.stages.is_empty(),
        }
    }
}

impl<'a> Reader<'a> {
    /// What is not read yet.
    fn rest(&self) -> &'a str {
        self.text.get(self.at..).unwrap_or_default()
    }

    /// The next character.
    fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    /// Whether what is not read yet starts so.
    fn starts(&self, start: &str) -> bool {
        self.rest().starts_with(start)
    }

    /// Statements up to the sign that closes them.
    fn body(&mut self, close: Option<char>) -> Body {
        self.levels += 1;
        self.deep |= self.levels > LEVELS;
        let mut open = Open::default();
        while let Some(c) = self.peek().filter(|_| !self.deep) {
            if self.closes(c, close) {
                break;
            }
            self.step(c, &mut open);
        }
        open.end();
        self.levels -= 1;
        Rc::new(open.all)
    }

    /// Statements within brackets, of which the first is passed.
    fn within(&mut self, close: char) -> Body {
        self.at += 1;
        self.body(Some(close))
    }

    /// Passes the sign that closes a body; where another bracket closes, what is open ends, too.
    fn closes(&mut self, c: char, close: Option<char>) -> bool {
        let is_own = Some(c) == close || close.is_none() && matches!(c, ')' | '}');
        self.at += usize::from(is_own);
        is_own || c == '}'
    }

    /// A sign between commands, a blank, or a part of a command.
    fn step(&mut self, c: char, open: &mut Open) {
        match c {
            ')' => self.at += 1,
            '\n' => self.line(open),
            ';' => self.end(open, 1),
            '|' if self.starts("||") => self.end(open, 2),
            '|' => self.pipe(open),
            '&' if self.starts("&&") => self.end(open, 2),
            '&' if open.may_stay() => self.stay(open),
            _ if self.blank() => {}
            _ => self.part(open),
        }
    }

    /// The end of a line, and of its statement where the next does not go on with it.
    fn line(&mut self, open: &mut Open) {
        self.at += 1;
        if !open.goes_on() && !self.piped() {
            open.end();
        }
    }

    /// A sign that ends a statement.
    fn end(&mut self, open: &mut Open, length: usize) {
        self.at += length;
        open.end();
    }

    /// `|`
    fn pipe(&mut self, open: &mut Open) {
        self.at += 1;
        open.end_stage();
    }

    /// `&` after a command.
    fn stay(&mut self, open: &mut Open) {
        open.pipeline.stays = true;
        self.end(open, 1);
    }

    /// Passes blanks, comments and a line's going on.
    fn blank(&mut self) -> bool {
        let rest = self.rest();
        let length = if rest.starts_with("<#") {
            rest.find("#>").map_or(rest.len(), |end| end + 2)
        } else if rest.starts_with('#') {
            rest.find('\n').unwrap_or(rest.len())
        } else if rest.starts_with("`\r\n") {
            3
        } else if rest.starts_with("`\n") {
            2
        } else {
            let c = rest.chars().next().filter(|c| c.is_whitespace() && *c != '\n' || *c == '\u{feff}');
            c.map_or(0, char::len_utf8)
        };
        self.at += length;
        length > 0
    }

    /// Whether the next line begins with a pipe, which makes it go on.
    fn piped(&self) -> bool {
        let rest = self.rest();
        let line = rest.get(..rest.find('\n').unwrap_or(rest.len())).unwrap_or_default().trim_start();
        line.starts_with('|') && !line.starts_with("||")
    }

    /// Adds a sign, and passes it.
    fn push(&mut self, open: &mut Open, sign: &'static str, length: usize) {
        open.stage.push(Word { pieces: vec![Piece::Sign(sign)], at: self.at });
        self.at += length;
    }

    /// A sign, where results go, or a word.
    fn part(&mut self, open: &mut Open) {
        if let Some((sign, length)) = self.sign(open) {
            self.push(open, sign, length);
        } else if let Some(length) = self.stream() {
            self.redirection(open, length);
        } else {
            self.plain(open);
        }
    }

    /// The sign that is next, and how long it is as it is written.
    fn sign(&self, open: &Open) -> Option<(&'static str, usize)> {
        let rest = self.rest();
        let set = SETS.iter().find(|(text, _)| rest.starts_with(*text)).filter(|_| open.is_target());
        set.map(|(text, sign)| (*sign, text.len())).or_else(|| self.short().map(|sign| (sign, 1)))
    }

    /// The sign of one character that is next.
    fn short(&self) -> Option<&'static str> {
        let next = self.rest().chars().nth(1);
        match self.peek()? {
            ',' => Some(","),
            '&' => Some("&"),
            '+' if next.is_none_or(|c| c.is_whitespace() || "'\"$(@".contains(c)) => Some("+"),
            _ => None,
        }
    }

    /// How long the number of a stream is, where one is sent elsewhere.
    fn stream(&self) -> Option<usize> {
        let rest = self.rest();
        let to = rest.trim_start_matches(|c: char| c.is_ascii_digit() || c == '*');
        let length = rest.len() - to.len();
        (to.starts_with('>') && length < 2).then_some(length)
    }

    /// `>`, `>>`, and `>&1`, which is passed.
    fn redirection(&mut self, open: &mut Open, length: usize) {
        let to = self.rest().get(length..).unwrap_or_default();
        match to.strip_prefix(">&") {
            Some(other) => self.at += length + 2 + other.chars().next().map_or(0, char::len_utf8),
            None if to.starts_with(">>") => self.push(open, ">>", length + 2),
            None => self.push(open, ">", length + 1),
        }
    }

    /// Adds a word; what can be none is passed.
    fn plain(&mut self, open: &mut Open) {
        let from = self.at;
        let word = self.word(open);
        if self.at == from {
            self.at += self.peek().map_or(1, char::len_utf8);
        }
        if !word.pieces.is_empty() {
            open.stage.push(word);
        }
    }

    /// A word; what is first in a command, or follows a comma, may be given a value.
    fn word(&mut self, open: &Open) -> Word {
        let mut word = Word { pieces: Vec::new(), at: self.at };
        while let Some(c) = self.peek().filter(|_| !self.deep) {
            if self.ends_word(open, &word, c) || self.piece(&mut word, c) {
                break;
            }
        }
        word
    }

    /// Whether a word ends before the character.
    fn ends_word(&self, open: &Open, word: &Word, c: char) -> bool {
        if c.is_whitespace() || matches!(c, ';' | '|' | ',' | ')' | '}' | '&') {
            return true;
        }
        let Some(last) = word.pieces.last() else { return false };
        let is_value = !matches!(last, Piece::Text(_));
        match c {
            '{' | '>' => true,
            '=' => open.is_first(),
            '?' => open.is_first() && self.starts("??="),
            '+' => is_value || open.is_first() && self.starts("+="),
            '-' => is_value && !matches!(last, Piece::Var(_)),
            _ => false,
        }
    }

    /// Adds a piece to a word; also whether the word ends with it.
    fn piece(&mut self, word: &mut Word, c: char) -> bool {
        match c {
            '`' => return self.tick(word),
            '{' => word.pieces.push(Piece::Block(self.within('}'))),
            '(' => word.pieces.push(Piece::Group(self.within(')'))),
            '@' if word.is_typed() && self.rest().len() > 1 => self.at_sign(word),
            '\'' | '\u{2018}' | '\u{2019}' => self.single(word),
            '"' | '\u{201c}' | '\u{201d}' => self.double(word),
            '$' => self.dollar(word),
            '[' => self.bracket(word),
            _ => self.bare(word, c),
        }
        c == '{'
    }

    /// A character that stands for itself.
    fn bare(&mut self, word: &mut Word, c: char) {
        self.at += c.len_utf8();
        add(word, c);
    }

    /// Passes a backtick, and returns the character after it.
    fn escape(&mut self) -> char {
        let next = self.rest().chars().nth(1).unwrap_or('`');
        self.at += 1 + next.len_utf8();
        next
    }

    /// A character after a backtick; at the end of a line the word ends.
    fn tick(&mut self, word: &mut Word) -> bool {
        let c = self.escape();
        let is_end = matches!(c, '\n' | '\r');
        self.at += usize::from(c == '\r' && self.peek() == Some('\n'));
        if !is_end {
            add(word, c);
        }
        is_end
    }

    /// `@(…)`, `@{…}`, a text of several lines, or the name of words that are given whole.
    fn at_sign(&mut self, word: &mut Word) {
        let rest = self.rest();
        if let Some((start, end)) = LINES.iter().find(|(start, _)| rest.starts_with(*start)) {
            return self.lines(word, start, end);
        }
        self.at += 1;
        match self.peek() {
            Some('(') => word.pieces.push(Piece::List(self.within(')'))),
            Some('{') => word.pieces.push(Piece::Table(self.within('}'))),
            Some(c) if is_name(c) => word.pieces.push(Piece::Splat(self.name())),
            _ => add(word, '@'),
        }
    }

    /// A text of several lines.
    fn lines(&mut self, word: &mut Word, start: &str, end: &str) {
        let inside = self.rest().get(start.len()..).unwrap_or_default();
        let found = if inside.starts_with(end.trim_start()) { Some(0) } else { inside.find(end) };
        let text = inside.get(..found.unwrap_or(inside.len())).unwrap_or_default();
        let past = found.map_or(0, |found| if found == 0 && inside.starts_with(end.trim_start()) { 2 } else { 3 });
        self.at += start.len() + text.len() + past;
        if end.contains('"') {
            self.expand(text, word);
        } else {
            word.pieces.push(Piece::Quoted(text.to_owned()));
        }
    }

    /// A text in which nothing stands for anything else.
    fn single(&mut self, word: &mut Word) {
        self.at += self.peek().map_or(1, char::len_utf8);
        let mut text = String::new();
        while let Some(c) = self.peek() {
            self.at += c.len_utf8();
            let is_quote = matches!(c, '\'' | '\u{2018}' | '\u{2019}');
            if is_quote && self.peek() != Some('\'') {
                break;
            }
            self.at += usize::from(is_quote);
            text.push(c);
        }
        word.pieces.push(Piece::Quoted(text));
    }

    /// A text in which variables stand for what they hold.
    fn double(&mut self, word: &mut Word) {
        self.at += self.peek().map_or(1, char::len_utf8);
        let mut text = String::new();
        while let Some(c) = self.peek().filter(|_| !self.deep) {
            if matches!(c, '"' | '\u{201c}' | '\u{201d}') && !self.doubled(c) {
                break;
            }
            self.inside(word, &mut text, c);
        }
        word.pieces.push(Piece::Quoted(text));
    }

    /// Passes a quote, and another that follows it: both are one of the text.
    fn doubled(&mut self, quote: char) -> bool {
        self.at += quote.len_utf8();
        let is_doubled = self.peek() == Some('"');
        self.at += usize::from(is_doubled);
        is_doubled
    }

    /// What a character in a text in quotes adds to it; quotes are passed already.
    fn inside(&mut self, word: &mut Word, text: &mut String, c: char) {
        match c {
            '"' | '\u{201c}' | '\u{201d}' => text.push('"'),
            '`' => text.push(escaped(self.escape())),
            '$' => self.held(word, text),
            _ => {
                self.at += c.len_utf8();
                text.push(c);
            }
        }
    }

    /// A variable within a text; `$` before what is no name is a sign of its own.
    fn held(&mut self, word: &mut Word, text: &mut String) {
        word.pieces.push(Piece::Quoted(std::mem::take(text)));
        let known = word.pieces.len();
        self.dollar(word);
        if word.pieces.len() == known {
            text.push('$');
        }
    }

    /// The same of a text that is at hand.
    fn expand(&mut self, text: &str, word: &mut Word) {
        let quoted = format!("\"{}\"", text.replace('"', "\"\""));
        let mut inner = Reader { text: &quoted, at: 0, levels: self.levels + 1, deep: self.levels > LEVELS };
        inner.double(word);
        self.deep |= inner.deep;
    }

    /// `$name`, `${name}`, `$env:NAME`, `$(…)`.
    fn dollar(&mut self, word: &mut Word) {
        self.at += 1;
        match self.peek() {
            Some('(') => word.pieces.push(Piece::Group(self.within(')'))),
            Some('{') => word.pieces.push(Piece::Var(self.braced())),
            Some(c) if is_name(c) => word.pieces.push(Piece::Var(self.name())),
            Some(c @ ('?' | '$' | '^')) => {
                self.at += 1;
                word.pieces.push(Piece::Var(c.to_string()));
            }
            _ => {}
        }
    }

    /// A name in braces.
    fn braced(&mut self) -> String {
        let rest = self.rest();
        let end = rest.find('}').unwrap_or(rest.len() - 1);
        self.at += end + 1;
        rest.get(1..end).unwrap_or_default().to_lowercase()
    }

    /// A name, with the drive or scope before it.
    fn name(&mut self) -> String {
        let rest = self.rest();
        let end = rest.find(|c| !is_name(c)).unwrap_or(rest.len());
        let more = rest.get(end..).and_then(|more| more.strip_prefix(':')).filter(|more| more.starts_with(is_name));
        let length = more.map_or(end, |more| end + 1 + more.find(|c| !is_name(c)).unwrap_or(more.len()));
        self.at += length;
        rest.get(..length).unwrap_or_default().to_lowercase()
    }

    /// A type or an index, as it is written; what an index is made of is no piece of the word.
    fn bracket(&mut self, word: &mut Word) {
        let rest = self.rest();
        let length = square(rest).unwrap_or(1);
        self.at += length;
        rest.get(..length).unwrap_or_default().chars().for_each(|c| add(word, c));
    }
}

/// How long the square brackets are that a text begins with, where they end on its line and within 400 characters.
fn square(text: &str) -> Option<usize> {
    let mut depth = 0_usize;
    for (at, c) in text.char_indices().take(400).take_while(|(_, c)| *c != '\n') {
        match c {
            '[' => depth += 1,
            ']' => depth -= 1,
            _ => (),
        }
        if depth == 0 {
            return Some(at + 1);
        }
    }
    None
}

/// Whether a character may be part of a name.
fn is_name(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

/// Adds a character to the bare text at the end of a word.
fn add(word: &mut Word, c: char) {
    if let Some(Piece::Text(text)) = word.pieces.last_mut() {
        text.push(c);
    } else {
        word.pieces.push(Piece::Text(c.to_string()));
    }
}

/// What a character after a backtick stands for.
fn escaped(c: char) -> char {
    match c {
        'n' | 'r' => '\n',
        't' => '\t',
        '0' => ' ',
        c => c,
    }
}
