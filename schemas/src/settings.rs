//! `settings.json`: the part of the host's settings that is about plugins. Everything else is kept as it is.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::name::PluginName;
use crate::strict::{Document, FieldError, Unknown};
use crate::text::{BadText, text_in_json};
use crate::trust_file::Grade;

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
    pub ignore_revoked_plugins: Vec<String>,
    /// No plugin hook runs.
    #[serde(default)]
    pub disable_all_hooks: bool,
}

/// A list of names, or the host's older form `{ name: true }`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
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
}

/// `plugins.*`
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", default)]
pub struct PluginSettings {
    /// Whether any plugin loads.
    pub global_enabled: bool,
    /// The grades that may be installed and loaded.
    pub allowed_sources: Vec<Grade>,
    /// Only what a marketplace's statement covers.
    pub require_marketplace: bool,
    /// Whether the host proposes updates by itself; an update always asks.
    pub auto_update: bool,
    /// How many plugins load at most.
    pub max_plugins: u32,
    /// The weakest sandbox that is accepted.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub min_tier: Option<String>,
    /// How long plugins of a marketplace load without a verified refresh of its revocations.
    pub revocation_max_age: Age,
    /// Network names that no plugin may reach.
    pub denied_domains: Vec<String>,
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
            revocation_max_age: Age::DEFAULT,
            denied_domains: Vec::new(),
            config: BTreeMap::new(),
        }
    }
}

/// A duration written as a whole number and one of `m`, `h`, `d`: `30m`, `6h`, `7d`. At most 365 days.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Age {
    seconds: u32,
}

impl Age {
    /// Seven days: a long holiday without a network, and no longer.
    pub const DEFAULT: Self = Self { seconds: 7 * 86_400 };

    /// So many days, at most 365.
    #[must_use]
    pub fn days(days: u16) -> Self {
        Self { seconds: u32::from(days.min(365)) * 86_400 }
    }

    /// In seconds.
    #[must_use]
    pub fn seconds(self) -> i64 {
        i64::from(self.seconds)
    }
}

impl fmt::Display for Age {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.seconds {
            s if s % 86_400 == 0 => write!(f, "{}d", s / 86_400),
            s if s % 3_600 == 0 => write!(f, "{}h", s / 3_600),
            s => write!(f, "{}m", s / 60),
        }
    }
}

impl FromStr for Age {
    type Err = BadText;
    fn from_str(text: &str) -> Result<Self, BadText> {
        let bad = || BadText::new("an age", text, "it is a whole number followed by m, h or d, from 1m to 365d");
        let (number, unit) = [('m', 60), ('h', 3_600), ('d', 86_400)]
            .into_iter()
            .find_map(|(sign, seconds)| text.strip_suffix(sign).map(|n| (n, seconds)))
            .ok_or_else(bad)?;
        let plain = !number.is_empty() && number.bytes().all(|b| b.is_ascii_digit());
        let seconds = number.parse::<u32>().ok().filter(|_| plain).and_then(|n| n.checked_mul(unit));
        match seconds {
            Some(seconds) if (60..=365 * 86_400).contains(&seconds) => Ok(Self { seconds }),
            _ => Err(bad()),
        }
    }
}
text_in_json!(Age, "Age", "^[0-9]{1,6}[mhd]$");

impl Document for Settings {
    const NAME: &'static str = "settings.json";
    /// 4 MiB: the host's own settings share the file.
    const BYTES: usize = 4 << 20;
    const UNKNOWN: Unknown = Unknown::Ignored;

    fn check(&self) -> Result<(), FieldError> {
        Ok(())
    }
}
