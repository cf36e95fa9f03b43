//! Forged exception: whoever holds one key of a fork, or a fork further up, lets pass what an upstream has revoked.

use schemas::SignedException;
use tests::forge::{Forge, Role, Signer};

use crate::victim::{NOT_TRUSTED, REVOKED, Victim};

const ID: &str = "HUB-2026-0001";

/// A user of a fork that lists `hello`, which its upstream has revoked; the fork's revocations key does nothing else.
struct Team {
    victim: Victim,
    upstream: Forge,
}

impl Team {
    fn with_hello() -> Self {
        let mut upstream = Forge::honest("hub.example.com/plugins", jiff::Timestamp::now());
        upstream.lifetimes.clear();
        upstream.publish();
        let mut victim = Victim::stranger();
        victim.forge = Forge::fork("shop.example.com/plugins", &upstream);
        victim.forge.lifetimes.clear();
        victim.forge.revocations = Role::of(&[Signer::named("rita")], 1);
        victim.forge.publish_root();
        victim.offers("hello", "1.0.0");
        let site = victim.forge.publish();
        victim.serve(&site);
        victim.adds().ok();
        victim.installs("hello").ok();
        upstream.revoke(ID, "hello", "*");
        upstream.publish();
        victim.forge.carry(&upstream);
        let mut team = Self { victim, upstream };
        team.publishes();
        team.victim.updates().ok();
        team.victim.world.plugin().line("verify").exits(REVOKED);
        team
    }

    fn excepts(&mut self, days: i64) -> &mut SignedException {
        self.victim.forge.except(&self.upstream, ID, ("hello", days))
    }

    fn publishes(&mut self) {
        let site = self.victim.forge.publish();
        self.victim.serve(&site);
    }
}

#[test]
fn what_both_keys_except_loads_and_everybody_is_told_until_it_ends() {
    let mut team = Team::with_hello();
    team.excepts(9);
    team.publishes();

    let told = "excepted by tia until";
    team.victim.updates().ok().says(told);
    team.victim.world.plugin().line("verify").ok().says("hub.example.com/plugins, which shop follows").says(told);
    team.victim.world.plugin().line("enable hello").ok().says(told);
    team.victim.world.plugin().line("info hello@shop").ok().says(told);
    let listed = team.victim.world.plugin().line("revocations").ok();
    listed.says("warning: hello@1.0.0 revoked by").says("shop lets hello 1.0.0 pass");
    let facts = team.victim.world.plugin().line("revocations --format json").ok().json();
    assert_eq!(facts["installed"][0]["exception"]["exceptedBy"], "tia");
    assert_eq!(facts["installed"][0]["ignored"], false);
    assert_eq!(facts["exceptions"][0]["exception"]["revocation"], ID);
    team.victim.world.plugin().line("remove hello").ok();
    team.victim.installs("hello").ok().says(told);
    // All of it is signed for a year; the exception is not.
    team.victim.world.later("9 days").line("marketplace update shop").ok();
    team.victim.world.later("9 days").line("verify").ok().says(told);
    team.victim.world.later("10 days").line("marketplace update shop").ok();
    team.victim.world.later("10 days").line("verify").exits(REVOKED);
}

#[test]
fn the_targets_key_alone_lets_nothing_pass() {
    let mut team = Team::with_hello();
    let exception = team.excepts(30).clone();
    let thief = team.victim.forge.targets.signers[0].signer.clone();
    let forged = team.victim.forge.sign_exception(exception.clone(), &[thief]);
    let moved = SignedException { version: "1.0.1".parse().unwrap(), ..exception };
    team.victim.forge.exceptions = vec![forged, moved];
    team.publishes();

    team.victim.updates().ok().omits("excepted");
    team.victim.world.plugin().line("verify").exits(REVOKED);
    team.victim.world.plugin().line("remove hello").ok();
    team.victim.installs("hello").exits(REVOKED);
}

#[test]
fn the_revocations_key_alone_lets_nothing_pass() {
    let mut team = Team::with_hello();
    team.excepts(30);
    let thief = Signer::named("rita");
    team.victim.forge.targets = team.victim.forge.targets.clone().signed_by(&[thief]);
    team.publishes();

    team.victim.updates().exits(NOT_TRUSTED);
    team.victim.world.plugin().line("verify").exits(REVOKED);
}

#[test]
fn a_revocation_that_grew_stronger_is_not_excepted_any_more() {
    let mut team = Team::with_hello();
    team.excepts(30);
    team.publishes();
    team.victim.updates().ok();
    team.victim.world.plugin().line("verify").ok();

    team.upstream.revoked[0].action = schemas::Action::Kill;
    team.upstream.publish();
    team.victim.forge.carry(&team.upstream);
    let site = team.victim.forge.site.clone();
    team.victim.serve(&site);

    team.victim.updates().ok();
    team.victim.world.plugin().line("verify").exits(REVOKED);
}

#[test]
fn who_follows_the_upstream_too_hears_its_word_of_the_tree() {
    let mut team = Team::with_hello();
    let tree = team.excepts(30).tree;
    team.publishes();
    team.victim.updates().ok();
    team.victim.world.plugin().line("verify").ok();
    team.upstream.revoked[0].digests.push(tree);
    team.upstream.publish();
    let folder = team.victim.world.at("hub");
    std::fs::create_dir(&folder).unwrap();
    team.upstream.site.write_to(&folder);
    let address = format!("file://{}", folder.display());
    let add = team.victim.world.plugin().line("marketplace add --name hub").arg(address);

    add.args(["--key", &team.upstream.public_key().to_string()]).ok();

    team.victim.world.plugin().line("verify").exits(REVOKED).says("revoked by hub");
}

#[test]
fn what_a_fork_further_up_excepts_stays_revoked() {
    let mut hub = Forge::honest("hub.example.com/plugins", jiff::Timestamp::now());
    hub.publish();
    let mut company = Forge::fork("company.example.com", &hub);
    let mut victim = Victim::stranger();
    let digest = victim.offers("hello", "1.0.0");
    company.add("hello", "1.0.0", digest.0);
    company.publish();
    let trees = victim.forge.site.clone();
    victim.forge = Forge::fork("shop.example.com/plugins", &company);
    trees.paths().filter(|path| path.starts_with("trees/")).for_each(|path| {
        victim.forge.site.put(path, trees.file(path).unwrap().clone());
    });
    victim.forge.add("hello", "1.0.0", digest.0);
    let site = victim.forge.publish();
    victim.serve(&site);
    victim.adds().ok();
    victim.installs("hello").ok();

    hub.revoke(ID, "hello", "*");
    hub.publish();
    company.carry(&hub);
    company.except(&hub, ID, ("hello", 30));
    company.publish();
    victim.forge.carry(&company);
    let site = victim.forge.site.clone();
    victim.serve(&site);

    victim.updates().ok();
    victim.world.plugin().line("verify").exits(REVOKED).says("hub.example.com/plugins, which shop follows");
}
