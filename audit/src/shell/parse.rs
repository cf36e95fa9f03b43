//! Reads a shell line or script into its tree: one pass, as far as bash and its cousins agree; nesting is capped.

#![expect(clippy::excessive_nesting, reason = "the cases of a grammar stand side by side in its loops")]

use super::redirect::Waiting;
use super::tree::{Asks, Command, Link, Part, Pipeline, Quote, Script, What, Word};
use super::word;

/// 40 levels of brackets and substitutions: honest scripts have four.
pub(super) const DEPTH: usize = 40;

/// What was read, and whether the nesting went too deep to read all of it.
pub(super) fn parse(text: &str, dialect: Dialect) -> (Script, bool) {
    whole(Parser { dialect, ..Parser::inside(text, 0) })
}

/// The same `depth` levels down already.
pub(super) fn parse_at(text: &str, depth: usize) -> (Script, bool) {
    if depth > DEPTH {
        return (Script::default(), true);
    }
    whole(Parser::inside(text, depth))
}

fn whole(mut parser: Parser<'_>) -> (Script, bool) {
    let mut script = Script::default();
    // A closing bracket too many ends a list early; what follows is read all the same.
    while parser.at < parser.text.len() {
        script.pipelines.append(&mut parser.list(&[]).pipelines);
        parser.at += parser.peek().map_or(1, char::len_utf8);
    }
    (script, parser.deep)
}

/// Whose words begin and end a group.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) enum Dialect {
    /// The shells that follow Bourne's.
    #[default]
    Bourne,
    /// fish: bare brackets are substitutions, and `end` ends every group.
    Fish,
}

/// The text, and how far it is read.
pub(super) struct Parser<'a> {
    pub(super) text: &'a str,
    pub(super) at: usize,
    pub(super) depth: usize,
    pub(super) deep: bool,
    /// How many groups in braces are open.
    pub(super) braces: usize,
    pub(super) dialect: Dialect,
    pub(super) waiting: Vec<Waiting>,
    /// What stands before.
    link: Link,
}

/// Words between commands that say nothing of their own.
const BETWEEN: &[&str] = &["then", "else", "elif", "do", "!", "time", "coproc", "and", "or", "not"];

/// Those of them that begin what runs where what stands before did not.
const OTHERWISE: &[&str] = &["else", "elif", "or"];

/// What stands before the value that a name is given.
struct Assignment {
    name: String,
    /// Whether it is added to what the name held.
    adds: bool,
    /// Which element of a list is meant.
    key: Option<String>,
}

/// What stands after the name in an assignment that adds to what the name held.
pub(super) const ADDS: char = '+';

/// Commands whose words may be assignments of lists.
const DECLARING: &[&str] = &["declare", "local", "typeset", "readonly", "export"];

impl<'a> Parser<'a> {
    /// At the beginning of `text`, `depth` levels down already.
    pub(super) fn inside(text: &'a str, depth: usize) -> Self {
        Self {
            text,
            at: 0,
            depth,
            deep: false,
            braces: 0,
            dialect: Dialect::Bourne,
            waiting: Vec::new(),
            link: Link::After,
        }
    }

    /// Pipelines up to one of `ends` at the place of a command, to a closing bracket, or to the end.
    pub(super) fn list(&mut self, ends: &[&str]) -> Script {
        let mut script = Script::default();
        let mut pipeline = Pipeline::default();
        loop {
            self.blank();
            let rest = self.rest();
            if rest.is_empty() || rest.starts_with(')') {
                break;
            }
            if self.separator(&mut script, &mut pipeline) {
                continue;
            }
            if let Some(end) = self.ending(ends) {
                self.at += end;
                break;
            }
            let before = self.at;
            let command = self.command();
            if command != Command::default() {
                pipeline.commands.push(command);
            }
            if self.at == before {
                self.at += self.peek().map_or(1, char::len_utf8);
            }
        }
        finish(&mut script, &mut pipeline);
        script
    }

    /// Takes `;`, `&&`, `||`, `&`, a line's end (then a pipeline is finished) or `|` (then it goes on).
    pub(super) fn separator(&mut self, script: &mut Script, pipeline: &mut Pipeline) -> bool {
        const ALL: &[(&str, bool)] =
            &[("&&", true), ("||", true), (";;&", true), (";&", true), (";;", true), (";", true)];
        let rest = self.rest();
        if rest.starts_with("|&") || rest.starts_with('|') && !rest.starts_with("||") {
            self.at += if rest.starts_with("|&") { 2 } else { 1 };
            self.lines();
            return true;
        }
        if let Some((text, _)) = ALL.iter().find(|(text, _)| rest.starts_with(text)) {
            self.at += text.len();
            self.link = match *text {
                "||" => Link::Otherwise,
                "&&" => Link::Also,
                _ => Link::After,
            };
            finish(script, pipeline);
            return true;
        }
        if rest.starts_with('&') && !rest.starts_with("&>") {
            let left = rest.starts_with("&!") || rest.starts_with("&|");
            self.at += if left { 2 } else { 1 };
            finish(script, pipeline);
            if let Some(last) = script.pipelines.last_mut() {
                last.background = true;
                last.left = left;
            }
            return true;
        }
        if rest.starts_with(['\n', '\r']) {
            self.at += 1;
            self.heredocs(script, pipeline);
            finish(script, pipeline);
            return true;
        }
        false
    }

    fn ending(&self, ends: &[&str]) -> Option<usize> {
        let rest = self.rest();
        ends.iter().find(|end| is_word(rest, end)).map(|end| end.len())
    }

    /// One command with its words, assignments and redirections, or a group.
    pub(super) fn command(&mut self) -> Command {
        let link = std::mem::take(&mut self.link);
        let mut command = Command { span: (self.at, self.at), link, ..Command::default() };
        loop {
            self.blank();
            let rest = self.rest();
            if command.words.is_empty() && command.group.is_none() {
                if let Some(between) = BETWEEN.iter().find(|between| is_word(rest, between)) {
                    self.at += between.len();
                    command.beside |= *between == "coproc";
                    if OTHERWISE.contains(between) {
                        command.link = Link::Otherwise;
                    }
                    continue;
                }
                if is_word(rest, "function") {
                    self.definition(&mut command);
                    continue;
                }
                if is_word(rest, "[[") {
                    command.words = self.test();
                    continue;
                }
                if let Some(end) = arithmetic(rest) {
                    let inside = word::expanded(rest.get(2..end).unwrap_or_default(), self);
                    self.at = self.at.saturating_add(end).saturating_add(2);
                    command.words = vec![word::plain("[[".to_owned()), inside];
                    continue;
                }
                command.asks = asks(rest);
                if let Some(group) = self.group() {
                    command.group = Some(group);
                    continue;
                }
            }
            // zsh lets a brace end its group without a `;` before it; in bash hardly any honest word is one.
            let is_closed = self.braces > 0 && !command.words.is_empty() && is_word(rest, "}");
            if is_closed || rest.is_empty() || rest.starts_with(['\n', '\r', ';', '|', ')']) {
                break;
            }
            if let Some(redirect) = self.redirect() {
                command.redirects.extend(redirect);
                continue;
            }
            if self.is_definition(&mut command) {
                continue;
            }
            let is_bracket = rest.starts_with('(') && self.dialect == Dialect::Bourne;
            if rest.starts_with('&') || is_bracket || self.word_into(&mut command).is_none() {
                break;
            }
        }
        command.span.1 = self.at;
        if command.words.is_empty()
            && command.assigns.is_empty()
            && command.redirects.is_empty()
            && command.group.is_none()
        {
            return Command::default();
        }
        command
    }

    /// `[[ … ]]`: its brackets and bars mean nothing to the shell, its substitutions do.
    fn test(&mut self) -> Vec<Word> {
        self.at += 2;
        let rest = self.rest();
        let end = rest.find("]]").unwrap_or(rest.len());
        let inside = word::expanded(rest.get(..end).unwrap_or_default(), self);
        self.at = self.at.saturating_add(end).saturating_add(2).min(self.text.len());
        vec![word::plain("[[".to_owned()), inside]
    }

    /// `name () …`: the name goes, the body is read as a group of its own.
    fn is_definition(&mut self, command: &mut Command) -> bool {
        let rest = self.rest();
        let Some(inside) = rest.strip_prefix('(') else { return false };
        let blank = inside.len() - inside.trim_start_matches([' ', '\t']).len();
        if command.words.len() != 1 || !inside.trim_start_matches([' ', '\t']).starts_with(')') {
            return false;
        }
        self.at += 2 + blank;
        command.defines = command.words.first().and_then(Word::bare).map(str::to_owned);
        command.words.clear();
        self.lines();
        true
    }

    fn word_into(&mut self, command: &mut Command) -> Option<()> {
        let from = self.at;
        let declares = command.words.first().and_then(Word::bare).is_some_and(|word| DECLARING.contains(&word));
        let mut name = if command.words.is_empty() || declares { self.assignment() } else { None };
        if declares && !self.rest().starts_with('(') {
            // What it declares is judged with the command's other words.
            self.at = from;
            name = None;
        }
        if let Some(Assignment { mut name, adds, key }) = name {
            let is_list = self.rest().starts_with('(');
            let mut word = if is_list { self.array() } else { word::read(self).unwrap_or_default() };
            if let Some(key) = key.filter(|_| !adds) {
                // One element more of a list that holds others.
                name.push(ADDS);
                let key = Part { what: What::Text(format!(" [{key}]=")), quoted: false };
                word.parts.splice(..0, [key]);
            } else if adds {
                name.push(ADDS);
                let blank = Part { what: What::Text(" ".to_owned()), quoted: false };
                word.parts.splice(..0, is_list.then_some(blank));
            }
            command.assigns.push((name, word));
            return Some(());
        }
        let word = word::read(self)?;
        command.words.push(word);
        Some(())
    }

    /// `NAME=`, `NAME+=`, `NAME[x]=` at the cursor: past it, the name, whether it is added to what the name held, and the `x`.
    fn assignment(&mut self) -> Option<Assignment> {
        let rest = self.rest();
        let name = rest.len() - rest.trim_start_matches(|c: char| c.is_ascii_alphanumeric() || c == '_').len();
        let (name, after) = rest.split_at_checked(name)?;
        if name.is_empty() || name.starts_with(|c: char| c.is_ascii_digit()) {
            return None;
        }
        let index = after.strip_prefix('[').and_then(|inside| inside.get(..64.min(inside.len()))?.find(']'));
        let key = index.and_then(|end| after.get(1..=end)).map(|key| key.trim_matches(['"', '\'']).replace(' ', ""));
        let after = index.map_or(after, |end| after.get(end + 2..).unwrap_or_default());
        let adds = after.starts_with("+=");
        let value = after.strip_prefix("+=").or_else(|| after.strip_prefix('='))?;
        let name = name.to_owned();
        self.at = self.text.len() - value.len();
        Some(Assignment { name, adds, key })
    }

    /// `(a b c)` after `NAME=`: its words, with blanks between them.
    fn array(&mut self) -> Word {
        self.at += 1;
        let mut all = Word::default();
        loop {
            self.lines();
            if self.rest().is_empty() || self.rest().starts_with(')') {
                self.at = self.at.saturating_add(1).min(self.text.len());
                return all;
            }
            let before = self.at;
            let word = word::read(self).unwrap_or_default();
            if !all.parts.is_empty() {
                all.push(What::Text(" ".to_owned()), Quote::Bare);
            }
            all.parts.extend(word.parts);
            if self.at == before {
                self.at += self.peek().map_or(1, char::len_utf8);
            }
        }
    }

    /// `read` one level down; past the cap nothing is read to the end.
    pub(super) fn deeper(&mut self, read: impl FnOnce(&mut Self) -> Script) -> Script {
        if self.depth >= DEPTH {
            self.deep = true;
            self.at = self.text.len();
            return Script::default();
        }
        self.depth += 1;
        let script = read(self);
        self.depth -= 1;
        script
    }

    pub(super) fn rest(&self) -> &'a str {
        self.text.get(self.at..).unwrap_or_default()
    }

    pub(super) fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    /// Past blanks, escaped line ends and comments.
    pub(super) fn blank(&mut self) {
        loop {
            let rest = self.rest();
            let begins =
                self.at == 0 || self.text.as_bytes().get(self.at - 1).is_some_and(|b| b" \t\n;&|(".contains(b));
            if rest.starts_with([' ', '\t', '\u{b}', '\u{c}']) {
                self.at += 1;
            } else if rest.starts_with("\\\n") {
                self.at += 2;
            } else if rest.starts_with("\\\r\n") {
                self.at += 3;
            } else if rest.starts_with('#') && begins {
                self.at += rest.find('\n').unwrap_or(rest.len());
            } else {
                return;
            }
        }
    }

    /// Past blanks and line ends.
    pub(super) fn lines(&mut self) {
        loop {
            self.blank();
            let rest = self.rest();
            if !rest.starts_with(['\n', '\r']) {
                return;
            }
            self.at += 1;
        }
    }
}

/// Where the sum that begins at `((` ends: at the first `))` with as many brackets closed as opened, and never fewer before.
pub(super) fn arithmetic(rest: &str) -> Option<usize> {
    let inside = rest.strip_prefix("((")?;
    let mut depth = 2_usize;
    for (at, c) in inside.char_indices() {
        match c {
            '(' => depth = depth.saturating_add(1),
            ')' if depth == 2 => {
                let closed = inside.get(at..).is_some_and(|end| end.starts_with("))"));
                return closed.then_some(at.saturating_add(2));
            }
            ')' => depth = depth.saturating_sub(1),
            _ => {}
        }
    }
    None
}

/// What the first command of the group at hand decides.
fn asks(rest: &str) -> Asks {
    if is_word(rest, "if") {
        Asks::Which
    } else if is_word(rest, "while") || is_word(rest, "until") {
        Asks::Again
    } else {
        Asks::Nothing
    }
}

/// A pipeline that has ended becomes one of the script's.
pub(super) fn finish(script: &mut Script, pipeline: &mut Pipeline) {
    let done = std::mem::take(pipeline);
    if !done.commands.is_empty() {
        script.pipelines.push(done);
    }
}

/// Whether `rest` begins with `word` as a word of its own.
pub(super) fn is_word(rest: &str, word: &str) -> bool {
    rest.strip_prefix(word).is_some_and(|after| {
        after.is_empty() || after.starts_with([' ', '\t', '\n', '\r', ';', '&', '|', ')', '(', '<', '>'])
    })
}
