//! Shell lines in a script's text literals: starting programs is ordinary, starting these is not.

use crate::finding::{Finding, Findings, Place, Severity};
use crate::rules::shell as rules;
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
        findings.iter().any(|finding| finding.severity == Severity::Danger && is_meant(line.trim(), finding))
    })
}

/// Whether a text would be that danger as a command line, and is none only as prose, a query or a mere word would be: `R&D`,
/// `a?b=1&c=2`, `at 3 pm`, a text that begins with a piece of code in backticks.
fn is_meant(line: &str, finding: &Finding) -> bool {
    let has_word = |wanted: &str| line.split([' ', '\t', '\n', '|', ';', '(']).any(|word| word == wanted);
    let told = |name: &str| finding.message == format!("{name} makes it last");
    match finding.rule.id {
        id if id == rules::DAEMON.id => shell::begins_with_program(line),
        id if id == rules::LASTING.id && (told("at") || told("batch")) => {
            (has_word("at") || has_word("batch")) && (line.contains(['|', '<']) || line.contains(" -f"))
        }
        // What a program says of its own use has such lines among others.
        id if id == rules::LASTING.id && finding.message.ends_with("own settings are changed") => {
            !line.contains('\n') || shell::begins_with_program(line) && !line.starts_with("${")
        }
        id if id == rules::LASTING.id && told("crontab") => line.contains(' '),
        id if id == rules::PIPE.id && line.starts_with('`') => {
            ["curl", "wget"].iter().any(|name| has_word(&format!("`{name}")))
        }
        _ => true,
    }
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
