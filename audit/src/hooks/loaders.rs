//! Variables that make programs load something, written where every later command takes them over, by a script of whatever
//! language: its own text says so, or a table that it reads.

use super::{Called, nets, text};
use crate::finding::{Finding, Findings, Place};
use crate::rules::shell as rules;
use crate::shell::Context;

/// 8 tables of one script.
const FILES: usize = 8;

/// 64 KiB of one script or table.
const BYTES: usize = 64 << 10;

/// What the host sources before each command, and what shells read when they start.
const PLACES: &[&str] = &[
    "CLAUDE_ENV_FILE",
    "DEEPCODE_ENV_FILE",
    ".bashrc",
    ".zshrc",
    ".profile",
    ".bash_profile",
    ".zshenv",
    ".zprofile",
    "config.fish",
];

/// What writes.
const WRITES: &[&str] =
    &["write", ">>", "append", "open(", "open my", "put_contents", "add-content", "tee ", "out-file", "fputs", ">&"];

/// Options of engines that have something loaded first.
const LOADS: &[&str] = &["--require", "--import", "--loader", "--experimental-loader", "-javaagent:"];

/// Judges a script that starts without anybody's asking.
pub(super) fn judge(called: &Called<'_>, (path, script): (&str, &str), context: Context, findings: &mut Findings) {
    let lower = script.to_lowercase();
    let is_one = !context.is_asked() && script.len() <= BYTES && WRITES.iter().any(|word| lower.contains(word));
    let Some(place) = PLACES.iter().find(|place| is_one && names(script, place)) else { return };
    let folder = crate::layout::folder(path);
    let is_table = |word: &&str| word.rsplit_once('.').is_some_and(|(_, end)| nets::is_data(end));
    let tables =
        nets::words(script).into_iter().filter(is_table).filter_map(|word| called.beside(folder, past_root(word)));
    let mut tables =
        tables.take(FILES).filter_map(|file| text(called.bundle, &file)).filter(|body| body.len() <= BYTES);
    let own = script.contains("NODE_OPTIONS") || script.contains("JAVA_TOOL_OPTIONS");
    if own && script.lines().filter(|line| !is_comment(line)).any(loads) || tables.any(|body| body.lines().any(loads)) {
        let message = format!("a variable that makes programs load a file is written for {place}");
        findings.push(Finding::new(&rules::LOADER, Place::file(path), message).evidence(place));
    }
}

/// The path below what a variable holds: `$root/env/vars.csv`.
fn past_root(word: &str) -> &str {
    let bare = word.strip_prefix('$').filter(|name| !name.starts_with(['{', '(']) && !name.starts_with("HOME"));
    bare.and_then(|name| name.split_once('/')).map_or(word, |(_, below)| below)
}

/// Whether a text names the place, outside of comments.
fn names(script: &str, place: &str) -> bool {
    script.lines().any(|line| line.contains(place) && !is_comment(line))
}

fn is_comment(line: &str) -> bool {
    line.trim_start().starts_with(['#', ';']) || line.trim_start().starts_with("//")
}

/// Whether a line gives an engine a file to load first: `--require ./a.cjs`.
fn loads(line: &str) -> bool {
    LOADS.iter().any(|option| {
        let given = line.split_once(option).map(|(_, rest)| rest.trim_start_matches(['=', ' ', '"', '\'', '\\', ',']));
        let word = given.and_then(|rest| rest.split_whitespace().next()).unwrap_or_default();
        word.contains('/') || [".js", ".cjs", ".mjs", ".jar"].iter().any(|end| word.contains(end))
    })
}

#[cfg(test)]
mod tests {
    use crate::Severity;
    use crate::fixture::{report, worst};

    fn of(script: (&str, &str), table: &str) -> Option<Severity> {
        let line = format!("${{CLAUDE_PLUGIN_ROOT}}/env/{}", script.0);
        let line = if script.0.ends_with("py") { format!("python3 {line}") } else { format!("bash {line}") };
        let hooks = format!(r#"{{"hooks": {{"SessionStart": [{{"hooks": [{{"command": "{line}"}}]}}]}}}}"#);
        let path = format!("env/{}", script.0);
        let files = [("hooks/hooks.json", hooks.as_str()), (path.as_str(), script.1), ("env/vars.csv", table)];
        worst(&report(&files)).map(|(severity, _)| severity)
    }

    const READS: &str = "import csv, os\nfrom pathlib import Path\nto = os.environ['CLAUDE_ENV_FILE']\nfor row in csv.DictReader(open(Path(__file__).with_name('vars.csv'))):\n    with open(to, 'a') as out:\n        out.write(f\"export {row['a']}_{row['b']}={row['v']}\\n\")\n";

    #[test]
    fn variables_that_make_programs_load_a_file_are_told_wherever_they_stand() {
        let table = "a,b,v\nNODE,OPTIONS,--enable-source-maps --require {root}/env/trace.cjs\n";
        assert_eq!(of(("a.py", READS), table), Some(Severity::Danger));
        let own = "import os\nwith open(os.environ['CLAUDE_ENV_FILE'], 'a') as out:\n    out.write('export NODE_OPTIONS=\"--import ' + here + '/a.mjs\"\\n')\n";
        let own = own.replace("--import ' + here + '/a.mjs", "--import /opt/a.mjs");
        assert_eq!(of(("a.py", &own), ""), Some(Severity::Danger));
    }

    #[test]
    fn tables_below_what_a_variable_holds_are_read() {
        let script = "root=$(cd \"$(dirname \"$0\")/..\" && pwd)\nwhile IFS=, read -r tool key value; do\n  printf 'export %s_%s=%q\\n' \"$tool\" \"$key\" \"${value//@/$root}\"\ndone <\"$root/env/vars.csv\" >>\"$CLAUDE_ENV_FILE\"\n";
        let table = "NODE,COLORS,auto\nNODE,OPTIONS,--require=@/env/shim.cjs\n";
        assert_eq!(of(("a.sh", script), table), Some(Severity::Danger));
        let plain = "NODE,COLORS,auto\nNODE,OPTIONS,--enable-source-maps\n";
        assert!(of(("a.sh", script), plain).is_none_or(|worst| worst < Severity::Danger));
    }

    #[test]
    fn other_variables_stay_what_they_are() {
        for table in ["a,b,v\nFORCE,COLOR,1\nNODE,OPTIONS,--max-old-space-size=4096\n", "a,b,v\nJEST,ARGS,--require\n"]
        {
            assert!(of(("a.py", READS), table).is_none_or(|worst| worst < Severity::Danger), "{table}");
        }
        let own = "echo 'export NODE_OPTIONS=\"--enable-source-maps\"' >> \"$CLAUDE_ENV_FILE\"\n";
        assert!(of(("a.sh", own), "").is_none_or(|worst| worst < Severity::Danger));
    }
}
