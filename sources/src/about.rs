//! What a forge or a registry says of a source: stars, age, maintainers. Claims, never trust.

use std::time::Duration;

use jiff::Timestamp;
use schemas::Source;
use serde::Deserialize;
use url::Url;

use crate::fetch::{Fetcher, SourceError};
use crate::npm;
use crate::web::{Call, Patience, Want, Web};

/// 5 s in all: nobody waits longer for a number of stars.
const PATIENCE: Patience = Patience {
    connect: Duration::from_secs(3),
    grace: Duration::from_secs(4),
    bytes_per_second: 32 << 10,
    total: Duration::from_secs(5),
};
/// 1 MiB: a forge's answer about a repository has 7 KiB.
const ANSWER_BYTES: u64 = 1 << 20;
/// 300 characters of a claim are shown.
const SHOWN: usize = 300;
/// 20 maintainers are shown.
const PEOPLE: usize = 20;

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
}

impl Fetcher {
    /// Asks the forge's API or the registry about `source`, for a few seconds at most; nothing when it cannot be had.
    #[must_use]
    pub fn about(&self, source: &Source) -> Option<About> {
        let asking = Asking { fetcher: self, web: self.web().with_patience(PATIENCE) };
        match source {
            Source::GitHub { owner, repo, .. } => asking.forge(owner, repo),
            Source::Npm { package, .. } => asking.registry(package),
            Source::Git { .. } | Source::Tarball { .. } | Source::Directory { .. } => None,
        }
    }
}

struct Asking<'a> {
    fetcher: &'a Fetcher,
    web: Web,
}

#[derive(Deserialize)]
struct Repository {
    description: Option<String>,
    stargazers_count: Option<u64>,
    created_at: Option<String>,
    pushed_at: Option<String>,
    archived: Option<bool>,
}

#[derive(Deserialize)]
struct Downloads {
    downloads: u64,
}

impl Asking<'_> {
    fn forge(&self, owner: &str, repo: &str) -> Option<About> {
        let url = beneath(self.fetcher.forge_api.as_ref()?, &["repos", owner, repo]);
        let said: Repository = self.json(&url, ANSWER_BYTES)?;
        Some(About {
            description: said.description.map(short),
            stars: said.stargazers_count,
            created: said.created_at.and_then(time),
            last_release: said.pushed_at.and_then(time),
            archived: said.archived,
            ..About::default()
        })
    }

    fn registry(&self, package: &str) -> Option<About> {
        let registry = npm::registry(self.fetcher, package).ok()?;
        let said: npm::Full = self.json(&npm::address(&registry, package), npm::PACKUMENT_BYTES)?;
        let at = |key: &str| said.time.get(key).and_then(|value| value.as_str()).map(str::to_owned).and_then(time);
        let latest = said.tags.get("latest").and_then(|version| at(version));
        let people = said.maintainers.iter().filter_map(|person| person.name()).take(PEOPLE).map(short).collect();
        let created = at("created");
        Some(About {
            description: said.description.map(short),
            created,
            last_release: latest,
            maintainers: people,
            weekly_downloads: self.downloads(package),
            ..About::default()
        })
    }

    fn downloads(&self, package: &str) -> Option<u64> {
        let url = beneath(self.fetcher.downloads_api.as_ref()?, &["downloads", "point", "last-week", package]);
        self.json::<Downloads>(&url, ANSWER_BYTES).map(|said| said.downloads)
    }

    fn json<T: serde::de::DeserializeOwned>(&self, url: &Url, cap: u64) -> Option<T> {
        let ask = || -> Result<T, SourceError> {
            let secret = self.fetcher.npm.authorization(url);
            let headers = vec![("Accept".to_owned(), "application/json".to_owned())];
            let call = Call { headers, authorization: secret.as_deref(), ..Call::get(url, Want::Document, cap) };
            npm::read_answer(url, &self.web.read(call)?)
        };
        // Not to be had is an answer too, and the only one there is to a claim.
        ask().ok()
    }
}

fn beneath(base: &Url, parts: &[&str]) -> Url {
    let mut url = base.clone();
    if let Ok(mut segments) = url.path_segments_mut() {
        segments.pop_if_empty().extend(parts);
    }
    url
}

fn short(text: impl AsRef<str>) -> String {
    text.as_ref().chars().take(SHOWN).collect()
}

fn time(text: impl AsRef<str>) -> Option<Timestamp> {
    text.as_ref().parse().ok()
}
