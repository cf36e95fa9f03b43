//! Publishing to the server: tokens for strangers, signatures for everything else, one winner of two.

use std::path::{Path, PathBuf};
use std::time::Duration;

use rustix::process::{Pid, Signal, kill_process};
use tests::kit::{MARKET, Market, Run, World};

use crate::client::{Answer, connect, raw};
use crate::live::Live;
use crate::road::published;

pub(crate) fn copy(from: &Path, to: &Path) {
    std::fs::create_dir_all(to).unwrap();
    for entry in std::fs::read_dir(from).unwrap().map(|entry| entry.unwrap().path()) {
        let target = to.join(entry.file_name().unwrap());
        if entry.is_dir() {
            copy(&entry, &target);
        } else {
            std::fs::copy(&entry, target).unwrap();
        }
    }
}

/// A server whose store began as what was published, and a token for it.
struct Shop<'w> {
    world: &'w World,
    flags: String,
    live: Live,
    token: String,
}

pub(crate) fn token(world: &World, more: &str) -> String {
    let file = world.at("tokens.json");
    world.server().line("token create --note tess --tokens").arg(file).line(more).ok().stdout.trim().to_owned()
}

impl<'w> Shop<'w> {
    fn open(world: &'w World, market: &'w Market<'w>) -> Self {
        copy(&market.public(), &world.at("store"));
        let (store, tokens) = (world.at("store"), world.at("tokens.json"));
        let state = world.at("state");
        let flags = format!(
            "--store {} --root {} --tokens {} --state {}",
            store.display(),
            market.root(),
            tokens.display(),
            state.display()
        );
        Self { world, live: Live::start(world, &flags), flags, token: token(world, "") }
    }

    /// `marketplace publish --to`, from the working copy in `folder`.
    fn publish(&self, folder: PathBuf) -> Run {
        let publish = self.world.marketplace().directory(folder).line("publish --to").arg(self.live.url());
        publish.env("MARKETPLACE_TOKEN", &self.token)
    }

    fn put(&self, path: &str, token: &str, headers: &str, body: &[u8]) -> Answer {
        self.live.put(path, token, headers, body)
    }

    /// Puts the metadata that `public` has beside its timestamp, and what is believed for its content.
    fn stage(&self, public: &Path, headers: &str) {
        for folder in ["targets", "targets/plugins", "audits", "trees", "metadata"] {
            let entries =
                std::fs::read_dir(public.join(folder)).into_iter().flatten().map(|entry| entry.unwrap().path());
            let wanted = entries.filter(|path| path.is_file() && !path.ends_with("timestamp.json"));
            for file in wanted.filter(|path| !path.to_str().unwrap().ends_with(".root.json")) {
                let path = format!("/{}", file.strip_prefix(public).unwrap().display());
                let answer = self.put(&path, &self.token, headers, &std::fs::read(&file).unwrap());
                assert!([201, 202, 204].contains(&answer.status), "{path}: {}", answer.text());
            }
        }
    }

    fn version(&self) -> u64 {
        self.live.ready().pointer("/roles/timestamp/version").unwrap().as_u64().unwrap()
    }
}

#[test]
fn a_publication_goes_up_is_installed_and_revoked() {
    let world = World::new();
    let (market, _) = published(&world);
    let shop = Shop::open(&world, &market);
    let digest = market.offers("other", "1.0.0");

    shop.publish(world.market()).ok().says("new files");

    assert_eq!(shop.version(), 2);
    let pinned = format!("{}#{}", shop.live.url(), market.root());
    world.plugin().line("marketplace add").arg(pinned).args(["--name", MARKET]).ok();
    market.installs("other", &digest);
    market.revokes("other", "1.0.0");
    shop.publish(world.market()).ok();
    world.plugin().line("marketplace update").ok();
    world.plugin().line("verify").exits(5);
    // The store is a published folder as any other: a static host could serve it.
    let store = format!("file://{}#{}", world.at("store").display(), market.root());
    world.marketplace().line("verify").arg(store).ok();
    assert_eq!(
        std::fs::read(world.at("store/index.json.minisig")).unwrap(),
        std::fs::read(market.public().join("index.json.minisig")).unwrap()
    );
    let log = shop.live.log_text();
    assert!(!log.contains(shop.token.rsplit('-').next().unwrap()), "the token is logged");
}

#[test]
fn a_new_root_goes_up_with_its_publication() {
    let world = World::new();
    let (market, digest) = published(&world);
    let shop = Shop::open(&world, &market);
    let pinned = format!("{}#{}", shop.live.url(), market.root());
    world.plugin().line("marketplace add").arg(pinned).args(["--name", MARKET]).ok();

    market.types("key rotate online").ok();
    market.types("key rotate recovery-1").ok();
    shop.publish(world.market()).ok();

    shop.live.until(|ready| ready["roles"]["root"]["version"] == 3);
    world.plugin().line("marketplace update").ok();
    market.installs("hello", &digest);
    market.offers("other", "1.0.0");
    shop.publish(world.market()).ok();
    assert_eq!(shop.version(), 3);
}

#[test]
fn of_two_publishers_one_wins_and_the_other_publishes_after_taking_that_over() {
    let world = World::new();
    let (market, _) = published(&world);
    let shop = Shop::open(&world, &market);
    let second = world.at("second");
    copy(&world.market(), &second);
    market.offers("one", "1.0.0");
    let two = tests::kit::Plugin::write(second.join("src/two"), "two", "1.0.0");
    assert!(two.folder().is_dir());
    let typed = |line: &str| world.marketplace().directory(second.clone()).line(line);
    let digest = typed("hash --format json ./src/two").ok().field("/digest");
    typed("add ./src/two --digest").arg(&digest).ok();

    let said = std::thread::scope(|scope| {
        let runs = [world.market(), second.clone()].map(|folder| scope.spawn(|| shop.publish(folder).end()));
        runs.map(|run| run.join().unwrap())
    });

    let mut statuses = [said[0].status, said[1].status];
    statuses.sort_unstable();
    assert_eq!(statuses, [0, 9], "{said:?}");
    let (loser, winner) = if said[0].status == 0 { (second.clone(), world.market()) } else { (world.market(), second) };
    let words = said.iter().find(|said| said.status == 9).unwrap();
    words.says("git pull");
    assert_eq!(shop.version(), 2);

    // As by git: the other's files arrive.
    for folder in ["plugins", "audits", "trees"] {
        if winner.join(folder).is_dir() {
            copy(&winner.join(folder), &loser.join(folder));
        }
    }
    shop.publish(loser).ok();
    let index = shop.live.get("/index.json").json();
    let mut names: Vec<&str> =
        index["plugins"].as_array().unwrap().iter().map(|p| p["name"].as_str().unwrap()).collect();
    names.sort_unstable();
    assert_eq!(names, ["hello", "one", "two"]);
    // Put again with the validator of what is no longer there.
    let old = shop.put("/metadata/timestamp.json", &shop.token, "If-Match: \"old\"\r\n", b"{}");
    assert_eq!((old.status, old.json()["error"]["code"].as_str()), (412, Some("lost")));
}

#[test]
fn strangers_and_the_wrong_tokens_write_nothing() {
    let world = World::new();
    let (market, _) = published(&world);
    let shop = Shop::open(&world, &market);
    let (content, submitter) = (token(&world, "--quota-files 2"), token(&world, "--scope submit"));
    let report = b"{}".as_slice();
    let path = "/audits/44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a.json";
    let status = |answer: Answer| answer.status;
    let before: Vec<u8> = shop.live.get("/metadata/timestamp.json").body;

    assert_eq!(status(shop.put(path, "", "", report)), 401);
    assert_eq!(status(shop.put("/nowhere", "", "", report)), 401, "strangers learn nothing of paths");
    let forged = format!("{}{}", shop.token.get(..21).unwrap(), "0".repeat(64));
    assert_eq!(status(shop.put(path, &forged, "", report)), 401);
    assert_eq!(status(shop.put("/metadata/timestamp.json", &submitter, "If-Match: \"x\"\r\n", report)), 403);
    assert_eq!(status(shop.put(path, &submitter, "", report)), 403);
    assert_eq!(status(shop.put("/nowhere", &shop.token, "", report)), 404);
    assert_eq!(status(shop.put("/../tokens.json", &shop.token, "", report)), 404);
    assert_eq!(status(shop.put("/index.json", &shop.token, "", report)), 404);
    assert_eq!(status(shop.put(path, &content, "", b"{ }")), 422, "its name is not its hash");
    let tree = format!("/trees/{}.tar.gz", "1".repeat(64));
    assert_eq!(status(shop.put(&tree, &content, "", report)), 422);
    assert_eq!(status(shop.put("/index.json.minisig", &shop.token, "", report)), 422);
    assert_eq!(status(shop.put("/metadata/timestamp.json", &shop.token, "", report)), 428);
    let large = format!(
        "PUT {path} HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer {content}\r\nContent-Length: 99999999999\r\n\r\n"
    );
    assert_eq!(Answer::read(&raw(shop.live.address(), large.as_bytes())).status, 413);

    assert_eq!(status(shop.put(path, &content, "", report)), 201);
    assert_eq!(status(shop.put(path, &content, "", report)), 204, "once more is no harm");
    let full = [
        ("4f53cda18c2baa0c0354bb5f9a3ecbe5ed12ab4d8e11ba873c2f11161202b945", "[]", 201),
        ("74234e98afe7498fb5daf1f36ac2d78acc339464f950703b8c019892f982b90b", "null", 507),
    ];
    for (hash, text, expected) in full {
        let answer = shop.put(&format!("/audits/{hash}.json"), &content, "", text.as_bytes());
        assert_eq!(answer.status, expected, "{}", String::from_utf8_lossy(&answer.body));
    }
    let id = content.split('-').nth(1).unwrap();
    let tokens = world.at("tokens.json");
    world
        .server()
        .line("token list --tokens")
        .arg(&tokens)
        .ok()
        .says(id)
        .says("tess")
        .omits(content.split('-').nth(2).unwrap());
    world.server().line("token revoke --tokens").arg(&tokens).arg(id).ok();
    assert_eq!(status(shop.put(path, &content, "", report)), 401, "revoked at once");
    assert_eq!(shop.live.get("/metadata/timestamp.json").body, before);
    assert_eq!(shop.live.get(path).status, 404, "what no verified document names has no path");
}

#[test]
fn what_a_client_would_refuse_is_not_committed_whoever_has_a_token() {
    let world = World::new();
    let (market, _) = published(&world);
    let shop = Shop::open(&world, &market);
    let etag = shop.live.get("/metadata/timestamp.json").header("etag").unwrap().to_owned();
    let replaces = format!("If-Match: {etag}\r\n");
    let put = |path: &str, bytes: &[u8]| shop.put(path, &shop.token, &replaces, bytes);
    let other = World::new();
    let (theirs, _) = published(&other);
    theirs.offers("malware", "6.6.6");
    theirs.publishes();
    let read = |market: &Market<'_>, path: &str| std::fs::read(market.public().join(path)).unwrap();

    for path in ["metadata/2.snapshot.json", "metadata/2.targets.json"] {
        assert_eq!(put(&format!("/{path}"), &read(&theirs, path)).status, 202);
    }
    let timestamp = put("/metadata/timestamp.json", &read(&theirs, "metadata/timestamp.json"));
    assert_eq!((timestamp.status, timestamp.json()["error"]["code"].as_str()), (422, Some("not-verified")));
    assert_eq!(put("/metadata/2.root.json", &read(&theirs, "metadata/1.root.json")).status, 422);

    // Our own timestamp, without the documents that it names, and with a snapshot of somebody else's under their name.
    market.offers("other", "1.0.0");
    market.publishes();
    assert_ne!(put("/metadata/timestamp.json", &read(&market, "metadata/timestamp.json")).status, 200);
    assert_eq!(shop.version(), 1);
    assert!(!world.at("store/metadata/2.snapshot.json").exists(), "a number was taken by somebody who signed nothing");

    // With them it is taken, whatever else waits under those names.
    shop.stage(&market.public(), "");
    let committed = put("/metadata/timestamp.json", &read(&market, "metadata/timestamp.json"));
    assert_eq!(committed.status, 200, "{}", committed.text());
    assert_eq!(shop.version(), 2);
    let index = shop.live.get("/index.json");
    assert!(!index.text().contains("malware"));
}

#[test]
fn a_server_killed_at_every_rename_leaves_the_old_or_the_new() {
    let world = World::new();
    let (market, _) = published(&world);
    let shop = Shop::open(&world, &market);
    market.offers("other", "1.0.0");
    // What is believed for its content is there already, so that what follows is the commit alone.
    market.publishes();
    shop.stage(&market.public(), "");
    let Shop { flags, token, live, .. } = shop;
    drop(live);
    // The memory of what was seen is renamed too, before it listens: see `reload` for that.
    let flags = flags.split(" --state").next().unwrap().to_owned();
    let (store, before) = (world.at("store"), world.at("before"));
    world.tool("cp").arg("-a").arg(&store).arg(&before).ok();
    let verify = || world.marketplace().line("verify").arg(format!("file://{}#{}", store.display(), market.root()));
    let mut versions = Vec::new();
    for n in 1..40 {
        world.tool("rm").arg("-rf").arg(&store).ok();
        world.tool("cp").arg("-a").arg(&before).arg(&store).ok();
        let mut live = Live::killed_at_rename(&world, &flags, n);
        let publish = world.marketplace().line("publish --to").arg(live.url()).env("MARKETPLACE_TOKEN", &token);

        let said = publish.end();

        world.server().line(&flags).line("--check").ok();
        let text = std::fs::read(store.join("metadata/timestamp.json")).unwrap();
        let version =
            serde_json::from_slice::<serde_json::Value>(&text).unwrap()["signed"]["version"].as_u64().unwrap();
        versions.push(version);
        if said.status == 0 {
            assert!(versions.len() > 4, "it was killed only {} times: the test has lost its grip", versions.len() - 1);
            assert!(versions.contains(&1) && version > 1, "{versions:?}");
            live.ends_with_what_it_traces();
            return;
        }
        assert_eq!(live.ends(), -9, "{n}: {said:?}");
        if version > 1 {
            // A server that comes back puts the plain copies right, and takes the next publication.
            let again = Live::start(&world, &flags);
            verify().ok();
            world.marketplace().line("publish --to").arg(again.url()).env("MARKETPLACE_TOKEN", &token).ok();
            assert!(again.ready()["roles"]["timestamp"]["version"].as_u64().unwrap() > version, "{n}");
            verify().ok();
        }
    }
    panic!("it renames without end: {versions:?}");
}

#[test]
fn a_publisher_killed_at_any_moment_leaves_the_old_or_the_new() {
    let world = World::new();
    let (market, _) = published(&world);
    let shop = Shop::open(&world, &market);
    let mut last = 1;
    for n in 0..6_u64 {
        market.offers("hello", &format!("1.1.{n}"));
        let mut publisher = shop.publish(world.market()).spawn();
        std::thread::sleep(Duration::from_millis(150 * n));
        // It may have come to its end.
        kill_process(Pid::from_child(&publisher), Signal::KILL).ok();
        publisher.wait().unwrap();

        let version = shop.version();
        assert!(version >= last, "{n}: {version} after {last}");
        assert_eq!(shop.live.ready()["status"], "good", "{n}");
        last = version;
    }

    // The server may still be making visible what the last one sent: then that came first, and is taken over.
    let first = shop.publish(world.market()).end();
    if first.status != 0 {
        assert_eq!(first.status, 9, "{first:?}");
        first.says("somebody else has published");
        shop.publish(world.market()).ok();
    }

    assert!(shop.version() > last);
    let store = format!("file://{}#{}", world.at("store").display(), market.root());
    world.marketplace().line("verify").arg(store).ok();
}

#[test]
fn of_two_commits_that_replace_the_same_one_wins() {
    let world = World::new();
    let (market, _) = published(&world);
    let shop = Shop::open(&world, &market);
    let replaces = format!("If-Match: {}\r\n", shop.live.get("/metadata/timestamp.json").header("etag").unwrap());
    let second = world.at("second");
    copy(&world.market(), &second);
    market.offers("one", "1.0.0");
    market.publishes();
    world.marketplace().directory(second.clone()).line("publish").ok();
    let timestamps = [market.public(), second.join("public")].map(|public| {
        shop.stage(&public, &replaces);
        std::fs::read(public.join("metadata/timestamp.json")).unwrap()
    });
    assert_ne!(timestamps[0], timestamps[1]);

    let answers = std::thread::scope(|scope| {
        let puts = timestamps
            .each_ref()
            .map(|timestamp| scope.spawn(|| shop.put("/metadata/timestamp.json", &shop.token, &replaces, timestamp)));
        puts.map(|put| put.join().unwrap())
    });

    let mut statuses = answers.each_ref().map(|answer| answer.status);
    statuses.sort_unstable();
    assert_eq!(statuses, [200, 412]);
    let won = answers.iter().position(|answer| answer.status == 200).unwrap();
    assert_eq!(shop.live.get("/metadata/timestamp.json").body, timestamps[won]);
    let lost = answers.iter().find(|answer| answer.status == 412).unwrap();
    assert_eq!(lost.json()["error"]["code"], "lost");
    let none = shop.put("/metadata/timestamp.json", &shop.token, "If-None-Match: *\r\n", &timestamps[1 - won]);
    assert_eq!(none.status, 412, "something is there");
}

#[test]
fn a_rehearsal_signs_and_sends_nothing() {
    let world = World::new();
    let (market, _) = published(&world);
    let shop = Shop::open(&world, &market);
    let digest = market.offers("other", "1.0.0");
    let before = shop.live.get("/metadata/timestamp.json").body;
    let counted = std::fs::read(market.public().join("metadata/timestamp.json")).unwrap();

    let said = shop.publish(world.market()).line("--dry-run --format json").ok();

    let missing = said.json()["missing"].clone();
    let bundle = format!("trees/{}.tar.gz", digest.strip_prefix("sha256:").unwrap());
    assert!(missing.as_array().unwrap().contains(&bundle.into()), "{missing}");
    assert_eq!(shop.live.get("/metadata/timestamp.json").body, before);
    assert_eq!(std::fs::read(market.public().join("metadata/timestamp.json")).unwrap(), counted);
    let sent = shop.publish(world.market()).line("--format json").ok().json();
    assert!(sent["sent"]["files"].as_u64().unwrap() >= 4, "{sent}");
    let again = shop.publish(world.market()).line("--format json").ok().json();
    assert_eq!(again["sent"]["files"], 0, "only what is missing goes up");
}

#[test]
fn who_would_take_back_what_others_published_is_told_so() {
    let world = World::new();
    let (market, _) = published(&world);
    let shop = Shop::open(&world, &market);
    let second = world.at("second");
    copy(&world.market(), &second);
    market.offers("hello", "1.1.0");
    market.revokes("hello", "1.0.0");
    shop.publish(world.market()).ok();

    for _ in 0..2 {
        shop.publish(second.clone()).exits(9).says("hello 1.1.0").says("git pull");
    }
    assert_eq!(shop.version(), 2);
    shop.publish(second).line("--drop").ok();
    assert_eq!(shop.version(), 3);
}

#[test]
fn a_token_comes_from_a_file_or_the_environment_and_goes_nowhere_in_the_clear() {
    let world = World::new();
    let (market, _) = published(&world);
    let shop = Shop::open(&world, &market);
    let publish = || world.marketplace().line("publish --to");

    publish().arg(shop.live.url()).exits(2).says("MARKETPLACE_TOKEN");
    publish().arg("http://market.example.com").env("MARKETPLACE_TOKEN", &shop.token).exits(2).says("loopback");
    let file = world.at("token");
    std::fs::write(&file, format!("{}\n", shop.token)).unwrap();
    publish().arg(shop.live.url()).arg("--token-file").arg(&file).ok().omits(&shop.token);
    let wrong = publish().arg(shop.live.url()).env("MARKETPLACE_TOKEN", "mpt-wrong").exits(3);
    wrong.omits("mpt-wrong");
}

#[test]
fn a_slow_body_keeps_nobody_out() {
    let world = World::new();
    let (market, _) = published(&world);
    let shop = Shop::open(&world, &market);
    let head = |length: usize| {
        format!(
            "PUT /metadata/9.snapshot.json HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer {}\r\nContent-Length: {length}\r\n\r\n",
            shop.token
        )
    };
    let mut held = Vec::new();
    for _ in 0..4 {
        let mut stream = connect(shop.live.address());
        std::io::Write::write_all(&mut stream, head(1_000).as_bytes()).unwrap();
        held.push(stream);
    }
    std::thread::sleep(Duration::from_millis(500));

    let refused = Answer::read(&raw(shop.live.address(), head(0).as_bytes()));

    assert_eq!(refused.status, 503, "four bodies at once are all that is held");
    assert_eq!(shop.live.get("/index.json").status, 200);
    drop(held);
}
