//! Everything that one publisher answers for.

use maud::{Markup, html};
use serde_json::{Value, json};

use super::card::{card, summary};
use super::{At, View};
use crate::plugin::{Plugin, Slug};
use crate::text::shown;
use crate::{Catalog, Publisher as Facts};

/// One publisher.
pub(crate) struct Publisher<'a> {
    pub(crate) catalog: &'a Catalog,
    pub(crate) slug: &'a Slug,
    pub(crate) publisher: &'a Facts,
}

impl Publisher<'_> {
    fn plugins(&self) -> impl Iterator<Item = &Plugin> {
        self.publisher.plugins.iter().filter_map(|at| self.catalog.plugins().get(*at))
    }
}

impl View for Publisher<'_> {
    fn title(&self, at: &At<'_>) -> String {
        format!("{} · {}", shown(&self.publisher.name), at.catalog.about().origin)
    }

    fn body(&self, at: &At<'_>) -> Markup {
        html! {
            h1 dir="auto" { (shown(&self.publisher.name)) }
            p.lead {
                "This is the name that the marketplace lists with these plugins. Nothing proves who it is: what is proven stands with each version."
            }
            h2 { (self.publisher.plugins.len()) " plugins" }
            ul.cards { @for plugin in self.plugins() { (card(at, plugin)) } }
        }
    }

    fn json(&self, _: &At<'_>) -> Value {
        json!({
            "publisher": self.slug,
            "name": self.publisher.name,
            "plugins": self.plugins().map(summary).collect::<Vec<_>>(),
        })
    }

    fn twin(&self) -> Option<String> {
        Some(format!("publishers/{}", self.slug))
    }
}
