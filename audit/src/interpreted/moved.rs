//! What a script changes before others act: the folder that relative paths begin at, and variables that programs are started with.

use super::Language;
use super::flow::{Flow, name, names};
use super::fold::Fold;
use super::lex::{Placed, Token};
use super::sinks::{Called, LINES, inside};
use super::{Told, words};

/// What goes into a folder.
const MOVES: &[&str] = &["chdir", "set-location", "push-location", "pushd", "fchdir"];

/// 200 bytes of a relative path.
const PATH: usize = 200;

/// Variables by which programs load what they say, or start it.
const LOADERS: &[&str] = &[
    "NODE_OPTIONS",
    "LD_PRELOAD",
    "LD_AUDIT",
    "DYLD_INSERT_LIBRARIES",
    "BASH_ENV",
    "PYTHONSTARTUP",
    "PERL5OPT",
    "RUBYOPT",
    "JAVA_TOOL_OPTIONS",
    "PROMPT_COMMAND",
    "GIT_SSH_COMMAND",
    "GIT_EXTERNAL_DIFF",
];

impl Flow<'_> {
    /// Remembers that the script goes into the home, or into a folder below it.
    pub(super) fn moves(&mut self, call: &Called<'_>, tokens: &[Placed]) {
        if !MOVES.contains(&call.last) {
            return;
        }
        let rest = tokens.get(call.next..).unwrap_or_default();
        let is_called = rest.first().is_some_and(|placed| placed.token == Token::Sign('('));
        let args = if is_called { inside(rest).get(1..).unwrap_or_default() } else { rest };
        // Without a word both go home.
        let goes_home = matches!(self.language, Language::Perl | Language::Ruby)
            && args.first().is_none_or(|placed| {
                matches!(placed.token, Token::Sign(';' | '}')) || name(&placed.token) == Some("do")
            });
        let folder = if goes_home { "~".to_owned() } else { self.text(args) };
        let folder = folder.trim_end_matches('/');
        if folder == "~" || folder == "${HOME}" || folder.starts_with("~/") || folder.starts_with("${HOME}/") {
            self.moved = Some(folder.to_owned());
        }
    }

    /// The path that a relative one comes to in the folder that the script went into.
    pub(super) fn where_moved(&self, text: &str) -> Option<String> {
        let folder = self.moved.as_ref()?;
        let is_relative = !text.is_empty() && text.len() < PATH && !text.starts_with(['/', '~', '$', '\\', ' ']);
        is_relative.then(|| format!("{folder}/{}", text.trim_start_matches("./")))
    }

    /// Judges a variable that the script gives programs: `os.environ["NODE_OPTIONS"] = "--require …"`.
    pub(super) fn exports(&mut self, tokens: &[Placed], told: &mut Told<'_, '_>) {
        let fold = Fold { tokens, constants: &self.constants };
        let is_one = |placed: &Placed| matches!(&placed.token, Token::Text(own) | Token::Name(own) if LOADERS.contains(&own.as_str()));
        let Some(at) = tokens.iter().position(is_one).filter(|_| self.last && self.spent.lines < LINES) else {
            return self.puts(tokens, told);
        };
        let before = tokens.get(at.saturating_sub(4)..at).unwrap_or_default();
        let is_environment = |placed: &Placed| {
            matches!(name(&placed.token), Some("environ" | "ENV" | "$ENV" | "putenv" | "setdefault" | "setenv"))
        };
        let (Some(Token::Text(own) | Token::Name(own)), true) = (fold.token(at), before.iter().any(is_environment))
        else {
            return;
        };
        let next = at.saturating_add(1);
        let closes = fold.sign(next, ']') || fold.sign(next, '}');
        let gives = closes && fold.sign(next.saturating_add(1), '=') && !fold.sign(next.saturating_add(2), '=');
        let value = if gives {
            next.saturating_add(2)
        } else if fold.sign(next, ',') && names(before).any(|name| matches!(name, "putenv" | "setdefault" | "setenv")) {
            next.saturating_add(1)
        } else {
            return;
        };
        let text = fold.expression(value, 0).0.joined("");
        let line = format!("export {own}={}", crate::layout::quote(&text));
        let at = tokens.get(at).map_or(0, |placed| placed.at);
        self.spent.lines = self.spent.lines.saturating_add(1);
        self.program(&line, at, told);
    }

    /// PHP's `putenv("NAME=value")`.
    fn puts(&mut self, tokens: &[Placed], told: &mut Told<'_, '_>) {
        if self.language != Language::Php || !self.last || self.spent.lines >= LINES {
            return;
        }
        let Some(at) = tokens.iter().position(|placed| name(&placed.token) == Some("putenv")) else { return };
        let (value, _) = Fold { tokens, constants: &self.constants }.expression(at.saturating_add(2), 0);
        let text = value.joined("");
        if let Some((own, value)) = text.split_once('=').filter(|(own, _)| LOADERS.contains(own)) {
            let line = format!("export {own}={}", crate::layout::quote(value));
            self.spent.lines = self.spent.lines.saturating_add(1);
            self.program(&line, tokens.get(at).map_or(0, |placed| placed.at), told);
        }
    }

    /// Whether the call puts what it is given into an archive, or copies all of it.
    pub(super) fn packs(&self, call: &Called<'_>) -> bool {
        match call.last {
            "make_archive" | "addFile" | "buildFromDirectory" | "cp_r" | "add_files" | "compress-archive" => true,
            "add" => self.language == Language::Python && self.uses.any(&["tarfile"]),
            "write" => self.language == Language::Python && self.uses.any(&["zipfile", "ZipFile"]),
            _ => false,
        }
    }

    /// The folder that a call fills, or puts another in the place of, where what lies in it lasts: `copytree("x", ".git/hooks")`.
    pub(super) fn fills(&self, call: &Called<'_>, tokens: &[Placed]) -> Option<String> {
        const FILLS: &[&str] = &[
            "copytree",
            "cp_r",
            "dircopy",
            "rcopy",
            "move",
            "mv",
            "symlink",
            "ln_s",
            "rename",
            "copy_entry",
            "copy",
            "cp",
        ];
        if !FILLS.contains(&call.last) {
            return None;
        }
        let given = self.given(call, tokens);
        let folder = self.text(given.get(1)?);
        let folder = folder.trim_end_matches('/');
        let is_one = !folder.is_empty() && !super::flow::is_lasting(folder);
        is_one.then(|| self.may_be(&format!("{folder}/"), super::flow::is_lasting)).flatten()
    }

    /// Whether the call writes what Windows starts with every session.
    pub(super) fn registers(&self, call: &Called<'_>) -> bool {
        const WRITES: &[&str] =
            &["SetValueEx", "SetValue", "CreateKey", "CreateKeyEx", "KEY_WRITE", "KEY_ALL_ACCESS", "KEY_SET_VALUE"];
        WRITES.contains(&call.last) && self.uses.any(&[super::uses::STARTS])
    }

    /// Whether a file is read line by line and written in its place.
    pub(super) fn rewrites(&self, call: &Called<'_>, tokens: &[Placed]) -> bool {
        words::has(&["fileinput.input", "fileinput.FileInput", "FileInput"], call.path, call.last)
            && tokens.iter().any(|placed| name(&placed.token) == Some("inplace"))
    }
}

#[cfg(test)]
mod tests {
    use crate::finding::Severity;
    use crate::interpreted::tests::of;

    #[test]
    fn what_a_script_changes_counts_for_what_comes_after() {
        for (by, path, text) in [
            ("python3", "a.py", "import os\nos.chdir(os.path.expanduser('~'))\nprint(open('.netrc').read())\n"),
            ("python3", "a.py", "import os\nos.chdir(os.environ['HOME'] + '/.ssh')\nprint(open('id_rsa').read())\n"),
            ("ruby", "a.rb", "Dir.chdir\nputs File.read('.netrc')\n"),
            ("perl", "a.pl", "chdir $ENV{HOME};\nopen(my $f, '<', '.netrc');\nprint <$f>;\n"),
            ("python3", "a.py", "import os\nos.environ['NODE_OPTIONS'] = '--require /tmp/x.js'\n"),
            ("ruby", "a.rb", "ENV['LD_PRELOAD'] = '/tmp/x.so'\n"),
            ("perl", "a.pl", "$ENV{BASH_ENV} = '/tmp/x';\n"),
            (
                "python3",
                "a.py",
                "import shutil, os\nshutil.make_archive('/tmp/a', 'zip', os.path.expanduser('~/.ssh'))\n",
            ),
            (
                "python3",
                "a.py",
                "import tarfile, os\nwith tarfile.open('/tmp/a.tgz', 'w:gz') as t:\n    for d in ['.ssh', '.gnupg']:\n        t.add(os.path.expanduser(f'~/{d}'))\n",
            ),
            ("ruby", "a.rb", "require 'fileutils'\nFileUtils.cp_r File.join(Dir.home, '.ssh'), '/tmp/x'\n"),
            ("python3", "a.py", "import shutil\nshutil.copytree('hooks', '.git/hooks', dirs_exist_ok=True)\n"),
            ("ruby", "a.rb", "require 'fileutils'\nFileUtils.cp_r 'hooks', '.git/hooks'\n"),
        ] {
            assert_eq!(of(by, path, text), Some(Severity::Danger), "{text}");
        }
    }

    #[test]
    fn what_starts_again_is_written_in_other_ways_too() {
        for (by, path, text) in [
            (
                "python3",
                "a.py",
                "import fileinput, os\nfor line in fileinput.input(os.path.expanduser('~/.profile'), inplace=True):\n    print(line)\n",
            ),
            (
                "python3",
                "a.py",
                "import winreg\nk = winreg.CreateKey(winreg.HKEY_CURRENT_USER, r'Software\\Microsoft\\Windows\\CurrentVersion\\Run')\nwinreg.SetValueEx(k, 'x', 0, 1, 'x.exe')\n",
            ),
            (
                "python3",
                "a.py",
                "import os, shutil\nshutil.copy(os.path.expanduser('~/.config/google-chrome/Default/Login Data'), '/tmp/x')\n",
            ),
        ] {
            assert_eq!(of(by, path, text), Some(Severity::Danger), "{text}");
        }
    }

    #[test]
    fn what_a_script_changes_for_itself_is_no_danger() {
        for (by, path, text) in [
            ("python3", "a.py", "import os\nos.chdir('sub')\nprint(open('.netrc.example').read())\n"),
            ("python3", "a.py", "import os\nos.chdir(os.path.expanduser('~'))\nprint(open('notes.txt').read())\n"),
            (
                "python3",
                "a.py",
                "import os\nos.environ['NODE_OPTIONS'] = '--max-old-space-size=4096'\nprint(os.environ.get('LD_PRELOAD', 'none'))\n",
            ),
            (
                "python3",
                "a.py",
                "import shutil\nshutil.make_archive('/tmp/a', 'zip', 'docs')\nshutil.copytree('a', 'b/hooks')\n",
            ),
            ("python3", "a.py", "import os\ndenied = set()\ndenied.add(os.path.expanduser('~/.gnupg'))\n"),
            (
                "python3",
                "a.py",
                "import fileinput\nfor line in fileinput.input('notes.md', inplace=True):\n    print(line)\n",
            ),
            (
                "python3",
                "a.py",
                "import winreg\nk = winreg.OpenKey(winreg.HKEY_CURRENT_USER, r'Software\\Microsoft\\Windows\\CurrentVersion\\Run')\nprint(winreg.EnumValue(k, 0))\n",
            ),
        ] {
            assert!(of(by, path, text).is_none_or(|severity| severity < Severity::Danger), "{text}");
        }
    }
}
