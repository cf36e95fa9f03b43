//! From a query to what was found: a page, the part of one that changes while somebody types, or JSON.

use crate::ask::{Ask, Form, json};
use crate::page::{self, At, SEARCH, SEARCH_TWIN, View};
use crate::search::Query;
use crate::{BadQuery, Catalog, House, Kind, Page};

/// How much of a page is wanted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Extent {
    /// All of it.
    Page,
    /// What was found, to be put into a page that is there.
    Results,
}

/// A search.
#[derive(Debug, Clone, Copy)]
pub struct Lookup<'a> {
    /// Where, and in which form.
    pub ask: Ask<'a>,
    /// What stands after the `?`.
    pub query: &'a str,
    /// How much of it.
    pub extent: Extent,
}

/// What became of a search. There is a page in each case.
#[derive(Debug)]
pub enum Looked {
    /// This was found; nothing, perhaps.
    Found(Page),
    /// There are fewer pages.
    Beyond(Page),
    /// It is no search.
    Refused(Page, BadQuery),
}

impl Catalog {
    /// Whether searches are at a path.
    #[must_use]
    pub fn is_search(path: &str) -> bool {
        [SEARCH, SEARCH_TWIN].contains(&path)
    }

    /// What fits a query.
    #[must_use]
    pub fn look_up(&self, lookup: &Lookup<'_>, house: &House) -> Looked {
        let at = At { catalog: self, house, path: SEARCH, now: lookup.ask.now, beside: None, root: None };
        let found = match Query::read(lookup.query) {
            Ok(query) => page::Found::of(&at, query),
            Err(why) => return Looked::Refused(lookup.dressed(&at, &page::NoSearch(&why)), why),
        };
        let page = lookup.dressed(&at, &found);
        if found.is_beyond() { Looked::Beyond(page) } else { Looked::Found(page) }
    }
}

impl Lookup<'_> {
    fn dressed(&self, at: &At<'_>, view: &dyn View) -> Page {
        let html = |markup: maud::Markup| Page { kind: Kind::Html, body: markup.into_string().into_bytes() };
        match (self.ask.path, self.ask.form, self.extent) {
            (SEARCH_TWIN, ..) | (_, Form::Json, _) => Page { kind: Kind::Json, body: json(&view.json(at)) },
            (_, Form::Html, Extent::Page) => html(page::frame(at, view)),
            (_, Form::Html, Extent::Results) => html(view.results(at)),
        }
    }
}
