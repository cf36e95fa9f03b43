//! What Python makes of a text letter by letter: `c for c in "e.x" if c != "."`, `"eaxb"[::2]`.

use super::fold::{Fold, Value};
use super::lex::Token;

/// What the brackets at `at` come to, where they hold one letter after another of a text, some left out; and the first token
/// after them.
pub(super) fn each(fold: &Fold<'_>, at: usize, depth: usize) -> Option<(Value, usize)> {
    let name = |at: usize| match fold.token(at) {
        Some(Token::Name(name)) => Some(name.as_str()),
        _ => None,
    };
    let first = at.saturating_add(1);
    let letter = name(first)?;
    let is_loop = name(first.saturating_add(1)) == Some("for")
        && name(first.saturating_add(2)) == Some(letter)
        && name(first.saturating_add(3)) == Some("in");
    if !is_loop {
        return None;
    }
    let (value, next) = fold.expression(first.saturating_add(4), depth.saturating_add(1));
    if !value.known || value.items.len() != 1 {
        return None;
    }
    let text = value.joined("");
    let (kept, next) =
        if name(next) == Some("if") { kept(fold, letter, &text, next.saturating_add(1))? } else { (text, next) };
    let closes = matches!(fold.token(next), Some(Token::Sign(')' | ']')));
    closes.then(|| (Value { built: true, ..Value::known(kept) }, next.saturating_add(1)))
}

/// The letters of `text` for which the question at `at` holds, and the first token after it.
fn kept(fold: &Fold<'_>, letter: &str, text: &str, at: usize) -> Option<(String, usize)> {
    let is_name = |at: usize, word: &str| matches!(fold.token(at), Some(Token::Name(name)) if name == word);
    let is_sign = |at: usize, sign: char| fold.token(at) == Some(&Token::Sign(sign));
    let said = |at: usize| match fold.token(at) {
        Some(Token::Text(text)) => Some(text.clone()),
        _ => None,
    };
    if !is_name(at, letter) {
        return None;
    }
    let next = at.saturating_add(1);
    if is_sign(next, '!') && is_sign(next.saturating_add(1), '=') {
        let other = said(next.saturating_add(2))?;
        return Some((text.replace(other.as_str(), ""), next.saturating_add(3)));
    }
    if is_name(next, "not") && is_name(next.saturating_add(1), "in") {
        let others = said(next.saturating_add(2))?;
        return Some((text.chars().filter(|c| !others.contains(*c)).collect(), next.saturating_add(3)));
    }
    if is_name(next, "in") {
        let own = said(next.saturating_add(1))?;
        return Some((text.chars().filter(|c| own.contains(*c)).collect(), next.saturating_add(2)));
    }
    let Some(Token::Name(method)) = fold.token(next.saturating_add(1)).filter(|_| is_sign(next, '.')) else {
        return None;
    };
    let is: fn(char) -> bool = match method.as_str() {
        "isalpha" => char::is_alphabetic,
        "isalnum" => char::is_alphanumeric,
        "islower" => char::is_lowercase,
        "isupper" => char::is_uppercase,
        _ => return None,
    };
    Some((text.chars().filter(|c| is(*c)).collect(), next.saturating_add(4)))
}

/// `[::2]`, `[1::3]` of a text at `at`: every so many letters of it; and the first token after it.
pub(super) fn stepped(fold: &Fold<'_>, value: &Value, at: usize) -> Option<(Value, usize)> {
    let number = |at: usize| match fold.token(at) {
        Some(Token::Number(number)) => number.parse::<usize>().ok(),
        _ => None,
    };
    let first = at.saturating_add(1);
    let from = number(first);
    let signs = first.saturating_add(usize::from(from.is_some()));
    let step_at = signs.saturating_add(2);
    let is_one = fold.sign(at, '[')
        && fold.sign(signs, ':')
        && fold.sign(signs.saturating_add(1), ':')
        && fold.sign(step_at.saturating_add(1), ']');
    let step = number(step_at).filter(|step| is_one && *step > 0)?;
    let [text] = value.items.as_slice() else { return None };
    let kept: String = text.chars().skip(from.unwrap_or(0)).step_by(step).collect();
    Some((Value { items: vec![kept], known: value.known, built: true }, step_at.saturating_add(2)))
}
