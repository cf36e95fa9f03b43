//! Credentials that a command in a sentence reads, whichever tool's they are: what a shell would make of the line says so.

use std::sync::LazyLock;

use aho_corasick::AhoCorasick;

use super::kind::Kind;
use super::{names, teaches, window};
use crate::finding::{Findings, Place, Severity};
use crate::prose::{Text, commands};
use crate::rule::Family;
use crate::rules::prose as rules;
use crate::shell::{self, Context};

/// 200 bytes around a command: a row with what stands above and below it, or two sentences.
const REACH: usize = 200;

/// 400 commands of one text are asked for what they read.
const MOST: usize = 400;

/// Bytes of a text, from and to.
type Span = (usize, usize);

/// What a line that reads credentials has one of.
static MAY: LazyLock<Option<AhoCorasick>> = LazyLock::new(|| {
    let words = ["~/", "home", "config", "/etc/", "appdata", "token", "credential", "password", "secret", "/proc/"];
    AhoCorasick::builder().ascii_case_insensitive(true).build(words).ok()
});

/// Tells of every command in a sentence whose answer is to stand where others read it.
pub(super) fn inspect(text: &Text<'_>, (flat, programs): (&str, &[Span]), findings: &mut Findings) {
    let Some(may) = MAY.as_ref().filter(|may| may.is_match(flat)) else { return };
    let is_program = |at: usize| programs.iter().any(|(start, end)| (*start..*end).contains(&at));
    let lines = commands::code(text.text).into_iter().filter(|(start, _)| !is_program(*start));
    let lines = lines.filter(|(start, end)| {
        text.text.get(*start..*end).is_some_and(|line| line.contains(' ') && may.is_match(line))
    });
    for (start, end) in lines.take(MOST) {
        let line = text.text.get(start..end).unwrap_or_default();
        let around = window(flat, (start, end), REACH);
        if (names(&around, Kind::Value) || names(line, Kind::Packs)) && goes_public(&around) && reads(line) {
            let message = "what a command reads of credentials is to stand where others read it";
            return text.tell((&rules::ORDERS, start, end), message, findings);
        }
    }
}

fn goes_public(around: &str) -> bool {
    names(around, Kind::Public)
        && ![Kind::Undone, Kind::Login, Kind::Stored].iter().any(|kind| names(around, *kind))
        && !teaches(around)
}

/// Whether a hook that ran the line would read credentials.
fn reads(line: &str) -> bool {
    let mut found = Findings::default();
    shell::judge(&Place::bundle(), line, Context::Hook, &mut found);
    let takes = |family| matches!(family, Family::SecretPath | Family::Exfil);
    found.iter().any(|finding| finding.severity == Severity::Danger && takes(finding.rule.family))
}
