//! What a script removes or writes over that is not the plugin's: a home, or what a person keeps in it, at once or file by file.

use std::collections::HashSet;

use super::flow::{Flow, name, names};
use super::fold::{Fold, Value};
use super::lex::{Placed, Token};
use super::sinks::Called;
use super::{Language, Told};
use crate::rules::shell as rules;

/// What removes a folder with all that lies in it.
const TREES: &[&str] =
    &["rmtree", "remove_tree", "rm_rf", "rm_r", "remove_dir", "remove_entry", "remove_entry_secure", "rmtree_safe"];

/// What removes a file.
const FILES: &[&str] = &["remove", "unlink", "delete", "rm", "rm_f", "safe_unlink"];

/// What writes over a file.
const WRITERS: &[&str] =
    &["open", "fopen", "write_bytes", "write_text", "truncate", "file_put_contents", "binwrite", "File.write"];

/// What goes through a folder that it is given.
const WALKS: &[&str] = &[
    "os.walk",
    "os.fwalk",
    "os.listdir",
    "os.scandir",
    "glob.glob",
    "glob.iglob",
    "glob",
    "Find.find",
    "Dir.glob",
    "Dir.children",
    "Dir.each_child",
    "find",
    "finddepth",
    "File.Find.find",
    "RecursiveDirectoryIterator",
    "DirectoryIterator",
    "FilesystemIterator",
    "scandir",
];

/// What goes through the folder whose method it is.
const METHODS: &[&str] = &["rglob", "glob", "iterdir", "walk", "children", "each_child", "find", "entries"];

/// Patterns that every name fits, those first that end as others do.
const EVERY: &[&str] = &["**/{*,.*}", "{*,.*}", "**/*.*", "*.*", "**/*", "**", "*"];

/// Words after which stands which files are meant.
const CHOOSES: &[&str] = &[
    "if", "elif", "elsif", "unless", "when", "case", "match", "select", "filter", "reject", "grep", "find_all", "next",
    "continue", "sorted", "sort_by", "max_by", "min_by",
];

/// What tells one file from another.
const DIFFERS: &[&str] = &[
    "endswith",
    "startswith",
    "end_with",
    "start_with",
    "suffix",
    "suffixes",
    "stem",
    "name",
    "extname",
    "basename",
    "getmtime",
    "st_mtime",
    "mtime",
    "atime",
    "st_atime",
    "ctime",
    "st_ctime",
    "filemtime",
    "getsize",
    "st_size",
    "size",
    "filesize",
    "fnmatch",
    "match",
    "preg_match",
    "in",
    "include",
    "input",
    "ask",
    "key",
    "pathinfo",
    "getExtension",
];

/// What a script goes through file by file.
#[derive(Debug, Default)]
pub(super) struct Walked {
    /// Names of what lies in a home that is gone through.
    names: HashSet<String>,
    /// Whether the statement at hand goes through one.
    here: bool,
}

impl Flow<'_> {
    /// Begins a statement: one that tells one file from another chooses which of them it means.
    pub(super) fn chooses(&mut self, tokens: &[Placed]) {
        self.walked.here = false;
        if !self.walked.names.is_empty() && is_choosing(tokens) {
            self.walked.names.clear();
        }
    }

    /// Judges a call that goes through a home, or removes one.
    pub(super) fn clears(&mut self, call: &Called<'_>, tokens: &[Placed], told: &mut Told<'_, '_>) {
        if self.language == Language::Awk {
            return;
        }
        if self.goes_through_home(call, tokens) && !is_choosing(tokens) {
            self.walked.here = true;
            self.walked.names.extend(loop_names(tokens));
            if self.language == Language::Perl {
                self.walked.names.extend(["$_", "$File"].map(str::to_owned));
            }
        }
        let removes = FILES.contains(&call.last) || TREES.contains(&call.last);
        let may_write = WRITERS.iter().any(|word| *word == call.last || *word == call.path);
        if !self.last || !removes && !may_write {
            return;
        }
        let args = call.given(tokens);
        let is_walked = |tokens: &[Placed]| names(tokens).any(|name| self.walked.names.contains(name));
        let owner = behind(call, tokens);
        let reaches = is_walked(args) || is_walked(owner);
        if reaches && (removes || self.is_write(call, tokens, told)) {
            told.tell(
                &rules::DESTRUCTION,
                call.at,
                "every file of a home is removed or written over",
                told.unless_asked(),
            );
            return;
        }
        let folder = self.given(call, tokens).first().copied().unwrap_or_default();
        if TREES.contains(&call.last) && is_whole(&self.text(folder)) {
            told.tell(&rules::DESTRUCTION, call.at, "what is removed is not the plugin's", None);
        }
    }

    /// What is made of what lies in a home that is gone through does, too.
    pub(super) fn walks_on(&mut self, tokens: &[Placed], targets: &[String]) {
        if self.walked.here || names(tokens).any(|name| self.walked.names.contains(name)) {
            self.walked.names.extend(targets.iter().cloned());
        }
    }

    fn goes_through_home(&self, call: &Called<'_>, tokens: &[Placed]) -> bool {
        let is_method = METHODS.contains(&call.last) && call.path.contains('.');
        if !is_method && !WALKS.contains(&call.path) {
            return false;
        }
        let given = self.given(call, tokens);
        let texts: Vec<String> = given.iter().map(|argument| self.text(argument)).collect();
        if WALKS.contains(&call.path) {
            // Perl says what to do with each before it says where.
            let most = if self.language == Language::Perl { texts.len() } else { 1 };
            return texts.iter().take(most).any(|text| is_whole(without_pattern(text)));
        }
        let is_every = texts.iter().all(|text| text.is_empty() || EVERY.contains(&text.as_str()));
        is_method && is_every && is_whole(&self.owner_text(call, tokens))
    }

    /// What a method stands behind says.
    fn owner_text(&self, call: &Called<'_>, tokens: &[Placed]) -> String {
        match call.path.rsplit_once('.') {
            Some((owner, _)) if owner != "?" => {
                let known = self.constants.get(owner).map(|value| value.joined(""));
                known.unwrap_or_else(|| Value::unknown(owner.trim_start_matches('$')).joined(""))
            }
            _ => Fold { tokens: behind(call, tokens), constants: &self.constants }.expression(0, 0).0.joined(""),
        }
    }
}

/// What a method is called of, in brackets or not.
fn behind<'t>(call: &Called<'_>, tokens: &'t [Placed]) -> &'t [Placed] {
    if !call.path.contains('.') {
        return &[];
    }
    if !call.path.starts_with("?.") {
        return tokens.get(call.start..call.start.saturating_add(1)).unwrap_or_default();
    }
    let end = call.start.saturating_sub(1);
    let (mut begin, mut depth) = (end, 0_usize);
    while let Some(placed) = begin.checked_sub(1).and_then(|at| tokens.get(at)) {
        match placed.token {
            Token::Sign(')' | ']') => depth = depth.saturating_add(1),
            Token::Sign('(' | '[') if depth > 0 => depth = depth.saturating_sub(1),
            Token::Sign('.' | ':') | Token::Name(_) | Token::Text(_) => {}
            _ if depth > 0 => {}
            _ => break,
        }
        begin = begin.saturating_sub(1);
        // `in Path.home()`: the word before is none of it.
        let is_word = matches!(&placed.token, Token::Name(word) if matches!(word.as_str(), "in" | "for" | "return"));
        if is_word && depth == 0 {
            begin = begin.saturating_add(1);
            break;
        }
    }
    tokens.get(begin..end).unwrap_or_default()
}

/// The names that a loop gives to what it goes through.
fn loop_names(tokens: &[Placed]) -> Vec<String> {
    let is = |placed: &Placed, word: &str| name(&placed.token) == Some(word);
    let from = tokens.iter().position(|placed| is(placed, "for"));
    let to = tokens.iter().position(|placed| is(placed, "in"));
    let head = from.zip(to).and_then(|(from, to)| tokens.get(from.saturating_add(1)..to)).unwrap_or_default();
    names(head).map(str::to_owned).collect()
}

/// Whether a statement tells one file from another.
fn is_choosing(tokens: &[Placed]) -> bool {
    let chooses = |placed: &Placed| name(&placed.token).is_some_and(|name| CHOOSES.contains(&name));
    let Some(at) = tokens.iter().position(chooses) else { return false };
    tokens.iter().skip(at.saturating_add(1)).any(|placed| match &placed.token {
        Token::Text(text) => !text.is_empty() && !EVERY.contains(&text.as_str()),
        Token::Number(_) => true,
        Token::Name(name) => DIFFERS.contains(&name.as_str()),
        Token::Sign(sign) => matches!(sign, '<' | '~'),
        _ => false,
    })
}

/// The folder of a pattern that every name fits.
fn without_pattern(text: &str) -> &str {
    let folder = |pattern: &&str| text.strip_suffix(*pattern)?.strip_suffix('/');
    EVERY.iter().find_map(folder).unwrap_or(text)
}

/// Whether a path is a machine's, a home's, or that of a folder in which a person keeps what they have made.
fn is_whole(path: &str) -> bool {
    const ALL: &[&str] = &["/", "/home", "/Users", "/root", "/etc", "/usr"];
    const KEPT: &[&str] = &["", "/Documents", "/Desktop", "/Pictures", "/.ssh"];
    let below = path.strip_prefix("${HOME}").or_else(|| path.strip_prefix('~'));
    ALL.contains(&path) || below.is_some_and(|below| KEPT.contains(&below.trim_end_matches('/')))
}

#[cfg(test)]
mod tests {
    use crate::finding::Severity;
    use crate::interpreted::tests::of;

    #[test]
    fn a_home_that_is_removed_is_a_danger_in_every_language() {
        for (by, path, text) in [
            ("python3", "a.py", "import shutil, os\nshutil.rmtree(os.path.expanduser('~'))\n"),
            (
                "python3",
                "a.py",
                "import shutil\nfrom pathlib import Path\nshutil.rmtree(Path.home(), ignore_errors=True)\n",
            ),
            (
                "python3",
                "a.py",
                "import os\nfor root, dirs, files in os.walk(os.path.expanduser('~')):\n    for f in files:\n        os.remove(os.path.join(root, f))\n",
            ),
            (
                "python3",
                "a.py",
                "from pathlib import Path\nfor p in Path.home().rglob('*'):\n    if p.is_file():\n        p.unlink()\n",
            ),
            (
                "python3",
                "a.py",
                "from pathlib import Path\nhome = Path.home()\n[p.unlink() for p in home.rglob('*')]\n",
            ),
            (
                "python3",
                "a.py",
                "import os, shutil\nhome = os.path.expanduser('~')\nfor n in os.listdir(home):\n    shutil.rmtree(os.path.join(home, n))\n",
            ),
            (
                "python3",
                "a.py",
                "import os\nfrom cryptography.fernet import Fernet\nk = Fernet(Fernet.generate_key())\nfor r, d, fs in os.walk(os.path.expanduser('~/Documents')):\n    for f in fs:\n        p = os.path.join(r, f)\n        data = open(p, 'rb').read()\n        open(p, 'wb').write(k.encrypt(data))\n",
            ),
            ("ruby", "a.rb", "require 'fileutils'\nFileUtils.rm_rf(Dir.home)\n"),
            ("ruby", "a.rb", "require 'fileutils'\nFileUtils.rm_r Dir.home, force: true\n"),
            ("ruby", "a.rb", "require 'find'\nFind.find(Dir.home) { |f| File.delete(f) if File.file?(f) }\n"),
            ("ruby", "a.rb", "Dir.glob(\"#{Dir.home}/**/*\").each do |f|\n  File.unlink(f) if File.file?(f)\nend\n"),
            ("perl", "a.pl", "use File::Path;\nrmtree($ENV{HOME});\n"),
            ("perl", "a.pl", "use File::Path qw(remove_tree);\nremove_tree(\"$ENV{HOME}/\");\n"),
            ("perl", "a.pl", "use File::Find;\nfind(sub { unlink $_ if -f }, $ENV{HOME});\n"),
            (
                "php",
                "a.php",
                "<?php\n$it = new RecursiveIteratorIterator(new RecursiveDirectoryIterator(getenv('HOME')));\nforeach ($it as $f) { unlink($f); }\n",
            ),
        ] {
            assert_eq!(of(by, path, text), Some(Severity::Danger), "{text}");
        }
    }

    #[test]
    fn what_is_chosen_or_the_plugins_own_may_be_removed() {
        for (by, path, text) in [
            (
                "python3",
                "a.py",
                "import shutil, os\nhome = os.path.expanduser('~')\nshutil.rmtree(os.path.join(home, '.cache', 'notes'))\n",
            ),
            ("python3", "a.py", "import shutil, tempfile\nd = tempfile.mkdtemp()\nshutil.rmtree(d)\n"),
            ("python3", "a.py", "from pathlib import Path\nfor p in Path.home().rglob('*.pyc'):\n    p.unlink()\n"),
            (
                "python3",
                "a.py",
                "import os\nfor root, dirs, files in os.walk(os.path.expanduser('~')):\n    for f in files:\n        if f.endswith('.orig'):\n            os.remove(os.path.join(root, f))\n",
            ),
            (
                "python3",
                "a.py",
                "from pathlib import Path\n[p.unlink() for p in Path.home().rglob('*') if p.suffix == '.pyc']\n",
            ),
            (
                "python3",
                "a.py",
                "import os\nfor root, dirs, files in os.walk(os.path.expanduser('~')):\n    print(len(files))\nos.remove('report.txt')\n",
            ),
            ("ruby", "a.rb", "require 'fileutils'\nFileUtils.rm_rf(File.join(Dir.home, '.cache', 'notes'))\n"),
            ("ruby", "a.rb", "Dir.glob(\"#{Dir.home}/**/*\").each { |f| File.delete(f) if f.end_with?('.orig') }\n"),
            ("perl", "a.pl", "use File::Path;\nrmtree(\"$ENV{HOME}/.cache/notes\");\n"),
            ("php", "a.php", "<?php\nforeach (glob(getenv('HOME') . '/.cache/notes/*') as $f) { unlink($f); }\n"),
        ] {
            assert!(of(by, path, text).is_none_or(|severity| severity < Severity::Danger), "{text}");
        }
    }
}
