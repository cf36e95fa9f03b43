//! What this user lets in: which roads, whether a marketplace must vouch, how many plugins load.

use runtime::broker::Rules;
use schemas::Grade;
use terminal::{Exit, Failure};

use crate::grade::Cover;

/// The rules in force, as commands tell them: what each allows is asked of the one place that says it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Policy(Rules);

impl Policy {
    /// Those rules.
    #[must_use]
    pub fn of(rules: Rules) -> Self {
        Self(rules)
    }

    /// The rules themselves.
    #[must_use]
    pub fn rules(&self) -> &Rules {
        &self.0
    }

    /// Whether what comes by this road may come at all; asked before anything is fetched.
    ///
    /// # Errors
    /// Exit 3, with the setting that would let it in.
    pub fn admits(&self, grade: Grade, what: &str) -> Result<(), Failure> {
        if self.0.allows(grade) {
            return Ok(());
        }
        let allowed = self.0.settings.plugins.allowed_sources.iter().filter(|grade| self.0.allows(**grade));
        let allowed: Vec<&str> = allowed.map(|grade| grade.word()).collect();
        let allowed = if allowed.is_empty() { "none".to_owned() } else { allowed.join(", ") };
        let refusal = Failure::new(
            Exit::Policy,
            format!("{what} is of grade {}, which is not among the allowed ones ({allowed})", grade.word()),
        )
        .code("plugin-source-not-allowed");
        Err(if self.0.strict {
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
        if cover == Cover::Signed || !self.0.demand_statement() {
            return Ok(());
        }
        Err(Failure::new(Exit::Policy, format!("no added marketplace has signed this tree of {what}"))
            .code("plugin-marketplace-required")
            .hint(if self.0.strict {
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
        if enabled < self.0.most() {
            return Ok(());
        }
        let there = terminal::measure::count(enabled, "plugin is enabled", "plugins are enabled");
        let most = terminal::measure::count(self.0.most(), "loads", "load");
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
                self.0
                    .settings
                    .plugins
                    .denied_domains
                    .iter()
                    .any(|rule| covers(rule.strip_prefix("*.").unwrap_or(rule), bare))
            })
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use schemas::Settings;

    fn policy() -> Policy {
        Policy::of(Rules::default())
    }

    fn with(settings: Settings) -> Policy {
        Policy::of(Rules { settings, ..Rules::default() })
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
        let strict = Policy::of(Rules { strict: true, ..Rules::default() });
        assert!(strict.admits(Grade::VerifiedThirdParty, "x").is_err());
        assert!(strict.admits(Grade::Official, "x").is_ok());
        assert!(strict.admits_cover(Cover::None, "x").is_err());
        let mut narrow = Settings::default();
        narrow.plugins.allowed_sources = vec![Grade::LocalPath];
        let strict = Policy::of(Rules { settings: narrow, strict: true, no_plugins: false });
        assert!(strict.admits(Grade::Official, "x").is_err());
    }

    #[test]
    fn without_a_statement_nothing_passes_where_one_is_required() {
        assert!(policy().admits_cover(Cover::None, "x").is_ok());
        let mut settings = Settings::default();
        settings.plugins.require_marketplace = true;
        let policy = with(settings);
        assert_eq!(policy.admits_cover(Cover::None, "x").unwrap_err().exit, Exit::Policy);
        assert!(policy.admits_cover(Cover::Signed, "x").is_ok());
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
        assert_eq!(with(settings).denied(&domains), ["example.com", "a.example.com", "*.example.com"]);
    }
}
