//! Where there is a page: for who writes them all.

use crate::page::Browse;
use crate::{Catalog, feed, security};

impl Catalog {
    /// The path of every page that is written as a file, the first one's empty; each has a twin for programs.
    pub fn paths(&self) -> impl Iterator<Item = String> + '_ {
        let own = ["", "revocations"].map(str::to_owned).into_iter();
        let browse = (1..=Browse::count(self)).map(Browse::path);
        let plugins = self.plugins().iter().map(|plugin| format!("plugins/{}", plugin.name));
        let publishers = self.publishers.keys().map(|slug| format!("publishers/{slug}"));
        own.chain(browse).chain(plugins).chain(publishers)
    }

    /// The path of every feed.
    pub fn feeds(&self) -> impl Iterator<Item = String> + '_ {
        let own = [feed::RELEASES, feed::REVOCATIONS].map(str::to_owned).into_iter();
        own.chain(self.plugins().iter().map(|plugin| feed::path_of(&plugin.name)))
    }

    /// The path of the twin of the page at `path`.
    #[must_use]
    pub fn twin(path: &str) -> String {
        if path.is_empty() { format!("{}.json", crate::page::HOME) } else { format!("{path}.json") }
    }

    /// What hosts of files show where there is no file.
    #[must_use]
    pub fn missing_file() -> &'static str {
        "404.html"
    }

    /// Where `security.txt` is, where somebody is to be told.
    #[must_use]
    pub fn security() -> &'static str {
        security::PATH
    }
}
