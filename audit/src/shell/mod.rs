//! Shell lines and scripts: parsed, folded, and followed from what they read to where it goes.

mod background;
mod beside;
mod builds;
mod command;
mod databases;
mod doubts;
mod expand;
mod fed;
mod files;
mod fish;
mod flags;
mod functions;
mod gitconfig;
mod given;
mod globs;
mod group;
mod hands;
mod homes;
mod inline;
mod inputs;
mod lends;
mod loops;
mod parse;
pub(crate) mod paths;
mod picked;
mod printed;
mod prints;
mod programs;
mod projects;
mod reach;
mod redirect;
mod remote;
mod run;
mod sed;
pub(crate) mod stores;
mod timetable;
mod tree;
mod trees;
mod untold;
mod value;
mod variables;
mod walk;
mod word;

use crate::finding::{Findings, Place, Severity};
use crate::rule::Rule;
use crate::rules::shell as rules;
use crate::text::Source;

use self::functions::Functions;
use self::parse::Dialect;
use self::value::{Memory, Value};
use self::walk::{At, Walk};

pub(crate) use self::files::Files;
pub(crate) use self::globs::is_runner as is_runner_pattern;
pub(crate) use self::variables::text as curl_text;
pub(crate) use self::word::unescape;

/// What runs the text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Context {
    /// A hook.
    Hook,
    /// A status line.
    StatusLine,
    /// The command of an MCP server or another service.
    Server,
    /// A line that runs before a prompt is read.
    Preexec,
    /// A constant string that code hands to a shell.
    Code,
    /// A script that one of these calls.
    Script,
    /// A script that a prompt names: the agent runs it, and asks first.
    Named,
    /// A script that nothing in the plugin calls: a person may.
    Loose,
}

impl Context {
    /// Whether somebody starts it, or is asked before it runs.
    pub(crate) fn is_asked(self) -> bool {
        matches!(self, Self::Named | Self::Loose)
    }

    /// The worst that `rule` can be here. What a person starts by hand and reads first is a warning, unless no honest
    /// script does it.
    fn most(self, rule: &Rule) -> Severity {
        let always = [rules::REVERSE.id, rules::DECODED.id, rules::EXFIL.id, rules::DEEP.id, rules::DISGUISED.id];
        if self == Self::Loose && !always.contains(&rule.id) { Severity::Warning } else { Severity::Danger }
    }

    /// Whether the text is a line in a manifest or prompt, where each command counts.
    fn is_line(self) -> bool {
        matches!(self, Self::Hook | Self::StatusLine | Self::Server | Self::Preexec)
    }
}

/// A script that a line runs.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Call {
    /// Its path as written, with `${NAME}` for what is not known.
    pub path: String,
    /// What runs it: `sh`, `node`, `python3`; empty when it is run itself; `make` and the like for a file of recipes.
    pub by: String,
    /// The recipes that are asked for.
    pub targets: Vec<String>,
}

/// What a text leads to.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Followed {
    /// The scripts that it runs.
    pub calls: Vec<Call>,
    /// The files that it fetched, as their paths are written.
    pub fetched: Vec<String>,
}

/// Judges `line`, all of whose findings point to `place`, and returns the scripts that it runs.
pub fn judge(place: &Place, line: &str, context: Context, findings: &mut Findings) -> Vec<Call> {
    judge_line(place, line, context, findings).calls
}

/// The same; what it fetched is returned, too.
pub fn judge_line(place: &Place, line: &str, context: Context, findings: &mut Findings) -> Followed {
    whole(walk(At::Fixed(place), line, context, findings))
}

/// The same of a line that may read what `files` gives.
pub(crate) fn judge_beside(
    (place, line): (&Place, &str),
    files: Option<Files<'_>>,
    context: Context,
    findings: &mut Findings,
) -> Followed {
    let mut own = walk(At::Fixed(place), line, context, findings);
    own.files = files;
    whole(own)
}

/// What lies beside a script.
#[derive(Clone, Copy, Default)]
pub(crate) struct Beside<'a> {
    /// Scripts whose functions and variables it takes over.
    pub(crate) brought: &'a [String],
    /// What gives the texts of files that it reads.
    pub(crate) files: Option<Files<'a>>,
    /// Whether data that it reads names a program that fetches, and an address.
    pub(crate) reach: Reach,
}

/// What the data beside a script has it reach.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) enum Reach {
    /// Nothing that is known.
    #[default]
    Nothing,
    /// The network.
    Network,
}

/// Judges a whole script with what lies beside it.
pub(crate) fn judge_script(
    source: &Source<'_>,
    beside: Beside<'_>,
    context: Context,
    findings: &mut Findings,
) -> Followed {
    let mut own = walk(At::Within(source, 0), source.text, context, findings);
    // What runs is then not what is written: `cu<NUL>rl` is `curl` to a shell.
    if let Some(at) = memchr::memchr(0, source.text.as_bytes()) {
        let begins = std::mem::replace(&mut own.span, (at, at.saturating_add(1)));
        own.tell(&rules::DISGUISED, "a NUL byte, which shells leave out", None);
        own.span = begins;
    }
    own.files = beside.files;
    own.doubts.data = beside.reach;
    if beside.reach == Reach::Network {
        own.doubts.reach();
    }
    beside.brought.iter().rev().for_each(|text| own.bring(text));
    whole(own)
}

/// Judges a script of sed's.
pub(crate) fn judge_sed(place: &Place, text: &str, context: Context, findings: &mut Findings) {
    walk(At::Fixed(place), text, context, findings).sed_script(text, value::Taint::default());
}

fn walk<'a>(at: At<'a>, text: &'a str, context: Context, findings: &'a mut Findings) -> Walk<'a> {
    Walk {
        dialect: dialect(&at, text),
        at,
        context,
        findings,
        memory: Memory::default(),
        calls: Vec::new(),
        levels: 0,
        span: (0, text.len().min(240)),
        steps: 0,
        is_tired: false,
        text,
        functions: Functions::default(),
        arguments: None,
        input: None,
        files: None,
        rows: 0,
        loops: 0,
        exact: Vec::new(),
        is_over: false,
        between: None,
        doubts: doubts::Doubts::default(),
    }
}

/// Follows all of a text, and the functions in it that nothing calls.
fn whole(mut walk: Walk<'_>) -> Followed {
    let text = walk.text;
    let (script, deep) = parse::parse(text, walk.dialect);
    if deep {
        walk.tell(&rules::DEEP, "nested too deep to judge", None);
    }
    walk.script(&script, Value::known(""));
    walk.uncalled();
    walk.settle();
    Followed { fetched: walk.memory.fetched(), calls: walk.calls }
}

/// Whose words the text is written in: a script's name or first line says so.
fn dialect(at: &At<'_>, text: &str) -> Dialect {
    let first = text.lines().next().unwrap_or_default();
    let is_named = matches!(at, At::Within(source, _) if source.path.ends_with(".fish"));
    if is_named || first.starts_with("#!") && first.contains("fish") { Dialect::Fish } else { Dialect::Bourne }
}

/// Whether the first word of `line` is a program that the rules know, or a path to one, and more follows it.
pub(crate) fn begins_with_program(line: &str) -> bool {
    let (first, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let all = [
        programs::SHELLS,
        programs::INTERPRETERS,
        programs::WRAPPERS,
        programs::FETCHERS,
        programs::SOCKETS,
        programs::REMOTE,
        programs::DECODERS,
        &["cd", "screen", "tmux", "ngrok", "cloudflared", "frpc"],
    ];
    let is_path =
        ["/", "./", "~/", "$", "("].iter().any(|start| first.starts_with(start)) && !first.contains(['?', '=']);
    !rest.trim().is_empty() && (is_path || all.iter().any(|names| names.contains(&first)))
}

#[cfg(test)]
mod tests;
