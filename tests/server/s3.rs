//! An object store: a bucket behind S3's protocol on loopback, published to, served, reloaded, raced for.

use std::path::PathBuf;

use tests::kit::{MARKET, Run, World};
use tests::serve::Bucket;

use crate::live::Live;
use crate::publishing::copy;
use crate::road::published;

const PLACE: &str = "s3://shelf/one";

/// `marketplace publish --to` the bucket itself.
fn publish(world: &World, bucket: &Bucket, folder: PathBuf) -> Run {
    let run = world.marketplace().directory(folder).line("publish --to").arg(PLACE);
    bucket.variables().iter().fold(run, |run, (name, value)| run.env(name, value))
}

fn version(bucket: &Bucket) -> u64 {
    let timestamp = bucket.object("shelf/one/metadata/timestamp.json").unwrap();
    let timestamp: serde_json::Value = serde_json::from_slice(&timestamp).unwrap();
    timestamp.pointer("/signed/version").unwrap().as_u64().unwrap()
}

#[test]
fn the_bucket_itself_serialises_conditional_puts() {
    let bucket = Bucket::new().unwrap();
    let store = || depot::Store::open(PLACE, &bucket.variables().map(|(name, value)| (name.to_owned(), value)));
    let stores = [(); 8].map(|()| store().unwrap().alone().unwrap());
    assert_eq!(stores[0].swap("a", None, "0".into()).unwrap(), depot::Swapped::Done);
    let mut last = b"0".to_vec();
    for round in 1..=10_u32 {
        let old = last.clone();
        let ends = std::thread::scope(|scope| {
            let puts = [0, 1, 2, 3, 4, 5, 6, 7].map(|n: usize| {
                let (store, old) = (&stores[n], &old);
                scope.spawn(move || store.swap("a", Some(old), format!("{round} {n}").into()).unwrap())
            });
            puts.map(|put| put.join().unwrap())
        });
        assert_eq!(ends.iter().filter(|end| **end == depot::Swapped::Done).count(), 1, "{round}: {ends:?}");
        let won = ends.iter().position(|end| *end == depot::Swapped::Done).unwrap();
        last = format!("{round} {won}").into_bytes();
        assert_eq!(bucket.object("shelf/one/a").unwrap(), last);
    }
    let (granted, refused) = bucket.conditional_puts();
    // Some looked before and put after another: those the store itself refused.
    assert!(granted == 11 && refused > 0, "{granted} {refused}");
}

#[test]
fn what_is_published_to_a_bucket_is_served_reloaded_and_installed() {
    let world = World::new();
    let (market, digest) = published(&world);
    let bucket = Bucket::new().unwrap();
    publish(&world, &bucket, world.market()).ok();
    assert_eq!(
        bucket.object("shelf/one/index.json").unwrap(),
        std::fs::read(market.public().join("index.json")).unwrap()
    );
    let flags = format!("--store {PLACE} --root {}", market.root());
    let live = Live::start_with(&world, &flags, &bucket.variables());
    let pinned = format!("{}#{}", live.url(), market.root());
    world.plugin().line("marketplace add").arg(&pinned).args(["--name", MARKET]).ok();

    market.installs("hello", &digest);
    let bundle = format!("/trees/{}.tar.gz", digest.strip_prefix("sha256:").unwrap());
    let (whole, part) = (live.get(&bundle), live.get_with(&bundle, &[("Range", "bytes=5-9")]));
    assert_eq!((part.status, part.body.as_slice()), (206, &whole.body[5..10]));
    market.revokes("hello", "1.0.0");
    publish(&world, &bucket, world.market()).ok();
    let newest = version(&bucket);
    live.until(|ready| ready.pointer("/roles/timestamp/version").unwrap() == newest);
    world.plugin().line("marketplace update").ok();
    world.plugin().line("verify").exits(5);
    world.marketplace().line("verify").arg(pinned).ok();

    // The bucket is gone: what was verified goes on, and the trouble is told, the credentials are not.
    let secret = bucket.secret();
    drop(bucket);
    live.until(|ready| ready.pointer("/refused/code").is_some_and(|code| code == "unreachable"));
    assert_eq!(live.get("/index.json").status, 200);
    assert!(!live.log_text().contains(secret));
}

#[test]
fn of_two_publishers_to_a_bucket_one_wins() {
    let world = World::new();
    let (market, _) = published(&world);
    let bucket = Bucket::new().unwrap();
    publish(&world, &bucket, world.market()).ok();
    let (first, second) = (version(&bucket), world.at("second"));
    copy(&world.market(), &second);
    market.offers("one", "1.0.0");

    let said = std::thread::scope(|scope| {
        let runs =
            [world.market(), second.clone()].map(|folder| scope.spawn(|| publish(&world, &bucket, folder).end()));
        runs.map(|run| run.join().unwrap())
    });

    // Where they did not meet, both have won, one after the other; whoever lost was told what to do.
    assert!(said.iter().any(|said| said.status == 0), "{said:?}");
    for lost in said.iter().filter(|said| said.status != 0) {
        assert_eq!(lost.status, 9, "{lost:?}");
        lost.says("publish again");
    }
    let flags = format!("--check --store {PLACE} --root {}", market.root());
    let check = || bucket.variables().iter().fold(world.server(), |server, (name, value)| server.env(name, value));
    check().line(&flags).ok();
    assert!(version(&bucket) > first);
    // Whoever lost publishes with the next number.
    publish(&world, &bucket, world.market()).ok();
    check().line(&flags).ok().says("verified");
}

#[test]
fn two_servers_over_one_bucket_take_one_commit_of_two() {
    two_servers_take_one_commit_of_two(|world, bucket| {
        publish(world, bucket, world.market()).ok();
        version(bucket)
    });
}

#[test]
fn two_servers_over_an_empty_bucket_take_one_first_commit_of_two() {
    two_servers_take_one_commit_of_two(|_, _| 0);
}

/// `begins` makes the bucket what it is before; the version there.
fn two_servers_take_one_commit_of_two(begins: impl FnOnce(&World, &Bucket) -> u64) {
    let world = World::new();
    let (market, _) = published(&world);
    let bucket = Bucket::new().unwrap();
    let before = begins(&world, &bucket);
    let token = crate::publishing::token(&world, "");
    let tokens = world.at("tokens.json").display().to_string();
    let flags = format!("--store {PLACE} --root {} --tokens {tokens}", market.root());
    // No lock of a process is shared.
    let servers = [(); 2].map(|()| Live::start_with(&world, &flags, &bucket.variables()));
    copy(&world.market(), &world.at("second"));

    let said: Vec<_> = std::thread::scope(|scope| {
        let pairs = [world.market(), world.at("second")].into_iter().zip(&servers);
        let runs = pairs.map(|(folder, server)| {
            let run = world.marketplace().directory(folder).line("publish --to").arg(server.url());
            let run = run.env("MARKETPLACE_TOKEN", &token);
            scope.spawn(move || run.end())
        });
        let runs: Vec<_> = runs.collect();
        runs.into_iter().map(|run| run.join().unwrap()).collect()
    });

    assert!(said.iter().any(|said| said.status == 0), "{said:?}");
    assert!(said.iter().all(|said| [0, 9].contains(&said.status)), "{said:?}");
    let newest = version(&bucket);
    assert!(newest > before);
    for server in &servers {
        server.until(|ready| ready["status"] == "good" && ready.pointer("/roles/timestamp/version").unwrap() == newest);
        world.marketplace().line("verify").arg(format!("{}#{}", server.url(), market.root())).ok();
    }
}

#[test]
fn a_large_file_goes_up_in_parts_and_comes_back_whole() {
    let bucket = Bucket::new().unwrap();
    let variables = bucket.variables().map(|(name, value)| (name.to_owned(), value));
    let store = depot::Store::open(PLACE, &variables).unwrap().alone().unwrap();
    let long: Vec<u8> = (0..=250_u8).cycle().take((20 << 20) + 3).collect();
    let mut file = tempfile::tempfile().unwrap();
    std::io::Write::write_all(&mut file, &long).unwrap();

    store.keep("trees/a.tar.gz", &mut file).unwrap();

    assert_eq!(bucket.uploads(), 1);
    assert_eq!(bucket.object("shelf/one/trees/a.tar.gz").unwrap(), long);
    assert!(store.has("trees/a.tar.gz").unwrap());
}

#[test]
fn a_wrong_key_and_addresses_that_are_no_store_are_refused() {
    let world = World::new();
    let root = format!("sha256:{}", "1".repeat(64));
    let server = |store: &str| world.server().args(["--check", "--root", &root, "--store", store]);
    server("https://market.example.com/").exits(10).says("no such kind of store");
    server("s3://key:secret@bucket/").exits(10).says("credentials come from the environment").omits("secret@");
    server("gs://bucket/").exits(10).says("built without");
    let bucket = Bucket::new().unwrap();
    let variables = bucket.variables();
    let keyed = variables.iter().fold(server(PLACE), |server, (name, value)| server.env(name, value));
    keyed.env("AWS_SECRET_ACCESS_KEY", "guessed").exits(7).omits("guessed");
}
