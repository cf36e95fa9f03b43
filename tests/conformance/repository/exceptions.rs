//! A fork's exceptions: which of those that its targets role lists a client believes.

use schemas::{SignedException, TreeDigest};
use tests::forge::{Forge, Role, Signer};
use verifier::repository::{Breach, NotExcepted, Refused};

use super::{NAME, added, hours, market, refreshed, refusal, refused, start};

const EVIL: &str = "deepcode-plugin-evil";
const ID: &str = "DCM-2026-0001";

/// A fork of [`market`] that lists what that one has revoked; its revocations keys are two that do nothing else.
fn pair() -> (Forge, Forge) {
    let upstream = market();
    let mut fork = Forge::fork("team.example.com/plugins", &upstream);
    fork.add(EVIL, "1.0.0", [9; 32]);
    fork.revocations = Role::of(&[Signer::named("rita"), Signer::named("rob")], 1);
    fork.publish_root();
    (upstream, fork)
}

/// What a client believes of `exception`, listed alone.
fn judged(fork: &mut Forge, exception: &SignedException) -> Result<(), NotExcepted> {
    fork.exceptions = vec![exception.clone()];
    fork.publish();
    let (mut client, _, trusted) = refreshed(fork);
    let remembered = client.remembered(hours(1)).unwrap();
    assert_eq!(
        (trusted.exceptions(), trusted.without_effect()),
        (remembered.exceptions(), remembered.without_effect())
    );
    match (trusted.exceptions(), trusted.without_effect()) {
        ([believed], []) => {
            assert_eq!(believed, exception);
            Ok(())
        }
        ([], [(not, why)]) => {
            assert_eq!(not, exception);
            Err(why.clone())
        }
        other => unreachable!("one exception is one of both: {other:?}"),
    }
}

fn unsigned(wanted: usize) -> Result<(), NotExcepted> {
    Err(NotExcepted::Unsigned { signed: 0, wanted })
}

#[test]
fn what_both_roles_signed_is_believed_and_remembered() {
    let (upstream, mut fork) = pair();
    let exception = fork.except(&upstream, ID, (EVIL, 30)).clone();
    assert_eq!(judged(&mut fork, &exception), Ok(()));
    // Either key of the role may.
    let by_rob = fork.sign_exception(exception, &[Signer::named("rob")]);
    assert_eq!(judged(&mut fork, &by_rob), Ok(()));
}

#[test]
fn what_other_keys_signed_has_no_effect() {
    let (upstream, mut fork) = pair();
    let exception = fork.except(&upstream, ID, (EVIL, 30)).clone();
    let others = [&fork.targets, &fork.root, &fork.timestamp].map(|role| role.signers[0].signer.clone());
    for signer in others.into_iter().chain([Signer::named("a stranger")]) {
        let forged = fork.sign_exception(exception.clone(), &[signer]);
        assert_eq!(judged(&mut fork, &forged), unsigned(1));
    }
}

#[test]
fn no_fact_can_be_changed_afterwards() {
    let (upstream, mut fork) = pair();
    let honest = fork.except(&upstream, ID, (EVIL, 30)).clone();
    let day = |days: i64| honest.expires.checked_add(jiff::Span::new().days(days)).unwrap();
    let changed = [
        SignedException { upstream: "other.example.com".parse().unwrap(), ..honest.clone() },
        SignedException { revocation: "DCM-2026-0002".parse().unwrap(), ..honest.clone() },
        SignedException { action: schemas::Action::Kill, ..honest.clone() },
        SignedException { name: NAME.parse().unwrap(), ..honest.clone() },
        SignedException { version: "1.0.1".parse().unwrap(), ..honest.clone() },
        SignedException { tree: TreeDigest([8; 32]), ..honest.clone() },
        SignedException { reason: "because somebody says so".parse().unwrap(), ..honest.clone() },
        SignedException { excepted_by: "bob".parse().unwrap(), ..honest.clone() },
        SignedException { excepted_at: honest.excepted_at.yesterday().unwrap(), ..honest.clone() },
        SignedException { expires: day(1), ..honest.clone() },
    ];
    for exception in changed {
        assert_eq!(judged(&mut fork, &exception), unsigned(1), "{exception:?}");
    }
}

#[test]
fn as_many_distinct_keys_sign_as_the_role_asks_for() {
    let (upstream, mut fork) = pair();
    fork.revocations = Role::of(&[Signer::named("rita"), Signer::named("rob")], 2);
    fork.publish_root();
    let exception = fork.except(&upstream, ID, (EVIL, 30)).clone();
    assert_eq!(judged(&mut fork, &exception), Ok(()));
    let [rita, rob] = ["rita", "rob"].map(Signer::named);
    for (signers, signed) in [(vec![rita.clone()], 1), (vec![rita.clone(), rita.clone()], 1), (vec![], 0)] {
        let mut alone = fork.sign_exception(exception.clone(), &signers);
        if alone.signatures.is_empty() {
            alone.signatures = fork.sign_exception(exception.clone(), &[Signer::named("a stranger")]).signatures;
        }
        assert_eq!(judged(&mut fork, &alone), Err(NotExcepted::Unsigned { signed, wanted: 2 }));
    }
    // One key's signature under the other's id.
    let mut double = fork.sign_exception(exception.clone(), &[rita.clone(), rita]);
    double.signatures[1].key_id = rob.id();
    assert_eq!(judged(&mut fork, &double), Err(NotExcepted::Unsigned { signed: 1, wanted: 2 }));
}

#[test]
fn a_key_that_was_replaced_excepts_nothing_while_it_still_revokes() {
    let (upstream, mut fork) = pair();
    let exception = fork.except(&upstream, ID, (EVIL, 30)).clone();
    let before: Vec<String> = fork.revocations.listed.iter().map(|listed| listed.id.clone()).collect();
    // The targets still name the keys of before, which the root allows on the way.
    fork.revocation_keys = Some(vec![Signer::named("ruth").id().to_string()]);
    fork.before_signing("root", move |root| root["x-revocation-keys-before"] = serde_json::json!(before));
    fork.publish_root();
    assert_eq!(judged(&mut fork, &exception), unsigned(1));
}

#[test]
fn an_exception_of_another_fork_is_none_here() {
    let (upstream, mut fork) = pair();
    let exception = fork.except(&upstream, ID, (EVIL, 30)).clone();
    let mut twin = Forge::fork("twin.example.com/plugins", &upstream);
    twin.revocations = fork.revocations.clone();
    twin.publish_root();
    assert_eq!(judged(&mut twin, &exception), unsigned(1));
}

#[test]
fn a_marketplace_that_follows_none_excepts_nothing() {
    let (upstream, mut fork) = pair();
    let exception = fork.except(&upstream, ID, (EVIL, 30)).clone();
    let mut alone = Forge::honest("alone.example.com", start());
    let signed = alone.sign_exception(exception, &[alone.revocations.signers[0].signer.clone()]);
    assert_eq!(judged(&mut alone, &signed), Err(NotExcepted::NoFork));
}

#[test]
fn what_an_upstream_excepts_is_no_exception_of_its_fork() {
    let (upstream, mut company) = pair();
    company.except(&upstream, ID, (EVIL, 30));
    company.publish();
    let mut team = Forge::fork("shop.example.com", &company);
    team.publish();
    let (_, _, trusted) = refreshed(&team);
    assert_eq!(trusted.exceptions(), []);
    assert_eq!(trusted.upstreams()[0].exceptions().len(), 1);
}

#[test]
fn too_long_too_many_or_unreadable_exceptions_are_refused_with_the_whole_publication() {
    let (upstream, mut fork) = pair();
    let honest = fork.except(&upstream, ID, (EVIL, 90)).clone();
    assert_eq!(judged(&mut fork, &honest), Ok(()));
    let other = |i: usize| SignedException { version: format!("1.0.{i}").parse().unwrap(), ..honest.clone() };
    let late = SignedException { expires: honest.expires.tomorrow().unwrap(), ..honest.clone() };
    let bare = SignedException { signatures: Vec::new(), ..honest.clone() };
    for listed in [vec![late], vec![bare], vec![honest.clone(), honest.clone()], (0..101).map(other).collect()] {
        fork.exceptions = listed;
        fork.publish();
        let (mut client, _) = added(&fork);
        refused!(refusal(&mut client, &fork.site, hours(1)), Refused::Breach(Breach::InForce(_)));
    }
    fork.exceptions = vec![honest];
    fork.before_signing("targets", |targets| {
        targets["targets"]["index.json"]["custom"]["exceptions"][0]["action"] = "forgive".into();
    });
    fork.publish();
    let (mut client, _) = added(&fork);
    refused!(refusal(&mut client, &fork.site, hours(1)), Refused::Breach(Breach::InForce(_)));
}
