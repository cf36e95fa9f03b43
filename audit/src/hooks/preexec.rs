//! `` !`line` `` in commands and skills: the host runs the line and puts what it prints into the prompt.

use super::{Called, text};
use crate::bundle::Bundle;
use crate::finding::{Findings, Place};
use crate::layout::{Layout, Role};
use crate::shell::{self, Context};
use crate::text::Source;

pub(super) fn inspect(bundle: &Bundle, layout: &Layout, called: &mut Called<'_>, findings: &mut Findings) {
    for prompt in &layout.prompts {
        for line in preexec_lines(&prompt.text) {
            judge((&prompt.place, line), called, findings);
        }
    }
    for path in layout.with(Role::Prompt) {
        let Some(text) = text(bundle, path) else { continue };
        let source = Source::new(path, &text);
        for (start, end) in lines(&text) {
            let line = text.get(start..end).unwrap_or_default();
            judge((&source.place(start, end), line), called, findings);
        }
    }
}

/// Judges one line; remembers what it leads to.
fn judge((place, line): (&Place, &str), called: &mut Called<'_>, findings: &mut Findings) {
    let calls = shell::judge(place, line, Context::Preexec, findings);
    called.add(&calls, "", None, findings);
    called.named(line, "");
}

/// Every line of `text`.
pub(crate) fn preexec_lines(text: &str) -> Vec<&str> {
    lines(text).into_iter().filter_map(|(start, end)| text.get(start..end)).collect()
}

/// Bytes of every line: between `` !` `` and the next backtick, and in fences that begin with `` ```! ``.
fn lines(text: &str) -> Vec<(usize, usize)> {
    let mut found = Vec::new();
    let mut at = 0;
    while let Some(next) = text.get(at..).and_then(|rest| rest.find('`')) {
        let tick = at.saturating_add(next);
        let rest = text.get(tick..).unwrap_or_default();
        if let Some(inside) = rest.strip_prefix("```!") {
            let start = tick.saturating_add(4);
            let end = inside.find("```").map_or(text.len(), |end| start.saturating_add(end));
            found.push((start, end));
            at = end.saturating_add(3);
            continue;
        }
        let before = text.get(..tick).unwrap_or_default();
        // `Stop!` and a backtick that ends or begins something else: the mark stands by itself.
        let marked =
            before.strip_suffix('!').filter(|before| !before.ends_with(|c: char| c.is_alphanumeric() || c == '!'));
        let is_run = marked.is_some() && !rest.starts_with("``");
        at = tick.saturating_add(1);
        if !is_run {
            continue;
        }
        let inside = text.get(at..).unwrap_or_default();
        // A line that does not end is none.
        if let Some(end) = inside.find('`').filter(|end| !inside.get(..*end).unwrap_or_default().contains("\n\n")) {
            found.push((at, at.saturating_add(end)));
            at = at.saturating_add(end).saturating_add(1);
        }
    }
    found
}
