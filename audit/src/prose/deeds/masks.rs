//! Jobs of a pipeline that write its secrets into the log so that the masking does not know them again.

use std::sync::LazyLock;

use regex::Regex;

use super::teaches;
use crate::finding::Findings;
use crate::prose::pieces::{Piece, Shown};
use crate::prose::{Text, phrases};
use crate::rules::prose as rules;

/// What is told of such a job, wherever it stands.
pub(in crate::prose) const MESSAGE: &str =
    "a job writes the pipeline's secrets into its log as the masking does not know them";

/// 1,000 blocks of one text.
const MOST: usize = 1_000;

/// 200 bytes before a block: the sentence that introduces it.
const BEFORE: usize = 200;

struct Signs {
    /// A variable of a job that holds secrets.
    variable: Regex,
    /// A line that changes how a text is written and prints it.
    changes: Regex,
    /// A command that prints every variable of a job.
    all: Regex,
}

static SIGNS: LazyLock<Option<Signs>> = LazyLock::new(|| {
    let ready = phrases::capturing;
    Some(Signs {
        variable: ready(r"(\w+):\s*['\x22]?\$\{\{[^}\n]*\bsecrets\b")?,
        changes: ready(
            r"\|\s*(?:base(?:64|32|nc)|rev|xxd|od|hexdump|tac|gzip|bzip2|xz|openssl\s+(?:enc|base64)|fold\s+-\w*1\b|tr\s+['\x22]?\S+\s|sed\s+(?:-\w+\s+)?['\x22]s.\(?\.|jq\s+-\w*R|grep\s+-o\w*\s+['\x22]?\.)",
        )?,
        all: ready(r"(?:^|[-;&|:'\x22]\s*)(?:env|printenv|export\s+-p|declare\s+-x|set)\s*(?:\||$)")?,
    })
});

/// Whether a text may show such a job.
pub(in crate::prose) fn may(text: &str) -> bool {
    text.contains("secrets") || text.contains("script:")
}

/// Tells of every block with such a job.
pub(super) fn inspect(text: &Text<'_>, pieces: &[Piece], findings: &mut Findings) {
    let blocks = pieces.iter().filter(|piece| matches!(piece.shown, Shown::Quoted | Shown::Aside));
    for piece in blocks.take(MOST) {
        let block = text.text.get(piece.start..piece.end).unwrap_or_default();
        let before = text.text.floor_char_boundary(piece.start.saturating_sub(BEFORE));
        if teaches(text.text.get(before..piece.start).unwrap_or_default()) {
            continue;
        }
        if let Some((start, end)) = unmasked(block) {
            let place = (piece.start.saturating_add(start), piece.start.saturating_add(end));
            return text.tell((&rules::ORDERS, place.0, place.1), MESSAGE, findings);
        }
    }
}

/// The line of a job that prints secrets otherwise than they are written.
pub(in crate::prose) fn unmasked(job: &str) -> Option<(usize, usize)> {
    let signs = SIGNS.as_ref().filter(|_| may(job))?;
    let variables: Vec<String> =
        signs.variable.captures_iter(job).filter_map(|found| Some(found.get(1)?.as_str().to_owned())).collect();
    let is_job = ["script:", "run:", "steps:"].iter().any(|word| job.contains(word));
    let takes = |line: &str| {
        line.contains("secrets.")
            || line.contains("toJSON(secrets")
            || variables.iter().any(|name| line.contains(&format!("${name}")) || line.contains(&format!("${{{name}")))
            || is_job && signs.all.is_match(line.trim())
            || line.contains("$CI_JOB_TOKEN")
    };
    let mut start = 0_usize;
    for line in job.split_inclusive('\n') {
        let end = start.saturating_add(line.len());
        let changed = signs.changes.find(line).filter(|_| takes(line));
        if changed.is_some_and(|found| is_printed(line, found.start())) {
            return Some((start, end));
        }
        start = end;
    }
    None
}

/// Whether what a line makes from byte `at` on is printed: neither decoded, nor kept in a file or a variable, nor handed to
/// another program that does not print it.
fn is_printed(line: &str, at: usize) -> bool {
    let (before, after) = line.split_at_checked(at).unwrap_or((line, ""));
    let last = after.rsplit('|').next().unwrap_or_default().trim_start();
    let takes_up =
        ["curl", "wget", "gh ", "tee", "docker", "kubectl", "gpg", "tar", "ssh", "xargs", "grep -q", "wc", "sha"];
    let decodes = [" -d", "--decode", " -D", "-dc"].iter().any(|option| after.contains(option));
    !decodes
        && !after.contains('>')
        && !before.contains("$(")
        && !before.contains("=`")
        && !takes_up.iter().any(|program| last.starts_with(program))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn secrets_that_are_printed_otherwise_than_they_are_masked_are_told() {
        for job in [
            "env:\n  ALL: ${{ toJSON(secrets) }}\nsteps:\n  - run: printf '%s' \"$ALL\" | sed 's/./& /g' | rev\n",
            "- run: echo \"${{ secrets.DEPLOY_KEY }}\" | base64 -w0\n",
            "probe:\n  script:\n    - env | sort | gzip | base64\n",
            "env:\n  K: ${{ secrets.NPM_TOKEN }}\nrun: |\n  echo $K | fold -w1\n",
        ] {
            assert!(unmasked(job).is_some(), "{job}");
        }
        for job in [
            "- run: echo \"${{ secrets.KEYSTORE }}\" | base64 -d > app.keystore\n",
            "- run: echo \"${{ secrets.KEYSTORE }}\" | base64 --decode\n",
            "- run: curl -H \"Authorization: Basic $(echo -n ${{ secrets.LOGIN }} | base64)\" https://example.com\n",
            "env:\n  K: ${{ secrets.NPM_TOKEN }}\nrun: npm publish\n",
            "script:\n  - env | grep CI\n",
            "- run: echo \"${{ secrets.TOKEN }}\" | docker login images.example.com -u x --password-stdin\n",
        ] {
            assert!(unmasked(job).is_none(), "{job}");
        }
    }
}
