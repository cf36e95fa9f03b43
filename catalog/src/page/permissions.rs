//! What a version may do: its signed claims, and what the manifest of the signed tree asks for beyond them.

use maud::{Markup, html};
use schemas::manifest::{Capability, NetworkMode, Workspace};
use schemas::{ContributionKind, VersionEntry};
use serde_json::{Value, json};

use super::At;
use super::audit::{clause, not_shown};
use crate::beside::{Asks, NotShown};
use crate::look;
use crate::plugin::Release;

/// For people.
pub(super) fn section(at: &At<'_>, release: &Release) -> Markup {
    let entry = &release.entry;
    let asks = found(at, release);
    let row = |kind: &ContributionKind| html! { li { strong { (look::kind(*kind)) } ": " (look::kind_means(*kind)) } };
    html! {
        section aria-labelledby="permissions" {
            h2 #permissions { "What it may do" }
            @if entry.contributes.is_empty() { p { "It says that it contributes nothing." } }
            @else { ul { @for kind in &entry.contributes { (row(kind)) } } }
            h3 { "Capabilities" }
            @match &asks {
                Ok(asks) => (capabilities(asks)),
                Err(why) => { p { "Not known here: the bundle of version " (entry.version) " " (clause(why)) "." } }
            }
            h3 { "Network" }
            (network(entry, asks.as_ref().ok().copied()))
        }
    }
}

fn capabilities(asks: &Asks) -> Markup {
    let row =
        |one: &Capability| html! { li { strong { (look::capability(*one)) } ": " (look::capability_means(*one)) } };
    html! {
        @if asks.capabilities.is_empty() { p { "None: it asks the host for nothing." } }
        @else { ul { @for one in &asks.capabilities { (row(one)) } } }
        @if asks.workspace == Workspace::Read { p { "Its processes may read the workspace." } }
    }
}

fn network(entry: &VersionEntry, asks: Option<&Asks>) -> Markup {
    html! {
        @if entry.allowed_domains.is_empty() { p { "None: it asks for no name." } }
        @else {
            ul.names { @for domain in &entry.allowed_domains { li { code { (domain) } } } }
            @match asks.map(|asks| asks.network_mode) {
                Some(NetworkMode::Limited) => { p { "Limited: it fetches, and sends nothing but addresses." } }
                Some(NetworkMode::Full) => { p { "Full: it may send anything there." } }
                None => {}
            }
        }
    }
}

/// For programs.
pub(super) fn json(at: &At<'_>, release: &Release) -> Value {
    match found(at, release) {
        Ok(asks) => json!({
            "version": release.entry.version, "capabilities": asks.capabilities, "workspace": asks.workspace,
            "networkMode": asks.network_mode,
        }),
        Err(why) => not_shown(&why),
    }
}

/// What this very version asks for.
fn found<'a>(at: &'a At<'_>, release: &Release) -> Result<&'a Asks, NotShown> {
    let beside = at.beside.filter(|beside| beside.is_about(release));
    beside.map_or(Err(NotShown::NotOpened), |beside| beside.asks.as_ref().map_err(NotShown::clone))
}
