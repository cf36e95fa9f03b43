//! Every listed plugin by name, so many a page: what is searched elsewhere is found here with nothing but links.

use maud::{Markup, html};
use serde_json::{Value, json};

use super::card::{card, summary};
use super::{At, View};
use crate::Catalog;
use crate::plugin::Plugin;

/// 100 plugins: a page of some 100 KiB.
const EACH: usize = 100;

/// What the first of these pages is called; the others are in the folder of that name.
pub(crate) const BROWSE: &str = "browse";

/// One of the pages, from 1.
pub(crate) struct Browse {
    number: usize,
    pages: usize,
}

impl Browse {
    /// The page at `path`, where there is one.
    pub(crate) fn at(catalog: &Catalog, path: &str) -> Option<Self> {
        let rest = path.strip_prefix(BROWSE)?;
        let number = match rest.strip_prefix('/') {
            None if rest.is_empty() => 1,
            None => return None,
            // One address a page: neither +2 nor 02.
            Some(digits) => digits.parse().ok().filter(|number: &usize| *number > 1 && number.to_string() == digits)?,
        };
        let pages = Self::count(catalog);
        (number <= pages).then_some(Self { number, pages })
    }

    /// How many there are: one at least.
    pub(crate) fn count(catalog: &Catalog) -> usize {
        catalog.listed().count().div_ceil(EACH).max(1)
    }

    /// Where one of them is.
    pub(crate) fn path(number: usize) -> String {
        if number <= 1 { BROWSE.to_owned() } else { format!("{BROWSE}/{number}") }
    }

    fn plugins<'a>(&self, at: &At<'a>) -> impl Iterator<Item = &'a Plugin> {
        let before = self.number.saturating_sub(1).saturating_mul(EACH);
        at.catalog.listed().skip(before).take(EACH)
    }

    fn before(&self) -> Option<usize> {
        self.number.checked_sub(1).filter(|number| *number > 0)
    }

    fn after(&self) -> Option<usize> {
        self.number.checked_add(1).filter(|number| *number <= self.pages)
    }
}

impl View for Browse {
    fn title(&self, at: &At<'_>) -> String {
        format!("All plugins, page {} · {}", self.number, at.catalog.about().origin)
    }

    fn body(&self, at: &At<'_>) -> Markup {
        html! {
            h1 { "All plugins" }
            h2 { "By name, page " (self.number) " of " (self.pages) }
            ul.cards { @for plugin in self.plugins(at) { (card(at, plugin)) } }
            @if self.pages > 1 {
                nav.pages aria-label="Pages" {
                    @if let Some(before) = self.before() { a rel="prev" href=(at.to(&Self::path(before))) { "← page " (before) } }
                    @if let Some(after) = self.after() { a rel="next" href=(at.to(&Self::path(after))) { "page " (after) " →" } }
                }
            }
        }
    }

    fn json(&self, at: &At<'_>) -> Value {
        let link = |number: Option<usize>| number.map(|number| format!("{}.json", Self::path(number)));
        json!({
            "page": self.number,
            "pages": self.pages,
            "previous": link(self.before()),
            "next": link(self.after()),
            "plugins": self.plugins(at).map(summary).collect::<Vec<_>>(),
        })
    }

    fn twin(&self) -> Option<String> {
        Some(Self::path(self.number))
    }
}
