//! Spellings that a model reads and a search for words does not: letters of other scripts, digits for letters, rot13,
//! letters apart, backwards.

use std::sync::LazyLock;

use regex::Regex;
use unicode_normalization::UnicodeNormalization as _;

use super::phrases;

/// 1 MiB of a text is read again in other spellings: prompts are a hundredth of that.
const BYTES: usize = 1 << 20;

static DIGIT_IN_WORD: LazyLock<Option<Regex>> =
    LazyLock::new(|| Regex::new(r"[A-Za-z][013457@$]+[A-Za-z]|(?-u:\b)[013457][a-z]{2}").ok());

/// Places and what was found there.
pub(super) fn find(text: &str) -> Vec<(usize, usize, &'static str)> {
    let text = text.get(..text.floor_char_boundary(BYTES)).unwrap_or(text);
    let mut found = Vec::new();
    if text.chars().any(|c| latin(c).is_some()) {
        found.extend(Reading::of(text, latin).order("letters of other scripts, or that are not drawn, read as orders"));
    }
    if DIGIT_IN_WORD.as_ref().is_some_and(|pattern| pattern.is_match(text)) {
        found.extend(Reading::of(text, digit).order("digits for letters that read as orders"));
    }
    found.extend(Reading::of(text, |c| moved(c, HALF)).decoded("rot13 that decodes to orders"));
    found.extend(hinted(text));
    found.extend(apart(text));
    found.extend(backwards(text));
    found
}

/// A text with some characters read as others, and where each byte of it comes from.
struct Reading<'a> {
    text: &'a str,
    read: String,
    from: Vec<(usize, usize)>,
}

impl<'a> Reading<'a> {
    fn of(text: &'a str, other: impl Fn(char) -> Option<char>) -> Self {
        let mut read = String::with_capacity(text.len());
        let mut from = Vec::new();
        for (at, c) in text.char_indices() {
            let said = other(c).unwrap_or(c);
            if said != NOTHING {
                read.push(said);
            }
            // Where lengths differ, offsets part from here on.
            if said == NOTHING || said.len_utf8() != c.len_utf8() {
                from.push((read.len(), at.saturating_add(c.len_utf8())));
            }
        }
        Self { text, read, from }
    }

    /// The place in the text of byte `at` of the reading.
    fn place(&self, at: usize) -> usize {
        let known = self.from.partition_point(|(read, _)| *read <= at);
        let before = known.checked_sub(1).and_then(|last| self.from.get(last)).copied().unwrap_or((0, 0));
        before.1.saturating_add(at.saturating_sub(before.0))
    }

    /// The first order of a text that is none before it is decoded.
    fn decoded(&self, how: &'static str) -> Option<(usize, usize, &'static str)> {
        let phrase =
            Some(&self.read).filter(|read| phrases::may(read)).and_then(|read| phrases::order_in_english(read))?;
        let (start, end) = (self.place(phrase.start), self.place(phrase.end));
        let (start, end) = (self.text.floor_char_boundary(start), self.text.ceil_char_boundary(end));
        let read = self.read.get(phrase.start..phrase.end).unwrap_or_default();
        (self.text.get(start..end) != Some(read)).then_some((start, end, how))
    }

    /// The first order that is there only in this reading.
    fn order(&self, how: &'static str) -> Option<(usize, usize, &'static str)> {
        if !phrases::may(&self.read) {
            return None;
        }
        let phrase = phrases::strong_in_english(&self.read)?;
        let (start, end) = (self.place(phrase.start), self.place(phrase.end));
        let (start, end) = (self.text.floor_char_boundary(start), self.text.ceil_char_boundary(end));
        let plain = self.text.get(start..end).unwrap_or_default();
        let read = self.read.get(phrase.start..phrase.end).unwrap_or_default();
        (plain != read && phrases::strong(plain).is_none()).then_some((start, end, how))
    }
}

/// Stands for a character that a reader does not see.
const NOTHING: char = '\0';

/// Letters of other scripts, small capitals and Braille, by what they are read as.
const LIKE: &[(&str, char)] = &[
    ("аα", 'a'),
    ("АΑ", 'A'),
    ("ВΒ", 'B'),
    ("сϲ", 'c'),
    ("СϹ", 'C'),
    ("ԁ", 'd'),
    ("её", 'e'),
    ("ЕΕ", 'E'),
    ("ɡ", 'g'),
    ("һ", 'h'),
    ("НΗ", 'H'),
    ("іıι", 'i'),
    ("ІΙӀ", 'I'),
    ("ј", 'j'),
    ("Ј", 'J'),
    ("ќκ", 'k'),
    ("КΚ", 'K'),
    ("ӏ", 'l'),
    ("МΜ", 'M'),
    ("ոη", 'n'),
    ("Ν", 'N'),
    ("оοօ", 'o'),
    ("ОΟ", 'O'),
    ("рρ", 'p'),
    ("РΡ", 'P'),
    ("ԛ", 'q'),
    ("ѕ", 's'),
    ("Ѕ", 'S'),
    ("ТΤ", 'T'),
    ("υս", 'u'),
    ("ѵν", 'v'),
    ("ԝ", 'w'),
    ("хχ", 'x'),
    ("ХΧ", 'X'),
    ("уγ", 'y'),
    ("УΥ", 'Y'),
    ("Ζ", 'Z'),
    ("ᴀ⠁", 'a'),
    ("ʙ⠃", 'b'),
    ("ᴄ⠉", 'c'),
    ("ᴅ⠙", 'd'),
    ("ᴇ⠑", 'e'),
    ("ꜰ⠋", 'f'),
    ("ɢ⠛", 'g'),
    ("ʜ⠓", 'h'),
    ("ɪ⠊", 'i'),
    ("ᴊ⠚", 'j'),
    ("ᴋ⠅", 'k'),
    ("ʟ⠇", 'l'),
    ("ᴍ⠍", 'm'),
    ("ɴ⠝", 'n'),
    ("ᴏ⠕", 'o'),
    ("ᴘ⠏", 'p'),
    ("⠟", 'q'),
    ("ʀ⠗", 'r'),
    ("ꜱ⠎", 's'),
    ("ᴛ⠞", 't'),
    ("ᴜ⠥", 'u'),
    ("ᴠ⠧", 'v'),
    ("ᴡ⠺", 'w'),
    ("⠭", 'x'),
    ("ʏ⠽", 'y'),
    ("ᴢ⠵", 'z'),
    ("\u{2800}", ' '),
];

/// The ASCII letter that a letter of another script is drawn like, or nothing for what is not drawn at all.
fn latin(c: char) -> Option<char> {
    if c.is_ascii() {
        return (c.is_ascii_control() && !c.is_ascii_whitespace()).then_some(NOTHING);
    }
    if let Some((_, plain)) = LIKE.iter().find(|(like, _)| like.contains(c)) {
        return Some(*plain);
    }
    // Letters of flags, and white letters on black.
    for first in [0x1f1e6, 0x1f170, 0x1f150] {
        let at = u32::from(c).checked_sub(first).filter(|at| *at < 26);
        if let Some(letter) = at.and_then(|at| char::from_u32(at.checked_add(97)?)) {
            return Some(letter);
        }
    }
    // Soft hyphens, joiners and marks that are drawn through a letter.
    if matches!(c, '\u{ad}' | '\u{300}'..='\u{36f}' | '\u{200b}'..='\u{200d}' | '\u{2060}' | '\u{feff}') {
        return Some(NOTHING);
    }
    // Full width, mathematical, circled, accented: what compatibility says they are.
    let plain = std::iter::once(c).nfkd().next()?;
    plain.is_ascii_alphanumeric().then_some(plain)
}

fn digit(c: char) -> Option<char> {
    Some(match c {
        '0' => 'o',
        '1' => 'i',
        '3' => 'e',
        '4' | '@' => 'a',
        '5' | '$' => 's',
        '7' => 't',
        _ => return None,
    })
}

/// 13 letters are half of the alphabet: the shift that undoes itself.
const HALF: u32 = 13;

/// A letter moved on by `by` places.
fn moved(c: char, by: u32) -> Option<char> {
    let first = if c.is_ascii_lowercase() { 'a' } else { 'A' };
    let at = u32::from(c).checked_sub(u32::from(first)).filter(|_| c.is_ascii_alphabetic())?;
    char::from_u32(u32::from(first).checked_add(at.checked_add(by)?.checked_rem(26)?)?)
}

fn atbash(c: char) -> Option<char> {
    let (first, last) = if c.is_ascii_lowercase() { ('a', 'z') } else { ('A', 'Z') };
    let turned = u32::from(last).checked_sub(u32::from(c).checked_sub(u32::from(first))?);
    c.is_ascii_alphabetic().then(|| turned.and_then(char::from_u32)).flatten()
}

/// A letter turned round among all that are printed.
fn rot47(c: char) -> Option<char> {
    let at = u32::from(c).checked_sub(33).filter(|at| *at < 94)?;
    char::from_u32(at.checked_add(47)?.checked_rem(94)?.checked_add(33)?)
}

/// 64 KiB of a text that speaks of such a cipher are read in all its turns.
const CIPHER_BYTES: usize = 64 << 10;

/// Ciphers that are tried where a text speaks of them: every shift of the alphabet, the alphabet backwards, rot47.
fn hinted(text: &str) -> Option<(usize, usize, &'static str)> {
    let text = text.get(..text.floor_char_boundary(CIPHER_BYTES)).unwrap_or(text);
    let lower = text.to_ascii_lowercase();
    let has = |words: &[&str]| words.iter().any(|word| lower.contains(word));
    let shifts = has(&[
        "caesar",
        "cesar",
        "cipher",
        "rot-",
        "rot1",
        "rot2",
        "rot 1",
        "shift",
        "letters back",
        "letters forward",
    ]);
    let shifted = || {
        (1..26)
            .filter(|by| *by != HALF)
            .find_map(|by| Reading::of(text, |c| moved(c, by)).decoded("a shifted alphabet that decodes to orders"))
    };
    let found = if shifts { shifted() } else { None };
    let mirrored = || Reading::of(text, atbash).decoded("a mirrored alphabet that decodes to orders");
    let found = found.or_else(|| if has(&["atbash", "mirror", "cipher"]) { mirrored() } else { None });
    found.or_else(|| {
        if lower.contains("rot47") { Reading::of(text, rot47).decoded("rot47 that decodes to orders") } else { None }
    })
}

/// What orders look like without anything between their letters.
const RUN_TOGETHER: &[&str] = &[
    "ignoreallprevious",
    "ignoreprevious",
    "ignoreallprior",
    "ignoreprior",
    "ignoreyourinstructions",
    "disregardall",
    "disregardprevious",
    "previousinstructions",
    "priorinstructions",
    "systemprompt",
    "donottelltheuser",
    "donttelltheuser",
    "withouttellingtheuser",
    "curlhttp",
];

/// `i g n o r e`: single letters with something between them.
fn apart(text: &str) -> Option<(usize, usize, &'static str)> {
    static RUN: LazyLock<Option<Regex>> =
        LazyLock::new(|| Regex::new(r"(?:(?-u:\b)[A-Za-z][ \t._*|/~-]{1,3}){9,}[A-Za-z](?-u:\b)").ok());
    let runs = RUN.iter().flat_map(|run| run.find_iter(text).take(200));
    runs.filter_map(|run| {
        let letters: String = run.as_str().chars().filter(char::is_ascii_alphabetic).collect();
        let letters = letters.to_ascii_lowercase();
        let is_order = RUN_TOGETHER.iter().any(|order| letters.contains(order));
        is_order.then_some((run.start(), run.end(), "letters apart that read as orders"))
    })
    .next()
}

fn backwards(text: &str) -> Option<(usize, usize, &'static str)> {
    // What every order has one of, backwards: most texts end here.
    let lower = text.to_ascii_lowercase();
    if ![
        "snoitcurtsni",
        "tpmorp",
        "resu eht",
        "senilediug",
        "sptth",
        "//:ptth",
        "noissimrep",
        "tnatsissa",
        "terces",
        "yek ipa",
    ]
    .iter()
    .any(|word| lower.contains(word))
    {
        return None;
    }
    let turned: String = text.chars().rev().collect();
    let phrase = phrases::order_in_english(&turned)?;
    let (start, end) = (text.len().saturating_sub(phrase.end), text.len().saturating_sub(phrase.start));
    Some((text.floor_char_boundary(start), text.ceil_char_boundary(end), "text written backwards that is an order"))
}
