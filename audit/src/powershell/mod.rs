//! Scripts of PowerShell's by what their commands do: what they read, write, send, remove and leave behind, and where.
//!
//! The rules for all languages see the words of a script and how they are used together; here its statements are read as
//! PowerShell reads them: names that are short for others, paths made of variables and folders, pipelines, blocks, the
//! classes of .NET. What another program is told is judged as a line of a shell's.

mod acts;
mod calls;
mod classes;
mod cmdlets;
mod expression;
mod files;
mod flow;
mod functions;
mod given;
mod modules;
mod places;
mod reader;
mod run;
mod sends;
#[cfg(test)]
mod tests;
mod tree;
mod value;

use crate::finding::{Finding, Findings, Severity};
use crate::rule::Rule;
use crate::rules::shell as rules;
use crate::shell::{Call, Context};
use crate::text::Source;

/// The plugin's file of that name beside a script.
type Files<'a> = Option<&'a dyn Fn(&str) -> Option<String>>;

/// Judges a script with the files beside it, and returns the plugin's scripts that it starts by other programs.
pub(crate) fn judge(source: &Source<'_>, files: Files<'_>, context: Context, findings: &mut Findings) -> Vec<Call> {
    judge_shown((source, None), files, context, findings)
}

/// The same of a script that was written in another language, line for line: what is shown are its own lines.
pub(crate) fn judge_shown(
    (source, shown): (&Source<'_>, Option<&Source<'_>>),
    files: Files<'_>,
    context: Context,
    findings: &mut Findings,
) -> Vec<Call> {
    let shown = shown.map(|shown| {
        let starts = shown.text.match_indices('\n').map(|(at, _)| at + 1);
        (shown, std::iter::once(0).chain(starts).collect())
    });
    let mut told = Told { source, shown, files, context, findings, calls: Vec::new() };
    let (body, deep) = reader::read(source.text);
    if deep {
        told.tell(&rules::DEEP, 0, "nested too deep to judge", told.by_itself());
    }
    run::Machine::new(&mut told).whole(&body);
    told.calls
}

/// Where findings go.
struct Told<'a> {
    source: &'a Source<'a>,
    /// What it was made of, line for line, and where each of its lines begins.
    shown: Option<(&'a Source<'a>, Vec<usize>)>,
    files: Files<'a>,
    context: Context,
    findings: &'a mut Findings,
    calls: Vec<Call>,
}

impl Told<'_> {
    fn tell(&mut self, rule: &'static Rule, at: usize, message: &str, severity: Option<Severity>) {
        let (source, at) = self.shown_at(at);
        let (begin, line) = source.line(at);
        let place = source.place(begin, begin.saturating_add(line.len()));
        let finding = Finding::new(rule, place, message).evidence(line.trim());
        self.findings.push(match severity {
            Some(severity) => finding.severity(severity),
            None => finding,
        });
    }

    /// Where the line stands that is shown.
    fn shown_at(&self, at: usize) -> (&Source<'_>, usize) {
        let Some((shown, starts)) = &self.shown else { return (self.source, at) };
        let line = usize::try_from(self.source.place(at, at).line).unwrap_or(1);
        (shown, starts.get(line.saturating_sub(1)).copied().unwrap_or(0))
    }

    /// Tells of what is a danger where nobody is asked.
    pub(super) fn worst(&mut self, rule: &'static Rule, at: usize, message: &str) {
        let code = [rules::PIPE.id, rules::UNKNOWN.id, rules::DECODED.id];
        let severity = if code.contains(&rule.id) { self.unless_asked() } else { self.by_itself() };
        self.tell(rule, at, message, severity.or(Some(Severity::Danger)));
    }

    /// What runs code that may be anything is a warning where who is asked may read it before.
    fn unless_asked(&self) -> Option<Severity> {
        self.context.is_asked().then_some(Severity::Warning)
    }

    /// What is done to a person's own places, or takes something along, is a danger wherever anything leads to it, an agent that asks first included.
    fn by_itself(&self) -> Option<Severity> {
        (self.context == Context::Loose).then_some(Severity::Warning)
    }
}
