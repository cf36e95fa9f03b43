//! Plugins by words and filters, a page at a time; a form that needs no script.

use maud::{Markup, html};
use serde_json::{Value, json};

use super::card::{card, summary};
use super::home::counted;
use super::{At, View};
use crate::plugin::Plugin;
use crate::search::{Advice, GROUPS, Group, Marks, Query, Sort, TEXT};
use crate::text::shown;
use crate::{BadQuery, look};

/// 30 plugins a page: some ten screens of a telephone, 30 KB, and 10,000 plugins are 334 pages.
const PER_PAGE: usize = 30;

/// 2 pages on either side of the one that is shown; with the first and the last they fit one line of 320 points.
const NEAR: usize = 2;

/// Where it is.
pub(crate) const PATH: &str = "search";
/// The same for programs.
pub(crate) const TWIN: &str = "search.json";

/// One page of what was found.
pub(crate) struct Found<'a> {
    query: Query,
    plugins: Vec<&'a Plugin>,
    total: usize,
    pages: usize,
    advice: Advice,
}

impl<'a> Found<'a> {
    pub(crate) fn of(at: &At<'a>, query: Query) -> Self {
        let catalog = at.catalog;
        let found = catalog.search.find(&query);
        let (total, pages) = (found.len(), found.len().div_ceil(PER_PAGE).max(1));
        let skipped = query.page.saturating_sub(1).saturating_mul(PER_PAGE);
        let these = found.into_iter().skip(skipped).take(PER_PAGE);
        let plugins = these.filter_map(|place| catalog.plugins().get(place)).collect();
        let advice = if total == 0 { catalog.search.advise(&query) } else { Advice::default() };
        Self { query, plugins, total, pages, advice }
    }

    /// Whether there are fewer pages than that.
    pub(crate) fn is_beyond(&self) -> bool {
        self.query.page > self.pages
    }
}

impl View for Found<'_> {
    fn title(&self, at: &At<'_>) -> String {
        let origin = &at.catalog.about().origin;
        if self.query.text.is_empty() {
            format!("Search · {origin}")
        } else {
            format!("{} · {origin}", shown(&self.query.text))
        }
    }

    fn body(&self, at: &At<'_>) -> Markup {
        html! {
            h1 { "Search" }
            (form(at, &self.query))
            div #results { (self.results(at)) }
        }
    }

    fn results(&self, at: &At<'_>) -> Markup {
        html! {
            h2.hidden { "Results" }
            p #count role="status" { (counted(self.total, "plugin")) }
            @if self.total == 0 { (nothing(at, self)) }
            @else if self.is_beyond() {
                p { "There are fewer pages. " a href=(to(at, &self.query.on_page(1))) { "The first one" } }
            } @else {
                ul.cards { @for plugin in &self.plugins { (card(at, plugin)) } }
                @if self.pages > 1 { (pages(at, self)) }
                p.quiet { a href=(twin(at, &self.query)) { "These results as JSON" } }
            }
        }
    }

    fn json(&self, _: &At<'_>) -> Value {
        let instead = |(query, total): &(Query, usize)| json!({ "query": query.to_string(), "total": total });
        let without = self.advice.without.iter();
        let without = without
            .map(|(filter, query, total)| json!({ "filter": filter, "query": query.to_string(), "total": total }));
        json!({
            "query": self.query.to_string(),
            "total": self.total,
            "page": self.query.page,
            "pages": self.pages,
            "perPage": PER_PAGE,
            "plugins": self.plugins.iter().map(|plugin| summary(plugin)).collect::<Vec<_>>(),
            "meant": self.advice.meant.as_ref().map(instead),
            "without": without.collect::<Vec<_>>(),
        })
    }

    fn twin(&self) -> Option<String> {
        None
    }

    fn is_public(&self) -> bool {
        // Searches are without end; who wants every plugin follows the pages of all of them.
        self.query.text.is_empty() && !self.query.is_filtered() && !self.is_beyond()
    }

    fn is_live(&self) -> bool {
        true
    }
}

/// Why there was no search.
pub(crate) struct NoSearch<'a>(pub(crate) &'a BadQuery);

impl View for NoSearch<'_> {
    fn title(&self, _: &At<'_>) -> String {
        "No search".to_owned()
    }

    fn body(&self, at: &At<'_>) -> Markup {
        html! {
            h1 { "Search" }
            (form(at, &Query::any()))
            div #results { (self.results(at)) }
        }
    }

    fn results(&self, at: &At<'_>) -> Markup {
        html! {
            p.notice.warn role="alert" { strong { "This cannot be searched for." } " " (shown(&self.0.to_string())) "." }
            p { a href=(at.to(PATH)) { "All plugins" } }
        }
    }

    fn json(&self, _: &At<'_>) -> Value {
        json!({ "error": self.0.to_string(), "field": self.0.field() })
    }

    fn twin(&self) -> Option<String> {
        None
    }

    fn is_public(&self) -> bool {
        false
    }

    fn is_live(&self) -> bool {
        true
    }
}

fn to(at: &At<'_>, query: &Query) -> String {
    with(at.to(PATH), query)
}

fn twin(at: &At<'_>, query: &Query) -> String {
    with(at.file(TWIN), query)
}

fn with(path: String, query: &Query) -> String {
    let query = query.to_string();
    if query.is_empty() { path } else { format!("{path}?{query}") }
}

/// What to do when nothing fits.
fn nothing(at: &At<'_>, found: &Found<'_>) -> Markup {
    let Advice { meant, without } = &found.advice;
    html! {
        @if let Some((query, total)) = meant {
            p { "Did you mean " a href=(to(at, query)) { (shown(&query.text)) } "? " (counted(*total, "plugin")) }
        }
        @for (filter, query, total) in without {
            p { a href=(to(at, query)) { "Without the filter “" (filter) "”" } ": " (counted(*total, "plugin")) }
        }
        @if !found.query.text.is_empty() {
            p { "All words have to stand in a plugin's name, publisher, description or network names. Try fewer of them." }
        }
        p { a href=(at.to(PATH)) { "All plugins" } }
    }
}

fn pages(at: &At<'_>, found: &Found<'_>) -> Markup {
    let (page, last) = (found.query.page, found.pages);
    let near = page.saturating_sub(NEAR).max(2)..=page.saturating_add(NEAR).min(last.saturating_sub(1));
    let (gap_before, gap_after) = (*near.start() > 2, near.end().saturating_add(1) < last);
    let one = |number: usize| {
        html! {
            @if number == page { span aria-current="page" { (number) } }
            @else { a href=(to(at, &found.query.on_page(number))) aria-label={ "Page " (number) } { (number) } }
        }
    };
    html! {
        nav.pages aria-label="Pages" {
            @if page > 1 { a rel="prev" href=(to(at, &found.query.on_page(page.saturating_sub(1)))) { "Previous" } }
            (one(1))
            @if gap_before { span { "…" } }
            @for number in near { (one(number)) }
            @if gap_after { span { "…" } }
            (one(last))
            @if page < last { a rel="next" href=(to(at, &found.query.on_page(page.saturating_add(1)))) { "Next" } }
        }
    }
}

/// The words alone, for other pages.
pub(super) fn words(at: &At<'_>) -> Markup {
    html! {
        form.find action=(at.to(PATH)) method="get" role="search" { (field("")) }
    }
}

fn field(text: &str) -> Markup {
    html! {
        div.words {
            label.hidden for="q" { "Search plugins" }
            input #q type="search" name="q" value=(text) maxlength=(TEXT) placeholder="Search plugins" autocomplete="off" spellcheck="false";
            button type="submit" { "Search" }
        }
    }
}

/// The form; with a script, results come while one types.
fn form(at: &At<'_>, query: &Query) -> Markup {
    html! {
        form.find action=(at.to(PATH)) method="get" role="search" hx-get=(at.to(PATH)) hx-target="#results"
            hx-swap="innerHTML" hx-replace-url="true" hx-sync="this:replace" hx-trigger="input delay:250ms, submit" {
            (field(&query.text))
            details open[query.is_filtered() || query.sort != Sort::default()] {
                summary { "Filters and order" }
                div.groups {
                    @for (group, chosen) in GROUPS.iter().zip(&query.filters) { (boxes(group, *chosen)) }
                    div.choice {
                        label for="domain" { "Network name" }
                        input #domain type="text" name="domain" value=(query.domain) maxlength=(TEXT) autocomplete="off" spellcheck="false";
                    }
                    div.choice {
                        label for="sort" { "Order" }
                        select #sort name="sort" {
                            @for (word, sort) in Sort::ALL { option value=(word) selected[sort == query.sort] { (order(sort)) } }
                        }
                    }
                }
            }
        }
    }
}

fn boxes(group: &Group, chosen: Marks) -> Markup {
    html! {
        fieldset {
            legend { (group.title) }
            @for (word, mark) in group.marks {
                label { input type="checkbox" name=(group.field) value=(word) checked[chosen.has(*mark)]; " " (look::filter(group.field, word)) }
            }
        }
    }
}

fn order(sort: Sort) -> &'static str {
    match sort {
        Sort::Relevance => "best match first",
        Sort::Name => "by name",
        Sort::Newest => "newest audit first",
    }
}
