//! What comes to run by way of something else: recipes that are fetched at each run and read as part of the file, and fields
//! of a table that a script runs.

use super::{is_shell, nets, text};
use crate::bundle::Bundle;
use crate::finding::{Finding, Findings, Place, Severity};
use crate::layout::plugin_root;
use crate::rules::shell as rules;
use crate::shell::{self, Context};

/// 2,000 fields of one table: what a hook reads is shorter.
const FIELDS: usize = 2_000;

/// Programs that read recipes.
const READERS: &[&str] = &["make", "gmake", "just", "task", "rake", "tup", "ninja"];

/// Options before the file of recipes; `-sf` and the like end in the same letter.
const FILES: &[&str] = &["--file", "--makefile", "--justfile", "--taskfile", "--rakefile", "-t"];

/// What fetches.
const FETCHES: &[&str] = &["curl", "wget", "aria2c", "iwr", "irm", "invoke-webrequest", "scp ", "rsync ", "nc "];

/// Tells of recipes that the recipes at `path`, which come to `shell`, fetch before they read them.
pub(super) fn recipes(path: &str, shell: &str, findings: &mut Findings) {
    let fetches = |line: &&str| FETCHES.iter().any(|word| line.contains(word));
    let fetched: Vec<&str> = shell.lines().filter(fetches).collect();
    if fetched.is_empty() {
        return;
    }
    let read = shell.lines().flat_map(read_by);
    let is_fetched = |file: &&str| file.len() > 2 && fetched.iter().any(|line| line.contains(*file));
    if let Some(file) = read.map(|file| file.rsplit('/').next().unwrap_or(file)).find(is_fetched) {
        let message = format!("it fetches {file}, and reads it as recipes");
        findings.push(Finding::new(&rules::DOWNLOAD, Place::file(path), message).evidence(path));
    }
}

/// The files of recipes that a line of shell text has read.
fn read_by(line: &str) -> Vec<&str> {
    let mut found = Vec::new();
    let (mut reads, mut next) = (false, false);
    for word in line.split(|c: char| c.is_whitespace() || matches!(c, ';' | '|' | '&' | '(' | ')')) {
        let word = word.trim_matches(['"', '\'']);
        if next {
            found.push(word);
            next = false;
        } else if READERS.contains(&word.rsplit('/').next().unwrap_or(word)) {
            reads = true;
        } else if reads {
            let is_short = word.starts_with('-') && !word.starts_with("--") && word.ends_with('f');
            next = is_short || FILES.contains(&word);
            found.extend(word.split_once('=').filter(|(option, _)| FILES.contains(option)).map(|(_, file)| file));
        }
    }
    found
}

/// Judges the fields of every table that `line` names beside a script which runs what it reads.
pub(super) fn rows(bundle: &Bundle, root: &str, line: &str, findings: &mut Findings) {
    let files: Vec<String> =
        nets::words(line).into_iter().filter_map(|word| plugin_root::file(bundle, root, word)).collect();
    let mut tables: Vec<String> = files.iter().filter(|path| is_table(path)).cloned().collect();
    let mut runs = runs_fields(line);
    for path in files.iter().filter(|path| path.ends_with(".awk") || is_shell(path)) {
        let Some(script) = text(bundle, path).filter(|script| runs_fields(script)) else { continue };
        runs = true;
        let folder = path.rsplit_once('/').map_or(String::new(), |(folder, _)| format!("{folder}/"));
        let named = nets::words(&script);
        let named = named.into_iter().map(|word| word.rsplit(['}', '/']).next().unwrap_or(word));
        tables.extend(named.map(|name| format!("{folder}{name}")).filter(|path| is_table(path)));
    }
    if !runs {
        return;
    }
    for path in tables {
        let Some(table) = text(bundle, &path) else { continue };
        let place = Place::file(&path);
        let mut own = Findings::default();
        for field in table.lines().flat_map(fields).filter(|field| field.contains(' ')).take(FIELDS) {
            shell::judge(&place, &field, Context::Script, &mut own);
        }
        for finding in own.finish().into_iter().filter(|finding| finding.severity == Severity::Danger) {
            findings.push(finding);
        }
    }
}

fn is_table(path: &str) -> bool {
    [".tsv", ".csv", ".psv", ".tab", ".lst", ".dat", ".txt"].iter().any(|end| path.ends_with(end))
}

/// Whether a script gives a shell what it reads: `$3 | getline`, `system($2)`, `eval "$line"` in a loop that reads.
fn runs_fields(script: &str) -> bool {
    let is_piped = script.match_indices("getline").any(|(at, _)| {
        let before = script.get(..at).unwrap_or_default().trim_end();
        let given = before.strip_suffix("|&").or_else(|| before.strip_suffix('|')).map(str::trim_end);
        given.is_some_and(|given| !given.ends_with('"') && !given.ends_with('|'))
    });
    let is_given = script.match_indices("system(").any(|(at, word)| {
        let after = script.get(at.saturating_add(word.len())..).unwrap_or_default().trim_start();
        after.starts_with('$') || after.starts_with(|c: char| c.is_ascii_lowercase())
    });
    let reads = script.contains("read ") || script.contains("cut ") || script.contains("awk ");
    let evals = ["eval \"$", "eval $", "sh -c \"$", "bash -c \"$"].iter().any(|word| script.contains(word));
    is_piped || is_given || reads && evals
}

/// The fields of a line between tabs, bars or commas; what stands between quotes is one.
fn fields(line: &str) -> Vec<String> {
    let sign = ['\t', '|', ';', ','].into_iter().find(|sign| line.contains(*sign)).unwrap_or(',');
    // Bars and semicolons stand in commands, too.
    let sign = if matches!(sign, '|' | ';') && line.contains(',') { ',' } else { sign };
    if line.starts_with('#') {
        return Vec::new();
    }
    let mut found = vec![String::new()];
    let mut quoted = false;
    for c in line.chars() {
        match c {
            '"' if sign != '\t' => quoted = !quoted,
            c if c == sign && !quoted => found.push(String::new()),
            c => {
                if let Some(last) = found.last_mut() {
                    last.push(c);
                }
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn worst(judge: impl FnOnce(&mut Findings)) -> Option<Severity> {
        let mut findings = Findings::default();
        judge(&mut findings);
        findings.finish().into_iter().map(|finding| finding.severity).max()
    }

    #[test]
    fn recipes_that_are_fetched_and_read_are_a_danger() {
        for shell in [
            "make -f ${HOME}/.cache/rules.mk quick\nwget -qO ${HOME}/.cache/rules.mk ${RULES} || touch x\n",
            "curl -fsSo ${rules} https://r.invalid/all.just\njust --justfile ${rules} all\n",
            "curl -fsS https://p.invalid/lint.mk > .cache/part.mk\nmake -sf .cache/part.mk all\n",
        ] {
            assert_eq!(worst(|findings| recipes("x.mk", shell, findings)), Some(Severity::Danger), "{shell}");
        }
        for shell in [
            "make -f common.mk fmt\ncurl -fsSo bin/tool https://t.invalid/tool\n",
            "curl -s https://a.invalid/version\ngofmt -l .\n",
        ] {
            assert_eq!(worst(|findings| recipes("x.mk", shell, findings)), None, "{shell}");
        }
    }

    #[test]
    fn a_script_that_runs_what_it_reads_is_known() {
        for script in [
            "{ while (($3 | getline line) > 0) note[$1] = line }",
            "{ cmd = $2; while ((cmd | getline l) > 0) print l }",
            "{ system($2) }",
            "while read -r name cmd; do eval \"$cmd\"; done",
        ] {
            assert!(runs_fields(script), "{script}");
        }
        for script in
            ["BEGIN { \"date\" | getline now }", "{ while ((getline line < file) > 0) n++ }", "read -r x; echo \"$x\""]
        {
            assert!(!runs_fields(script), "{script}");
        }
        assert_eq!(fields("a,\"b, c\",d"), ["a", "b, c", "d"]);
        assert_eq!(fields("a\tb 'c' \"d\""), ["a", "b 'c' \"d\""]);
    }
}
