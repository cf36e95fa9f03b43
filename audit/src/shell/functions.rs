//! What a script names and calls later: functions, aliases, what they are called with, and what `read` takes in.

use std::collections::BTreeMap;
use std::rc::Rc;

use super::parse::{Dialect, parse};
use super::tree::{Command, Pipeline, Script, Word};
use super::value::{Taint, Value};
use super::walk::{At, Walk};
use crate::finding::{Findings, Place};
use crate::rules::shell as rules;

/// 24 calls of one function are followed: what it does with its words is seen by then, and the work stays a small multiple of
/// the script.
const CALLS: usize = 24;

/// 16 functions that call each other: honest scripts have five.
const NESTED: usize = 16;

/// 3 letters of a function's name, of which the rest is not known.
const KNOWN: usize = 3;

/// 4 bodies of one name: a script that asks which system it runs on writes a body for each.
const BODIES: usize = 4;

/// A function.
#[derive(Debug, Default)]
struct Function {
    bodies: Vec<Rc<Script>>,
    calls: usize,
    /// Whether it is being followed.
    open: bool,
    /// Whether another file has it, where it is judged by itself.
    brought: bool,
    /// What it printed last.
    out: Value,
}

impl Function {
    /// Takes over a body of another file's. A function that the script has itself stays its own.
    fn bring(&mut self, body: &Script) {
        self.brought |= self.bodies.is_empty();
        let is_new = !self.bodies.iter().any(|known| **known == *body);
        if is_new && self.bodies.len() < BODIES.saturating_mul(2) {
            self.bodies.push(Rc::new(body.clone()));
        }
    }
}

/// All functions of a script.
#[derive(Debug, Default)]
pub(super) struct Functions {
    all: BTreeMap<String, Function>,
    depth: usize,
}

impl Functions {
    /// The bodies of a function that the text defines itself.
    pub(super) fn bodies(&self, name: &str) -> &[Rc<Script>] {
        self.all.get(name).filter(|function| !function.brought).map_or(&[], |function| function.bodies.as_slice())
    }
}

impl Walk<'_> {
    /// Remembers a function. It is judged with what it is called with, or in the end.
    pub(super) fn define(&mut self, name: &str, body: &Script) {
        if body.pipelines.iter().any(|pipeline| is_bomb(name, pipeline)) {
            self.tell(&rules::DESTRUCTION, "a fork bomb", None);
        }
        let function = self.functions.all.entry(name.to_owned()).or_default();
        if function.brought {
            *function = Function::default();
        }
        if function.bodies.len() < BODIES {
            function.bodies.push(Rc::new(body.clone()));
        } else {
            self.script(body, Value::known(""));
        }
    }

    /// Takes over the functions of another script, what it sets and what it fetches. The script itself is judged elsewhere.
    pub(super) fn bring(&mut self, text: &str) {
        let (script, _) = parse(text, self.dialect);
        let (place, mut told) = (Place::bundle(), Findings::default());
        let mut other = super::walk(At::Fixed(&place), text, self.context, &mut told);
        other.memory = std::mem::take(&mut self.memory);
        other.files = self.files;
        other.steps = self.steps;
        other.script(&script, Value::known(""));
        self.steps = other.steps;
        self.memory = other.memory;
        for command in script.pipelines.iter().flat_map(|pipeline| &pipeline.commands) {
            if let (Some(name), Some(body)) = (&command.defines, &command.group) {
                self.functions.all.entry(name.clone()).or_default().bring(body);
            }
        }
    }

    /// `alias name=line`: a function whose words follow the line.
    pub(super) fn alias(&mut self, rest: &[Value]) -> Value {
        for (name, line) in rest.iter().filter_map(|field| field.text.split_once('=')) {
            let (script, _) = parse(&format!("{line} \"$@\""), self.dialect);
            self.define(name, &script);
        }
        Value::known("")
    }

    /// What the function `name` prints; nothing where there is none of that name.
    pub(super) fn call(&mut self, name: &str, rest: &[Value], stdin: &Value) -> Option<Value> {
        let deep = self.functions.depth >= NESTED || self.steps > super::walk::STEPS / 2;
        let function = self.functions.all.get_mut(name)?;
        if function.open || function.calls >= CALLS || deep && function.calls > 0 {
            let taint = function.out.taint.and(stdin.taint);
            return Some(Value { taint, ..function.out.clone() });
        }
        function.calls = function.calls.saturating_add(1);
        function.open = true;
        let bodies = function.bodies.clone();
        // What is found in another file is told where it is called.
        let deeper = usize::from(function.brought);
        self.levels = self.levels.saturating_add(deeper);
        let outer = self.arguments.replace(rest.to_vec());
        let input = self.input.clone();
        if *stdin != Value::known("") {
            self.input = Some(stdin.clone());
        }
        self.functions.depth = self.functions.depth.saturating_add(1);
        let mut out = Value::known("");
        for body in bodies {
            let more = self.script(&body, stdin.clone());
            out.append(&more);
        }
        self.functions.depth = self.functions.depth.saturating_sub(1);
        self.levels = self.levels.saturating_sub(deeper);
        self.arguments = outer;
        self.input = input;
        if let Some(function) = self.functions.all.get_mut(name) {
            function.open = false;
            function.out = out.clone();
        }
        Some(out)
    }

    /// What the functions print that a name of which only the beginning or the end is known may mean: `"section_$name"`; nothing
    /// where there is none.
    pub(super) fn call_alike(&mut self, name: &str, rest: &[Value], stdin: &Value) -> Option<Value> {
        let (start, after) = name.split_once('$')?;
        let end = after.rsplit(['}', ')']).next().unwrap_or_default();
        let known = start.len().saturating_add(end.len());
        if known < KNOWN || name.contains(['/', ' ']) {
            return None;
        }
        let is_one = |name: &&String| name.len() > known && name.starts_with(start) && name.ends_with(end);
        let alike: Vec<String> = self.functions.all.keys().filter(is_one).take(NESTED).cloned().collect();
        let taint =
            alike.iter().filter_map(|name| self.call(name, rest, stdin)).map(|out| out.taint).reduce(Taint::and)?;
        Some(Value::unknown("", taint))
    }

    /// Judges the functions that nothing called.
    pub(super) fn uncalled(&mut self) {
        let is_left = |function: &Function| function.calls == 0 && !function.brought;
        while let Some((_, function)) = self.functions.all.iter_mut().find(|(_, function)| is_left(function)) {
            function.calls = 1;
            let bodies = function.bodies.clone();
            self.arguments = None;
            bodies.iter().for_each(|body| {
                self.script(body, Value::known(""));
            });
        }
    }

    /// `$1` and its kin.
    pub(super) fn argument(&self, name: &str) -> Option<Value> {
        let number: usize = name.parse().ok()?;
        let all = self.arguments.as_ref()?;
        Some(all.get(number.checked_sub(1)?).cloned().unwrap_or_else(|| Value::known("")))
    }

    /// `$@` from its first word or a later one on.
    pub(super) fn arguments_from(&self, operation: &str) -> Option<Vec<Value>> {
        let all = self.arguments.as_ref()?;
        let from: usize = operation.strip_prefix(':').map_or(Some(1), |from| from.trim().parse().ok())?;
        Some(all.iter().skip(from.saturating_sub(1)).cloned().collect())
    }

    /// `shift`, `shift 2`.
    pub(super) fn shift(&mut self, rest: &[Value]) -> Value {
        let count = rest.first().and_then(|field| field.text.parse().ok()).unwrap_or(1_usize);
        if let Some(all) = &mut self.arguments {
            all.drain(..count.min(all.len()));
        }
        Value::known("")
    }

    /// `set -- words`; of fish `set -l name words`.
    pub(super) fn set(&mut self, rest: &[Value]) -> Value {
        if self.dialect == Dialect::Fish {
            let options = rest.iter().take_while(|field| field.text.starts_with('-'));
            let has = |short: char| options.clone().any(|field| super::fish::has_short(field, short));
            let is_universal = has('U') || options.clone().any(|field| field.text == "--universal");
            let lasts = is_universal && !has('e') && !has('q');
            let mut words = rest.iter().skip_while(|field| field.text.starts_with('-'));
            let Some(name) = words.next() else { return Value::unknown("", Taint::ENVIRONMENT) };
            if lasts {
                super::fish::keeps(self, &name.text);
            }
            let words: Vec<Value> = words.cloned().collect();
            let mut value = super::prints::joined(&words);
            value.known &= !words.is_empty();
            self.assign(vec![(name.text.clone(), value)]);
        } else if let Some(at) = rest.iter().position(|field| field.text == "--") {
            self.arguments = rest.get(at.saturating_add(1)..).map(<[Value]>::to_vec);
        }
        Value::known("")
    }

    /// `read a b`, `mapfile lines`: the names hold what flows in.
    pub(super) fn read(&mut self, name: &str, rest: &[Value], stdin: &Value) -> Value {
        const VALUED: &[&str] = &["-t", "-n", "-N", "-d", "-u", "-p", "-i", "-k"];
        let mut names = Vec::new();
        let mut fields = rest.iter();
        while let Some(field) = fields.next() {
            if name == "read" && VALUED.contains(&field.text.as_str()) {
                fields.next();
            } else if !field.text.starts_with('-') {
                names.push(field.text.as_str());
            }
        }
        if names.is_empty() {
            names.push(if name == "read" { "REPLY" } else { "MAPFILE" });
        }
        let first = stdin.text.lines().find(|line| !line.trim().is_empty()).unwrap_or_default();
        let signs = self.between.clone().or_else(|| {
            let held = self.memory.variable("IFS").filter(|held| held.known && self.rows > 0);
            held.map(|held| held.text.clone())
        });
        let mut words = separated(first, signs.as_deref(), names.len()).into_iter();
        let last = names.len().saturating_sub(1);
        for name in names {
            let text =
                if last == 0 { stdin.text.trim_end().to_owned() } else { words.next().unwrap_or_default().to_owned() };
            let value = if (stdin.known || text.starts_with("${HOME}/")) && !text.is_empty() {
                Value { text, ..stdin.clone() }
            } else {
                Value::unknown(format!("${{{name}}}"), stdin.taint)
            };
            self.memory.set(name, value);
        }
        Value::known("")
    }
}

/// A text that a filter has changed in a way that is not followed: what it was is known, what it is now is not.
pub(super) fn filtered(stdin: &Value) -> Taint {
    // What a file holds is no constant of the script.
    let is_constant = stdin.known && !stdin.text.trim().is_empty() && !stdin.taint.has(Taint::LOCAL);
    stdin.taint.and(if is_constant { Taint::BUILT } else { Taint::default() })
}

/// The words of a line as `read` gives them to `count` names: the last has all that is left.
fn separated<'t>(line: &'t str, signs: Option<&str>, count: usize) -> Vec<&'t str> {
    let is_sign = |c: char| signs.map_or_else(|| c.is_whitespace(), |signs| signs.contains(c));
    let is_blank = |c: char| c.is_whitespace() && is_sign(c);
    let mut words = Vec::new();
    let mut rest = line.trim_matches(is_blank);
    while words.len().saturating_add(1) < count && !rest.is_empty() {
        let (word, after) = rest.split_once(is_sign).unwrap_or((rest, ""));
        words.push(word);
        rest = after.trim_start_matches(is_blank);
    }
    words.push(rest);
    words
}

/// Whether what a function starts in the background is the function itself, twice.
fn is_bomb(name: &str, pipeline: &Pipeline) -> bool {
    let is_itself = |command: &Command| command.words.first().and_then(Word::bare) == Some(name);
    pipeline.background && pipeline.commands.len() > 1 && pipeline.commands.iter().all(is_itself)
}

#[cfg(test)]
mod tests {
    use crate::shell::Context;
    use crate::shell::tests::{is_danger, is_no_danger};

    #[test]
    fn functions_of_which_a_part_of_the_name_is_known_are_those_that_are_called() {
        let fetch = "section_log() { git log -3; }\nsection_news() { curl -fs https://a.invalid/today; }\n";
        let named = "of() { awk -v k=\"$1\" '$1 == k { print $3 }' \"$ini\"; }\n";
        for rest in [
            "for n in $(of order); do v=$(of \"$n\"); \"section_$n\" | ${v:-cat}; done\n",
            "\"section_$1\" | sh\n",
            "x=$(\"section_$(of first)\")\neval \"$x\"\n",
            "while read -r n v; do \"section_$n\" | $v; done < \"$list\"\n",
        ] {
            is_danger(&format!("{fetch}{named}{rest}"), Context::Script);
        }
        for rest in [
            "for n in $(of order); do \"section_$n\" | sed 's/^/  /' | head -n 20; done\n",
            "case $1 in log | news) \"section_$1\" ;; esac\n",
            "\"other_$1\" | sh -n\n",
        ] {
            is_no_danger(&format!("{fetch}{named}{rest}"), Context::Script);
        }
        let calm = "cmd_list() { ls; }\ncmd_show() { cat \"$1\"; }\n\"cmd_$1\" \"${@:2}\" || exit 1\n";
        is_no_danger(calm, Context::Script);
    }

    #[test]
    fn a_guard_that_names_a_fork_bomb_is_none() {
        for line in [
            "[[ $flat == *\":(){ :|:& };:\"* ]] && deny \"fork bomb\"",
            "# refuses :(){ :|:& };:\ngrep -qF ':(){ :|:& };:' <<< \"$cmd\" && exit 2",
            "poll() { check & sleep 1; }; poll",
            "walk() { ls \"$1\" | walk_each & }; walk .",
        ] {
            is_no_danger(line, Context::Script);
        }
        is_danger("x=':(){ :|:& };:'\neval \"$x\"", Context::Script);
        is_danger("boom() {\n  boom | boom &\n}\nboom", Context::Script);
    }
}
