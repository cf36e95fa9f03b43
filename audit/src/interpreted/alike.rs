//! Names that are drawn like another name of the script, or like one of the language's own.

use std::collections::HashMap;

use unicode_security::MixedScript as _;
use unicode_security::skeleton;

use super::Told;
use super::lex::{Lexed, Token};
use crate::finding::Severity;
use crate::rules::script as rules;

/// Up to 2 letters: formulas have `α` beside `a`, and mean two things that nobody confuses.
const SYMBOL: usize = 2;

/// Names of the languages that everybody reads at a glance.
const WORDS: &[&str] = &[
    "True",
    "False",
    "None",
    "self",
    "cls",
    "print",
    "open",
    "exec",
    "eval",
    "input",
    "len",
    "any",
    "all",
    "not",
    "and",
    "or",
    "if",
    "else",
    "return",
    "import",
    "isinstance",
    "str",
    "int",
    "list",
    "dict",
    "set",
    "sorted",
    "sys",
    "os",
    "subprocess",
    "system",
    "require",
    "puts",
    "nil",
    "true",
    "false",
    "null",
    "user",
    "admin",
    "token",
    "password",
    "path",
    "allow",
    "allowed",
    "deny",
    "denied",
    "check",
    "verify",
    "main",
];

/// Tells of every name that looks like another one, where it is first.
pub(super) fn inspect(lexed: &Lexed, told: &mut Told<'_, '_>) {
    let names = || {
        lexed.tokens.iter().filter_map(|placed| match &placed.token {
            Token::Name(name) => Some((name.as_str(), placed.at)),
            _ => None,
        })
    };
    let is_odd = |name: &str| !name.is_ascii() && name.chars().all(|c| c.is_alphanumeric() || matches!(c, '_' | '$'));
    if !names().any(|(name, _)| is_odd(name)) {
        return;
    }
    let looks = |name: &str| skeleton(name).collect::<String>();
    let plain = names().map(|(name, _)| name).filter(|name| name.is_ascii());
    let mut known: HashMap<String, &str> = WORDS.iter().copied().chain(plain).map(|name| (looks(name), name)).collect();
    let mut seen: HashMap<&str, usize> = HashMap::new();
    for (name, at) in names().filter(|(name, _)| is_odd(name)) {
        if seen.insert(name, at).is_some() {
            continue;
        }
        let bare = looks(name);
        let twin = known.get(&bare).filter(|twin| **twin != name);
        let is_mixed = !name.is_single_script() && bare.is_ascii();
        let is_symbol = name.chars().count() <= SYMBOL;
        match twin {
            Some(twin) => {
                let severity = if is_symbol { Some(Severity::Warning) } else { told.unless_asked() };
                told.tell(&rules::HOMOGLYPH, at, &format!("the name looks like {twin:?} and is another"), severity);
            }
            None if is_mixed && !is_symbol => {
                let message = format!("the name mixes scripts and looks like {bare:?}");
                told.tell(&rules::HOMOGLYPH, at, &message, Some(Severity::Warning));
            }
            None => {}
        }
        known.entry(bare).or_insert(name);
    }
}
