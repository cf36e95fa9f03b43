//! Statements and expressions of PowerShell's, followed from what they assign to what they call, in a bounded number of steps.

use std::collections::{BTreeMap, BTreeSet};

use super::Told;
use super::expression::is_type;
use super::functions::Function;
use super::reader::read;
use super::tree::{Body, Piece, Pipeline, Word};
use super::value::{Origin, Val};
use crate::finding::Severity;
use crate::rules::shell as rules;

/// 100,000 commands and words of one script.
const STEPS: usize = 100_000;

/// 12 functions and blocks that call one another.
pub(super) const CALLS: usize = 12;

/// 48 levels of what is followed at once.
const LEVELS: usize = 48;

/// 16 texts of one value that are each followed by themselves: names of commands, code, scripts.
pub(super) const CHOICES: usize = 16;

/// 2,000 names that hold something.
pub(super) const NAMES: usize = 2_000;

/// The folder of a script.
pub(super) const ROOT: &str = "${PSScriptRoot}";

/// What a script has come to.
pub(super) struct Machine<'a, 'b> {
    pub(super) told: &'b mut Told<'a>,
    pub(super) names: BTreeMap<String, Val>,
    pub(super) functions: BTreeMap<String, Function>,
    /// The folder of the script at hand: `${PSScriptRoot}`, or one below it.
    pub(super) root: String,
    /// What it has written to files.
    pub(super) kept: BTreeMap<String, Val>,
    /// Files, and folders with `/` behind them, that came over the network.
    pub(super) fetched: BTreeSet<String>,
    /// Scripts that it has read in.
    pub(super) loaded: BTreeSet<String>,
    /// The folder in which it is.
    pub(super) folder: Option<String>,
    /// Where the command at hand stands.
    pub(super) at: usize,
    /// Where all of it stands, where it is a text of another script's.
    within: Option<usize>,
    steps: usize,
    /// Whether functions and lists are followed once: all of it was too much before.
    pub(super) is_brief: bool,
    pub(super) calls: usize,
    levels: usize,
    /// Its classes, in lower case.
    pub(super) classes: BTreeSet<String>,
    /// How often each function was followed.
    pub(super) times: BTreeMap<String, usize>,
    /// The functions that are being followed.
    pub(super) active: Vec<String>,
    /// How deep it is in what may not run.
    branches: usize,
    /// How many loops without an end were met.
    pub(super) endless: usize,
    /// What was met anywhere.
    pub(super) met: Origin,
}

impl<'a, 'b> Machine<'a, 'b> {
    pub(super) fn new(told: &'b mut Told<'a>) -> Self {
        Self {
            told,
            names: BTreeMap::new(),
            functions: BTreeMap::new(),
            root: ROOT.to_owned(),
            kept: BTreeMap::new(),
            fetched: BTreeSet::new(),
            loaded: BTreeSet::new(),
            classes: BTreeSet::new(),
            times: BTreeMap::new(),
            folder: None,
            at: 0,
            within: None,
            steps: 0,
            is_brief: false,
            calls: 0,
            levels: 0,
            active: Vec::new(),
            branches: 0,
            endless: 0,
            met: Origin::default(),
        }
    }

    /// Follows a script; where that is too much, once more with each function and each list followed once.
    pub(super) fn whole(&mut self, body: &Body) {
        self.follow(body);
        if self.steps < STEPS {
            if self.met.has(Origin::MORE) {
                self.told.tell(&rules::DEEP, 0, "a list is too long to follow each of it", Some(Severity::Warning));
            }
            return;
        }
        self.is_brief = true;
        self.steps = 0;
        self.times.clear();
        self.loaded.clear();
        self.follow(body);
        let severity = if self.steps < STEPS { Some(Severity::Warning) } else { self.told.by_itself() };
        self.told.tell(&rules::DEEP, self.at, "too much to follow", severity);
    }

    /// Follows a script, and the functions in it that nothing calls.
    fn follow(&mut self, body: &Body) {
        self.run(body);
        let uncalled: Vec<Function> = self.functions.values().filter(|function| !function.is_called).cloned().collect();
        for function in uncalled {
            self.call(&function, &[], Val::default());
        }
    }

    /// Follows the text of another script, or of a command line.
    pub(super) fn nested(&mut self, text: &str) -> Val {
        if self.calls >= CALLS || self.steps >= STEPS {
            return Val::default();
        }
        let (body, _) = read(text);
        let within = self.within.replace(self.at);
        self.calls += 1;
        let value = self.run(&body);
        self.calls -= 1;
        self.within = within;
        value
    }

    /// The texts of a value that are each followed by themselves.
    pub(super) fn choices(&mut self, value: &Val) -> Vec<String> {
        self.weighs(value);
        if value.texts.len() > CHOICES {
            self.misses();
        }
        value.texts.iter().take(CHOICES).cloned().collect()
    }

    /// Keeps in mind that something is used of which not everything is known.
    pub(super) fn weighs(&mut self, value: &Val) {
        if value.origin.has(Origin::MORE) {
            self.misses();
        }
    }

    /// Keeps in mind that not everything was followed.
    pub(super) fn misses(&mut self) {
        self.met = self.met.and(Origin::MORE);
    }

    /// Counts a step, and tells whether there are no more of them.
    pub(super) fn spent(&mut self) -> bool {
        self.steps += 1;
        self.steps >= STEPS
    }

    /// Follows statements, and gives what they give.
    pub(super) fn run(&mut self, body: &[Pipeline]) -> Val {
        let mut values = Vec::new();
        self.levels += 1;
        for pipeline in body {
            if self.steps >= STEPS || self.levels > LEVELS {
                break;
            }
            let value = self.pipeline(pipeline);
            values.extend(Some(value).filter(Val::is_something));
        }
        self.levels -= 1;
        Val::list(values)
    }

    fn pipeline(&mut self, pipeline: &Pipeline) -> Val {
        let Some((first, rest)) = pipeline.stages.split_first() else { return Val::default() };
        self.stands(first);
        if let Some((targets, sign, source)) = assignment(first) {
            let value = self.staged(source, rest);
            for target in targets {
                self.assign(target, value.clone(), sign);
            }
            return Val::default();
        }
        let endless = self.endless;
        let value = self.staged(first, rest);
        if pipeline.stays && (self.endless > endless || super::acts::is_host(first)) {
            self.told.tell(&rules::DAEMON, self.at, "it goes on by itself", self.told.unless_asked());
        }
        value
    }

    pub(super) fn staged(&mut self, first: &[Word], rest: &[Vec<Word>]) -> Val {
        let mut value = self.stage(first, None);
        for stage in rest {
            self.stands(stage);
            value = self.stage(stage, Some(value));
        }
        value
    }

    fn stands(&mut self, stage: &[Word]) {
        if let Some(word) = stage.first() {
            self.at = self.within.unwrap_or(word.at);
        }
    }

    /// One command or expression.
    pub(super) fn stage(&mut self, words: &[Word], input: Option<Val>) -> Val {
        let Some(first) = words.first().filter(|_| !self.spent()) else { return input.unwrap_or_default() };
        if input.is_none()
            && let Some(value) = self.keyword(words)
        {
            return value;
        }
        let is_called = first.sign() == Some("&") || first.text() == Some(".") && words.len() > 1;
        if is_called {
            let Some((named, rest)) = words.get(1..).and_then(<[Word]>::split_first) else { return Val::default() };
            if let Some(body) = named.block() {
                return self.block(body, input);
            }
            let name = self.word(named);
            self.executes(&name);
            return self.command(&name, rest, input);
        }
        if let Some(body) = first.block() {
            return self.run_maybe(body);
        }
        match (first.text(), first.pieces.len()) {
            (Some(text), length) if !is_expression(text, length) => {
                // `if(…)`, `foo$x`: what follows the name without a blank is given to it.
                let name = if length > 1 { self.word(first) } else { Val::of(text) };
                self.command(&name, words.get(1..).unwrap_or_default(), input)
            }
            _ => self.expression_written(words),
        }
    }

    /// An expression, and the file that its result is written to.
    fn expression_written(&mut self, words: &[Word]) -> Val {
        let end = words.iter().position(|word| matches!(word.sign(), Some(">" | ">>"))).unwrap_or(words.len());
        let value = self.expression(words.get(..end).unwrap_or_default());
        if let Some(target) = words.get(end + 1) {
            let target = self.word(target);
            self.written(&target, &value);
        }
        value
    }

    /// Statements that may not run: what they assign may be.
    pub(super) fn run_maybe(&mut self, body: &Body) -> Val {
        if self.levels > LEVELS {
            return Val::default();
        }
        self.branches += 1;
        let value = self.run(body);
        self.branches -= 1;
        value
    }

    /// A block that is given something, one after the other.
    pub(super) fn block(&mut self, body: &Body, input: Option<Val>) -> Val {
        let Some(input) = input else { return self.run_maybe(body) };
        if !input.items().is_empty() && !self.is_brief {
            let values = input.items().iter().map(|item| self.block(body, Some(item.clone())));
            return Val::list(values.filter(Val::is_something).collect());
        }
        let given = ["_", "psitem"].map(|name| (name.to_owned(), input.clone()));
        self.holding(given.into(), body)
    }

    /// What a variable holds under a name from then on, besides what it holds.
    pub(super) fn gives(&mut self, name: &str, field: &str, value: Val) {
        let known = self.names.get(name).cloned();
        if self.names.len() >= NAMES && known.is_none() {
            return;
        }
        let known = known.unwrap_or_default();
        let whole = if field.is_empty() { known.or(value).with(Origin::SEVERAL) } else { known.holding(field, value) };
        self.names.insert(name.to_owned(), whole);
    }

    fn assign(&mut self, target: &Word, value: Val, sign: &str) {
        let Some(name) = variable(target) else {
            return;
        };
        if name.starts_with("env:") {
            self.exports(&name, &value);
        }
        if let Some(field) = field_of(target) {
            return self.gives(&name, &field, value);
        }
        let known = self.names.get(&name).cloned();
        let value = match known {
            Some(known) if sign == "+=" && known.is_one() => known.clone().then(&value).or(known).or(value),
            Some(known) if sign == "+=" => Val::list(vec![known, value]),
            Some(known) if self.branches > 0 => known.or_now(value),
            _ => value,
        };
        if self.names.len() < NAMES || self.names.contains_key(&name) {
            self.names.insert(name, value);
        }
    }
}

/// Targets, sign and source.
type Assignment<'a> = (&'a [Word], &'static str, &'a [Word]);

/// What is assigned to, how, and what: `$a, $b = …` gives to each what may be either's.
fn assignment(stage: &[Word]) -> Option<Assignment<'_>> {
    let at = stage.iter().take(20).position(|word| matches!(word.sign(), Some("=" | "+=")))?;
    let (targets, rest) = stage.split_at_checked(at).filter(|(targets, _)| !targets.is_empty())?;
    let (sign, source) = rest.split_first()?;
    let is_target = |word: &Word| word.sign() == Some(",") || variable(word).is_some();
    targets.iter().all(is_target).then_some((targets, sign.sign()?, source))
}

/// The name below a variable that is given something: `$a.b`, `$a['b']`, of several the last.
fn field_of(target: &Word) -> Option<String> {
    let Some(Piece::Text(text)) = target.pieces.last().filter(|_| target.pieces.len() > 1) else { return None };
    let name = text.trim_end_matches(['\'', '"', ']']).rsplit(['.', '[', '\'', '"']).next()?;
    let is_named = text.starts_with(['.', '[']) && !name.starts_with(|c: char| c.is_ascii_digit() || c == '$');
    (is_named && !name.is_empty()).then(|| name.to_ascii_lowercase())
}

/// The variable that a word names, behind its type.
pub(super) fn variable(word: &Word) -> Option<String> {
    let name = word.pieces.iter().find_map(|piece| match piece {
        Piece::Var(name) => Some(name.as_str()),
        _ => None,
    })?;
    let bare = ["script:", "global:", "local:", "private:"].iter().find_map(|scope| name.strip_prefix(scope));
    Some(bare.unwrap_or(name).to_owned())
}

/// Whether a stage that begins with bare text is no command: a number, a type, an operator before its value.
fn is_expression(text: &str, pieces: usize) -> bool {
    text.starts_with(|c: char| c.is_ascii_digit()) && text.chars().all(|c| c.is_ascii_alphanumeric() || c == '.')
        || is_type(text)
        || text.starts_with('!')
        || pieces == 1 && matches!(text.to_ascii_lowercase().as_str(), "-not" | "-join" | "-split" | "-bnot")
        || text.starts_with("++")
        || text.starts_with("--")
}
