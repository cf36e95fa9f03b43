//! A fork over the server: pulled from one server, published to another, never served without what it carries of its upstream.

use std::path::PathBuf;

use serde_json::Value;
use tests::kit::{Fork, Market, PASSPHRASE, World, binaries};

use crate::client::Answer;
use crate::live::Live;
use crate::publishing::{copy, token};
use crate::road::published;

const REVOKED: i32 = 5;
const HUB: &str = "upstream/market.example.com/tess/";

/// A fork that a server serves, from a copy of what it published first.
trait Served {
    /// Publishes for the first time: into its folder, which is copied to where a server begins.
    fn opens(&self, world: &World, flags: &str) -> Live;
    fn serves(&self, world: &World, flags: &str) -> Live;
    fn store(&self, world: &World) -> PathBuf;
}

impl Served for Fork<'_> {
    fn opens(&self, world: &World, flags: &str) -> Live {
        self.types("publish").ok();
        copy(&self.public(), &self.store(world));
        self.serves(world, flags)
    }

    fn serves(&self, world: &World, flags: &str) -> Live {
        Live::start(world, &format!("--store {} --root {} {flags}", self.store(world).display(), self.root()))
    }

    fn store(&self, world: &World) -> PathBuf {
        world.at(&format!("{}-store", self.name()))
    }
}

fn pinned(live: &Live, market: &Market<'_>) -> String {
    format!("{}#{}", live.url(), market.root())
}

/// The flags and the token of a server that takes publications.
fn counter(world: &World) -> (String, String) {
    (format!("--tokens {}", world.at("tokens.json").display()), token(world, ""))
}

fn refused(live: &Live) -> Value {
    live.until(|ready| ready["status"] == "refused").pointer("/refused").unwrap().clone()
}

fn put(live: &Live, path: &str, token: &str, body: &[u8]) -> Answer {
    live.put(&format!("/{path}"), token, "", body)
}

#[test]
fn what_an_upstream_revokes_comes_through_both_servers() {
    let world = World::new();
    let (hub, digest) = published(&world);
    // Whoever runs the upstream has guessed a private name.
    hub.offers("acme-payroll", "9.0.0");
    hub.offers("hello", "2.0.0");
    hub.publishes();
    let upstream = Live::of(&hub);
    let (flags, token) = counter(&world);
    let team = Fork::of(&world, "team", &pinned(&upstream, &hub), "--plugin hello@<2.0.0 --plugin acme-payroll");
    let private = team.adds("acme-payroll");
    assert_eq!(team.takes(), ["hello 1.0.0"]);
    let live = team.opens(&world, &flags);
    team.is_added_at(&live.url());
    let publish = || team.types("publish --to").arg(live.url()).env("MARKETPLACE_TOKEN", &token);

    team.installs("hello", &digest).ok();
    team.installs("acme-payroll", &private).ok();
    world.plugin().line("verify").ok();
    world.plugin().line("info hello@team").ok().says("signed by market.example.com/tess too");
    let before = live.get(&format!("/{HUB}metadata/timestamp.json"));
    assert_eq!(before.header("cache-control"), Some("no-cache, stale-if-error=86400"));
    hub.revokes("hello", "1.0.0");
    hub.publishes();
    upstream.until(|ready| ready["roles"]["revocations"]["version"] == 2);
    team.types("fork pull").ok();
    publish().arg("--dry-run").ok();
    assert_eq!(live.get(&format!("/{HUB}metadata/timestamp.json")).body, before.body, "a rehearsal sends nothing");
    let sent = publish().line("--format json").ok().json();

    assert!(sent["sent"]["files"].as_u64().unwrap() >= 4, "{sent}");
    assert_ne!(live.get(&format!("/{HUB}metadata/timestamp.json")).body, before.body);
    assert_eq!(live.ready()["follows"][0]["revoked"], 1);
    world.plugin().line("marketplace update").ok();
    world.plugin().line("verify").exits(REVOKED).says("market.example.com/tess, which team follows");
    world.plugin().line("remove hello").ok();
    team.installs("hello", &digest).exits(REVOKED);
    world.plugin().line("verify acme-payroll").ok();
    // Nothing new: the same again is no news, and nothing of the upstream is sent twice.
    let again = publish().line("--format json").ok().json();
    assert!(again["sent"]["files"].as_u64().unwrap() < 2, "{again}");
    let asked = upstream.log_text();
    assert!(asked.contains(".hello.json"), "{asked}");
    assert!(!asked.contains("acme"), "a private name was asked upstream");
}

#[test]
fn what_a_fork_excepts_is_offered_by_its_server_and_shown_to_everybody() {
    let world = World::new();
    let (hub, digest) = published(&world);
    hub.revokes("hello", "1.0.0");
    let revocations = std::fs::read(world.market().join("revocations.json")).unwrap();
    let revocations: Value = serde_json::from_slice(&revocations).unwrap();
    let id = revocations["entries"][0]["id"].as_str().unwrap().to_owned();
    hub.publishes();
    let upstream = Live::of(&hub);
    let (flags, token) = counter(&world);
    let team = Fork::of(&world, "team", &pinned(&upstream, &hub), "");
    assert_eq!(team.takes(), Vec::<String>::new());
    let live = team.opens(&world, &flags);
    team.is_added_at(&live.url());
    let except = team.types("fork except add hello 1.0.0 --revocation").arg(&id);
    except.args(["--reason", "our build leaves <that part> out"]).ok();
    assert_eq!(team.takes(), ["hello 1.0.0"]);
    team.types("publish --to").arg(live.url()).env("MARKETPLACE_TOKEN", &token).ok();

    let page = String::from_utf8(live.get("/plugins/hello").body).unwrap();
    assert!(page.contains("This marketplace excepts it") && page.contains("revoked, excepted here"), "{page}");
    assert!(page.contains("our build leaves &lt;that part&gt; out"), "{page}");
    let version = live.get("/plugins/hello.json").json().pointer("/versions/0").unwrap().clone();
    assert_eq!((&version["offered"], &version["revoked"][0]["exception"]["exceptedBy"]), (&true.into(), &"tia".into()));
    let listed = live.get("/revocations.json").json();
    assert_eq!(listed["exceptions"][0]["revocation"], id);
    assert!(String::from_utf8_lossy(&live.get("/revocations").body).contains("Excepted here"));
    world.plugin().line("marketplace update").ok();
    team.installs("hello", &digest).ok().says("excepted by tia until");
}

#[test]
fn each_policy_takes_from_a_server_what_it_says() {
    let world = World::new();
    let (hub, _) = published(&world);
    hub.offers("other", "1.0.0");
    hub.publishes();
    let upstream = Live::of(&hub);
    for (name, more, taken, auditor) in [
        ("all", "", &["hello 1.0.0", "other 1.0.0"][..], "tess"),
        ("listed", "--plugin hello", &["hello 1.0.0"], "tess"),
        ("again", "--reaudit --plugin hello", &["hello 1.0.0"], "tia"),
    ] {
        let fork = Fork::of(&world, name, &pinned(&upstream, &hub), more);
        assert_eq!(fork.takes(), taken, "{name}");
        let live = fork.opens(&world, "");
        let index = live.get("/index.json").json();
        assert_eq!(index["plugins"][0]["versions"][0]["auditedBy"], auditor, "{name}");
        assert_eq!(index["plugins"].as_array().unwrap().len(), taken.len(), "{name}");
        fork.is_added_at(&live.url());
    }
}

#[test]
fn a_fork_of_a_fork_goes_to_a_folder_and_on_to_a_server() {
    let world = World::new();
    let (hub, digest) = published(&world);
    let upstream = Live::of(&hub);
    let company = Fork::of(&world, "company", &pinned(&upstream, &hub), "");
    company.takes();
    std::fs::create_dir(company.store(&world)).unwrap();
    let address = format!("file://{}", company.store(&world).display());
    let shares = || company.types("publish --to").arg(&address).ok();
    shares();
    let (flags, token) = counter(&world);
    let team = Fork::of(&world, "team", &format!("{address}#{}", company.root()), "");
    assert_eq!(team.takes(), ["hello 1.0.0"]);
    let live = team.opens(&world, &flags);
    team.is_added_at(&live.url());
    team.installs("hello", &digest).ok();

    hub.revokes("hello", "1.0.0");
    hub.publishes();
    upstream.until(|ready| ready["roles"]["revocations"]["version"] == 2);
    company.types("fork pull --no-sign").ok();
    shares();
    team.types("fork pull --no-sign").ok();
    team.types("publish --to").arg(live.url()).env("MARKETPLACE_TOKEN", &token).ok();

    let followed: Vec<Value> =
        live.ready()["follows"].as_array().unwrap().iter().map(|one| one["origin"].clone()).collect();
    assert_eq!(followed, ["company.example.com/plugins", "market.example.com/tess"]);
    world.plugin().line("marketplace update").ok();
    world.plugin().line("verify").exits(REVOKED).says("market.example.com/tess, which team follows");
}

/// Bytes of `path` in the working copy's published folder.
fn in_public(fork: &Fork<'_>, path: &str) -> Vec<u8> {
    std::fs::read(fork.public().join(path)).unwrap()
}

#[test]
fn news_of_the_upstream_are_served_without_a_publication_and_what_does_not_verify_is_not() {
    let world = World::new();
    let (hub, digest) = published(&world);
    let team = Fork::of(&world, "team", &format!("{}#{}", hub.address(), hub.root()), "");
    team.takes();
    let live = team.opens(&world, "");
    team.is_added_at(&live.url());
    team.installs("hello", &digest).ok();
    let timestamp = format!("{HUB}metadata/timestamp.json");
    let (own, old) = (live.get("/metadata/timestamp.json").body, live.get(&format!("/{timestamp}")).body);
    let place = team.store(&world).join(&timestamp);
    hub.revokes("hello", "1.0.0");
    hub.publishes();
    team.types("fork pull --no-sign").ok();

    // The new timestamp without what it names, as in the middle of a copy.
    std::fs::write(&place, in_public(&team, &timestamp)).unwrap();
    let trouble = refused(&live);
    assert_eq!(trouble["code"], "upstream");
    assert!(trouble["error"].as_str().unwrap().contains("its upstream market.example.com/tess"), "{trouble}");
    assert_eq!(live.metric("marketplace_publication_refused"), 1.0);
    assert!(live.metric("marketplace_verify_failures_total{code=\"upstream\"}") >= 1.0);
    assert_eq!(live.get(&format!("/{timestamp}")).body, old, "both are as they were");
    world.plugin().line("marketplace update").ok();
    world.plugin().line("verify").ok();

    // With it: served, although the fork has published nothing.
    copy(&team.public(), &team.store(&world));
    live.until(|ready| ready["status"] == "good" && ready["follows"][0]["revoked"] == 1);
    assert_eq!(live.get("/metadata/timestamp.json").body, own);
    let new = live.get(&format!("/{timestamp}")).body;
    world.plugin().line("marketplace update").ok();
    world.plugin().line("verify").exits(REVOKED);

    // Gone, edited, older: the last that verified stays.
    let edited = String::from_utf8(new.clone()).unwrap().replace("\"version\":", "\"version\": 1");
    for (name, harm) in [("gone", None), ("edited", Some(edited.as_bytes())), ("older", Some(old.as_slice()))] {
        match harm {
            Some(bytes) => std::fs::write(&place, bytes).unwrap(),
            None => std::fs::remove_file(&place).unwrap(),
        }
        assert_eq!(refused(&live)["code"], "upstream", "{name}");
        assert_eq!(live.get(&format!("/{timestamp}")).body, new, "{name}");
        std::fs::write(&place, &new).unwrap();
        live.until(|ready| ready["status"] == "good");
    }
    // Not even beneath a publication of the fork's own that is good, until it is put right.
    std::fs::write(&place, &old).unwrap();
    team.types("refresh").ok();
    copy(&team.folder().join("public/metadata"), &team.store(&world).join("metadata"));
    let failures = || live.metric("marketplace_verify_failures_total{code=\"upstream\"}");
    let before = failures();
    live.until(|_| failures() >= before + 2.0);
    assert_eq!(live.get("/metadata/timestamp.json").body, own);
    std::fs::write(&place, &new).unwrap();
    live.until(|ready| ready["status"] == "good" && ready["roles"]["timestamp"]["version"] == 2);
}

#[test]
fn an_upstream_that_has_fallen_silent_does_not_keep_the_forks_own_news_back() {
    let world = World::new();
    let hub = Market::open(&world);
    hub.offers("hello", "1.0.0");
    // All of this three days ago; the upstream's timestamp lasts two.
    let ago = |folder: PathBuf| {
        let faked = world.tool("faketime").directory(folder).env("HOME", world.path().join("maintainer"));
        faked.env("MARKETPLACE_PASSPHRASE", PASSPHRASE).args(["-f", "-3d"]).arg(&binaries().marketplace)
    };
    ago(world.market()).arg("publish").ok();
    let folder = world.at("team");
    std::fs::create_dir(&folder).unwrap();
    let begins = ago(folder.clone())
        .line("fork --format json --auditor tia --origin team.example.com --url https://team.example.com");
    let root = begins.arg(format!("{}#{}", hub.address(), hub.root())).ok().field("/fingerprint");
    ago(folder).line("fork pull").ok();
    let team = Fork::begun(&world, "team", root);
    team.adds("tool");
    let (flags, token) = counter(&world);
    let live = team.opens(&world, &flags);
    let ready = live.ready();
    assert_eq!((ready["status"].as_str(), ready["expired"].as_array().unwrap().len()), (Some("expired"), 0), "{ready}");
    assert!(live.metric("marketplace_upstream_expires_in_seconds{origin=\"market.example.com/tess\"}") < 0.0);

    team.types("revoke tool 1.0.0 --reason tested --confirm 1 --mass").ok();
    let publish = team.types("publish --to").arg(live.url()).env("MARKETPLACE_TOKEN", &token);
    publish.ok().says("clients will call the fork stale");

    live.until(|ready| ready["roles"]["revocations"]["version"] == 2);
    assert!(live.get("/revoked.json").text().contains("tool"));
    // A client is told of both.
    let address = format!("{}#{}", live.url(), team.root());
    world.plugin().line("marketplace add --name team").arg(address).exits(9).says("market.example.com/tess");
}

#[test]
fn what_is_carried_is_taken_for_its_signatures_and_never_goes_back() {
    let world = World::new();
    let (hub, _) = published(&world);
    let team = Fork::of(&world, "team", &format!("{}#{}", hub.address(), hub.root()), "");
    team.takes();
    let (flags, token) = counter(&world);
    let live = team.opens(&world, &flags);
    let timestamp = format!("{HUB}metadata/timestamp.json");
    let old = live.get(&format!("/{timestamp}")).body;
    hub.revokes("hello", "1.0.0");
    hub.publishes();
    let published = |path: &str| std::fs::read(hub.public().join(path)).unwrap();
    let new = published("metadata/timestamp.json");

    // Nobody's folder, a forged document, a timestamp that leads nowhere yet.
    let elsewhere = put(&live, "upstream/other.example.com/metadata/timestamp.json", &token, &new);
    assert_eq!(elsewhere.refusal(), (404, "no-such-place".to_owned()));
    assert!(!team.store(&world).join("upstream/other.example.com").exists());
    assert_eq!(put(&live, &timestamp, "", &new).status, 401);
    assert_eq!(put(&live, &timestamp, &token, b"{}").refusal(), (422, "not-verified".to_owned()));
    assert_eq!(put(&live, &timestamp, &token, &new).refusal(), (422, "not-verified".to_owned()));
    assert_eq!(std::fs::read(team.store(&world).join(&timestamp)).unwrap(), old);
    for role in ["snapshot", "targets", "revocations"] {
        let document = published(&format!("metadata/2.{role}.json"));
        assert_eq!(put(&live, &format!("{HUB}metadata/2.{role}.json"), &token, &document).status, 202);
    }
    let list = std::fs::read_dir(hub.public().join("targets")).unwrap().map(|entry| entry.unwrap().file_name());
    for name in list.map(|name| name.into_string().unwrap()).filter(|name| name.ends_with(".revoked.json")) {
        put(&live, &format!("{HUB}targets/{name}"), &token, &published(&format!("targets/{name}")));
    }
    let own = live.get("/metadata/timestamp.json").body;
    assert_eq!(put(&live, &timestamp, &token, &new).status, 204);
    live.until(|ready| ready["follows"][0]["revoked"] == 1);
    assert_eq!(live.get("/metadata/timestamp.json").body, own, "the fork has published nothing");
    assert_eq!(put(&live, &timestamp, &token, &new).status, 204, "once more is no harm");
    assert_eq!(put(&live, &timestamp, &token, &old).refusal(), (422, "not-verified".to_owned()));

    // A working copy that has not pulled does not take it back either; nor does one from a folder that has no server.
    let publish = |to: &str| team.types("publish --to").arg(to).env("MARKETPLACE_TOKEN", &token);
    publish(&live.url()).ok().says("market.example.com/tess is newer than this copy, and stays");
    assert_eq!(live.get(&format!("/{timestamp}")).body, new);
    let shelf = world.at("shelf");
    copy(&team.store(&world), &shelf);
    let folder = format!("file://{}", shelf.display());
    publish(&folder).ok().says("is newer than this copy, and stays");
    assert_eq!(std::fs::read(shelf.join(&timestamp)).unwrap(), new);

    // What a place has lost, or has broken, a publication puts right.
    team.types("fork pull").ok();
    for place in [&shelf, &team.store(&world)] {
        std::fs::remove_dir_all(place.join("upstream/market.example.com/tess/metadata")).unwrap();
        let to = if *place == shelf { folder.clone() } else { live.url() };
        publish(&to).ok();
        assert_eq!(std::fs::read(place.join(&timestamp)).unwrap(), new);
        let whole = format!("file://{}#{}", place.display(), team.root());
        world.marketplace().line("fsck").arg(whole).ok();
    }
}
