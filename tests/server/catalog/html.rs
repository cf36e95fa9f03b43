//! Pages as a browser's parser reads them.

use scraper::{Html, Selector};

/// A page.
#[derive(Debug)]
pub(super) struct Parsed(Html);

impl Parsed {
    pub(super) fn of(page: &str) -> Self {
        let parsed = Html::parse_document(page);
        assert_eq!(parsed.errors, Vec::<std::borrow::Cow<'_, str>>::new(), "{page}");
        Self(parsed)
    }

    /// The text of each element that `selector` finds.
    pub(super) fn texts(&self, selector: &str) -> Vec<String> {
        let selector = Selector::parse(selector).unwrap();
        self.0.select(&selector).map(|found| found.text().collect()).collect()
    }

    /// The text of the only element that `selector` finds.
    pub(super) fn text(&self, selector: &str) -> String {
        let mut found = self.texts(selector);
        assert_eq!(found.len(), 1, "{selector}: {found:?}");
        found.remove(0)
    }

    /// The values of an attribute.
    pub(super) fn attributes(&self, selector: &str, name: &str) -> Vec<String> {
        let selector = Selector::parse(selector).unwrap();
        self.0.select(&selector).filter_map(|found| found.attr(name).map(str::to_owned)).collect()
    }

    /// Every element with the names of its attributes, in order: what text of strangers must not change.
    pub(super) fn structure(&self) -> Vec<String> {
        let elements = self.0.tree.nodes().filter_map(|node| node.value().as_element());
        elements
            .map(|element| {
                let mut names: Vec<_> = element.attrs().map(|(name, _)| name).collect();
                names.sort_unstable();
                format!("{} {names:?}", element.name())
            })
            .collect()
    }
}
