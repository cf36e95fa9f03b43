//! Methods of strings and numbers, as far as both they and their arguments are constant.

use std::rc::Rc;

use super::Solver;
use super::call::Site;
use super::concat::{FOLDED, int};
use super::decode;
use crate::script::names::numeral;
use crate::script::value::{CellId, Flags, GAP, Name, Val, row};

/// 16,384 pieces: more are no name and no path.
const PIECES: usize = 16 << 10;
/// 256 regular expressions are kept ready: no program applies more to constants.
const PATTERNS: usize = 256;
/// 2,000 steps for making one ready: it takes as long as these.
const PATTERN_WORK: usize = 2_000;
/// 200 bytes of a regular expression: longer ones describe languages, not names.
const PATTERN: usize = 200;

/// A regular expression of the program's, ready.
#[derive(Debug)]
pub(super) struct Pattern {
    pub(super) regex: regex::Regex,
    pub(super) global: bool,
}

impl Pattern {
    /// The one that `/source/flags` is, without the first slash.
    fn new(text: &str) -> Option<Self> {
        let (source, flags) = text.rsplit_once('/')?;
        if source.len() > PATTERN {
            return None;
        }
        let unescaped = source.replace("\\/", "/").replace("[^]", "(?s:.)");
        let regex = regex::RegexBuilder::new(&unescaped)
            .case_insensitive(flags.contains('i'))
            .size_limit(1 << 18)
            .build()
            .ok()?;
        Some(Self { regex, global: flags.contains('g') })
    }

    fn replaced(&self, text: &str, with: &str) -> String {
        let all = if self.global { 0 } else { 1 };
        self.regex.replacen(text, all, regex::NoExpand(with)).into_owned()
    }
}

/// What is made of texts has this bit in its number, and the text's own number beside it.
const SPLIT: u32 = 1 << 30;

/// The cell for the way of its own that something has which stands where a pattern is expected is the 9th.
const OWN_WAY: u32 = 9;

impl Solver<'_> {
    /// `string.method(args)`
    pub(super) fn string_method(&mut self, val: Val, method: &str, site: &Site) {
        let (text, partial) = match val {
            Val::Str(name) => (self.text(name), false),
            Val::Part(name) => (self.text(name), true),
            Val::Num(num) => return self.number_method(self.graph.numbers.get(num), method, site),
            _ => return,
        };
        if let Some(base) = site.this {
            let flags = self.flags(base).derived();
            self.graph.mark(site.out, flags);
        }
        self.charge(text.len() / 64);
        if matches!(method, "replace" | "replaceAll" | "split" | "match" | "matchAll" | "search") {
            self.matched_by(val, method, site);
        }
        if method == "replace" || method == "replaceAll" {
            self.replacer(val, site);
            return self.replace(&text, method, site);
        }
        if method == "split" {
            return if partial { self.unknown(site.out) } else { self.split((val, &text), site) };
        }
        if method == "match" {
            return match (val, self.pattern_arg(site)) {
                (Val::Str(name), Some(pattern)) => self.finds(&pattern, name, site),
                _ => self.unknown(site.out),
            };
        }
        if method == "toString" || method == "valueOf" || method == "normalize" {
            return self.encoded(val, &text, site);
        }
        match self.plain(&text, method, site) {
            Some(folded) if folded.len() <= FOLDED => self.add_partial(site.out, &folded),
            _ => self.unknown(site.out),
        }
    }

    fn encoded(&mut self, val: Val, text: &str, site: &Site) {
        let encoding = self.string_arg(site, 0);
        match encoding.as_deref() {
            Some("hex") => self.add_text(site.out, &hex::encode(text)),
            Some("base64") => self.add_text(site.out, &decode::to_base64(text.as_bytes())),
            _ => self.graph.add(site.out, val),
        }
    }

    /// Methods that give one string of one string.
    fn plain(&mut self, text: &str, method: &str, site: &Site) -> Option<String> {
        match method {
            "toLowerCase" | "toLocaleLowerCase" => Some(text.to_lowercase()),
            "toUpperCase" | "toLocaleUpperCase" => Some(text.to_uppercase()),
            "trim" => Some(text.trim().to_owned()),
            "trimStart" | "trimLeft" => Some(text.trim_start().to_owned()),
            "trimEnd" | "trimRight" => Some(text.trim_end().to_owned()),
            "concat" => self.appended(text, site),
            "padStart" | "padEnd" => self.padded(text, method, site),
            _ => self.piece(text, method, site),
        }
    }

    /// Methods that give a piece of one string, or it many times.
    fn piece(&mut self, text: &str, method: &str, site: &Site) -> Option<String> {
        let text = cut(text);
        let length = f64::from(row(text.chars().count()));
        let a = self.number_arg(site, 0);
        let b = self.number_arg(site, 1);
        if site.args.len() == 1
            && a.is_none()
            && matches!(method, "slice" | "substring" | "substr" | "at" | "charAt" | "repeat")
        {
            if site.this.is_some_and(|this| self.is_text(this)) {
                self.graph.mark(site.out, Flags::PICKED);
            }
            return None;
        }
        let first = a.unwrap_or(0.0);
        let from_end = |n: f64| if n < 0.0 { (length + n).max(0.0) } else { n.min(length) };
        match method {
            "slice" => Some(range(text, from_end(first), from_end(b.unwrap_or(length)))),
            "substring" => {
                let (x, y) = (first.max(0.0).min(length), b.unwrap_or(length).max(0.0).min(length));
                Some(range(text, x.min(y), x.max(y)))
            }
            "substr" => Some(range(text, from_end(first), from_end(first) + b.unwrap_or(length))),
            "charAt" => Some(range(text, first, first + 1.0)),
            "at" => Some(range(text, from_end(first), from_end(first) + 1.0)),
            "repeat" => {
                let count = usize::try_from(int(first)).ok()?;
                (text.len().saturating_mul(count) <= FOLDED).then(|| text.repeat(count))
            }
            "charCodeAt" | "codePointAt" => {
                let found = text.chars().nth(usize::try_from(int(first)).ok()?)?;
                self.add_number(site.out, f64::from(u32::from(found)));
                None
            }
            _ => None,
        }
    }

    fn appended(&mut self, text: &str, site: &Site) -> Option<String> {
        let mut sum = text.to_owned();
        for at in 0..site.args.len() {
            match self.string_arg(site, at) {
                Some(more) => sum.push_str(&more),
                None => sum.push(GAP),
            }
        }
        Some(sum)
    }

    fn padded(&mut self, text: &str, method: &str, site: &Site) -> Option<String> {
        let width = usize::try_from(int(self.number_arg(site, 0)?)).ok()?;
        let fill = self.string_arg(site, 1).unwrap_or_else(|| " ".to_owned());
        let missing = width.saturating_sub(text.chars().count());
        if width > FOLDED || fill.is_empty() {
            return None;
        }
        let pad: String = fill.chars().cycle().take(missing).collect();
        Some(if method == "padStart" { pad + text } else { text.to_owned() + &pad })
    }

    fn split(&mut self, (val, text): (Val, &str), site: &Site) {
        let pieces: Vec<String> = match self.string_arg(site, 0) {
            Some(between) if between.is_empty() => text.chars().map(String::from).collect(),
            Some(between) => text.split(&between).map(str::to_owned).collect(),
            None => match self.pattern_arg(site) {
                Some(pattern) if pattern.regex.as_str().is_empty() => text.chars().map(String::from).collect(),
                Some(pattern) => pattern.regex.split(text).map(str::to_owned).collect(),
                None if site.args.is_empty() => vec![text.to_owned()],
                None => return self.unknown(site.out),
            },
        };
        if pieces.len() > PIECES {
            return self.unknown(site.out);
        }
        self.charge(pieces.len());
        let cells: Vec<CellId> = pieces.iter().map(|piece| self.graph.string(piece)).collect();
        let Val::Str(name) = val else { return };
        let nth = row(name.index()) | SPLIT;
        if !name.is_telling() && self.is_lost(nth, site.out) {
            return;
        }
        let object = self.array_of(nth, Some(cells));
        self.graph.add(site.out, Val::Obj(object));
    }

    /// A function that says what to put there gets the text.
    fn replacer(&mut self, val: Val, site: &Site) {
        let Some(callback) = site.args.get(1).copied() else { return };
        let found = self.graph.constant(val);
        for val in self.watched(callback) {
            if matches!(val, Val::Fun(_) | Val::Nat(_) | Val::Bound(_) | Val::Members(_)) {
                let inner = Site { this: None, args: [found, crate::script::graph::UNKNOWN].into(), ..site.clone() };
                self.invoke(val, &inner, 1);
            }
        }
    }

    /// What stands where a pattern is expected may have a way of its own: it gets the text, and what was to be put in.
    fn matched_by(&mut self, val: Val, method: &str, site: &Site) {
        let Some(pattern) = site.args.first().copied() else { return };
        if !self.graph.at(pattern).vals.iter().any(|val| matches!(val, Val::Obj(_) | Val::Fun(_))) {
            return;
        }
        let way = self.graph.slot_of(self.op, OWN_WAY);
        let symbol = if method == "replaceAll" { "replace" } else { method };
        self.member_into(pattern, &format!("@@Symbol.{symbol}"), way);
        let text = self.graph.constant(val);
        let args = std::iter::once(text).chain(site.args.get(1).copied()).collect();
        let inner = Site { this: Some(pattern), args, ..site.clone() };
        for val in self.watched(way) {
            if let Val::Fun(_) | Val::Bound(_) = val {
                self.invoke(val, &inner, 1);
            }
        }
    }

    fn replace(&mut self, text: &str, method: &str, site: &Site) {
        let with = match site.args.get(1) {
            None => Some("undefined".to_owned()),
            Some(_) => self.string_arg(site, 1),
        };
        let what = self.string_arg(site, 0);
        let result = with.filter(|with| !with.contains('$')).and_then(|with| match what {
            Some(what) if method == "replaceAll" => Some(text.replace(&what, &with)),
            Some(what) => Some(text.replacen(&what, &with, 1)),
            None => self.pattern_arg(site).map(|pattern| pattern.replaced(text, &with)),
        });
        match result {
            Some(result) if result.len() <= FOLDED => self.add_partial(site.out, &result),
            _ => self.unknown(site.out),
        }
    }

    /// `pattern.exec(text)`
    pub(super) fn pattern_method(&mut self, pattern: Name, method: &str, site: &Site) {
        let Some(text) = site.args.first().copied().filter(|_| method == "exec") else { return };
        let Some(pattern) = self.pattern(pattern) else { return self.unknown(site.out) };
        for val in self.watched(text) {
            match val {
                Val::Str(name) => self.finds(&pattern, name, site),
                _ => self.unknown(site.out),
            }
        }
        if self.flags(text).any(Flags::UNKNOWN) {
            self.unknown(site.out);
        }
    }

    /// A constant regular expression.
    fn pattern_arg(&mut self, site: &Site) -> Option<Rc<Pattern>> {
        let cell = *site.args.first()?;
        self.graph.watch(cell, self.op);
        let Some(Val::Regex(name)) = self.graph.at(cell).vals.only() else { return None };
        self.pattern(name)
    }

    fn pattern(&mut self, name: Name) -> Option<Rc<Pattern>> {
        if let Some(known) = self.patterns.get(&name) {
            return known.clone();
        }
        self.charge(PATTERN_WORK);
        let pattern = Pattern::new(self.graph.names.text(name)).map(Rc::new);
        if self.patterns.len() < PATTERNS {
            self.patterns.insert(name, pattern.clone());
        }
        pattern
    }

    fn number_method(&mut self, n: f64, method: &str, site: &Site) {
        if method != "toString" {
            return;
        }
        match self.number_arg(site, 0) {
            None if site.args.is_empty() => {
                if let Some(text) = numeral(n) {
                    self.add_text(site.out, &text);
                }
            }
            Some(radix) => match in_radix(n, radix) {
                Some(text) => self.add_text(site.out, &text),
                None => self.unknown(site.out),
            },
            None => self.unknown(site.out),
        }
    }

    /// The one string that an argument is.
    pub(super) fn string_arg(&mut self, site: &Site, at: usize) -> Option<String> {
        let cell = *site.args.get(at)?;
        self.graph.watch(cell, self.op);
        if self.flags(cell).any(Flags::UNKNOWN) {
            return None;
        }
        match self.graph.at(cell).vals.only() {
            Some(Val::Str(name)) => Some(self.text(name).to_string()),
            Some(Val::Num(num)) => numeral(self.graph.numbers.get(num)),
            _ => None,
        }
    }

    /// The one number that an argument is.
    pub(super) fn number_arg(&mut self, site: &Site, at: usize) -> Option<f64> {
        let cell = *site.args.get(at)?;
        self.graph.watch(cell, self.op);
        if self.flags(cell).any(Flags::UNKNOWN) {
            return None;
        }
        match self.numbers(cell).as_slice() {
            [only] if !only.is_nan() => Some(*only),
            _ => None,
        }
    }
}

/// What of `text` is looked at: no piece is longer, and programs that pick letters keep them in less.
fn cut(text: &str) -> &str {
    text.get(..text.floor_char_boundary(FOLDED.saturating_mul(4))).unwrap_or(text)
}

/// Characters of `text`, by their places.
fn range(text: &str, from: f64, to: f64) -> String {
    let from = usize::try_from(int(from)).unwrap_or(0);
    let to = usize::try_from(int(to.min(1e9))).unwrap_or(0);
    if text.is_ascii() {
        return text.get(from..to.min(text.len())).unwrap_or_default().to_owned();
    }
    text.chars().take(to).skip(from).collect()
}

fn in_radix(n: f64, radix: f64) -> Option<String> {
    let radix = u32::try_from(int(radix)).ok().filter(|radix| (2..=36).contains(radix))?;
    if n < 0.0 || n.fract() != 0.0 || n >= 9_007_199_254_740_992.0 {
        return None;
    }
    let mut rest = n.to_string().parse::<u64>().ok()?;
    let mut digits = Vec::new();
    loop {
        let digit = u32::try_from(rest % u64::from(radix)).ok()?;
        digits.push(char::from_digit(digit, radix)?);
        rest /= u64::from(radix);
        if rest == 0 {
            break;
        }
    }
    Some(digits.into_iter().rev().collect())
}
