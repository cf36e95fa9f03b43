//! From an address to a page: what no verified document has is nowhere.

use jiff::Timestamp;

use crate::page::{self, At, View};
use crate::{Beside, Catalog, House, Kind, Layout, Page, Release, feed, robots, security};

/// In which form a page is wanted, where its address does not say.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Form {
    /// For browsers.
    Html,
    /// For programs.
    Json,
}

/// What is asked for.
#[derive(Debug, Clone, Copy)]
pub struct Ask<'a> {
    /// The path, relative and without a leading slash; empty for the first page.
    pub path: &'a str,
    /// In which form.
    pub form: Form,
    /// Against which ages are judged.
    pub now: Timestamp,
    /// What was opened of what [`Catalog::wants`]; what is about another version is not shown.
    pub beside: Option<&'a Beside>,
}

impl Catalog {
    /// What is at a path; nothing when no page is. [`crate::assets`] and [`Catalog::look_up`] are beside the pages.
    #[must_use]
    pub fn answer(&self, ask: &Ask<'_>, house: &House) -> Option<Page> {
        if ask.path == security::PATH {
            let body = security::text(self, house)?.into_bytes();
            return Some(Page { kind: Kind::Text, body });
        }
        if ask.path == robots::PATH {
            return Some(Page { kind: Kind::Text, body: robots::TEXT.into() });
        }
        if ask.path.ends_with(".atom") {
            let at = At { catalog: self, house, path: ask.path, now: ask.now, beside: None, root: None };
            return feed::at(&at).map(|body| Page { kind: Kind::Atom, body });
        }
        let (path, form) = match ask.path.strip_suffix(".json") {
            Some("") => return None,
            Some(page::HOME) => ("", Form::Json),
            Some(path) => (path, Form::Json),
            None => (ask.path, ask.form),
        };
        let view = self.view(path, house.layout)?;
        let at = At { catalog: self, house, path: ask.path, now: ask.now, beside: ask.beside, root: None };
        Some(match form {
            Form::Html => Page { kind: Kind::Html, body: page::frame(&at, &*view).into_string().into_bytes() },
            Form::Json => Page { kind: Kind::Json, body: json(&view.json(&at)) },
        })
    }

    /// The version that the page at `path` shows: whoever has its bundle and the documents of its audit opens them beforehand.
    #[must_use]
    pub fn wants(&self, path: &str) -> Option<&Release> {
        let name = path.strip_prefix("plugins/")?;
        self.plugin(&name.strip_suffix(".json").unwrap_or(name).parse().ok()?)?.current()
    }

    /// The page that says that there is none at `path`.
    #[must_use]
    pub fn missing(&self, ask: &Ask<'_>, house: &House) -> Page {
        self.missing_from(ask, house, None)
    }

    /// The same for a host of files, which shows it at any depth: its links begin with `root`, the path of the first page.
    #[must_use]
    pub fn missing_anywhere(&self, ask: &Ask<'_>, house: &House, root: &str) -> Page {
        self.missing_from(ask, house, Some(root))
    }

    fn missing_from(&self, ask: &Ask<'_>, house: &House, root: Option<&str>) -> Page {
        let at = At { catalog: self, house, path: ask.path, now: ask.now, beside: ask.beside, root };
        Page { kind: Kind::Html, body: page::frame(&at, &page::Missing).into_string().into_bytes() }
    }

    fn view(&self, path: &str, layout: Layout) -> Option<Box<dyn View + '_>> {
        if let Some(name) = path.strip_prefix("plugins/") {
            let plugin = self.plugin(&name.parse().ok()?)?;
            return Some(Box::new(page::Plugin(plugin)));
        }
        if let Some(slug) = path.strip_prefix("publishers/") {
            let (slug, publisher) = self.publishers.iter().find(|(known, _)| known.as_str() == slug)?;
            return Some(Box::new(page::Publisher { catalog: self, slug, publisher }));
        }
        // Where nobody answers a search.
        if let Some(browse) = page::Browse::at(self, path).filter(|_| layout == Layout::Files) {
            return Some(Box::new(browse));
        }
        match path {
            "" => Some(Box::new(page::Home)),
            "revocations" => Some(Box::new(page::Revocations)),
            _ => None,
        }
    }
}

pub(crate) fn json(value: &serde_json::Value) -> Vec<u8> {
    let mut text = format!("{value:#}").into_bytes();
    text.push(b'\n');
    text
}
