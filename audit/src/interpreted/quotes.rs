//! Quotes that Perl and Ruby have beside the usual ones, and texts that follow a line.

use super::Language;
use super::lex::{Lexer, Placed, Token, interpolated};
use super::turns::Turn;

impl Lexer<'_> {
    /// `q(…)`, `qw(…)`, `m{…}`, `s{…}{…}ee` of Perl.
    pub(super) fn quote_like(&mut self, name: &str, start: usize) -> bool {
        if self.language != Language::Perl || !matches!(name, "q" | "qq" | "qw" | "qx" | "m" | "qr" | "s" | "tr" | "y")
        {
            return false;
        }
        let Some(open) = self
            .rest()
            .chars()
            .next()
            .filter(|c| !c.is_alphanumeric() && !c.is_whitespace() && !matches!(c, ',' | ';' | ')' | '=' | '_'))
        else {
            return false;
        };
        let first = self.delimited(open);
        match name {
            "q" | "qq" => self.push(Token::Text(interpolated(&first, Language::Perl)), start),
            "qx" => self.push(Token::Command(interpolated(&first, Language::Perl)), start),
            "qw" => self.words(&first, start),
            "s" | "tr" | "y" => {
                let second = if matches!(open, '(' | '[' | '{' | '<') {
                    self.at += self.rest().len() - self.rest().trim_start().len();
                    let open = self.rest().chars().next().unwrap_or('/');
                    self.delimited(open)
                } else {
                    self.at = self.at.saturating_sub(open.len_utf8());
                    self.delimited(open)
                };
                let flags: String = self.rest().chars().take_while(char::is_ascii_alphabetic).collect();
                self.at += flags.len();
                if name == "s" && flags.matches('e').count() > 1 {
                    self.push(Token::Name("eval".to_owned()), start);
                    self.push(Token::Name("$_".to_owned()), start);
                }
                self.push(Token::Sign('~'), start);
                self.out.turns.insert(start, Turn { from: first, to: second, flags, by_letter: name != "s" });
            }
            _ => self.push(Token::Sign('~'), start),
        }
        true
    }

    /// `%w[…]`, `%q(…)`, `%x(…)` of Ruby.
    pub(super) fn percent(&mut self) -> bool {
        let start = self.at;
        let mut chars = self.rest().chars().skip(1);
        let kind = chars.next().unwrap_or(' ');
        let (kind, open, skip) =
            if kind.is_ascii_alphabetic() { (kind, chars.next().unwrap_or(' '), 2) } else { ('Q', kind, 1) };
        if !matches!(kind, 'w' | 'W' | 'i' | 'I' | 'q' | 'Q' | 'x')
            || !matches!(open, '(' | '[' | '{' | '<' | '|' | '!' | '/')
        {
            return false;
        }
        self.at += skip;
        let inside = self.delimited(open);
        match kind {
            'w' | 'W' | 'i' | 'I' => self.words(&inside, start),
            'x' => self.push(Token::Command(interpolated(&inside, Language::Ruby)), start),
            _ => self.push(Token::Text(interpolated(&inside, Language::Ruby)), start),
        }
        true
    }

    fn words(&mut self, inside: &str, start: usize) {
        self.push(Token::Sign('['), start);
        for word in inside.split_whitespace() {
            self.push(Token::Text(word.to_owned()), start);
            self.push(Token::Sign(','), start);
        }
        self.push(Token::Sign(']'), start);
    }

    /// What stands between `open` and what closes it, pairs counted.
    fn delimited(&mut self, open: char) -> String {
        let close = match open {
            '(' => ')',
            '[' => ']',
            '{' => '}',
            '<' => '>',
            other => return self.until(other),
        };
        let (inside, passed) = balanced(self.rest(), open, close);
        self.at += passed.max(1);
        inside
    }

    /// `<<~END`: the text begins after the line.
    pub(super) fn heredoc(&mut self) -> bool {
        let start = self.at;
        let rest = self.rest().trim_start_matches('<');
        let signs = self.rest().len() - rest.len();
        if signs < 2 {
            return false;
        }
        let rest = rest.trim_start_matches(['~', '-']);
        let quote = rest.chars().next().filter(|c| matches!(c, '"' | '\''));
        let word: String = rest
            .trim_start_matches(['"', '\''])
            .chars()
            .take_while(|c| c.is_ascii_alphanumeric() || *c == '_')
            .collect();
        let is_one = word.starts_with(|c: char| c.is_ascii_uppercase() || c == '_' && word.len() > 1);
        if !is_one {
            return false;
        }
        let marks = self.rest().len() - rest.len();
        self.at += marks + word.len() + if quote.is_some() { 2 } else { 0 };
        self.pending.push((word, self.out.tokens.len()));
        self.push(Token::Text(String::new()), start);
        true
    }

    pub(super) fn heredocs(&mut self) {
        for (word, token) in std::mem::take(&mut self.pending) {
            let body = self.body(&word);
            if let Some(Placed { token: Token::Text(text), .. }) = self.out.tokens.get_mut(token) {
                *text = interpolated(&body, self.language);
            }
        }
    }

    /// The lines up to the one that is `word`, which is passed over too.
    fn body(&mut self, word: &str) -> String {
        let rest = self.text.get(self.at..).unwrap_or_default();
        let mut body = String::new();
        for line in rest.split_inclusive('\n') {
            self.at += line.len();
            if line.trim().trim_end_matches(';') == word {
                break;
            }
            body.push_str(line);
        }
        body
    }
}

/// What stands in `text` up to the `close` that belongs to its first `open`, and the bytes up to there.
fn balanced(text: &str, open: char, close: char) -> (String, usize) {
    let mut inside = String::new();
    let mut deep = 0_usize;
    let mut passed = 0_usize;
    for c in text.chars() {
        passed += c.len_utf8();
        if c == open {
            deep += 1;
            if deep == 1 {
                continue;
            }
        } else if c == close {
            deep = deep.saturating_sub(1);
            if deep == 0 {
                break;
            }
        }
        inside.push(c);
    }
    (inside, passed)
}
