//! The first page: what this marketplace is, how to add it, what is new.

use maud::{Markup, html};
use serde_json::{Value, json};

use super::card::{card, summary};
use super::search::words;
use super::{At, HOME, View};
use crate::Layout;
use crate::plugin::Plugin;
use crate::recipe;

/// 12 plugins: a screen or two.
const NEWS: usize = 12;

/// The first page.
pub(crate) struct Home;

impl View for Home {
    fn title(&self, at: &At<'_>) -> String {
        format!("{} · plugins", at.catalog.about().origin)
    }

    fn body(&self, at: &At<'_>) -> Markup {
        let about = at.catalog.about();
        html! {
            h1 { "Plugins of " (about.origin) }
            p.lead {
                (counted(listed(at), "plugin")) ", every one listed in signed metadata; "
                a href=(at.to("revocations")) { (counted(at.catalog.revocations.len(), "revocation")) } "."
            }
            @let all = match at.house.layout {
                Layout::Served => super::search::PATH,
                Layout::Files => super::BROWSE,
            };
            @if at.house.layout == Layout::Served { (words(at)) }
            p { a href=(at.to(all)) { "All " (counted(listed(at), "plugin")) } }
            section aria-labelledby="add" {
                h2 #add { "Add this marketplace" }
                (copy("add-line", "Line that adds this marketplace", &recipe::add(about, at.house)))
                p { "The part after " code { "#" } " is the digest of its first root. Compare it with what its maintainers say elsewhere." }
            }
            section aria-labelledby="new" {
                h2 #new { "New" }
                ul.cards { @for plugin in newest(at) { (card(at, plugin)) } }
            }
        }
    }

    fn json(&self, at: &At<'_>) -> Value {
        let about = at.catalog.about();
        json!({
            "origin": about.origin,
            "root": about.root,
            "expires": about.expires.to_string(),
            "add": recipe::add(about, at.house),
            "plugins": listed(at),
            "revocations": at.catalog.revocations.len(),
            "new": newest(at).into_iter().map(summary).collect::<Vec<_>>(),
        })
    }

    fn twin(&self) -> Option<String> {
        Some(HOME.to_owned())
    }
}

/// "1 plugin", "2 plugins".
pub(super) fn counted(number: usize, what: &str) -> String {
    format!("{number} {what}{}", if number == 1 { "" } else { "s" })
}

fn listed(at: &At<'_>) -> usize {
    at.catalog.listed().count()
}

/// The plugins with the newest releases, each once.
fn newest<'a>(at: &At<'a>) -> Vec<&'a Plugin> {
    let mut plugins: Vec<&Plugin> = Vec::new();
    for (plugin, _) in at.catalog.news() {
        if !plugins.iter().any(|known| known.name == plugin.name) {
            plugins.push(plugin);
        }
        if plugins.len() == NEWS {
            break;
        }
    }
    plugins
}

/// A line to copy: a field that is selected whole when the keyboard reaches it, a button where there is a script, and the
/// line once more for paper.
pub(super) fn copy(id: &str, label: &str, line: &str) -> Markup {
    html! {
        div.copy {
            label.hidden for=(id) { (label) }
            input #(id) type="text" readonly value=(line) spellcheck="false" autocomplete="off";
            button type="button" hidden aria-label={ "Copy: " (label) } { "Copy" }
            span role="status" {}
            code.paper { (line) }
        }
    }
}
