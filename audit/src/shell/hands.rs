//! Programs that hand what they find, read or are told to another program.

use super::programs as known;
use super::run::is_exec;
use super::value::{Taint, Value};
use super::walk::Walk;
use super::{Call, paths};
use crate::finding::Severity;
use crate::rules::shell as rules;

impl Walk<'_> {
    /// `find … -exec command ;`
    pub(super) fn each_found(&mut self, rest: &[Value]) -> Value {
        let mut fields = rest;
        while let Some(at) = fields.iter().position(is_exec) {
            let command = fields.get(at.saturating_add(1)..).unwrap_or_default();
            let end = command.iter().position(|field| matches!(field.text.as_str(), ";" | "+"));
            let (command, after) = command.split_at_checked(end.unwrap_or(command.len())).unwrap_or_default();
            self.found(command, rest);
            self.run(command, Value::unknown("", Taint::LOCAL));
            fields = after;
        }
        Value::unknown("", self.taint_of_files(rest))
    }

    /// A shell to which `find` hands what it finds: as scripts, whatever these are called.
    fn found(&mut self, command: &[Value], rest: &[Value]) {
        let name = command.first().map(|first| known::name(&first.text)).unwrap_or_default();
        let runs = known::SHELLS.contains(&name.as_str()) || known::INTERPRETERS.contains(&name.as_str());
        let is_script = command.get(1).is_some_and(|field| field.text == "{}");
        if runs && is_script {
            let is_data = rest.iter().any(|field| paths::is_data(&field.text));
            let (rule, severity) = if is_data { (&rules::DISGUISED, None) } else { (&rules::UNKNOWN, None) };
            self.tell(rule, &format!("{name} runs what is found"), severity);
            self.starts_found(name, rest);
        } else if command.first().is_some_and(|field| field.text == "{}") {
            self.starts_found(String::new(), rest);
        }
    }

    /// The files of one folder that `find` starts, or hands to the shell or interpreter `by`.
    fn starts_found(&mut self, by: String, rest: &[Value]) {
        let Some(folder) = rest.first() else { return };
        let pattern = rest.windows(2).find_map(|pair| match pair {
            [option, pattern] if matches!(option.text.as_str(), "-name" | "-iname") => Some(pattern.text.as_str()),
            _ => None,
        });
        let end = pattern.and_then(|pattern| pattern.strip_prefix('*')).unwrap_or_default();
        self.called(Call { path: format!("{}/*{end}", folder.text.trim_end_matches('/')), by, targets: Vec::new() });
    }

    /// awk's `system("…")` and pipes to commands: its text literals, where it runs any.
    pub(super) fn awk(&mut self, rest: &[Value], stdin: Value) -> Value {
        let files = rest
            .windows(2)
            .filter(|pair| pair.first().is_some_and(|option| matches!(option.text.as_str(), "-f" | "--file")));
        let files: Vec<String> = files.filter_map(|pair| pair.last()).map(|path| path.text.clone()).collect();
        let given = rest
            .windows(2)
            .filter(|pair| pair.first().is_some_and(|option| matches!(option.text.as_str(), "-v" | "--assign")));
        let mut with: Vec<String> = given.filter_map(|pair| pair.last()).map(|value| value.text.clone()).collect();
        with.retain(|value| value.contains('='));
        with.extend(files.iter().filter(|path| !path.contains('=')).cloned());
        for path in files {
            self.called(Call { path, by: "awk".to_owned(), targets: with.clone() });
        }
        let mut fields = rest.iter();
        while let Some(field) = fields.next() {
            if matches!(field.text.as_str(), "-v" | "-F" | "-f" | "--file" | "--assign") {
                fields.next();
            } else if matches!(field.text.as_str(), "-e" | "--source") {
                fields.next().into_iter().for_each(|code| super::inline::scripted(self, "awk", &code.text));
            } else if !field.text.starts_with('-') {
                super::inline::scripted(self, "awk", &field.text);
                break;
            }
        }
        Value::unknown("", stdin.taint.and(self.taint_of_inputs("awk", rest)))
    }

    /// Whether a manager of environments is asked to run something.
    pub(super) fn is_run(&self, rest: &[Value]) -> bool {
        rest.iter().any(|field| matches!(field.text.as_str(), "run" | "exec"))
    }

    /// `uv run x.py`, `poetry run python x.py`, `bundle exec ruby x.rb`: what is run in an environment of its own.
    pub(super) fn run_by(&mut self, runner: &str, rest: &[Value], stdin: Value) -> Value {
        const FOLDERS: &[&str] = &["--directory", "--project", "-C", "--cwd"];
        const VALUED: &[&str] =
            &["--with", "--from", "--python", "-p", "--extra", "--group", "--index-url", "-n", "--env-file"];
        let at = rest.iter().position(|field| matches!(field.text.as_str(), "run" | "exec")).unwrap_or_default();
        let (before, after) = rest.split_at_checked(at).unwrap_or((rest, &[]));
        let mut folder = before.windows(2).find_map(|pair| match pair {
            [option, value] if FOLDERS.contains(&option.text.as_str()) => Some(value.text.clone()),
            _ => None,
        });
        let mut fields = after.get(1..).unwrap_or_default();
        while let Some((field, more)) = fields.split_first().filter(|(field, _)| field.text.starts_with('-')) {
            if field.text == "-m" || field.text == "--module" {
                break;
            }
            let takes = VALUED.contains(&field.text.as_str()) || FOLDERS.contains(&field.text.as_str());
            if FOLDERS.contains(&field.text.as_str()) {
                folder = more.first().map(|value| value.text.clone());
            }
            fields = if takes { more.get(1..).unwrap_or_default() } else { more };
        }
        let Some(first) = fields.first() else { return Value::unknown("", stdin.taint) };
        self.remote(runner, rest, stdin.taint);
        let mut words = fields.to_vec();
        if first.text.ends_with(".py") || first.text.starts_with('-') {
            words.insert(0, Value::known("python3"));
        }
        if let Some(folder) = folder {
            let is_path = |word: &&mut Value| word.text.ends_with(".py") && !word.text.starts_with(['/', '$']);
            words.iter_mut().filter(is_path).for_each(|word| {
                word.text = format!("{}/{}", folder.trim_end_matches('/'), word.text);
            });
        }
        self.run(&words, stdin)
    }

    /// A shell or interpreter to which `xargs` hands what it reads.
    pub(super) fn handed(&mut self, command: &[Value], stdin: &Value) {
        let name = command.first().map(|first| known::name(&first.text)).unwrap_or_default();
        if !known::SHELLS.contains(&name.as_str()) && !known::INTERPRETERS.contains(&name.as_str()) {
            return;
        }
        let code = command.iter().position(|field| field.text.starts_with('-') && field.text.ends_with('c'));
        let code = code.and_then(|at| command.get(at.saturating_add(1)));
        let is_all = command.last().is_some_and(|last| last.text.starts_with('-') && last.text.ends_with('c'))
            || code.is_some_and(|code| matches!(code.text.trim(), "{}" | "%" | "$0" | "eval {}" | "${0}"));
        if stdin.taint.has(Taint::FETCHED) {
            self.tell(&rules::PIPE, &format!("what was fetched is handed to {name}"), None);
        } else if stdin.taint.has(Taint::DECODED) {
            self.tell(&rules::DECODED, &format!("what was decoded is handed to {name}"), None);
        } else if is_all && (!stdin.known || stdin.taint.has(Taint::LOCAL)) {
            let severity = stdin.taint.has(Taint::CUT.and(Taint::BUILT)).then_some(Severity::Danger);
            self.tell(&rules::UNKNOWN, &format!("each line is run by {name}"), severity);
        }
        if is_all && stdin.known {
            stdin.text.lines().take(1_000).map(str::to_owned).collect::<Vec<_>>().iter().for_each(|line| {
                self.nested(line, Value::known(""));
            });
        }
    }
}
