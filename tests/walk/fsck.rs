//! `marketplace fsck`: whatever happens to one file of a published folder is found and named.

use std::path::{Path, PathBuf};

use serde_json::Value;
use tests::kit::{Market, Run, World};

const NOT_TRUSTED: i32 = 4;
const STALE: i32 = 9;
const NOT_FOUND: i32 = 10;

fn fsck(market: &Market<'_>) -> Run {
    market.types("fsck --format json")
}

/// The kinds and files of everything that is wrong.
fn problems(said: &tests::kit::Said) -> Vec<(String, String)> {
    let facts: Value = said.json();
    let list = facts["error"]["details"]["store"]["problems"].as_array().cloned().unwrap_or_default();
    let text = |one: &Value, field: &str| one[field].as_str().unwrap().to_owned();
    list.iter().map(|one| (text(one, "kind"), text(one, "file"))).collect()
}

/// Every file beneath a folder, relative to it.
fn files(base: &Path) -> Vec<PathBuf> {
    let mut folders = vec![base.to_owned()];
    let mut found = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() { folders.push(path) } else { found.push(path.strip_prefix(base).unwrap().to_owned()) }
        }
    }
    found.sort();
    found
}

/// A market with two plugins and a revocation, published once.
fn store(world: &World) -> Market<'_> {
    let market = Market::open(world);
    market.offers("hello", "1.0.0");
    market.offers("other", "1.0.0");
    market.revokes("other", "1.0.0");
    market.publishes();
    market
}

#[test]
fn a_whole_store_is_whole_and_so_is_its_copy() {
    let world = World::new();
    let market = store(&world);
    let facts = fsck(&market).ok().json();
    let store = &facts["store"];
    assert_eq!(
        (&store["plugins"], &store["versions"], &store["trees"]),
        (&2.into(), &2.into(), &2.into()),
        "{facts:#}"
    );
    assert_eq!(store["files"], files(&market.public()).len());
    assert_eq!((&store["superseded"], &store["problems"]), (&0.into(), &Value::Array(Vec::new())));

    world.tool("cp").arg("-a").arg(market.public()).arg(world.at("backup")).ok();
    let place = format!("{}#{}", world.at("backup").display(), market.root());
    world.marketplace().arg("fsck").arg(&place).ok().says("2 plugins").says("market.example.com/tess");
    let foreign = format!("{}#sha256:{}", world.at("backup").display(), "0".repeat(64));
    world.marketplace().arg("fsck").arg(foreign).exits(NOT_TRUSTED);

    // What an older publication has left is nobody's harm, and still compared with its name.
    market.offers("hello", "1.1.0");
    market.publishes();
    let facts = fsck(&market).ok().json();
    assert!(facts["store"]["superseded"].as_u64().unwrap() >= 4, "{facts:#}");
}

/// Harms each published file, given its path in the folder, its whole path and its bytes, and puts the bytes back.
fn each_file(market: &Market<'_>, harm: impl Fn(&Path, &Path, &[u8])) {
    let public = market.public();
    for file in files(&public) {
        let path = public.join(&file);
        let whole = std::fs::read(&path).unwrap();
        harm(&file, &path, &whole);
        std::fs::write(&path, &whole).unwrap();
    }
}

#[test]
fn a_flipped_bit_in_any_file_is_found() {
    let world = World::new();
    let market = store(&world);
    each_file(&market, |file, path, whole| {
        // Of minisign's four lines the first is a comment that nobody signs.
        for at in [whole.len() / 2, whole.len() * 4 / 5] {
            let mut bytes = whole.to_vec();
            bytes[at] ^= 0x04;
            std::fs::write(path, &bytes).unwrap();
            let said = fsck(&market).exits(NOT_TRUSTED);
            let found = problems(&said);
            let name = file.display().to_string();
            let is_named = found.iter().any(|(kind, about)| kind == "damaged" && *about == name);
            let by_hash = ["targets/", "audits/", "trees/"].iter().any(|folder| name.starts_with(folder));
            assert!(
                is_named || !by_hash && found.iter().any(|(kind, _)| kind == "damaged"),
                "{name} at {at}: {said:?}"
            );
        }
    });
    fsck(&market).ok();
}

#[test]
fn a_truncated_or_an_emptied_file_is_found() {
    let world = World::new();
    let market = store(&world);
    each_file(&market, |_, path, whole| {
        for length in [whole.len() / 2, 0] {
            std::fs::write(path, &whole[..length]).unwrap();
            fsck(&market).exits(NOT_TRUSTED);
        }
    });
}

#[test]
fn a_missing_file_is_named() {
    let world = World::new();
    let market = store(&world);
    each_file(&market, |file, path, _| {
        std::fs::remove_file(path).unwrap();
        let said = fsck(&market).exits(NOT_FOUND);
        let end = file.file_name().unwrap().to_string_lossy().into_owned();
        assert!(
            problems(&said).iter().any(|(kind, about)| kind == "missing" && about.ends_with(&end)),
            "{end}: {said:?}"
        );
    });
}

#[test]
fn strays_are_named_and_followed_nowhere() {
    let world = World::new();
    let market = store(&world);
    let public = market.public();
    std::fs::write(public.join("passwords.txt"), "x").unwrap();
    std::fs::create_dir(public.join("metadata/old")).unwrap();
    std::fs::write(public.join("metadata/old/1.root.json"), "{}").unwrap();
    std::os::unix::fs::symlink("/etc", public.join("targets/etc")).unwrap();
    let said = fsck(&market).exits(1);
    let named: Vec<String> = problems(&said).into_iter().map(|(kind, file)| format!("{kind} {file}")).collect();
    assert_eq!(named, ["stray metadata/old/1.root.json", "stray passwords.txt", "stray targets/etc"]);
    market.types("fsck").exits(1).says("stray passwords.txt");
}

#[test]
fn an_expired_store_is_whole_and_stale() {
    let world = World::new();
    let market = store(&world);
    let place = format!("{}#{}", market.public().display(), market.root());
    world.marketplace_later("3 days").arg("fsck").arg(place).exits(STALE).says("expired");
}

#[test]
fn what_a_fork_carries_is_proved_as_well() {
    let world = World::new();
    let market = store(&world);
    let folder = world.at("team");
    std::fs::create_dir(&folder).unwrap();
    let team = |line: &str| world.marketplace().directory(folder.clone()).line(line);
    let upstream = format!("{}#{}", market.address(), market.root());
    let url = format!("file://{}/public", folder.display());
    team("fork --origin team.example.com --auditor tia --url").args([&url, &upstream]).ok();
    team("fork pull").ok();
    team("publish").ok();
    team("fsck").ok().says("follows market.example.com/tess");
    let carried = files(&folder.join("public")).into_iter().filter(|file| file.starts_with("upstream"));
    for file in carried.collect::<Vec<_>>() {
        let path = folder.join("public").join(&file);
        let whole = std::fs::read(&path).unwrap();
        let mut bytes = whole.clone();
        bytes[whole.len() / 2] ^= 0x04;
        std::fs::write(&path, &bytes).unwrap();
        team("fsck").exits(NOT_TRUSTED).says("damaged");
        std::fs::remove_file(&path).unwrap();
        team("fsck").exits(NOT_FOUND).says("missing");
        std::fs::write(&path, &whole).unwrap();
    }
    team("fsck").ok();
}
