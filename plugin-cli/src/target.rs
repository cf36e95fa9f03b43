//! What a person types to name a plugin, a marketplace's address or one exact version.

use std::str::FromStr;

use schemas::{MarketplaceName, PluginName, PluginVersion, Sha256, Source};

/// What is to be installed or told about.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Target {
    /// `name@marketplace`
    Listed {
        /// The plugin.
        name: PluginName,
        /// The user's name for the marketplace.
        marketplace: MarketplaceName,
    },
    /// `name`: one of the added marketplaces'.
    Bare(PluginName),
    /// A source that names itself.
    Source(Source),
}

impl FromStr for Target {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        if text.contains(':') || text.starts_with(['.', '/']) {
            return text.parse().map(Self::Source).map_err(|e: schemas::BadText| e.to_string());
        }
        let Some((name, at)) = text.split_once('@') else {
            return text.parse().map(Self::Bare).map_err(|e: schemas::BadText| {
                format!("{e} (a folder is written ./{text}, a repository gh:owner/repo)")
            });
        };
        let name = name.parse().map_err(|e: schemas::BadText| e.to_string())?;
        if at.parse::<PluginVersion>().is_ok() {
            return Err(format!("after '@' stands a marketplace's name; for a version write: {name} --version {at}"));
        }
        let marketplace = at.parse().map_err(|e: schemas::BadText| e.to_string())?;
        Ok(Self::Listed { name, marketplace })
    }
}

/// A marketplace's address, perhaps with the digest of its root: `URL#sha256:…`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pinned {
    /// Where it is published.
    pub url: String,
    /// The SHA-256 of its root document.
    pub root: Option<Sha256>,
}

impl FromStr for Pinned {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        if text.len() > schemas::source::SOURCE_BYTES || !text.bytes().all(|b| b.is_ascii_graphic()) {
            return Err("an address is at most 1024 printable ASCII characters without spaces".to_owned());
        }
        // `gh:owner/repo#folder` has its own '#': only what begins with sha256: is a pin.
        let (url, root) = match text.rsplit_once('#') {
            Some((url, pin)) if pin.starts_with("sha256:") => {
                (url, Some(pin.parse().map_err(|e: schemas::BadText| e.to_string())?))
            }
            _ => (text, None),
        };
        let known = ["https://", "http://", "file://", "gh:", "git+"];
        if !known.iter().any(|scheme| url.starts_with(scheme)) {
            return Err("an address begins with https://, gh:, git+https:// or file://".to_owned());
        }
        if let Some(plain) = url.strip_prefix("http://") {
            let loopback = url::Url::parse(url).is_ok_and(|u| schemas::source::is_loopback(&u));
            if !loopback {
                return Err(format!("plain http is for this machine only; try https://{plain}"));
            }
        }
        if url.starts_with("gh:") || url.starts_with("git+") {
            url.parse::<Source>().map_err(|e| e.to_string())?;
        } else {
            url::Url::parse(url).map_err(|e| format!("{url:?} is not an address: {e}"))?;
        }
        Ok(Self { url: url.to_owned(), root })
    }
}

/// `name@version`, exactly.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Exactly {
    /// The plugin.
    pub name: PluginName,
    /// Its version.
    pub version: PluginVersion,
}

impl FromStr for Exactly {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        let (name, version) = text.split_once('@').ok_or("write name@version, such as tidy@1.2.0")?;
        Ok(Self {
            name: name.parse().map_err(|e: schemas::BadText| e.to_string())?,
            version: version.parse().map_err(|e: schemas::BadText| e.to_string())?,
        })
    }
}

impl std::fmt::Display for Exactly {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}@{}", self.name, self.version)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_version_after_the_at_sign_is_answered_with_the_right_words() {
        let refusal = "tidy@1.2.0".parse::<Target>().unwrap_err();
        assert!(refusal.contains("--version 1.2.0"), "{refusal}");
    }

    #[test]
    fn a_path_that_looks_like_a_name_is_not_a_name() {
        assert!(matches!("./tidy".parse::<Target>().unwrap(), Target::Source(Source::Directory { .. })));
        assert!(matches!("tidy".parse::<Target>().unwrap(), Target::Bare(_)));
        assert!("../../etc".parse::<PluginName>().is_err());
    }

    #[test]
    fn plain_http_is_refused_unless_it_stays_on_this_machine() {
        assert!("http://example.com/m".parse::<Pinned>().unwrap_err().contains("https://example.com/m"));
        assert!("http://127.0.0.1:8080/m".parse::<Pinned>().is_ok());
        assert!("http://127.0.0.1.example.com/m".parse::<Pinned>().is_err());
    }

    #[test]
    fn a_folder_of_a_repository_is_not_taken_for_a_pin() {
        let plain: Pinned = "gh:example/market#published".parse().unwrap();
        assert_eq!((plain.url.as_str(), plain.root), ("gh:example/market#published", None));
        let digest = format!("sha256:{}", "ab".repeat(32));
        let pinned: Pinned = format!("gh:example/market#published#{digest}").parse().unwrap();
        assert_eq!(pinned.url, "gh:example/market#published");
        assert_eq!(pinned.root.unwrap().to_string(), digest);
        assert!("https://example.com#sha256:short".parse::<Pinned>().is_err());
    }
}
