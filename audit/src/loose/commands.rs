//! Shell lines in a script's text literals: starting programs is ordinary, starting these is not.

use crate::finding::{Findings, Place, Severity};
use crate::shell::{self, Context};

/// 2,000 literals of one script.
const LITERALS: usize = 2_000;

/// 4 KiB of one literal: a command line is not longer.
const LITERAL_BYTES: usize = 4 << 10;

/// Whether a shell that were given one of the script's literals would do what is a danger.
pub(super) fn has_danger(text: &str) -> bool {
    literals(text).take(LITERALS).any(|line| {
        let mut findings = Findings::default();
        shell::judge(&Place::bundle(), line, Context::Code, &mut findings);
        findings.iter().any(|finding| finding.severity == Severity::Danger)
    })
}

/// What stands between two equal quotation marks, on one line unless they are backticks.
fn literals(text: &str) -> impl Iterator<Item = &str> {
    let mut at = 0_usize;
    std::iter::from_fn(move || {
        loop {
            let rest = text.get(at..)?;
            let start = rest.find(['"', '\'', '`'])?;
            let quote = rest.get(start..)?.chars().next()?;
            let inside = rest.get(start.checked_add(1)?..)?;
            let end = end(inside, quote);
            at = at.saturating_add(start).saturating_add(1);
            if let Some(end) = end {
                at = at.saturating_add(end).saturating_add(1);
                return inside.get(..end);
            }
        }
    })
}

fn end(inside: &str, quote: char) -> Option<usize> {
    let mut escaped = false;
    for (at, c) in inside.char_indices().take(LITERAL_BYTES) {
        match c {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            '\n' if quote != '`' => return None,
            c if c == quote => return Some(at),
            _ => {}
        }
    }
    None
}
