//! A shell's text as words and operators, by bash's rules of quoting; what it cannot read is an error, never a guess.
//!
//! Own code and not a crate: the one parser that exists for bash brings thirty packages, among them code that switches
//! stacks, into the room that confines plugins, and it backtracks. This reader is linear and knows less: it cuts a script
//! into simple commands and leaves control flow aside, since a judge wants to know what may run, not when.

/// 64 levels of `$( … )`, quotes and braces inside each other.
const DEPTH: u32 = 64;

/// The text is not a script that this reader understands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct NotUnderstood;

/// A part of a word.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Piece {
    /// Letters.
    Text { text: String, quoted: bool },
    /// `$name`, `${…}`: what stands inside.
    Parameter { inside: String, quoted: bool },
    /// `$( … )`, `` ` … ` ``.
    Command { script: String, quoted: bool },
    /// `<( … )`, `>( … )`.
    Process(String),
    /// `$(( … ))`.
    Number,
}

pub(super) type Word = Vec<Piece>;

/// A token.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Token {
    Word(Word),
    /// `name=( … )`
    Array(String, Vec<Word>),
    /// `;`, `&`, `&&`, `||`, a line's end, `;;`
    End,
    /// `|`, `|&`
    Pipe,
    Open,
    Close,
    /// A redirection that writes, or may.
    Output(Word),
    /// `< file`
    Input(Word),
    /// A here-document or here-string, and whether its text may hold parameters.
    Here(Word),
}

/// Cuts `text`.
pub(super) fn lex(text: &str) -> Result<Vec<Token>, NotUnderstood> {
    let mut lexer = Lexer::new(text);
    lexer.run()?;
    Ok(lexer.tokens)
}

/// A text whose quotes are letters, as a here-document's: its parameters and commands.
pub(super) fn unquoted(text: &str) -> Result<Word, NotUnderstood> {
    let mut lexer = Lexer::new(text);
    let mut word = Vec::new();
    lexer.double(&mut word, None, DEPTH)?;
    Ok(word)
}

struct Lexer {
    chars: Vec<char>,
    at: usize,
    tokens: Vec<Token>,
    /// Here-documents whose text begins at the next line: the token, the end mark, whether tabs are stripped, whether quoted.
    here: Vec<(usize, String, bool, bool)>,
    /// Letters that may still be looked at: a text that has to be read again and again is not understood.
    fuel: usize,
}

impl Lexer {
    fn new(text: &str) -> Self {
        let chars: Vec<char> = text.chars().collect();
        let fuel = chars.len().saturating_mul(16).saturating_add(4_096);
        Self { chars, at: 0, tokens: Vec::new(), here: Vec::new(), fuel }
    }

    fn burn(&mut self) -> Result<(), NotUnderstood> {
        self.fuel = self.fuel.checked_sub(1).ok_or(NotUnderstood)?;
        Ok(())
    }

    fn peek(&self, ahead: usize) -> Option<char> {
        self.chars.get(self.at + ahead).copied()
    }

    fn looking_at(&self, text: &str) -> bool {
        text.chars().enumerate().all(|(i, c)| self.peek(i) == Some(c))
    }

    fn eat(&mut self, text: &str) -> bool {
        let there = self.looking_at(text);
        if there {
            self.at += text.chars().count();
        }
        there
    }

    fn run(&mut self) -> Result<(), NotUnderstood> {
        loop {
            while self.eat("\\\n") || matches!(self.peek(0), Some(' ' | '\t' | '\r')) && self.skip() {}
            let Some(c) = self.peek(0) else { break };
            match c {
                '\n' => {
                    self.at += 1;
                    self.tokens.push(Token::End);
                    self.bodies()?;
                }
                '#' => self.comment(),
                ';' | '&' | '|' | '(' | ')' if !self.looking_at("&>") => self.operator(),
                '<' | '>' | '&' if !self.looking_at("<(") && !self.looking_at(">(") => self.redirection()?,
                _ => self.word_token()?,
            }
        }
        self.bodies()
    }

    fn skip(&mut self) -> bool {
        self.at += 1;
        true
    }

    fn comment(&mut self) {
        while self.peek(0).is_some_and(|c| c != '\n') {
            self.at += 1;
        }
    }

    fn operator(&mut self) {
        for (text, token) in [
            (";;&", Token::End),
            (";;", Token::End),
            (";&", Token::End),
            (";", Token::End),
            ("&&", Token::End),
            ("||", Token::End),
            ("|&", Token::Pipe),
            ("|", Token::Pipe),
            ("&", Token::End),
            ("(", Token::Open),
            (")", Token::Close),
        ] {
            if self.eat(text) {
                self.tokens.push(token);
                return;
            }
        }
    }

    fn redirection(&mut self) -> Result<(), NotUnderstood> {
        if self.eat("<<<") {
            let word = self.operand()?;
            self.tokens.push(Token::Here(word));
            return Ok(());
        }
        let tabs = self.looking_at("<<-");
        if self.eat("<<-") || self.eat("<<") {
            let mark = self.operand()?;
            let quoted = mark.iter().any(|p| matches!(p, Piece::Text { quoted: true, .. }));
            let text = mark.iter().map(|p| match p {
                Piece::Text { text, .. } => text.clone(),
                Piece::Parameter { inside, .. } => format!("${inside}"),
                _ => String::new(),
            });
            self.here.push((self.tokens.len(), text.collect(), tabs, quoted));
            self.tokens.push(Token::Here(Vec::new()));
            return Ok(());
        }
        let outputs = ["&>>", "&>", ">>", ">|", ">&", "<>", ">"];
        if outputs.iter().any(|text| self.eat(text)) {
            let word = self.operand()?;
            self.tokens.push(Token::Output(word));
        } else if self.eat("<&") || self.eat("<") {
            let word = self.operand()?;
            self.tokens.push(Token::Input(word));
        } else {
            return Err(NotUnderstood);
        }
        Ok(())
    }

    fn operand(&mut self) -> Result<Word, NotUnderstood> {
        while self.eat("\\\n") || matches!(self.peek(0), Some(' ' | '\t')) && self.skip() {}
        let word = self.word(DEPTH)?;
        if word.is_empty() { Err(NotUnderstood) } else { Ok(word) }
    }

    fn word_token(&mut self) -> Result<(), NotUnderstood> {
        let began = self.at;
        let word = self.word(DEPTH)?;
        if self.at == began {
            return Err(NotUnderstood);
        }
        if let [Piece::Text { text, quoted: false }] = word.as_slice() {
            // A number right before a redirection names a descriptor.
            if text.bytes().all(|b| b.is_ascii_digit()) && matches!(self.peek(0), Some('<' | '>')) {
                return Ok(());
            }
            if let Some(name) = text.strip_suffix('=').filter(|_| self.peek(0) == Some('(')) {
                let name = name.trim_end_matches('+').to_owned();
                self.at += 1;
                let words = self.array()?;
                self.tokens.push(Token::Array(name, words));
                return Ok(());
            }
        }
        self.tokens.push(Token::Word(word));
        Ok(())
    }

    fn array(&mut self) -> Result<Vec<Word>, NotUnderstood> {
        let mut words = Vec::new();
        loop {
            match self.peek(0).ok_or(NotUnderstood)? {
                ')' => {
                    self.at += 1;
                    return Ok(words);
                }
                c if c.is_whitespace() => self.at += 1,
                _ => words.push(self.operand()?),
            }
        }
    }

    fn word(&mut self, depth: u32) -> Result<Word, NotUnderstood> {
        let mut word = Vec::new();
        while let Some(c) = self.peek(0) {
            self.burn()?;
            match c {
                '\\' if self.peek(1) == Some('\n') => self.at += 2,
                '\\' => {
                    let next = self.peek(1).ok_or(NotUnderstood)?;
                    push(&mut word, next, true);
                    self.at += 2;
                }
                '\'' => {
                    self.at += 1;
                    push_all(&mut word, &self.until('\'')?, true);
                }
                '"' => {
                    self.at += 1;
                    self.double(&mut word, Some('"'), depth)?;
                }
                '$' if self.peek(1) == Some('\'') => {
                    self.at += 2;
                    let text = self.ansi()?;
                    push_all(&mut word, &text, true);
                }
                '$' if self.peek(1) == Some('"') => self.at += 1,
                '$' => self.dollar(&mut word, false, depth)?,
                '`' => word.push(Piece::Command { script: self.backquoted()?, quoted: false }),
                '<' | '>' if self.peek(1) == Some('(') => {
                    self.at += 2;
                    word.push(Piece::Process(self.balanced('(', ')', depth)?));
                }
                c if c.is_whitespace() || "|&;()<>".contains(c) => break,
                c => {
                    push(&mut word, c, false);
                    self.at += 1;
                }
            }
        }
        Ok(word)
    }

    /// Inside double quotes, up to `end`; to the end of everything where there is none.
    fn double(&mut self, word: &mut Word, end: Option<char>, depth: u32) -> Result<(), NotUnderstood> {
        let depth = depth.checked_sub(1).ok_or(NotUnderstood)?;
        // Even empty quotes make a word.
        push_all(word, "", true);
        loop {
            self.burn()?;
            match self.peek(0) {
                None => return if end.is_none() { Ok(()) } else { Err(NotUnderstood) },
                Some(c) if Some(c) == end => {
                    self.at += 1;
                    return Ok(());
                }
                Some('\\') => match self.peek(1) {
                    Some('\n') => self.at += 2,
                    Some(c @ ('$' | '`' | '"' | '\\')) => {
                        push(word, c, true);
                        self.at += 2;
                    }
                    _ => {
                        push(word, '\\', true);
                        self.at += 1;
                    }
                },
                Some('$') => self.dollar(word, true, depth)?,
                Some('`') => word.push(Piece::Command { script: self.backquoted()?, quoted: true }),
                Some(c) => {
                    push(word, c, true);
                    self.at += 1;
                }
            }
        }
    }

    /// After a `$` that is no quote.
    #[expect(clippy::fn_params_excessive_bools, reason = "a property of the letters, kept in the piece")]
    fn dollar(&mut self, word: &mut Word, quoted: bool, depth: u32) -> Result<(), NotUnderstood> {
        self.at += 1;
        if self.eat("((") {
            let from = self.at;
            let inside = self.balanced('(', ')', depth)?;
            if self.eat(")") {
                // What runs inside runs all the same.
                let script = format!(": \"{}\"", inside.replace('"', ""));
                word.extend(inside.contains(['(', '`']).then_some(Piece::Command { script, quoted: true }));
                word.push(Piece::Number);
                return Ok(());
            }
            self.at = from - 1;
        } else if !self.eat("(") {
            return self.parameter(word, quoted, depth);
        }
        word.push(Piece::Command { script: self.balanced('(', ')', depth)?, quoted });
        Ok(())
    }

    #[expect(clippy::fn_params_excessive_bools, reason = "a property of the letters, kept in the piece")]
    fn parameter(&mut self, word: &mut Word, quoted: bool, depth: u32) -> Result<(), NotUnderstood> {
        if self.eat("{") {
            let inside = self.balanced('{', '}', depth)?;
            word.push(Piece::Parameter { inside, quoted });
            return Ok(());
        }
        let mut inside = String::new();
        match self.peek(0) {
            Some(c) if c.is_ascii_alphabetic() || c == '_' => {
                while let Some(c) = self.peek(0).filter(|c| c.is_ascii_alphanumeric() || *c == '_') {
                    inside.push(c);
                    self.at += 1;
                }
            }
            Some(c) if c.is_ascii_digit() || "@*#?$!-".contains(c) => {
                inside.push(c);
                self.at += 1;
            }
            _ => {
                push(word, '$', quoted);
                return Ok(());
            }
        }
        word.push(Piece::Parameter { inside, quoted });
        Ok(())
    }

    /// What stands up to the `close` that ends this, quotes and inner pairs taken whole.
    fn balanced(&mut self, open: char, close: char, depth: u32) -> Result<String, NotUnderstood> {
        let most = usize::try_from(depth).unwrap_or_default();
        let (began, mut level) = (self.at, 1_usize);
        while level > 0 {
            self.burn()?;
            match self.peek(0).ok_or(NotUnderstood)? {
                '\\' => self.at += 1,
                '\'' => {
                    self.at += 1;
                    self.until('\'')?;
                    continue;
                }
                '"' => {
                    self.at += 1;
                    self.double(&mut Vec::new(), Some('"'), depth)?;
                    continue;
                }
                c if c == open => level += 1,
                c if c == close => level -= 1,
                _ => {}
            }
            if level > most {
                return Err(NotUnderstood);
            }
            self.at += 1;
        }
        Ok(self.chars.get(began..self.at - 1).unwrap_or_default().iter().collect())
    }

    fn until(&mut self, end: char) -> Result<String, NotUnderstood> {
        let rest = self.chars.get(self.at..).unwrap_or_default();
        let length = rest.iter().position(|c| *c == end).ok_or(NotUnderstood)?;
        let text = rest.iter().take(length).collect();
        self.at += length + 1;
        Ok(text)
    }

    fn backquoted(&mut self) -> Result<String, NotUnderstood> {
        self.at += 1;
        let mut script = String::new();
        loop {
            match self.peek(0).ok_or(NotUnderstood)? {
                '`' => {
                    self.at += 1;
                    return Ok(script);
                }
                '\\' if matches!(self.peek(1), Some('`' | '\\' | '$')) => {
                    script.extend(self.peek(1));
                    self.at += 2;
                }
                c => {
                    script.push(c);
                    self.at += 1;
                }
            }
        }
    }

    /// `$'…'`
    fn ansi(&mut self) -> Result<String, NotUnderstood> {
        let mut raw = String::new();
        loop {
            match self.peek(0).ok_or(NotUnderstood)? {
                '\'' => {
                    self.at += 1;
                    return Ok(super::decode::escapes(&raw));
                }
                '\\' => {
                    raw.push('\\');
                    raw.extend(self.peek(1));
                    self.at += 2;
                }
                c => {
                    raw.push(c);
                    self.at += 1;
                }
            }
        }
    }

    /// The texts of the here-documents that were announced on the line that has just ended.
    fn bodies(&mut self) -> Result<(), NotUnderstood> {
        for (token, mark, tabs, quoted) in std::mem::take(&mut self.here) {
            let text = self.body(&mark, if tabs { "\t" } else { "" });
            let word = if quoted { vec![Piece::Text { text, quoted: true }] } else { unquoted(&text)? };
            if let Some(place) = self.tokens.get_mut(token) {
                *place = Token::Here(word);
            }
        }
        Ok(())
    }

    /// The lines up to `mark`, each without the letters `stripped` at its beginning.
    fn body(&mut self, mark: &str, stripped: &str) -> String {
        let mut text = String::new();
        while self.at < self.chars.len() {
            let rest = self.chars.get(self.at..).unwrap_or_default();
            let line: String = rest.iter().take_while(|c| **c != '\n').collect();
            self.at += line.chars().count() + 1;
            let line = line.trim_start_matches(|c| stripped.contains(c));
            if line == mark {
                break;
            }
            text.push_str(line);
            text.push('\n');
        }
        text
    }
}

#[expect(clippy::fn_params_excessive_bools, reason = "a property of the letters, kept in the piece")]
fn push(word: &mut Word, c: char, is_quoted: bool) {
    let mut buffer = [0; 4];
    push_all(word, c.encode_utf8(&mut buffer), is_quoted);
}

#[expect(clippy::fn_params_excessive_bools, reason = "a property of the letters, kept in the piece")]
fn push_all(word: &mut Word, letters: &str, is_quoted: bool) {
    match word.last_mut() {
        Some(Piece::Text { text, quoted }) if *quoted == is_quoted => text.push_str(letters),
        _ => word.push(Piece::Text { text: letters.to_owned(), quoted: is_quoted }),
    }
}
