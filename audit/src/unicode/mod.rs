//! Characters that nobody sees, in every text file and in every name; where a script or an emoji needs them they are fine.

mod alike;
mod context;
mod escaped;

use bytes::Bytes;

use crate::bundle::{Bundle, FILE_BYTES, File, Missing};
use crate::finding::{Finding, Findings, Place, Severity};
use crate::interpreted::Language;
use crate::layout::{Layout, Role};
use crate::prose;
use crate::report::Coverage;
use crate::rule::Rule;
use crate::rules::unicode as rules;
use crate::text::{Source, is_text};

use self::context::{Seen, Why};

/// Reads every text file once.
pub fn inspect(bundle: &Bundle, layout: &Layout, findings: &mut Findings, _: &mut Coverage) {
    alike::inspect(bundle, findings);
    escaped::inspect(bundle, layout, findings);
    for file in bundle.files() {
        if file.path.chars().any(|c| context::is_invisible(c) || context::is_tag(c) || context::is_bidi(c)) {
            let message = "a file's name has characters that nobody sees";
            findings.push(Finding::new(&rules::FILE_NAME, Place::file(&file.path), message).evidence(&file.path));
        }
        let Ok(bytes) = bytes(bundle, file) else { continue };
        let has = |role: &Role| layout.has(&file.path, *role);
        let is_read = [Role::Prompt, Role::Manifest, Role::Text].iter().any(has);
        let is_code = [Role::Entry, Role::Program, Role::Script, Role::Command].iter().any(has);
        if !is_read && !is_code && !prose::is_written(&file.path, &bytes) && !is_text(&bytes) {
            continue;
        }
        // As everybody reads it who reads on after a byte that is broken.
        let text = crate::text::read(&bytes);
        let weighs = if is_code {
            Weighs::Code
        } else if Language::of(&file.extension(), "", "").is_some() {
            Weighs::Program
        } else {
            Weighs::Text
        };
        text_of(&Source::new(&file.path, &text), weighs, findings);
    }
}

/// The whole file, or nothing of one that is too large: that is a finding of its own.
fn bytes(bundle: &Bundle, file: &File) -> Result<Bytes, Missing> {
    bundle.read(file, FILE_BYTES)
}

/// What a single invisible character weighs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Weighs {
    /// In JavaScript that the host loads.
    Code,
    /// In a program of another language, whose comments are texts like any other.
    Program,
    Text,
}

/// 12 lone zero-width characters in one file: text copied from the web has a few, a payload spread out has many.
const LONE: usize = 12;

/// 2 KiB: a bit behind each line needs no more for 12 of them, and what a web page left behind lies further apart.
const STRETCH: usize = 2 << 10;

/// 3 of a second kind among those 12: one stray mark of another kind is no second sign of a code.
const SECOND: usize = 3;

/// Whether lone ones of a text may spell something: of two kinds, or close together.
fn is_spread_payload(text: &str, carriers: &[&Seen]) -> bool {
    let kind = |seen: &&Seen| text.get(seen.start..).and_then(|rest| rest.chars().next());
    let first = carriers.first().and_then(kind);
    let others = carriers.iter().filter(|seen| kind(seen) != first).count();
    let mixed = others.min(carriers.len().saturating_sub(others)) >= SECOND;
    let ends = carriers.iter().zip(carriers.iter().skip(LONE.saturating_sub(1)));
    let mut lengths = ends.map(|(first, last)| last.end.saturating_sub(first.start));
    carriers.len() >= LONE && (mixed || lengths.any(|bytes| bytes <= STRETCH))
}

/// 4 zero-width characters in a row already encode half a byte; no script needs three.
const RUN: usize = 4;

/// What is said of one place: the rule, and how bad it is where that is not as the rule says.
struct Told {
    rule: &'static Rule,
    seen: Seen,
    severity: Option<Severity>,
}

/// What is to be said of `text`.
fn weigh(text: &str, weighs: Weighs) -> Vec<Told> {
    // Most files are ASCII, where only controls can stand.
    let (mut told, mut lone) = (Vec::new(), Vec::new());
    // Of a file in another encoding that is said once, not for each of its controls.
    let is_broken = text.contains(char::REPLACEMENT_CHARACTER);
    let mut say = |rule, seen, severity| told.push(Told { rule, seen, severity });
    for seen in context::scan(text) {
        match seen.why {
            Why::Lone => lone.push(seen),
            Why::Run if seen.count >= RUN => say(&rules::RUN, seen, None),
            Why::Run => say(&rules::RUN, seen, Some(Severity::Warning)),
            Why::Bidi => say(&rules::BIDI, seen, None),
            Why::Marks => say(&rules::BIDI, seen, Some(Severity::Warning)),
            Why::Tags => say(&rules::TAGS, seen, None),
            Why::Selectors => say(&rules::SELECTORS, seen, None),
            Why::Control if is_broken => {}
            Why::Control => say(&rules::CONTROL, seen, None),
        }
    }
    let carriers: Vec<&Seen> = lone.iter().filter(|seen| seen.carries).collect();
    let many = match weighs {
        Weighs::Code => carriers.len() >= LONE,
        Weighs::Program | Weighs::Text => is_spread_payload(text, &carriers),
    };
    for seen in lone {
        let is_data = seen.carries && (many || weighs == Weighs::Code && seen.within_word)
            || weighs != Weighs::Text && is_name(text, &seen);
        say(if is_data { &rules::RUN } else { &rules::LONE }, seen, None);
    }
    told
}

/// Letters that nobody sees (UAX #31 lets programs have names of them).
const FILLERS: [char; 4] = ['\u{115f}', '\u{1160}', '\u{3164}', '\u{ffa0}'];

/// Whether such a letter stands in code itself, no string and no comment, where it can only be a name or part of one.
fn is_name(text: &str, seen: &Seen) -> bool {
    let inside = text.get(seen.start..seen.end).unwrap_or_default();
    let line = text.get(..seen.start).unwrap_or_default().rsplit('\n').next().unwrap_or_default();
    let is_closed = |quote: char| line.matches(quote).count() % 2 == 0;
    let is_comment = line.contains('#') || line.contains("//") || line.trim_start().starts_with('*');
    inside.chars().all(|c| FILLERS.contains(&c)) && !is_comment && ['"', '\'', '`', '/'].into_iter().all(is_closed)
}

fn text_of(source: &Source<'_>, weighs: Weighs, findings: &mut Findings) {
    for Told { rule, seen, severity } in weigh(source.text, weighs) {
        let (_, line) = source.line(seen.start);
        let message = format!("{} ({} in a row)", seen.names(source.text), seen.count);
        let finding = Finding::new(rule, source.place(seen.start, seen.end), message).evidence(line);
        findings.push(finding.severity(severity.unwrap_or(rule.severity)));
    }
}

#[cfg(test)]
mod tests;
