//! One command with its fields: what stands around it is taken off, and what is asked of every command is asked.

#![expect(clippy::excessive_nesting, reason = "each program's options are one loop with their cases side by side")]

use super::background::is_brief;
use super::given::is_argument;
use super::programs as known;
use super::value::{Taint, Value};
use super::walk::Walk;
use super::{Call, paths};
use crate::finding::Severity;
use crate::layout::plugin_root;
use crate::rules::shell as rules;
use crate::sensitive::is_history;

impl Walk<'_> {
    /// Judges the command and returns what it prints.
    pub(super) fn run(&mut self, fields: &[Value], stdin: Value) -> Value {
        let mut fields = fields;
        let mut wrapped = false;
        loop {
            let Some((first, rest)) = fields.split_first() else {
                return if wrapped { stdin } else { Value::known("") };
            };
            if let Some(meant) = known::by_pattern(&first.text) {
                let severity = self.context.is_asked().then_some(Severity::Warning);
                self.tell(&rules::DISGUISED, &format!("`{meant}`, named by a pattern"), severity);
                let mut meant = vec![Value { text: meant.to_owned(), ..first.clone() }];
                meant.extend(rest.iter().cloned());
                return self.run(&meant, stdin);
            }
            if let Some(out) = self.runs_picked(first, rest, &stdin) {
                return out;
            }
            let name = known::name(&first.text);
            if first.taint.has(Taint::BUILT) && known::is_sensitive(&name) {
                self.tell(&rules::DISGUISED, &format!("`{name}`, written so that it is not seen"), None);
            }
            if let Some(found) = located(&name, rest) {
                return found;
            }
            if let Some(printed) = self.call(&first.text, rest, &stdin) {
                return printed;
            }
            if !first.known
                && let Some(printed) = self.call_alike(&first.text, rest, &stdin)
            {
                return printed;
            }
            if !known::WRAPPERS.contains(&name.as_str()) {
                break;
            }
            self.wrapper(&name, rest, &stdin);
            if matches!(name.as_str(), "xargs" | "parallel") {
                self.handed(self.past_options(&name, rest), &stdin);
            }
            if name == "env" && rest.is_empty() || name == "xargs" && rest.is_empty() {
                break;
            }
            if name == "trap" {
                return rest.first().map_or_else(Value::default, |line| self.text(line, Value::known("")));
            }
            wrapped = true;
            fields = self.past_options(&name, rest);
            if name == "xargs" {
                let options = rest.get(..rest.len().saturating_sub(fields.len())).unwrap_or_default();
                self.names_handed(options, fields, &stdin);
            }
        }
        let Some((first, rest)) = fields.split_first() else { return stdin };
        self.started(first, rest, stdin)
    }

    /// The command that is left once what stands around it is taken off.
    fn started(&mut self, first: &Value, rest: &[Value], stdin: Value) -> Value {
        // A program whose name another one prints may be whichever asks an address, or runs what it is given.
        let is_printed = first.text.starts_with("$(");
        let is_nameless = is_nameless(first);
        if (is_printed || is_nameless) && stdin.taint.has(Taint::FETCHED) {
            self.tell(&rules::PIPE, "what was fetched goes into a command that another one, or a file, names", None);
        }
        self.keeps_time(first, rest, &stdin);
        let mut out = self.command_of(first, rest, stdin);
        if !out.known && first.text.contains('/') {
            out.taint = out.taint.and(self.printed(&first.text));
        }
        if is_nameless {
            out.taint = out.taint.and(Taint::NAMELESS);
        }
        if is_printed && rest.iter().any(|field| field.text.contains("://")) {
            out.taint = out.taint.and(Taint::FETCHED);
        }
        out
    }

    fn wrapper(&mut self, name: &str, rest: &[Value], stdin: &Value) {
        self.lends(name, rest, stdin);
        let started = rest.iter().find(|field| !field.text.starts_with('-'));
        let stays = started.is_some_and(|program| !is_brief(&program.text));
        if matches!(name, "nohup" | "setsid" | "daemonize" | "systemd-run" | "start-stop-daemon") && stays {
            let asks = self.context.is_asked();
            let severity = asks.then_some(Severity::Warning);
            self.tell(&rules::DAEMON, &format!("{name} leaves it running"), severity);
        }
        for assignment in rest.iter().take_while(|field| field.text.starts_with('-') || field.text.contains('=')) {
            let loads = [
                "LD_PRELOAD=",
                "DYLD_INSERT_LIBRARIES=",
                "BASH_ENV=",
                "NODE_OPTIONS=--require",
                "NODE_OPTIONS=--import",
            ];
            if name == "env" && loads.iter().any(|start| assignment.text.starts_with(start)) {
                self.tell(&rules::LOADER, &assignment.text, None);
            }
        }
    }

    /// The fields after a wrapper's own options, numbers and assignments.
    fn past_options<'v>(&self, name: &str, rest: &'v [Value]) -> &'v [Value] {
        let is_own = |field: &Value| {
            let text = field.text.as_str();
            text.starts_with('-') || text.contains('=') && !text.contains('/') && !text.contains(' ') || text == "{}"
        };
        let mut at = rest.iter().position(|field| !is_own(field)).unwrap_or(rest.len());
        let has_number = matches!(name, "timeout" | "gtimeout" | "nice" | "watch" | "flock" | "chroot" | "ionice");
        let next = rest.get(at).map(|field| field.text.as_str()).unwrap_or_default();
        let is_number = next.starts_with(|c: char| c.is_ascii_digit());
        let before = at.checked_sub(1).and_then(|before| rest.get(before));
        let is_valued = before.is_some_and(|field| matches!(field.text.as_str(), "-I" | "-d" | "-E"));
        if has_number && (is_number || matches!(name, "flock" | "chroot"))
            || name == "xargs" && (is_number || is_valued)
        {
            at = at.saturating_add(1);
        }
        rest.get(at..).unwrap_or_default()
    }

    /// What is said of every command: own script, other program, or one that cannot be known.
    pub(super) fn look(&mut self, name: &str, first: &Value, rest: &[Value]) {
        self.trusts(name, rest);
        let text = first.text.as_str();
        let is_read = text.starts_with("${") && !text.contains('/') && !is_argument(text);
        let comes = first.taint.has(Taint::FETCHED.and(Taint::DECODED)) && is_read && !first.known;
        if text.starts_with("<(") || text.starts_with("$(") || comes {
            let (rule, message) = if first.taint.has(Taint::FETCHED) {
                (&rules::PIPE, "what was fetched is the command")
            } else if first.taint.has(Taint::DECODED) {
                (&rules::DECODED, "what was decoded is the command")
            } else if first.taint.has(Taint::BUILT) {
                (&rules::DISGUISED, "the command is put together")
            } else {
                // An interpreter by a name that was looked for has a program that is written down; of what is evaluated it was
                // asked before.
                let is_interpreter =
                    rest.first().is_some_and(|field| matches!(field.text.as_str(), "-c" | "-e" | "-m"));
                if !is_interpreter && self.levels == 0 {
                    self.doubt(first);
                }
                (&rules::UNKNOWN, "the command is what another one prints")
            };
            return self.tell(rule, message, None);
        }
        let is_here = text.starts_with("./") && self.is_fetched_here();
        if (is_here || self.memory.file(text).has(Taint::FETCHED)) && !is_argument(text) {
            return self.tell(&rules::DOWNLOAD, &format!("{text} was fetched and is run"), None);
        }
        if let Some(written) = self.memory.text(text).filter(|_| text.contains('/')).cloned() {
            self.nested(&written.text, Value::known(""));
        }
        let is_hidden = text.contains(['?', '*', '[']) && text.contains('/') && !text.starts_with("${");
        if is_hidden && !matches!(name, "[" | "[[") {
            let severity = (!self.context.is_line()).then_some(Severity::Warning);
            self.tell(&rules::DISGUISED, "the program's name has wildcards", severity);
        }
        if !self.context.is_line() || known::QUIET.contains(&name) || name == "eval" {
            if text.contains('/') {
                self.called(Call { path: text.to_owned(), by: String::new(), targets: Vec::new() });
            }
            return;
        }
        let runs_text =
            known::SHELLS.contains(&name) || known::INTERPRETERS.contains(&name) || matches!(name, "source" | ".");
        if runs_text {
            return; // judged by what they run
        }
        if text.contains('/') && (is_own(text) || !text.starts_with(['/', '~', '$'])) {
            self.called(Call { path: text.to_owned(), by: String::new(), targets: Vec::new() });
        } else if self.context == super::Context::Preexec {
            let calm = known::CALM.contains(&name)
                && !rest.iter().any(|field| field.text.contains("-exec") || field.text == "-delete");
            let severity = calm.then_some(Severity::Info);
            self.tell(&rules::PREEXEC, &format!("`{name}` runs before the prompt is read"), severity);
        } else if self.context != super::Context::Server {
            self.tell(&rules::OUTSIDE, &format!("`{name}` is no part of the plugin"), None);
        }
    }

    /// What it is at worst to read `path` where somebody is asked, when it does not say it itself.
    pub(super) fn worth(&self, path: &str) -> Option<Severity> {
        let mut words = self.text.split(|c: char| !c.is_alphanumeric() && c != '-' && c != '_');
        let mut far = || words.any(|word| known::FETCHERS.contains(&word) || known::SOCKETS.contains(&word));
        (is_history(path) && self.context.is_asked() && !far()).then_some(Severity::Warning)
    }

    /// Credential files among the arguments of what reads.
    pub(super) fn secrets(&mut self, name: &str, rest: &[Value]) {
        let reads = known::READERS.contains(&name)
            || known::FETCHERS.contains(&name)
            || known::SOCKETS.contains(&name)
            || known::SHELLS.contains(&name);
        if matches!(name, "tar" | "zip" | "cp" | "rsync" | "scp" | "7z" | "gzip" | "openssl" | "gpg") {
            rest.iter().for_each(|field| self.reads_untold(field));
        }
        self.reads_environment(rest);
        if !reads {
            return;
        }
        // A pattern that a list gives says what is looked for.
        let is_search = matches!(name, "grep" | "egrep" | "fgrep" | "rg" | "ag" | "sed" | "awk" | "gawk" | "jq");
        let names = |field: &Value| matches!(field.text.as_str(), "-e" | "-f" | "--file" | "--regexp");
        let first = rest.iter().position(|field| !field.text.starts_with('-'));
        let is_listed = |at: &usize| {
            let is_expression = |text: &str| text.contains('|') || text.contains("\\.");
            rest.get(*at)
                .is_some_and(|field| field.known && (field.taint.has(Taint::LOCAL) || is_expression(&field.text)))
        };
        let pattern = first.filter(is_listed).filter(|_| is_search && !rest.iter().any(names));
        for (at, field) in rest.iter().enumerate() {
            let text = field.text.trim_start_matches(['@', '<']).trim_start_matches("if=");
            let text = sent_path(text);
            if pattern == Some(at) {
                continue;
            }
            self.reads_untold(&Value { text: text.to_owned(), ..field.clone() });
            if paths::is_secret(text) {
                self.tell(&rules::SECRET, &format!("{text} is read"), self.worth(text));
            }
        }
    }

    /// `--env-file=path`: what Bun, Node, Deno and Docker put into the environment of what they start.
    fn reads_environment(&mut self, rest: &[Value]) {
        for (at, field) in rest.iter().enumerate() {
            let Some(after) = field.text.strip_prefix("--env-file") else { continue };
            let glued = after.trim_start_matches("-if-exists").strip_prefix('=');
            let path = glued.or_else(|| Some(rest.get(at.saturating_add(1))?.text.as_str())).unwrap_or_default();
            if paths::is_secret(path) {
                self.tell(&rules::SECRET, &format!("{path} is read"), None);
            }
        }
    }

    /// What the files among the arguments carry.
    pub(super) fn taint_of_files(&self, rest: &[Value]) -> Taint {
        let of = |field: &Value| {
            let text = field.text.trim_start_matches('@').trim_start_matches("if=");
            let text = sent_path(text);
            let is_key = !text.contains("://") && paths::is_secret(text) || super::stores::is_dotenv(text);
            let secret = if is_key { Taint::SECRET } else { Taint::default() };
            let is_path = !text.starts_with('-') && (text.contains('/') || text.contains('.'));
            let local = if is_path && !text.contains("://") { Taint::LOCAL } else { Taint::default() };
            let is_cut = matches!(text, "$0" | "${0}" | "${BASH_SOURCE}") || is_path && paths::is_data(text);
            let is_own = matches!(text, "$0" | "${0}" | "${BASH_SOURCE}");
            let own = if is_own { Taint::OWN } else { Taint::default() };
            let cut = if is_cut { Taint::CUT.and(Taint::LOCAL) } else { Taint::default() };
            let media = if is_path && paths::is_media(text) { Taint::MEDIA } else { Taint::default() };
            self.memory.file(text).and(own).and(secret).and(local).and(cut).and(media)
        };
        const SPARED: &[&str] = &["--exclude", "-x", "--ignore", "-path", "-name", "-g", "--glob", "--env-file"];
        let mut taint = Taint::default();
        let mut before = "";
        let mut folder = None;
        for field in rest {
            if matches!(before, "-C" | "--directory") {
                folder = Some(field.text.trim_end_matches('/'));
            }
            let is_below = |folder: &str| paths::is_secret(&format!("{folder}/{}", field.text));
            if !field.text.starts_with('-') && folder.is_some_and(is_below) {
                taint = taint.and(Taint::SECRET);
            }
            if !SPARED.contains(&before) {
                taint = taint.and(of(field));
            }
            before = field.text.as_str();
        }
        taint
    }
}

/// The path in what a client is told to send: `name=@path`, `name@path`.
fn sent_path(text: &str) -> &str {
    let is_path = |path: &str| path.starts_with(['/', '~', '.', '$']);
    let named = text.split_once('@').filter(|(name, path)| is_path(path) && !name.contains([':', '/']));
    named.map_or(text, |(_, path)| path)
}

/// Whether the command is what another one prints, or a word of a file, so that nobody knows which program runs.
fn is_nameless(first: &Value) -> bool {
    let text = first.text.as_str();
    let is_read = text.starts_with("${") && text.ends_with('}') && first.taint.has(Taint::LOCAL) && !is_argument(text);
    !first.known && !text.contains('/') && (text == "$(…)" || is_read)
}

/// What `command -v`, `which` and `type -P` print of the programs that they are asked for: their names, a line each. Nothing
/// is run.
fn located(name: &str, rest: &[Value]) -> Option<Value> {
    let has = |letters: [char; 2]| {
        let options = rest.iter().take_while(|field| field.text.starts_with('-'));
        options.into_iter().any(|option| option.text.contains(letters))
    };
    let asks = match name {
        "command" => has(['v', 'V']),
        "type" => has(['p', 'P']),
        "which" | "where" => !rest.is_empty(),
        _ => false,
    };
    let names = || rest.iter().filter(|field| !field.text.starts_with('-'));
    asks.then(|| {
        let mut out = Value::known("");
        for field in names() {
            out.append(&Value { text: format!("{}\n", field.text), ..field.clone() });
        }
        out
    })
}

pub(super) fn is_exec(field: &Value) -> bool {
    matches!(field.text.as_str(), "-exec" | "-execdir" | "-ok" | "-okdir" | "-x" | "-X" | "--exec" | "--exec-batch")
}

/// Whether `text` begins at the plugin's own folder.
pub(super) fn is_own(text: &str) -> bool {
    text.starts_with("./") || plugin_root::below(text).is_some()
}
