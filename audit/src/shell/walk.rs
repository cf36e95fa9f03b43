//! Follows what flows through a script: from commands into variables, files, pipes and other commands.

use super::doubts::Doubts;
use super::files::{self, Files};
use super::functions::Functions;
use super::parse::Dialect;
use super::paths;
use super::programs as known;
use super::tree::{Command, Link, Part, Pipeline, Redirect, Script, What, Word};
use super::value::{Memory, Taint, Value};
use super::{Call, Context};
use crate::finding::{Finding, Findings, Place, Severity};
use crate::rule::Rule;
use crate::rules::shell as rules;
use crate::text::Source;

/// 100,000 commands in one text: a hundred times the longest honest script.
pub(super) const STEPS: usize = 100_000;

/// 16 words of a command are one step more: a list that grows in each of thousands of lines is looked at in each.
pub(super) const WORDS: usize = 16;

/// Where findings point.
#[derive(Debug, Clone)]
pub(super) enum At<'a> {
    /// All to one place: the line stands inside something else.
    Fixed(&'a Place),
    /// Into the text itself, which begins at an offset of the source.
    Within(&'a Source<'a>, usize),
}

/// Whether a branch of `case` was taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Branch {
    /// None yet, as far as is known.
    Open,
    /// One was.
    Taken,
}

/// A script being followed.
pub(super) struct Walk<'a> {
    pub(super) at: At<'a>,
    pub(super) context: Context,
    pub(super) findings: &'a mut Findings,
    pub(super) memory: Memory,
    pub(super) calls: Vec<Call>,
    /// How deep scripts in scripts are.
    pub(super) levels: usize,
    /// The command being judged, for findings.
    pub(super) span: (usize, usize),
    pub(super) steps: usize,
    /// Whether it was told that there are too many.
    pub(super) is_tired: bool,
    pub(super) text: &'a str,
    pub(super) dialect: Dialect,
    pub(super) functions: Functions,
    /// What `$1`, `$@` and their kin are, where that is known.
    pub(super) arguments: Option<Vec<Value>>,
    /// What `exec < …` made the input of every command that follows.
    pub(super) input: Option<Value>,
    /// What gives the texts of files that lie beside the script.
    pub(super) files: Option<Files<'a>>,
    /// Whether a loop is followed for one of the lines that it reads.
    pub(super) rows: usize,
    /// How many loops over words are being followed.
    pub(super) loops: usize,
    /// Names of loops of which every word is followed.
    pub(super) exact: Vec<String>,
    /// Whether the loop is known to go on with the next line.
    pub(super) is_over: bool,
    /// Between which signs `read` finds its words, where that is said for it alone.
    pub(super) between: Option<String>,
    /// What it runs without anybody's knowing what that is.
    pub(super) doubts: Doubts,
}

impl Walk<'_> {
    /// Every command of `script` in order; what it prints.
    pub(super) fn script(&mut self, script: &Script, stdin: Value) -> Value {
        self.pipelines(&script.pipelines, &stdin)
    }

    /// The same of pipelines one after another.
    pub(super) fn pipelines(&mut self, pipelines: &[Pipeline], stdin: &Value) -> Value {
        let mut out = Value::known("");
        let mut answer = None;
        let mut taken = Branch::Open;
        for pipeline in pipelines {
            if self.is_other(pipeline, &mut taken) {
                continue;
            }
            let link = files::link(pipeline);
            // Of what one known line decides, only that is followed which it decides for.
            let is_decided = self.rows > 0 && link != Link::After;
            if is_decided && answer == Some(link == Link::Otherwise) {
                continue;
            }
            if self.is_over || is_decided && answer.is_some() && ends_round(pipeline) {
                self.is_over = self.rows > 0;
                return out;
            }
            let more = self.pipeline(pipeline, stdin.clone());
            answer = if self.rows > 0 { self.answer(pipeline) } else { None };
            let is_other = link == Link::Otherwise;
            if is_other && !out.known && !more.text.is_empty() {
                out.text.clear(); // one of them is printed: the last stands for all
            }
            out.append(&more);
        }
        out
    }

    /// Whether a pipeline is a branch of `case` that is for another word of a loop than the one at hand, where each is followed.
    fn is_other(&mut self, pipeline: &Pipeline, taken: &mut Branch) -> bool {
        let only = pipeline.commands.first().and_then(|command| command.only.as_ref());
        let Some((subject, pattern)) = only.filter(|_| !self.exact.is_empty()) else { return false };
        let [Part { what: What::Variable(name, operation), .. }] = subject.parts.as_slice() else { return false };
        // `;&` goes on into the next branch.
        if !operation.is_empty() || !self.exact.contains(name) || self.text.contains(";&") {
            return false;
        }
        let fits = if *taken == Branch::Taken { Some(false) } else { self.fits(subject, pattern) };
        if fits == Some(true) {
            *taken = Branch::Taken;
        }
        fits == Some(false)
    }

    fn pipeline(&mut self, pipeline: &Pipeline, stdin: Value) -> Value {
        let mut flow = self.input.clone().filter(|_| stdin == Value::known("")).unwrap_or(stdin);
        for command in &pipeline.commands {
            flow = self.command(command, flow);
        }
        self.shell_into_socket(pipeline);
        if pipeline.background {
            self.background(pipeline);
        }
        flow
    }

    /// `… | sh | nc …`: a shell whose answers go to whoever asks.
    fn shell_into_socket(&mut self, pipeline: &Pipeline) {
        let name = |command: &Command| command.words.first().and_then(Word::bare).map(known::name).unwrap_or_default();
        let is_bare = |command: &Command| {
            let mut options = command.words.iter().skip(1);
            options.all(|word| word.bare().is_some_and(|word| word.starts_with('-') && !word.ends_with('c')))
        };
        let mut commands = pipeline.commands.iter();
        let shell = commands.find(|command| known::SHELLS.contains(&name(command).as_str()) && is_bare(command));
        if shell.is_some() && commands.any(|command| known::SOCKETS.contains(&name(command).as_str())) {
            self.tell(&rules::REVERSE, "what a shell answers goes into a socket", None);
        }
    }

    /// Whether the text is a script that something of the plugin leads to.
    pub(super) fn is_script(&self) -> bool {
        matches!(self.context, Context::Script | Context::Named)
    }

    fn command(&mut self, command: &Command, stdin: Value) -> Value {
        self.steps = self.steps.saturating_add(1);
        if self.steps > STEPS {
            if !std::mem::replace(&mut self.is_tired, true) {
                self.tell(&rules::DEEP, "too many commands to judge", None);
            }
            return Value::default();
        }
        if command.link == Link::Otherwise && command.words.first().and_then(Word::bare) == Some("shift") {
            return Value::known(""); // words that may stay are those that count
        }
        let outer = self.span;
        if self.levels == 0 {
            self.span = command.span;
        }
        let (stdin, targets) = self.redirected(&command.redirects, stdin);
        if command.words.len() == 1 && command.words.first().and_then(Word::bare) == Some("exec") {
            self.input = Some(stdin.clone()).filter(|stdin| *stdin != Value::known(""));
        }
        let mut out = match &command.group {
            Some(body) if command.defines.is_some() => {
                self.define(command.defines.as_deref().unwrap_or_default(), body);
                Value::known("")
            }
            Some(group) if self.rows > 0 && self.is_passed(command, group) => Value::known(""),
            Some(group) => {
                let folder = self.memory.folder.clone();
                let out = self.grouped(command, group, stdin);
                self.comes_back(folder);
                out
            }
            None => {
                let assigned: Vec<(String, Value)> =
                    command.assigns.iter().map(|(name, word)| (name.clone(), self.value(word))).collect();
                let mut fields = self.fields(&command.words);
                self.seen_from_here(fields.get_mut(1..).unwrap_or_default());
                self.steps = self.steps.saturating_add(fields.len() / WORDS);
                // Between which signs words stand is said for this command alone.
                let is_kept = |(name, _): &(String, Value)| name != "IFS" || fields.is_empty();
                let between = assigned.iter().find(|(name, value)| name == "IFS" && value.known);
                self.between = between.map(|(_, value)| value.text.clone());
                self.assign(assigned.into_iter().filter(is_kept).collect());
                let out = self.run(&fields, stdin);
                self.between = None;
                out
            }
        };
        if command.beside {
            self.memory.set("COPROC", Value::unknown("${COPROC}", out.taint));
        }
        for target in &targets {
            self.write_file(target, out.taint);
            self.keep(&target.text, &out);
        }
        if !targets.is_empty() {
            out = Value::known("");
        }
        self.span = outer;
        out
    }

    /// Whether the command is a branch of `case` that is known to be for other words, or to end the round.
    fn is_passed(&mut self, command: &Command, group: &Script) -> bool {
        let fits = command.only.as_ref().and_then(|(subject, pattern)| self.fits(subject, pattern));
        if fits == Some(true) && group.pipelines.first().is_some_and(ends_round) {
            self.is_over = true;
        }
        fits == Some(false) || self.is_over
    }

    /// What the input is once it is redirected, and where the output goes.
    fn redirected(&mut self, redirects: &[Redirect], stdin: Value) -> (Value, Vec<Value>) {
        let mut stdin = stdin;
        let mut targets = Vec::new();
        for redirect in redirects {
            match redirect {
                Redirect::From(word) => stdin = self.taken_from(word),
                Redirect::Here(word) | Redirect::Text(word) => stdin = self.value(word),
                Redirect::To(word) => targets.push(self.place(word)),
                Redirect::Beside(word) => {
                    let path = self.place(word);
                    self.write_file(&path, Taint::default());
                }
                Redirect::Both(word) => {
                    let path = self.place(word);
                    stdin = self.read_file(&path);
                    targets.push(path);
                }
            }
        }
        (stdin, targets)
    }

    /// What is read from the file that a word names, or from a command: `< <(…)`.
    fn taken_from(&mut self, word: &Word) -> Value {
        if let [Part { what: What::Process(script), .. }] = word.parts.as_slice() {
            return self.script(script, Value::known(""));
        }
        let path = self.place(word);
        self.read_file(&path)
    }

    /// The path that a word is, seen from where the script went.
    fn place(&mut self, word: &Word) -> Value {
        let mut path = [self.value(word)];
        self.seen_from_here(&mut path);
        let [path] = path;
        path
    }

    pub(super) fn assign(&mut self, assigned: Vec<(String, Value)>) {
        for (name, more) in assigned {
            let (name, value) = match name.strip_suffix(super::parse::ADDS) {
                Some(name) => {
                    let mut whole = self.memory.variable(name).cloned().unwrap_or_else(|| Value::known(""));
                    whole.append(&more);
                    (name.to_owned(), whole)
                }
                None => (name, more),
            };
            let loads = match name.as_str() {
                "LD_PRELOAD" | "DYLD_INSERT_LIBRARIES" | "BASH_ENV" | "PROMPT_COMMAND" | "PYTHONSTARTUP" => {
                    !value.text.is_empty()
                }
                "NODE_OPTIONS" => {
                    ["--require", "-r ", "--import", "--loader"].iter().any(|option| value.text.contains(option))
                }
                "PERL5OPT" | "RUBYOPT" => ["-M", "-I", "-r", "-d"].iter().any(|option| value.text.contains(option)),
                "JAVA_TOOL_OPTIONS" | "_JAVA_OPTIONS" => value.text.contains("agent"),
                _ => false,
            };
            if loads {
                self.tell(&rules::LOADER, &format!("{name} is set"), None);
            }
            let trusts = match name.as_str() {
                "NODE_TLS_REJECT_UNAUTHORIZED" | "PYTHONHTTPSVERIFY" => value.text == "0",
                "GIT_SSL_NO_VERIFY" | "NODE_NO_VERIFY" => !value.text.is_empty(),
                _ => false,
            };
            if trusts {
                self.tell(&rules::NETWORK, &format!("{name} is set: nobody checks whom programs talk to"), None);
            }
            self.lent_by_variable(&name, &value);
            if name == "BASH_ALIASES" {
                let entries = value.text.split(" [").filter_map(|entry| entry.split_once("]="));
                let aliases = entries.map(|(name, line)| Value { text: format!("{name}={line}"), ..value.clone() });
                let aliases: Vec<Value> = aliases.collect();
                self.alias(&aliases);
            }
            if let Some(target) = self.memory.names.get(&name).cloned() {
                self.memory.set(&target, value.clone());
            }
            self.memory.set(&name, value);
        }
    }

    /// What is read from the file at `path`.
    pub(super) fn read_file(&mut self, path: &Value) -> Value {
        if path.text.contains("/dev/tcp/") || path.text.contains("/dev/udp/") {
            self.tell(&rules::REVERSE, "a shell's own socket", None);
            return Value::unknown("", Taint::FETCHED);
        }
        let mut taint = self.memory.file(&path.text).and(path.taint);
        if path.text.starts_with("<(") {
            return Value::unknown("", taint); // what a command prints
        }
        self.reads_untold(path);
        if paths::is_secret(&path.text) {
            self.tell(&rules::SECRET, &format!("{} is read", path.text), self.worth(&path.text));
            taint = taint.and(Taint::SECRET);
        } else if !path.text.starts_with("/dev/") {
            taint = taint.and(Taint::LOCAL);
        }
        if paths::is_data(&path.text) {
            taint = taint.and(Taint::CUT);
        }
        let hidden = Taint::SECRET.and(Taint::FETCHED).and(Taint::DECODED);
        let text = if taint.has(hidden) { None } else { self.file_text(&path.text) };
        text.map_or_else(|| Value::unknown("", taint), |text| Value { text, known: true, taint })
    }

    /// Something of `taint` is written to `path`.
    pub(super) fn write_file(&mut self, path: &Value, taint: Taint) {
        if path.text.contains("/dev/tcp/") || path.text.contains("/dev/udp/") {
            self.tell(&rules::REVERSE, "a shell's own socket", None);
        }
        let name = path.text.strip_prefix("./").unwrap_or(&path.text);
        let entered = self.memory.entered.as_ref().filter(|_| paths::is_git_event(name));
        let below = entered.map(|folder| format!("{folder}/{name}"));
        if let Some(path) = below.into_iter().chain([path.text.clone()]).find(|path| paths::is_lasting(path)) {
            self.tell(&rules::LASTING, &format!("{path} is written"), None);
        }
        if paths::is_obeyed(&path.text) {
            let message = format!("{} is written, which a program of the project obeys", path.text);
            self.tell(&rules::LASTING, &message, Some(Severity::Warning));
        }
        if paths::is_memory(&path.text) && !paths::is_lasting(&path.text) {
            let message = format!("{} is written, which every prompt of the project is given", path.text);
            let severity = if taint.has(Taint::FETCHED) { None } else { Some(Severity::Warning) };
            self.tell(&rules::LASTING, &message, severity);
        }
        if paths::is_cover(&path.text) && !self.context.is_asked() {
            self.tell(&rules::COVERS, &format!("{} is written, which decides what others see", path.text), None);
        }
        if ["/dev/sd", "/dev/nvme", "/dev/disk", "/dev/mem", "/dev/hd"].iter().any(|disk| path.text.starts_with(disk)) {
            self.tell(&rules::DESTRUCTION, &format!("{} is written over", path.text), None);
        }
        self.writes_untold(path);
        self.memory.wrote(&path.text, taint);
    }

    /// The file at `path` holds `text` from now on; in a file that the host sources, it runs.
    pub(super) fn keep(&mut self, path: &str, text: &Value) {
        self.memory.holds(path, text);
        if !paths::is_sourced_by_host(path) {
            return;
        }
        let is_whole = text.text.is_empty() || text.text.trim_start().starts_with('$');
        if text.taint.has(Taint::FETCHED) && is_whole {
            self.tell(&rules::PIPE, "what was fetched is sourced before every later command", None);
        }
        self.nested(&text.text, Value::known(""));
    }

    /// Parses and follows text that is run in its turn.
    pub(super) fn nested(&mut self, text: &str, stdin: Value) -> Value {
        if self.levels >= super::parse::DEPTH {
            self.tell(&rules::DEEP, "scripts in scripts, too deep to judge", None);
            return Value::default();
        }
        let (script, deep) = super::parse::parse(text, self.dialect);
        if deep {
            self.tell(&rules::DEEP, "nested too deep to judge", None);
        }
        self.levels += 1;
        let out = self.script(&script, stdin);
        self.levels -= 1;
        out
    }

    /// A finding about the command at hand, as bad as the context makes it.
    pub(super) fn tell(&mut self, rule: &'static Rule, message: &str, severity: Option<Severity>) {
        if rule.id == rules::NETWORK.id {
            self.doubts.reach();
        }
        let finding = self.finding(rule, message, severity);
        self.findings.push(finding);
    }

    /// What is told of the command at hand.
    pub(super) fn finding(&self, rule: &'static Rule, message: &str, severity: Option<Severity>) -> Finding {
        let place = match &self.at {
            At::Fixed(place) => (*place).clone(),
            At::Within(source, offset) => {
                source.place(offset.saturating_add(self.span.0), offset.saturating_add(self.span.1))
            }
        };
        let evidence = self.text.get(self.span.0..self.span.1).filter(|text| !text.is_empty()).unwrap_or(self.text);
        let severity = severity.unwrap_or(rule.severity).min(self.context.most(rule));
        Finding::new(rule, place, message).severity(severity).evidence(evidence.trim())
    }
}

/// Whether a pipeline is nothing but the end of one round of a loop, or of a function.
fn ends_round(pipeline: &Pipeline) -> bool {
    let first = pipeline.commands.first().and_then(|command| command.words.first()).and_then(Word::bare);
    pipeline.commands.len() == 1 && matches!(first, Some("continue" | "break" | "return"))
}
