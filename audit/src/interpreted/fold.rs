//! Texts that a script puts together from constants: joined, turned round, replaced, by number.

use std::collections::HashMap;

use super::lex::{Placed, Token};
use super::makes;

/// 24 brackets inside each other; what is deeper is not folded.
const DEPTH: usize = 24;

/// 16 KiB of one folded text.
pub(super) const BYTES: usize = 16 << 10;

/// 2,000 operands of one expression: texts that are spelled letter by letter are shorter.
const OPERANDS: usize = 2_000;

/// 16 numbered holes of one text.
pub(super) const HOLES: usize = 16;

/// A text as far as it is constant, or a list of texts.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Value {
    pub(super) items: Vec<String>,
    /// Whether all of it is known.
    pub(super) known: bool,
    /// Whether it was put together by more than writing one text after the other.
    pub(super) built: bool,
}

impl Value {
    pub(super) fn known(text: impl Into<String>) -> Self {
        Self { items: vec![text.into()], known: true, built: false }
    }

    /// What is not known, by a name.
    pub(super) fn unknown(name: &str) -> Self {
        let lower = name.to_ascii_lowercase();
        let last = lower.rsplit('.').next().unwrap_or_default().trim_start_matches('$');
        let is_home = super::dwellers::is_home(&lower)
            || matches!(
                last,
                "home" | "userprofile" | "homepath" | "homedir" | "home_dir" | "expanduser" | "gethomedir"
            );
        Self { known: false, ..Self::known(if is_home { "${HOME}".to_owned() } else { format!("${{{name}}}") }) }
    }

    /// A list of nothing yet.
    fn none() -> Self {
        Self { items: Vec::new(), known: true, built: false }
    }

    /// `more` at its end.
    fn take(&mut self, more: Self) {
        self.known &= more.known;
        self.built |= more.built;
        self.items.extend(more.items);
    }

    /// With `more` added to it.
    pub(super) fn and(&self, by: &str, more: &Self) -> Self {
        let text = Self { items: vec![self.joined(""), by.to_owned(), more.joined("")], ..Self::default() }.joined("");
        Self { items: vec![text], known: self.known && more.known, built: self.built || more.built }
    }

    /// Whether its text begins at the home.
    pub(super) fn is_below_home(&self) -> bool {
        self.items.iter().find(|item| !item.is_empty()).is_some_and(|item| item.starts_with("${HOME}"))
    }

    /// Whether its text is a home and nothing more.
    fn is_home(&self) -> bool {
        matches!(self.items.as_slice(), [text] if text == "${HOME}")
    }

    /// Adds `by` and `more` at the end of its only text; a text that is too long for that is not known.
    fn append(&mut self, by: &str, more: &str) {
        match self.items.as_mut_slice() {
            [text] if text.len().saturating_add(more.len()) < BYTES => {
                text.push_str(by);
                text.push_str(more);
            }
            [] => self.items.push(format!("{by}{more}")),
            _ => self.known = false,
        }
    }

    /// The same with none of its texts too long: what is cut is not known.
    fn bounded(mut self) -> Self {
        for text in self.items.iter_mut().filter(|text| text.len() > BYTES) {
            text.truncate(text.floor_char_boundary(BYTES));
            self.known = false;
        }
        self
    }

    pub(super) fn joined(&self, by: &str) -> String {
        let mut text = self.items.join(by);
        text.truncate(text.floor_char_boundary(BYTES));
        text
    }
}

/// Constants that variables hold.
pub(super) type Constants = HashMap<String, Value>;

/// Folds expressions of `tokens`.
pub(super) struct Fold<'a> {
    pub(super) tokens: &'a [Placed],
    pub(super) constants: &'a Constants,
}

impl Fold<'_> {
    pub(super) fn token(&self, at: usize) -> Option<&Token> {
        self.tokens.get(at).map(|placed| &placed.token)
    }

    pub(super) fn sign(&self, at: usize, sign: char) -> bool {
        self.token(at) == Some(&Token::Sign(sign))
    }

    /// Operands joined by `+`, `.`, `/`, or by standing side by side; the value and the first token after it.
    pub(super) fn expression(&self, at: usize, depth: usize) -> (Value, usize) {
        let mut is_list = self.is_list(at);
        let (mut whole, mut at) = self.operand(at, depth);
        let mut operands = 0_usize;
        let mut goes_down = false;
        loop {
            if let Some((filled, next)) = self.formatted(&whole, at, depth) {
                whole = filled;
                at = next;
                continue;
            }
            let (by, next) = match self.token(at) {
                Some(Token::Sign('+')) if !self.sign(at + 1, '=') => ("", at + 1),
                // Lua joins texts by two dots.
                Some(Token::Sign('.')) if self.sign(at + 1, '.') => ("", at + 2),
                Some(Token::Sign('.'))
                    if matches!(self.token(at + 1), Some(Token::Text(_)))
                        || self.is_dollar(at + 1)
                        || self.is_apart(at)
                        || self.is_separator(at + 1) =>
                {
                    ("", at + 1)
                }
                Some(Token::Sign('/'))
                    if matches!(self.token(at + 1), Some(Token::Text(_) | Token::Name(_) | Token::Sign('('))) =>
                {
                    ("/", at + 1)
                }
                Some(Token::Text(_)) if matches!(self.token(at.saturating_sub(1)), Some(Token::Text(_))) => ("", at),
                _ => return (whole, at),
            };
            let (more, after) = self.operand(next, depth);
            if after <= at {
                return (whole, at);
            }
            // Ruby's `Pathname` goes down by `+`, and no text is added to a bare home.
            goes_down = by.is_empty()
                && (goes_down || whole.is_home())
                && more.items.first().is_some_and(|text| !text.starts_with('/'));
            let by = if goes_down { "/" } else { by };
            is_list |= by.is_empty() && self.is_list(next);
            if whole.items.len() > 1 || more.items.len() > 1 || is_list {
                whole.items.extend(more.items);
            } else {
                whole.built |= by.is_empty();
                whole.append(by, more.items.first().map_or("", String::as_str));
            }
            whole.known &= more.known;
            whole.built |= more.built;
            at = after;
            operands = operands.saturating_add(1);
            if operands >= OPERANDS {
                whole.known = false;
                return (whole, at);
            }
        }
    }

    /// Whether a list begins there, or Python's tuple of one: what is added to it is one more of its items.
    fn is_list(&self, at: usize) -> bool {
        self.sign(at, '[') || self.sign(at, '(') && self.sign(at + 2, ',') && self.sign(at + 3, ')')
    }

    /// PowerShell's `-f` at `at`, behind a text with numbered holes: what fills them, and the first token after it.
    fn formatted(&self, value: &Value, at: usize, depth: usize) -> Option<(Value, usize)> {
        let is_one = self.sign(at, '-') && matches!(self.token(at + 1), Some(Token::Name(name)) if name == "f");
        let [format] = value.items.as_slice() else { return None };
        if !is_one || !format.contains('{') || depth >= DEPTH {
            return None;
        }
        let (mut args, mut next) = self.operand(at + 2, depth + 1);
        while self.sign(next, ',') {
            let (more, after) = self.operand(next + 1, depth + 1);
            args.take(more);
            next = after.max(next + 1);
        }
        let mut text = format.clone();
        for (nth, item) in args.items.iter().enumerate().take(HOLES) {
            if text.len() > BYTES {
                break;
            }
            text = text.replace(&format!("{{{nth}}}"), item);
        }
        Some((Value { items: vec![text], known: value.known && args.known, built: true }.bounded(), next))
    }

    /// Whether a blank stands between the dot at `at` and a name: PHP and Perl join texts so, and no language its members.
    fn is_apart(&self, at: usize) -> bool {
        let at_of = |at: usize| self.tokens.get(at).map(|placed| placed.at);
        let is_name = matches!(self.token(at + 1), Some(Token::Name(_)));
        is_name && at_of(at).zip(at_of(at + 1)).is_some_and(|(dot, name)| name == dot.saturating_add(2))
    }

    fn is_dollar(&self, at: usize) -> bool {
        matches!(self.token(at), Some(Token::Name(name)) if name.starts_with('$'))
    }

    /// Whether a constant of PHP's stands there that is a sign of paths.
    fn is_separator(&self, at: usize) -> bool {
        matches!(self.token(at), Some(Token::Name(name)) if name == "DIRECTORY_SEPARATOR")
    }

    fn operand(&self, at: usize, depth: usize) -> (Value, usize) {
        if depth >= DEPTH {
            return (Value::unknown("deep"), at + 1);
        }
        let (value, next) = match self.token(at) {
            Some(Token::Text(text)) => (self.filled(text), at + 1),
            Some(Token::Number(number)) => (Value::known(number.clone()), at + 1),
            Some(Token::Command(_)) => (Value::unknown("command"), at + 1),
            Some(Token::Sign('[')) if self.is_home(at) => (Value::unknown("HOME"), at + 9),
            Some(Token::Sign('(')) if super::dwellers::after(self, at).is_some() => {
                (Value::unknown("HOME"), super::dwellers::after(self, at).unwrap_or(at + 1))
            }
            Some(Token::Sign('(' | '[')) => match super::letters::each(self, at, depth) {
                Some((value, next)) => (value, next),
                None => self.list(at, depth),
            },
            Some(Token::Sign('{')) if self.is_table(at) => self.list(at, depth),
            Some(Token::Name(_)) => self.named(at, depth),
            _ => (Value::default(), at + 1),
        };
        let (value, next) = self.methods(value, next, depth);
        (value.bounded(), next)
    }

    /// Whether the brace at `at` begins a table of texts, `{"a": [...], ...}` or `{"a", "b"}`, and no block.
    fn is_table(&self, at: usize) -> bool {
        let next = (self.token(at + 1), self.token(at + 2));
        matches!(next, (Some(Token::Text(_)), Some(Token::Sign(':' | ','))))
    }

    /// `[Environment]::GetFolderPath('UserProfile')`.
    fn is_home(&self, at: usize) -> bool {
        let named = |at: usize, names: &[&str]| matches!(self.token(at), Some(Token::Name(name)) if names.contains(&name.as_str()));
        let is_profile =
            matches!(self.token(at + 7), Some(Token::Text(text)) if text.eq_ignore_ascii_case("userprofile"));
        named(at + 1, &["environment", "system.environment"]) && named(at + 5, &["getfolderpath"]) && is_profile
    }

    /// What follows the name of one of PowerShell's own commands, without brackets: texts, variables and what stands in brackets.
    fn words(&self, at: usize, depth: usize) -> (Value, usize) {
        let mut args = Value::none();
        let mut next = at;
        loop {
            match self.token(next) {
                Some(Token::Text(_) | Token::Sign('(')) => {}
                Some(Token::Name(_)) if self.is_dollar(next) => {}
                // `-ChildPath` and its like say which one follows.
                Some(Token::Sign('-')) if matches!(self.token(next + 1), Some(Token::Name(_))) => {
                    next += 2;
                    continue;
                }
                _ => return (args, next),
            }
            let (value, after) = self.operand(next, depth + 1);
            args.take(value);
            next = after.max(next + 1);
        }
    }

    /// The text with the constants put in that it names.
    fn filled(&self, text: &str) -> Value {
        if !text.contains("${") {
            return Value::known(text);
        }
        let mut plain = String::with_capacity(text.len());
        let mut known = true;
        let mut rest = text;
        while let Some((before, after)) = rest.split_once("${") {
            plain.push_str(before);
            let Some((name, more)) = after.split_once('}') else { break };
            let constant = self.constants.get(name).or_else(|| self.constants.get(&format!("${name}")));
            match constant.filter(|value| value.items.len() == 1) {
                Some(value) => {
                    plain.push_str(&value.joined(""));
                    known &= value.known;
                }
                None => {
                    plain.push_str(&Value::unknown(name).joined(""));
                    known = false;
                }
            }
            rest = more;
        }
        plain.push_str(rest);
        Value { known, ..Value::known(plain) }
    }

    /// Everything between the bracket at `at` and the one that closes it, at the commas.
    pub(super) fn list(&self, at: usize, depth: usize) -> (Value, usize) {
        let close = match self.token(at) {
            Some(Token::Sign('(')) => ')',
            Some(Token::Sign('{')) => '}',
            _ => ']',
        };
        let mut whole = Value::none();
        let mut next = at + 1;
        while let Some(token) = self.token(next) {
            match token {
                Token::Sign(c) if *c == close => return (whole, next + 1),
                Token::End => return (whole, next),
                Token::Sign('{') if close == '}' => {
                    let (value, after) = self.operand(next, depth + 1);
                    whole.take(value);
                    next = after.max(next + 1);
                }
                Token::Sign(_) if !matches!(token, Token::Sign('(' | '[')) => next += 1,
                _ => {
                    let (value, after) = self.expression(next, depth + 1);
                    whole.take(value);
                    next = after.max(next + 1);
                }
            }
        }
        (whole, next)
    }

    /// A variable, a call, or an element of the environment.
    fn named(&self, at: usize, depth: usize) -> (Value, usize) {
        let (path, next) = self.path(at);
        let last = path.rsplit('.').next().unwrap_or(&path).to_owned();
        if matches!(path.as_str(), "os.environ" | "ENV" | "$ENV" | "$_SERVER" | "$_ENV" | "ENVIRON")
            && matches!(self.token(next), Some(Token::Sign('[' | '{')))
        {
            let (inside, after) = match self.token(next + 1) {
                Some(Token::Text(name) | Token::Name(name)) => (name.clone(), next + 3),
                _ => (String::new(), next + 2),
            };
            return (Value::unknown(&inside), after);
        }
        if let Some(sign) = separator(&path) {
            return (Value::known(sign), next);
        }
        // The texts of a table are those of its keys and values.
        let table = path.rsplit_once('.').filter(|(_, last)| matches!(*last, "items" | "values" | "keys"));
        let whole = table.and_then(|(owner, _)| self.constants.get(owner)).filter(|value| value.items.len() > 1);
        if let Some(value) = self.constants.get(&path).filter(|_| table.is_some()).or(whole) {
            let after = if self.sign(next, '(') { self.list(next, depth).1 } else { next };
            return (value.clone(), after);
        }
        if let Some(found) = super::rows::row(self, &path, next) {
            return found;
        }
        if last == "join-path" {
            let (args, after) = self.words(next, depth);
            return (makes::called(&path, &last, &args), after);
        }
        if self.sign(next, '(') {
            let (args, after) = super::letters::each(self, next, depth).unwrap_or_else(|| self.list(next, depth));
            // A folder that a name holds, and what lies below it.
            let owner = path.rsplit_once('.').filter(|(_, last)| *last == "joinpath");
            if let Some(value) = owner.and_then(|(owner, _)| self.constants.get(owner)) {
                return (makes::method(value, &last, &args), after);
            }
            return (makes::called(&path, &last, &args), after);
        }
        // Perl's list operators take what follows.
        if matches!(last.as_str(), "join" | "reverse" | "map" | "scalar" | "lc" | "uc" | "sort") && !path.contains('.')
        {
            return self.operator(&last, next, depth);
        }
        if matches!(path.as_str(), "sys.executable" | "PHP_BINARY" | "RbConfig.ruby") {
            let program = if path.starts_with("sys") {
                "python3"
            } else if path.starts_with("PHP") {
                "php"
            } else {
                "ruby"
            };
            return (Value::known(program), next);
        }
        // `$this->name`, `self.name` is what a function of the same object was given as `name`.
        let own = path.strip_prefix("$this.").map(|name| format!("${name}"));
        let own = own.or_else(|| path.strip_prefix("self.").map(str::to_owned));
        let known = self.constants.get(&path).or_else(|| self.constants.get(&own?)).cloned();
        (known.unwrap_or_else(|| Value::unknown(path.trim_start_matches('$'))), next)
    }

    fn operator(&self, name: &str, at: usize, depth: usize) -> (Value, usize) {
        let mut pattern = None;
        let mut next = at;
        let mut by_number = false;
        if name == "map" && self.sign(at, '{') {
            by_number = matches!(self.token(at + 1), Some(Token::Name(name)) if name == "chr");
            if let Some(Token::Text(text)) = self.token(at + 1) {
                pattern = Some(text.clone());
            }
            while self.token(next).is_some_and(|token| !matches!(token, Token::Sign('}') | Token::End)) {
                next += 1;
            }
            next += 1;
        }
        let mut args = Value::none();
        loop {
            let (value, after) = self.expression(next, depth + 1);
            args.take(value);
            next = after.max(next + 1);
            if !self.sign(next, ',') {
                break;
            }
            next += 1;
        }
        let value = match pattern {
            Some(pattern) => {
                let items = args.items.iter().map(|item| pattern.replace("${_}", item)).collect();
                Value { items, ..args }
            }
            None if by_number => makes::called("chr", "chr", &args),
            None => makes::called(name, name, &args),
        };
        // Nothing of it is known.
        let value = if !value.known && value.joined("").is_empty() { Value::unknown(name) } else { value };
        (value, next)
    }

    /// `a.b`, `A::b`, `a->b` as `a.b`, and the token after it.
    pub(super) fn path(&self, at: usize) -> (String, usize) {
        let Some(Token::Name(first)) = self.token(at) else { return (String::new(), at + 1) };
        let mut path = first.clone();
        let mut next = at + 1;
        loop {
            let signs = match (self.token(next), self.token(next + 1)) {
                (Some(Token::Sign(':')), Some(Token::Sign(':'))) | (Some(Token::Sign('-')), Some(Token::Sign('>'))) => {
                    2
                }
                (Some(Token::Sign('.')), _) if !self.is_apart(next) => 1,
                _ => return (path, next),
            };
            let Some(Token::Name(name)) =
                self.token(next + signs).filter(|token| !matches!(token, Token::Name(name) if name.starts_with('$')))
            else {
                return (path, next);
            };
            path.push('.');
            path.push_str(name);
            next += signs + 1;
        }
    }

    /// What methods make of a value: `.join(…)`, `.reverse`, `[::-1]`, `.replace(…)`.
    fn methods(&self, value: Value, at: usize, depth: usize) -> (Value, usize) {
        let (mut value, mut at) = (value, at);
        loop {
            if self.sign(at, '[') && self.sign(at + 1, ':') && self.sign(at + 2, ':') && self.sign(at + 3, '-') {
                value = makes::reversed(&value);
                at += 6;
                continue;
            }
            if let Some((each, after)) = super::letters::stepped(self, &value, at) {
                value = each;
                at = after;
                continue;
            }
            let (Some(Token::Sign(sign)), Some(Token::Name(name))) = (self.token(at), self.token(at + 1)) else {
                return (value, at);
            };
            // Lua's `("…"):reverse()`
            let is_method =
                *sign == '.' && !self.is_apart(at) || *sign == ':' && self.sign(at + 2, '(') && is_of_texts(name);
            if !is_method {
                return (value, at);
            }
            if name.starts_with('$') || self.is_separator(at + 1) {
                return (value, at);
            }
            if let Some((each, after)) = super::each::of(self, &value, at + 1, depth) {
                value = each;
                at = after;
                continue;
            }
            let (args, after) = if self.sign(at + 2, '(') {
                super::letters::each(self, at + 2, depth).unwrap_or_else(|| self.list(at + 2, depth))
            } else {
                (Value::known(""), at + 2)
            };
            value = makes::method(&value, name, &args);
            at = after;
        }
    }
}

/// Whether Lua's texts have a method of that name, which makes another text.
fn is_of_texts(name: &str) -> bool {
    matches!(name, "reverse" | "gsub" | "lower" | "upper")
}

/// The sign that a system writes between parts of a path, by its name.
fn separator(path: &str) -> Option<&'static str> {
    match path {
        "os.extsep" | "os.curdir" => Some("."),
        "os.sep" | "os.path.sep" | "File.SEPARATOR" | "File.Separator" | "DIRECTORY_SEPARATOR" => Some("/"),
        "os.pardir" => Some(".."),
        _ => None,
    }
}
