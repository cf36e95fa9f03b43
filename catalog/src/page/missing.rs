//! There is no such page.

use maud::{Markup, html};
use serde_json::{Value, json};

use super::{At, View};

/// There is no such page.
pub(crate) struct Missing;

impl View for Missing {
    fn title(&self, _: &At<'_>) -> String {
        "Not found".to_owned()
    }

    fn body(&self, at: &At<'_>) -> Markup {
        html! {
            h1 { "Not found" }
            p { "No verified document of this marketplace has such a page." }
            p { a href=(at.to("")) { "All that there is" } }
        }
    }

    fn json(&self, _: &At<'_>) -> Value {
        json!({ "error": "not found" })
    }

    fn twin(&self) -> Option<String> {
        None
    }

    fn is_public(&self) -> bool {
        false
    }
}
