//! Both rates, over real names of packages: what a squatter would register is seen, and neighbours of good faith are not.

use std::collections::{BTreeMap, BTreeSet};

use super::*;
use crate::Severity;
use crate::fixture::report;

/// Names by which packages are really known: 286 much used ones, the next 286, and 282 of one family of plugins without
/// its prefix.
const REAL: &[(&str, &str)] = &[
    ("popular", include_str!("real/popular.txt")),
    ("others", include_str!("real/others.txt")),
    ("family", include_str!("real/family.txt")),
];

fn names(list: &'static str) -> Vec<&'static str> {
    list.lines().collect()
}

fn likeness(a: &str, b: &str) -> Option<Likeness> {
    Look::of(a).likeness(&Look::of(b))
}

/// Every squat of `name` that a slip, a digit, a hyphen, an order or a claim makes, with the way that made it.
fn squats(name: &str) -> Vec<(&'static str, String)> {
    let mut made = Vec::new();
    let letters: Vec<char> = name.chars().collect();
    let built = |chars: Vec<char>| chars.into_iter().collect::<String>();
    for at in 0..letters.len() {
        let (mut dropped, mut doubled, mut swapped, mut struck) =
            (letters.clone(), letters.clone(), letters.clone(), letters.clone());
        dropped.remove(at);
        doubled.insert(at, letters[at]);
        struck[at] = neighbour(letters[at]);
        made.extend([("dropped", built(dropped)), ("doubled", built(doubled)), ("struck", built(struck))]);
        if at + 1 < letters.len() {
            swapped.swap(at, at + 1);
            made.push(("swapped", built(swapped)));
        }
    }
    for (from, to) in [("o", "0"), ("l", "1"), ("i", "1"), ("e", "3"), ("a", "4"), ("s", "5"), ("t", "7"), ("b", "8")] {
        made.push(("digit", name.replacen(from, to, 1)));
        made.push(("digits", name.replace(from, to)));
    }
    for (from, to) in [("m", "rn"), ("w", "vv"), ("d", "cl"), ("rn", "m"), ("cl", "d")] {
        made.push(("pair", name.replacen(from, to, 1)));
    }
    made.push(("hyphen", name.replace('-', "")));
    let (front, back) = name.split_at(name.len() / 2);
    made.push(("hyphen", format!("{front}-{back}")));
    let mut words: Vec<&str> = name.split('-').collect();
    words.reverse();
    made.push(("order", words.join("-")));
    for claim in ["official", "real", "new", "latest", "pro", "plus", "v2"] {
        made.push(("claim", format!("{name}-{claim}")));
        made.push(("claim", format!("{claim}-{name}")));
    }
    made.push(("plural", format!("{name}s")));
    made.push(("prefix", format!("deepcode-plugin-{name}")));
    made
}

/// The key to the right.
fn neighbour(letter: char) -> char {
    let rows = "qwertyuiopq asdfghjkla zxcvbnmz 12345678901";
    rows.split_once(letter).and_then(|(_, right)| right.chars().next()).unwrap_or('x')
}

#[test]
fn ninety_nine_of_a_hundred_squats_are_seen() {
    let (mut made, mut missed) = (0_usize, BTreeMap::<&str, Vec<String>>::new());
    for (_, list) in REAL {
        let real: BTreeSet<&str> = list.lines().collect();
        // Slips in words of less than five letters are no squats but other words: `git`, `gif`.
        for name in real.iter().filter(|name| name.replace('-', "").len() >= 6) {
            let look = Look::of(name);
            let is_new = |squat: &str| !real.contains(squat) && squat.parse::<PluginName>().is_ok();
            let squats: Vec<_> = squats(name).into_iter().filter(|(_, squat)| is_new(squat)).collect();
            made += squats.len();
            for (way, squat) in squats.iter().filter(|(_, squat)| look.likeness(&Look::of(squat)).is_none()) {
                missed.entry(way).or_default().push(format!("{name} {squat}"));
            }
        }
    }
    let count: usize = missed.values().map(Vec::len).sum();
    println!("{count} of {made} squats missed: {missed:#?}");
    assert!(made > 30_000, "{made}");
    assert!(count * 100 <= made, "{count} of {made} missed: {missed:#?}");
}

#[test]
fn honest_names_are_rarely_alike() {
    // The pairs that are told, of about 40,000 a list; most of them resemble each other indeed (`svg-sprite`, `svg-sprites`).
    for ((list, text), most) in REAL.iter().zip([3, 4, 6]) {
        let looks: Vec<(&str, Look)> = names(text).into_iter().map(|name| (name, Look::of(name))).collect();
        assert!(looks.len() >= 280, "{list}");
        let mut alarms = Vec::new();
        for (at, (name, look)) in looks.iter().enumerate() {
            let told = looks.iter().skip(at + 1).filter(|(_, other)| look.likeness(other).is_some());
            alarms.extend(told.map(|(other, _)| format!("{name} {other}")));
        }
        println!("{list}: {alarms:?}");
        assert!(alarms.len() <= most, "{list}: {alarms:?}");
    }
}

#[test]
fn a_squat_is_told_with_its_kind() {
    for (a, b, how) in [
        ("t0o1s", "tools", Likeness::Letters),
        ("t1dy", "tidy", Likeness::Letters),
        ("forrnat", "format", Likeness::Letters),
        ("data-tools", "datatools", Likeness::Letters),
        ("data-tools", "deepcode-plugin-data-tools", Likeness::Letters),
        ("tools-data", "data-tools", Likeness::Order),
        ("official-lint", "lint", Likeness::Claim),
        ("lint-pro", "lint-plus", Likeness::Claim),
        ("helllo", "hello", Likeness::Slips(1)),
        ("data-tolos", "deepcode-plugin-data-tools", Likeness::Slips(1)),
        ("confguration-boards", "configuration-baords", Likeness::Slips(2)),
    ] {
        assert_eq!(likeness(a, b), Some(how), "{a} {b}");
        assert_eq!(likeness(b, a), Some(how), "{b} {a}");
    }
}

#[test]
fn short_words_other_words_and_the_name_itself_are_not_alike() {
    for (a, b) in [
        ("git", "gif"),
        ("deepcode-plugin-a", "deepcode-plugin-b"),
        ("tools", "tools"),
        ("lint-js", "lint"),
        ("ci", "d"),
        ("css-modules", "use-modules"),
        ("pro", "plus"),
        ("official", "real"),
    ] {
        assert_eq!(likeness(a, b), None, "{a} {b}");
    }
}

#[test]
fn those_that_are_alike_are_told_once_and_sorted() {
    let known: Vec<PluginName> = ["t0ols", "tools", "t0ols", "other", "too1s"].map(|n| n.parse().unwrap()).into();
    let found: Vec<&str> = alike(&known[1], &known).into_iter().map(|(name, _)| name.as_str()).collect();
    assert_eq!(found, ["t0ols", "too1s"]);
}

#[test]
fn a_declared_name_is_plain_and_free() {
    for (name, own, expected) in [
        ("code-review", true, None),
        ("c\u{43e}de-review", true, Some(Severity::Danger)),
        ("c\u{43e}de-review", false, Some(Severity::Danger)),
        ("\u{43a}\u{43e}\u{434}-review", false, Some(Severity::Danger)),
        ("\u{4ee3}\u{7801}\u{5ba1}\u{67e5}", false, Some(Severity::Warning)),
        ("\u{4ee3}\u{7801}-review", false, Some(Severity::Warning)),
        ("caf\u{e9}", false, Some(Severity::Warning)),
        ("official", false, Some(Severity::Warning)),
        ("Constructor", false, Some(Severity::Warning)),
        ("My_Plugin", false, Some(Severity::Info)),
        ("My_Plugin", true, Some(Severity::Warning)),
        ("../up", true, Some(Severity::Warning)),
        ("-", false, Some(Severity::Info)),
        ("", false, Some(Severity::Info)),
    ] {
        let more = if own { r#", "engine": "quickjs", "main": "index.js""# } else { "" };
        let manifest = format!(r#"{{"name": "{name}", "version": "1.0.0"{more}}}"#);
        let report = report(&[("plugin.json", &manifest), ("index.js", "")]);
        let named = report.findings.iter().filter(|finding| finding.rule.id.starts_with("name-lookalike"));
        assert_eq!(named.map(|finding| finding.severity).max(), expected, "{name} {own}");
    }
}

fn named(files: &[(&str, &str)]) -> Option<Severity> {
    let report = report(files);
    let names = report.findings.iter().filter(|finding| finding.rule.id.starts_with("name-lookalike"));
    names.map(|finding| finding.severity).max()
}

#[test]
fn a_name_that_claims_to_be_the_hosts_is_told() {
    for name in [
        "deepcode-plugin-0fficial",
        "offical",
        "0fficial-tools",
        "deepcode-plugin-c0nstructor",
        "deepc0de-tools",
        "deep-code-core",
        "deepcode-plugln-notes",
        "deepcodde-helper",
        "official-deepcode-plugin",
        "pluglns",
        "deepcode-plugin-data-t00ls",
        "c0de-helper",
        "quick-n0tes",
        "my-f1les",
        "deep-c0de",
    ] {
        let manifest = format!(r#"{{"name": "{name}", "version": "1.0.0"}}"#);
        assert_eq!(named(&[("plugin.json", &manifest)]), Some(Severity::Warning), "{name}");
    }
    for name in [
        "deepcode-plugin-notes",
        "office-tools",
        "proto-types",
        "deep-learning-tools",
        "plugin-dev",
        "decode-jwt",
        "i18n-l10n",
        "k8s-a11y",
        "auth0-web3",
        "s3-h264",
    ] {
        let manifest = format!(r#"{{"name": "{name}", "version": "1.0.0"}}"#);
        assert_eq!(named(&[("plugin.json", &manifest)]), None, "{name}");
    }
}

#[test]
fn a_contributed_name_is_read_as_a_person_reads_it() {
    let command = |name: &str| {
        format!(
            r#"{{"name": "a-b", "version": "1.0.0", "contributes": {{"commands": [{{"name": "{name}", "prompt": "Say hello."}}]}}}}"#
        )
    };
    for (name, expected) in [
        ("d\u{435}pl\u{43e}y", Some(Severity::Danger)),
        ("l0gin", Some(Severity::Warning)),
        ("\u{ff44}eploy", Some(Severity::Warning)),
        ("deploy", None),
        ("\u{434}\u{435}\u{43f}\u{43b}\u{43e}\u{439}", None),
        ("\u{90e8}\u{7f72}", None),
        ("caf\u{e9}", None),
    ] {
        assert_eq!(named(&[("plugin.json", &command(name))]), expected, "{name}");
    }
    let agent = "---\nname: r\u{435}viewer\ndescription: Reviews\n---\nReview.\n";
    assert_eq!(named(&[("agents/r.md", agent)]), Some(Severity::Danger));
    let server = "{\"mcpServers\": {\"g\u{456}thub\": {\"command\": \"node\", \"args\": [\"s.js\"]}}}";
    assert_eq!(named(&[(".mcp.json", server)]), Some(Severity::Danger));
}
