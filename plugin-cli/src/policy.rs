//! What this user lets in: which roads, whether a marketplace must vouch, how many plugins load.

use schemas::{Grade, PluginName, Settings};
use terminal::{Exit, Failure};

use crate::grade::Cover;

/// The rules in force, from settings and the command line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Policy {
    allowed: Vec<Grade>,
    require_marketplace: bool,
    strict: bool,
    max_plugins: usize,
    denied_domains: Vec<String>,
}

impl Policy {
    /// The settings' rules.
    #[must_use]
    pub fn of(settings: &Settings) -> Self {
        let plugins = &settings.plugins;
        Self {
            allowed: plugins.allowed_sources.clone(),
            require_marketplace: plugins.require_marketplace,
            strict: false,
            // A count that does not fit is no limit.
            max_plugins: usize::try_from(plugins.max_plugins).unwrap_or(usize::MAX),
            denied_domains: plugins.denied_domains.clone(),
        }
    }

    /// `--strict`: official only, vouched for, whatever the settings say. It never adds a grade that they leave out.
    #[must_use]
    pub fn strict(mut self) -> Self {
        self.allowed.retain(|grade| *grade == Grade::Official);
        Self { require_marketplace: true, strict: true, ..self }
    }

    /// Whether what comes by this road may come at all; asked before anything is fetched.
    ///
    /// # Errors
    /// Exit 3, with the setting that would let it in.
    pub fn admits(&self, grade: Grade, what: &str) -> Result<(), Failure> {
        if self.allowed.contains(&grade) {
            return Ok(());
        }
        let allowed: Vec<&str> = self.allowed.iter().map(|g| g.word()).collect();
        let allowed = if allowed.is_empty() { "none".to_owned() } else { allowed.join(", ") };
        let refusal = Failure::new(
            Exit::Policy,
            format!("{what} is of grade {}, which is not among the allowed ones ({allowed})", grade.word()),
        )
        .code("plugin-source-not-allowed");
        Err(if self.strict {
            refusal.hint("--strict allows official plugins only")
        } else {
            refusal.hint(format!(
                "to allow this grade, add \"{}\" to plugins.allowedSources in settings.json",
                grade.word()
            ))
        })
    }

    /// Whether what no marketplace's statement covers may come.
    ///
    /// # Errors
    /// Exit 3.
    pub fn admits_cover(&self, cover: Cover, what: &str) -> Result<(), Failure> {
        if cover == Cover::Signed || !self.require_marketplace {
            return Ok(());
        }
        Err(Failure::new(Exit::Policy, format!("no added marketplace has signed this tree of {what}"))
            .code("plugin-marketplace-required")
            .hint(if self.strict {
                "--strict takes only what a marketplace vouches for"
            } else {
                "plugins.requireMarketplace is true in settings.json"
            }))
    }

    /// Whether one more plugin may be enabled beside `enabled` others.
    ///
    /// # Errors
    /// Exit 3.
    pub fn admits_one_more(&self, enabled: usize) -> Result<(), Failure> {
        if enabled < self.max_plugins {
            return Ok(());
        }
        let there = terminal::measure::count(enabled, "plugin is enabled", "plugins are enabled");
        let most = terminal::measure::count(self.max_plugins, "loads", "load");
        Err(Failure::new(Exit::Policy, format!("{there}, and {most} at most"))
            .code("plugin-too-many")
            .hint("disable one, or raise plugins.maxPlugins in settings.json"))
    }

    /// Which of `domains` no plugin may reach here.
    #[must_use]
    pub fn denied<'a>(&'a self, domains: &'a [String]) -> Vec<&'a str> {
        let covers = |rule: &str, name: &str| {
            name == rule || name.strip_suffix(rule).is_some_and(|head| head.ends_with('.') && !rule.is_empty())
        };
        domains
            .iter()
            .map(String::as_str)
            .filter(|name| {
                let bare = name.strip_prefix("*.").unwrap_or(name);
                self.denied_domains.iter().any(|rule| covers(rule.strip_prefix("*.").unwrap_or(rule), bare))
            })
            .collect()
    }
}

/// Whether `name` is on in `settings`: enabled, and not disabled, which wins.
#[must_use]
pub fn is_enabled(settings: &Settings, name: &PluginName) -> bool {
    settings.enabled_plugins.contains(name) && !settings.disabled_plugins.contains(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn policy() -> Policy {
        Policy::of(&Settings::default())
    }

    #[test]
    fn a_repository_is_refused_by_default_and_the_hint_names_the_setting() {
        let refusal = policy().admits(Grade::DirectSource, "gh:example/tidy").unwrap_err();
        assert_eq!(refusal.exit, Exit::Policy);
        let hint = refusal.hint.unwrap();
        assert!(hint.contains("plugins.allowedSources") && hint.contains("\"direct-source\""), "{hint}");
    }

    #[test]
    fn npm_and_folders_are_refused_by_default() {
        for grade in [Grade::UnverifiedMarketplace, Grade::LocalPath] {
            assert_eq!(policy().admits(grade, "x").unwrap_err().exit, Exit::Policy);
        }
        for grade in [Grade::VerifiedThirdParty, Grade::Official] {
            assert!(policy().admits(grade, "x").is_ok());
        }
    }

    #[test]
    fn strict_takes_only_official_and_never_widens_the_settings() {
        let strict = policy().strict();
        assert!(strict.admits(Grade::VerifiedThirdParty, "x").is_err());
        assert!(strict.admits(Grade::Official, "x").is_ok());
        assert!(strict.admits_cover(Cover::None, "x").is_err());
        let mut narrow = Settings::default();
        narrow.plugins.allowed_sources = vec![Grade::LocalPath];
        assert!(Policy::of(&narrow).strict().admits(Grade::Official, "x").is_err());
    }

    #[test]
    fn without_a_statement_nothing_passes_where_one_is_required() {
        assert!(policy().admits_cover(Cover::None, "x").is_ok());
        let mut settings = Settings::default();
        settings.plugins.require_marketplace = true;
        assert_eq!(Policy::of(&settings).admits_cover(Cover::None, "x").unwrap_err().exit, Exit::Policy);
        assert!(Policy::of(&settings).admits_cover(Cover::Signed, "x").is_ok());
    }

    #[test]
    fn the_plugin_after_the_last_allowed_one_is_refused() {
        assert!(policy().admits_one_more(19).is_ok());
        assert_eq!(policy().admits_one_more(20).unwrap_err().exit, Exit::Policy);
    }

    #[test]
    fn a_denied_domain_covers_the_names_below_it_and_no_others() {
        let mut settings = Settings::default();
        settings.plugins.denied_domains = vec!["example.com".into()];
        let domains = ["example.com", "a.example.com", "*.example.com", "notexample.com"].map(String::from);
        assert_eq!(Policy::of(&settings).denied(&domains), ["example.com", "a.example.com", "*.example.com"]);
    }

    #[test]
    fn disabling_wins_over_enabling() {
        let name: PluginName = "tidy".parse().unwrap();
        let mut settings = Settings {
            enabled_plugins: schemas::settings::EnabledPlugins::List(vec![name.clone()]),
            ..Settings::default()
        };
        assert!(is_enabled(&settings, &name));
        settings.disabled_plugins.push(name.clone());
        assert!(!is_enabled(&settings, &name));
    }
}
