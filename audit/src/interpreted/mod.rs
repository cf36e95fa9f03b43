//! Scripts in languages that are not parsed here: words, texts and signs, followed from statement to statement.
//!
//! A hook's script in Python or Ruby may do what one in shell may not: run what it fetches, send what it should not read,
//! write what starts again. What runs computed text is a danger in what runs by itself, and a warning where a person starts
//! it; linters, formatters and loggers start constant programs, and stay context.

mod alike;
mod assigned;
mod awk;
mod beside;
mod brought;
mod classes;
mod clears;
mod codes;
mod company;
mod data;
mod dwellers;
mod each;
mod either;
mod filled;
mod flow;
mod fold;
mod handover;
mod holes;
mod keepers;
mod kept;
mod kinds;
mod letters;
mod lex;
mod lookups;
mod made;
mod makes;
mod members;
mod moved;
mod pickles;
mod profiles;
mod quotes;
mod reach;
mod remote;
mod renamed;
mod rows;
mod run;
mod sinks;
mod stand_ins;
mod surroundings;
mod tables;
mod taint;
mod together;
mod turns;
mod unsaid;
mod untold;
mod uses;
mod watches;
mod words;
mod wrappers;

use crate::finding::{Finding, Findings, Severity};
use crate::rule::Rule;
use crate::rules::shell as rules;
use crate::shell::{Call, Context};
use crate::text::Source;

/// A language.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Language {
    Python,
    Ruby,
    Perl,
    Php,
    PowerShell,
    Lua,
    Awk,
}

impl Language {
    /// The language of a script: by what runs it, by its first line, by its ending.
    pub(crate) fn of(extension: &str, first: &str, by: &str) -> Option<Self> {
        let shebang = first.strip_prefix("#!").unwrap_or_default();
        let of = |name: &str| {
            let known = [
                ("python", Self::Python),
                ("pypy", Self::Python),
                ("ruby", Self::Ruby),
                ("perl", Self::Perl),
                ("php", Self::Php),
                ("pwsh", Self::PowerShell),
                ("powershell", Self::PowerShell),
                ("lua", Self::Lua),
                ("awk", Self::Awk),
            ];
            known.into_iter().find(|(word, _)| name.contains(word)).map(|(_, language)| language)
        };
        let by_end = match extension {
            "py" | "pyw" => Some(Self::Python),
            "rb" => Some(Self::Ruby),
            "pl" | "pm" => Some(Self::Perl),
            "php" => Some(Self::Php),
            "ps1" | "psm1" => Some(Self::PowerShell),
            "lua" => Some(Self::Lua),
            "awk" => Some(Self::Awk),
            _ => None,
        };
        of(by).or(by_end).or_else(|| of(shebang))
    }
}

/// Judges a script of the plugin and returns the scripts that it leads to.
pub(crate) fn judge(source: &Source<'_>, language: Language, context: Context, findings: &mut Findings) -> Vec<Call> {
    judge_beside((source, language), Beside::default(), context, findings).0
}

/// The same with what lies beside the script; also what it hands to the functions of others.
pub(crate) fn judge_beside(
    (source, language): (&Source<'_>, Language),
    beside: Beside<'_>,
    context: Context,
    findings: &mut Findings,
) -> (Vec<Call>, Vec<Handed>) {
    let lexed = lex::lex(source.text, language);
    let mut told = Told { source, context, findings };
    for (at, name) in &lexed.folded {
        told.tell(&rules::DISGUISED, *at, &format!("`{name}` in letters that only fold to it"), None);
    }
    alike::inspect(&lexed, &mut told);
    let followed = flow::follow_beside(&lexed, language, beside, &mut told);
    (followed.calls, followed.handed)
}

pub(crate) use beside::{Beside, Handed};
pub(crate) use company::inspect;

/// Where findings go.
struct Told<'a, 'b> {
    source: &'a Source<'a>,
    context: Context,
    findings: &'b mut Findings,
}

impl Told<'_, '_> {
    fn tell(&mut self, rule: &'static Rule, at: usize, message: &str, severity: Option<Severity>) {
        let (begin, line) = self.source.line(at);
        let place = self.source.place(begin, begin.saturating_add(line.len()));
        let finding = Finding::new(rule, place, message).evidence(line.trim());
        self.findings.push(match severity {
            Some(severity) => finding.severity(severity),
            None => finding,
        });
    }

    /// What a person starts after reading it is a warning.
    fn unless_asked(&self) -> Option<Severity> {
        self.context.is_asked().then_some(Severity::Warning)
    }

    /// What is done to a person's own places, or takes everything along, is a danger wherever anything leads to it, an agent that asks
    /// first included: who starts it sees no more of that than of a hook.
    fn by_itself(&self) -> Option<Severity> {
        (self.context == Context::Loose).then_some(Severity::Warning)
    }
}

#[cfg(test)]
mod tests;
