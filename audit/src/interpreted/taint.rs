//! Where things come from: what the words, texts and commands of a statement bring in.

use super::Language;
use super::flow::{Flow, names};
use super::fold::Fold;
use super::lex::{Placed, Token};
use super::sinks::inside;
use super::together::is_key;
use super::words::{self, has};
use crate::shell::stores;

/// Members of Ruby's `ENV` that give all of it.
const ALL_OF_RUBY: &[&str] =
    &["to_h", "to_a", "map", "each", "select", "filter", "inspect", "to_s", "each_pair", "filter_map"];

/// What reads a file as it is: libraries that take settings out of one give its values to those who need them.
const READERS: &[&str] =
    &["open", "read_text", "read_bytes", "readFile", "File", "IO", "file_get_contents", "fopen", "get-content", "Path"];

/// What lists a folder in PowerShell, whose `env:` is one.
const LISTS: &[&str] = &["get-childitem", "gci", "dir", "ls", "get-item"];

/// Where something comes from.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) struct Taint(pub(super) u16);

impl Taint {
    pub(super) const FETCHED: Self = Self(1);
    pub(super) const DECODED: Self = Self(2);
    pub(super) const SECRET: Self = Self(4);
    pub(super) const ENVIRONMENT: Self = Self(8);
    pub(super) const LASTING: Self = Self(16);
    /// What a program that fetches printed.
    pub(super) const ANSWERED: Self = Self(32);
    /// A place right below the home whose name cannot be told.
    pub(super) const UNTOLD: Self = Self(64);
    /// The same, where another module may say it.
    pub(super) const OPEN: Self = Self(128);
    /// A variable of the environment that is a well-known service's key.
    pub(super) const KEY: Self = Self(256);
    /// What the file holds in which a project keeps its secrets.
    pub(super) const DOTENV: Self = Self(512);

    pub(super) const fn and(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    pub(super) const fn has(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }
}

impl Flow<'_> {
    /// What flows through the tokens.
    pub(super) fn taint(&self, tokens: &[Placed]) -> Taint {
        let of = |(at, placed): (usize, &Placed)| match &placed.token {
            Token::Name(own) => self.taint_of_name(own, tokens, at),
            Token::Text(text) => {
                let member = self.taint_of_member(tokens, at);
                self.taint_of_text(text, tokens).and(member).and(self.taint_of_holes(text))
            }
            Token::Command(line) if line.contains("curl") || line.contains("wget") => Taint::FETCHED,
            _ => Taint::default(),
        };
        let key = if reads_key(tokens) { Taint::KEY } else { Taint::default() };
        let taint = tokens.iter().enumerate().map(of).fold(self.untold(tokens).and(key), Taint::and);
        if self.takes_environment(tokens) { taint.and(Taint::ENVIRONMENT) } else { taint }
    }

    /// What the name at `at` was given, and what the path that begins there answers.
    fn taint_of_name(&self, own: &str, tokens: &[Placed], at: usize) -> Taint {
        let fold = Fold { tokens, constants: &self.constants };
        let (path, next) = fold.path(at);
        let last = path.rsplit('.').next().unwrap_or(&path);
        let is_member = matches!(at.checked_sub(1).and_then(|before| fold.token(before)), Some(Token::Sign('.')));
        let mut taint = self.taints.get(own).copied().unwrap_or_default();
        if words::is_client(&path) || has(words::FETCHES, &path, last) || own == "socket" && !is_member {
            taint = taint.and(Taint::FETCHED);
        }
        // `URI.parse(address).open`: what opens addresses is a method of what stands for one.
        let opens_address = self.language == Language::Ruby && own == "open" && is_member;
        if opens_address && names(tokens).any(|name| name == "URI") {
            taint = taint.and(Taint::FETCHED);
        }
        // `[name].pack("H*")`
        let is_hex = |at: usize| matches!(fold.token(at), Some(Token::Text(text)) if text.starts_with(['H', 'h']));
        let is_packed = last == "pack" && (is_hex(next) || is_hex(next + 1));
        // `string.char(code - 4)`: letters by numbers that are counted.
        let is_counted = matches!(path.as_str(), "string.char" | "chr" | "unichr") && self.is_counted(tokens, next);
        let is_printed = self.language == Language::Awk
            && last == "sprintf"
            && matches!(fold.token(next + 1), Some(Token::Text(text)) if text == "%c")
            && self.is_counted(tokens, next);
        if is_packed || is_printed || is_counted || has(words::DECODES, &path, last) {
            taint = taint.and(Taint::DECODED);
        }
        taint = taint.and(self.asked_of_server(own, &path));
        if self.language == Language::PowerShell {
            taint = taint.and(self.taint_of_profile(own, tokens, at));
        }
        // `name in os.environ` asks whether one is there.
        let before = tokens.get(..at).unwrap_or_default();
        let is_asked = names(before).all(|name| name != "for")
            && before.last().is_some_and(|placed| matches!(&placed.token, Token::Name(name) if name == "in"));
        let is_handed_on = own == "$ENV" && matches!(fold.token(next), Some(Token::Sign(')' | ',' | '}')));
        let is_whole = !is_asked && self.is_whole_environment(&path, &fold, next) && !asks_for_one(&path);
        if is_handed_on || is_whole {
            taint = taint.and(Taint::ENVIRONMENT);
        }
        taint
    }

    /// Whether what is given at `next` is a sum with a name in it.
    fn is_counted(&self, tokens: &[Placed], next: usize) -> bool {
        let given = inside(tokens.get(next..).unwrap_or_default());
        let is_sum = |placed: &Placed| matches!(placed.token, Token::Sign('+' | '-' | '^' | '~'));
        // `chr(ord(c) + 1)` goes from letter to letter.
        names(given).next().is_some() && given.iter().any(is_sum) && !names(given).any(|name| name == "ord")
    }

    /// What a member of PowerShell's brings in that is called by a text, put together or not: `$c.('Down' + 'load…')`.
    fn taint_of_member(&self, tokens: &[Placed], at: usize) -> Taint {
        if self.language != Language::PowerShell {
            return Taint::default();
        }
        let (value, _) = Fold { tokens, constants: &self.constants }.expression(at, 0);
        let name = value.joined("").to_ascii_lowercase();
        if value.built && value.known && name.trim_start_matches('$') == "profile" {
            Taint::LASTING
        } else if has(words::FETCHES, &name, &name) {
            Taint::FETCHED
        } else if has(words::DECODES, &name, &name) {
            Taint::DECODED
        } else {
            Taint::default()
        }
    }

    /// What is the person's of what is put into a text.
    fn taint_of_holes(&self, text: &str) -> Taint {
        let all = holes(text).map(|name| self.held_by(name)).fold(Taint::default(), Taint::and);
        Taint(all.0 & Taint::ENVIRONMENT.and(Taint::SECRET).and(Taint::KEY).0)
    }

    /// What flows in a name, written with the sign that some languages put before it or without.
    pub(super) fn held_by(&self, name: &str) -> Taint {
        let of = |name: &str| self.taints.get(name).copied().unwrap_or_default();
        of(name).and(of(&format!("${name}")))
    }

    /// What a text names: a file that was fetched, a code, an address that is opened, a program that fetches.
    fn taint_of_text(&self, text: &str, tokens: &[Placed]) -> Taint {
        let calls = |which: &[&str]| names(tokens).any(|name| which.contains(&name));
        let is_socket = || self.language == Language::Lua && is_socket_module(text) && calls(&["require"]);
        if stores::is_dotenv(text) && calls(READERS) {
            Taint::DOTENV
        } else if self.files.contains(text) || is_socket() {
            Taint::FETCHED
        } else if matches!(text, "rot13" | "rot_13" | "rot-13") {
            Taint::DECODED
        } else if text.starts_with("http://") || text.starts_with("https://") {
            let opens = self.language != Language::Python && calls(&["open", "file_get_contents", "get", "copy"]);
            if opens { Taint::FETCHED } else { Taint::default() }
        } else if words::is_fetcher(text) && calls(words::PROGRAMS) {
            Taint::ANSWERED
        } else {
            Taint::default()
        }
    }

    /// Whether the path, after which comes `next`, stands for every variable of the environment.
    fn is_whole_environment(&self, path: &str, fold: &Fold<'_>, next: usize) -> bool {
        let sign = |at: usize, sign: char| fold.token(at) == Some(&Token::Sign(sign));
        let is_list = matches!(path, "os.environ" | "ENV" | "$_ENV" | "os.environb") && !sign(next, '[');
        let is_copy = path.ends_with("environ.items") || path.ends_with("environ.copy");
        is_list
            || is_copy
            || match self.language {
                Language::Ruby => path
                    .strip_prefix("ENV.")
                    .is_some_and(|rest| ALL_OF_RUBY.contains(&rest.split('.').next().unwrap_or_default())),
                Language::Php => path == "getenv" && sign(next, '(') && sign(next + 1, ')'),
                Language::PowerShell => path == "env" && names(fold.tokens).any(|name| LISTS.contains(&name)),
                _ => false,
            }
    }
}

/// Whether a well-known service's key is asked of the environment.
fn reads_key(tokens: &[Placed]) -> bool {
    let is_owned = |name: &str| is_key(name) && crate::mcp::owners(name).is_some();
    let is_one = |(at, placed): (usize, &Placed)| match &placed.token {
        Token::Text(text) if text.contains("${") => holes(text).any(is_owned),
        Token::Text(name) | Token::Name(name) => is_owned(name) && asks_environment(tokens, at),
        _ => false,
    };
    tokens.iter().enumerate().any(is_one)
}

/// Whether what stands at `at` is the name of a variable that the environment is asked for.
pub(super) fn asks_environment(tokens: &[Placed], at: usize) -> bool {
    const ASKS: &[&str] = &["environ", "getenv", "ENV", "fetch", "$ENV", "$_ENV", "$_SERVER", "ENVIRON"];
    let before = tokens.get(at.saturating_sub(4)..at).unwrap_or_default();
    // `"#{ENV["A"]}"`: quotes within a text end it.
    let is_within = |placed: &Placed| matches!(&placed.token, Token::Text(text) if text.contains("${ENV"));
    names(before).any(|name| ASKS.contains(&name)) || before.iter().any(is_within)
}

/// What stands between braces behind a dollar in a text.
pub(super) fn holes(text: &str) -> impl Iterator<Item = &str> {
    text.split("${").skip(1).filter_map(|piece| piece.split_once('}')).map(|(hole, _)| hole)
}

/// Whether a module of Lua's reaches the network.
fn is_socket_module(text: &str) -> bool {
    matches!(text, "socket" | "ssl" | "copas" | "cqueues.socket" | "lluv" | "luv" | "requests" | "cURL" | "lcurl")
        || ["socket.", "ssl.", "http.", "resty."].iter().any(|start| text.starts_with(start))
}

/// Whether the path asks the environment for one variable.
fn asks_for_one(path: &str) -> bool {
    ["environ.get", "ENV.fetch", "ENV.key", "environ.setdefault", "environ.pop"].iter().any(|end| path.ends_with(end))
}

#[cfg(test)]
mod tests {
    use crate::finding::Severity;
    use crate::interpreted::tests::of;

    #[test]
    fn a_variable_that_is_looked_for_in_the_environment_is_not_all_of_it() {
        let sends = |line: &str| {
            of(
                "python3",
                "a.py",
                &format!(
                    "import os, urllib.request\nfor key in open('x').read().split():\n    {line}\n        urllib.request.urlopen('https://k.invalid/', data=b'x')\n"
                ),
            )
        };
        assert!(sends("if key.strip() not in os.environ:").is_none_or(|severity| severity < Severity::Danger));
        assert_eq!(sends("for name in os.environ:"), Some(Severity::Danger));
    }
}
