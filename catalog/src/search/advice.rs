//! What to ask instead of something that nothing fits: other words, or fewer filters; only what finds something.

use super::query::{GROUPS, Query};
use super::{Search, index::Entry};

/// Queries that find something, each with how much.
#[derive(Debug, Default)]
pub struct Advice {
    /// With the nearest words.
    pub(crate) meant: Option<(Query, usize)>,
    /// Without one filter, which is named, or without any.
    pub(crate) without: Vec<(&'static str, Query, usize)>,
}

impl Advice {
    /// Every query that is proposed, and how much it finds.
    pub fn proposals(&self) -> impl Iterator<Item = (&Query, usize)> {
        let meant = self.meant.iter().map(|(query, total)| (query, *total));
        meant.chain(self.without.iter().map(|(_, query, total)| (query, *total)))
    }
}

impl Search {
    /// For a query that finds nothing.
    #[must_use]
    pub fn advise(&self, query: &Query) -> Advice {
        let with = self.with(&query.words());
        if with.is_empty() {
            Advice { meant: self.respelt(query), without: Vec::new() }
        } else {
            self.freed(query, &with)
        }
    }

    /// Without filters, since its words are all somewhere.
    fn freed(&self, query: &Query, with: &[&Entry]) -> Advice {
        let active = |at: &usize| query.filters.get(*at).is_some_and(|filter| !filter.are_none());
        let groups = GROUPS.iter().enumerate().filter(|(at, _)| active(at));
        let each = groups.map(|(at, group)| (group.title, query.without_group(at)));
        let domain = (!query.domain.is_empty()).then(|| (DOMAIN, query.without_domain()));
        let counted = |(what, query): (&'static str, Query)| {
            let found = self.count(&query);
            (found > 0).then_some((what, query, found))
        };
        let mut without: Vec<_> = each.chain(domain).filter_map(counted).collect();
        if without.is_empty() {
            without.push((ALL, query.without_filters(), with.len()));
        }
        Advice { meant: None, without }
    }

    /// With the nearest words that names have.
    fn respelt(&self, query: &Query) -> Option<(Query, usize)> {
        let words = query.words();
        let meant: Vec<&str> = words.iter().map(|word| self.meant(word).unwrap_or(word)).collect();
        let query = query.without_filters().with_text(&meant.join(" "));
        let found = self.count(&query);
        (found > 0).then_some((query, found))
    }
}

/// What the filter by a network name is called.
pub(crate) const DOMAIN: &str = "Network name";
/// All of them.
const ALL: &str = "Every filter";
