//! The home of a person as systems' lists of users have it: `pwd.getpwuid(uid).pw_dir`, `(getpwuid $<)[7]`, `Etc.getpwuid.dir`.

use super::fold::Fold;
use super::lex::Token;

/// What asks such a list.
pub(super) const ASKS: &[&str] = &["getpwuid", "getpwnam", "posix_getpwuid", "posix_getpwnam"];

/// 8 words and signs of one question.
const QUESTION: usize = 8;

/// Whether the path of a value that nothing is given to is such a home: `Etc.getpwuid.dir`, `File::HomeDir->my_home`.
pub(super) fn is_home(path: &str) -> bool {
    path.ends_with("getpwuid.dir") || path.ends_with("my_home")
}

/// The first token after Perl's `(getpwuid $<)[7]`, `(getpwuid($<))[7]` at `at`.
pub(super) fn after(fold: &Fold<'_>, at: usize) -> Option<usize> {
    let asks = matches!(fold.token(at.saturating_add(1)), Some(Token::Name(name)) if ASKS.contains(&name.as_str()));
    let ends = |at: &usize| {
        let is_seventh = matches!(fold.token(at.saturating_add(2)), Some(Token::Number(number)) if number == "7");
        fold.sign(*at, ')') && fold.sign(at.saturating_add(1), '[') && is_seventh
    };
    let end = (at..at.saturating_add(QUESTION)).find(ends).filter(|_| asks && fold.sign(at, '('))?;
    Some(end.saturating_add(4))
}
