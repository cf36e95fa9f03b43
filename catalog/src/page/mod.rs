//! Every page, and the frame around it.

mod audit;
mod browse;
mod card;
mod home;
mod missing;
mod permissions;
mod plugin;
mod publisher;
mod readme;
mod revocations;
mod search;
mod versions;

use jiff::Timestamp;
use maud::{DOCTYPE, Markup, html};
use serde_json::Value;

use crate::assets::Asset;
use crate::headers::{POLICY, REFERRER};
use crate::recipe;
use crate::{Beside, Catalog, House, Layout, Release, assets, feed};

pub(crate) use browse::{BROWSE, Browse};
pub(crate) use home::Home;
pub(crate) use missing::Missing;
pub(crate) use plugin::Plugin;
pub(crate) use publisher::Publisher;
pub(crate) use revocations::Revocations;
pub(crate) use search::{Found, NoSearch, PATH as SEARCH, TWIN as SEARCH_TWIN};

/// What the first page is called where it needs a name.
pub(crate) const HOME: &str = "home";

/// Where and when a page is shown.
#[derive(Debug, Clone, Copy)]
pub(crate) struct At<'a> {
    pub(crate) catalog: &'a Catalog,
    pub(crate) house: &'a House,
    /// Its own path, which links are relative to.
    pub(crate) path: &'a str,
    pub(crate) now: Timestamp,
    /// What was opened about the version that it shows, where it shows one.
    pub(crate) beside: Option<&'a Beside>,
    /// The way to the first page, where the page is shown at any depth.
    pub(crate) root: Option<&'a str>,
}

/// A page: the same facts for people and for programs.
pub(crate) trait View {
    /// What stands in the tab.
    fn title(&self, at: &At<'_>) -> String;
    /// What stands between header and footer.
    fn body(&self, at: &At<'_>) -> Markup;
    /// The same for programs.
    fn json(&self, at: &At<'_>) -> Value;
    /// Its own path for programs; nothing where it has none.
    fn twin(&self) -> Option<String>;
    /// What of the body changes while somebody types.
    fn results(&self, at: &At<'_>) -> Markup {
        self.body(at)
    }
    /// Whether something changes while somebody types.
    fn is_live(&self) -> bool {
        false
    }
    /// Feeds beside those that every page names: a title and a path each.
    fn feed(&self) -> Option<(String, String)> {
        None
    }
    /// Whether search engines may show it.
    fn is_public(&self) -> bool {
        true
    }
}

impl<'a> At<'a> {
    /// What was opened beside this very version, if it is the one.
    pub(crate) fn beside(&self, release: &Release) -> Option<&'a Beside> {
        self.beside.filter(|beside| beside.is_about(release))
    }

    /// The way up from this page to the first one.
    fn up(&self) -> String {
        self.root.map_or_else(|| "../".repeat(self.path.matches('/').count()), str::to_owned)
    }

    /// A link to another page.
    pub(crate) fn to(&self, page: &str) -> String {
        match self.house.layout {
            Layout::Files => self.file(&Layout::file(page)),
            Layout::Served if page.is_empty() && !self.path.contains('/') => "./".to_owned(),
            Layout::Served => self.file(page),
        }
    }

    /// A link to a file of the published marketplace; nothing where nobody has said where that is.
    pub(crate) fn published(&self, path: &str) -> Option<String> {
        match self.house.layout {
            Layout::Served => Some(self.file(path)),
            Layout::Files => self.house.address.is_some().then(|| format!("{}/{path}", recipe::address(self.house))),
        }
    }

    /// A link to what has the same name everywhere.
    pub(crate) fn file(&self, path: &str) -> String {
        format!("{}{path}", self.up())
    }
}

/// The page around `view`.
pub(crate) fn frame(at: &At<'_>, view: &dyn View) -> Markup {
    let about = at.catalog.about();
    let assets = assets::named();
    html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta http-equiv="Content-Security-Policy" content=(POLICY);
                meta name="referrer" content=(REFERRER);
                meta name="color-scheme" content="light dark";
                @if !view.is_public() { meta name="robots" content="noindex"; }
                title { (view.title(at)) }
                link rel="stylesheet" href=(at.file(&assets.style.path)) integrity=(assets.style.integrity);
                link rel="icon" type="image/svg+xml" href=(at.file(&assets.icon.path));
                @if let Some(twin) = view.twin() {
                    link rel="alternate" type="application/json" href=(at.file(&format!("{twin}.json")));
                }
                (feeds(at, view))
                (script(at, &assets.copy))
                @if view.is_live() {
                    meta name="htmx-config" content=(HTMX);
                    (script(at, &assets.htmx))
                }
            }
            body {
                a.skip href="#main" { "Skip to content" }
                header.top {
                    a.brand href=(at.to("")) { (about.origin) }
                    nav aria-label="Main" {
                        @match at.house.layout {
                            Layout::Served => { a href=(at.to(SEARCH)) { "Search" } }
                            Layout::Files => { a href=(at.to(BROWSE)) { "All plugins" } }
                        }
                        a href=(at.to("revocations")) { "Revocations" }
                    }
                }
                main #main tabindex="-1" {
                    @if about.expires < at.now { (expired(at)) }
                    (view.body(at))
                }
                footer { (colophon(at, view)) }
            }
        }
    }
}

/// No style is put into the page, which its policy would refuse; who goes back has the whole page made anew.
const HTMX: &str = r#"{"includeIndicatorCSS":false,"history":"reload"}"#;

fn script(at: &At<'_>, asset: &Asset) -> Markup {
    html! { script src=(at.file(&asset.path)) integrity=(asset.integrity) defer {} }
}

/// Where feed readers find what is new.
fn feeds(at: &At<'_>, view: &dyn View) -> Markup {
    let every = [("Releases", feed::RELEASES), ("Revocations", feed::REVOCATIONS)];
    let every = every.map(|(title, path)| (title.to_owned(), path.to_owned()));
    html! {
        @for (title, path) in view.feed().into_iter().chain(every) {
            link rel="alternate" type="application/atom+xml" title=(title) href=(at.file(&path));
        }
    }
}

fn expired(at: &At<'_>) -> Markup {
    html! {
        p.notice.warn role="note" {
            strong { "Out of date." }
            " This marketplace's signatures expired on " (day(at.catalog.about().expires))
            ". Clients install nothing from it until it is signed again."
        }
    }
}

fn colophon(at: &At<'_>, view: &dyn View) -> Markup {
    let about = at.catalog.about();
    html! {
        p {
            "Every fact on this page was verified against the marketplace's signed metadata before it was shown. "
            "Your client verifies it again; this page is a convenience and no proof."
        }
        p {
            "Root " code.digest { (about.root) }
            " · signed until " (day(about.expires))
            @if at.house.layout == Layout::Files { " · written on " (day(at.now)) }
            @if let Some(twin) = view.twin() { " · " a href=(at.file(&format!("{twin}.json"))) { "this page as JSON" } }
        }
    }
}

/// A day in UTC.
pub(crate) fn day(at: Timestamp) -> String {
    at.strftime("%Y-%m-%d").to_string()
}
