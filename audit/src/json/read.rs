//! The reader: one pass, a stack of its own instead of recursion, caps on depth.

use super::{Member, Node, Span, Value};

/// 128 levels: twice what the strict reader of documents allows; deeper is nobody's manifest.
const DEPTH: usize = 128;

/// What a strict reader would have refused.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kindness {
    /// `//` or `/* */`.
    Comment,
    /// A comma before a closing bracket, or none between two members.
    Comma,
    /// Text in single quotes, bare keys or words.
    Bare,
    /// A raw control character in a text, or an escape that JSON does not have.
    Escape,
    /// A byte order mark.
    Mark,
    /// Something after the value.
    Trailing,
}

/// What was read.
#[derive(Debug, PartialEq, Eq)]
pub struct Read {
    /// The value.
    pub node: Node,
    /// Kindnesses, each with its first place.
    pub kind: Vec<(Kindness, usize)>,
    /// Keys that stand twice in one object.
    pub doubled: Vec<(String, Span)>,
}

/// Why nothing could be read.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Broken {
    /// It ends in the middle.
    #[error("it ends in the middle of a value")]
    Ends,
    /// A character that cannot stand there.
    #[error("a character that cannot stand there, at byte {0}")]
    Unexpected(usize),
    /// Deeper than 128 levels.
    #[error("it is nested deeper than 128 levels")]
    Deep,
}

/// Reads `text`.
///
/// # Errors
/// [`Broken`], when even kindness does not help.
pub fn read(text: &str) -> Result<Read, Broken> {
    let mut reader = Reader { text, at: 0, kind: Vec::new(), doubled: Vec::new() };
    if text.starts_with('\u{feff}') {
        reader.kindly(Kindness::Mark);
        reader.at = '\u{feff}'.len_utf8();
    }
    let node = reader.document()?;
    reader.blank();
    if reader.peek().is_some() {
        reader.kindly(Kindness::Trailing);
    }
    let mut doubled = reader.doubled;
    doubled.sort_unstable();
    doubled.dedup();
    Ok(Read { node, kind: reader.kind, doubled })
}

/// A list or object that is still open.
struct Open {
    start: usize,
    key: Option<(String, Span)>,
    kept: Kept,
}

enum Kept {
    List(Vec<Node>),
    Object(Vec<Member>),
}

struct Reader<'a> {
    text: &'a str,
    at: usize,
    kind: Vec<(Kindness, usize)>,
    doubled: Vec<(String, Span)>,
}

impl Reader<'_> {
    fn document(&mut self) -> Result<Node, Broken> {
        let mut open: Vec<Open> = Vec::new();
        loop {
            self.blank();
            if let Some(node) = self.value(&mut open)?
                && let Some(whole) = self.put(node, &mut open)?
            {
                return Ok(whole);
            }
        }
    }

    /// A finished value goes into what is open, and may finish that in turn; the whole document when nothing is open.
    fn put(&mut self, node: Node, open: &mut Vec<Open>) -> Result<Option<Node>, Broken> {
        let mut node = node;
        loop {
            let Some(above) = open.last_mut() else { return Ok(Some(node)) };
            above.take(node);
            match self.close(open)? {
                Some(done) => node = done,
                None => return Ok(None),
            }
        }
    }

    /// A value that is whole, or nothing when a list or object was opened (or an empty one stands there, as a value).
    fn value(&mut self, open: &mut Vec<Open>) -> Result<Option<Node>, Broken> {
        let start = self.at;
        match self.peek().ok_or(Broken::Ends)? {
            bracket @ ('{' | '[') => {
                if open.len() >= DEPTH {
                    return Err(Broken::Deep);
                }
                self.at += 1;
                let kept = if bracket == '{' { Kept::Object(Vec::new()) } else { Kept::List(Vec::new()) };
                open.push(Open { start, key: None, kept });
                self.close(open)
            }
            '"' | '\'' => {
                let text = self.quoted()?;
                Ok(Some(Node { value: Value::Text(text), span: (start, self.at) }))
            }
            _ => self.word().map(Some),
        }
    }

    /// After a value or an opening bracket: past the comma, the closing bracket (then the finished value) or the key.
    fn close(&mut self, open: &mut Vec<Open>) -> Result<Option<Node>, Broken> {
        let mut commas = 0_usize;
        loop {
            self.blank();
            match self.peek().ok_or(Broken::Ends)? {
                ',' => {
                    commas += 1;
                    self.at += 1;
                }
                '}' | ']' => return self.finish(open, commas).map(Some),
                _ => break,
            }
        }
        let Some(above) = open.last_mut() else { return Ok(None) };
        if commas != usize::from(!above.is_empty()) {
            self.kindly(Kindness::Comma);
        }
        if matches!(above.kept, Kept::Object(_)) {
            above.key = Some(self.key()?);
        }
        Ok(None)
    }

    fn finish(&mut self, open: &mut Vec<Open>, commas: usize) -> Result<Node, Broken> {
        if commas > 0 {
            self.kindly(Kindness::Comma);
        }
        let closing = self.peek();
        let Some(above) = open.pop() else { return Err(Broken::Unexpected(self.at)) };
        let expected = if matches!(above.kept, Kept::Object(_)) { '}' } else { ']' };
        if closing != Some(expected) {
            return Err(Broken::Unexpected(self.at));
        }
        self.at += 1;
        let span = (above.start, self.at);
        let value = match above.kept {
            Kept::List(items) => Value::List(items),
            Kept::Object(members) => {
                self.find_doubled(&members);
                Value::Object(members)
            }
        };
        Ok(Node { value, span })
    }

    fn find_doubled(&mut self, members: &[Member]) {
        let mut seen = std::collections::HashSet::new();
        for member in members {
            if !seen.insert(member.key.as_str()) {
                self.doubled.push((member.key.clone(), member.at));
            }
        }
    }

    fn key(&mut self) -> Result<(String, Span), Broken> {
        let start = self.at;
        let key = if matches!(self.peek(), Some('"' | '\'')) {
            self.quoted()?
        } else {
            self.kindly(Kindness::Bare);
            self.bare()?.to_owned()
        };
        let span = (start, self.at);
        self.blank();
        if self.peek().ok_or(Broken::Ends)? != ':' {
            return Err(Broken::Unexpected(self.at));
        }
        self.at += 1;
        Ok((key, span))
    }

    fn bare(&mut self) -> Result<&str, Broken> {
        let start = self.at;
        while let Some(c) = self.peek().filter(|c| c.is_alphanumeric() || matches!(c, '_' | '$' | '-' | '+' | '.')) {
            self.at += c.len_utf8();
        }
        if start == self.at {
            return Err(Broken::Unexpected(start));
        }
        Ok(self.text.get(start..self.at).unwrap_or_default())
    }

    fn word(&mut self) -> Result<Node, Broken> {
        let start = self.at;
        let word = self.bare()?.to_owned();
        let span = (start, self.at);
        let value = match word.as_str() {
            "null" => Value::Null,
            "true" => Value::Bool(true),
            "false" => Value::Bool(false),
            _ if word.starts_with(|c: char| c.is_ascii_digit() || c == '-') => Value::Number(word),
            _ => {
                self.kindly(Kindness::Bare);
                Value::Null
            }
        };
        Ok(Node { value, span })
    }

    /// The text between two quotes of one kind; what follows a backslash that JSON does not know is itself.
    fn quoted(&mut self) -> Result<String, Broken> {
        let quote = self.next().ok_or(Broken::Ends)?;
        if quote == '\'' {
            self.kindly(Kindness::Bare);
        }
        let mut text = String::new();
        loop {
            match self.next().ok_or(Broken::Ends)? {
                c if c == quote => return Ok(text),
                '\\' => self.escape(&mut text)?,
                c if c < ' ' => {
                    self.kindly(Kindness::Escape);
                    text.push(c);
                }
                c => text.push(c),
            }
        }
    }

    fn escape(&mut self, text: &mut String) -> Result<(), Broken> {
        let c = match self.next().ok_or(Broken::Ends)? {
            'n' => '\n',
            't' => '\t',
            'r' => '\r',
            'b' => '\u{8}',
            'f' => '\u{c}',
            c @ ('"' | '\\' | '/') => c,
            'u' => self.unit_pair(),
            other => {
                self.kindly(Kindness::Escape);
                other
            }
        };
        text.push(c);
        Ok(())
    }

    /// What follows `\u`, with its second half where it is a surrogate; a half alone is the replacement character.
    fn unit_pair(&mut self) -> char {
        let Some(first) = self.unit() else {
            self.kindly(Kindness::Escape);
            return '\u{fffd}';
        };
        if !(0xd800..0xdc00).contains(&first) {
            return char::from_u32(first).unwrap_or('\u{fffd}');
        }
        let before = self.at;
        let rest = self.text.get(self.at..).unwrap_or_default();
        if rest.starts_with("\\u") {
            self.at += 2;
            if let Some(second) = self.unit().filter(|unit| (0xdc00..0xe000).contains(unit)) {
                return char::from_u32(0x1_0000 + ((first - 0xd800) << 10) + (second - 0xdc00)).unwrap_or('\u{fffd}');
            }
        }
        self.at = before;
        '\u{fffd}'
    }

    fn unit(&mut self) -> Option<u32> {
        let digits = self.text.get(self.at..self.at.saturating_add(4))?;
        let unit = digits.bytes().all(|b| b.is_ascii_hexdigit()).then(|| u32::from_str_radix(digits, 16).ok())??;
        self.at += 4;
        Some(unit)
    }

    fn blank(&mut self) {
        loop {
            let rest = self.text.get(self.at..).unwrap_or_default();
            if rest.starts_with("//") {
                self.kindly(Kindness::Comment);
                self.at += rest.find('\n').unwrap_or(rest.len());
            } else if rest.starts_with("/*") {
                self.kindly(Kindness::Comment);
                self.at += rest.find("*/").map_or(rest.len(), |end| end + 2);
            } else if rest.starts_with([' ', '\t', '\r', '\n']) {
                self.at += 1;
            } else {
                return;
            }
        }
    }

    fn kindly(&mut self, kind: Kindness) {
        if self.kind.iter().all(|(known, _)| *known != kind) {
            self.kind.push((kind, self.at));
        }
    }

    fn peek(&self) -> Option<char> {
        self.text.get(self.at..)?.chars().next()
    }

    fn next(&mut self) -> Option<char> {
        let c = self.peek()?;
        self.at += c.len_utf8();
        Some(c)
    }
}

impl Open {
    fn is_empty(&self) -> bool {
        match &self.kept {
            Kept::List(items) => items.is_empty(),
            Kept::Object(members) => members.is_empty(),
        }
    }

    fn take(&mut self, node: Node) {
        match &mut self.kept {
            Kept::List(items) => items.push(node),
            Kept::Object(members) => {
                let (key, at) = self.key.take().unwrap_or_default();
                members.push(Member { key, at, node });
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn strict(text: &str) -> bool {
        read(text).is_ok_and(|read| read.kind.is_empty())
    }

    #[test]
    fn what_json_allows_needs_no_kindness_and_keeps_its_spans() {
        let text = r#"{"a": [1, -2.5e3, true, null, {}, []], "b": "x\u0041\ud83d\ude00\n\/"}"#;
        let read = read(text).unwrap();
        assert_eq!(read.kind, []);
        let b = read.node.last("b").unwrap();
        assert_eq!(b.text(), Some("xA😀\n/"));
        assert_eq!(text.get(b.span.0..b.span.1).unwrap(), r#""x\u0041\ud83d\ude00\n\/""#);
        assert_eq!(read.node.last("a").unwrap().items().len(), 6);
    }

    #[test]
    fn what_only_a_kind_reader_takes_is_told() {
        for (text, kind) in [
            ("{\"a\":1,}", Kindness::Comma),
            ("[1 2]", Kindness::Comma),
            ("// x\n[]", Kindness::Comment),
            ("{a: 1}", Kindness::Bare),
            ("['a']", Kindness::Bare),
            ("[\"a\nb\"]", Kindness::Escape),
            ("\u{feff}[]", Kindness::Mark),
            ("[] x", Kindness::Trailing),
        ] {
            assert_eq!(read(text).unwrap().kind.first().map(|(kind, _)| *kind), Some(kind), "{text:?}");
        }
    }

    #[test]
    fn what_nobody_can_read_is_broken() {
        for text in ["", "{", "[1", "{\"a\"", "{\"a\" 1}", "[}", "\"a", "]", "{\"a\":}", "[\"\\u12"] {
            assert!(read(text).is_err(), "{text:?}");
        }
        assert_eq!(read(&"[".repeat(1_000_000)), Err(Broken::Deep));
    }

    #[test]
    fn a_key_that_stands_twice_is_told_and_both_values_are_kept() {
        let read = read(r#"{"a": 1, "\u0061": 2, "b": {"a": 3}}"#).unwrap();
        assert_eq!(read.doubled, [("a".to_owned(), (9, 17))]);
        assert_eq!(read.node.all("a").count(), 2);
    }

    #[test]
    fn half_a_surrogate_is_replaced() {
        assert_eq!(read(r#""\ud800x""#).unwrap().node.text(), Some("\u{fffd}x"));
    }

    proptest::proptest! {
        #[test]
        fn whatever_serde_reads_is_read_alike_and_nothing_panics(text in "[\\[\\]{}:,\"\\\\a-c0-9u \n'/*-]{0,40}") {
            let ours = read(&text);
            if serde_json::from_str::<serde_json::Value>(&text).is_ok() {
                proptest::prop_assert!(ours.is_ok_and(|read| read.kind.is_empty()));
            }
        }
    }

    #[test]
    fn a_wide_document_is_read_once() {
        let text = format!("[{}1]", "{\"k\": \"v\"},".repeat(100_000));
        assert!(strict(&text));
    }
}
