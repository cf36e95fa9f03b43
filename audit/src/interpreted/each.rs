//! What Ruby makes of every text of a list, and of all of them together: `.map(&:reverse)`, `.inject(home) { … }`.

use super::fold::{Fold, Value};
use super::lex::Token;
use super::makes::method;

/// 40 tokens of one block: what only turns texts round or joins them is shorter.
const BLOCK: usize = 40;

/// Methods that do the same to every text.
const MAPS: &[&str] = &["map", "collect", "flat_map", "map!", "each_entry"];

/// Methods that make one of all texts.
const FOLDS: &[&str] = &["inject", "reduce", "sum"];

/// What one text becomes another by.
const TURNS: &[&str] = &["reverse", "chr", "downcase", "upcase", "swapcase", "strip", "to_s", "itself", "freeze"];

/// What the method whose name stands at `at` makes of `value`, and the first token after it.
pub(super) fn of(fold: &Fold<'_>, value: &Value, at: usize, depth: usize) -> Option<(Value, usize)> {
    let Some(Token::Name(name)) = fold.token(at) else { return None };
    let (is_map, is_fold) = (MAPS.contains(&name.as_str()), FOLDS.contains(&name.as_str()));
    if !is_map && !is_fold || value.items.is_empty() {
        return None;
    }
    let open = at.saturating_add(1);
    let inside = if fold.sign(open, '(') { closing(fold, open, ('(', ')'))? } else { open };
    let given = names(fold, open, inside);
    let next = if inside > open { inside.saturating_add(1) } else { open };
    let end = if fold.sign(next, '{') { closing(fold, next, ('{', '}'))?.saturating_add(1) } else { next };
    let block = names(fold, next, end);
    if end == open {
        return None;
    }
    if is_map {
        let turn = given.iter().chain(&block).find(|name| TURNS.contains(&name.as_str()))?;
        return Some((mapped(value, turn), end));
    }
    let is_path =
        block.iter().any(|name| name == "join") || is_sign(fold, next, end, '/') || has_slash(fold, next, end);
    let by = if is_path { "/" } else { "" };
    let first = if inside > open { fold.list(open, depth.saturating_add(1)).0 } else { Value::known("") };
    // `inject(:+)` names a method, and no text to begin with.
    let first = Some(first).filter(|first| first.items.len() == 1 && !is_sign(fold, open, inside, ':'));
    let mut all: Vec<String> =
        first.iter().flat_map(|first| first.items.clone()).filter(|text| !text.is_empty()).collect();
    all.extend(value.items.iter().cloned());
    let known = value.known && first.as_ref().is_none_or(|first| first.known);
    Some((Value { items: vec![all.join(by)], known, built: true }, end))
}

/// Each text of `value`, turned.
fn mapped(value: &Value, turn: &str) -> Value {
    let one = |item: &String| match turn {
        "reverse" => item.chars().rev().collect(),
        "chr" => item.parse::<u32>().ok().and_then(char::from_u32).map_or_else(|| item.clone(), String::from),
        "downcase" => item.to_lowercase(),
        "upcase" => item.to_uppercase(),
        _ => method(&Value::known(item.clone()), turn, &Value::known("")).joined(""),
    };
    Value { items: value.items.iter().map(one).collect(), known: value.known, built: true }
}

/// Where the bracket closes that opens at `at`.
fn closing(fold: &Fold<'_>, at: usize, (open, close): (char, char)) -> Option<usize> {
    let mut depth = 0_usize;
    (at..at.saturating_add(BLOCK)).find(|at| {
        if fold.sign(*at, open) {
            depth = depth.saturating_add(1);
        } else if fold.sign(*at, close) {
            depth = depth.saturating_sub(1);
        }
        depth == 0
    })
}

fn names(fold: &Fold<'_>, from: usize, to: usize) -> Vec<String> {
    let name = |at: usize| match fold.token(at) {
        Some(Token::Name(name)) => Some(name.clone()),
        _ => None,
    };
    (from..to).filter_map(name).collect()
}

/// Whether a slash stands there as a text.
fn has_slash(fold: &Fold<'_>, from: usize, to: usize) -> bool {
    (from..to).any(|at| matches!(fold.token(at), Some(Token::Text(text)) if text == "/"))
}

fn is_sign(fold: &Fold<'_>, from: usize, to: usize, sign: char) -> bool {
    (from..to).any(|at| fold.sign(at, sign))
}
