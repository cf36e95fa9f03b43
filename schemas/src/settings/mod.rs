//! `settings.json`: the part of the host's settings that is about plugins. Everything else is kept as it is.

mod age;
mod edit;

use std::collections::{BTreeMap, HashSet};
use std::fmt;

use schemars::JsonSchema;
use serde::de::value::{MapAccessDeserializer, SeqAccessDeserializer};
use serde::de::{Deserializer, MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::domain::DomainPattern;
use crate::name::PluginName;
use crate::strict::{Document, FieldError, Unknown};
use crate::trust_file::Grade;
use crate::version::PluginVersion;
use crate::violation::Quarantine;

pub use age::Age;
pub use edit::edit;

/// The keys that this project reads; others are carried through untouched, in their order.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct Settings {
    /// Policy.
    #[serde(default)]
    pub plugins: PluginSettings,
    /// Enabled by name.
    #[serde(default)]
    pub enabled_plugins: EnabledPlugins,
    /// Disabled by name; wins.
    #[serde(default)]
    pub disabled_plugins: Vec<PluginName>,
    /// `name@version` whose revocation the user ignores, with a warning at every load.
    #[serde(default)]
    #[schemars(inner(regex(pattern = "^[a-z0-9-]+@[0-9A-Za-z.+-]+$")))]
    pub ignore_revoked_plugins: Vec<String>,
    /// No plugin hook runs.
    #[serde(default)]
    pub disable_all_hooks: bool,
}

impl Settings {
    /// Whether a plugin is on: enabled, and not disabled, which wins.
    #[must_use]
    pub fn is_enabled(&self, name: &PluginName) -> bool {
        self.enabled_plugins.contains(name) && !self.disabled_plugins.contains(name)
    }
}

/// A list of names, or the host's older form `{ name: true }`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(untagged)]
pub enum EnabledPlugins {
    /// `["a", "b"]`
    List(Vec<PluginName>),
    /// `{ "a": true, "b": false }`
    Map(BTreeMap<PluginName, bool>),
}

impl Default for EnabledPlugins {
    fn default() -> Self {
        Self::List(Vec::new())
    }
}

impl EnabledPlugins {
    /// Whether `name` is enabled.
    #[must_use]
    pub fn contains(&self, name: &PluginName) -> bool {
        match self {
            Self::List(names) => names.contains(name),
            Self::Map(names) => names.get(name).copied().unwrap_or(false),
        }
    }

    /// Lists `name`, in whichever form the file has.
    pub fn insert(&mut self, name: PluginName) {
        match self {
            Self::List(names) if names.contains(&name) => {}
            Self::List(names) => names.push(name),
            Self::Map(names) => {
                names.insert(name, true);
            }
        }
    }

    /// Removes `name` wherever it stands.
    pub fn remove(&mut self, name: &PluginName) {
        match self {
            Self::List(names) => names.retain(|listed| listed != name),
            Self::Map(names) => {
                names.remove(name);
            }
        }
    }
}

impl<'de> Deserialize<'de> for EnabledPlugins {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        struct Either;
        impl<'de> Visitor<'de> for Either {
            type Value = EnabledPlugins;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a list of plugin names, or an object of names and true or false")
            }
            fn visit_seq<A: SeqAccess<'de>>(self, names: A) -> Result<EnabledPlugins, A::Error> {
                Deserialize::deserialize(SeqAccessDeserializer::new(names)).map(EnabledPlugins::List)
            }
            fn visit_map<A: MapAccess<'de>>(self, names: A) -> Result<EnabledPlugins, A::Error> {
                Deserialize::deserialize(MapAccessDeserializer::new(names)).map(EnabledPlugins::Map)
            }
        }
        from.deserialize_any(Either)
    }
}

/// `plugins.*`
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", default)]
#[expect(clippy::struct_excessive_bools, reason = "the host's settings have these switches")]
pub struct PluginSettings {
    /// Whether any plugin loads.
    pub global_enabled: bool,
    /// The grades that may be installed and loaded.
    #[schemars(extend("uniqueItems" = true))]
    pub allowed_sources: Vec<Grade>,
    /// Only what a marketplace's statement covers.
    pub require_marketplace: bool,
    /// Whether the host proposes updates by itself; an update always asks.
    pub auto_update: bool,
    /// How many plugins load at most.
    #[schemars(range(max = 1000))]
    pub max_plugins: u32,
    /// The weakest sandbox that is accepted.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(regex(pattern = "^(namespaces|lockdown|none)$"))]
    pub min_tier: Option<String>,
    /// What becomes of a plugin that tried what it may not.
    pub quarantine: Quarantine,
    /// How long plugins of a marketplace load without a verified refresh of its revocations.
    pub revocation_max_age: Age,
    /// Network names that no plugin may reach.
    #[schemars(with = "Vec<DomainPattern>")]
    pub denied_domains: Vec<String>,
    /// `plugin:server` of each MCP server that a person has enabled; they arrive disabled.
    #[schemars(inner(regex(pattern = "^[a-z0-9-]+:[A-Za-z][A-Za-z0-9_-]{0,63}$")))]
    pub enabled_mcp_servers: Vec<String>,
    /// Configuration values by plugin.
    #[schemars(with = "BTreeMap<PluginName, BTreeMap<String, Value>>")]
    pub config: BTreeMap<PluginName, BTreeMap<String, Value>>,
}

impl Default for PluginSettings {
    fn default() -> Self {
        Self {
            global_enabled: true,
            allowed_sources: vec![Grade::Official, Grade::VerifiedThirdParty],
            require_marketplace: false,
            auto_update: false,
            max_plugins: 20,
            min_tier: None,
            quarantine: Quarantine::Ask,
            revocation_max_age: Age::DEFAULT,
            denied_domains: Vec::new(),
            enabled_mcp_servers: Vec::new(),
            config: BTreeMap::new(),
        }
    }
}

impl PluginSettings {
    /// Whether a person has enabled that MCP server of a plugin.
    #[must_use]
    pub fn is_server_enabled(&self, plugin: &PluginName, server: &str) -> bool {
        let names = |listed: &String| listed.split_once(':') == Some((plugin.as_str(), server));
        self.enabled_mcp_servers.iter().any(names)
    }
}

impl Document for Settings {
    const NAME: &'static str = "settings.json";
    /// 4 MiB: the host's own settings share the file.
    const BYTES: usize = 4 << 20;
    const UNKNOWN: Unknown = Unknown::Ignored;

    fn check(&self) -> Result<(), FieldError> {
        for (i, ignored) in self.ignore_revoked_plugins.iter().enumerate() {
            ignored_version(ignored).map_err(|why| FieldError::new(format!("ignoreRevokedPlugins[{i}]"), why))?;
        }
        for (i, pattern) in self.plugins.denied_domains.iter().enumerate() {
            let parsed = pattern.parse::<DomainPattern>();
            parsed.map_err(|e| FieldError::new(format!("plugins.deniedDomains[{i}]"), e.to_string()))?;
        }
        for (i, server) in self.plugins.enabled_mcp_servers.iter().enumerate() {
            let bad = |why: String| FieldError::new(format!("plugins.enabledMcpServers[{i}]"), why);
            let (plugin, name) = server.split_once(':').ok_or_else(|| bad("it is written plugin:server".to_owned()))?;
            plugin.parse::<PluginName>().map_err(|e| bad(e.to_string()))?;
            let mut bytes = name.bytes();
            let plain = bytes.next().is_some_and(|first| first.is_ascii_alphabetic())
                && bytes.all(|b| b.is_ascii_alphanumeric() || b == b'_' || b == b'-');
            if !plain || name.len() > 64 {
                return Err(bad("a server's name has letters, digits, '_' and '-', 64 at most".to_owned()));
            }
        }
        let mut grades = HashSet::new();
        if !self.plugins.allowed_sources.iter().all(|grade| grades.insert(grade)) {
            return Err(FieldError::new("plugins.allowedSources", "a grade is listed twice"));
        }
        if self.plugins.max_plugins > MOST_PLUGINS {
            return Err(FieldError::new("plugins.maxPlugins", "it is at most 1000"));
        }
        match self.plugins.min_tier.as_deref() {
            None | Some("namespaces" | "lockdown" | "none") => Ok(()),
            Some(_) => Err(FieldError::new("plugins.minTier", "it is \"namespaces\", \"lockdown\" or \"none\"")),
        }
    }
}

/// 1,000: each loaded plugin is a process.
const MOST_PLUGINS: u32 = 1_000;

/// Splits `name@version`: the one spelling in which a revocation is ignored.
///
/// # Errors
/// The rule that it breaks.
pub fn ignored_version(text: &str) -> Result<(PluginName, PluginVersion), String> {
    let (name, version) = text.split_once('@').ok_or("it is written name@version")?;
    let name = name.parse().map_err(|e: crate::BadText| e.to_string())?;
    let version = version.parse().map_err(|e: crate::BadText| e.to_string())?;
    Ok((name, version))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn disabling_wins_over_enabling() {
        let name: PluginName = "tidy".parse().unwrap();
        let mut settings =
            Settings { enabled_plugins: EnabledPlugins::List(vec![name.clone()]), ..Settings::default() };
        assert!(settings.is_enabled(&name));
        settings.disabled_plugins.push(name.clone());
        assert!(!settings.is_enabled(&name));
    }
}
