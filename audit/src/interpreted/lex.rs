//! Words, texts and signs of Python, Ruby, Perl, PHP, PowerShell and Lua: enough to see what is called with what.

use std::collections::HashMap;

use unicode_normalization::UnicodeNormalization as _;

use super::Language;
use super::turns::Turn;

/// 200,000 words and signs of one script: a hundred times an honest hook's.
const MOST: usize = 200_000;

/// What stands somewhere.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Token {
    /// A name, compatibility letters folded as Python folds them; `$` kept where the language has it.
    Name(String),
    /// A number.
    Number(String),
    /// A text; what is put into it stands as `${…}`.
    Text(String),
    /// A text between backticks, which a shell runs.
    Command(String),
    /// Anything else.
    Sign(char),
    /// The end of a statement.
    End,
}

/// A token and its first byte.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Placed {
    pub(super) token: Token,
    pub(super) at: usize,
}

/// What was read.
#[derive(Debug, Default)]
pub(super) struct Lexed {
    pub(super) tokens: Vec<Placed>,
    /// What follows `__END__` or `__DATA__`.
    pub(super) data: String,
    /// Where names in letters stand that only look like others.
    pub(super) folded: Vec<(usize, String)>,
    /// Whether the script says where else its modules lie.
    pub(super) moves_path: bool,
    /// What turns the text of a name into another, by where it stands.
    pub(super) turns: HashMap<usize, Turn>,
}

pub(super) struct Lexer<'a> {
    pub(super) text: &'a str,
    pub(super) language: Language,
    pub(super) at: usize,
    depth: usize,
    pub(super) out: Lexed,
    /// Ends of heredocs whose text begins after the line, and the tokens that they are.
    pub(super) pending: Vec<(String, usize)>,
}

/// The tokens of `text`.
pub(super) fn lex(text: &str, language: Language) -> Lexed {
    let mut lexer = Lexer { text, language, at: 0, depth: 0, out: Lexed::default(), pending: Vec::new() };
    while lexer.out.tokens.len() < MOST && lexer.step() {}
    lexer.push(Token::End, text.len());
    match language {
        Language::Python => super::renamed::apply(&mut lexer.out.tokens),
        Language::Lua => super::members::apply(&mut lexer.out.tokens),
        _ => {}
    }
    lexer.out.moves_path = moves_path(&lexer.out.tokens);
    lexer.out
}

/// Whether a script adds to the folders that Python looks for modules in.
fn moves_path(tokens: &[Placed]) -> bool {
    let is = |placed: &Placed, word: &str| matches!(&placed.token, Token::Name(name) if name == word);
    let adds = |three: &[Placed]| matches!(three, [sys, dot, path] if is(sys, "sys") && dot.token == Token::Sign('.') && is(path, "path"));
    tokens.windows(3).any(adds)
        || tokens.iter().any(|placed| is(placed, "addsitedir") || is(placed, "spec_from_file_location"))
}

impl Lexer<'_> {
    pub(super) fn rest(&self) -> &str {
        self.text.get(self.at..).unwrap_or_default()
    }

    pub(super) fn push(&mut self, token: Token, at: usize) {
        if self.language == Language::Awk && self.joins(&token) {
            self.out.tokens.push(Placed { token: Token::Sign('+'), at });
        }
        self.out.tokens.push(Placed { token, at });
    }

    /// Whether awk writes the value `next` behind the one that came last: both are one text.
    fn joins(&self, next: &Token) -> bool {
        const WORDS: &[&str] = &[
            "print", "printf", "return", "getline", "in", "if", "else", "while", "do", "for", "function", "delete",
            "exit", "BEGIN", "END",
        ];
        let is_value = |token: &Token| match token {
            Token::Name(name) => !WORDS.contains(&name.as_str()),
            Token::Text(_) => true,
            _ => false,
        };
        let before = self.last().is_some_and(|last| is_value(last) || matches!(last, Token::Sign(')' | ']')));
        let is_text = matches!(next, Token::Text(_)) || matches!(self.last(), Some(Token::Text(_)));
        before && is_value(next) && is_text
    }

    fn last(&self) -> Option<&Token> {
        self.out.tokens.last().map(|placed| &placed.token)
    }

    fn is(&self, languages: &[Language]) -> bool {
        languages.contains(&self.language)
    }

    fn step(&mut self) -> bool {
        use Language::{Awk, Lua, Perl, Php, PowerShell, Python, Ruby};
        let Some(c) = self.rest().chars().next() else { return false };
        let begins_line = self.at == 0 || self.text.get(..self.at).is_some_and(|before| before.ends_with('\n'));
        if begins_line && self.is(&[Ruby, Perl]) && self.section() {
            return true;
        }
        let start = self.at;
        match c {
            '\n' => {
                self.at += 1;
                self.heredocs();
                if self.depth == 0 && !self.is(&[Perl, Php]) {
                    self.push(Token::End, start);
                }
            }
            c if c.is_whitespace() => self.at += c.len_utf8(),
            '\\' if self.is(&[Python, Ruby]) => self.at += if self.rest().starts_with("\\\n") { 2 } else { 1 },
            '#' if self.language == PowerShell
                && self.text.get(..start).is_some_and(|before| before.ends_with('<')) =>
            {
                self.at = self.rest().find("#>").map_or(self.text.len(), |end| start + end + 2);
            }
            '#' if self.language != Lua && !self.text.get(..start).is_some_and(|before| before.ends_with('$')) => {
                self.line();
            }
            '-' if self.language == Lua && self.rest().starts_with("--") => self.line(),
            '/' if self.language == Php && self.rest().starts_with("//") => self.line(),
            '/' if self.language == Php && self.rest().starts_with("/*") => {
                self.at = self.rest().find("*/").map_or(self.text.len(), |end| start + end + 2);
            }
            // `$/` is a variable, and begins no pattern.
            '$' if self.is(&[Ruby, Perl]) && self.rest().get(1..).is_some_and(|rest| rest.starts_with(PUNCTUATION)) => {
                self.at += 2;
                self.push(Token::Name(self.text.get(start..self.at).unwrap_or_default().to_owned()), start);
            }
            '/' if self.is(&[Ruby, Perl, Awk]) && !self.is_operand() => self.regex(),
            '"' | '\'' => self.quoted(c),
            '`' if self.is(&[Ruby, Perl, Php]) => {
                let text = self.until('`');
                self.push(Token::Command(interpolated(&text, self.language)), start);
            }
            '`' => self.at += 1,
            '<' if self.is(&[Ruby, Perl, Php]) && self.heredoc() => {}
            '%' if self.language == Ruby && !self.is_operand() && self.percent() => {}
            c if c.is_alphabetic() || c == '_' || matches!(c, '$' | '@' | '%') && self.is_sigil() => self.name(),
            c if c.is_ascii_digit() => {
                let rest = self.rest();
                let end = rest.find(|c: char| !c.is_ascii_alphanumeric() && c != '_').unwrap_or(rest.len());
                let number = rest.get(..end).unwrap_or_default().to_owned();
                self.at += end.max(1);
                self.push(Token::Number(number), start);
            }
            c => {
                self.at += c.len_utf8();
                self.sign(c, start);
            }
        }
        true
    }

    fn sign(&mut self, c: char, start: usize) {
        // Python's braces hold texts and tables, and no statements.
        let is_table = self.language == Language::Python;
        match c {
            '(' | '[' => self.depth += 1,
            ')' | ']' => self.depth = self.depth.saturating_sub(1),
            '{' if is_table => self.depth += 1,
            '}' if is_table => self.depth = self.depth.saturating_sub(1),
            _ => {}
        }
        let ends = c == ';'
            || matches!(c, '{' | '}') && self.language == Language::Awk
            || matches!(c, '{' | '}') && self.is(&[Language::Perl, Language::Php]) && self.rest().starts_with('\n');
        self.push(Token::Sign(c), start);
        if ends {
            self.depth = 0;
            self.push(Token::End, start);
        }
    }

    fn line(&mut self) {
        self.at += self.rest().find('\n').unwrap_or(self.rest().len());
    }

    /// `=pod`, `=begin`: text; `__END__`: what follows is data.
    fn section(&mut self) -> bool {
        let line = self.rest().lines().next().unwrap_or_default().trim_end();
        if line == "__END__" || line == "__DATA__" {
            let from = self.at + line.len();
            self.out.data = self.text.get(from..).unwrap_or_default().to_owned();
            self.at = self.text.len();
            return true;
        }
        let is_text = line.strip_prefix('=').is_some_and(|word| word.starts_with(|c: char| c.is_ascii_alphabetic()));
        if is_text && self.depth == 0 {
            let end = self.rest().find("\n=cut").or_else(|| self.rest().find("\n=end"));
            self.at += end.map_or(self.rest().len(), |end| end + 5);
        }
        is_text && self.depth == 0
    }

    /// Whether what came last is a value, so that `/` divides.
    fn is_operand(&self) -> bool {
        const WORDS: &[&str] = &[
            "split", "if", "unless", "and", "or", "not", "when", "grep", "while", "return", "join", "map", "puts",
            "print",
        ];
        match self.last() {
            Some(Token::Name(name)) => !WORDS.contains(&name.as_str()),
            Some(Token::Number(_) | Token::Text(_) | Token::Command(_)) => true,
            Some(Token::Sign(c)) => matches!(c, ')' | ']' | '}'),
            Some(Token::End) | None => false,
        }
    }

    fn regex(&mut self) {
        let start = self.at;
        let line = self.rest().lines().next().unwrap_or_default();
        if line.get(1..).is_some_and(|rest| rest.contains('/')) {
            self.until('/');
        } else {
            self.at += 1;
            self.push(Token::Sign('/'), start);
        }
    }

    /// From the sign at hand to the next `end` that no backslash stands before.
    pub(super) fn until(&mut self, end: char) -> String {
        let mut inside = String::new();
        let mut escaped = false;
        let first = self.rest().chars().next().map_or(0, char::len_utf8);
        let mut passed = first;
        for c in self.rest().chars().skip(1) {
            passed += c.len_utf8();
            if escaped {
                escaped = false;
            } else if c == '\\' {
                escaped = true;
            } else if c == end {
                break;
            }
            inside.push(c);
        }
        self.at += passed.max(1);
        inside
    }

    fn quoted(&mut self, quote: char) {
        let start = self.at;
        let triple: String = std::iter::repeat_n(quote, 3).collect();
        let inside = if self.language == Language::Python && self.rest().starts_with(&triple) {
            let body = self.rest().get(3..).unwrap_or_default();
            let end = body.find(&triple).unwrap_or(body.len());
            let inside = body.get(..end).unwrap_or_default().to_owned();
            self.at = (self.at + end + 6).min(self.text.len());
            inside
        } else {
            self.until(quote)
        };
        // `f"…"`, `b'…'`: the letters before are no name.
        let mut is_format = false;
        let mut raw = false;
        if self.language == Language::Python
            && let Some(Placed { token: Token::Name(prefix), at }) = self.out.tokens.last()
            && at + prefix.len() == start
            && prefix.len() <= 2
            && prefix.chars().all(|c| "rbfuRBFUtT".contains(c))
        {
            is_format = prefix.contains(['f', 'F']);
            raw = prefix.contains(['r', 'R']);
            self.out.tokens.pop();
        }
        let plain = if raw { inside } else { unescaped(&inside) };
        let text = match self.language {
            Language::Python if is_format => plain.replace("{{", "\u{1}").replace('{', "${").replace('\u{1}', "{"),
            Language::Python | Language::Lua | Language::Awk => plain,
            language if quote == '"' => interpolated(&plain, language),
            _ => plain,
        };
        self.push(Token::Text(text), start);
    }

    fn is_sigil(&self) -> bool {
        let next = self.rest().chars().nth(1);
        let begins = next.is_some_and(|c| c.is_alphabetic() || c == '_');
        let rest = self.rest();
        match self.language {
            Language::Perl => (rest.starts_with('$') || !self.is_operand()) && begins,
            Language::Php | Language::PowerShell => rest.starts_with('$') && begins,
            Language::Ruby => rest.starts_with(['$', '@']) && begins,
            Language::Python | Language::Lua | Language::Awk => false,
        }
    }

    fn name(&mut self) {
        let start = self.at;
        let is_part = |c: char| c.is_alphanumeric() || c == '_' || !c.is_ascii() && !c.is_whitespace();
        let dashed = self.language == Language::PowerShell;
        let rest = self.rest();
        let skip = usize::from(rest.starts_with(['$', '@', '%']));
        let end = rest
            .get(skip..)
            .and_then(|rest| rest.find(|c: char| !(is_part(c) || dashed && matches!(c, '-' | '`' | ':'))))
            .map_or(rest.len(), |end| end + skip);
        let written = rest.get(..end.max(1)).unwrap_or_default().to_owned();
        self.at += written.len().max(1);
        let mut name: String = written.nfkc().collect();
        if name != written && name.is_ascii() {
            self.out.folded.push((start, name.clone()));
        }
        if dashed {
            name = name.replace('`', "").to_ascii_lowercase();
            name = name.trim_end_matches(':').to_owned();
        }
        if skip == 1 {
            name.replace_range(..1, "$");
        }
        if self.is(&[Language::Ruby, Language::Perl]) && self.quote_like(&name, start) {
            return;
        }
        self.push(Token::Name(name), start);
    }
}

/// Signs that are the names of variables, where they would otherwise begin something.
const PUNCTUATION: [char; 6] = ['/', '\\', '"', '\'', '`', ','];

/// `$name`, `#{…}`, `$(…)` in a text as `${…}`.
pub(super) fn interpolated(text: &str, language: Language) -> String {
    if language == Language::Ruby {
        return text.replace("#{", "${");
    }
    // `{$name}` and `{$this->name}` of PHP.
    let bare = if language == Language::Php { bare_braces(text) } else { text.to_owned() };
    let text = bare.as_str();
    let mut plain = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('$') {
        plain.push_str(before);
        let after = after.strip_prefix("env:").unwrap_or(after);
        let name: String = after.chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect();
        if name.is_empty() {
            plain.push('$');
            rest = after;
        } else {
            plain.push_str(&format!("${{{name}}}"));
            rest = after.get(name.len()..).unwrap_or_default();
            // `$ENV{HOME}`
            if let Some((inside, more)) =
                rest.strip_prefix('{').and_then(|inside| inside.split_once('}')).filter(|_| name == "ENV")
            {
                plain = plain.replace("${ENV}", &format!("${{{inside}}}"));
                rest = more;
            }
        }
    }
    plain.push_str(rest);
    plain
}

/// The text without the braces that stand around a variable.
fn bare_braces(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, after)) = rest.split_once("{$") {
        plain.push_str(before);
        let (inside, more) = after.split_once('}').unwrap_or((after, ""));
        plain.push_str(&format!("${{{}}}", inside.strip_prefix("this->").unwrap_or(inside)));
        rest = more;
    }
    plain.push_str(rest);
    plain
}

/// Escapes by number, and the usual ones.
fn unescaped(text: &str) -> String {
    if text.contains('\\') { crate::shell::unescape(text) } else { text.to_owned() }
}
