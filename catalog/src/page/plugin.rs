//! One plugin: whether to trust it, what it asks for, how to take it, how to check all that.

use maud::{Markup, html};
use serde_json::{Value, json};

use super::audit::Audit;
use super::home::copy;
use super::{At, View, permissions, readme, versions};
use crate::look;
use crate::plugin::{Hit, Plugin as Facts, Release};
use crate::recipe;
use crate::text::shown;

/// One plugin.
pub(crate) struct Plugin<'a>(pub(crate) &'a Facts);

impl View for Plugin<'_> {
    fn title(&self, at: &At<'_>) -> String {
        format!("{} · {}", self.0.name, at.catalog.about().origin)
    }

    fn body(&self, at: &At<'_>) -> Markup {
        let plugin = self.0;
        let current = plugin.current();
        html! {
            h1 { (plugin.name) }
            @if let Some(release) = current { (banner(at, release)) }
            p.lead dir="auto" { (shown(&plugin.description)) }
            p.badges {
                @if let Some(release) = current {
                    span.version { (release.entry.version) }
                    (look::grade(release.grade())) (look::verdict(release.verdict())) (look::standing(release))
                }
                (look::status(plugin))
            }
            @if !plugin.maintainer.is_empty() {
                p {
                    "By "
                    @let name = shown(&plugin.maintainer);
                    @if plugin.is_listed() {
                        a dir="auto" href=(at.to(&format!("publishers/{}", plugin.publisher))) { (name) }
                    } @else { span dir="auto" { (name) } }
                }
            }
            @if let Some(release) = current {
                (install(at, plugin, release)) (permissions::section(at, release)) (Audit { at, plugin, release }.section())
                (provenance(release)) (check(at, plugin, release))
            }
            (versions::table(at, plugin))
            @if let Some(release) = current { (readme::section(at, release)) }
        }
    }

    fn json(&self, at: &At<'_>) -> Value {
        let plugin = self.0;
        let about = at.catalog.about();
        let offered = plugin.current().filter(|release| release.is_offered());
        json!({
            "name": plugin.name,
            "description": plugin.description,
            "maintainer": plugin.maintainer,
            "publisher": plugin.publisher,
            "status": plugin.status,
            "current": plugin.current().map(|release| release.entry.version.to_string()),
            "add": recipe::add(about, at.house),
            "install": offered.map(|release| recipe::install(about, &plugin.name, release)),
            "audit": plugin.current().map(|release| Audit { at, plugin, release }.json()),
            "asks": plugin.current().map(|release| permissions::json(at, release)),
            "readme": plugin.current().map(|release| readme::json(at, release)),
            "versions": plugin.releases.iter().map(|release| versions::facts(at, plugin, release)).collect::<Vec<_>>(),
        })
    }

    fn twin(&self) -> Option<String> {
        Some(format!("plugins/{}", self.0.name))
    }

    fn feed(&self) -> Option<(String, String)> {
        Some((self.0.name.to_string(), crate::feed::path_of(&self.0.name)))
    }

    fn is_public(&self) -> bool {
        self.0.is_listed()
    }
}

/// What withdraws a version, with its reason.
fn banner(at: &At<'_>, release: &Release) -> Markup {
    let entry = |hit: &Hit| {
        html! {
            p {
                strong { (look::word_of(hit.action)) }
                " (" a href=(format!("{}#{}", at.to("revocations"), hit.id)) { (hit.id) } "): "
                span.reason dir="auto" { (shown(&hit.reason)) }
                @if let Some(one) = &hit.exception { br; "This marketplace excepts it " (look::excepted(one)) }
            }
        }
    };
    html! {
        @if !release.revoked.is_empty() {
            div.notice.bad role="alert" {
                @for hit in &release.revoked { (entry(hit)) }
                @if release.is_stopped() { p { "Clients neither install nor load version " (release.entry.version) "." } }
            }
        }
    }
}

fn install(at: &At<'_>, plugin: &Facts, release: &Release) -> Markup {
    let about = at.catalog.about();
    html! {
        section aria-labelledby="install" {
            h2 #install { "Install" }
            @if release.is_offered() {
                (copy("install-line", "Line that installs this version", &recipe::install(about, &plugin.name, release)))
                p { "You are shown what it may do, and asked. First add the marketplace, once:" }
                (copy("add-line", "Line that adds this marketplace", &recipe::add(about, at.house)))
            } @else { p { "No version is offered." } }
        }
    }
}

fn provenance(release: &Release) -> Markup {
    let entry = &release.entry;
    html! {
        section aria-labelledby="provenance" {
            h2 #provenance { "Where it comes from" }
            dl {
                dt { "Source" } dd { code { (entry.source) } }
                @if let Some(commit) = &entry.commit { dt { "Commit" } dd { code.digest { (commit) } } }
                dt { "Tree" } dd { code.digest { (entry.source_hash) } }
                @if let Some(key) = &release.key { dt { "Signed by" } dd { code.digest { (key) } } }
                @if let Some(word) = &release.upstream {
                    dt { "Upstream" }
                    dd {
                        (word.upstream)
                        @if word.holds { " has signed this version too." }
                        @else { " does not stand by this version any more." }
                    }
                }
                @if !entry.attestations.is_empty() {
                    dt { "Attestations" }
                    dd { ul { @for path in &entry.attestations { li { code { (shown(path)) } } } } }
                }
            }
        }
    }
}

fn check(at: &At<'_>, plugin: &Facts, release: &Release) -> Markup {
    let recipe = recipe::check(at.catalog.about(), at.house, &plugin.name, release);
    html! {
        @if let Some(recipe) = recipe {
            section aria-labelledby="check" {
                h2 #check { "Check it yourself" }
                p {
                    "The statement that was signed, its signature, and the tree that it names, with openssl and git alone. "
                    "Compare the key with what the maintainers say elsewhere."
                }
                pre.recipe tabindex="0" aria-label="Commands that check this version" { code { (recipe) } }
            }
        }
    }
}
