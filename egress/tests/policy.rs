//! Properties of the domain policy, against a second, slower reading of what a pattern means.
#![expect(clippy::expect_used, reason = "a test that cannot go on stops")]

use egress::{Grants, HostName, Reach, Rule};
use proptest::prelude::*;
use schemas::DomainPattern;
use schemas::manifest::NetworkMode;

/// Few labels, so that names and patterns meet often.
fn label() -> impl Strategy<Value = String> {
    prop_oneof![Just("a"), Just("b"), Just("ab"), Just("example"), Just("x-1")].prop_map(str::to_owned)
}

/// Top levels with and without suffixes below them.
fn top() -> impl Strategy<Value = &'static str> {
    prop_oneof![Just("com"), Just("org"), Just("co.uk"), Just("github.io"), Just("s3.amazonaws.com"), Just("xyz")]
}

fn name() -> impl Strategy<Value = String> {
    (prop::collection::vec(label(), 1..4), top()).prop_map(|(labels, top)| format!("{}.{top}", labels.join(".")))
}

fn pattern() -> impl Strategy<Value = DomainPattern> {
    (prop_oneof![Just(""), Just("*."), Just("**.")], name())
        .prop_map(|(wildcard, name)| format!("{wildcard}{name}").parse().expect("a name is a pattern"))
}

/// What a pattern means, in the plainest words.
fn means(pattern: &DomainPattern, host: &str) -> bool {
    let text = pattern.as_str();
    if let Some(name) = text.strip_prefix("**.") {
        host == name || host.ends_with(&format!(".{name}"))
    } else if let Some(name) = text.strip_prefix("*.") {
        host.ends_with(&format!(".{name}"))
    } else {
        host == text
    }
}

/// Ways to write a name that change nothing.
fn spelled(name: &str, how: u8) -> String {
    match how % 4 {
        0 => name.to_owned(),
        1 => name.to_uppercase(),
        2 => format!("{name}."),
        _ => name.replacen('a', "\u{ff41}", 1).replacen('.', "\u{3002}", 1),
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2_000))]

    #[test]
    fn a_judgement_never_exceeds_the_grants(
        allowed in prop::collection::vec(pattern(), 0..5),
        denied in prop::collection::vec(pattern(), 0..5),
        host in name(),
        how in any::<u8>(),
        method in prop_oneof![Just("GET"), Just("HEAD"), Just("OPTIONS"), Just("POST"), Just("DELETE")],
        full in any::<bool>(),
    ) {
        let mode = if full { NetworkMode::Full } else { NetworkMode::Limited };
        let Ok(grants) = Grants::new(&allowed, &denied, mode) else { return Ok(()) };
        let judged = grants.judge(method, &format!("https://{}/", spelled(&host, how)), Reach::https());
        if judged.is_ok() {
            prop_assert!(allowed.iter().any(|p| means(p, &host)));
            prop_assert!(!denied.iter().any(|p| means(p, &host)));
            prop_assert!(full || matches!(method, "GET" | "HEAD" | "OPTIONS"));
        }
        let tunnel = grants.judge_tunnel(&spelled(&host, how), 443, Reach::https());
        if tunnel.is_ok() {
            prop_assert!(full && allowed.iter().any(|p| means(p, &host)) && !denied.iter().any(|p| means(p, &host)));
        }
    }

    #[test]
    fn denial_wins_over_every_grant(
        allowed in prop::collection::vec(pattern(), 0..5),
        mut denied in prop::collection::vec(pattern(), 0..3),
        host in name(),
        how in any::<u8>(),
    ) {
        denied.push(host.parse().unwrap());
        let Ok(grants) = Grants::new(&allowed, &denied, NetworkMode::Full) else { return Ok(()) };
        let judged = grants.judge("GET", &format!("https://{}/", spelled(&host, how)), Reach::https());
        prop_assert_eq!(judged.unwrap_err().code(), "denied-domain");
    }

    #[test]
    fn one_more_denial_never_lets_anything_through(
        allowed in prop::collection::vec(pattern(), 0..5),
        denied in prop::collection::vec(pattern(), 0..3),
        more in pattern(),
        host in name(),
    ) {
        let url = format!("https://{host}/");
        let passes = |denied: &[DomainPattern]| {
            Grants::new(&allowed, denied, NetworkMode::Limited).is_ok_and(|g| g.judge("GET", &url, Reach::https()).is_ok())
        };
        let more: Vec<_> = denied.iter().cloned().chain([more]).collect();
        prop_assert!(!passes(&more) || passes(&denied));
    }

    #[test]
    fn a_rule_covers_what_its_pattern_means(pattern in pattern(), host in name()) {
        let parsed = HostName::parse(&host).unwrap();
        prop_assert_eq!(Rule::denial(&pattern).covers(&parsed), means(&pattern, &host));
    }

    #[test]
    fn rules_meet_when_one_name_is_under_both(one in pattern(), other in pattern(), host in name()) {
        if means(&one, &host) && means(&other, &host) {
            prop_assert!(Rule::denial(&one).meets(&Rule::denial(&other)));
            prop_assert!(Rule::denial(&other).meets(&Rule::denial(&one)));
        }
    }

    #[test]
    fn whatever_stands_there_nothing_but_a_name_is_permitted(text in ".{0,80}") {
        let allowed: Vec<DomainPattern> = vec!["**.example.com".parse().unwrap()];
        let grants = Grants::new(&allowed, &[], NetworkMode::Limited).unwrap();
        for url in [text.clone(), format!("https://{text}"), format!("https://{text}.example.com/"), format!("https://example.com{text}")] {
            if let Ok(permit) = grants.judge("GET", &url, Reach::https()) {
                let target = permit.target().url();
                let host = target.host_str().unwrap();
                prop_assert!(host == "example.com" || host.ends_with(".example.com"), "{url}: {host}");
                prop_assert_eq!((target.scheme(), target.port(), target.username()), ("https", None, ""));
                prop_assert!(target.password().is_none() && target.fragment().is_none());
            }
        }
    }
}

#[test]
fn rules_that_share_no_name_do_not_meet() {
    let rule = |text: &str| Rule::denial(&text.parse().unwrap());
    for (one, other, meets) in [
        ("example.com", "example.com", true),
        ("example.com", "*.example.com", false),
        ("example.com", "**.example.com", true),
        ("*.example.com", "**.example.com", true),
        ("*.example.com", "a.example.com", true),
        ("*.example.com", "*.a.example.com", true),
        ("example.com", "a.example.com", false),
        ("*.a.example.com", "*.b.example.com", false),
        ("**.example.com", "notexample.com", false),
    ] {
        assert_eq!(rule(one).meets(&rule(other)), meets, "{one} {other}");
        assert_eq!(rule(other).meets(&rule(one)), meets, "{other} {one}");
    }
}
