//! The user's own override: exactly these versions load although they are revoked, with a warning each time.

use std::collections::BTreeSet;

use schemas::{BadText, PluginName, PluginVersion};

/// `ignoreRevokedPlugins`: exact `name@version` pairs.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Ignored(BTreeSet<(PluginName, PluginVersion)>);

impl Ignored {
    /// Reads the setting. An entry that is no `name@version` is an error and not passed over: a person who mistypes an
    /// override should hear of it, and no range or bare name must slip in as one.
    ///
    /// # Errors
    /// [`BadText`], naming the entry.
    pub fn read<'a>(entries: impl IntoIterator<Item = &'a String>) -> Result<Self, BadText> {
        entries.into_iter().map(|entry| pair(entry)).collect::<Result<_, _>>().map(Self)
    }

    /// Whether exactly this version is ignored.
    #[must_use]
    pub fn covers(&self, name: &PluginName, version: &PluginVersion) -> bool {
        self.0.contains(&(name.clone(), version.clone()))
    }
}

fn pair(entry: &str) -> Result<(PluginName, PluginVersion), BadText> {
    let (name, version) = entry
        .split_once('@')
        .ok_or_else(|| BadText::new("an ignored revocation", entry, "it is name@version, with an exact version"))?;
    Ok((name.parse()?, version.parse()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(entry: &str) -> Result<Ignored, BadText> {
        Ignored::read([&entry.to_owned()])
    }

    #[test]
    fn anything_but_an_exact_version_is_refused() {
        for entry in ["tool", "tool@", "@1.0.0", "tool@*", "tool@<2.0.0", "tool@1", "Tool@1.0.0", "tool@1.0.0@2.0.0"] {
            assert!(read(entry).is_err(), "{entry}");
        }
    }

    #[test]
    fn only_that_version_is_covered() {
        let ignored = read("tool@1.0.0").unwrap();
        let name = "tool".parse().unwrap();
        assert!(ignored.covers(&name, &"1.0.0".parse().unwrap()));
        for other in ["1.0.0-rc.1", "1.0.0+build", "1.0.1"] {
            assert!(!ignored.covers(&name, &other.parse().unwrap()), "{other}");
        }
        assert!(!ignored.covers(&"tool2".parse().unwrap(), &"1.0.0".parse().unwrap()));
    }
}
