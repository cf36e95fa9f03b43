//! The user's git configuration, of which only `url.<base>.insteadOf` is read.

use std::ffi::OsString;
use std::path::{Path, PathBuf};

use gix::config::file::Metadata;
use gix::config::{File, Source};
use url::Url;

use crate::fetch::SourceError;

/// A view of the environment: a variable's name to its value.
pub type Environment<'a> = &'a dyn Fn(&str) -> Option<OsString>;

/// Which of the user's git configuration files may rewrite addresses (`url.<base>.insteadOf`).
#[derive(Debug, Clone, Default)]
pub struct GitConfig {
    files: Vec<PathBuf>,
    home: Option<PathBuf>,
}

impl GitConfig {
    /// Finds git's system and user files as git does (`GIT_CONFIG_GLOBAL`, `GIT_CONFIG_NOSYSTEM`, `XDG_CONFIG_HOME`,
    /// `HOME`). The project's own `.git/config` is not among them: a project must not redirect its user.
    #[must_use]
    pub fn read(env: Environment<'_>) -> Self {
        let files = [Source::System, Source::Git, Source::User]
            .into_iter()
            .filter_map(|source| source.storage_location(&mut |name| env(name)))
            .collect();
        Self { files, home: env("HOME").map(PathBuf::from) }
    }

    /// `url` after the longest matching `insteadOf`, judged: https, loopback http or a file of this machine.
    pub(super) fn rewritten(&self, url: &Url) -> Result<Url, SourceError> {
        let before = url.to_string();
        let mut fitting = Vec::new();
        for path in self.files.iter().filter(|path| path.is_file()) {
            fitting.extend(self.rewrites(path)?.into_iter().filter(|rewrite| before.starts_with(&rewrite.prefix)));
        }
        let Some(Rewrite { base, prefix }) = fitting.into_iter().max_by_key(|rewrite| rewrite.prefix.len()) else {
            return judged(url.clone());
        };
        let rest = before.strip_prefix(&prefix).unwrap_or_default();
        let address = format!("{base}{rest}");
        let refused = |why: String| SourceError::Forbidden {
            address: format!("{before}, which git's configuration rewrites to {address}"),
            why,
        };
        let url = Url::parse(&address).map_err(|_| refused("only https is spoken, not ssh".into()))?;
        judged(url).map_err(|e| match e {
            SourceError::Forbidden { why, .. } => refused(why),
            other => other,
        })
    }

    /// What one file, and what it includes, rewrites.
    fn rewrites(&self, path: &Path) -> Result<Vec<Rewrite>, SourceError> {
        let bad = |e: gix::Error| SourceError::Config { path: path.to_owned(), why: e.to_string() };
        let meta = Metadata { path: Some(path.to_owned()), ..Metadata::from(Source::User) };
        let includes = gix::config::file::includes::Options::follow_without_conditional(self.home.as_deref());
        let options = gix::config::file::init::Options { includes, lossy: true, ignore_io_errors: false };
        let mut rewrites = Vec::new();
        let Some(file) = File::from_paths_metadata([meta], options).map_err(bad)? else { return Ok(rewrites) };
        for section in file.sections_by_name("url").into_iter().flatten() {
            let Some(base) = section.header().subsection_name().map(ToString::to_string) else { continue };
            let prefixes = section.values("insteadOf").into_iter().map(|prefix| prefix.to_string());
            let named = prefixes.filter(|prefix| !prefix.is_empty());
            rewrites.extend(named.map(|prefix| Rewrite { base: base.clone(), prefix }));
        }
        Ok(rewrites)
    }
}

/// `prefix` is replaced by `base`.
struct Rewrite {
    base: String,
    prefix: String,
}

fn judged(url: Url) -> Result<Url, SourceError> {
    if url.scheme() != "file" {
        crate::web::check(&url)?;
    }
    Ok(url)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn with(text: &str, url: &str) -> Result<Url, SourceError> {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("gitconfig");
        std::fs::write(&path, text).unwrap();
        let env = |name: &str| (name == "GIT_CONFIG_GLOBAL").then(|| path.clone().into_os_string());
        let quiet = |name: &str| if name == "GIT_CONFIG_NOSYSTEM" { Some("1".into()) } else { env(name) };
        GitConfig::read(&quiet).rewritten(&url.parse().unwrap())
    }

    #[test]
    fn the_longest_prefix_wins() {
        let text = "[url \"https://short.example/\"]\n insteadOf = https://example.com/\n\
                    [url \"https://long.example/x/\"]\n insteadOf = https://example.com/ada/\n";
        let url = with(text, "https://example.com/ada/tools").unwrap();
        assert_eq!(url.as_str(), "https://long.example/x/tools");
        assert_eq!(with(text, "https://example.org/a").unwrap().as_str(), "https://example.org/a");
    }

    #[test]
    fn a_rewrite_to_a_scheme_that_is_not_spoken_is_refused() {
        for base in [
            "ssh://git@example.com/",
            "git@example.com:",
            "ext::sh -c evil ",
            "http://example.com/",
            "ftp://example.com/",
        ] {
            let text = format!("[url \"{base}\"]\n insteadOf = https://example.com/\n");
            let refused = with(&text, "https://example.com/ada/tools");
            assert!(matches!(refused, Err(SourceError::Forbidden { .. })), "{base}: {refused:?}");
        }
    }

    #[test]
    fn a_rewrite_to_this_machine_is_followed() {
        let text = "[url \"file:///srv/git/\"]\n insteadOf = https://example.com/\n";
        assert_eq!(with(text, "https://example.com/a").unwrap().as_str(), "file:///srv/git/a");
    }
}
