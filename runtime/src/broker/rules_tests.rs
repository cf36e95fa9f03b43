use super::*;
use serde_json::json;

fn name() -> PluginName {
    "tidy".parse().unwrap()
}

fn record(grade: &str) -> TrustRecord {
    let verified = matches!(grade, "official" | "verified-third-party");
    let signature = verified.then(|| format!("ed25519:{}", "A".repeat(86) + "=="));
    serde_json::from_value(json!({
        "version": "1.0.0", "installedAt": "2026-06-01T08:30:00Z", "sourceHash": format!("sha256:{}", "0".repeat(64)),
        "trustedBy": "user", "marketplaceVerified": verified, "marketplaceSignature": signature,
        "source": "gh:example/tidy@v1", "grade": grade
    }))
    .unwrap()
}

fn enabled() -> Rules {
    let settings = serde_json::from_value(json!({ "enabledPlugins": ["tidy"] })).unwrap();
    Rules { settings, ..Rules::default() }
}

fn reason(rules: &Rules, grade: &str) -> (ErrorCode, String) {
    let refusal = rules.admit(&name(), &record(grade)).unwrap_err();
    (refusal.code(), refusal.data.reason.unwrap().into_string())
}

#[test]
fn what_is_switched_off_does_not_load_whatever_else_is_said() {
    let no_plugins = Rules { no_plugins: true, ..enabled() };
    assert_eq!(reason(&no_plugins, "official"), (ErrorCode::Disabled, "no-plugins".into()));
    let mut off = enabled();
    off.settings.plugins.global_enabled = false;
    assert_eq!(reason(&off, "official"), (ErrorCode::Disabled, "global-enabled".into()));
    let mut disabled = enabled();
    disabled.settings.disabled_plugins.push(name());
    assert_eq!(reason(&disabled, "official"), (ErrorCode::Disabled, "disabled".into()));
    assert_eq!(reason(&Rules::default(), "official"), (ErrorCode::Disabled, "not-enabled".into()));
}

#[test]
fn a_grade_that_is_not_allowed_does_not_load() {
    for grade in ["direct-source", "local-path", "unverified-marketplace"] {
        assert_eq!(reason(&enabled(), grade).0, ErrorCode::SourceNotAllowed, "{grade}");
    }
    assert!(enabled().admit(&name(), &record("verified-third-party")).is_ok());
}

#[test]
fn strict_takes_official_only_and_never_adds_a_grade() {
    let strict = Rules { strict: true, ..enabled() };
    assert_eq!(reason(&strict, "verified-third-party"), (ErrorCode::SourceNotAllowed, "strict".into()));
    assert!(strict.admit(&name(), &record("official")).is_ok());
    let mut narrow = strict;
    narrow.settings.plugins.allowed_sources = vec![Grade::LocalPath];
    assert_eq!(reason(&narrow, "official").0, ErrorCode::SourceNotAllowed);
    assert!(narrow.no_hooks());
}

#[test]
fn without_a_statement_nothing_loads_where_one_is_required() {
    let mut rules = enabled();
    rules.settings.plugins.require_marketplace = true;
    rules.settings.plugins.allowed_sources = vec![Grade::LocalPath];
    assert_eq!(reason(&rules, "local-path"), (ErrorCode::Untrusted, "require-marketplace".into()));
}

#[test]
fn node_needs_namespaces_and_quickjs_at_least_lockdown() {
    let rules = enabled();
    for (engine, tier, fits) in [
        (Engine::Node, "namespaces", true),
        (Engine::Node, "lockdown", false),
        (Engine::Node, "none", false),
        (Engine::Quickjs, "namespaces", true),
        (Engine::Quickjs, "lockdown", true),
        (Engine::Quickjs, "none", false),
    ] {
        assert_eq!(rules.confined(engine, tier).is_ok(), fits, "{engine:?} at {tier}");
    }
    let mut strong = enabled();
    strong.settings.plugins.min_tier = Some("namespaces".into());
    assert!(strong.confined(Engine::Quickjs, "lockdown").is_err());
    // A policy of "none" is no permission to run bare.
    strong.settings.plugins.min_tier = Some("none".into());
    assert!(strong.confined(Engine::Quickjs, "none").is_err());
}

fn manifest(more: Value) -> Manifest {
    let mut manifest = json!({ "name": "tidy", "version": "1.0.0" });
    manifest.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    serde_json::from_value(manifest).unwrap()
}

#[test]
fn a_plugin_for_another_host_version_does_not_load() {
    let manifest = manifest(json!({ "engines": { "deepcode": ">=2.0.0" } }));
    assert_eq!(Rules::fits(&manifest, "1.9.0").unwrap_err().code(), ErrorCode::Engine);
    assert!(Rules::fits(&manifest, "2.0.0").is_ok());
    assert!(Rules::fits(&manifest, "nightly").is_ok());
}

#[test]
fn a_missing_or_unfit_configuration_keeps_a_plugin_from_loading() {
    let manifest = manifest(json!({ "config": {
        "token": { "type": "string" }, "limit": { "type": "number", "default": 5, "maximum": 9 }
    }}));
    assert_eq!(enabled().config(&manifest).unwrap_err().code(), ErrorCode::Disabled);
    let with = |limit: i64| {
        let mut rules = enabled();
        let values = BTreeMap::from([("token".to_owned(), json!("x")), ("limit".to_owned(), json!(limit))]);
        rules.settings.plugins.config.insert(name(), values);
        rules.config(&manifest)
    };
    assert!(with(10).is_err());
    assert_eq!(with(3).unwrap()["limit"], json!(3));
}
