//! Who may load: the user's settings and the command line, enforced here and not in who calls.

use std::collections::BTreeMap;

use schemas::manifest::Engine;
use schemas::protocol::{ErrorCode, Refusal, Standing};
use schemas::{DomainPattern, Grade, Manifest, PluginName, Settings, TrustRecord};
use semver::{Version, VersionReq};
use serde_json::Value;

/// The rules in force.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Rules {
    /// The user's settings.
    pub settings: Settings,
    /// `--strict`: official only, vouched for, no hooks, whatever the settings say.
    pub strict: bool,
    /// `--no-plugins`
    pub no_plugins: bool,
}

impl Rules {
    /// Whether no plugin loads at all: `--no-plugins`, or `plugins.globalEnabled` is false.
    #[must_use]
    pub fn are_off(&self) -> bool {
        self.no_plugins || !self.settings.plugins.global_enabled
    }

    /// Whether plugins of this grade may come and load. `--strict` never adds a grade that the settings leave out.
    #[must_use]
    pub fn allows(&self, grade: Grade) -> bool {
        self.settings.plugins.allowed_sources.contains(&grade) && (!self.strict || grade == Grade::Official)
    }

    /// Whether only what a marketplace's statement covers may.
    #[must_use]
    pub fn demand_statement(&self) -> bool {
        self.strict || self.settings.plugins.require_marketplace
    }

    /// Whether a plugin with this record may load at all.
    ///
    /// # Errors
    /// [`ErrorCode::Disabled`], [`ErrorCode::SourceNotAllowed`], [`ErrorCode::Untrusted`].
    pub fn admit(&self, name: &PluginName, record: &TrustRecord) -> Result<(), Refusal> {
        let off = |why: &str, reason: &str| Err(Refusal::new(ErrorCode::Disabled, why).because(reason));
        if self.no_plugins {
            return off("plugins are off: --no-plugins was given", "no-plugins");
        }
        if !self.settings.plugins.global_enabled {
            return off("plugins are off: plugins.globalEnabled is false", "global-enabled");
        }
        if !self.settings.is_enabled(name) {
            let is_disabled = self.settings.disabled_plugins.contains(name);
            let (words, reason) = if is_disabled { ("disabled", "disabled") } else { ("not enabled", "not-enabled") };
            let refusal = Refusal::new(ErrorCode::Disabled, format!("{name} is {words}"));
            return Err(refusal.because(reason).hint(format!("deepcode-plugin enable {name}")));
        }
        if !self.allows(record.grade) {
            let why = format!("source not in allowedSources: {name} is of grade {}", record.grade);
            let refusal = Refusal::new(ErrorCode::SourceNotAllowed, why);
            return Err(if self.strict {
                refusal.because("strict").hint("--strict takes official plugins only")
            } else {
                let hint = format!("add \"{}\" to plugins.allowedSources in settings.json", record.grade);
                refusal.because("grade").hint(hint)
            });
        }
        if self.demand_statement() && !record.marketplace_verified {
            let why = format!("{name}: no marketplace's statement covers it, and one is required");
            return Err(Refusal::new(ErrorCode::Untrusted, why).because("require-marketplace"));
        }
        Ok(())
    }

    /// The word for a refusal of [`Rules::admit`].
    #[must_use]
    pub fn standing(refusal: &Refusal) -> Standing {
        match refusal.code() {
            ErrorCode::Disabled => Standing::Disabled,
            ErrorCode::Revoked => Standing::Revoked,
            ErrorCode::Untrusted if refusal.data.reason.as_deref() == Some("stale") => Standing::Stale,
            _ => Standing::Refused,
        }
    }

    /// How many plugins load at most.
    #[must_use]
    pub fn most(&self) -> usize {
        usize::try_from(self.settings.plugins.max_plugins).unwrap_or(usize::MAX)
    }

    /// Whether no plugin's hook runs.
    #[must_use]
    pub fn no_hooks(&self) -> bool {
        self.strict || self.settings.disable_all_hooks
    }

    /// Network names that no plugin may reach.
    #[must_use]
    pub fn denied_domains(&self) -> Vec<DomainPattern> {
        // The settings' reader has refused what is no pattern.
        self.settings.plugins.denied_domains.iter().filter_map(|text| text.parse().ok()).collect()
    }

    /// Whether an engine of that kind may run at that tier.
    ///
    /// # Errors
    /// [`ErrorCode::SandboxUnavailable`].
    pub fn confined(&self, engine: Engine, tier: &str) -> Result<(), Refusal> {
        let least = self.settings.plugins.min_tier.as_deref().unwrap_or("lockdown");
        let needed = if engine == Engine::Node { rank("namespaces") } else { rank(least).max(rank("lockdown")) };
        if rank(tier) >= needed.max(rank(least)) {
            return Ok(());
        }
        let why = format!("sandbox unavailable: this machine confines at the tier {tier}");
        let refusal = Refusal::new(ErrorCode::SandboxUnavailable, why).because("tier");
        Err(match engine {
            Engine::Node => {
                refusal.hint("node plugins need the tier namespaces; deepcode-plugin doctor says what is missing")
            }
            Engine::Quickjs => refusal.hint("deepcode-plugin doctor says what is missing"),
        })
    }

    /// Whether a plugin works with this version of the host. A version that is no semver says nothing.
    ///
    /// # Errors
    /// [`ErrorCode::Engine`].
    pub fn fits(manifest: &Manifest, host: &str) -> Result<(), Refusal> {
        let Some(engines) = &manifest.engines else { return Ok(()) };
        let (Ok(wanted), Ok(found)) = (VersionReq::parse(&engines.deepcode), Version::parse(host)) else {
            return Ok(());
        };
        if wanted.matches(&found) {
            return Ok(());
        }
        let why = format!("{} needs DeepCode {}, and this is {found}", manifest.name, engines.deepcode);
        Err(Refusal::new(ErrorCode::Engine, why).because("host-version"))
    }

    /// The values of a plugin's configuration: the user's, else the manifest's defaults.
    ///
    /// # Errors
    /// [`ErrorCode::Disabled`] where one is missing or does not fit; enabling the plugin asks for it.
    pub fn config(&self, manifest: &Manifest) -> Result<BTreeMap<String, Value>, Refusal> {
        let given = self.settings.plugins.config.get(&manifest.name);
        let mut values = BTreeMap::new();
        for (key, wanted) in &manifest.config {
            let value = given.and_then(|values| values.get(key)).or(wanted.default.as_ref());
            let wrong = |why: &dyn std::fmt::Display| {
                Refusal::new(ErrorCode::Disabled, format!("{}: its configuration {key:?}: {why}", manifest.name))
                    .because("configuration")
                    .hint(format!("deepcode-plugin enable {} {key}=…", manifest.name))
            };
            let value = value.ok_or_else(|| wrong(&"there is no value"))?;
            wanted.accepts(value).map_err(|e| wrong(&e))?;
            values.insert(key.clone(), value.clone());
        }
        Ok(values)
    }
}

fn rank(tier: &str) -> u8 {
    match tier {
        "namespaces" => 2,
        "lockdown" => 1,
        _ => 0,
    }
}

#[cfg(test)]
#[path = "rules_tests.rs"]
mod tests;
