//! A description that claims every request: it is read before anybody has chosen the skill.

use super::mark::Mark;
use super::names;
use crate::finding::{Finding, Findings, Severity};
use crate::layout;
use crate::prose::{Text, verdict};
use crate::rules::prose as rules;

/// Judges what a page says of itself in its front matter.
pub(super) fn inspect(text: &Text<'_>, findings: &mut Findings) {
    if !text.text.starts_with("---") {
        return;
    }
    let front = layout::front(text.text);
    for field in front.all("description").chain(front.all("when_to_use")) {
        let (start, end) = field.span;
        let said = &field.value;
        if !names(said, Mark::Claims) || verdict::is_about_attacks(said) {
            continue;
        }
        let runs = names(said, Mark::Executes) || names(said, Mark::Private);
        let told = if runs {
            Some((&rules::ORDERS, "a description claims every request, and has something run or read"))
        } else {
            names(said, Mark::Ranks).then_some((&rules::SHADOW, "a description claims every request before others"))
        };
        if let Some((rule, message)) = told {
            let severity = if runs { Severity::Danger } else { Severity::Warning };
            let finding = Finding::new(rule, (text.place)(start, end), message).severity(severity);
            findings.push(finding.evidence(said.trim()));
        }
    }
}
