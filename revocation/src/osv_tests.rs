//! The exported intervals cover exactly what the range covers, judged by the algorithm of the OSV specification.

use super::*;
use proptest::prelude::*;

/// The evaluation that the OSV specification gives, for one interval: introduced first, then its end.
fn osv_covers(range: &Range, version: &Version) -> bool {
    range.events.iter().fold(false, |covered, event| match event {
        Event::Introduced(at) if at == "0" => true,
        Event::Introduced(at) => covered || version.cmp_precedence(&at.parse().unwrap()).is_ge(),
        Event::Fixed(at) => covered && version.cmp_precedence(&at.parse().unwrap()).is_lt(),
        Event::LastAffected(at) => covered && version.cmp_precedence(&at.parse().unwrap()).is_le(),
    })
}

fn events(text: &str) -> Option<Vec<Event>> {
    range(&text.parse().unwrap()).map(|range| range.events)
}

fn introduced(at: &str) -> Event {
    Event::Introduced(at.to_owned())
}

#[test]
fn every_version_is_introduced_at_zero() {
    assert_eq!(events("*").unwrap(), [introduced("0")]);
}

#[test]
fn an_open_lower_end_begins_at_the_next_version_there_can_be() {
    assert_eq!(events(">1.2.3").unwrap(), [introduced("1.2.4-0")]);
    assert_eq!(events(">1.2.3-rc").unwrap(), [introduced("1.2.3-rc.0")]);
    assert_eq!(events(">=1.2.3").unwrap(), [introduced("1.2.3")]);
}

#[test]
fn an_interval_without_versions_is_left_out() {
    // What contradicts itself is no range; these only have nothing between their ends.
    for text in [">1.0.0,<1.0.1-0", ">1.0.0-rc,<1.0.0-rc.0", "<0.0.0-0"] {
        assert_eq!(events(text), None, "{text}");
    }
}

#[test]
fn the_tightest_comparators_win() {
    let expected = vec![introduced("0.2.0"), Event::Fixed("0.5.0".to_owned())];
    assert_eq!(events(">=0.1.0,<0.6.0,>=0.2.0,<0.5.0,<=0.5.0").unwrap(), expected);
}

#[test]
fn a_record_carries_what_scanners_and_our_clients_need() {
    let entry: Revocation = serde_json::from_value(serde_json::json!({
        "id": "DCM-2026-0002", "name": "deepcode-plugin-x", "versions": ["<0.5.0"], "reason": "rce in load\nmore",
        "action": "kill", "digests": [format!("sha256:{}", "ab".repeat(32))], "published": "2026-06-01T08:30:00Z",
        "aliases": ["CVE-2026-1"], "references": ["https://example.com/a", "see the minutes"]
    }))
    .unwrap();
    let origin = "example.com/marketplace".parse().unwrap();
    let found = serde_json::to_value(record(&origin, &entry, Timestamp::UNIX_EPOCH)).unwrap();
    let expected = serde_json::json!({
        "schema_version": "1.7.0", "id": "DCM-2026-0002",
        "modified": "2026-06-01T08:30:00Z", "published": "2026-06-01T08:30:00Z",
        "aliases": ["CVE-2026-1"], "summary": "rce in load", "details": "rce in load\nmore",
        "affected": [{ "package": { "ecosystem": "DeepCode", "name": "deepcode-plugin-x" },
            "ranges": [{ "type": "SEMVER", "events": [{ "introduced": "0" }, { "fixed": "0.5.0" }] }] }],
        "references": [{ "type": "WEB", "url": "https://example.com/a" }],
        "database_specific": { "marketplace": "example.com/marketplace", "action": "kill",
            "digests": [format!("sha256:{}", "ab".repeat(32))], "references": { "1": "see the minutes" } }
    });
    assert_eq!(found, expected);
}

#[test]
fn an_entry_without_a_date_takes_the_lists() {
    let entry: Revocation = serde_json::from_value(serde_json::json!({
        "id": "DCM-1", "name": "x", "versions": ["*"], "reason": ""
    }))
    .unwrap();
    let generated = Timestamp::from_second(1_800_000_000).unwrap();
    let record = record(&"example.com".parse().unwrap(), &entry, generated);
    assert_eq!((record.modified, record.published), (generated, None));
}

fn version() -> impl Strategy<Value = String> {
    (0_u64..3, 0_u64..3, 0_u64..3, prop::option::of("(0|rc|rc\\.0|rc\\.1|alpha)"), prop::option::of("[a-b]")).prop_map(
        |(major, minor, patch, pre, build)| {
            let pre = pre.map(|p| format!("-{p}")).unwrap_or_default();
            let build = build.map(|b| format!("+{b}")).unwrap_or_default();
            format!("{major}.{minor}.{patch}{pre}{build}")
        },
    )
}

proptest! {
    #[test]
    fn an_exported_interval_covers_exactly_what_the_range_covers(
        comparators in prop::collection::vec(("(<|<=|>|>=|=|)", version()), 1..4),
        versions in prop::collection::vec(version(), 32),
    ) {
        let text = comparators.iter().map(|(op, v)| format!("{op}{v}")).collect::<Vec<_>>().join(", ");
        // What contradicts itself is no range.
        let Ok(ours) = text.parse::<RevokedRange>() else { return Ok(()) };
        let exported = range(&ours);
        for version in versions {
            let version: PluginVersion = version.parse().unwrap();
            let theirs = exported.as_ref().is_some_and(|range| osv_covers(range, version.semver()));
            prop_assert_eq!(theirs, ours.covers(&version), "{} in {} as {:?}", version, text, exported);
        }
    }
}
