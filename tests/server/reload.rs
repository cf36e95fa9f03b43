//! What is served changes in one step, to what verifies and to nothing else.

use std::path::{Path, PathBuf};

use tests::kit::{MARKET, Market, PASSPHRASE, World, binaries};

use crate::live::Live;
use crate::road::published;

/// Copies a published folder, the timestamp last.
fn copy(from: &Path, to: &Path) {
    std::fs::create_dir_all(to).unwrap();
    for entry in std::fs::read_dir(from).unwrap().map(Result::unwrap) {
        let target = to.join(entry.file_name());
        if entry.path().is_dir() {
            copy(&entry.path(), &target);
        } else if entry.file_name() != "timestamp.json" {
            std::fs::copy(entry.path(), target).unwrap();
        }
    }
    let timestamp = from.join("timestamp.json");
    if timestamp.is_file() {
        std::fs::copy(timestamp, to.join("timestamp.json")).unwrap();
    }
}

/// A store apart from the folder that the maintainer publishes into, and a server of it.
fn store(world: &World, market: &Market<'_>) -> (PathBuf, Live) {
    let store = world.at("store");
    copy(&market.public(), &store);
    let live = Live::start(world, &format!("--store {} --root {}", store.display(), market.root()));
    (store, live)
}

fn version(ready: &serde_json::Value, role: &str) -> u64 {
    ready.pointer(&format!("/roles/{role}/version")).and_then(serde_json::Value::as_u64).unwrap()
}

#[test]
fn a_new_publication_that_does_not_verify_leaves_the_old_one_and_is_told() {
    let world = World::new();
    let (market, digest) = published(&world);
    let (store, live) = store(&world, &market);
    let before = live.get("/metadata/timestamp.json");
    let good = market.public().join("metadata/1.targets.json");
    let first =
        std::fs::read_dir(market.public().join("targets/plugins")).unwrap().next().unwrap().unwrap().file_name();
    market.offers("other", "1.0.0");
    market.publishes();

    // The new shard arrives with one bit flipped.
    copy(&market.public(), &world.at("bad"));
    let shards = world.at("bad").join("targets/plugins");
    let new = std::fs::read_dir(&shards).unwrap().map(|entry| entry.unwrap().path());
    let new = new.into_iter().find(|path| path.file_name().unwrap() != first).unwrap();
    let mut bytes = std::fs::read(&new).unwrap();
    let middle = bytes.len() / 2;
    bytes[middle] ^= 1;
    std::fs::write(&new, bytes).unwrap();
    copy(&world.at("bad"), &store);
    let ready = live.until(|ready| ready["status"] == "refused");

    assert_eq!(ready["refused"]["code"], "not-authentic");
    assert!(ready["refused"]["error"].as_str().unwrap().contains("other.json"), "{ready}");
    assert_eq!(version(&ready, "timestamp"), 1);
    assert_eq!(live.get("/metadata/timestamp.json").body, before.body);
    assert_eq!(live.get("/metadata/1.targets.json").body, std::fs::read(good).unwrap());
    assert_eq!(live.get("/metadata/2.targets.json").status, 404, "what did not verify is not served");
    assert_eq!(live.metric("marketplace_publication_refused"), 1.0);
    assert!(live.metric("marketplace_verify_failures_total{code=\"not-authentic\"}") >= 1.0);
    let pinned = format!("{}#{}", live.url(), market.root());
    world.plugin().line("marketplace add").arg(pinned).args(["--name", MARKET]).ok();
    market.installs("hello", &digest);

    // Put right, it is served.
    copy(&market.public(), &store);
    let ready = live.until(|ready| ready["status"] == "good");
    assert_eq!(version(&ready, "timestamp"), 2);
    assert_eq!(live.metric("marketplace_publication_refused"), 0.0);
}

#[test]
fn an_older_publication_is_refused_also_after_a_restart() {
    let world = World::new();
    let (market, _) = published(&world);
    copy(&market.public(), &world.at("old"));
    market.offers("other", "1.0.0");
    market.publishes();
    let store = world.at("store");
    copy(&market.public(), &store);
    let state = world.at("state").display().to_string();
    let flags = format!("--store {} --root {} --state {state}", store.display(), market.root());
    let mut live = Live::start(&world, &flags);
    assert_eq!(version(&live.ready(), "timestamp"), 2);

    copy(&world.at("old"), &store);
    let ready = live.until(|ready| ready["status"] == "refused");
    assert_eq!((ready["refused"]["code"].as_str(), version(&ready, "timestamp")), (Some("not-authentic"), 2));
    rustix::process::kill_process(live.pid(), rustix::process::Signal::KILL).unwrap();
    assert_eq!(live.ends(), -9);

    world.server().line("--listen 127.0.0.1:0 --check").line(&flags).exits(4).says("not served");
    copy(&market.public(), &store);
    let live = Live::start(&world, &flags);
    assert_eq!((live.ready()["status"].as_str(), version(&live.ready(), "timestamp")), (Some("good"), 2));
}

#[test]
fn bytes_that_are_swapped_in_the_store_are_not_served() {
    let world = World::new();
    let (market, digest) = published(&world);
    let (store, live) = store(&world, &market);
    let index = live.get("/index.json");
    let mut audits = std::fs::read_dir(store.join("audits")).unwrap();
    let audit = audits.next().unwrap().unwrap().path();

    std::fs::write(store.join("index.json"), "{}").unwrap();
    std::fs::write(store.join("metadata/1.root.json"), "{}").unwrap();
    std::fs::write(&audit, "{}").unwrap();
    let audit = live.get(&format!("/audits/{}", audit.file_name().unwrap().to_str().unwrap()));

    assert_eq!(live.get("/index.json").body, index.body);
    assert_ne!(live.get("/metadata/1.root.json").text(), "{}");
    assert_eq!((audit.status, audit.header("cache-control")), (502, Some("no-store")));
    assert_eq!(live.metric("marketplace_verify_failures_total{code=\"other-bytes\"}"), 1.0);
    // A bundle is not looked into here: who installs it does.
    let tree = store.join(format!("trees/{}.tar.gz", digest.strip_prefix("sha256:").unwrap()));
    std::fs::write(&tree, "no bundle").unwrap();
    let pinned = format!("{}#{}", live.url(), market.root());
    world.plugin().line("marketplace add").arg(pinned).args(["--name", MARKET]).ok();
    assert_ne!(market.installing("hello", &digest).end().status, 0);
}

#[test]
fn a_reload_is_one_step_and_what_never_changes_stays_for_who_is_half_way() {
    let world = World::new();
    let (market, _) = published(&world);
    let live = Live::with(&market, "--rate 0");
    let old = live.get("/metadata/1.targets.json");
    assert_eq!(old.status, 200);
    let stop = std::sync::atomic::AtomicBool::new(false);

    std::thread::scope(|scope| {
        // Whoever reads the timestamp finds what it names, before, during and after.
        let reader = scope.spawn(|| {
            let mut seen = std::collections::BTreeSet::new();
            while !stop.load(std::sync::atomic::Ordering::Relaxed) {
                let timestamp = live.get("/metadata/timestamp.json").json();
                let snapshot = timestamp["signed"]["meta"]["snapshot.json"]["version"].as_u64().unwrap();
                let answer = live.get(&format!("/metadata/{snapshot}.snapshot.json"));
                assert_eq!(answer.status, 200, "{snapshot}");
                let targets = answer.json()["signed"]["meta"]["targets.json"]["version"].as_u64().unwrap();
                assert_eq!(live.get(&format!("/metadata/{targets}.targets.json")).status, 200, "{targets}");
                seen.insert(snapshot);
            }
            seen
        });
        for n in 2..=3 {
            market.offers("hello", &format!("1.0.{n}"));
            market.publishes();
            live.until(|ready| version(ready, "timestamp") == n);
        }
        stop.store(true, std::sync::atomic::Ordering::Relaxed);
        assert!(reader.join().unwrap().len() >= 2);
    });

    assert_eq!(live.get("/metadata/2.targets.json").status, 200, "one generation back is kept");
    assert_eq!(live.metric("marketplace_reloads_total"), 2.0);
}

#[test]
fn what_has_expired_is_still_served_and_said_to_be_old() {
    let world = World::new();
    let market = Market::open(&world);
    market.offers("hello", "1.0.0");
    // Published three days ago; a timestamp lasts two.
    let faked = world.tool("faketime").directory(world.market()).env("HOME", world.path().join("maintainer"));
    let publish = faked.args(["-f", "-3d"]).arg(&binaries().marketplace).arg("publish");
    publish.env("MARKETPLACE_PASSPHRASE", PASSPHRASE).ok();

    let live = Live::of(&market);

    let ready = live.ready();
    assert_eq!((ready["status"].as_str(), ready["expired"][0].as_str()), (Some("expired"), Some("timestamp")));
    assert_eq!(live.get("/metadata/timestamp.json").status, 200);
    assert!(live.metric("marketplace_expires_in_seconds{role=\"timestamp\"}") < 0.0);
    assert!(live.metric("marketplace_metadata_age_seconds") > 200_000.0);
    // It is published anew.
    market.publishes();
    live.until(|ready| ready["status"] == "good");
}

#[test]
fn a_new_root_is_found_without_a_new_timestamp() {
    let world = World::new();
    let (market, _) = published(&world);
    let (store, live) = store(&world, &market);
    market.types("key rotate recovery-1").ok();
    market.publishes();
    let root = std::fs::read(market.public().join("metadata/2.root.json")).unwrap();

    // As between two steps of a publication: the root is visible, the timestamp is the one before.
    std::fs::write(store.join("metadata/2.root.json"), &root).unwrap();
    let ready = live.until(|ready| version(ready, "root") == 2);

    assert_eq!((ready["status"].as_str(), version(&ready, "timestamp")), (Some("good"), 1));
    assert_eq!(live.get("/metadata/2.root.json").body, root);
    copy(&market.public(), &store);
    live.until(|ready| version(ready, "timestamp") == 2);
}

#[test]
fn signatures_for_people_are_served_when_they_fit_what_is_served() {
    let world = World::new();
    let (market, _) = published(&world);
    let (store, live) = store(&world, &market);
    let old = live.get("/index.json.minisig");
    assert_eq!(old.status, 200);
    market.offers("other", "1.0.0");
    market.publishes();

    // As between two steps of a publication: the signature beside the new index is the one before.
    copy(&market.public(), &world.at("new"));
    std::fs::copy(store.join("index.json.minisig"), world.at("new").join("index.json.minisig")).unwrap();
    copy(&world.at("new"), &store);
    live.until(|ready| version(ready, "timestamp") == 2);

    assert_eq!(live.get("/index.json.minisig").status, 404);
    copy(&market.public(), &store);
    let begun = std::time::Instant::now();
    while live.get("/index.json.minisig").status != 200 {
        assert!(begun.elapsed() < std::time::Duration::from_secs(20), "it is never served");
        std::thread::sleep(std::time::Duration::from_millis(50));
    }
    assert_ne!(live.get("/index.json.minisig").body, old.body);
    assert_eq!(live.metric("marketplace_reloads_total"), 1.0);
    assert_eq!(live.get("/metadata/1.targets.json").status, 200, "the generation before is still there");
}
