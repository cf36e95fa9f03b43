//! Strings joined and numbers reckoned, as far as both are constant.

use smallvec::{SmallVec, smallvec};

use super::Solver;
use crate::script::kinds::Kind;
use crate::script::names::numeral;
use crate::script::value::{CellId, Flags, GAP, Name, Val};

/// 4 KiB: the longest string that is folded; names and commands are shorter, payloads are decoded by what they reach.
pub(super) const FOLDED: usize = 4 << 10;
/// 16 strings of one expression: beyond, it is no name that someone wrote.
pub(super) const VARIANTS: usize = 16;
/// 200 characters of a string that is known in part: paths are shorter.
const PARTIAL: usize = 200;

/// 2 letters: with one alone many names begin.
const BEGUN: usize = 2;

/// What is not known at all.
const UNTOLD: &str = "\u{0}";

/// What several parts may be together: most are one text.
type Sums = SmallVec<[Sum; 1]>;
/// What a cell may be as a number: most are few.
type Numbers = SmallVec<[f64; 4]>;

#[derive(Clone)]
struct Sum {
    number: Option<f64>,
    text: String,
}

impl Solver<'_> {
    pub(super) fn concat(&mut self, at: usize, out: CellId) {
        let Some(parts) = self.graph.joins.get_mut(at).map(std::mem::take) else { return };
        self.sum(&parts, out);
        if let Some(slot) = self.graph.joins.get_mut(at) {
            *slot = parts;
        }
    }

    pub(super) fn sum(&mut self, parts: &[CellId], out: CellId) {
        self.charge(parts.len());
        if let [sum, piece] = parts {
            self.accumulates(*sum, *piece, out);
        }
        let mut flags = Flags::NONE;
        let mut sums: Sums = smallvec![Sum { number: None, text: String::new() }];
        for (at, part) in parts.iter().enumerate() {
            flags = flags.with(self.flags(*part).derived());
            if self.graph.at(*part).is_blank() {
                return;
            }
            if !self.append(&mut sums, *part, at) {
                self.graph.mark(out, flags.with(Flags::UNKNOWN));
                return;
            }
        }
        self.graph.mark(out, flags);
        for sum in sums {
            match sum.number {
                Some(n) => self.add_number(out, n),
                None => self.add_partial(out, &sum.text),
            }
        }
    }

    /// Appends each thing that `part` may be to each sum; false when that is too much.
    fn append(&mut self, sums: &mut Sums, part: CellId, at: usize) -> bool {
        if let Some(Val::Num(num)) = self.graph.at(part).vals.only()
            && !self.flags(part).any(Flags::UNKNOWN)
        {
            return add_number(sums, self.graph.numbers.get(num), at);
        }
        if let Some(Val::Str(name)) = self.graph.at(part).vals.only()
            && !self.flags(part).any(Flags::UNKNOWN)
        {
            return self.append_one(sums, name);
        }
        let mut texts = self.texts(part);
        texts.cut(VARIANTS);
        let text = |name: &Name| self.graph.names.text(*name);
        let mut pieces: SmallVec<[&str; VARIANTS]> = texts.full.iter().map(text).collect();
        let known = texts.parts.iter().map(text);
        pieces.extend(known.map(|text| if text.len() > PARTIAL { UNTOLD } else { text }));
        if texts.unknown {
            pieces.push(UNTOLD);
        }
        if pieces.is_empty() || pieces.len() > VARIANTS {
            return false;
        }
        // The end of a text says most of it: where there are too many to choose from, what stands before counts as unknown,
        // unless it spells a name that nobody takes apart but to hide it.
        let mut spelled = Sums::new();
        if sums.len().saturating_mul(pieces.len()) > VARIANTS {
            spelled = spelling(sums, &pieces);
            let folder = sums.iter().all(|sum| sum.text.ends_with('/'));
            *sums = smallvec![Sum { number: None, text: if folder { format!("{GAP}/") } else { UNTOLD.to_owned() } }];
        }
        let work: usize = sums.iter().map(|sum| sum.text.len()).sum();
        let mut next = Sums::with_capacity(sums.len().saturating_mul(pieces.len()));
        for sum in sums.iter() {
            for piece in &pieces {
                let mut text = shown(sum);
                text.push_str(piece);
                if text.len() > FOLDED {
                    return false;
                }
                next.push(Sum { number: None, text });
            }
        }
        next.append(&mut spelled);
        *sums = next;
        let many = pieces.len() > 1;
        drop(pieces);
        if many || work > FOLDED {
            self.charge(work / 64);
        }
        true
    }

    /// Appends the one thing that a part may be to each sum; false when that is too much.
    fn append_one(&mut self, sums: &mut [Sum], piece: Name) -> bool {
        let work: usize = sums.iter().map(|sum| sum.text.len()).sum();
        let piece = self.graph.names.text(piece);
        for sum in sums.iter_mut() {
            if let Some(text) = sum.number.take().and_then(numeral) {
                sum.text = text;
            }
            sum.text.push_str(piece);
            if sum.text.len() > FOLDED {
                return false;
            }
        }
        if work > FOLDED {
            self.charge(work / 64);
        }
        true
    }

    pub(super) fn math(&mut self, op: char, (a, b): (CellId, CellId), out: CellId) {
        let flags = self.flags(a).with(self.flags(b));
        self.graph.mark(out, flags.derived());
        if flags.any(Flags::UNKNOWN) {
            self.unknown(out);
        }
        let (left, right) = (self.numbers(a), self.numbers(b));
        if left.len().saturating_mul(right.len()) > VARIANTS {
            self.unknown(out);
            return;
        }
        for x in &left {
            for y in &right {
                match reckon(op, *x, *y) {
                    Some(n) => self.add_number(out, n),
                    None => self.unknown(out),
                }
            }
        }
        if left.is_empty() || right.is_empty() {
            self.give_up(&[a, b], out);
        }
    }

    fn give_up(&mut self, from: &[CellId], out: CellId) {
        if from.iter().all(|cell| !self.graph.at(*cell).vals.is_empty() || self.flags(*cell).any(Flags::UNKNOWN)) {
            self.unknown(out);
        }
    }

    pub(super) fn sign(&mut self, op: char, a: CellId, out: CellId) {
        if self.flags(a).any(Flags::UNKNOWN) {
            self.unknown(out);
        }
        if op == '!' {
            for val in self.vals(a) {
                match self.truth(val) {
                    Some(truth) => self.graph.add(out, Val::Bool(!truth)),
                    None => self.unknown(out),
                }
            }
            return;
        }
        for n in self.numbers(a) {
            let n = match op {
                '-' => -n,
                '~' => f64::from(!int(n)),
                _ => n,
            };
            self.add_number(out, n);
        }
    }

    /// A number that was made.
    pub(super) fn add_number(&mut self, out: CellId, n: f64) {
        let n = self.graph.num(n);
        self.graph.add(out, n);
    }

    fn truth(&self, val: Val) -> Option<bool> {
        match val {
            Val::Bool(flag) => Some(flag),
            Val::Null | Val::Undef => Some(false),
            Val::Num(num) => Some(self.graph.numbers.get(num)).map(|n| n != 0.0 && !n.is_nan()),
            Val::Str(name) => Some(!self.graph.names.text(name).is_empty()),
            Val::Obj(_) | Val::Fun(_) | Val::Nat(_) | Val::Regex(_) | Val::Bound(_) => Some(true),
            _ => None,
        }
    }

    /// What a cell may be as a number.
    pub(super) fn numbers(&self, cell: CellId) -> Numbers {
        let mut numbers = Numbers::new();
        for val in self.graph.at(cell).vals.iter() {
            match val {
                Val::Num(num) => numbers.push(self.graph.numbers.get(num)),
                Val::Bool(flag) => numbers.push(f64::from(u8::from(flag))),
                Val::Null => numbers.push(0.0),
                Val::Undef => numbers.push(f64::NAN),
                Val::Str(name) => numbers.push(parsed(self.graph.names.text(name))),
                Val::Obj(object) => match self.graph.obj(object).elements.as_ref().map(Vec::len) {
                    Some(0) => numbers.push(0.0),
                    _ => numbers.push(f64::NAN),
                },
                _ => {}
            }
        }
        numbers
    }
}

/// What of all that comes of one of `sums` and one of `pieces` is the beginning of a name that is assembled only to be hidden.
fn spelling(sums: &[Sum], pieces: &[&str]) -> Sums {
    let begun = sums.iter().filter(|sum| sum.text.len() >= BEGUN && Kind::begins_hidden(&sum.text));
    let spelled = begun.flat_map(|sum| {
        let both = pieces.iter().filter(|piece| !piece.is_empty()).map(|piece| format!("{}{piece}", sum.text));
        both.filter(|text| Kind::begins_hidden(text))
    });
    spelled.take(VARIANTS).map(|text| Sum { number: None, text }).collect()
}

fn shown(sum: &Sum) -> String {
    sum.number.and_then(numeral).unwrap_or_else(|| sum.text.clone())
}

fn add_number(sums: &mut [Sum], n: f64, at: usize) -> bool {
    for sum in sums.iter_mut() {
        if at == 0 {
            sum.number = Some(n);
        } else if let Some(before) = sum.number {
            sum.number = Some(before + n);
        } else {
            sum.text.push_str(&numeral(n).unwrap_or_default());
        }
    }
    sums.iter().all(|sum| sum.text.len() <= FOLDED)
}

/// A string as a number.
pub(super) fn parsed(text: &str) -> f64 {
    let text = text.trim();
    if text.is_empty() {
        return 0.0;
    }
    let radices = [(["0x", "0X"], 16), (["0o", "0O"], 8), (["0b", "0B"], 2)];
    let radix = radices.into_iter().find_map(|(prefixes, radix)| {
        let digits = prefixes.iter().find_map(|prefix| text.strip_prefix(prefix))?;
        u32::from_str_radix(digits, radix).ok()
    });
    match radix {
        Some(n) => f64::from(n),
        None => text.parse().unwrap_or(f64::NAN),
    }
}

/// A number as 32 bits, as the bit operators see it.
#[expect(clippy::as_conversions, reason = "the cast saturates, and what is out of range is wrapped before")]
pub(super) fn int(n: f64) -> i32 {
    if !n.is_finite() {
        return 0;
    }
    let wrapped = n.trunc().rem_euclid(4_294_967_296.0);
    let low = wrapped as u32;
    low.cast_signed()
}

fn reckon(op: char, x: f64, y: f64) -> Option<f64> {
    let shift = int(y).cast_unsigned() & 31;
    Some(match op {
        '-' => x - y,
        '*' => x * y,
        '/' => x / y,
        '%' => x % y,
        'p' => x.powf(y),
        '^' => f64::from(int(x) ^ int(y)),
        '|' => f64::from(int(x) | int(y)),
        '&' => f64::from(int(x) & int(y)),
        '<' => f64::from(int(x).wrapping_shl(shift)),
        '>' => f64::from(int(x).wrapping_shr(shift)),
        'u' => f64::from(int(x).cast_unsigned().wrapping_shr(shift)),
        _ => return None,
    })
}
