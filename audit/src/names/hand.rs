//! Whose hand published a source: two names from one hand may look alike.

use schemas::Source;

/// An account that only its owner publishes under: of a forge, or a scope of a package registry. What anybody may write
/// to (a folder, a bare package name, an archive's address) has none.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Hand(String);

impl Hand {
    /// The hand behind `source`, if its form tells.
    #[must_use]
    pub fn of(source: &Source) -> Option<Self> {
        match source {
            Source::GitHub { owner, .. } => Some(Self(format!("gh:{}", owner.to_ascii_lowercase()))),
            Source::Git { url, .. } if url.scheme() == "https" => {
                let owner = url.path_segments()?.next().filter(|owner| !owner.is_empty())?;
                // A repository at the top of a host has no owner in its address.
                url.path_segments()?.nth(1).filter(|repo| !repo.is_empty())?;
                let port = url.port().map(|port| format!(":{port}")).unwrap_or_default();
                Some(Self(format!("git:{}{port}/{owner}", url.host_str()?)))
            }
            Source::Npm { package, .. } => {
                let (scope, _) = package.strip_prefix('@')?.split_once('/')?;
                Some(Self(format!("npm:@{scope}")))
            }
            Source::Git { .. } | Source::Tarball { .. } | Source::Directory { .. } => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hand(source: &str) -> Option<Hand> {
        Hand::of(&source.parse().unwrap())
    }

    #[test]
    fn one_account_is_one_hand_and_what_anybody_writes_to_is_none() {
        assert_eq!(hand("gh:Example/a@v1"), hand("gh:example/b@v2#sub"));
        assert_ne!(hand("gh:example/a"), hand("gh:other/a"));
        assert_eq!(hand("git+https://git.example.com/me/a"), hand("git+https://git.example.com/me/b@v1"));
        assert_ne!(hand("git+https://git.example.com/me/a"), hand("git+https://git.example.com:8443/me/a"));
        assert_eq!(hand("npm:@me/a@1.0.0"), hand("npm:@me/b"));
        for source in ["npm:a@1.0.0", "./a", "https://example.com/me/a.tar.gz", "git+https://git.example.com/a"] {
            assert_eq!(hand(source), None, "{source}");
        }
    }
}
