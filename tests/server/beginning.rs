//! A server before the first publication: nothing to serve, one marketplace that it waits for, and no way back to nothing.

use std::path::{Path, PathBuf};

use tests::kit::{Fork, MARKET, Market, Run, World};

use crate::live::Live;
use crate::publishing::{copy, token};

const STALE: i32 = 9;
const NOT_TRUSTED: i32 = 4;

/// A store with nothing in it, and a token for it.
struct Ground<'w> {
    world: &'w World,
    flags: String,
    token: String,
}

impl<'w> Ground<'w> {
    /// For the marketplace with this root.
    fn of(world: &'w World, root: &str) -> Self {
        std::fs::create_dir(world.at("store")).unwrap();
        let (store, tokens, state) = (world.at("store"), world.at("tokens.json"), world.at("state"));
        let [store, tokens, state] = [&store, &tokens, &state].map(|path| path.display().to_string());
        let flags = format!("--store {store} --root {root} --tokens {tokens} --state {state}");
        Self { world, flags, token: token(world, "") }
    }

    fn starts(&self) -> Live {
        Live::start(self.world, &self.flags)
    }

    /// `marketplace publish --to`, from the working copy in `folder`.
    fn publish(&self, live: &Live, folder: impl Into<PathBuf>) -> Run {
        let publish = self.world.marketplace().directory(folder.into()).line("publish --to").arg(live.url());
        publish.env("MARKETPLACE_TOKEN", &self.token)
    }

    fn put(&self, live: &Live, path: &str, condition: &str, body: &[u8]) -> (u16, String) {
        live.put(path, &self.token, condition, body).refusal()
    }
}

fn offering(world: &World) -> (Market<'_>, String) {
    let market = Market::open(world);
    let digest = market.offers("hello", "1.0.0");
    (market, digest)
}

fn empty(store: &Path) {
    std::fs::remove_dir_all(store).unwrap();
    std::fs::create_dir(store).unwrap();
}

fn is_published(store: &Path) -> bool {
    store.join("metadata/timestamp.json").exists()
}

#[test]
fn a_marketplace_is_published_for_the_first_time_to_a_server_that_has_nothing() {
    let world = World::new();
    let (market, digest) = offering(&world);
    let ground = Ground::of(&world, market.root());
    let live = ground.starts();

    let empty = live.get("/readyz");
    assert_eq!((empty.status, empty.json()["status"].as_str()), (503, Some("empty")));
    assert_eq!(live.get("/healthz").status, 200, "nothing is gained by starting it again");
    for path in ["/metadata/timestamp.json", "/index.json", "/", "/search?q=hello", "/revocations"] {
        let answer = live.get_with(path, &[("Accept", "text/html")]);
        assert_eq!((answer.status, answer.header("deepcode-revocations")), (404, None), "{path}");
    }
    assert!(!live.get("/metrics").text().contains("marketplace_expires_in_seconds{"));

    ground.publish(&live, world.market()).ok().says("new files");

    let ready = live.get("/readyz");
    assert_eq!((ready.status, ready.json()["status"].as_str()), (200, Some("good")));
    let pinned = format!("{}#{}", live.url(), market.root());
    world.plugin().line("marketplace add").arg(pinned).args(["--name", MARKET]).ok();
    market.installs("hello", &digest);
    market.revokes("hello", "1.0.0");
    ground.publish(&live, world.market()).ok();
    world.plugin().line("marketplace update").ok();
    world.plugin().line("verify").exits(5);
    drop(live);
    world.server().line(&ground.flags).line("--listen 127.0.0.1:0 --check").ok().says("verified");
    let store = format!("file://{}#{}", world.at("store").display(), market.root());
    world.marketplace().line("verify").arg(store).ok();
}

#[test]
fn it_begins_with_nothing_only_where_nothing_ever_was_and_somebody_may_publish() {
    let world = World::new();
    let (market, _) = offering(&world);
    let ground = Ground::of(&world, market.root());
    let check = |flags: &str| world.server().line(flags).line("--listen 127.0.0.1:0 --check");
    let without_tokens = format!("--store {} --root {}", world.at("store").display(), market.root());
    check(&without_tokens).exits(7).says("With --tokens an empty one waits");
    check(&ground.flags.replace("/store ", "/elsewhere ")).exits(10).says("No such file or directory");
    check(&ground.flags.replace("/store ", "/tokens.json ")).exits(10).says("it is no folder");
    check(&ground.flags).ok().says("nothing is published here yet");
    // Whoever is not pinned is refused, and not remembered either.
    let other = World::new();
    let (theirs, _) = offering(&other);
    theirs.publishes();
    copy(&theirs.public(), &world.at("store"));
    check(&ground.flags).exits(NOT_TRUSTED).says("is not among its roots");
    empty(&world.at("store"));
    check(&ground.flags).ok().says("nothing is published here yet");

    let live = ground.starts();
    ground.publish(&live, world.market()).ok();
    drop(live);
    // The disk is gone, the memory of what was served is not.
    empty(&world.at("store"));
    check(&ground.flags).exits(7);
}

#[test]
fn what_is_not_whole_or_not_of_the_pinned_root_is_no_beginning() {
    let world = World::new();
    let (market, _) = offering(&world);
    let ground = Ground::of(&world, market.root());
    let live = ground.starts();
    let other = World::new();
    let (theirs, _) = offering(&other);
    copy(&other.market(), &world.at("theirs"));
    assert_ne!(theirs.root(), market.root());

    let said = other.marketplace().line("publish --to").arg(live.url()).env("MARKETPLACE_TOKEN", &ground.token);
    said.exits(NOT_TRUSTED).says("is not among its roots");

    assert!(!is_published(&world.at("store")) && live.get("/readyz").status == 503);
    market.publishes();
    let timestamp = std::fs::read(market.public().join("metadata/timestamp.json")).unwrap();
    let put = |condition: &str| ground.put(&live, "/metadata/timestamp.json", condition, &timestamp);
    assert_eq!(
        put("If-None-Match: *\r\n"),
        (422, "not-verified".to_owned()),
        "the documents that it names are missing"
    );
    assert_eq!(put("If-Match: \"x\"\r\n"), (412, "lost".to_owned()), "it replaces what never was");
    assert_eq!(put("").0, 428);
    assert_eq!(ground.put(&live, "/index.json.minisig", "", b"x").0, 422);
    assert!(!is_published(&world.at("store")));
    ground.publish(&live, world.market()).ok();
    assert!(live.get("/index.json").text().contains("hello"));
}

#[test]
fn of_two_first_publications_one_wins() {
    let world = World::new();
    let (market, _) = offering(&world);
    let ground = Ground::of(&world, market.root());
    let live = ground.starts();
    let second = world.at("second");
    copy(&world.market(), &second);
    market.offers("other", "1.0.0");

    let said = std::thread::scope(|scope| {
        let runs = [world.market(), second].map(|folder| scope.spawn(|| ground.publish(&live, folder).end()));
        runs.map(|run| run.join().unwrap())
    });

    let mut statuses = [said[0].status, said[1].status];
    statuses.sort_unstable();
    assert_eq!(statuses, [0, STALE], "{said:?}");
    assert_eq!(live.ready()["roles"]["timestamp"]["version"], 1);
    let store = format!("file://{}#{}", world.at("store").display(), market.root());
    world.marketplace().line("verify").arg(store).ok();
}

#[test]
fn killed_at_every_rename_it_has_nothing_or_all_of_it_and_takes_the_same_again() {
    let world = World::new();
    let (market, _) = offering(&world);
    let ground = Ground::of(&world, market.root());
    let (store, state) = (world.at("store"), world.at("state"));
    let mut killed = Vec::new();
    for n in 1..40 {
        for folder in [&store, &state] {
            world.tool("rm").arg("-rf").arg(folder).ok();
        }
        std::fs::create_dir(&store).unwrap();
        let mut live = Live::killed_at_rename(&world, &ground.flags, n);

        let said = ground.publish(&live, world.market()).end();

        if said.status == 0 {
            assert!(killed.len() > 4 && killed.contains(&false), "the test has lost its grip: {killed:?}");
            live.ends_with_what_it_traces();
            return;
        }
        assert_eq!(live.ends(), -9, "{n}: {said:?}");
        killed.push(is_published(&store));
        let again = ground.starts();
        let ready = again.get("/readyz").status;
        assert_eq!(ready, if is_published(&store) { 200 } else { 503 }, "{n}");
        ground.publish(&again, world.market()).ok();
        assert_eq!(again.ready()["status"], "good", "{n}");
    }
    panic!("it renames without end: {killed:?}");
}

#[test]
fn a_number_that_a_publication_took_which_never_became_visible_is_passed_over() {
    let world = World::new();
    let (market, _) = offering(&world);
    let ground = Ground::of(&world, market.root());
    let live = ground.starts();
    std::fs::create_dir(world.at("store/metadata")).unwrap();
    std::fs::write(world.at("store/metadata/1.snapshot.json"), "somebody else's").unwrap();

    ground.publish(&live, world.market()).exits(STALE).says("with the next number");
    assert!(!is_published(&world.at("store")));
    ground.publish(&live, world.market()).ok();

    assert_eq!(live.get("/readyz").status, 200);
}

#[test]
fn a_fork_begins_at_a_server_with_what_it_carries() {
    let world = World::new();
    let (hub, _) = offering(&world);
    hub.revokes("hello", "1.0.0");
    let digest = hub.offers("hello", "1.1.0");
    hub.publishes();
    let team = Fork::of(&world, "team", &format!("{}#{}", hub.address(), hub.root()), "");
    let private = team.adds("acme");
    team.takes();
    let ground = Ground::of(&world, team.root());
    let live = ground.starts();

    ground.publish(&live, team.folder()).ok();

    assert_eq!(live.ready()["follows"][0]["revoked"], 1);
    team.is_added_at(&live.url());
    team.installs("acme", &private).ok();
    team.installs("hello", &digest).ok();
    hub.revokes("hello", "1.1.0");
    hub.publishes();
    team.types("fork pull").ok();
    ground.publish(&live, team.folder()).ok();
    assert_eq!(live.until(|ready| ready["follows"][0]["revoked"] == 2)["status"], "good");
    world.plugin().line("marketplace update").ok();
    world.plugin().line("verify").exits(5);
}
