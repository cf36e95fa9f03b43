//! A fork carries its upstream's documents, and a client believes them as the upstream's own client would.

use jiff::Timestamp;
use tests::forge::{Fault, Forge, Memory, Mirror, Role, Signer};
use verifier::repository::{Breach, Refused, UPSTREAMS};
use verifier::tuf::Error;
use verifier::{Repository, Trusted};

use super::{NAME, added, hours, market, refreshed, refusal, refused, start};

const TOP: &str = "upstream/market.example.com/plugins/";

/// A fork of [`market`], which has revoked DCM-2026-0001.
fn pair() -> (Forge, Forge) {
    let upstream = market();
    let mut fork = Forge::fork("team.example.com/plugins", &upstream);
    fork.add(NAME, "0.3.0", [7; 32]);
    fork.revoke("TEAM-2026-0001", "deepcode-plugin-ours", "*");
    fork.publish();
    (upstream, fork)
}

/// What is revoked, by whom, nearest first.
fn revoked(trusted: &Trusted) -> Vec<(String, Vec<String>)> {
    let ids = |one: &Trusted| one.revoked().document().revoked.iter().map(|entry| entry.id.to_string()).collect();
    let line = std::iter::once(trusted).chain(trusted.upstreams());
    line.map(|one| (one.origin().to_string(), ids(one))).collect()
}

fn by(origin: &str, ids: &[&str]) -> (String, Vec<String>) {
    (origin.to_owned(), ids.iter().map(ToString::to_string).collect())
}

/// The upstream's refusal within a fork's.
fn from_above(refused: Refused) -> Refused {
    let Refused::Upstream { source, .. } = refused else { unreachable!("not about an upstream: {refused:?}") };
    *source
}

fn carried(fork: &Forge, end: &str) -> String {
    fork.site.paths().find(|path| path.starts_with(TOP) && path.ends_with(end)).unwrap().to_owned()
}

#[test]
fn both_lists_are_known() {
    let (mut upstream, mut fork) = pair();
    let (mut client, _, trusted) = refreshed(&fork);
    let ours = by("team.example.com/plugins", &["TEAM-2026-0001"]);
    assert_eq!(revoked(&trusted), [ours.clone(), by("market.example.com/plugins", &["DCM-2026-0001"])]);

    upstream.revoke("DCM-2026-0002", NAME, "*");
    upstream.publish();
    fork.carry(&upstream);

    let trusted = client.refresh(&fork.site, hours(1)).unwrap();
    let theirs = by("market.example.com/plugins", &["DCM-2026-0001", "DCM-2026-0002"]);
    assert_eq!(revoked(&trusted), [ours, theirs]);
    assert_eq!(revoked(&client.remembered(hours(2)).unwrap()), revoked(&trusted));
}

#[test]
fn where_nothing_changed_it_asks_twice_for_each() {
    let (_, fork) = pair();
    let (mut client, _, _) = refreshed(&fork);
    fork.site.asked();
    client.refresh(&fork.site, hours(1)).unwrap();
    let above = ["metadata/2.root.json", "metadata/timestamp.json"].map(|path| format!("{TOP}{path}"));
    assert_eq!(fork.site.asked(), ["metadata/2.root.json", "metadata/timestamp.json", &above[0], &above[1]]);
}

#[test]
fn documents_that_are_not_there_are_stale_and_never_empty() {
    for end in ["timestamp.json", "1.snapshot.json", "1.targets.json", "1.revocations.json", ".revoked.json"] {
        for fault in [Fault::NotFound, Fault::Denied, Fault::Silent, Fault::Endless] {
            let (_, mut fork) = pair();
            let path = carried(&fork, end);
            fork.site.fault(&path, fault);
            let (mut client, _) = added(&fork);
            let error = refusal(&mut client, &fork.site, hours(1));
            assert!(error.is_stale() && !error.is_untrusted(), "{end} {fault:?}: {error:?}");
            assert!(matches!(client.remembered(hours(1)), Err(Refused::NeverRefreshed)));
        }
    }
}

#[test]
fn without_any_of_them_the_forks_own_revocations_still_arrive() {
    let (_, mut fork) = pair();
    let (mut client, _, _) = refreshed(&fork);
    fork.revoke("TEAM-2026-0002", NAME, "*");
    fork.publish();
    let all: Vec<String> = fork.site.paths().filter(|path| path.starts_with("upstream/")).map(str::to_owned).collect();
    all.iter().for_each(|path| fork.site.remove(path));

    assert!(refusal(&mut client, &fork.site, hours(1)).is_stale());

    let known = client.remembered(hours(2)).unwrap();
    assert_eq!(known.freshness().checked, start(), "what was not heard whole is no check");
    let ours = by("team.example.com/plugins", &["TEAM-2026-0001", "TEAM-2026-0002"]);
    assert_eq!(revoked(&known), [ours, by("market.example.com/plugins", &["DCM-2026-0001"])]);
}

#[test]
fn a_changed_byte_in_any_of_them_is_refused() {
    let (_, fork) = pair();
    for end in
        ["1.root.json", "timestamp.json", "1.snapshot.json", "1.targets.json", "1.revocations.json", ".revoked.json"]
    {
        let path = carried(&fork, end);
        let mut site = fork.site.clone();
        let text = String::from_utf8(fork.site.file(&path).unwrap().clone()).unwrap();
        let changed = text.replacen("\"sig\": \"", "\"sig\": \"0", 1).replacen("credential", "c0edential", 1);
        assert_ne!(changed, text, "{end}");
        site.put(&path, changed.into_bytes());
        let mut client = Repository::bootstrap(&fork.pin(), &site, Memory::default().boxed()).unwrap();
        assert!(refusal(&mut client, &site, hours(1)).is_untrusted(), "{end}");
    }
}

#[test]
fn an_older_state_of_the_upstream_is_a_rollback() {
    let (mut upstream, mut fork) = pair();
    let before = upstream.site.clone();
    upstream.revoke("DCM-2026-0002", NAME, "*");
    upstream.publish();
    fork.carry(&upstream);
    let (mut client, _, _) = refreshed(&fork);

    upstream.site = before;
    fork.carry(&upstream);
    fork.publish();

    refused!(from_above(refusal(&mut client, &fork.site, hours(1))), Refused::Metadata(Error::Rollback { .. }));
    let theirs = by("market.example.com/plugins", &["DCM-2026-0001", "DCM-2026-0002"]);
    assert_eq!(revoked(&client.remembered(hours(1)).unwrap())[1], theirs);
}

#[test]
fn an_upstream_that_expired_makes_the_freshest_fork_stale() {
    let (upstream, mut fork) = pair();
    let (mut client, _, _) = refreshed(&fork);
    let expires = upstream.now.checked_add(jiff::SignedDuration::from_hours(48)).unwrap();
    fork.wait(49);
    fork.publish();

    let error = refusal(&mut client, &fork.site, hours(49));

    assert!(error.is_stale() && error.to_string().contains("market.example.com/plugins"), "{error}");
    let known = client.remembered(hours(49)).unwrap().freshness();
    assert_eq!((known.checked, known.expires), (start(), expires));
}

#[test]
fn a_clock_that_was_put_back_revives_no_upstream_behind_a_fresh_fork() {
    let (_, mut fork) = pair();
    fork.wait(49);
    fork.publish();
    let (mut client, _) = added(&fork);

    // By the clock nothing has expired yet; the fork itself was signed after its upstream did.
    assert!(refusal(&mut client, &fork.site, hours(1)).is_stale());

    // Who only passes documents on takes each as of when it was signed.
    let trusted = client.refresh_as_signed(&fork.site, start()).unwrap();
    assert!(trusted.freshness().is_expired());
}

#[test]
fn another_marketplaces_documents_are_refused() {
    let (_, fork) = pair();
    let mut other = Forge::honest("other.example.com", start());
    other.publish();
    // The same name, other keys.
    let mut double = Forge::honest("impostor.example.com", start());
    double.origin = "market.example.com/plugins".parse().unwrap();
    double.versions.clear();
    double.publish_root();
    double.publish();
    for impostor in [&other, &double] {
        let mut site = fork.site.clone();
        for path in impostor.site.paths() {
            site.put(&format!("{TOP}{path}"), impostor.site.file(path).unwrap().clone());
        }
        let mut client = Repository::bootstrap(&fork.pin(), &site, Memory::default().boxed()).unwrap();
        refused!(from_above(refusal(&mut client, &site, hours(1))), Refused::NoSuchRoot(_));
        // Who knew the upstream takes no timestamp of a stranger either.
        let (mut client, _, _) = refreshed(&fork);
        assert!(refusal(&mut client, &site, hours(1)).is_untrusted());
    }
}

#[test]
fn a_root_that_is_pinned_under_a_name_that_is_not_its_own_is_refused() {
    let upstream = market();
    let mut named = upstream.as_upstream();
    named.origin = "elsewhere.example.com".parse().unwrap();
    let mut fork = Forge::honest("team.example.com/plugins", start());
    fork.upstream = Some(named);
    fork.publish_root();
    fork.publish();
    for path in upstream.site.paths() {
        let bytes = upstream.site.file(path).unwrap().clone();
        fork.site.put(&format!("upstream/elsewhere.example.com/{path}"), bytes);
    }
    let (mut client, _) = added(&fork);
    let error = from_above(refusal(&mut client, &fork.site, hours(1)));
    refused!(error, Refused::Breach(Breach::Origin { .. }));
}

#[test]
fn the_upstreams_rotated_keys_are_followed() {
    let (mut upstream, mut fork) = pair();
    let (mut client, _, _) = refreshed(&fork);
    upstream.timestamp = Role::of(&[Signer::named("new online")], 1);
    upstream.snapshot = upstream.timestamp.clone();
    upstream.publish_root();
    upstream.revoke("DCM-2026-0002", NAME, "*");
    upstream.publish();
    fork.carry(&upstream);

    let trusted = client.refresh(&fork.site, hours(1)).unwrap();

    assert_eq!(revoked(&trusted)[1].1, ["DCM-2026-0001", "DCM-2026-0002"]);
}

#[test]
fn an_upstream_that_a_later_root_names_is_not_fresh_before_it_was_heard() {
    let upstream = market();
    let mut fork = Forge::honest("team.example.com/plugins", start());
    fork.publish();
    let (mut client, _, trusted) = refreshed(&fork);
    assert!(trusted.freshness().expires > hours(1));
    fork.upstream = Some(upstream.as_upstream());
    fork.publish_root();

    assert!(refusal(&mut client, &fork.site, hours(1)).is_stale());

    let known = client.remembered(hours(1)).unwrap().freshness();
    assert!(known.is_expired(), "nothing new may come from there: {known:?}");
    fork.carry(&upstream);
    assert_eq!(client.refresh(&fork.site, hours(1)).unwrap().upstreams().len(), 1);
    assert!(!client.remembered(hours(2)).unwrap().freshness().is_expired());
}

/// `depth` marketplaces, each a fork of the one before; the last is read.
fn line(depth: usize) -> Vec<Forge> {
    let mut line = vec![market()];
    for at in 1..depth {
        let mut fork = Forge::fork(&format!("fork-{at}.example.com"), line.last().unwrap());
        fork.revoke(&format!("FORK-2026-000{at}"), "deepcode-plugin-evil", "*");
        fork.publish();
        line.push(fork);
    }
    line
}

fn refresh(site: &Mirror, of: &Forge, now: Timestamp) -> Result<Trusted, Refused> {
    Repository::bootstrap(&of.pin(), site, Memory::default().boxed())?.refresh(site, now)
}

#[test]
fn a_fork_of_a_fork_knows_what_either_of_those_above_revoked() {
    let forks = line(3);
    let trusted = refresh(&forks[2].site, &forks[2], hours(1)).unwrap();
    let above = [
        by("fork-2.example.com", &["FORK-2026-0002"]),
        by("fork-1.example.com", &["FORK-2026-0001"]),
        by("market.example.com/plugins", &["DCM-2026-0001"]),
    ];
    assert_eq!(revoked(&trusted), above);
}

#[test]
fn what_is_carried_twice_over_can_be_dropped_by_neither_carrier() {
    let forks = line(3);
    let top = "upstream/fork-1.example.com/upstream/market.example.com/plugins/";
    let mut site = forks[2].site.clone();
    let paths: Vec<String> = site.paths().filter(|path| path.starts_with(top)).map(str::to_owned).collect();
    assert!(!paths.is_empty());
    paths.iter().for_each(|path| site.remove(path));

    let error = refresh(&site, &forks[2], hours(1)).unwrap_err();

    assert!(error.is_stale() && error.to_string().contains("market.example.com"), "{error}");
}

#[test]
fn a_line_is_followed_to_its_limit_and_no_further() {
    let forks = line(UPSTREAMS + 2);
    let within = &forks[UPSTREAMS];
    assert_eq!(refresh(&within.site, within, hours(1)).unwrap().upstreams().len(), UPSTREAMS);
    let beyond = &forks[UPSTREAMS + 1];
    refused!(refresh(&beyond.site, beyond, hours(1)).unwrap_err(), Refused::TooManyUpstreams { .. });
}

#[test]
fn a_line_that_comes_back_to_itself_is_refused() {
    let upstream = market();
    let mut fork = Forge::fork("team.example.com/plugins", &upstream);
    fork.publish();
    // The upstream follows its own fork.
    let mut upstream = upstream;
    upstream.upstream = Some(fork.as_upstream());
    upstream.publish_root();
    upstream.carry(&fork);
    fork.carry(&upstream);
    refused!(refresh(&fork.site, &fork, hours(1)).unwrap_err(), Refused::Circle(_));
}
