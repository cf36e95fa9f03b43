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
                Ok(asks) => { (capabilities(asks)) (beyond(at, release, asks)) }
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

/// What it asks for beyond the version before, and what no more.
fn beyond(at: &At<'_>, release: &Release, asks: &Asks) -> Markup {
    let Some(changes) = &release.changes else { return html! {} };
    let list = |mark: &str, these: &Asks, those: &Asks| {
        let new = these.capabilities.iter().filter(|one| !those.capabilities.contains(one));
        html! {
            @for one in new { li { (mark) (look::capability(*one)) } }
            @if these.workspace > those.workspace { li { (mark) "a view of the workspace" } }
            @if these.network_mode > those.network_mode { li { (mark) "sending anything to its network names" } }
        }
    };
    html! {
        @match before(at, release) {
            Ok(before) if before.is_like(asks) => { p { "The same as version " (changes.since) "." } }
            Ok(before) => {
                p { "Against version " (changes.since) ":" }
                ul.changes { (list("adds ", asks, before)) (list("drops ", before, asks)) }
            }
            Err(why) => { p { "What changed since version " (changes.since) " is not known here: its bundle " (clause(&why)) "." } }
        }
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
    let version = |version: &dyn std::fmt::Display, asks: &Asks| {
        json!({
            "version": version.to_string(), "capabilities": asks.capabilities, "workspace": asks.workspace,
            "networkMode": asks.network_mode,
        })
    };
    let mut said = match found(at, release) {
        Ok(asks) => version(&release.entry.version, asks),
        Err(why) => return not_shown(&why),
    };
    if let (Some(changes), Value::Object(fields)) = (&release.changes, &mut said) {
        let before = before(at, release).map_or_else(|why| not_shown(&why), |asks| version(&changes.since, asks));
        fields.insert("before".to_owned(), before);
    }
    said
}

/// What this very version asks for.
fn found<'a>(at: &'a At<'_>, release: &Release) -> Result<&'a Asks, NotShown> {
    at.beside(release).map_or(Err(NotShown::NotOpened), |beside| beside.asks.as_ref().map_err(NotShown::clone))
}

/// What the version before it asked for.
fn before<'a>(at: &'a At<'_>, release: &Release) -> Result<&'a Asks, NotShown> {
    let before = at.beside(release).and_then(|beside| beside.before.as_ref());
    before.map_or(Err(NotShown::NotOpened), |before| before.asks.as_ref().map_err(NotShown::clone))
}
