//! Every page, and the frame around it.

mod card;
mod home;
mod missing;
mod plugin;
mod publisher;
mod revocations;
mod versions;

use jiff::Timestamp;
use maud::{DOCTYPE, Markup, html};
use serde_json::Value;

use crate::house::POLICY;
use crate::{Catalog, House, assets};

pub(crate) use home::Home;
pub(crate) use missing::Missing;
pub(crate) use plugin::Plugin;
pub(crate) use publisher::Publisher;
pub(crate) use revocations::Revocations;

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
    /// Whether search engines may show it.
    fn is_public(&self) -> bool {
        true
    }
}

impl At<'_> {
    /// The way up from this page to the first one.
    fn up(&self) -> String {
        "../".repeat(self.path.matches('/').count())
    }

    /// A link to another page.
    pub(crate) fn to(&self, page: &str) -> String {
        if page.is_empty() && !self.path.contains('/') { "./".to_owned() } else { self.file(page) }
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
                meta name="referrer" content="no-referrer";
                meta name="color-scheme" content="light dark";
                @if !view.is_public() { meta name="robots" content="noindex"; }
                title { (view.title(at)) }
                link rel="stylesheet" href=(at.file(&assets.style.path));
                link rel="icon" type="image/svg+xml" href=(at.file(&assets.icon.path));
                @if let Some(twin) = view.twin() {
                    link rel="alternate" type="application/json" href=(at.file(&format!("{twin}.json")));
                }
                script src=(at.file(&assets.copy.path)) defer {}
            }
            body {
                a.skip href="#main" { "Skip to content" }
                header.top {
                    a.brand href=(at.to("")) { (about.origin) }
                    nav aria-label="Main" {
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
            @if let Some(twin) = view.twin() { " · " a href=(at.file(&format!("{twin}.json"))) { "this page as JSON" } }
        }
    }
}

/// A day in UTC.
pub(crate) fn day(at: Timestamp) -> String {
    at.strftime("%Y-%m-%d").to_string()
}
