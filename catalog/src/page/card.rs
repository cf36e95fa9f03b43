//! A plugin in a list.

use maud::{Markup, html};
use serde_json::{Value, json};

use super::At;
use crate::look;
use crate::plugin::Plugin;
use crate::text::shown;

/// For people.
pub(super) fn card(at: &At<'_>, plugin: &Plugin) -> Markup {
    let current = plugin.current();
    html! {
        li.card {
            h3 { a href=(at.to(&format!("plugins/{}", plugin.name))) { (plugin.name) } }
            p.what dir="auto" { (shown(&plugin.description)) }
            p.badges {
                @if let Some(release) = current {
                    span.version { (release.entry.version) }
                    (look::grade(release.grade()))
                    (look::verdict(release.verdict()))
                    (look::standing(release))
                }
                (look::status(plugin))
            }
        }
    }
}

/// For programs.
pub(super) fn summary(plugin: &Plugin) -> Value {
    let current = plugin.current();
    json!({
        "name": plugin.name,
        "description": plugin.description,
        "maintainer": plugin.maintainer,
        "publisher": plugin.publisher,
        "status": plugin.status,
        "version": current.map(|release| release.entry.version.to_string()),
        "grade": current.map(|release| release.grade().word()),
        "audit": current.and_then(|release| release.verdict()),
        "contributes": current.map(|release| &release.entry.contributes),
        "allowedDomains": current.map(|release| &release.entry.allowed_domains),
        "offered": current.is_some_and(|release| release.is_offered()),
        "revoked": current.map(|release| &release.revoked),
    })
}
