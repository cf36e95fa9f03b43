//! Copies of a marketplace: served in its place, never rolled back, never half-new, carried in a file.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use serde_json::Value;
use tests::kit::{Market, Run, World};

/// `marketplace mirror` of that market into `folder`, as JSON.
fn mirror(market: &Market<'_>, folder: &Path) -> Run {
    let pinned = format!("{}#{}", market.address(), market.root());
    market.world().marketplace().line("mirror --format json").arg(pinned).arg(folder)
}

fn copied(run: Run) -> Value {
    run.ok().json()["copy"].clone()
}

/// Every file beneath `folder` with its bytes.
fn files(folder: &Path) -> BTreeMap<PathBuf, Vec<u8>> {
    fn walk(base: &Path, folder: &Path, found: &mut BTreeMap<PathBuf, Vec<u8>>) {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                walk(base, &path, found);
            } else {
                found.insert(path.strip_prefix(base).unwrap().to_owned(), std::fs::read(&path).unwrap());
            }
        }
    }
    let mut found = BTreeMap::new();
    walk(folder, folder, &mut found);
    found
}

/// What the stock tool says.
fn sha256sum(world: &World, path: &Path) -> String {
    let said = world.tool("sha256sum").arg(path).ok().stdout;
    said.split_whitespace().next().unwrap().to_owned()
}

/// A user adds the copy and installs from it.
fn serves(world: &World, folder: &Path, root: &str, (name, digest): (&str, &str)) -> Run {
    let user = format!("user-of-{}", folder.file_name().unwrap().to_string_lossy());
    let address = format!("file://{}#{root}", folder.display());
    world.plugin_of(&user).line("marketplace add --name copy").arg(address).ok();
    world.plugin_of(&user).arg("install").arg(format!("{name}@copy")).args(["--digest", digest])
}

#[test]
fn a_copy_is_served_in_the_place_of_its_original() {
    let world = World::new();
    let market = Market::open(&world);
    let digest = market.offers("hello", "1.0.0");
    market.offers("other", "1.0.0");
    market.publishes();
    let copy = world.at("copy");
    let first = copied(mirror(&market, &copy));
    assert_eq!((&first["plugins"], &first["changed"]), (&2.into(), &true.into()), "{first:#}");
    assert_eq!(first["kept"], 0, "{first:#}");
    assert_eq!(files(&copy), files(&market.public()));
    serves(&world, &copy, market.root(), ("hello", &digest)).ok();
    world.marketplace().line("verify --trees").arg(format!("{}#{}", copy.display(), market.root())).ok();

    // Nothing new: a few signed files are asked for, and nothing is written.
    let again = copied(mirror(&market, &copy));
    assert_eq!((&again["changed"], &again["newTrees"]), (&false.into(), &0.into()), "{again:#}");
    assert!(again["fetched"].as_u64().unwrap() < 12 && again["kept"].as_u64().unwrap() >= 4, "{again:#}");

    let newer = market.offers("hello", "1.1.0");
    market.revokes("hello", "1.0.0");
    market.publishes();
    let news = copied(mirror(&market, &copy));
    assert_eq!(
        (&news["changed"], &news["newTrees"], &news["versions"]),
        (&true.into(), &1.into(), &3.into()),
        "{news:#}"
    );
    let (mine, theirs) = (files(&copy), files(&market.public()));
    // What older timestamps name is still there for clients in the middle of a refresh.
    assert!(theirs.iter().all(|(path, bytes)| mine.get(path) == Some(bytes)));
    world.plugin_of("user-of-copy").line("marketplace update").ok();
    world.plugin_of("user-of-copy").line("install hello@copy --digest").arg(newer).ok();
}

#[test]
fn a_rotated_root_comes_along() {
    let world = World::new();
    let market = Market::open(&world);
    market.offers("hello", "1.0.0");
    market.publishes();
    let copy = world.at("copy");
    mirror(&market, &copy).ok();
    market.types("key rotate online").ok();
    market.publishes();
    assert_eq!(copied(mirror(&market, &copy))["changed"], true);
    assert!(copy.join("metadata/2.root.json").is_file());
    world.marketplace().line("verify").arg(format!("{}#{}", copy.display(), market.root())).ok();
    // With the second root as the pin the first comes along too: users may have pinned it.
    let second = world.at("second");
    let digest = sha256sum(&world, &copy.join("metadata/2.root.json"));
    let pinned = format!("{}#sha256:{}", market.address(), digest);
    world.marketplace().arg("mirror").arg(pinned).arg(&second).ok();
    assert_eq!(
        std::fs::read(second.join("metadata/1.root.json")).unwrap(),
        std::fs::read(copy.join("metadata/1.root.json")).unwrap()
    );
}

#[test]
fn a_copy_of_some_plugins_is_whole_without_the_others() {
    let world = World::new();
    let market = Market::open(&world);
    let digest = market.offers("hello", "1.0.0");
    let other = market.offers("other", "1.0.0");
    market.publishes();
    let copy = world.at("copy");
    let some = copied(mirror(&market, &copy).line("--plugin hello"));
    assert_eq!((&some["plugins"], &some["leftOut"], &some["trees"]), (&1.into(), &1.into(), &1.into()), "{some:#}");
    serves(&world, &copy, market.root(), ("hello", &digest)).ok();
    let refused = world.plugin_of("user-of-copy").line("install other@copy --digest").arg(&other).end();
    assert!(refused.status != 0 && !world.home().join(".deepcode/plugins/other").exists(), "{refused:?}");
    mirror(&market, &copy).line("--plugin nobody").exits(10).says("nobody");
    let without = copied(mirror(&market, &world.at("thin")).arg("--no-bundles"));
    assert_eq!((&without["trees"], without["versions"].as_u64()), (&0.into(), Some(2)));
    assert_eq!(std::fs::read_dir(world.at("thin/trees")).unwrap().count(), 0);
}

#[test]
fn what_a_client_would_refuse_is_not_copied() {
    let world = World::new();
    let market = Market::open(&world);
    market.offers("hello", "1.0.0");
    market.publishes();
    let old = files(&market.public());
    let copy = world.at("copy");
    mirror(&market, &copy).ok();
    market.offers("hello", "1.1.0");
    market.publishes();
    let public = market.public();
    let shown = |name: &str| std::fs::read(copy.join("metadata/timestamp.json")).unwrap() == old[Path::new(name)];
    let timestamp = "metadata/timestamp.json";

    // One byte of each kind of file; the copy stays as it was and still holds.
    let kinds =
        ["timestamp.json", "snapshot.json", "targets.json", "revocations.json", "index.json", "hello.json", ".tar.gz"];
    for kind in kinds {
        let new = |(path, _): &(&PathBuf, &Vec<u8>)| !old.contains_key(*path) || path.ends_with("timestamp.json");
        let now = files(&public);
        let of_kind =
            |(path, _): &(&PathBuf, &Vec<u8>)| path.to_string_lossy().ends_with(kind) && path.components().count() > 1;
        let Some((path, bytes)) = now.iter().filter(new).find(of_kind) else {
            assert_eq!(kind, "revocations.json", "nothing new of that kind");
            continue;
        };
        let mut bad = bytes.clone();
        let middle = bad.len() / 2;
        bad[middle] ^= 1;
        std::fs::write(public.join(path), bad).unwrap();
        let refused = mirror(&market, &copy).end();
        assert!([4, 7].contains(&refused.status), "{kind}: {refused:?}");
        assert!(shown(timestamp), "{kind}");
        world.marketplace().line("verify").arg(format!("{}#{}", copy.display(), market.root())).ok();
        std::fs::write(public.join(path), bytes).unwrap();
    }
    // Another root than the pinned one.
    let pinned = format!("{}#sha256:{}", market.address(), "0".repeat(64));
    world.marketplace().arg("mirror").arg(pinned).arg(&copy).exits(4);
    world.marketplace().arg("mirror").arg(market.address()).arg(&copy).exits(2).says("whom to believe");

    // Brought up to date, and then the original goes back.
    mirror(&market, &copy).ok();
    for (path, bytes) in &old {
        std::fs::write(public.join(path), bytes).unwrap();
    }
    let now = std::fs::read(copy.join(timestamp)).unwrap();
    mirror(&market, &copy).exits(4);
    assert_eq!(std::fs::read(copy.join(timestamp)).unwrap(), now);
}

#[test]
fn a_copy_that_is_killed_anywhere_shows_the_old_or_the_new_and_goes_on() {
    let world = World::new();
    let market = Market::open(&world);
    market.offers("hello", "1.0.0");
    market.publishes();
    let original = world.at("before");
    mirror(&market, &original).ok();
    market.types("key rotate online").ok();
    market.offers("hello", "1.1.0");
    market.publishes();
    let pinned = format!("{}#{}", market.address(), market.root());
    let mut ended = false;
    for nth in 1..60 {
        let copy = world.at("copy");
        for suffix in ["", ".mirror"] {
            let path = world.at(&format!("copy{suffix}"));
            drop(std::fs::remove_dir_all(&path));
            world.tool("cp").arg("-a").arg(world.at(&format!("before{suffix}"))).arg(&path).ok();
        }
        let kill = format!("inject=rename,renameat,renameat2:signal=KILL:when={nth}");
        let run = world.tool("strace").args(["-f", "-qq", "-o", "/dev/null", "-e", &kill]);
        let marketplace = tests::kit::binaries().marketplace.clone();
        let said = run.arg(marketplace).arg("mirror").arg(&pinned).arg(&copy).end();
        let verified = world.marketplace().line("verify").arg(format!("{}#{}", copy.display(), market.root())).end();
        // The plain copies follow the timestamp, as in a publication.
        let plain_lags = verified.status == 4 && verified.stderr.contains("the plain index.json");
        assert!(verified.status == 0 || plain_lags, "{nth}: {verified:?}");
        if said.status == 0 {
            ended = true;
            assert!(nth > 5, "it was killed at {nth} places only");
            break;
        }
        mirror(&market, &copy).ok();
        assert!(files(&market.public()).iter().all(|(path, bytes)| files(&copy).get(path) == Some(bytes)), "{nth}");
    }
    assert!(ended);
}

#[test]
fn a_marketplace_is_carried_in_one_file_and_its_age_is_told() {
    let world = World::new();
    let market = Market::open(&world);
    let digest = market.offers("hello", "1.0.0");
    market.publishes();
    let (parcel, inside) = (world.at("parcel.tar"), world.at("inside"));
    let export = |to: &Path| world.marketplace().line("bundle export --format json").arg(market.public()).arg(to);
    let packed = export(&parcel).ok().json()["bundle"].clone();
    assert_eq!(packed["root"], market.root());
    assert_eq!(packed["digest"], format!("sha256:{}", sha256sum(&world, &parcel)));
    export(&parcel).exits(1).says("there is a file of that name");
    // The same folder, the same bytes.
    export(&world.at("again.tar")).ok();
    assert_eq!(std::fs::read(&parcel).unwrap(), std::fs::read(world.at("again.tar")).unwrap());

    let import =
        |run: Run, parcel: &Path| run.line("bundle import --root").args([market.root()]).arg(parcel).arg(&inside);
    let said = import(world.marketplace(), &parcel).ok();
    assert!(said.stdout.contains("signed just now, fresh until"), "{said:?}");
    assert_eq!(files(&inside), files(&market.public()));
    serves(&world, &inside, market.root(), ("hello", &digest)).ok();

    // A month later: authentic, and said to be stale.
    let late = world.at("late");
    let said = world
        .marketplace_later("30 days")
        .line("bundle import --root")
        .args([market.root()])
        .arg(&parcel)
        .arg(&late)
        .ok();
    assert!(said.stderr.contains("expired on") && said.stderr.contains("signed 30 days ago"), "{said:?}");
    assert_eq!(files(&late), files(&market.public()));

    // What is older than what is there already is refused.
    market.offers("hello", "1.1.0");
    market.publishes();
    let newer = world.at("newer.tar");
    export(&newer).ok();
    import(world.marketplace(), &newer).ok();
    let shown = files(&inside);
    import(world.marketplace(), &parcel).exits(4);
    assert_eq!(files(&inside), shown);
    assert!(!world.at("inside.mirror/incoming").exists());
}

#[test]
fn rubbish_in_a_parcel_is_refused_and_nothing_of_it_is_kept() {
    let world = World::new();
    let market = Market::open(&world);
    market.offers("hello", "1.0.0");
    market.publishes();
    let parcel = world.at("parcel.tar");
    world.marketplace().line("bundle export").arg(market.public()).arg(&parcel).ok();
    let good = std::fs::read(&parcel).unwrap();
    let inside = world.at("inside");
    let import = |bytes: &[u8]| {
        std::fs::write(world.at("bad.tar"), bytes).unwrap();
        world
            .marketplace()
            .line("bundle import --root")
            .args([market.root()])
            .arg(world.at("bad.tar"))
            .arg(&inside)
            .end()
    };
    let entry = |name: &str, kind: u8, size: u64| {
        let mut header = tar::Header::new_ustar();
        header.as_mut_bytes()[..name.len()].copy_from_slice(name.as_bytes());
        header.set_entry_type(tar::EntryType::new(kind));
        header.set_mode(0o644);
        header.set_size(size);
        header.set_cksum();
        header.as_bytes().to_vec()
    };
    let before = |head: Vec<u8>| [head, good.clone()].concat();
    for (what, bytes) in [
        ("a path that leads out", before(entry("../escaped.json", b'0', 0))),
        ("an absolute path", before(entry("/tmp/escaped.json", b'0', 0))),
        ("a link", before(entry("index.json", b'2', 0))),
        ("a hard link", before(entry("index.json", b'1', 0))),
        ("a device", before(entry("metadata/timestamp.json", b'3', 0))),
        ("a folder", before(entry("metadata", b'5', 0))),
        ("a name of nobody", before(entry("metadata/run.sh", b'0', 0))),
        ("a file of a terabyte", before(entry("index.json", b'0', 1 << 40))),
        ("a file twice", before(entry("metadata/timestamp.json", b'0', 0))),
        ("half of it", good[..good.len() / 2].to_vec()),
        ("no tar", b"#!/bin/sh\n".repeat(200)),
        ("nothing", Vec::new()),
    ] {
        let said = import(&bytes);
        assert!([4, 10].contains(&said.status), "{what}: {said:?}");
        assert!(!inside.join("metadata/timestamp.json").exists(), "{what}");
        assert!(!world.at("inside.mirror/incoming").exists(), "{what}");
        assert!(!world.at("inside.mirror/escaped.json").exists() && !world.at("escaped.json").exists(), "{what}");
    }
    assert_eq!(import(&good).status, 0);
    world.marketplace().line("bundle import").arg(world.at("none.tar")).arg(&inside).exits(2).says("whom to believe");
    world
        .marketplace()
        .line("bundle import --root")
        .args([market.root()])
        .arg(world.at("none.tar"))
        .arg(&inside)
        .exits(10);
}
