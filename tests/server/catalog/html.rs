//! Pages as a browser's parser reads them.

use scraper::{Html, Selector};

/// The names and values of an element's attributes.
pub(super) type Attributes = Vec<(String, String)>;

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

    /// The name of each element that `selector` finds, and its attributes.
    pub(super) fn elements(&self, selector: &str) -> Vec<(String, Attributes)> {
        let selector = Selector::parse(selector).unwrap();
        let attributes = |found: scraper::ElementRef<'_>| {
            found.value().attrs().map(|(name, value)| (name.to_owned(), value.to_owned())).collect()
        };
        self.0.select(&selector).map(|found| (found.value().name().to_owned(), attributes(found))).collect()
    }

    /// Every element with the names of its attributes, in order: what text of strangers must not change.
    pub(super) fn structure(&self) -> Vec<String> {
        self.structure_without("no-such-element")
    }

    /// The same without those that `selector` finds.
    pub(super) fn structure_without(&self, selector: &str) -> Vec<String> {
        let selector = Selector::parse(selector).unwrap();
        let left_out: Vec<_> = self.0.select(&selector).map(|found| found.id()).collect();
        let nodes = self.0.tree.nodes().filter(|node| !left_out.contains(&node.id()));
        nodes
            .filter_map(|node| node.value().as_element())
            .map(|element| {
                let mut names: Vec<_> = element.attrs().map(|(name, _)| name).collect();
                names.sort_unstable();
                format!("{} {names:?}", element.name())
            })
            .collect()
    }
}
