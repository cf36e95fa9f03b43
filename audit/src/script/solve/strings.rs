//! Methods of strings and numbers, as far as both they and their arguments are constant.

use super::Solver;
use super::call::Site;
use super::concat::{FOLDED, int};
use super::decode;
use super::keys::number;
use crate::script::value::{CellId, Flags, GAP, Val};

/// 16,384 pieces: more are no name and no path.
const PIECES: usize = 16 << 10;

impl Solver<'_> {
    /// `string.method(args)`
    pub(super) fn string_method(&mut self, val: Val, method: &str, site: &Site) {
        if !is_known(method) {
            return;
        }
        let (text, partial) = match val {
            Val::Str(name) => (self.text(name), false),
            Val::Part(name) => (self.text(name), true),
            Val::Num(bits) => return self.number_method(bits, method, site),
            _ => return,
        };
        if let Some(base) = site.this {
            let flags = self.flags(base).derived();
            self.graph.mark(site.out, flags);
        }
        self.charge(text.len() / 64);
        if method == "replace" || method == "replaceAll" {
            self.replacer(val, site);
            return self.replace(&text, method, site);
        }
        if method == "split" {
            return if partial { self.unknown(site.out) } else { self.split(&text, site) };
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
        let chars: Vec<char> = text.chars().take(FOLDED.saturating_mul(4)).collect();
        let length = f64::from(u32::try_from(chars.len()).unwrap_or(u32::MAX));
        let a = self.number_arg(site, 0);
        let b = self.number_arg(site, 1);
        if site.args.len() == 1
            && a.is_none()
            && matches!(method, "slice" | "substring" | "substr" | "at" | "charAt" | "repeat")
        {
            return None;
        }
        let first = a.unwrap_or(0.0);
        let from_end = |n: f64| if n < 0.0 { (length + n).max(0.0) } else { n.min(length) };
        match method {
            "toLowerCase" | "toLocaleLowerCase" => Some(text.to_lowercase()),
            "toUpperCase" | "toLocaleUpperCase" => Some(text.to_uppercase()),
            "trim" => Some(text.trim().to_owned()),
            "trimStart" | "trimLeft" => Some(text.trim_start().to_owned()),
            "trimEnd" | "trimRight" => Some(text.trim_end().to_owned()),
            "slice" => Some(range(&chars, from_end(first), from_end(b.unwrap_or(length)))),
            "substring" => {
                let (x, y) = (first.max(0.0).min(length), b.unwrap_or(length).max(0.0).min(length));
                Some(range(&chars, x.min(y), x.max(y)))
            }
            "substr" => Some(range(&chars, from_end(first), from_end(first) + b.unwrap_or(length))),
            "charAt" => Some(range(&chars, first, first + 1.0)),
            "at" => Some(range(&chars, from_end(first), from_end(first) + 1.0)),
            "concat" => self.appended(text, site),
            "repeat" => {
                let count = usize::try_from(int(first)).ok()?;
                (text.len().saturating_mul(count) <= FOLDED).then(|| text.repeat(count))
            }
            "padStart" | "padEnd" => self.padded(text, method, site),
            "charCodeAt" | "codePointAt" => {
                let found = chars.get(usize::try_from(int(first)).ok()?)?;
                self.graph.add(site.out, Val::num(f64::from(u32::from(*found))));
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

    fn split(&mut self, text: &str, site: &Site) {
        let pieces: Vec<String> = match self.string_arg(site, 0) {
            Some(between) if between.is_empty() => text.chars().map(String::from).collect(),
            Some(between) => text.split(&between).map(str::to_owned).collect(),
            None => match self.pattern_arg(site) {
                Some((pattern, _)) if pattern.as_str().is_empty() => text.chars().map(String::from).collect(),
                Some((pattern, _)) => pattern.split(text).map(str::to_owned).collect(),
                None if site.args.is_empty() => vec![text.to_owned()],
                None => return self.unknown(site.out),
            },
        };
        if pieces.len() > PIECES {
            return self.unknown(site.out);
        }
        self.charge(pieces.len());
        let cells: Vec<CellId> = pieces.iter().map(|piece| self.graph.string(piece)).collect();
        let nth = crate::script::value::row(text.len()).wrapping_add(16);
        let object = self.array_of(nth, Some(cells));
        self.graph.add(site.out, Val::Obj(object));
    }

    /// A function that says what to put there gets the text.
    fn replacer(&mut self, val: Val, site: &Site) {
        let Some(callback) = site.args.get(1).copied() else { return };
        let found = self.graph.constant(val);
        for val in self.watched(callback) {
            if matches!(val, Val::Fun(_) | Val::Nat(_) | Val::Bound(_)) {
                let inner = Site { this: None, args: vec![found, crate::script::graph::UNKNOWN], ..site.clone() };
                self.invoke(val, &inner, 1);
            }
        }
    }

    fn replace(&mut self, text: &str, method: &str, site: &Site) {
        let with = match site.args.get(1) {
            None => Some("undefined".to_owned()),
            Some(_) => self.string_arg(site, 1),
        };
        let with = with.filter(|with| !with.contains('$'));
        let result = match (self.string_arg(site, 0), self.pattern_arg(site), with) {
            (Some(what), _, Some(with)) if method == "replaceAll" => Some(text.replace(&what, &with)),
            (Some(what), _, Some(with)) => Some(text.replacen(&what, &with, 1)),
            (_, Some((pattern, true)), Some(with)) => {
                Some(pattern.replace_all(text, regex::NoExpand(&with)).into_owned())
            }
            (_, Some((pattern, false)), Some(with)) => Some(pattern.replace(text, regex::NoExpand(&with)).into_owned()),
            _ => None,
        };
        match result {
            Some(result) if result.len() <= FOLDED => self.add_partial(site.out, &result),
            _ => self.unknown(site.out),
        }
    }

    /// A constant regular expression, and whether it is global.
    fn pattern_arg(&mut self, site: &Site) -> Option<(regex::Regex, bool)> {
        let cell = *site.args.first()?;
        self.graph.watch(cell, self.op);
        let [Val::Regex(name)] = *self.graph.at(cell).vals else { return None };
        let text = self.text(name);
        let (source, flags) = text.rsplit_once('/')?;
        if source.len() > 200 {
            return None;
        }
        let unescaped = source.replace("\\/", "/").replace("[^]", "(?s:.)");
        let pattern = regex::RegexBuilder::new(&unescaped)
            .case_insensitive(flags.contains('i'))
            .size_limit(1 << 18)
            .build()
            .ok()?;
        self.charge(200);
        Some((pattern, flags.contains('g')))
    }

    fn number_method(&mut self, bits: u64, method: &str, site: &Site) {
        if method != "toString" {
            return;
        }
        match self.number_arg(site, 0) {
            None if site.args.is_empty() => {
                if let Some(text) = number(bits) {
                    self.add_text(site.out, &text);
                }
            }
            Some(radix) => match in_radix(f64::from_bits(bits), radix) {
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
        match *self.graph.at(cell).vals {
            [Val::Str(name)] => Some(self.text(name).to_string()),
            [Val::Num(bits)] => number(bits),
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

fn is_known(method: &str) -> bool {
    matches!(
        method,
        "toLowerCase"
            | "toLocaleLowerCase"
            | "toUpperCase"
            | "toLocaleUpperCase"
            | "trim"
            | "trimStart"
            | "trimLeft"
            | "trimEnd"
            | "trimRight"
            | "slice"
            | "substring"
            | "substr"
            | "charAt"
            | "at"
            | "concat"
            | "repeat"
            | "padStart"
            | "padEnd"
            | "charCodeAt"
            | "codePointAt"
            | "replace"
            | "replaceAll"
            | "split"
            | "toString"
            | "valueOf"
            | "normalize"
    )
}

fn range(chars: &[char], from: f64, to: f64) -> String {
    let from = usize::try_from(int(from)).unwrap_or(0);
    let to = usize::try_from(int(to.min(1e9))).unwrap_or(0);
    chars.iter().take(to).skip(from).collect()
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
