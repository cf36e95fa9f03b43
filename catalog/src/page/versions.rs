//! Every version of a plugin, and what each asks for beyond the one before.

use maud::{Markup, html};
use serde_json::{Map, Value, json};

use super::At;
use crate::changes::Changes;
use crate::look;
use crate::plugin::{Plugin, Release, statement};
use crate::recipe;

/// For people.
pub(super) fn table(at: &At<'_>, plugin: &Plugin) -> Markup {
    html! {
        section aria-labelledby="versions" {
            h2 #versions { "Versions" }
            ol.versions { @for release in &plugin.releases { (row(at, release)) } }
        }
    }
}

fn row(at: &At<'_>, release: &Release) -> Markup {
    let entry = &release.entry;
    html! {
        li id={ "v" (entry.version) } {
            h3 { (entry.version) @if let Some(on) = entry.audited_at { " " small { (on) } } }
            p.badges { (look::grade(release.grade())) (look::verdict(release.verdict())) (look::standing(release)) }
            @for hit in &release.revoked {
                p { a href=(format!("{}#{}", at.to("revocations"), hit.id)) { (hit.id) } ": "
                    span.reason dir="auto" { (crate::text::shown(&hit.reason)) } }
            }
            p { code.digest { (entry.source_hash) } }
            @if let Some(changes) = &release.changes { (difference(changes)) }
        }
    }
}

fn difference(changes: &Changes) -> Markup {
    let kinds = |mark: &str, kinds: &[schemas::ContributionKind]| {
        html! { @for kind in kinds { li { (mark) (look::kind(*kind)) } } }
    };
    let names = |mark: &str, names: &[String]| html! { @for name in names { li { (mark) code { (name) } } } };
    html! {
        @if changes.same_tree { p { "The same files as " (changes.since) "." } }
        @if changes.are_none() { p { "Contributes the same kinds and asks for the same network names as " (changes.since) "." } }
        @else {
            p { "Against " (changes.since) ":" }
            ul.changes {
                (kinds("adds ", &changes.new_kinds)) (names("adds network name ", &changes.new_domains))
                (kinds("drops ", &changes.gone_kinds)) (names("drops network name ", &changes.gone_domains))
            }
        }
    }
}

/// For programs: the entry as it is signed, and what follows from it.
pub(super) fn facts(at: &At<'_>, plugin: &Plugin, release: &Release) -> Value {
    let about = at.catalog.about();
    // An entry is an object; what is no object has nothing to add to.
    let mut facts = match serde_json::to_value(&release.entry) {
        Ok(Value::Object(entry)) => entry,
        Ok(_) | Err(_) => Map::new(),
    };
    let more = [
        ("grade", json!(release.grade().word())),
        ("offered", json!(release.is_offered())),
        ("revoked", json!(release.revoked)),
        ("upstreamWord", json!(release.upstream)),
        ("changes", json!(release.changes)),
        ("signedBy", json!(release.key)),
        ("statement", json!(statement(release, &about.origin, &plugin.name))),
        ("check", json!(recipe::check(about, at.house, &plugin.name, release))),
    ];
    facts.extend(more.into_iter().map(|(name, value)| (name.to_owned(), value)));
    Value::Object(facts)
}
