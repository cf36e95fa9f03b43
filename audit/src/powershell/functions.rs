//! Functions of a script of PowerShell's: what they are given, and what they give.

use std::rc::Rc;

use super::run::{CALLS, Machine, NAMES, variable};
use super::tree::{Body, Pipeline, Word, first_block};
use super::value::{Origin, Val};

/// 40 parameters of a function.
const PARAMETERS: usize = 40;

/// 60 times that a function is followed: with what it is given after those it does what it did before.
const TIMES: usize = 60;

/// A function of the script's.
#[derive(Clone)]
pub(super) struct Function {
    names: Vec<String>,
    body: Body,
    pub(super) is_called: bool,
}

impl Machine<'_, '_> {
    /// `function name (…) {…}`
    pub(super) fn defines(&mut self, words: &[Word]) {
        let Some(name) = words.get(1).and_then(Word::text) else { return };
        let Some((at, body)) = first_block(words) else {
            return;
        };
        let head = words.iter().take(at).skip(1).find_map(Word::group);
        let own = || body.iter().take(4).flat_map(|pipeline| pipeline.stages.first()).find_map(|stage| param(stage));
        let names = head.or_else(own).map(|head| parameters(head)).unwrap_or_default();
        let name = name.rsplit(':').next().unwrap_or(name).to_lowercase();
        if let Some(head) = head {
            self.defaults(head);
        }
        if self.functions.len() < NAMES {
            self.functions.insert(name, Function { names, body: Rc::clone(body), is_called: false });
        }
        if let Some(rest) = words.get(at + 1..).filter(|rest| !rest.is_empty()) {
            self.stage(rest, None);
        }
    }

    /// A class and its methods.
    pub(super) fn class(&mut self, name: &str, body: &Body) {
        if self.classes.len() < NAMES {
            self.classes.insert(name.to_lowercase());
        }
        for stage in body.iter().flat_map(|pipeline| pipeline.stages.first()) {
            let Some(named) = stage.iter().find(|word| word.group().is_some()) else { continue };
            let Some((name, body)) = named.text().zip(stage.iter().find_map(Word::block)) else { continue };
            let names = named.group().map(|head| parameters(head)).unwrap_or_default();
            if self.functions.len() < NAMES {
                let function = Function { names, body: Rc::clone(body), is_called: false };
                self.functions.insert(format!(".{}", name.to_lowercase()), function);
            }
        }
    }

    /// Whether the script has a class of that name, in lower case.
    pub(super) fn has_class(&self, name: &str) -> bool {
        self.classes.contains(name)
    }

    /// Whether one of the script's classes has a method of that name.
    pub(super) fn has_method(&self, name: &str) -> bool {
        self.functions.contains_key(&format!(".{name}"))
    }

    /// What parameters hold that nobody gives.
    pub(super) fn defaults(&mut self, head: &[Pipeline]) {
        let parts = head.iter().flat_map(|pipeline| pipeline.stages.first()).flat_map(|stage| listed(stage));
        for part in parts.take(PARAMETERS) {
            let equals = part.iter().position(|word| word.sign() == Some("="));
            let Some((name, equals)) = part.iter().find_map(variable).zip(equals) else { continue };
            if !self.names.contains_key(&name) {
                let value = self.expression(part.get(equals + 1..).unwrap_or_default());
                self.names.insert(name, value);
            }
        }
    }

    /// Whether the script has a function of that name.
    pub(super) fn has_function(&self, name: &str) -> bool {
        self.functions.contains_key(name)
    }

    /// What the script's function of that name gives.
    pub(super) fn own(&mut self, name: &str, args: &[(String, Val)], input: &Val) -> Val {
        let Some(function) = self.functions.get_mut(name) else { return Val::default() };
        function.is_called |= self.calls < CALLS;
        let function = function.clone();
        // What calls itself does so once more.
        let is_again = self.active.iter().filter(|active| *active == name).count() > 1;
        let times = self.times.entry(name.to_owned()).or_default();
        *times += 1;
        let most = if self.is_brief { 1 } else { TIMES };
        if is_again || *times > most {
            return Val::default();
        }
        self.active.push(name.to_owned());
        let value = self.call(&function, args, input.clone());
        self.active.pop();
        value
    }

    pub(super) fn call(&mut self, function: &Function, args: &[(String, Val)], input: Val) -> Val {
        if self.calls >= CALLS {
            return Val::default();
        }
        let mut given: Vec<(String, Val)> = Vec::new();
        let mut free = args.iter().filter(|(name, _)| name.is_empty());
        for name in &function.names {
            let named = args.iter().find(|(given, _)| !given.is_empty() && name.starts_with(given.as_str()));
            let value = named.or_else(|| free.next());
            given.extend(value.map(|(_, value)| (name.clone(), value.clone())));
        }
        // What comes in is given to the first that has nothing yet.
        let open = function.names.iter().find(|name| given.iter().all(|(known, _)| known != *name));
        let piped = Some(&input).filter(|input| !input.texts.is_empty() || input.origin != Origin::default());
        given.extend(open.zip(piped).map(|(name, input)| (name.clone(), input.clone())));
        let all = args.iter().fold(Val::default(), |all, (_, value)| all.or(value.clone()));
        given.extend([("args".to_owned(), all), ("input".to_owned(), input.clone()), ("_".to_owned(), input)]);
        let folder = self.folder.clone();
        self.calls += 1;
        let value = self.holding(given, &function.body);
        self.calls -= 1;
        self.folder = folder;
        value
    }

    /// Statements for which names hold something that they do not hold behind them.
    pub(super) fn holding(&mut self, given: Vec<(String, Val)>, body: &Body) -> Val {
        let known: Vec<(String, Option<Val>)> =
            given.into_iter().map(|(name, value)| (name.clone(), self.names.insert(name, value))).collect();
        let value = self.run_maybe(body);
        for (name, known) in known {
            match known {
                Some(known) => self.names.insert(name, known),
                None => self.names.remove(&name),
            };
        }
        value
    }
}

/// The head of a `param (…)`.
fn param(stage: &[Word]) -> Option<&Body> {
    let is_head = stage.first()?.text()?.eq_ignore_ascii_case("param");
    stage.iter().take(2).find_map(Word::group).filter(|_| is_head)
}

/// Words between commas.
fn listed(words: &[Word]) -> impl Iterator<Item = &[Word]> {
    words.split(|word| word.sign() == Some(","))
}

/// The names of a function's parameters.
fn parameters(head: &[Pipeline]) -> Vec<String> {
    let parts = head.iter().flat_map(|pipeline| pipeline.stages.first()).flat_map(|stage| listed(stage));
    parts.filter_map(|part| part.iter().find_map(variable)).take(PARAMETERS).collect()
}
