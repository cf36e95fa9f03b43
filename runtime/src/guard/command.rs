//! One command with its words known as far as they can be: what it does about plugins.

use std::path::PathBuf;

use super::mention::{self, LOOKING};
use super::names::{READERS, SPEAKERS, is_in};
use super::shell::{Shell, Simple, split_assignment};
use super::value::{self, ANY};

/// Programs that write only what they write last, and read the rest.
const COPIERS: [&str; 4] = ["cp", "rsync", "scp", "install"];
/// Flags of `deepcode-plugin` that take a value.
const VALUED: [&str; 3] = ["--home", "--settings", "--format"];

impl Shell {
    /// Judges a command; `here` is what it is given to read, as far as it is known.
    pub(super) fn run(&mut self, mut fields: Vec<String>, simple: &Simple, here: &str) {
        // Words that stand before a command and change nothing of what it is.
        while fields.len() > 1
            && matches!(first(&fields), "command" | "builtin" | "exec" | "nohup" | "time" | "then" | "do" | "else")
        {
            fields.remove(0);
        }
        let Some((program, arguments)) = fields.split_first() else { return };
        if let Some(alias) = self.aliases.remove(program.as_str()) {
            let quoted: Vec<String> = arguments.iter().map(|a| quote(a)).collect();
            self.script(&format!("{alias} {}", quoted.join(" ")));
            return;
        }
        if self.call(program, arguments) {
            return;
        }
        let name = base(program);
        if self.is_ours(program) {
            return self.ours(program, arguments);
        }
        if value::is_open(program) {
            // A program that cannot be known, told what this one is told.
            self.refused |= mention::manages(arguments) && mention::smells(program);
            self.opaque = true;
        } else if mention::manages(arguments) && !is_in(SPEAKERS, &name) && name != "git" {
            self.opaque = true;
        }
        self.files(&name, arguments);
        if !self.builtin(&name, arguments) {
            self.started(&name, arguments, simple, here);
        }
    }

    /// Whether the word names this program: by its name, its package, a path to it, or a name that the script gave it.
    pub(super) fn is_ours(&self, word: &str) -> bool {
        let name = base(word);
        let package = name.split_once('@').map_or(name.as_str(), |(name, _)| name);
        let known = ["deepcode", "deepcode-plugin", "deepcode-plugins"];
        let literal = name.chars().filter(|c| *c != ANY && *c != value::STAR).count();
        known.contains(&package)
            || value::is_open(&name) && literal >= 4 && known.iter().any(|known| value::may_be(&name, known))
            || self.disguises.iter().any(|other| word == other || base(other) == name)
    }

    /// This program's own command line: what only looks is let through, and nothing else.
    pub(super) fn ours(&mut self, program: &str, arguments: &[String]) {
        let host = !value::may_be(&base(program), "deepcode-plugin")
            && !base(program).starts_with("deepcode-plugin")
            && !self.disguises.iter().any(|other| base(other) == base(program));
        if arguments.iter().any(|a| a == "--help" || a == "-h" || a == "--version" || a == "-V") {
            return;
        }
        let mut words = arguments.iter().peekable();
        if host {
            // Of the host only `plugin …` is ours; a word that cannot be known may be it.
            let is_plugin = |word: &&String| {
                word.eq_ignore_ascii_case("plugin") || word.eq_ignore_ascii_case("plugins") || value::is_open(word)
            };
            match words.find(is_plugin) {
                Some(word) if value::is_open(word) => {
                    self.opaque |= !value::is_blank(word);
                    self.refused |= value::is_blank(word);
                    return;
                }
                Some(_) => {}
                None => return,
            }
        }
        let mut plain = Vec::new();
        while let Some(word) = words.next() {
            if VALUED.contains(&word.as_str()) {
                words.next();
            } else if word == "--" {
                // What follows is the command, or what it is given.
            } else if !word.starts_with('-') {
                plain.push(word.to_lowercase());
            }
        }
        let mut plain = plain.iter().map(String::as_str).skip_while(|w| *w == "plugin" || *w == "plugins");
        let (command, next) = (plain.next(), plain.next());
        self.refused |= match (command, next) {
            (None, _) => false,
            (Some("marketplace" | "marketplaces"), next) => {
                !matches!(next, None | Some("list" | "ls" | "update" | "refresh"))
            }
            (Some("revocations"), next) => !matches!(next, None | Some("list")),
            (Some("report"), _) => arguments.iter().any(|a| self.stores.is_named_by(a, self.cwd.as_deref())),
            (Some(command), _) => !LOOKING.contains(&command),
        };
        if matches!(command, Some("exec" | "run")) {
            let inner =
                arguments.iter().skip_while(|a| *a != "exec" && *a != "run").skip(1).cloned().collect::<Vec<_>>();
            self.suffixes(&inner, "");
        }
    }

    /// What the shell does itself; whether it was one of those.
    fn builtin(&mut self, name: &str, arguments: &[String]) -> bool {
        match name {
            "eval" => self.script(&arguments.join(" ")),
            "trap" => arguments.iter().take(1).for_each(|script| self.script(script)),
            "alias" => {
                for (alias, text) in arguments.iter().filter_map(|a| a.split_once('=')) {
                    self.aliases.insert(alias.to_owned(), text.to_owned());
                }
            }
            "export" | "declare" | "typeset" | "local" | "readonly" => {
                let takes_off = arguments.iter().any(|a| a == "-n" || a == "+x");
                for argument in arguments {
                    match split_assignment(argument) {
                        Some((name, text)) => self.assign(name, vec![text.to_owned()]),
                        None => self.refused |= takes_off && argument == "DEEPCODE_AGENT",
                    }
                }
            }
            "unset" => {
                self.refused |= arguments.iter().any(|a| value::may_be(a, "DEEPCODE_AGENT") && a.len() > 4);
                for name in arguments {
                    std::rc::Rc::make_mut(&mut self.values.named).remove(name);
                }
            }
            "read" | "mapfile" | "readarray" | "getopts" | "let" => {
                for name in arguments.iter().filter(|a| !a.starts_with('-')) {
                    self.hold(name.clone(), vec![ANY.to_string()]);
                }
            }
            "set" => {
                let given = arguments.iter().position(|a| a == "--").map_or(0, |at| at + 1);
                self.values.positional = Some(arguments.iter().skip(given).cloned().collect());
            }
            "cd" | "pushd" => {
                self.cwd = arguments.iter().rfind(|a| !a.starts_with('-')).and_then(|to| self.entered(to));
            }
            "popd" => self.cwd = None,
            _ => return false,
        }
        true
    }

    fn entered(&self, to: &str) -> Option<PathBuf> {
        if value::is_open(to) {
            return None;
        }
        self.cwd.as_ref().map(|cwd| cwd.join(to)).or_else(|| to.starts_with('/').then(|| PathBuf::from(to)))
    }

    /// What the program does to the files that it is given.
    fn files(&mut self, name: &str, arguments: &[String]) {
        if matches!(
            name,
            "echo"
                | "printf"
                | "cd"
                | "pushd"
                | "export"
                | "alias"
                | "for"
                | "case"
                | "return"
                | "exit"
                | ":"
                | "eval"
                | "set"
        ) {
            return;
        }
        let cwd = self.cwd.clone();
        let is_store = |argument: &String| self.stores.is_named_by(argument, cwd.as_deref());
        let at: Vec<usize> = (0..arguments.len()).filter(|i| arguments.get(*i).is_some_and(is_store)).collect();
        let after = |flags: &[&str]| {
            at.iter().any(|i| {
                i.checked_sub(1).and_then(|j| arguments.get(j)).is_some_and(|flag| flags.contains(&flag.as_str()))
            })
        };
        let touched = !at.is_empty();
        let has = |flag: &str| arguments.iter().any(|a| a.starts_with(flag));
        self.refused |= match name {
            "find" => {
                touched
                    && (has("-delete")
                        || has("-exec")
                        || has("-ok")
                        || after(&["-fprint", "-fprintf", "-fprint0", "-fls"]))
            }
            "sed" => touched && (has("-i") || has("--in-place") || at.first() == Some(&0) || after(&["-e"])),
            "yq" | "xxd" => touched && (has("-i") || has("-r")),
            "git" => touched && !matches!(first(arguments), "diff" | "log" | "show" | "grep" | "blame" | "commit"),
            "sort" => touched && (has("-o") || has("--output")),
            "curl" | "wget" => touched && !after(&["-d", "--data", "--data-binary", "-T", "-F", "--post-file"]),
            _ if COPIERS.contains(&name) => {
                at.contains(&(arguments.len().saturating_sub(1))) || after(&["-t"]) || touched && has("--target")
            }
            _ if is_in(READERS, name) => {
                after(&["-o", "--output"]) || touched && (has("--output=") || has("--compile="))
            }
            _ => touched,
        };
        if matches!(name, "cp" | "ln" | "mv" | "install") && arguments.iter().any(|a| self.is_ours(a)) {
            self.disguises.extend(arguments.iter().rfind(|a| !a.starts_with('-')).cloned());
        }
        if matches!(name, "tee" | "cp" | "mv" | "ln" | "install") {
            for target in arguments.iter().filter(|a| !a.starts_with('-')) {
                self.opaque |= super::tool::is_run_later(target);
                self.written.push(target.clone());
            }
        }
    }
}

pub(super) fn first(words: &[String]) -> &str {
    words.first().map_or("", String::as_str)
}

/// The program's name out of a path, as a file system without case would compare it.
pub(super) fn base(word: &str) -> String {
    let name = word.trim_end_matches('/').rsplit('/').next().unwrap_or(word).to_lowercase();
    let endings = [".exe", ".cmd", ".js", ".mjs", ".cjs", ".ts"];
    endings.iter().find_map(|ending| name.strip_suffix(ending)).unwrap_or(&name).to_owned()
}

fn quote(word: &str) -> String {
    format!("'{}'", word.replace('\'', "'\\''"))
}
