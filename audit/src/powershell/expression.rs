//! What expressions of PowerShell's come to: sums, lists, tables, members, formats.

use std::iter::Peekable;
use std::slice::Iter;

use super::run::Machine;
use super::tree::{Body, Piece, Word};
use super::value::{FIELDS, Origin, TEXTS, Val, filled};

impl Machine<'_, '_> {
    /// What words come to that stand beside each other, with signs and operators between them.
    pub(super) fn expression(&mut self, words: &[Word]) -> Val {
        let Some((first, mut rest)) = words.split_first() else { return Val::default() };
        let mut value = self.word(first);
        while let Some((word, more)) = rest.split_first() {
            let operator = word.text().map(str::to_ascii_lowercase).unwrap_or_default();
            (value, rest) = match (word.sign(), operator.as_str(), more.split_first()) {
                (Some(","), _, Some((next, after))) => (Val::list(vec![value, self.word(next)]), after),
                (Some("+"), _, Some((next, after))) => (self.sum(value, next), after),
                (None, "-f", Some(_)) => return self.formatted(&value, more),
                (None, "-join", Some((next, after))) => (value.joined(self.word(next).first()), after),
                (None, "-replace" | "-creplace" | "-ireplace", Some(_)) => return replaced(&value, &self.items(more)),
                (None, "-split" | "-csplit", Some((next, after))) => (split(&value, self.word(next).first()), after),
                (None, "-as" | "-is", _) => return value,
                _ => (self.asked_of(value, word), more),
            };
        }
        value
    }

    fn sum(&mut self, value: Val, next: &Word) -> Val {
        let next = self.word(next);
        if value.origin.has(Origin::SEVERAL) { Val::list(vec![value, next]) } else { value.then(&next) }
    }

    /// `'…{0}…' -f …`
    fn formatted(&mut self, format: &Val, words: &[Word]) -> Val {
        let items = self.items(words);
        format.texts.iter().fold(Val::from(format.origin), |all, text| all.or(filled(text, &items)))
    }

    /// A question, whose answer is none of its words.
    fn asked_of(&mut self, mut value: Val, word: &Word) -> Val {
        let next = self.word(word);
        if word.block().is_some() {
            // `'pattern' {…}`: what the block gives, or another one.
            return value.or(next);
        }
        let origin = value.origin.kept().and(next.origin.kept());
        if word.text().is_some() {
            return Val::from(origin);
        }
        if value.texts.is_empty() {
            value = next;
        }
        value.with(origin)
    }

    /// Values with commas between them.
    pub(super) fn items(&mut self, words: &[Word]) -> Vec<Val> {
        let parts: Vec<&[Word]> = words.split(|word| word.sign() == Some(",")).take(TEXTS).collect();
        parts.into_iter().map(|part| self.expression(part)).collect()
    }

    /// What a word comes to.
    pub(super) fn word(&mut self, word: &Word) -> Val {
        let mut value: Option<Val> = None;
        let mut is_object = false;
        if self.spent() {
            return Val::default();
        }
        let mut pieces = word.pieces.iter().peekable();
        while let Some(piece) = pieces.next() {
            if let Piece::Text(text) = piece
                && is_object
                && is_member(text)
            {
                let body = body_of(&mut pieces);
                self.grows(word, text, body);
                value = Some(self.members(value.take().unwrap_or_default(), text, body));
                continue;
            }
            let next = match piece {
                Piece::Text(text) if value.is_none() && is_type(text) && !text.contains("::") => continue,
                Piece::Text(text) if value.is_none() && is_type(text) => self.of_type(text, body_of(&mut pieces)),
                Piece::Text(text) | Piece::Quoted(text) => Val::of(text.as_str()),
                Piece::Var(name) | Piece::Splat(name) => self.holds(name),
                Piece::Group(body) => self.run(body),
                Piece::List(body) => self.run(body).with(Origin::SEVERAL),
                Piece::Table(body) => self.table(body),
                Piece::Block(body) => self.run_maybe(body),
                Piece::Sign(_) => Val::default(),
            };
            is_object = !matches!(piece, Piece::Text(text) if !text.contains("::"));
            value = Some(match value {
                Some(value) => value.then(&next),
                None => next,
            });
        }
        value.unwrap_or_default()
    }

    /// `$list.Add(…)`, `$object.List.Add(…)`: what the variable holds from then on.
    fn grows(&mut self, word: &Word, text: &str, body: Option<&Body>) {
        let Some((Piece::Var(name), body)) = word.pieces.first().zip(body) else { return };
        let lower = text.to_ascii_lowercase();
        let Some((of, "add" | "addrange" | "append" | "enqueue" | "push")) = lower.rsplit_once('.') else { return };
        let args = self.arguments(body);
        let value = args.last().cloned().unwrap_or_default();
        let of = of.trim_start_matches('.');
        let key = args.first().filter(|_| args.len() > 1 && of.is_empty()).map(|key| key.first().to_owned());
        self.gives(name, key.as_deref().unwrap_or(of), value);
    }

    /// A table: its names, and what is under them.
    fn table(&mut self, body: &Body) -> Val {
        let mut fields = Vec::new();
        for pipeline in body.iter().take(FIELDS) {
            let Some((first, rest)) = pipeline.stages.split_first() else { continue };
            let name = first.first().map(|name| self.word(name)).unwrap_or_default();
            let value = self.staged(first.get(2..).unwrap_or_default(), rest);
            fields.push((name.first().to_lowercase(), value));
        }
        let table = Val::table(fields);
        if body.len() > FIELDS { table.with(Origin::MORE) } else { table }
    }

    /// What a variable holds.
    pub(super) fn holds(&self, name: &str) -> Val {
        let bare = ["script:", "global:", "local:", "private:", "using:", "variable:"]
            .iter()
            .find_map(|scope| name.strip_prefix(scope))
            .unwrap_or(name);
        if let Some(known) = self.names.get(bare) {
            return known.clone();
        }
        if let Some(name) = bare.strip_prefix("env:") {
            return environment(name);
        }
        match bare {
            "home" => Val::of("${HOME}"),
            "profile" => Val::of("${HOME}/Documents/PowerShell/Microsoft.PowerShell_profile.ps1"),
            "pwd" => Val::of(self.folder.clone().unwrap_or_else(|| "${PWD}".to_owned())),
            "true" | "false" => Val::of(bare),
            "null" => Val::default(),
            "psscriptroot" => Val::of(self.root.as_str()),
            "pscommandpath" => Val::of(self.own_path()),
            _ => Val::unknown(bare, Origin::default()),
        }
    }
}

/// The brackets or the block that follow.
fn body_of<'t>(pieces: &mut Peekable<Iter<'t, Piece>>) -> Option<&'t Body> {
    let (Piece::Group(body) | Piece::Block(body)) = pieces.peek()? else { return None };
    pieces.next();
    Some(body)
}

/// Whether bare text behind a value names a member of it.
fn is_member(text: &str) -> bool {
    text.starts_with(['.', '[', ':', '?']) && !text.starts_with(".\\")
}

/// What the environment gives to a name.
pub(super) fn environment(name: &str) -> Val {
    match name.to_ascii_lowercase().as_str() {
        "home" | "userprofile" | "homepath" => Val::of("${HOME}"),
        "homedrive" => Val::of(""),
        "appdata" => Val::of("${HOME}/AppData/Roaming"),
        "localappdata" => Val::of("${HOME}/AppData/Local"),
        name => {
            let name = name.to_ascii_uppercase();
            let is_secret = crate::mcp::is_secret(&name);
            Val::unknown(&name, if is_secret { Origin::SECRET } else { Origin::default() })
        }
    }
}

/// What `-replace` makes, where what it looks for is no pattern.
fn replaced(value: &Val, items: &[Val]) -> Val {
    let from = items.first().map_or("", Val::first);
    let to = items.get(1).map_or("", Val::first);
    let plain = from.replace("\\\\", "\\").replace("\\.", ".");
    let is_plain = !plain.is_empty() && !plain.contains(['^', '$', '*', '+', '?', '(', '[', '|']);
    if is_plain { value.each(|text| text.replace(&plain, to)) } else { value.clone() }
}

/// What `-split` and `Split` make.
pub(super) fn split(value: &Val, by: &str) -> Val {
    let by = by.trim_start_matches('\\');
    let parts = |text: &str| -> Vec<String> {
        if by.trim().is_empty() {
            text.split_whitespace().map(str::to_owned).collect()
        } else {
            text.split(by).map(str::to_owned).collect()
        }
    };
    let texts = value.texts.iter().flat_map(|text| parts(text));
    texts.fold(Val::from(value.origin), |all, text| all.or(Val::of(text))).with(Origin::SEVERAL)
}

/// Whether bare text begins with a type: `[string]`, `[IO.File]::Open`.
pub(super) fn is_type(text: &str) -> bool {
    text.starts_with('[') && text.contains(']')
}
