//! `fork.json`: what a fork takes from its upstream, and what it asks of it. Whom it follows stands in its root.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::name::PluginName;
use crate::range::RevokedRange;
use crate::strict::{Document, FieldError, Unknown};
use crate::version::PluginVersion;

/// The policy of one fork, in its maintainer's working copy.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ForkFile {
    /// The format's version: `"1"`.
    #[schemars(with = "crate::strict::VersionOne")]
    pub version: String,
    /// Where the upstream is read.
    pub url: String,
    /// Which of its plugins are taken.
    pub take: Take,
    /// With `listed`: the plugins, each with the ranges of versions that are taken.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    #[schemars(extend("maxProperties" = 10_000))]
    pub plugins: BTreeMap<PluginName, Vec<RevokedRange>>,
    /// Whose audit the fork's statement names.
    #[serde(default)]
    pub audit: Audits,
}

/// Which plugins a fork takes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Take {
    /// Every one that has a name of its own there.
    All,
    /// Those of an allow list.
    Listed,
}

/// Whose audit a countersignature rests on.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Audits {
    /// The upstream's: who audited and when is passed on as it was said.
    #[default]
    Upstream,
    /// The fork's own: every tree is fetched and audited again.
    Own,
}

/// 10,000 plugins: a longer list is no choice any more.
const PLUGINS: usize = 10_000;
/// 100 ranges, as in a revocation.
const RANGES: usize = 100;

impl ForkFile {
    /// Whether anything of `name` may be taken.
    #[must_use]
    pub fn names(&self, name: &PluginName) -> bool {
        self.take == Take::All || self.plugins.contains_key(name)
    }

    /// Whether that version is taken.
    #[must_use]
    pub fn takes(&self, name: &PluginName, version: &PluginVersion) -> bool {
        let listed = |ranges: &Vec<RevokedRange>| ranges.iter().any(|range| range.covers(version));
        self.take == Take::All || self.plugins.get(name).is_some_and(listed)
    }
}

impl Document for ForkFile {
    const NAME: &'static str = "fork.json";
    /// 4 MiB: 10,000 plugins with some ranges each.
    const BYTES: usize = 4 << 20;
    const UNKNOWN: Unknown = Unknown::Refused;

    fn check(&self) -> Result<(), FieldError> {
        crate::strict::is_version_one(&self.version)?;
        crate::marketplaces::check_address(&self.url).map_err(|e| FieldError::new("url", e.to_string()))?;
        if self.take == Take::All && !self.plugins.is_empty() {
            return Err(FieldError::new("plugins", "a list stands with \"take\": \"listed\" only"));
        }
        if self.plugins.len() > PLUGINS {
            return Err(FieldError::new("plugins", "it has more than 10000 plugins"));
        }
        let odd = self.plugins.iter().find(|(_, ranges)| ranges.is_empty() || ranges.len() > RANGES);
        match odd {
            Some((name, _)) => Err(FieldError::new(format!("plugins.{name}"), "it has 1 to 100 ranges")),
            None => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(take: Take, plugins: &[(&str, &[&str])]) -> ForkFile {
        let ranges = |texts: &[&str]| texts.iter().map(|text| text.parse().unwrap()).collect();
        ForkFile {
            version: "1".to_owned(),
            url: "https://market.example.com".to_owned(),
            take,
            plugins: plugins.iter().map(|(name, texts)| (name.parse().unwrap(), ranges(texts))).collect(),
            audit: Audits::Upstream,
        }
    }

    #[test]
    fn an_allow_list_takes_what_it_names_and_nothing_else() {
        let policy = file(Take::Listed, &[("tool", &["<2.0.0", "3.0.0"])]);
        let takes = |name: &str, version: &str| policy.takes(&name.parse().unwrap(), &version.parse().unwrap());
        assert!(takes("tool", "1.9.9") && takes("tool", "3.0.0"));
        assert!(!takes("tool", "2.0.0") && !takes("tool", "3.0.1") && !takes("tools", "1.0.0"));
        assert!(file(Take::All, &[]).takes(&"any".parse().unwrap(), &"0.0.1".parse().unwrap()));
        assert!(!file(Take::Listed, &[]).names(&"any".parse().unwrap()));
    }

    #[test]
    fn a_list_beside_all_would_look_like_a_limit() {
        assert_eq!(file(Take::All, &[("tool", &["*"])]).check().unwrap_err().field, "plugins");
        assert_eq!(file(Take::Listed, &[("tool", &[])]).check().unwrap_err().field, "plugins.tool");
    }
}
