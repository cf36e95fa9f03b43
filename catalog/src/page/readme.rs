//! What a plugin's author says of it: the one text on a page that nobody has signed for, and that says so.

use maud::{Markup, html};
use serde_json::{Value, json};

use super::At;
use super::audit::{clause, not_shown};
use crate::beside::{Beside, NotShown};
use crate::plugin::Release;
use crate::readme::Readme;

/// For people.
pub(super) fn section(at: &At<'_>, release: &Release) -> Markup {
    html! {
        section aria-labelledby="readme" {
            h2 #readme { "README" }
            @match found(at, release) {
                Ok(Some(readme)) => (body(release, readme)),
                Ok(None) => { p { "The tree has none." } }
                Err(why) => {
                    p {
                        "No README can be shown: the bundle of version " (release.entry.version) " " (clause(&why))
                        ". Text that was not verified is never shown."
                    }
                }
            }
        }
    }
}

fn body(release: &Release, readme: &Readme) -> Markup {
    html! {
        p.where {
            "The author's own words, from " code { (crate::text::shown(readme.file())) } " of the signed tree of version "
            (release.entry.version) ". Nobody vouches for what they claim. Pictures are left out; markup is shown as text."
        }
        div.readme dir="auto" { (readme.shown()) }
        @if readme.is_cut() { p.notice.warn { "It is longer than is shown here. The rest stands in the tree." } }
    }
}

/// For programs.
pub(super) fn json(at: &At<'_>, release: &Release) -> Value {
    match found(at, release) {
        Ok(Some(readme)) => json!({
            "version": release.entry.version, "file": readme.file(), "text": readme.text(), "cut": readme.is_cut(),
        }),
        Ok(None) => Value::Null,
        Err(why) => not_shown(&why),
    }
}

/// The README of this very version.
fn found<'a>(at: &'a At<'_>, release: &Release) -> Result<Option<&'a Readme>, NotShown> {
    at.beside(release).map_or(Err(NotShown::NotOpened), |beside| Beside::readme(beside).map_err(NotShown::clone))
}
