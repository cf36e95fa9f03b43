//! A script, command by command: what it would run, with what is known of its variables.

use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::rc::Rc;

use super::lex::{self, Token, Word};
use super::store::Stores;
use super::value::{self, Substitutes, Values};
use super::{Surroundings, mention};

/// 256 KiB: a script that is longer is read as letters only.
const SCRIPT_BYTES: usize = 256 << 10;
/// 16 scripts inside each other.
const DEPTH: u32 = 16;
/// 2,000 commands: functions and wrappers multiply.
const STEPS: u32 = 2_000;
/// 2 MiB of scripts in all: those inside others are read again.
const FUEL_BYTES: usize = 2 << 20;
/// 64 KiB of what words became, for the nose.
const SEEN_BYTES: usize = 64 << 10;

/// Whether `script` would manage plugins, or cannot be told from one that would.
pub(super) fn is_refused(script: &str, cwd: Option<&Path>, surroundings: &Surroundings) -> bool {
    let mut shell = Shell::new(script, cwd, surroundings);
    shell.script(script);
    shell.verdict()
}

/// A command of a script: its words, and what surrounds them.
#[derive(Debug, Clone, Default)]
pub(super) struct Simple {
    assignments: Vec<(String, Vec<Word>)>,
    words: Vec<Word>,
    outputs: Vec<Word>,
    here: Vec<Word>,
    pub(super) piped: bool,
}

#[derive(Debug, Clone)]
enum Item {
    Simple(Rc<Simple>),
    /// `for name in words`
    For(String, Vec<Word>),
    Function(String),
    EndOfFunction,
}

/// The judge of one call, at work.
pub(super) struct Shell {
    /// The whole text, for the nose.
    text: String,
    seen: String,
    pub(super) stores: Stores,
    /// Where it is; nothing when that is unknown.
    pub(super) cwd: Option<PathBuf>,
    pub(super) values: Values,
    pub(super) aliases: HashMap<String, String>,
    functions: HashMap<String, Rc<[Item]>>,
    /// Other names that the script gave to this program, and files that it wrote.
    pub(super) disguises: Vec<String>,
    pub(super) written: Vec<String>,
    depth: u32,
    steps: u32,
    fuel: usize,
    pub(super) refused: bool,
    /// Something is run that cannot be read.
    pub(super) opaque: bool,
}

impl Shell {
    pub(super) fn new(text: &str, cwd: Option<&Path>, surroundings: &Surroundings) -> Self {
        let mut values = Values::default();
        let mut known = |name: &str, path: Option<&Path>| {
            if let Some(path) = path {
                let held = vec![path.to_string_lossy().into_owned()];
                Rc::make_mut(&mut values.named).insert(name.to_owned(), held);
            }
        };
        known("HOME", surroundings.home.as_deref());
        known("PWD", cwd);
        known("DEEPCODE_HOME", surroundings.deepcode.first().map(PathBuf::as_path));
        Self {
            text: text.to_owned(),
            seen: String::new(),
            stores: Stores::of(&surroundings.deepcode),
            cwd: cwd.map(Path::to_path_buf),
            values,
            aliases: HashMap::new(),
            functions: HashMap::new(),
            disguises: Vec::new(),
            written: Vec::new(),
            depth: DEPTH,
            steps: STEPS,
            fuel: FUEL_BYTES,
            refused: false,
            opaque: false,
        }
    }

    /// Whether the command of these words, no shell between, is refused.
    pub(super) fn refuses(mut self, words: &[&str]) -> bool {
        self.run(words.iter().map(|w| (*w).to_owned()).collect(), &Simple::default(), "");
        self.verdict()
    }

    fn verdict(&self) -> bool {
        self.refused || self.opaque && mention::smells(&format!("{}\n{}", self.text, self.seen))
    }

    /// Judges a script, which may be one inside another.
    pub(super) fn script(&mut self, script: &str) {
        let Some(depth) = self.depth.checked_sub(1) else {
            self.opaque = true;
            return;
        };
        let Some(fuel) = self.fuel.checked_sub(script.len()) else {
            self.opaque = true;
            return;
        };
        self.fuel = fuel;
        let private = |c: char| c == value::ANY || c == value::STAR;
        let tokens = if script.len() > SCRIPT_BYTES { Err(lex::NotUnderstood) } else { lex::lex(script) };
        match tokens {
            Ok(tokens) => {
                self.depth = depth;
                self.items(&items(tokens));
                self.depth += 1;
                self.opaque |= script.contains(private);
            }
            Err(lex::NotUnderstood) => {
                self.opaque = true;
                self.note(script);
            }
        }
    }

    fn items(&mut self, items: &[Item]) {
        let mut at = 0;
        while let Some(item) = items.get(at) {
            at += 1;
            match item {
                Item::Simple(simple) => self.simple(simple),
                Item::For(name, words) => {
                    let values: Vec<String> = words.iter().flat_map(|word| self.expand(word)).collect();
                    // Each value in turn would need the body's end; together they are what one of them may be.
                    let one = match values.as_slice() {
                        [one] => one.clone(),
                        _ => value::ANY.to_string(),
                    };
                    self.hold(name.clone(), vec![one]);
                }
                Item::Function(name) if self.step() => {
                    let body = items.get(at..).unwrap_or_default();
                    let body = body.get(..end_of(items, at)).unwrap_or(body);
                    self.functions.insert(name.clone(), body.into());
                }
                Item::Function(_) | Item::EndOfFunction => {}
            }
            if self.refused {
                return;
            }
        }
    }

    fn simple(&mut self, simple: &Simple) {
        if !self.step() {
            return;
        }
        for word in &simple.outputs {
            self.expand(word).iter().for_each(|target| self.writes(target));
        }
        let here: Vec<String> =
            simple.here.iter().map(|word| value::single(word, &self.values.clone(), self)).collect();
        let fields: Vec<String> = simple.words.iter().flat_map(|word| self.expand(word)).collect();
        let before = (!fields.is_empty()).then(|| self.values.clone());
        for (name, words) in &simple.assignments {
            let held: Vec<String> = words.iter().map(|word| value::kept(word, &self.values.clone(), self)).collect();
            self.assign(name, held);
        }
        let Some(before) = before else { return };
        self.note(&fields.join(" "));
        self.run(fields, simple, &here.join("\n"));
        if !simple.assignments.is_empty() {
            // They held for this command only.
            let home = self.values.named.get("DEEPCODE_HOME").cloned();
            self.values.named = before.named;
            if let Some(home) = home {
                self.hold("DEEPCODE_HOME".to_owned(), home);
            }
        }
    }

    /// Whether one more command may be looked at; when not, what it does is not known.
    pub(super) fn step(&mut self) -> bool {
        self.opaque |= self.steps == 0;
        self.steps = self.steps.saturating_sub(1);
        self.steps > 0
    }

    /// `name=value`, wherever it is said.
    pub(super) fn assign(&mut self, name: &str, value: Vec<String>) {
        let text = value.join(" ");
        self.note(&text);
        match name.trim_end_matches('+') {
            // Taking the mark off has one purpose.
            "DEEPCODE_AGENT" if text != "1" => self.refused = true,
            "DEEPCODE_HOME" => self.stores.add(Path::new(&text)),
            "IFS" => self.opaque = true,
            // What programs run by themselves.
            "PROMPT_COMMAND" | "BASH_ENV" | "ENV" | "PS0" | "PS1" | "PS4" | "EDITOR" | "VISUAL" | "PAGER"
            | "BROWSER" | "GIT_EDITOR" | "GIT_PAGER" | "GIT_SSH_COMMAND" | "GIT_ASKPASS" | "SHELL" | "LESSOPEN" => {
                self.script(&text);
            }
            _ => {}
        }
        if name.ends_with('+') {
            let joined = self.values.named.get(name.trim_end_matches('+')).cloned().unwrap_or_default();
            let joined = format!("{}{text}", joined.join(" "));
            self.hold(name.trim_end_matches('+').to_owned(), vec![joined]);
        } else {
            self.hold(name.to_owned(), value);
        }
    }

    /// A variable holds this from now on.
    pub(super) fn hold(&mut self, name: String, value: Vec<String>) {
        Rc::make_mut(&mut self.values.named).insert(name, value.into_iter().map(value::bounded).collect());
    }

    /// Something is written to `target`.
    pub(super) fn writes(&mut self, target: &str) {
        self.refused |= self.stores.is_named_by(target, self.cwd.as_deref());
        // What a shell runs by itself later is run by this.
        self.opaque |= super::tool::is_run_later(target);
        self.written.push(target.to_owned());
    }

    /// A function of the script, with arguments; whether there is one.
    pub(super) fn call(&mut self, name: &str, arguments: &[String]) -> bool {
        let Some(body) = self.functions.get(name).cloned() else { return false };
        let Some(depth) = self.depth.checked_sub(1) else {
            self.opaque = true;
            return true;
        };
        self.depth = depth;
        let before = self.values.positional.replace(arguments.to_vec());
        self.items(&body);
        self.values.positional = before;
        self.depth += 1;
        true
    }

    fn expand(&mut self, word: &Word) -> Vec<String> {
        value::expand(word, &self.values.clone(), self)
    }

    /// Remembers what words became, for the nose.
    fn note(&mut self, text: &str) {
        if self.seen.len() + text.len() <= SEEN_BYTES {
            self.seen.push_str(text);
            self.seen.push('\n');
        }
    }
}

impl Substitutes for Shell {
    fn substitute(&mut self, script: &str) -> Option<String> {
        self.script(script);
        // `$(echo install)` and `$(printf %s install)` print what they say. What stands in them has run by now, so words
        // that run something are not read a second time: each level would be read twice as often as the one around it.
        self.fuel = self.fuel.checked_sub(script.len())?;
        let tokens = lex::lex(script).ok()?;
        let mut fields = Vec::new();
        for token in tokens {
            let Token::Word(word) = token else { return None };
            let runs = |piece: &lex::Piece| match piece {
                lex::Piece::Command { .. } | lex::Piece::Process(_) => true,
                lex::Piece::Parameter { inside, .. } => inside.contains(['$', '`']),
                lex::Piece::Text { .. } | lex::Piece::Number => false,
            };
            if word.iter().any(runs) {
                return None;
            }
            fields.extend(self.expand(&word));
        }
        let (program, arguments) = fields.split_first()?;
        let plain: Vec<&str> =
            arguments.iter().map(String::as_str).filter(|a| !a.starts_with('-') && !a.starts_with('%')).collect();
        matches!(program.as_str(), "echo" | "printf").then(|| super::decode::escapes(&plain.join(" ")))
    }
}

/// How many items a function's body has, which begins at `from`.
fn end_of(items: &[Item], from: usize) -> usize {
    let mut level = 1_u32;
    for (n, item) in items.iter().skip(from).enumerate() {
        match item {
            Item::Function(_) => level += 1,
            Item::EndOfFunction => level -= 1,
            _ => {}
        }
        if level == 0 {
            return n;
        }
    }
    items.len().saturating_sub(from)
}

/// Words that only steer.
const STEERING: [&str; 15] =
    ["if", "then", "elif", "else", "fi", "while", "until", "do", "done", "{", "}", "!", "time", "esac", "coproc"];

/// Commands out of tokens, control flow left aside.
fn items(tokens: Vec<Token>) -> Vec<Item> {
    let mut parse = Parse::default();
    let mut tokens = tokens.into_iter().peekable();
    while let Some(token) = tokens.next() {
        match token {
            Token::Word(word) => {
                let is_definition = parse.simple.words.is_empty() && matches!(tokens.peek(), Some(Token::Open));
                match plain(&word).filter(|_| is_definition) {
                    Some(name) => parse.named(name.to_owned()),
                    None => parse.word(word),
                }
            }
            Token::Array(name, words) => parse.simple.assignments.push((name, words)),
            Token::Output(word) => parse.simple.outputs.push(word),
            Token::Input(_) => {}
            Token::Here(word) => parse.simple.here.push(word),
            Token::End => parse.end(),
            Token::Pipe => parse.pipe(),
            Token::Open => parse.open(),
            Token::Close => parse.close(),
        }
    }
    parse.end();
    parse.items
}

#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
enum Named {
    #[default]
    No,
    Name,
    /// And its `()` have been read.
    Brackets,
}

#[derive(Default)]
struct Parse {
    items: Vec<Item>,
    simple: Simple,
    /// For each open brace or parenthesis whether it is a function's body.
    open: Vec<bool>,
    /// Whether a function was named whose body comes.
    function: Named,
    /// `case … in`: the words before `)` are patterns.
    skipping: bool,
}

impl Parse {
    fn word(&mut self, word: Word) {
        let first = self.simple.words.is_empty();
        match plain(&word).filter(|_| first) {
            Some("{") if self.simple.assignments.is_empty() => {
                self.begin();
                return;
            }
            Some("}") => {
                self.close();
                return;
            }
            Some("case") => self.skipping = true,
            Some("esac") => self.skipping = false,
            Some(steering) if STEERING.contains(&steering) => return,
            _ => {}
        }
        if let [keyword, name] = self.simple.words.as_slice()
            && let (Some("function"), Some(name), Some("{")) = (plain(keyword), plain(name), plain(&word))
        {
            let name = name.to_owned();
            self.simple = Simple::default();
            self.named(name);
            self.begin();
            return;
        }
        if first && let Some((name, value)) = assignment(&word) {
            self.simple.assignments.push((name, vec![value]));
            return;
        }
        self.simple.words.push(word);
    }

    fn named(&mut self, name: String) {
        self.items.push(Item::Function(name));
        self.function = Named::Name;
    }

    /// A brace or parenthesis, perhaps of a function's body.
    fn begin(&mut self) {
        self.open.push(std::mem::take(&mut self.function) != Named::No);
    }

    fn open(&mut self) {
        self.end();
        if self.function == Named::Name {
            // The parentheses of `name()` are not its body.
            self.function = Named::Brackets;
            self.open.push(false);
        } else {
            self.begin();
        }
    }

    fn close(&mut self) {
        // `pattern)` of a `case` opens nothing.
        if self.open.is_empty() && self.skipping {
            self.simple = Simple::default();
            return;
        }
        self.end();
        if self.open.pop() == Some(true) {
            self.items.push(Item::EndOfFunction);
        }
    }

    fn pipe(&mut self) {
        self.end();
        self.simple.piped = true;
    }

    fn end(&mut self) {
        let simple = std::mem::take(&mut self.simple);
        if let Some((name, words)) = loop_of(&simple) {
            self.items.push(Item::For(name, words));
        } else if simple.words.first().and_then(|w| plain(w)) == Some("function") {
            if let Some(name) = simple.words.get(1).and_then(|w| plain(w)) {
                self.named(name.to_owned());
            }
        } else if !(simple.words.is_empty() && simple.assignments.is_empty() && simple.outputs.is_empty()) {
            self.items.push(Item::Simple(Rc::new(simple)));
        }
    }
}

/// `for name in words`, `select name in words`
fn loop_of(simple: &Simple) -> Option<(String, Vec<Word>)> {
    let mut words = simple.words.iter();
    let keyword = plain(words.next()?)?;
    if keyword != "for" && keyword != "select" {
        return None;
    }
    let name = plain(words.next()?)?.to_owned();
    Some((name, words.skip(1).cloned().collect()))
}

/// The letters of a word that is nothing but unquoted letters.
fn plain(word: &Word) -> Option<&str> {
    match word.as_slice() {
        [lex::Piece::Text { text, quoted: false }] => Some(text),
        _ => None,
    }
}

/// `name=value` as a word.
fn assignment(word: &Word) -> Option<(String, Word)> {
    let (lex::Piece::Text { text, quoted: false }, rest) = word.split_first()? else { return None };
    let (name, value) = text.split_once('=')?;
    let bare = name.strip_suffix('+').unwrap_or(name);
    let bare = bare.split_once('[').map_or(bare, |(bare, _)| bare);
    let is_name = bare.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_')
        && bare.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_');
    is_name.then(|| {
        let mut words = vec![lex::Piece::Text { text: value.to_owned(), quoted: false }];
        words.extend(rest.iter().cloned());
        (name.to_owned(), words)
    })
}

/// The same for arguments of `env` and `export`, which are words by then.
pub(super) fn split_assignment(field: &str) -> Option<(&str, &str)> {
    let (name, value) = field.split_once('=')?;
    let is_name = name.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_')
        && name.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_' || b == b'+');
    is_name.then_some((name, value))
}
