//! A query as it stands in an address: known fields with values that they can have; anything else is refused by name.

use std::fmt;

use url::form_urlencoded;

use super::{Marks, folded, seen};

/// 4,096 bytes: 200 characters of any script are 2,400 when they are percent-encoded, every filter at once 400.
const QUERY_BYTES: usize = 4_096;

/// 32 fields: the form has 21 with every box ticked.
const FIELDS: usize = 32;

/// 200 characters of words, and of a network name: a line of a screen, and the longest name that DNS has is 253.
pub(crate) const TEXT: usize = 200;

/// 8 words: more are a text, and each is looked for once more.
const WORDS: usize = 8;

/// 40 characters of what was refused are repeated: enough to find it by.
const REPEATED: usize = 40;

/// What somebody looks for. As text it is what stands after the `?` of its address.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Query {
    /// As it was typed, without what nobody sees.
    pub(crate) text: String,
    pub(crate) domain: String,
    /// One for each of [`GROUPS`].
    pub(crate) filters: [Marks; 4],
    pub(crate) sort: Sort,
    /// From 1.
    pub(crate) page: usize,
}

/// In which order.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Sort {
    /// The best first.
    #[default]
    Relevance,
    /// By name.
    Name,
    /// The newest audit first.
    Newest,
}

impl Sort {
    pub(crate) const ALL: [(&str, Self); 3] =
        [("relevance", Self::Relevance), ("name", Self::Name), ("newest", Self::Newest)];
}

/// A group of filters.
#[derive(Debug)]
pub(crate) struct Group {
    pub(crate) field: &'static str,
    pub(crate) title: &'static str,
    pub(crate) marks: &'static [(&'static str, Marks)],
}

/// The groups, in the order of [`Query::filters`].
pub(crate) const GROUPS: [Group; 4] = [
    Group { field: "grade", title: "Grade", marks: &Marks::GRADES },
    Group { field: "audit", title: "Audit", marks: &Marks::AUDITS },
    Group { field: "kind", title: "Adds", marks: &Marks::KINDS },
    Group { field: "network", title: "Network", marks: &Marks::NETWORKS },
];

/// Why there is no search.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum BadQuery {
    /// It is too long.
    #[error("a search has at most {QUERY_BYTES} bytes")]
    TooLong,
    /// It has too many fields.
    #[error("a search has at most {FIELDS} fields")]
    TooManyFields,
    /// A field that a search does not have.
    #[error("a search has no field {0}; it has q, grade, audit, kind, network, domain, sort and page")]
    Unknown(String),
    /// A field that can stand there once.
    #[error("{0} stands there twice")]
    Twice(&'static str),
    /// A text that is too long.
    #[error("{0} has more than {TEXT} characters")]
    LongText(&'static str),
    /// Too many words.
    #[error("q has more than {WORDS} words")]
    ManyWords,
    /// A value that the field cannot have.
    #[error("{field} cannot be {found}; it is {expected}")]
    Value {
        /// The field.
        field: &'static str,
        /// What was there, its beginning.
        found: String,
        /// What can be there.
        expected: String,
    },
}

impl BadQuery {
    /// The field that is wrong, where it is one.
    #[must_use]
    pub fn field(&self) -> Option<&str> {
        match self {
            Self::TooLong | Self::TooManyFields => None,
            Self::Unknown(field) => Some(field),
            Self::Twice(field) | Self::LongText(field) | Self::Value { field, .. } => Some(field),
            Self::ManyWords => Some("q"),
        }
    }
}

impl Query {
    /// Everything, by relevance, from the first page on.
    #[must_use]
    pub fn any() -> Self {
        Self { text: String::new(), domain: String::new(), filters: Default::default(), sort: Sort::default(), page: 1 }
    }

    /// Reads what stands after the `?`.
    ///
    /// # Errors
    /// [`BadQuery`].
    pub fn read(text: &str) -> Result<Self, BadQuery> {
        if text.len() > QUERY_BYTES {
            return Err(BadQuery::TooLong);
        }
        let mut query = Self::any();
        let mut once: Vec<&'static str> = Vec::new();
        for (at, (field, value)) in form_urlencoded::parse(text.as_bytes()).enumerate() {
            if at == FIELDS {
                return Err(BadQuery::TooManyFields);
            }
            let Some(single) = query.take(&field, &value)? else { continue };
            if once.contains(&single) {
                return Err(BadQuery::Twice(single));
            }
            once.push(single);
        }
        if query.words().len() > WORDS { Err(BadQuery::ManyWords) } else { Ok(query) }
    }

    /// Takes one field; says which one where it may stand there once.
    fn take(&mut self, field: &str, value: &str) -> Result<Option<&'static str>, BadQuery> {
        match field {
            "q" => self.text = text("q", value)?,
            "domain" => self.domain = text("domain", value)?,
            "sort" => self.sort = one_of("sort", &Sort::ALL, value)?,
            "page" => self.page = page(value)?,
            _ => {
                let mut groups = GROUPS.iter().zip(&mut self.filters);
                let (group, filter) = groups
                    .find(|(group, _)| group.field == field)
                    .ok_or_else(|| BadQuery::Unknown(beginning(field)))?;
                *filter = filter.and(one_of(group.field, group.marks, value)?);
                return Ok(None);
            }
        }
        Ok(["q", "domain", "sort", "page"].into_iter().find(|known| *known == field))
    }

    /// The words, folded.
    pub(crate) fn words(&self) -> Vec<String> {
        let folded: String = folded(&self.text).collect();
        folded.split_whitespace().map(str::to_owned).collect()
    }

    pub(super) fn folded_domain(&self) -> String {
        folded(&self.domain).collect()
    }

    /// Whether it asks for more than words.
    pub(crate) fn is_filtered(&self) -> bool {
        !self.domain.is_empty() || self.filters.iter().any(|filter| !filter.are_none())
    }

    /// The same on another page.
    pub(crate) fn on_page(&self, page: usize) -> Self {
        Self { page, ..self.clone() }
    }

    pub(super) fn with_text(&self, text: &str) -> Self {
        Self { text: text.to_owned(), ..self.on_page(1) }
    }

    pub(super) fn without_domain(&self) -> Self {
        Self { domain: String::new(), ..self.on_page(1) }
    }

    pub(super) fn without_filters(&self) -> Self {
        Self { filters: Default::default(), ..self.without_domain() }
    }

    pub(super) fn without_group(&self, at: usize) -> Self {
        let mut query = self.on_page(1);
        if let Some(filter) = query.filters.get_mut(at) {
            *filter = Marks::default();
        }
        query
    }
}

impl fmt::Display for Query {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = form_urlencoded::Serializer::new(String::new());
        for (field, value) in [("q", &self.text), ("domain", &self.domain)] {
            if !value.is_empty() {
                text.append_pair(field, value);
            }
        }
        for (group, filter) in GROUPS.iter().zip(&self.filters) {
            for (word, _) in group.marks.iter().filter(|(_, mark)| filter.has(*mark)) {
                text.append_pair(group.field, word);
            }
        }
        for (word, _) in Sort::ALL.iter().filter(|(_, sort)| *sort == self.sort && *sort != Sort::default()) {
            text.append_pair("sort", word);
        }
        if self.page > 1 {
            text.append_pair("page", &self.page.to_string());
        }
        f.write_str(&text.finish())
    }
}

/// Text as a person sees it, with no white space around it.
fn text(field: &'static str, value: &str) -> Result<String, BadQuery> {
    let text: String = seen(value).collect();
    let text = text.trim().to_owned();
    if text.chars().nth(TEXT).is_some() { Err(BadQuery::LongText(field)) } else { Ok(text) }
}

fn page(value: &str) -> Result<usize, BadQuery> {
    let number = value.bytes().all(|byte| byte.is_ascii_digit()).then(|| value.parse().ok()).flatten();
    number.filter(|page| *page > 0).ok_or_else(|| bad("page", value, "a number from 1".to_owned()))
}

fn one_of<T: Copy>(field: &'static str, all: &[(&'static str, T)], value: &str) -> Result<T, BadQuery> {
    let words = || all.iter().map(|(word, _)| *word).collect::<Vec<_>>().join(", ");
    let found = all.iter().find(|(word, _)| *word == value);
    found.map(|(_, known)| *known).ok_or_else(|| bad(field, value, format!("one of {}", words())))
}

fn bad(field: &'static str, found: &str, expected: String) -> BadQuery {
    let found = if found.is_empty() { "empty".to_owned() } else { beginning(found) };
    BadQuery::Value { field, found, expected }
}

fn beginning(text: &str) -> String {
    text.chars().take(REPEATED).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_no_search_has_is_refused_with_the_field_s_name() {
        let long = format!("domain={}", "a".repeat(201));
        for (text, field) in [
            ("q=a&order=up", Some("order")),
            ("=", Some("")),
            ("grade=best", Some("grade")),
            ("grade=", Some("grade")),
            ("sort=up", Some("sort")),
            ("page=0", Some("page")),
            ("page=-1", Some("page")),
            ("page=%2B1", Some("page")),
            ("page=", Some("page")),
            ("page=99999999999999999999", Some("page")),
            ("q=a&q=b", Some("q")),
            ("sort=name&sort=name", Some("sort")),
            ("q=a+b+c+d+e+f+g+h+i", Some("q")),
            (&long, Some("domain")),
            (&"kind=hooks&".repeat(33), None),
            (&"&".repeat(4_097), None),
        ] {
            assert_eq!(Query::read(text).unwrap_err().field(), field, "{text}");
        }
        let unknown = Query::read(&"x".repeat(4_000)).unwrap_err();
        assert_eq!(unknown.field().unwrap().len(), REPEATED, "an answer does not grow with what is refused");
    }

    #[test]
    fn a_query_is_written_as_it_was_read() {
        for text in
            ["", "q=a+b%26c", "q=%3Cscript%3E&grade=verified-third-party&kind=hooks&kind=modes&sort=newest&page=3"]
        {
            assert_eq!(Query::read(text).unwrap().to_string(), text);
        }
        let loose = Query::read("sort=relevance&domain=&kind=modes&kind=hooks&kind=modes&q=%20x%09y+&page=01").unwrap();
        assert_eq!(loose.to_string(), "q=x+y&kind=hooks&kind=modes");
    }

    #[test]
    fn what_nobody_sees_is_not_searched_for() {
        let query = Query::read("q=%E2%80%AEda%E2%80%8Bta%00%EF%BF%BE").unwrap();
        assert_eq!((query.text.as_str(), query.words()), ("data", vec!["data".to_owned()]));
        assert_eq!(Query::read("q=%C3%89CLAIR").unwrap().words(), ["éclair"]);
    }
}
