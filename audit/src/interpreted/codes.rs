//! Functions that Python makes of code objects: by the type of all functions, or by giving one other code.

use super::flow::{Flow, name, names};
use super::lex::{Placed, Token};
use super::reach::apart;
use super::sinks::inside;
use super::taint::Taint;
use super::{Language, Told};
use crate::finding::Severity;
use crate::rules::shell as rules;

/// What the type of functions, or of code, is called.
const TYPES: &[&str] = &["FunctionType", "LambdaType", "CodeType"];

impl Flow<'_> {
    /// Remembers the names of such a type: `make = type(lambda: 0)`, `from types import FunctionType as make`.
    pub(super) fn holds_maker(&mut self, tokens: &[Placed]) {
        if self.language != Language::Python {
            return;
        }
        let named = |at: usize| tokens.get(at).and_then(|placed| name(&placed.token));
        let is_given = is_sign(tokens, 1, '=') && self.maker(tokens, 2) == Some(tokens.len());
        let renamed = (0..tokens.len()).find(|at| {
            named(*at).is_some_and(|name| TYPES.contains(&name)) && named(at.saturating_add(1)) == Some("as")
        });
        let target = if is_given { named(0) } else { renamed.and_then(|at| named(at.saturating_add(2))) };
        self.makers.extend(target.map(str::to_owned));
    }

    /// The token behind the type of functions that begins at `at`.
    fn maker(&self, tokens: &[Placed], at: usize) -> Option<usize> {
        let own = name(&tokens.get(at)?.token);
        let rest = tokens.get(at..).unwrap_or_default();
        let class = |close: usize| {
            let is_class = is_sign(tokens, close, '.')
                && tokens.get(close.saturating_add(1)).and_then(|placed| name(&placed.token)) == Some("__class__");
            is_class.then_some(close.saturating_add(2))
        };
        match own {
            None => {
                let inner = inside(rest);
                let is_lambda = is_sign(tokens, at, '(') && names(inner).next() == Some("lambda");
                class(at.saturating_add(inner.len()).saturating_add(1)).filter(|_| is_lambda)
            }
            Some("type") if is_sign(tokens, at.saturating_add(1), '(') => {
                let inner = inside(rest.get(1..).unwrap_or_default());
                let of = inner.get(1..).and_then(<[Placed]>::first).and_then(|placed| name(&placed.token));
                let is_function = of == Some("lambda") || inner.len() == 2 && of.is_some_and(|of| self.is_function(of));
                is_function.then_some(at.saturating_add(inner.len()).saturating_add(2))
            }
            Some(own) if self.makers.contains(own) => Some(at.saturating_add(1)),
            Some(own) if own != "ast" && is_sign(tokens, at.saturating_add(1), '.') => {
                let member = tokens.get(at.saturating_add(2)).and_then(|placed| name(&placed.token))?;
                let of_function = self.is_function(own).then(|| class(at.saturating_add(1))).flatten();
                of_function.or_else(|| TYPES.contains(&member).then_some(at.saturating_add(3)))
            }
            Some(_) => None,
        }
    }

    /// Whether the script has a function of that name.
    fn is_function(&self, own: &str) -> bool {
        self.parameters.contains_key(own)
    }

    /// Tells of functions that are made of code which is computed.
    pub(super) fn makes_functions(&self, tokens: &[Placed], told: &mut Told<'_, '_>) {
        if self.language != Language::Python || !self.last {
            return;
        }
        for (at, placed) in tokens.iter().enumerate() {
            let is_member = at.checked_sub(1).is_some_and(|before| is_sign(tokens, before, '.'));
            let made = self.maker(tokens, at).filter(|next| !is_member && is_sign(tokens, *next, '('));
            let given = made.map(|next| inside(tokens.get(next..).unwrap_or_default()));
            let code = given.and_then(|given| apart(given).first().copied());
            let code = code.or_else(|| other_code(tokens, at));
            if let Some(code) = code.filter(|code| !is_copied(code)) {
                self.runs_code(placed.at, code, told);
            }
        }
    }

    fn runs_code(&self, at: usize, code: &[Placed], told: &mut Told<'_, '_>) {
        let flows = self.taint(code);
        if flows.has(Taint::DECODED) {
            told.tell(&rules::DECODED, at, "a function is made of what was decoded", None);
        } else if flows.has(Taint::FETCHED.and(Taint::ANSWERED)) {
            told.tell(&rules::PIPE, at, "a function is made of what was fetched", None);
        } else {
            // Whoever starts it by hand: no honest script has a use for it.
            told.tell(&rules::UNKNOWN, at, "a function is made of code that is computed", Some(Severity::Danger));
        }
    }
}

/// The code that a function is given in place of its own: `f.__code__ = code`, `setattr(f, "__code__", code)`,
/// `code.replace(co_code=bytes)`.
fn other_code(tokens: &[Placed], at: usize) -> Option<&[Placed]> {
    let next = at.saturating_add(1);
    let rest = tokens.get(next..).unwrap_or_default();
    match &tokens.get(at)?.token {
        Token::Name(own) if matches!(own.as_str(), "__code__" | "co_code") => {
            let is_given = is_sign(tokens, next, '=') && !is_sign(tokens, next.saturating_add(1), '=');
            is_given.then(|| rest.get(1..)).flatten()
        }
        Token::Text(text) if text == "__code__" => {
            let before = tokens.get(..at).unwrap_or_default();
            let sets = names(before).any(|name| matches!(name, "setattr" | "__setattr__"));
            (sets && is_sign(tokens, next, ',')).then(|| rest.get(1..)).flatten()
        }
        _ => None,
    }
}

/// Whether the code is nothing, or that of another function, of which only names and lines are changed.
fn is_copied(code: &[Placed]) -> bool {
    let is_bracket = |placed: &&Placed| !matches!(placed.token, Token::Sign(')' | ']'));
    let last = code.iter().rev().find(is_bracket).map(|placed| &placed.token);
    let of_other = matches!(last, Some(Token::Name(name)) if name == "__code__");
    let is_renamed = names(code).any(|name| name == "__code__")
        && names(code).any(|name| name == "replace")
        && !names(code).any(|name| matches!(name, "co_code" | "co_consts"));
    last.is_none() || of_other || is_renamed
}

fn is_sign(tokens: &[Placed], at: usize, sign: char) -> bool {
    tokens.get(at).is_some_and(|placed| placed.token == Token::Sign(sign))
}

#[cfg(test)]
mod tests {
    use crate::finding::Severity;
    use crate::interpreted::tests::of;

    #[test]
    fn functions_that_are_made_of_code_objects_run_it() {
        let head = "import json, sys, types\nfrom types import FunctionType as F\ndef text():\n    return json.load(open('k.json'))['t']\nunit = compile(text(), 'k', 'exec')\n";
        for made in [
            "make = type(lambda: 0)\nmake(unit, {'__name__': 'k'})()\n",
            "def run(u):\n    kind = type(lambda: 0)\n    return kind(u, {})()\nrun(unit)\n",
            "type(lambda: 0)(unit, {})()\n",
            "(lambda: 0).__class__(unit, {})()\n",
            "type(text)(unit, {})()\n",
            "text.__class__(unit, {})()\n",
            "F(unit, {})()\n",
            "import types as t\nt.LambdaType(unit, {})()\n",
            "text.__code__ = unit\ntext()\n",
            "setattr(text, '__code__', unit)\ntext()\n",
            "text.__code__ = text.__code__.replace(co_code=bytes(json.load(sys.stdin)))\n",
        ] {
            assert_eq!(of("python3", "a.py", &format!("{head}{made}")), Some(Severity::Danger), "{made}");
        }
        for honest in [
            "kind = type(lambda: 0)\nprint(isinstance(text, kind), isinstance(text, types.FunctionType))\n",
            "copy = type(text)(text.__code__, globals())\n",
            "def wrap(g):\n    text.__code__ = g.__code__\n    g.__code__ = g.__code__.replace(co_name='x')\n    return text.__code__ == g.__code__\n",
            "class A:\n    def copy(self):\n        return type(self)(self.a)\n",
            "class B:\n    def other(self):\n        return self.__class__(self.a)\n",
        ] {
            let found = of("python3", "a.py", &format!("{head}{honest}"));
            assert!(found.is_none_or(|severity| severity < Severity::Danger), "{honest}");
        }
    }
}
