//! Text that is written so that nobody reads it: escapes of plain letters, programs of signs alone.

use oxc_ast::AstKind;
use oxc_span::Span;

use super::about;
use super::graph::Site;
use super::kinds::Kind;
use super::opaque;
use super::report::Hits;
use super::value::{place, row};
use crate::finding::Severity;
use crate::rules::script as rules;

/// 6 escapes of plain letters: tables of terminals' codes have none.
const ESCAPES: usize = 6;
/// 160 bytes without a letter or digit: encoders that name things `$` and `_` write thousands, and digits between them.
const NAMED: usize = 160;
/// 24 of the two names' signs in such a run: a picture of signs has lines of one, and no sums.
const NAMES: usize = 24;
/// 8 sums and as many brackets.
const SUMS: usize = 8;
/// 120 signs in a row: an honest test for truth has five.
const SIGNS: usize = 120;
/// 24 signs in a row, with 4 empty lists among them: letters that are spelled so, and no program yet.
const SPELLED: usize = 24;
const EMPTY: usize = 4;

/// The strings of a file that are longer as they are written than as they are read, or longer than words are.
pub(super) struct Strings<'a> {
    text: &'a str,
    escaped: Vec<(Span, &'a str)>,
    long: Vec<(Span, &'a str)>,
}

impl<'a> Strings<'a> {
    /// None of the strings in `text` yet.
    pub(super) fn of(text: &'a str) -> Self {
        Self { text, escaped: Vec::new(), long: Vec::new() }
    }

    fn raw(&self, span: Span) -> &'a str {
        self.text.get(place(span.start)..place(span.end)).unwrap_or_default()
    }

    /// Looks at one node of the file, in any order.
    #[inline]
    pub(super) fn see(&mut self, kind: AstKind<'a>) {
        let (span, value) = match kind {
            AstKind::StringLiteral(it) => (it.span, it.value.as_str()),
            AstKind::TemplateElement(it) => (it.span, it.value.cooked.as_ref().map_or("", |text| text.as_str())),
            _ => return,
        };
        if value.len() > opaque::LETTERS {
            self.long.push((span, value));
        }
        if place(span.end.saturating_sub(span.start)) > value.len().saturating_add(6) && self.raw(span).contains('\\') {
            self.escaped.push((span, value));
        }
    }

    /// Judges how the file is written, all of whose strings were seen.
    pub(super) fn judge(mut self, file: u32, hits: &mut Hits) {
        self.escaped.sort_by_key(|(span, _)| (span.start, span.end));
        for (span, value) in &self.escaped {
            escaped(self.raw(*span), value, (file, *span), hits);
        }
        for (span, value) in &self.long {
            opaque::judge(value, Site { file, start: span.start, end: span.end }, hits);
        }
        signs(self.text, file, hits);
    }
}

fn escaped(raw: &str, value: &str, (file, span): (u32, Span), hits: &mut Hits) {
    let letters = letters_escaped(raw);
    let site = Site { file, start: span.start, end: span.end };
    if letters >= ESCAPES && letters.saturating_mul(2) >= value.chars().count() {
        let mut hit = about(&rules::ESCAPES, file, format!("{letters} plain letters are written in escapes"));
        hit.site = site;
        hits.push(hit);
    }
    if letters > 0 && Kind::of(value).any(Kind::HIDDEN) {
        let mut hit = about(&rules::BUILT_NAME, file, format!("the name {value:?} is written in escapes"));
        hit.site = site;
        hits.push(hit);
    }
}

/// How many plain letters and digits are written as `\x41`, `\u0041`, `\u{41}` or `\101`.
fn letters_escaped(raw: &str) -> usize {
    let mut count = 0_usize;
    let mut rest = raw;
    while let Some((_, after)) = rest.split_once('\\') {
        let (digits, radix) = match after.as_bytes().first() {
            Some(b'x') => (after.get(1..3), 16),
            Some(b'u') if after.starts_with("u{") => (after.get(2..).and_then(|text| text.split('}').next()), 16),
            Some(b'u') => (after.get(1..5), 16),
            Some(b'0'..=b'7') => (after.get(..3), 8),
            _ => (None, 16),
        };
        let code = digits.and_then(|digits| u32::from_str_radix(digits, radix).ok()).and_then(char::from_u32);
        if code.is_some_and(|c| c.is_ascii_alphanumeric() || c == '_') {
            count = count.saturating_add(1);
        }
        let mut chars = after.chars();
        chars.next();
        rest = chars.as_str();
    }
    count
}

/// Long runs of `[]()!+` and the like, and of names that are signs too.
fn signs(text: &str, file: u32, hits: &mut Hits) {
    let is_sum = |run: &[u8]| run.iter().filter_map(|byte| sign(*byte)).fold(0, |all, kind| all | kind) == 7;
    let plain = |run: &[u8]| -> Vec<u8> { run.iter().copied().filter(|byte| !byte.is_ascii_whitespace()).collect() };
    let count = |run: &[u8], pair: &[u8]| run.windows(2).filter(|two| *two == pair).count();
    // What calls nothing reaches nothing.
    let weigh = |run: &[u8]| {
        let run = plain(run);
        let calls = count(&run, b"](") + count(&run, b")(") > 0;
        if run.len() >= SIGNS && calls {
            Some(Severity::Danger)
        } else {
            (run.len() >= SIGNS || count(&run, b"[]") >= EMPTY).then_some(Severity::Warning)
        }
    };
    let is_named = |run: &[u8]| {
        let count = |wanted: &[u8]| run.iter().filter(|byte| wanted.contains(byte)).count();
        count(b"$_") >= NAMES && count(b"+") >= SUMS && count(b"[") >= SUMS && count(b"(") > 0 && count(b"=") > 0
    };
    let tell = |(start, end): (usize, usize), severity, hits: &mut Hits| {
        let mut hit = about(&rules::SYMBOLS, file, "a program of brackets and signs alone");
        hit.site = Site { file, start: row(start), end: row(end) };
        hits.push(hit.severity(severity));
    };
    runs(
        text.as_bytes(),
        SPELLED,
        |byte| sign(byte).is_some(),
        |run, place| {
            if let Some(severity) = Some(run).filter(|run| is_sum(run)).and_then(weigh) {
                tell(place, severity, hits);
            }
        },
    );
    runs(
        text.as_bytes(),
        NAMED,
        |byte| byte.is_ascii() && !byte.is_ascii_alphanumeric(),
        |run, place| {
            if is_named(run) {
                tell(place, Severity::Danger, hits);
            }
        },
    );
}

/// Every run of at least `least` bytes that are all `of` a kind. Of text without any, one byte in as many is looked at.
fn runs(bytes: &[u8], least: usize, of: impl Fn(u8) -> bool, mut each: impl FnMut(&[u8], (usize, usize))) {
    let mut start = 0_usize;
    while let Some(piece) = bytes.get(start..start.saturating_add(least)) {
        if let Some(other) = piece.iter().rposition(|byte| !of(*byte)) {
            start = start.saturating_add(other).saturating_add(1);
            continue;
        }
        let rest = bytes.get(start..).unwrap_or_default();
        let run = rest.iter().position(|byte| !of(*byte)).map_or(rest, |end| rest.split_at(end).0);
        let end = start.saturating_add(run.len());
        each(run, (start, end));
        start = end;
    }
}

/// What a byte tells of a program of signs: brackets, negation, sums or nothing; none if it is no part of one.
fn sign(byte: u8) -> Option<u8> {
    match byte {
        b'[' | b']' => Some(1),
        b'!' => Some(2),
        b'+' => Some(4),
        b'(' | b')' | b'{' | b'}' | b'-' | b'~' | b' ' | b'\n' | b'\r' | b'\t' => Some(0),
        _ => None,
    }
}
