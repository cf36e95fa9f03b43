//! Which part of a tool's input is a command, and which a path.

use std::path::{Path, PathBuf};

use serde_json::Value;

use super::Surroundings;
use super::shell::Shell;
use super::store::Stores;
use super::{mention, shell};

/// Tools that change nothing on this machine; their input is data.
const LOOKING: [&str; 14] = [
    "read",
    "grep",
    "glob",
    "ls",
    "list",
    "webfetch",
    "websearch",
    "search",
    "todowrite",
    "todoread",
    "task",
    "agent",
    "notebookread",
    "exitplanmode",
];
/// Fields that hold a command.
const COMMANDS: [&str; 9] = ["command", "cmd", "script", "commands", "code", "argv", "args", "shell", "bash"];
/// Fields that hold a path that is written.
const PATHS: [&str; 12] = [
    "file_path",
    "path",
    "notebook_path",
    "filepath",
    "filename",
    "file",
    "target",
    "destination",
    "dest",
    "to",
    "new_path",
    "newpath",
];
/// Files that a shell runs later by itself.
const RUN_LATER: [&str; 12] = [
    ".bashrc",
    ".bash_profile",
    ".bash_login",
    ".bash_logout",
    ".bash_aliases",
    ".profile",
    ".zshrc",
    ".zshenv",
    ".zprofile",
    ".zlogin",
    "config.fish",
    "crontab",
];
/// 16 levels and 10,000 values: no tool's input has more.
const DEPTH: u32 = 16;

pub(super) fn is_refused(tool: &str, input: &Value, surroundings: &Surroundings) -> bool {
    let tool = tool.to_ascii_lowercase();
    if LOOKING.contains(&tool.as_str()) {
        return false;
    }
    let given = ["cwd", "workdir", "working_directory", "workingDirectory"];
    let cwd = given.iter().find_map(|key| input.get(*key)?.as_str()).map(PathBuf::from);
    let judge = Judge { cwd: cwd.or_else(|| surroundings.cwd.clone()), surroundings };
    judge.value(None, input, DEPTH) || judge.content(input)
}

struct Judge<'a> {
    cwd: Option<PathBuf>,
    surroundings: &'a Surroundings,
}

impl Judge<'_> {
    /// Any value of the input, under the name of its field.
    fn value(&self, field: Option<&str>, value: &Value, depth: u32) -> bool {
        let Some(depth) = depth.checked_sub(1) else { return mention::smells(&value.to_string()) };
        let field = field.map(str::to_ascii_lowercase);
        let is = |names: &[&str]| field.as_deref().is_some_and(|field| names.contains(&field));
        match value {
            Value::String(text) if is(&COMMANDS) => self.command(text),
            Value::String(text) if is(&PATHS) => self.path(text),
            Value::Array(words) if is(&COMMANDS) => {
                let words: Option<Vec<&str>> = words.iter().map(Value::as_str).collect();
                match words {
                    Some(words) => self.words(&words) || words.iter().any(|word| self.command(word)),
                    None => {
                        value.as_array().is_some_and(|all| all.iter().any(|v| self.value(field.as_deref(), v, depth)))
                    }
                }
            }
            Value::Array(values) => values.iter().any(|v| self.value(field.as_deref(), v, depth)),
            // `{"command": "deepcode", "args": ["plugin", "install"]}`
            Value::Object(members) => {
                members.iter().any(|(name, v)| self.value(Some(name), v, depth)) || self.split(members)
            }
            _ => false,
        }
    }

    fn split(&self, members: &serde_json::Map<String, Value>) -> bool {
        let program = ["command", "cmd", "program"].iter().find_map(|key| members.get(*key)?.as_str());
        let arguments = ["args", "argv", "arguments"].iter().find_map(|key| members.get(*key)?.as_array());
        let (Some(program), Some(arguments)) = (program, arguments) else { return false };
        let words: Vec<&str> = std::iter::once(program).chain(arguments.iter().filter_map(Value::as_str)).collect();
        self.words(&words)
    }

    fn command(&self, text: &str) -> bool {
        shell::is_refused(text, self.cwd.as_deref(), self.surroundings)
    }

    fn words(&self, words: &[&str]) -> bool {
        Shell::new(&words.join(" "), self.cwd.as_deref(), self.surroundings).refuses(words)
    }

    fn path(&self, text: &str) -> bool {
        let expanded = match (text.strip_prefix("~/"), &self.surroundings.home) {
            (Some(rest), Some(home)) => home.join(rest).to_string_lossy().into_owned(),
            _ => text.trim_start_matches("file://").to_owned(),
        };
        Stores::of(&self.surroundings.deepcode).is_store(&expanded, self.cwd.as_deref())
    }

    /// What is written into a file that a shell runs by itself is a command.
    fn content(&self, input: &Value) -> bool {
        let path = PATHS.iter().find_map(|key| input.get(*key)?.as_str()).unwrap_or_default();
        if !is_run_later(path) {
            return false;
        }
        let fields = ["content", "new_string", "new_source", "text"];
        let edits = input.get("edits").and_then(Value::as_array);
        let written = edits.into_iter().flatten().chain(std::iter::once(input));
        written
            .flat_map(|value| fields.iter().filter_map(|key| value.get(*key)?.as_str()))
            .any(|text| self.command(text) || mention::mentions(text))
    }
}

/// Whether a shell, a login, a timer or git runs `path` without being asked.
pub(super) fn is_run_later(path: &str) -> bool {
    let path = path.to_lowercase();
    let name = Path::new(&path).file_name().and_then(|name| name.to_str()).unwrap_or_default().to_owned();
    RUN_LATER.contains(&name.as_str())
        || [
            "/.git/hooks/",
            ".git/hooks/",
            ".husky/",
            "/etc/cron",
            "/spool/cron",
            "/systemd/",
            "/autostart/",
            "/launchagents/",
        ]
        .iter()
        .any(|part| path.contains(part))
}
