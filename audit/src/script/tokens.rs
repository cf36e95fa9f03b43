//! How deep a text would nest, and how much of everything is in it, told from its tokens alone: a parser that recurses aborts the
//! whole process when it nests too deep.

/// 1,000 open brackets: no person and no bundler nests so deep, and the parser needs some kilobytes of stack for each.
const BRACKETS: usize = 1_000;
/// 60,000 operators of one expression inside its brackets: tables that compilers write as one expression fit.
const CHAIN: usize = 60_000;

/// Whether an operand follows `word`, so that `/` begins a regular expression and a line break ends nothing.
fn is_prefix(word: &[u8]) -> bool {
    matches!(
        word,
        b"return"
            | b"typeof"
            | b"case"
            | b"in"
            | b"of"
            | b"delete"
            | b"void"
            | b"throw"
            | b"new"
            | b"else"
            | b"do"
            | b"instanceof"
            | b"yield"
            | b"await"
            | b"extends"
            | b"default"
            | b"export"
            | b"import"
            | b"async"
    )
}

/// What is open.
#[derive(Clone, Copy)]
struct Level {
    /// What closes it.
    close: u8,
    /// Operators since the last comma, semicolon or statement.
    chain: usize,
    /// `else` since it was opened.
    elses: usize,
}

/// The last token.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Last {
    /// An operator, or nothing.
    Operator,
    /// A name, number, string, or closing bracket.
    Operand,
    /// A word after which an operand follows.
    Prefix,
}

/// The bytes of words.
const WORDY: [bool; 256] = {
    let mut wordy = [false; 256];
    let mut byte = 0_u8;
    // No iterator can be asked in a constant; the slice pattern spares what could be out of its range.
    let mut rest: &mut [bool] = &mut wordy;
    while let [first, others @ ..] = rest {
        *first = byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'$' | b'#' | b'\\' | 0x80..);
        byte = byte.wrapping_add(1);
        rest = others;
    }
    wordy
};

/// Whether `byte` is part of a word.
#[inline]
fn is_wordy(byte: u8) -> bool {
    WORDY.get(usize::from(byte)).is_some_and(|wordy| *wordy)
}

/// How much there is in a text.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Size {
    /// Names, numbers and the language's own words.
    pub(super) words: usize,
    /// Brackets that are opened.
    pub(super) brackets: usize,
}

struct Scan<'t> {
    text: &'t [u8],
    at: usize,
    size: Size,
    levels: Vec<Level>,
    /// All chains together.
    chain: usize,
    last: Last,
    broken: bool,
}

/// How much there is in `text`, if a recursive parser may be given it.
pub(super) fn size(text: &str) -> Option<Size> {
    let mut scan = Scan {
        text: text.as_bytes(),
        at: 0,
        size: Size::default(),
        levels: vec![Level { close: 0, chain: 0, elses: 0 }],
        chain: 0,
        last: Last::Operator,
        broken: false,
    };
    scan.run().then_some(scan.size)
}

/// Whether a recursive parser may be given `text`.
pub(super) fn is_shallow(text: &str) -> bool {
    size(text).is_some()
}

impl Scan<'_> {
    fn peek(&self, ahead: usize) -> u8 {
        self.text.get(self.at.saturating_add(ahead)).copied().unwrap_or(0)
    }

    fn run(&mut self) -> bool {
        while let Some(byte) = self.text.get(self.at).copied() {
            match byte {
                b' ' | b'\t' | b'\r' => self.blanks(),
                b'\n' => {
                    self.at += 1;
                    self.broken = true;
                }
                b'/' if self.peek(1) == b'/' => self.skip_to(b"\n"),
                b'/' if self.peek(1) == b'*' => {
                    self.at += 2;
                    self.skip_to(b"*/");
                }
                b'"' | b'\'' => self.string(byte),
                b'`' => self.template(),
                b'(' | b'[' | b'{' => self.open(byte),
                b')' | b']' | b'}' => self.close(byte),
                b';' | b',' => self.reset(),
                byte if is_wordy(byte) => self.word(),
                b'/' if self.last != Last::Operand => self.regex(),
                _ => self.operator(byte),
            }
            if self.levels.len() > BRACKETS || self.chain > CHAIN {
                return false;
            }
        }
        true
    }

    fn blanks(&mut self) {
        let rest = self.text.get(self.at..).unwrap_or_default();
        let blank = rest.iter().position(|byte| !matches!(byte, b' ' | b'\t' | b'\r'));
        self.at = self.at.saturating_add(blank.unwrap_or(rest.len()));
    }

    fn skip_to(&mut self, end: &[u8]) {
        let found = memchr::memmem::find(self.text.get(self.at..).unwrap_or_default(), end);
        self.at = found.map_or(self.text.len(), |found| self.at.saturating_add(found).saturating_add(end.len()));
        self.broken |= end == b"\n";
    }

    fn operand(&mut self) {
        self.last = Last::Operand;
        self.broken = false;
    }

    fn more(&mut self) {
        self.chain = self.chain.saturating_add(1);
        if let Some(level) = self.levels.last_mut() {
            level.chain = level.chain.saturating_add(1);
        }
        self.broken = false;
    }

    fn restart(&mut self) {
        if let Some(level) = self.levels.last_mut() {
            self.chain = self.chain.saturating_sub(level.chain.saturating_sub(level.elses));
            level.chain = level.elses;
        }
    }

    fn reset(&mut self) {
        self.restart();
        self.at += 1;
        self.last = Last::Operator;
    }

    fn operator(&mut self, byte: u8) {
        self.more();
        self.at += 1;
        self.last = if matches!((byte, self.last), (b'+' | b'-', Last::Operand)) && self.peek(0) == byte {
            Last::Operand
        } else {
            Last::Operator
        };
        if self.last == Last::Operand {
            self.at += 1;
        }
        while matches!(byte, b'=' | b'&' | b'|' | b'<' | b'>' | b'*' | b'?')
            && matches!(self.peek(0), b'=' | b'&' | b'|' | b'<' | b'>' | b'*' | b'?' | b'.')
        {
            self.at += 1;
        }
    }

    fn open(&mut self, byte: u8) {
        self.more();
        let close = match byte {
            b'(' => b')',
            b'[' => b']',
            _ => b'}',
        };
        self.levels.push(Level { close, chain: 0, elses: 0 });
        self.size.brackets = self.size.brackets.saturating_add(1);
        self.at += 1;
        self.last = Last::Operator;
    }

    fn close(&mut self, byte: u8) {
        self.at += 1;
        if self.levels.len() > 1 {
            let level = self.levels.pop();
            let (chain, template) = level.map_or((0, false), |level| (level.chain, level.close == b'`'));
            self.chain = self.chain.saturating_sub(chain);
            if template && byte == b'}' {
                return self.template_rest();
            }
        }
        self.operand();
        if byte == b'}' {
            self.restart();
            self.last = Last::Operator;
        }
    }

    fn word(&mut self) {
        let from = self.at;
        let rest = self.text.get(from..).unwrap_or_default();
        self.at += rest.iter().position(|byte| !is_wordy(*byte)).unwrap_or(rest.len());
        let word = self.text.get(from..self.at).unwrap_or_default();
        self.size.words = self.size.words.saturating_add(1);
        if word == b"else"
            && let Some(level) = self.levels.last_mut()
        {
            level.elses = level.elses.saturating_add(1);
            level.chain = level.chain.saturating_add(1);
            self.chain = self.chain.saturating_add(1);
        }
        if self.last == Last::Operand && self.broken || matches!(word, b"case" | b"default") {
            self.restart();
        } else if self.last != Last::Operator {
            self.more();
        }
        if is_prefix(word) {
            self.last = Last::Prefix;
            self.broken = false;
        } else {
            self.operand();
        }
    }

    fn string(&mut self, quote: u8) {
        if self.last == Last::Operand && self.broken {
            self.restart();
        }
        self.at += 1;
        loop {
            let rest = self.text.get(self.at..).unwrap_or_default();
            let Some(end) = memchr::memchr3(quote, b'\\', b'\n', rest) else {
                self.at = self.text.len();
                break;
            };
            self.at = self.at.saturating_add(end).saturating_add(1);
            if rest.get(end) != Some(&b'\\') {
                break;
            }
            self.at += 1;
        }
        self.operand();
    }

    fn regex(&mut self) {
        self.at += 1;
        let mut class = false;
        while let Some(byte) = self.text.get(self.at).copied() {
            self.at += 1;
            match byte {
                b'\\' => self.at += 1,
                b'\n' => break,
                b'[' => class = true,
                b']' => class = false,
                b'/' if !class => break,
                _ => {}
            }
        }
        self.operand();
    }

    fn template(&mut self) {
        self.more();
        self.at += 1;
        self.template_rest();
    }

    fn template_rest(&mut self) {
        while let Some(byte) = self.text.get(self.at).copied() {
            self.at += 1;
            match byte {
                b'\\' => self.at += 1,
                b'`' => return self.operand(),
                b'$' if self.peek(0) == b'{' => {
                    self.at += 1;
                    self.levels.push(Level { close: b'`', chain: 0, elses: 0 });
                    self.last = Last::Operator;
                    return;
                }
                _ => {}
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn brackets_in_strings_regexes_templates_and_comments_do_not_count() {
        for text in ["'('", "\"[[\"", "/[(]{/", "`((`", "// ((\n", "/* (( */"] {
            assert!(is_shallow(&text.repeat(3_000)), "{text}");
        }
    }

    #[test]
    fn deep_brackets_count_in_any_disguise() {
        for unit in ["(", "[", "{", "a(", "`${", "x=>{", "a?b:(", "/*)*/(", "')'+("] {
            assert!(!is_shallow(&unit.repeat(1_100)), "{unit}");
        }
    }

    #[test]
    fn long_chains_count_and_long_lists_do_not() {
        for unit in
            ["a+", "a.b.", "!", "- ", "a?b:", "x=>", "typeof ", "if(a)b;else ", "f()()", "a=", "await\n", "`a`", "l:"]
        {
            assert!(!is_shallow(&unit.repeat(61_000)), "{unit}");
        }
        for unit in ["a,", "a+b;", "a=b\n", "case 1:", "{a:1};", "if(a){b}", "a.b()\n", "'a',"] {
            assert!(is_shallow(&unit.repeat(200_000)), "{unit}");
        }
    }
}
