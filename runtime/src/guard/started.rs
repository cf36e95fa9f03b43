//! Programs that start others: shells, languages, wrappers. What they would start is judged in its turn.

use super::command::{base, first};
use super::mention;
use super::names::{LANGUAGES, RUNNERS, SHELLS, SPEAKERS, is_in};
use super::shell::{Shell, Simple, split_assignment};
use super::value::{self, ANY};

impl Shell {
    /// What the program starts in its turn.
    pub(super) fn started(&mut self, name: &str, arguments: &[String], simple: &Simple, here: &str) {
        match name {
            _ if is_in(SHELLS, name) => self.inner_shell(arguments, here),
            "source" | "." => self.script_file(arguments, here),
            "env" => self.env(arguments),
            "find" => {
                let from = arguments.iter().position(|a| a.starts_with("-exec") || a.starts_with("-ok"));
                self.suffixes(arguments.get(from.map_or(arguments.len(), |at| at + 1)..).unwrap_or_default(), "");
            }
            "git" => self.git(arguments),
            "cargo" => self.cargo(arguments),
            "sed" => {
                self.opaque |= arguments.iter().any(|a| runs_lines(a) && mention::mentions(a));
            }
            "xargs" | "parallel" => {
                self.opaque |= arguments.iter().any(|a| is_in(SHELLS, &base(a)) || is_in(LANGUAGES, &base(a)));
                self.opaque |= simple.piped && arguments.iter().all(|a| a.starts_with('-')) && name == "parallel";
                let mut with_more = arguments.to_vec();
                with_more.push(ANY.to_string());
                self.suffixes(&with_more, here);
            }
            _ if is_in(LANGUAGES, name) || name.starts_with("python") => self.language(arguments, simple, here),
            _ if self.written.iter().any(|file| same(file, name, arguments)) => self.opaque = true,
            _ if is_in(SPEAKERS, name) => {}
            _ => {
                self.opaque |= matches!(name, "crontab" | "at" | "batch");
                if is_in(RUNNERS, name) {
                    arguments.iter().filter(|a| a.contains(' ')).for_each(|text| self.script(text));
                    self.script(here);
                }
                self.suffixes(arguments, here);
            }
        }
    }

    /// A command may begin at any argument of a program that starts others.
    pub(super) fn suffixes(&mut self, arguments: &[String], here: &str) {
        if !self.step() {
            return;
        }
        for (at, argument) in arguments.iter().enumerate() {
            let rest = arguments.get(at + 1..).unwrap_or_default();
            let name = base(argument);
            let path = argument.to_lowercase();
            if self.is_ours(argument) {
                self.ours(argument, rest);
            } else if path.contains("deepcode") && path.contains('/') && mention::manages(rest) {
                // A path into this program's own package, started by a language.
                self.refused = true;
            } else if is_in(SHELLS, &name) {
                self.inner_shell(rest, here);
            } else if matches!(name.as_str(), "env" | "xargs" | "find" | "tee" | "cp" | "mv" | "ln" | "dd" | "rm")
                || is_in(LANGUAGES, &name)
            {
                self.run(arguments.get(at..).unwrap_or_default().to_vec(), &Simple::default(), here);
                // Which looks at everything that follows.
                return;
            } else if let Some((name, text)) =
                split_assignment(argument).filter(|(name, _)| name.starts_with("DEEPCODE_"))
            {
                self.assign(name, vec![text.to_owned()]);
            }
            if self.refused {
                return;
            }
        }
    }

    fn inner_shell(&mut self, arguments: &[String], here: &str) {
        let is_flag = |a: &&String| a.starts_with(['-', '+']);
        let takes_text =
            |a: &&String| a.starts_with('-') && !a.starts_with("--") && a.contains('c') || *a == "--command";
        if let Some(at) = arguments.iter().position(|a| takes_text(&a)) {
            let mut rest = arguments.iter().skip(at + 1).skip_while(|a| is_flag(a));
            let Some(script) = rest.next().cloned() else { return };
            let given = rest.skip(1).cloned().collect();
            let before = self.values.positional.replace(given);
            self.script(&script);
            self.values.positional = before;
            return;
        }
        // `busybox sh -c …` has the shell's name first.
        match arguments.iter().find(|a| !is_flag(a)) {
            Some(applet) if is_in(SHELLS, applet) => {
                let rest: Vec<String> = arguments.iter().skip_while(|a| *a != applet).skip(1).cloned().collect();
                self.inner_shell(&rest, here);
            }
            Some(_) => self.script_file(arguments, here),
            None => {
                // It reads its commands from somewhere.
                self.opaque = true;
                self.script(here);
            }
        }
    }

    /// `sh FILE`, `source FILE`: a file that this very call wrote, or one that is no file, cannot be read beforehand.
    fn script_file(&mut self, arguments: &[String], here: &str) {
        let Some(file) = arguments.iter().find(|a| !a.starts_with('-')) else { return };
        let unreadable = value::is_open(file) || file.starts_with("/dev/") || file.starts_with("/proc/");
        self.opaque |= unreadable || self.written.iter().any(|written| base(written) == base(file));
        self.script(here);
    }

    fn env(&mut self, arguments: &[String]) {
        let takes_off = |flag: &String| flag.starts_with("-u") || flag.starts_with("--unset");
        for (at, argument) in arguments.iter().enumerate() {
            let next = arguments.get(at + 1).map_or("", String::as_str);
            let names = argument.contains("DEEPCODE_AGENT") || next == "DEEPCODE_AGENT" && !argument.contains('=');
            self.refused |= takes_off(argument) && names;
            if let Some((name, text)) = split_assignment(argument) {
                self.assign(name, vec![text.to_owned()]);
            } else if argument.contains(' ') {
                self.script(
                    argument
                        .strip_prefix("-S")
                        .or_else(|| argument.strip_prefix("--split-string="))
                        .unwrap_or(argument),
                );
            }
        }
        self.suffixes(arguments, "");
        let command = arguments.iter().position(|a| !a.starts_with('-') && split_assignment(a).is_none());
        if let Some(at) = command {
            let rest = arguments.get(at..).unwrap_or_default();
            self.opaque |= value::is_open(first(rest));
        }
    }

    /// git runs aliases, editors, hooks of a rebase.
    fn git(&mut self, arguments: &[String]) {
        let runs = [
            "-c",
            "--exec",
            "-x",
            "--config-env",
            "run",
            "foreach",
            "filter-branch",
            "config",
            "--upload-pack",
            "--receive-pack",
        ];
        for (at, argument) in arguments.iter().enumerate() {
            let Some(next) = arguments.get(at + 1) else { break };
            if runs.contains(&argument.as_str()) && first(arguments) != "commit" {
                let rest = arguments.get(at + 1..).unwrap_or_default();
                let text = next.split_once('=').map_or(next.as_str(), |(_, text)| text);
                self.script(text.trim_start_matches('!'));
                rest.iter().filter(|word| word.contains(' ')).for_each(|word| self.script(assigned(word)));
                self.suffixes(rest, "");
            }
        }
    }

    /// Only `cargo run` starts what it builds, with what follows `--`.
    fn cargo(&mut self, arguments: &[String]) {
        let runs = arguments.iter().any(|a| a == "run" || a == "r");
        let ours = arguments.iter().any(|a| a.contains("deepcode") || a.contains("plugin-cli"));
        if runs && ours {
            let given: Vec<String> = arguments.iter().skip_while(|a| *a != "--").skip(1).cloned().collect();
            self.ours("deepcode-plugin", &given);
        }
    }

    /// A program in an argument, or given to read. From the first argument that is a file on, they are data.
    fn language(&mut self, arguments: &[String], simple: &Simple, here: &str) {
        let mut after_flag = false;
        let mut has_file = false;
        for (at, argument) in arguments.iter().enumerate() {
            let is_flag = argument.starts_with(['-', '+']);
            if mention::smells(argument)
                && argument.contains(|c: char| !c.is_ascii_alphanumeric() && !"-_./".contains(c))
            {
                self.refused = true;
            }
            if !is_flag && !after_flag {
                has_file = true;
                let rest = arguments.get(at + 1..).unwrap_or_default();
                self.refused |= argument.to_lowercase().contains("deepcode") && mention::manages(rest);
                self.opaque |= self.written.iter().any(|file| base(file) == base(argument)) || value::is_open(argument);
                break;
            }
            self.opaque |= after_flag && value::is_blank(argument);
            after_flag = is_flag;
        }
        self.refused |= mention::smells(here);
        self.opaque |= simple.piped && !has_file;
        self.suffixes(arguments, "");
    }
}

/// The command in `alias.x=!command`.
fn assigned(word: &str) -> &str {
    word.split_once('=').map_or(word, |(_, text)| text).trim_start_matches('!')
}

/// Whether the program is a file that the script wrote.
fn same(file: &str, name: &str, arguments: &[String]) -> bool {
    let file = base(file);
    file == name || arguments.first().is_some_and(|a| base(a) == file && name == ".")
}

/// Whether a script of sed has the command `e`, or its flag.
fn runs_lines(script: &str) -> bool {
    let after_e = |rest: &str| rest.is_empty() || rest.starts_with([' ', ';', '\n', '}']);
    script.match_indices('e').any(|(at, _)| {
        let before = script.get(..at).unwrap_or_default();
        let begins = before.is_empty()
            || before.ends_with([';', '{', '}', ' ', '$', '!', '/', '|'])
            || before.ends_with(|c: char| c.is_ascii_digit());
        begins && after_e(script.get(at + 1..).unwrap_or_default())
    })
}
