//! What an expression of PowerShell's may come to: a few texts, and where they come from.

use std::rc::Rc;

/// 128 texts that one value may be: lists of names in published scripts are shorter.
pub(super) const TEXTS: usize = 128;

/// 2 KiB of one text.
const BYTES: usize = 2 << 10;

/// 64 items of a list that are known by themselves; a longer list stands for each of them.
const ITEMS: usize = 64;

/// 128 names of one table; what is not found in a longer one may be any of its values.
pub(super) const FIELDS: usize = 128;

/// Where something comes from.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) struct Origin(u16);

impl Origin {
    /// A variable of the environment whose name says that it is secret.
    pub(super) const SECRET: Self = Self(1);
    /// The whole environment.
    pub(super) const ENVIRONMENT: Self = Self(2);
    /// What a file of credentials holds.
    pub(super) const CREDENTIALS: Self = Self(4);
    /// Files, and no text.
    pub(super) const FILES: Self = Self(8);
    /// A bare connection.
    pub(super) const SOCKET: Self = Self(16);
    /// Several values, of which each may be meant.
    pub(super) const SEVERAL: Self = Self(32);
    /// What the network answers.
    pub(super) const FETCHED: Self = Self(64);
    /// More texts than are kept of one value.
    pub(super) const MORE: Self = Self(128);
    /// All that lies below a folder, nothing left out.
    pub(super) const TREE: Self = Self(256);

    /// What a project keeps its secrets in, as a whole.
    pub(super) const DOTENV: Self = Self(512);

    pub(super) const fn and(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    pub(super) const fn has(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// The same without `other`.
    pub(super) const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// What goes on with a value that is made of it.
    pub(super) const fn kept(self) -> Self {
        let files_and_lists = Self::FILES.0 | Self::SEVERAL.0 | Self::TREE.0;
        Self(self.0 & !files_and_lists)
    }
}

/// Values under names.
type Fields = Vec<(String, Val)>;

/// A value.
#[derive(Debug, Clone, Default)]
pub(super) struct Val {
    pub(super) texts: Vec<String>,
    pub(super) origin: Origin,
    /// What a table or an object holds under its names, in lower case.
    fields: Option<Rc<Fields>>,
    /// The items of a list, where each is known by itself.
    items: Option<Rc<Vec<Self>>>,
}

impl Val {
    pub(super) fn of(text: impl Into<String>) -> Self {
        Self { texts: vec![text.into()], ..Self::default() }
    }

    /// Something of which only the origin is known.
    pub(super) fn from(origin: Origin) -> Self {
        Self { origin, ..Self::default() }
    }

    /// What is not known, by a name.
    pub(super) fn unknown(name: &str, origin: Origin) -> Self {
        Self { texts: vec![format!("${{{name}}}")], origin, fields: None, items: None }
    }

    pub(super) fn with(mut self, origin: Origin) -> Self {
        self.origin = self.origin.and(origin);
        self
    }

    /// Its first text.
    pub(super) fn first(&self) -> &str {
        self.texts.first().map_or("", String::as_str)
    }

    /// Whether anything is known of it.
    pub(super) fn is_something(&self) -> bool {
        !self.texts.is_empty() || self.origin != Origin::default() || self.fields.is_some()
    }

    /// The files that it is, and else nothing.
    pub(super) fn files(&self) -> Self {
        if self.origin.has(Origin::FILES) { self.clone() } else { Self::default() }
    }

    /// Whether it is one text, and no list of them.
    pub(super) fn is_one(&self) -> bool {
        self.texts.len() == 1 && !self.origin.has(Origin::SEVERAL)
    }

    /// Either of both.
    pub(super) fn or(mut self, other: Self) -> Self {
        self.origin = self.origin.and(other.origin);
        for text in other.texts {
            if self.texts.contains(&text) {
                continue;
            }
            if self.texts.len() >= TEXTS {
                self.origin = self.origin.and(Origin::MORE);
                break;
            }
            self.texts.push(text);
        }
        self.fields = match (self.fields, other.fields) {
            (Some(mine), Some(theirs)) if !Rc::ptr_eq(&mine, &theirs) => Some(Rc::new(united(&mine, &theirs))),
            (mine, theirs) => mine.or(theirs),
        };
        self.items = self.items.or(other.items);
        self
    }

    /// Either of both, of which the other came last: as a list it is that one.
    pub(super) fn or_now(self, other: Self) -> Self {
        let items = other.items.clone();
        Self { items, ..self.or(other) }
    }

    /// A table of names and values; as a whole it may stand for each of the values.
    pub(super) fn table(fields: Vec<(String, Self)>) -> Self {
        let all = fields.iter().fold(Self::default(), |all, (_, value)| all.or(value.clone()));
        let origin = all.origin.and(Origin::SEVERAL);
        Self { texts: all.texts, origin, fields: Some(Rc::new(united(&fields, &[]))), items: None }
    }

    /// A list of values; as a whole it may stand for each of them.
    pub(super) fn list(values: Vec<Self>) -> Self {
        let mut whole = values.iter().fold(Self::default(), |all, value| all.or(value.clone()));
        if values.len() > 1 {
            let items = values
                .into_iter()
                .flat_map(|value| if value.items.is_some() { value.items().to_vec() } else { vec![value] });
            let items: Vec<Self> = items.take(ITEMS + 1).collect();
            whole.items = Some(Rc::new(items)).filter(|items| items.len() <= ITEMS);
            whole.origin = whole.origin.and(Origin::SEVERAL);
        }
        whole
    }

    /// The items that are known by themselves; none where it is no list.
    pub(super) fn items(&self) -> &[Self] {
        self.items.as_ref().map_or(&[], |items| items)
    }

    /// Each of its texts as a value of its own.
    pub(super) fn apart(&self) -> impl Iterator<Item = Self> {
        self.texts.iter().map(|text| Self::of(text.as_str()).with(self.origin.kept()))
    }

    /// What it holds under a name, where that is known.
    pub(super) fn field(&self, name: &str) -> Option<&Self> {
        let name = name.to_lowercase();
        self.fields.as_ref()?.iter().find(|(known, _)| *known == name).map(|(_, value)| value)
    }

    /// All that it holds under names.
    pub(super) fn fields(&self) -> &[(String, Self)] {
        self.fields.as_ref().map_or(&[], |fields| fields)
    }

    /// The same, with a value under a name besides what it holds.
    pub(super) fn holding(self, name: &str, value: Self) -> Self {
        let fields = united(self.fields(), &[(name.to_lowercase(), value.clone())]);
        let mut whole = self.or(value);
        whole.fields = Some(Rc::new(fields));
        whole
    }

    /// One after the other.
    pub(super) fn then(self, other: &Self) -> Self {
        let origin = self.origin.and(other.origin);
        if self.texts.is_empty() || other.texts.is_empty() {
            let texts = if self.texts.is_empty() { other.texts.clone() } else { self.texts };
            return Self { texts, origin, fields: None, items: None };
        }
        let both = self.texts.iter().flat_map(|left| other.texts.iter().map(move |right| (left, right)));
        let texts = both.take(TEXTS).map(|(left, right)| bounded(format!("{left}{right}"))).collect();
        let is_cut = self.texts.len().saturating_mul(other.texts.len()) > TEXTS;
        let origin = if is_cut { origin.and(Origin::MORE) } else { origin };
        Self { texts, origin, fields: None, items: None }
    }

    /// Each text as `change` makes it.
    pub(super) fn each(&self, change: impl Fn(&str) -> String) -> Self {
        let texts = self.texts.iter().map(|text| bounded(change(text))).collect();
        Self { texts, origin: self.origin, fields: None, items: None }
    }

    /// Folders, one below the other.
    pub(super) fn below(self, other: &Self) -> Self {
        if self.texts.is_empty() {
            return self.with(other.origin);
        }
        self.each(|text| format!("{}/", text.trim_end_matches(['/', '\\'])))
            .then(&other.each(|text| text.trim_start_matches(['/', '\\']).to_owned()))
    }

    /// All texts one after the other, with `by` between them.
    pub(super) fn joined(&self, by: &str) -> Self {
        Self { texts: vec![bounded(self.texts.join(by))], origin: self.origin.kept(), fields: None, items: None }
    }
}

/// The names of both, with either value where both have one.
fn united(mine: &[(String, Val)], theirs: &[(String, Val)]) -> Vec<(String, Val)> {
    let mut all: Vec<(String, Val)> = Vec::new();
    for (name, value) in mine.iter().chain(theirs) {
        if let Some((_, known)) = all.iter_mut().find(|(known, _)| known == name) {
            *known = std::mem::take(known).or(value.clone());
        } else if all.len() < FIELDS {
            all.push((name.clone(), value.clone()));
        }
    }
    all
}

fn bounded(mut text: String) -> String {
    text.truncate(text.floor_char_boundary(BYTES));
    text
}

/// A text with others in its holes: `{0}`, `{1:N0}`.
pub(super) fn filled(format: &str, items: &[Val]) -> Val {
    let mut whole = Val::of("");
    let mut rest = format;
    for _ in 0..TEXTS {
        let Some((before, hole, after)) = rest.split_once('{').and_then(|(before, more)| {
            let (hole, after) = more.split_once('}')?;
            Some((before, hole, after))
        }) else {
            break;
        };
        let digits = hole.split([':', ',']).next().unwrap_or_default();
        let item = digits.parse::<usize>().ok().and_then(|nth| items.get(nth)).cloned();
        whole = whole.then(&Val::of(before)).then(&item.unwrap_or_else(|| Val::unknown("", Origin::default())));
        rest = after;
    }
    whole.then(&Val::of(rest))
}
