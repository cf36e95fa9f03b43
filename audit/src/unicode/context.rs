//! Which invisible characters a text has, and whether what stands around them needs them.

use unicode_script::{Script, UnicodeScript};

/// A place with characters that nobody sees.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Seen {
    pub(super) start: usize,
    pub(super) end: usize,
    pub(super) why: Why,
    pub(super) count: usize,
    /// Whether letters or digits stand on both sides.
    pub(super) within_word: bool,
    /// Whether it can be one of two signs of a code: soft hyphens and fillers of real text are not.
    pub(super) carries: bool,
}

impl Seen {
    /// The numbers of at most 8 of its characters, as Unicode writes them.
    pub(super) fn names(&self, text: &str) -> String {
        let inside = text.get(self.start..self.end).unwrap_or_default().chars().filter(|c| !c.is_ascii_graphic());
        let names: Vec<String> = inside.take(8).map(|c| format!("U+{:04X}", u32::from(c))).collect();
        names.join(" ")
    }
}

/// What they are.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Why {
    /// Controls that reorder.
    Bidi,
    /// Direction marks beside no letter that runs from right to left, or isolates in a line that has such.
    Marks,
    /// U+E0000 to U+E007F.
    Tags,
    /// Variation selectors.
    Selectors,
    /// Several zero-width characters.
    Run,
    /// One.
    Lone,
    /// A control character.
    Control,
}

/// Every place of `text` with such characters, in order.
pub(super) fn scan(text: &str) -> Vec<Seen> {
    let mut found = Vec::new();
    let mut line = Line::default();
    let mut before = Before::default();
    let mut at = 0_usize;
    loop {
        at += skipped(text.get(at..).unwrap_or_default(), &mut line, &mut before);
        let from = at;
        let mut rest = text.get(from..).unwrap_or_default().char_indices().map(|(n, c)| (from + n, c)).peekable();
        let Some((start, c)) = rest.next() else { break };
        at = start + c.len_utf8();
        let Some(class) = Class::of(c) else {
            before.pass(c);
            continue;
        };
        let mut end = start + c.len_utf8();
        let mut count = 1_usize;
        let mut same = true;
        while let Some((next_at, next)) = rest.next_if(|(_, next)| Class::of(*next) == Some(class)) {
            end = next_at + next.len_utf8();
            count += 1;
            same &= next == c;
        }
        at = end;
        let after = rest.peek().map(|(_, next)| *next);
        let around = Around { text, start, end, before, after, count, same, first: c };
        if let Some(why) = around.judge(class, &mut line) {
            let is_word = |c: Option<char>| c.is_some_and(char::is_alphanumeric);
            let within_word = is_word(before.seen) && is_word(after);
            found.push(Seen { start, end, why, count, within_word, carries: !matches!(c, '\u{ad}' | '\u{34f}') });
        }
        before.invisible(c, class);
    }
    found
}

/// Passes over what is plain, most of it many bytes at a time; how many bytes that is.
fn skipped(text: &str, line: &mut Line, before: &mut Before) -> usize {
    let is_plain = |byte: &u8| matches!(byte, b' '..=b'~' | b'\n' | b'\t' | b'\r' | 0x0c);
    if !text.as_bytes().first().is_some_and(is_plain) {
        return 0;
    }
    let pieces = text.as_bytes().chunks(PIECE);
    let whole = pieces.take_while(|piece| piece.iter().fold(true, |all, byte| all & is_plain(byte)));
    let whole = whole.map(<[u8]>::len).sum::<usize>();
    let rest = text.as_bytes().get(whole..).unwrap_or_default();
    let end = whole + rest.iter().position(|byte| !is_plain(byte)).unwrap_or(rest.len());
    let plain = text.get(..end).unwrap_or_default();
    if plain.contains('\n') {
        *line = Line::default();
    }
    if let Some(last) = plain.chars().next_back() {
        before.pass(last);
    }
    end
}

/// 64 bytes are looked at together: what a processor compares in a step or two.
const PIECE: usize = 64;

/// Whether any renderer shows nothing for `c`.
pub(crate) fn is_invisible(c: char) -> bool {
    matches!(c,
        '\u{200b}'..='\u{200d}' | '\u{2060}'..='\u{2065}' | '\u{feff}' | '\u{180e}' | '\u{ad}' | '\u{34f}'
        | '\u{115f}' | '\u{1160}' | '\u{3164}' | '\u{ffa0}' | '\u{17b4}' | '\u{17b5}' | '\u{206a}'..='\u{206f}'
        | '\u{fff9}'..='\u{fffb}' | '\u{1d173}'..='\u{1d17a}' | '\u{1bca0}'..='\u{1bca3}')
}

/// Whether `c` is a tag character.
pub(crate) fn is_tag(c: char) -> bool {
    matches!(c, '\u{e0000}'..='\u{e007f}')
}

/// Whether `c` reorders what stands around it.
pub(crate) fn is_bidi(c: char) -> bool {
    matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// Whether `c` chooses a variant of the character before it.
pub(crate) fn is_selector(c: char) -> bool {
    matches!(c, '\u{fe00}'..='\u{fe0f}' | '\u{e0100}'..='\u{e01ef}' | '\u{180b}'..='\u{180d}' | '\u{180f}')
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Class {
    Zero,
    Mark,
    Bidi,
    Tag,
    Selector,
    Control,
}

impl Class {
    fn of(c: char) -> Option<Self> {
        match c {
            '\n' | '\t' | '\r' | '\u{c}' => None,
            '\u{200e}' | '\u{200f}' | '\u{61c}' => Some(Self::Mark),
            _ if c.is_control() => Some(Self::Control),
            _ if c.is_ascii() => None,
            _ if is_bidi(c) => Some(Self::Bidi),
            _ if is_tag(c) => Some(Self::Tag),
            _ if is_selector(c) => Some(Self::Selector),
            _ if is_invisible(c) => Some(Self::Zero),
            _ => None,
        }
    }
}

/// What stood before: the last visible character, and whether an emoji is being built.
#[derive(Debug, Clone, Copy, Default)]
struct Before {
    seen: Option<char>,
    is_emoji: bool,
    is_selected: bool,
}

impl Before {
    fn pass(&mut self, c: char) {
        let is_modifier = matches!(c, '\u{1f3fb}'..='\u{1f3ff}');
        self.is_emoji = is_emoji(c) || is_modifier && self.is_emoji;
        self.is_selected = false;
        self.seen = Some(c);
    }

    fn invisible(&mut self, c: char, class: Class) {
        self.is_selected = class == Class::Selector;
        if class == Class::Control || class == Class::Zero && c != '\u{200d}' {
            self.is_emoji = false;
        }
    }
}

/// What is known of the line, found out when it is first asked.
#[derive(Debug, Default)]
struct Line {
    right_to_left: Option<bool>,
}

impl Line {
    fn is_right_to_left(&mut self, text: &str, at: usize) -> bool {
        *self.right_to_left.get_or_insert_with(|| {
            // 512 bytes on both sides: a paragraph on one line.
            let from = text.floor_char_boundary(at.saturating_sub(512));
            let to = text.floor_char_boundary(at.saturating_add(512));
            let part = text.get(from..to).unwrap_or_default();
            let before = part.get(..at - from).unwrap_or_default().rsplit('\n').next().unwrap_or_default();
            let after = part.get(at - from..).unwrap_or_default().split('\n').next().unwrap_or_default();
            before.chars().chain(after.chars()).any(is_right_to_left)
        })
    }
}

fn is_right_to_left(c: char) -> bool {
    use Script::{Adlam, Arabic, Hebrew, Mandaic, Nko, Samaritan, Syriac, Thaana};
    c.is_alphabetic() && matches!(c.script(), Hebrew | Arabic | Syriac | Thaana | Nko | Samaritan | Mandaic | Adlam)
}

/// A run of one class with what stands around it.
struct Around<'a> {
    text: &'a str,
    start: usize,
    end: usize,
    before: Before,
    after: Option<char>,
    count: usize,
    same: bool,
    first: char,
}

impl Around<'_> {
    /// What is wrong with it, if anything is.
    fn judge(&self, class: Class, line: &mut Line) -> Option<Why> {
        match class {
            Class::Control => Some(Why::Control),
            Class::Tag => (!self.is_flag()).then_some(Why::Tags),
            Class::Bidi => {
                let overrides = self.run().chars().any(|c| matches!(c, '\u{202d}' | '\u{202e}'));
                let needed = !overrides && line.is_right_to_left(self.text, self.start);
                Some(if needed { Why::Marks } else { Why::Bidi })
            }
            Class::Mark => (!line.is_right_to_left(self.text, self.start)).then_some(Why::Marks),
            Class::Selector => self.selectors(),
            Class::Zero => self.zero(),
        }
    }

    fn run(&self) -> &str {
        self.text.get(self.start..self.end).unwrap_or_default()
    }

    /// A black flag with three to six tags and the end tag: a part of a country.
    fn is_flag(&self) -> bool {
        let mut tags: Vec<char> = self.run().chars().collect();
        let region = |c: &char| matches!(c, '\u{e0030}'..='\u{e0039}' | '\u{e0061}'..='\u{e007a}');
        self.before.seen == Some('\u{1f3f4}')
            && tags.pop() == Some('\u{e007f}')
            && (3..=6).contains(&tags.len())
            && tags.iter().all(region)
    }

    fn selectors(&self) -> Option<Why> {
        let base = self.before.seen;
        let fits = base.is_some_and(|base| match self.first {
            '\u{fe0e}' | '\u{fe0f}' => is_emoji(base) || is_keycap(base) || is_symbol(base),
            '\u{fe00}'..='\u{fe0d}' => is_symbol(base) || has_variants(base),
            '\u{e0100}'..='\u{e01ef}' => base.script() == Script::Han || has_variants(base),
            _ => base.script() == Script::Mongolian || has_variants(base),
        });
        match self.count {
            1 if fits && !self.before.is_selected => None,
            // Editors that strip emoji leave one behind, and some programs write it twice.
            1 => Some(if matches!(self.first, '\u{e0100}'..='\u{e01ef}') { Why::Selectors } else { Why::Lone }),
            2 if self.same && self.first == '\u{fe0f}' => Some(Why::Lone),
            _ => Some(Why::Selectors),
        }
    }

    fn zero(&self) -> Option<Why> {
        if self.start == 0 && self.first == '\u{feff}' && self.count == 1 {
            return None;
        }
        let joins_emoji = || (self.before.is_emoji) && self.after.is_some_and(is_emoji);
        let needs = |c: Option<char>| c.is_some_and(needs_joiners);
        let breaks = |c: Option<char>| c.is_some_and(needs_breaks);
        let (before, after) = (self.before.seen, self.after);
        let fine = self.count <= 2
            && self.run().chars().all(|c| match c {
                '\u{200d}' => joins_emoji() || needs(before),
                '\u{200c}' => needs(before) || needs(after),
                '\u{200b}' | '\u{2060}' => breaks(before) || breaks(after),
                '\u{180e}' => needs(before),
                '\u{115f}' | '\u{1160}' => after.or(before).is_some_and(|c| c.script() == Script::Hangul),
                '\u{ad}' => before.is_some_and(char::is_alphabetic) && after.is_some_and(char::is_alphabetic),
                _ => false,
            });
        match self.count {
            _ if fine => None,
            1 => Some(Why::Lone),
            _ => Some(Why::Run),
        }
    }
}

/// Scripts whose letters change with the joiners beside them.
fn needs_joiners(c: char) -> bool {
    use Script::{
        Arabic, Balinese, Bengali, Devanagari, Gujarati, Gurmukhi, Javanese, Kannada, Khmer, Malayalam, Mongolian,
        Myanmar, Nko, Oriya, Sinhala, Syriac, Tamil, Telugu, Thaana, Tibetan,
    };
    let script = c.script();
    matches!(
        script,
        Arabic | Syriac | Mongolian | Nko | Thaana | Devanagari | Bengali | Gurmukhi | Gujarati | Oriya | Tamil
    ) || matches!(script, Telugu | Kannada | Malayalam | Sinhala | Khmer | Myanmar | Tibetan | Balinese | Javanese)
}

/// Scripts without spaces, where a zero-width space says where a line may break.
fn needs_breaks(c: char) -> bool {
    use Script::{Han, Hiragana, Katakana, Khmer, Lao, Myanmar, Thai, Tibetan};
    matches!(c.script(), Thai | Lao | Khmer | Myanmar | Tibetan | Han | Hiragana | Katakana)
}

fn is_keycap(c: char) -> bool {
    c.is_ascii_digit() || matches!(c, '#' | '*')
}

/// Pictures, arrows, signs: what U+FE0F makes colourful.
fn is_emoji(c: char) -> bool {
    matches!(c,
        '\u{1f000}'..='\u{1faff}' | '\u{2190}'..='\u{21ff}' | '\u{2300}'..='\u{23ff}' | '\u{2460}'..='\u{24ff}'
        | '\u{25a0}'..='\u{27bf}' | '\u{2900}'..='\u{297f}' | '\u{2b00}'..='\u{2bff}' | '\u{3030}' | '\u{303d}'
        | '\u{3297}' | '\u{3299}' | '\u{a9}' | '\u{ae}' | '\u{203c}' | '\u{2049}' | '\u{2122}' | '\u{2139}' | '\u{20e3}')
}

/// Not a letter, digit, space or ASCII: mathematics, punctuation and pictures may have variants.
fn is_symbol(c: char) -> bool {
    !c.is_ascii() && !c.is_alphanumeric() && !c.is_whitespace()
}

fn has_variants(c: char) -> bool {
    use Script::{Han, Hiragana, Katakana, Manichaean, Mongolian, Myanmar, Phags_Pa};
    c == '0' || matches!(c.script(), Han | Hiragana | Katakana | Myanmar | Mongolian | Phags_Pa | Manichaean)
}
