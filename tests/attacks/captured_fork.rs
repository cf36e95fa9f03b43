//! Captured fork: whoever holds a fork's host keeps its users from what its upstream has revoked.

use crate::victim::{NOT_TRUSTED, REVOKED, STALE, Victim};
use tests::forge::{Forge, Mirror};

const CARRIED: &str = "upstream/hub.example.com/plugins/";

/// A user of a fork that countersigned `hello`; then its upstream revokes it.
struct Team {
    victim: Victim,
    upstream: Forge,
    /// The upstream before it revoked.
    before: Mirror,
}

impl Team {
    fn with_hello() -> Self {
        let mut upstream = Forge::honest("hub.example.com/plugins", jiff::Timestamp::now());
        upstream.publish();
        let mut victim = Victim::stranger();
        victim.forge = Forge::fork("shop.example.com/plugins", &upstream);
        victim.offers("hello", "1.0.0");
        let site = victim.forge.publish();
        victim.serve(&site);
        victim.adds().ok();
        victim.installs("hello").ok();
        victim.world.plugin().line("verify").ok();
        Self { before: upstream.site.clone(), victim, upstream }
    }

    fn revokes(&mut self) {
        self.upstream.revoke("HUB-2026-0001", "hello", "*");
        self.upstream.publish();
    }

    /// The fork serves `carried` of its upstream, and is itself as fresh as can be.
    fn serves(&mut self, carried: Mirror) {
        let honest = std::mem::replace(&mut self.upstream.site, carried);
        self.victim.forge.carry(&self.upstream);
        self.upstream.site = honest;
        let site = self.victim.forge.publish();
        self.victim.serve(&site);
    }
}

#[test]
fn what_the_upstream_revokes_stops_at_the_users_of_the_fork() {
    let mut team = Team::with_hello();
    team.revokes();
    team.serves(team.upstream.site.clone());

    team.victim.updates().ok().says("HUB-2026-0001");
    team.victim.world.plugin().line("verify").exits(REVOKED).says("hub.example.com/plugins, which shop follows");
    team.victim.world.plugin().line("enable hello").exits(REVOKED);
    team.victim.world.plugin().line("list").ok().says("revoked");
    team.victim.world.plugin().line("info hello@shop").ok().says("HUB-2026-0001");
    team.victim.world.plugin().line("revocations").ok().says("hub.example.com/plugins (shop)");
    team.victim.world.plugin().line("remove hello").ok();
    team.victim.installs("hello").exits(REVOKED);
}

#[test]
fn leaving_its_documents_out_is_stale_and_then_stops() {
    let mut team = Team::with_hello();
    team.revokes();
    let mut site = team.victim.forge.publish();
    let carried: Vec<String> = site.paths().filter(|path| path.starts_with(CARRIED)).map(str::to_owned).collect();
    carried.iter().for_each(|path| site.remove(path));
    team.victim.serve(&site);

    team.victim.updates().exits(STALE).says("hub.example.com/plugins");
    team.victim.world.plugin().line("remove hello").ok();
    team.victim.installs("hello").exits(STALE);
    let stranger = team.victim.world.plugin_of("newcomer").line("marketplace add --name shop");
    let address = format!("file://{}", team.victim.site().display());
    stranger.args([&address, "--key", &team.victim.forge.public_key().to_string()]).exits(STALE);
}

#[test]
fn an_old_copy_lasts_no_longer_than_the_upstream_signed_it_for() {
    let mut team = Team::with_hello();
    team.revokes();
    // Three days later: the fork signs daily, and carries what the upstream said before.
    team.victim.forge.wait(3 * 24);
    team.serves(team.before.clone());

    let later = |when: &str| team.victim.world.later(when);
    later("3 days").line("marketplace update shop").exits(STALE).says("hub.example.com/plugins");
    later("3 days").line("verify").ok().says("warning:");
    later("9 days").line("verify").exits(STALE);
    team.victim.world.plugin().line("remove hello").ok();
    let digest = team.victim.forge.shards[&"hello".parse().unwrap()].versions[0].source_hash.to_string();
    later("3 days").line("install hello@shop --digest").arg(digest).exits(STALE);
}

#[test]
fn an_older_list_than_was_seen_is_refused() {
    let mut team = Team::with_hello();
    team.revokes();
    team.serves(team.upstream.site.clone());
    team.victim.updates().ok();

    team.serves(team.before.clone());

    team.victim.updates().exits(NOT_TRUSTED).says("went back");
    team.victim.world.plugin().line("verify").exits(REVOKED);
}

#[test]
fn an_edited_list_is_refused() {
    let mut team = Team::with_hello();
    team.revokes();
    let mut site = team.upstream.site.clone();
    let list = site.paths().filter(|path| path.ends_with(".revoked.json")).last().unwrap().to_owned();
    let edited = String::from_utf8(site.file(&list).unwrap().clone()).unwrap().replace("\"hello\"", "\"other\"");
    site.put(&list, edited.into_bytes());
    for path in site.paths().filter(|path| path.ends_with(".revoked.json")).map(str::to_owned).collect::<Vec<_>>() {
        let bytes = site.file(&list).unwrap().clone();
        site.put(&path, bytes);
    }
    team.serves(site);

    team.victim.updates().exits(NOT_TRUSTED);
    team.victim.world.plugin().line("enable hello").exits(NOT_TRUSTED);
}

#[test]
fn another_upstreams_documents_are_refused() {
    let mut team = Team::with_hello();
    team.revokes();
    let mut other = Forge::honest("impostor.example.com", team.upstream.now);
    other.origin = team.upstream.origin.clone();
    other.versions.clear();
    other.publish_root();
    for _ in 0..3 {
        other.publish();
    }
    team.serves(other.site);

    team.victim.updates().exits(NOT_TRUSTED);
    team.victim.world.plugin().line("enable hello").exits(NOT_TRUSTED);
}

#[test]
fn in_a_fork_of_a_fork_the_farthest_list_stops_as_well() {
    let mut hub = Forge::honest("hub.example.com/plugins", jiff::Timestamp::now());
    hub.publish();
    let mut company = Forge::fork("company.example.com", &hub);
    company.publish();
    let mut victim = Victim::stranger();
    victim.forge = Forge::fork("shop.example.com/plugins", &company);
    victim.offers("hello", "1.0.0");
    let site = victim.forge.publish();
    victim.serve(&site);
    victim.adds().ok();
    victim.installs("hello").ok();

    hub.revoke("HUB-2026-0001", "hello", "<=1.0.0");
    hub.publish();
    company.carry(&hub);
    victim.forge.carry(&company);
    let site = victim.forge.site.clone();
    victim.serve(&site);

    victim.updates().ok();
    victim.world.plugin().line("verify").exits(REVOKED).says("hub.example.com/plugins, which shop follows");
    let top = "upstream/company.example.com/upstream/hub.example.com/plugins/metadata/timestamp.json";
    let mut site = victim.forge.site.clone();
    site.remove(top);
    victim.serve(&site);
    victim.updates().exits(STALE);
}
