//! Programs that hand a line to a shell because an option, a key or a line of theirs says so.

use super::Call;
use super::value::Value;
use super::walk::Walk;
use crate::finding::Severity;
use crate::rules::shell as rules;

/// Programs, and the options whose value is a line that is run.
const LENDS: &[(&str, &[&str])] = &[
    ("tar", &["--checkpoint-action", "--to-command", "--use-compress-program", "-I", "--new-volume-script", "-F"]),
    ("bsdtar", &["--use-compress-program"]),
    ("ssh", &["-o"]),
    ("scp", &["-o", "-S"]),
    ("sftp", &["-o", "-S"]),
    ("rsync", &["-e", "--rsh", "--rsync-path"]),
    ("env", &["-S", "--split-string"]),
    ("script", &["-c", "--command"]),
    ("su", &["-c", "--command"]),
    ("runuser", &["-c", "--command"]),
    ("sg", &["-c"]),
    ("flock", &["-c"]),
    ("xterm", &["-e"]),
    ("konsole", &["-e"]),
    ("gnome-terminal", &["-e"]),
    ("man", &["-P", "--pager"]),
    ("sort", &["--compress-program"]),
    ("zip", &["-TT"]),
    ("gdb", &["-ex", "-eval-command", "-iex"]),
    ("lldb", &["-o", "-O"]),
    ("vim", &["-c", "--cmd"]),
    ("vi", &["-c"]),
    ("nvim", &["-c", "--cmd"]),
    ("ex", &["-c"]),
    ("emacs", &["--eval"]),
    ("sqlite3", &["-cmd"]),
    ("tcpdump", &["-z"]),
    ("npx", &["-c", "--call"]),
    ("npm", &["-c", "--call", "--script-shell"]),
    ("parallel", &["--tmpl"]),
    ("expect", &["-c"]),
    ("split", &["--filter"]),
    ("entr", &[]),
    ("fzf", &["--preview", "--bind", "--execute"]),
    ("wget", &["--use-askpass"]),
    ("make", &["--eval", "-E"]),
];

/// Keys of settings whose value is a line that is run.
const KEYS: &[&str] = &[
    "exec",
    "proxycommand",
    "localcommand",
    "knownhostscommand",
    "core.fsmonitor",
    "core.sshcommand",
    "core.pager",
    "core.editor",
    "core.askpass",
    "core.gitproxy",
    "core.hookspath",
    "sequence.editor",
    "diff.external",
    "credential.helper",
    "gpg.program",
    "init.templatedir",
    "include.path",
    "uploadpack.packobjectshook",
];

/// Programs that run a line of what they read: after `!`, `.shell`, `shell`.
const READS_LINES: &[&str] = &[
    "ed", "ex", "vi", "vim", "nvim", "gdb", "sqlite3", "mysql", "mariadb", "psql", "ftp", "sftp", "lftp", "gnuplot",
    "lldb", "mail", "bc", "dc", "m4", "octave",
];

/// Programs, and the options whose value is a file of such lines.
const FILES: &[(&str, &[&str])] = &[
    ("sqlite3", &["-init"]),
    ("psql", &["-f", "--file"]),
    ("gdb", &["-x", "-ix", "--command", "-command", "--init-command"]),
    ("lldb", &["-s", "-S", "--source", "--source-before-file"]),
    ("sftp", &["-b"]),
    ("lftp", &["-f"]),
    ("dc", &["-f", "--file"]),
    ("tmux", &["-f"]),
    ("screen", &["-c"]),
    ("mutt", &["-F"]),
];

/// Programs whose bare words are files of such lines.
const READS_WORDS: &[&str] = &["gnuplot", "m4", "octave", "bc", "dc"];

/// Editors, and the options whose value is a script of theirs.
const EDITORS: &[(&str, &[&str])] = &[
    ("vim", &["-S", "-s", "-u"]),
    ("nvim", &["-S", "-s", "-u", "-l"]),
    ("vi", &["-S", "-s", "-u"]),
    ("ex", &["-S", "-u"]),
    ("gvim", &["-S", "-s", "-u"]),
    ("view", &["-S", "-s", "-u"]),
];

/// 4 files of which each has the next one read.
const NESTED: usize = 4;

/// Programs whose options give lines of the program's own, as those are that it reads.
const READS_OPTIONS: &[&str] = &["vim", "vi", "nvim", "ex", "gdb", "lldb", "emacs", "expect", "sqlite3", "fzf"];

/// Values that run nothing of anybody's.
const CALM: &[&str] =
    &["", "cat", "true", "false", "less", "/dev/null", "less -r", "less -FRX", ":", "vim", "nano", "store", "cache"];

impl Walk<'_> {
    /// Judges the lines that `name` is told to run.
    pub(super) fn lends(&mut self, name: &str, rest: &[Value], stdin: &Value) {
        let options = LENDS.iter().find(|(program, _)| *program == name).map(|(_, options)| *options);
        let mut fields = rest.iter().peekable();
        while let Some(field) = fields.next() {
            let text = field.text.as_str();
            let next = fields.peek().map(|next| next.text.clone()).unwrap_or_default();
            let value = options.and_then(|options| options.iter().find_map(|option| value_of(option, text, &next)));
            if let Some(value) = value {
                self.lent(name, &value);
            } else if name == "git" && (text == "-c" || text == "--config") {
                self.key(&next);
            } else if name == "git" {
                self.git_word(text, &next);
            } else if let Some(line) = text
                .strip_prefix("+!")
                .or_else(|| text.strip_prefix(".shell "))
                .or_else(|| text.strip_prefix(".system "))
            {
                self.nested(line, Value::known(""));
            }
        }
        if READS_LINES.contains(&name) && stdin.known {
            self.lines_of(&stdin.text.clone());
        }
        if name == "sqlite3" {
            self.statements(rest, stdin);
        }
        self.lends_files(name, rest);
        self.fed(name, rest, stdin);
    }

    /// Files of lines that `name` is told to run.
    fn lends_files(&mut self, name: &str, rest: &[Value]) {
        let of = |all: &'static [(&str, &[&str])]| all.iter().find(|(program, _)| *program == name);
        let (lines, scripts) = (of(FILES), of(EDITORS));
        let mut fields = rest.iter().peekable();
        while let Some(field) = fields.next() {
            let text = field.text.as_str();
            let next = fields.peek().map(|next| next.text.clone()).unwrap_or_default();
            let given = |options: &[&str]| options.iter().find_map(|option| value_of(option, text, &next));
            if let Some(path) = lines.and_then(|(_, options)| given(options)) {
                self.lines_in(&path, NESTED);
            } else if let Some(path) = scripts.and_then(|(_, options)| given(options)).filter(|path| path.contains('.'))
            {
                self.calls.push(Call { path, by: "vim".to_owned(), targets: Vec::new() });
            } else if READS_WORDS.contains(&name) && !text.starts_with('-') {
                self.lines_in(text, NESTED);
            } else if name == "sqlite3" && text.starts_with(".read ") {
                self.lines_of(text);
            }
        }
    }

    /// The lines of the file at `path`, of which `deep` may have one read that is read next.
    fn lines_in(&mut self, path: &str, deep: usize) {
        const READS: &[&str] = &[".read ", "\\i ", "\\ir ", "source ", "load "];
        let path = path.trim_matches(['"', '\'']);
        let Some(text) = self.file_text(path).filter(|_| self.memory.is_new(path)) else { return };
        self.lines_of(&text);
        if deep > 0 {
            let named = text.lines().filter_map(|line| READS.iter().find_map(|word| line.trim().strip_prefix(word)));
            named.take(NESTED).for_each(|path| self.lines_in(path, deep.saturating_sub(1)));
        }
    }

    /// A value that an option gives: a line, or a key with one.
    fn lent(&mut self, name: &str, value: &str) {
        let is_key = |key: &str| KEYS.contains(&key.trim().to_ascii_lowercase().as_str());
        if value.split_once('=').is_some_and(|(key, _)| is_key(key)) {
            self.key(value);
        } else if matches!(name, "ssh" | "scp" | "sftp") {
            if let Some((key, line)) = value.split_once(' ').filter(|(key, _)| is_key(key)) {
                self.key(&format!("{key}={line}"));
            }
        } else if READS_OPTIONS.contains(&name) {
            self.lines_of(value);
        } else {
            self.nested(value, Value::known(""));
        }
    }

    /// `key=line`: the line is judged, and that there is one is told.
    pub(super) fn key(&mut self, setting: &str) {
        if let Some((key, line)) = setting.split_once('=') {
            let name = key.trim().to_ascii_lowercase();
            if name == "include.path" {
                self.includes(line);
            }
            self.memory.settings.insert(name, line.to_owned());
            self.keyed(key, line.trim().trim_matches(['"', '\'']));
        }
    }

    /// What a setting by the name `key` has run.
    pub(super) fn keyed(&mut self, key: &str, line: &str) {
        let lower = key.trim().to_ascii_lowercase();
        let is_alias = lower.starts_with("alias.") && line.trim_start().starts_with('!');
        let is_filter = lower.starts_with("filter.") || lower.ends_with(".textconv") || lower.ends_with(".cmd");
        if !KEYS.contains(&lower.as_str()) && !is_alias && !is_filter || CALM.contains(&line.trim()) {
            return;
        }
        self.tell(&rules::UNKNOWN, &format!("`{}` says what is run", key.trim()), None);
        let line = line.trim().trim_start_matches('!');
        self.nested(line, Value::known(""));
    }

    /// Words of git's that run a line: `ext::…`, `bisect run`, `rebase -x`, `submodule foreach`.
    fn git_word(&mut self, text: &str, next: &str) {
        if let Some(line) = text.strip_prefix("ext::") {
            self.tell(&rules::UNKNOWN, "an address that is a command", Some(Severity::Danger));
            self.nested(line, Value::known(""));
        } else if matches!(
            text,
            "-x" | "--exec"
                | "foreach"
                | "--tree-filter"
                | "--index-filter"
                | "--msg-filter"
                | "--env-filter"
                | "--upload-pack"
                | "--receive-pack"
        ) {
            self.nested(next, Value::known(""));
        } else if let Some(line) = text.strip_prefix("--upload-pack=").or_else(|| text.strip_prefix("--exec=")) {
            self.nested(line, Value::known(""));
        }
    }

    /// Lines in which `!`, `shell` or `system("…")` stands before what a shell runs.
    pub(super) fn lines_of(&mut self, text: &str) {
        for line in text.lines().take(1_000) {
            let line = line.trim().trim_start_matches([':', '%', '.', ',', '0', '1', '$', '\\']);
            self.piped(line);
            let plain = line.strip_prefix("silent").unwrap_or(line).trim_start_matches(['!', ' ']);
            let starts = ["shell ", "system ", "r !", "read !", "w !", "write !", "exec ", "spawn "];
            let told = starts.iter().find_map(|start| plain.strip_prefix(start));
            let is_marked = line.starts_with('!') || line.starts_with("silent !") || line.starts_with("silent!");
            if let Some(line) = told.or(Some(plain).filter(|_| is_marked)) {
                self.nested(unquoted(line.trim()), Value::known(""));
            }
            let quoted = line
                .split_once("system(")
                .or_else(|| line.split_once("shell-command "))
                .or_else(|| line.split_once("execute("))
                .or_else(|| line.split_once("syscmd("));
            if let Some((_, after)) = quoted {
                self.nested(first_quoted(after), Value::known(""));
            }
        }
    }

    /// What a client pipes into or out of a line: `.once |sort`, `from program 'ls'`, `plot "< ls"`, `.read f`.
    fn piped(&mut self, line: &str) {
        let lower = line.to_ascii_lowercase();
        let client = ["once ", "output ", "import ", "read ", "o ", "g ", "set print "];
        let starts = client.iter().any(|word| lower.starts_with(word));
        let pipe = line.split_once('|').filter(|_| starts).map(|(_, after)| after);
        let program = [" program '", "\"< ", "'< "].iter().find_map(|mark| {
            let after = line.get(lower.find(mark)?.saturating_add(mark.len())..)?;
            after.split(['\'', '"']).next()
        });
        for line in pipe.map(|line| line.trim_end_matches(['"', '\''])).into_iter().chain(program) {
            self.nested(line, Value::known(""));
        }
        if let Some(path) = line.strip_prefix("read ").filter(|path| !path.starts_with(['|', '!', '\''])) {
            let path = path.trim().trim_matches(['"', '\'']);
            let text = self.file_text(path).filter(|_| self.levels < NESTED && self.memory.is_new(path));
            if let Some(text) = text {
                self.levels = self.levels.saturating_add(1);
                self.lines_of(&text);
                self.levels = self.levels.saturating_sub(1);
            }
        }
    }

    /// Variables whose value is a line that a program runs later.
    pub(super) fn lent_by_variable(&mut self, name: &str, value: &Value) {
        const LINES: &[&str] = &[
            "GIT_SSH_COMMAND",
            "GIT_EXTERNAL_DIFF",
            "GIT_PAGER",
            "GIT_EDITOR",
            "GIT_SEQUENCE_EDITOR",
            "GIT_ASKPASS",
            "SSH_ASKPASS",
            "PAGER",
            "MANPAGER",
            "EDITOR",
            "VISUAL",
            "LESSOPEN",
            "LESSCLOSE",
            "BROWSER",
            "RSYNC_RSH",
            "GIT_PROXY_COMMAND",
            "SUDO_ASKPASS",
            "FZF_DEFAULT_COMMAND",
            "npm_config_script_shell",
            "PROMPT_COMMAND",
        ];
        if name == "TAR_OPTIONS" {
            self.nested(&format!("tar {}", value.text), Value::known(""));
        } else if LINES.contains(&name) && value.text.contains([' ', '|']) {
            self.nested(value.text.trim_start_matches('|'), Value::known(""));
        }
        let is_key = name.starts_with("GIT_CONFIG_KEY_") && KEYS.contains(&value.text.to_ascii_lowercase().as_str());
        let is_alias = name.starts_with("GIT_CONFIG_KEY_") && value.text.starts_with("alias.");
        if is_key || is_alias || name == "GIT_CONFIG_PARAMETERS" {
            self.tell(&rules::LASTING, &format!("git's {} is set by a variable", value.text), None);
        }
        self.included_by_variable(name, value);
        if name.starts_with("GIT_CONFIG_VALUE_") {
            self.nested(value.text.trim_start_matches('!'), Value::known(""));
        }
    }
}

/// What `text` gives to `option`: `--option=value`, `-ovalue`, or the `next` word.
pub(super) fn value_of(option: &str, text: &str, next: &str) -> Option<String> {
    let rest = text.strip_prefix(option)?;
    if rest.is_empty() {
        return Some(next.to_owned());
    }
    let is_letter = option.len() == 2 && !option.starts_with("--");
    rest.strip_prefix('=').or_else(|| is_letter.then_some(rest)).map(str::to_owned)
}

/// The first text of what is given to a function, in whatever quotes; m4's are two signs.
fn first_quoted(given: &str) -> &str {
    let mark = given.trim_start_matches(['(', ' ']).chars().next().unwrap_or('"');
    let end = if mark == '`' { '\'' } else { mark };
    given.split_once(mark).map_or("", |(_, inside)| inside.split(end).next().unwrap_or_default())
}

/// The line inside of the quotes that stand around all of it.
fn unquoted(line: &str) -> &str {
    let inside = |mark: char| line.strip_prefix(mark).and_then(|rest| rest.strip_suffix(mark));
    inside('"').or_else(|| inside('\'')).unwrap_or(line)
}
