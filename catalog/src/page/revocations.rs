//! Everything that is withdrawn, and why.

use maud::{Markup, html};
use schemas::SignedException;
use serde_json::{Value, json};
use url::Url;

use super::{At, View, day};
use crate::text::shown;
use crate::{Withdrawal, look};

/// The list.
pub(crate) struct Revocations;

impl View for Revocations {
    fn title(&self, at: &At<'_>) -> String {
        format!("Revocations · {}", at.catalog.about().origin)
    }

    fn body(&self, at: &At<'_>) -> Markup {
        let (entries, withdrawn) = (&at.catalog.revocations, &at.catalog.withdrawn);
        html! {
            h1 { "Revocations" }
            p.lead {
                "What this marketplace withdraws. Clients obey the list within hours, also for what is installed already; "
                @match at.published("revoked.json") {
                    Some(link) => { a href=(link) { "revoked.json" } }
                    None => { "revoked.json" }
                }
                " is the signed document."
            }
            @if entries.is_empty() { p { "Nothing is revoked." } }
            @for entry in entries { (article(at, entry)) }
            @if !withdrawn.is_empty() {
                h2 { "Lifted again" }
                ul { @for id in withdrawn { li { (id) } } }
            }
        }
    }

    fn json(&self, at: &At<'_>) -> Value {
        let (exceptions, withdrawn) = (&at.catalog.exceptions, &at.catalog.withdrawn);
        json!({ "revocations": at.catalog.revocations, "withdrawn": withdrawn, "exceptions": exceptions })
    }

    fn twin(&self) -> Option<String> {
        Some("revocations".to_owned())
    }
}

fn article(at: &At<'_>, withdrawal: &Withdrawal) -> Markup {
    let entry = &withdrawal.entry;
    let listed = at.catalog.plugin(&entry.name).is_some();
    let is_of =
        |one: &&SignedException| withdrawal.upstream.as_ref().is_some_and(|upstream| one.is_of(upstream, entry));
    let excepted: Vec<&SignedException> = at.catalog.exceptions.iter().filter(is_of).collect();
    html! {
        article.revocation #(entry.id) {
            h2 { (entry.id) }
            p.badges { span.badge.bad { (look::word_of(entry.action)) } @if let Some(at) = entry.published { " " (day(at)) } }
            p.reason dir="auto" { (shown(&entry.reason)) }
            dl {
                @if let Some(upstream) = &withdrawal.upstream { dt { "Revoked by" } dd { (upstream) } }
                dt { "Plugin" }
                dd {
                    @if listed { a href=(at.to(&format!("plugins/{}", entry.name))) { (entry.name) } }
                    @else { (entry.name) }
                }
                @if !entry.versions.is_empty() {
                    dt { "Versions" }
                    dd { @for range in &entry.versions { code { (range) } " " } }
                }
                @if !entry.digests.is_empty() {
                    dt { "Trees, from any source" }
                    dd { @for tree in &entry.digests { code.digest { (tree) } " " } }
                }
                @if !excepted.is_empty() {
                    dt { "Excepted here" }
                    dd { ul { @for one in excepted { li { (one.name) " " (one.version) ": " (look::excepted(one)) } } } }
                }
                @if !entry.aliases.is_empty() {
                    dt { "Also known as" }
                    dd { @for alias in &entry.aliases { span dir="auto" { (shown(alias)) } " " } }
                }
                @if !entry.references.is_empty() {
                    dt { "References" }
                    dd { ul { @for reference in &entry.references { li { (link(reference)) } } } }
                }
            }
        }
    }
}

/// A link where it is an address of the web, else the text.
pub(super) fn link(text: &str) -> Markup {
    let url = Url::parse(text).ok().filter(|url| matches!(url.scheme(), "https" | "http"));
    html! {
        @if let Some(url) = url { a href=(url) rel="nofollow noopener noreferrer" { (shown(text)) } }
        @else { span dir="auto" { (shown(text)) } }
    }
}
