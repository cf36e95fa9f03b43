//! A private fork on the whole road: its own keys, its upstream's plugins under both statements, its upstream's revocations.

use std::path::Path;

use serde_json::Value;
use tests::kit::{Fork, Market, Run, World};
use tests::serve::Server;

const REVOKED: i32 = 5;
const STALE: i32 = 9;
const NOT_FOUND: i32 = 10;

fn pinned(market: &Market<'_>) -> String {
    format!("{}#{}", market.address(), market.root())
}

/// `name version` of everything in a list of a report.
fn versions(list: &Value) -> Vec<String> {
    let text = |one: &Value| format!("{} {}", one["name"].as_str().unwrap(), one["version"].as_str().unwrap());
    list.as_array().unwrap().iter().map(text).collect()
}

/// Everything beneath a folder, by name.
fn names(folder: &Path) -> Vec<String> {
    let mut folders = vec![folder.to_owned()];
    let mut found = Vec::new();
    while let Some(next) = folders.pop() {
        for entry in std::fs::read_dir(next).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() { folders.push(path) } else { found.push(path.display().to_string()) }
        }
    }
    found
}

#[test]
fn what_a_fork_took_installs_under_both_statements_and_stops_when_its_upstream_revokes() {
    let world = World::new();
    let hub = Market::open(&world);
    let digest = hub.offers("hello", "1.0.0");
    hub.offers("other", "1.0.0");
    hub.publishes();
    let team = Fork::of(&world, "team", &pinned(&hub), "");
    team.types("publish").exits(NOT_FOUND).says("marketplace fork pull");

    let rehearsed = team.types("fork pull --dry-run --format json").ok().json();
    assert_eq!(versions(&rehearsed["countersigned"]), ["hello 1.0.0", "other 1.0.0"]);
    assert!(!team.public().join("upstream").exists() && !team.folder().join("plugins/hello.json").exists());

    let pulled = team.pulls();
    assert_eq!(versions(&pulled["countersigned"]), ["hello 1.0.0", "other 1.0.0"]);
    assert_eq!(team.takes(), Vec::<String>::new());
    team.types("publish").ok();
    team.types("verify --trees").ok().says("2 signed").says("2 bundles");
    team.is_added();
    team.installs("hello", &digest).ok();
    let info = world.plugin().line("info hello@team").ok();
    info.says("signed by market.example.com/tess too").says("by tess on");
    world.plugin().line("verify").ok();

    hub.revokes("hello", "1.0.0");
    hub.publishes();
    // A timer, without any key and without a publication.
    let carried = team.types("fork pull --no-sign --format json").without("MARKETPLACE_PASSPHRASE").ok().json();
    assert_eq!(carried["carried"], true);
    world.plugin().line("marketplace update").ok().says("market.example.com/tess, which team follows");
    world.plugin().line("verify").exits(REVOKED);
    // Who knows only the fork's own list finds nothing in it.
    assert!(!std::fs::read_to_string(team.public().join("revoked.json")).unwrap().contains("hello"));
}

#[test]
fn a_policy_takes_what_it_lists_and_has_it_audited_again() {
    let world = World::new();
    let hub = Market::open(&world);
    let old = hub.offers("hello", "1.0.0");
    hub.offers("hello", "2.0.0");
    hub.offers("other", "1.0.0");
    hub.publishes();
    let team = Fork::of(&world, "team", &pinned(&hub), "--reaudit --plugin hello@<2.0.0 --plugin absent");

    assert_eq!(team.takes(), ["hello 1.0.0"]);

    let entry = &team.shard("hello")["versions"][0];
    assert_eq!((&entry["auditedBy"], &entry["upstream"]["auditedBy"]), (&"tia".into(), &"tess".into()));
    assert_ne!(entry["signature"], entry["upstream"]["signature"]);
    team.types("publish").ok();
    team.is_added();
    team.installs("hello", &old).ok();
    world.plugin().line("info hello@team").ok().says("signed by market.example.com/tess too").says("by tia on");
    assert!(!team.folder().join("plugins/other.json").exists());
}

#[test]
fn what_rests_on_the_upstreams_waivers_or_is_revoked_or_yanked_is_left_out_with_its_reason() {
    let world = World::new();
    let hub = Market::open(&world);
    let bad = hub.plugin("bad", "1.0.0").file("index.js", "export const text = '\u{202e}';\n");
    let found = world.marketplace().line("audit --format json ./src/bad").end().json();
    let danger = found["findings"].as_array().unwrap().iter().filter(|finding| finding["severity"] == "danger");
    let waive = hub.types("waive ./src/bad").args(["--reason", "read line by line, it is meant"]);
    danger.fold(waive, |run, finding| run.args(["--finding", finding["fingerprint"].as_str().unwrap()])).ok();
    hub.signs(bad.folder());
    hub.offers("gone", "1.0.0");
    hub.offers("back", "1.0.0");
    hub.revokes("gone", "1.0.0");
    hub.types("yank back 1.0.0").ok();
    hub.publishes();
    let pulled = Fork::of(&world, "team", &pinned(&hub), "").pulls();
    let why: Vec<(&str, &str)> = pulled["leftOut"]
        .as_array()
        .unwrap()
        .iter()
        .map(|left| (left["name"].as_str().unwrap(), left["why"].as_str().unwrap()))
        .collect();
    assert_eq!(versions(&pulled["countersigned"]), Vec::<String>::new());
    assert_eq!(why.iter().map(|(name, _)| *name).collect::<Vec<_>>(), ["back", "bad", "gone"]);
    assert!(why[0].1.contains("yanked") && why[1].1.contains("waivers") && why[2].1.contains("DCM-"), "{why:?}");
    // The fork's own audit has no waiver.
    let strict = Fork::of(&world, "strict", &pinned(&hub), "--reaudit").pulls();
    let bad = strict["leftOut"].as_array().unwrap().iter().find(|left| left["name"] == "bad").unwrap();
    assert!(bad["why"].as_str().unwrap().contains("dangerous"), "{bad}");
}

/// A fork with `hello` 1.0.0 and 1.1.0, of which the upstream has revoked the first since; a user has it. Its digest.
fn revoked_since(world: &World) -> (Market<'_>, Fork<'_>, String) {
    let hub = Market::open(world);
    let digest = hub.offers("hello", "1.0.0");
    hub.publishes();
    let team = Fork::of(world, "team", &pinned(&hub), "");
    team.pulls();
    team.types("publish").ok();
    team.is_added();
    team.installs("hello", &digest).ok();
    hub.revokes("hello", "1.0.0");
    hub.offers("late", "1.0.0");
    hub.revokes("late", "1.0.0");
    hub.publishes();
    team.pulls();
    team.types("publish").ok();
    world.plugin().line("marketplace update").ok();
    world.plugin().line("verify").exits(REVOKED);
    (hub, team, digest)
}

/// The id of the upstream's revocation of `name`.
fn id_of(team: &Fork<'_>, name: &str) -> String {
    let list = team.types("fork except add --revocation NONE-1 --reason").args(["nobody has said why", name, "1.0.0"]);
    let hint = list.exits(NOT_FOUND).all();
    hint.split_once("what covers it is ").unwrap().1.split_whitespace().next().unwrap().to_owned()
}

const WHY: &str = "our build leaves that part out";

#[test]
fn what_a_fork_excepts_loads_again_for_a_while_and_everybody_reads_why() {
    let world = World::new();
    let (_hub, team, digest) = revoked_since(&world);
    let id = id_of(&team, "hello");
    let except = || team.types("fork except add hello 1.0.0 --format json --reason").args([WHY, "--revocation", &id]);

    let made = except().ok().json();

    assert_eq!(made["excepted"][0]["upstream"], "market.example.com/tess");
    team.types("diff").ok().says("hello 1.0.0 is excepted from");
    team.types("fork except list").ok().says("excepted hello 1.0.0 from").says(WHY);
    team.types("publish").ok();
    team.types("fsck").ok();
    team.types("status").ok().says("1 exception (the first ends on");
    world.plugin().line("marketplace update").ok().says("excepted by tia until").says(WHY);
    world.plugin().line("verify").ok().says("excepted by tia until");
    world.plugin().line("revocations").ok().says("team lets hello 1.0.0 pass");
    world.plugin().line("remove hello").ok();
    team.installs("hello", &digest).ok().says("excepted by tia until");
    // The same once more changes nothing but its signature's day.
    except().ok();
    assert_eq!(team.types("fork except list --format json").ok().json()["exceptions"].as_array().unwrap().len(), 1);

    team.types("fork except remove hello 1.0.0").ok();
    team.types("publish").ok();
    world.plugin().line("marketplace update").ok();
    world.plugin().line("verify").exits(REVOKED);
}

#[test]
fn what_was_left_out_because_it_is_revoked_is_taken_once_it_is_excepted() {
    let world = World::new();
    let (_hub, team, _) = revoked_since(&world);
    assert!(!team.folder().join("plugins/late.json").exists());
    let id = id_of(&team, "late");
    let add = team.types("fork except add late 1.0.0 --expires").arg(in_days(90)).args(["--reason", WHY]);
    add.args(["--revocation", &id]).ok().says("marketplace fork pull");

    assert_eq!(team.takes(), ["late 1.0.0"]);

    team.types("publish").ok();
    world.plugin().line("marketplace update").ok();
    let entry = &team.shard("late")["versions"][0];
    team.installs("late", entry["sourceHash"].as_str().unwrap()).ok().says("excepted by tia");
}

/// A day from today, as it is written.
fn in_days(days: i64) -> String {
    let today = jiff::Timestamp::now().to_zoned(jiff::tz::TimeZone::UTC).date();
    today.checked_add(jiff::Span::new().days(days)).unwrap().to_string()
}

#[test]
fn an_exception_names_what_is_revoked_and_ends() {
    let world = World::new();
    let (_hub, team, _) = revoked_since(&world);
    let id = id_of(&team, "hello");
    let add = |version: &str, more: &[&str]| {
        let run = team.types("fork except add --revocation").arg(&id).args(["--reason", WHY]);
        run.args(more).args(["hello", version])
    };
    add("1.0.0", &["--expires", &in_days(91)]).exits(2).says("90 days").says("--expires");
    add("1.0.0", &["--expires", &in_days(-1)]).exits(2);
    add("3.0.0", &[]).exits(NOT_FOUND).says("lists hello 3.0.0");
    // What the fork itself revokes it does not except; what it lists alone nobody above has a word about.
    team.adds("ours");
    let revoked = team.types("revoke ours 1.0.0 --format json --confirm 1 --mass --reason").arg("not what it was");
    let own = revoked.ok().json();
    let own_id = own["revoked"]["id"].as_str().unwrap();
    let run = team.types("fork except add ours 1.0.0 --reason").args([WHY, "--revocation", own_id]);
    run.exits(NOT_FOUND).says("withdraw");
    team.types("fork except remove hello 1.0.0").exits(NOT_FOUND).says("no such exception");
    assert!(!team.folder().join("exceptions.json").exists());
    world
        .marketplace()
        .directory(world.market())
        .line("fork except add a 1.0.0 --revocation DCM-1 --reason")
        .arg(WHY)
        .exits(NOT_FOUND)
        .says("follows no other");
}

#[test]
fn an_exception_outlives_no_key_and_ends_by_itself() {
    let world = World::new();
    let (_hub, team, _) = revoked_since(&world);
    let id = id_of(&team, "hello");
    team.types("fork except add hello 1.0.0 --reason")
        .args([WHY, "--revocation", &id])
        .args(["--expires", &in_days(6)])
        .ok();
    team.types("publish").ok().says("ends after");
    let later = world.marketplace_later("8 days").directory(team.folder().to_owned());
    later.line("fork except list").ok().says("ended hello 1.0.0");
    let text = std::fs::read_to_string(team.folder().join("exceptions.json")).unwrap();
    std::fs::write(team.folder().join("exceptions.json"), text.replace(WHY, "because somebody says so")).unwrap();
    team.types("fork except list").ok().says("void hello 1.0.0");
    team.types("publish").ok().says("has no effect");
    world.plugin().line("marketplace update").ok();
    world.plugin().line("verify").exits(REVOKED);
}

#[test]
fn what_the_upstream_yanks_later_is_yanked_in_the_fork() {
    let world = World::new();
    let hub = Market::open(&world);
    hub.offers("hello", "1.0.0");
    hub.publishes();
    let team = Fork::of(&world, "team", &pinned(&hub), "");
    team.pulls();
    hub.types("yank hello 1.0.0").ok();
    hub.publishes();

    team.pulls();

    assert_eq!(team.shard("hello")["versions"][0]["yanked"], true);
}

#[test]
fn the_upstream_never_hears_a_private_name() {
    let world = World::new();
    let hub = Market::open(&world);
    hub.offers("hello", "1.0.0");
    // Whoever runs the upstream has guessed a name.
    hub.offers("acme-payroll", "9.0.0");
    hub.publishes();
    let server = Server::folder(&hub.public()).unwrap();
    let upstream = format!("{}#{}", server.url().as_str().trim_end_matches('/'), hub.root());
    for (name, more) in [("team", ""), ("list", "--plugin hello --plugin acme-payroll --plugin acme-other")] {
        let team = Fork::of(&world, name, &upstream, more);
        let digest = team.adds("acme-payroll");
        server.forget();

        let pulled = team.pulls();
        team.types("publish").ok();

        assert_eq!(versions(&pulled["countersigned"]), ["hello 1.0.0"]);
        let asked: Vec<String> = server.counts().into_keys().collect();
        assert!(asked.iter().any(|path| path.contains(".hello.json")), "{asked:?}");
        assert!(!asked.iter().any(|path| path.contains("acme")), "{asked:?}");
        assert!(!names(&team.folder().join("upstream")).iter().any(|file| file.contains("acme")));
        team.is_added();
        team.installs("acme-payroll", &digest).ok();
        world.plugin().line("remove acme-payroll").ok();
        world.plugin().line("marketplace remove").arg(name).ok();
    }
}

#[test]
fn a_fork_of_a_fork_hears_what_the_first_of_them_revokes() {
    let world = World::new();
    let hub = Market::open(&world);
    let digest = hub.offers("hello", "1.0.0");
    hub.publishes();
    let company = Fork::of(&world, "company", &pinned(&hub), "");
    company.pulls();
    company.types("publish").ok();
    let team = Fork::of(&world, "team", &company.address(), "");
    assert_eq!(team.takes(), ["hello 1.0.0"]);
    team.types("publish").ok();
    team.is_added();
    team.installs("hello", &digest).ok();

    hub.revokes("hello", "1.0.0");
    hub.publishes();
    company.types("fork pull --no-sign").ok();
    team.types("fork pull --no-sign").ok();

    world.plugin().line("marketplace update").ok();
    world.plugin().line("verify").exits(REVOKED).says("market.example.com/tess, which team follows");
}

#[test]
fn a_fork_goes_to_an_air_gapped_place_and_back_with_both_ages() {
    let world = World::new();
    let hub = Market::open(&world);
    let digest = hub.offers("hello", "1.0.0");
    hub.publishes();
    let team = Fork::of(&world, "team", &pinned(&hub), "");
    team.pulls();
    team.types("publish").ok();
    let file = world.at("team.tar");
    let export = || team.types("bundle export --format json public").arg(&file).ok().json();
    let packed = export();
    assert_eq!(packed["bundle"]["follows"][0]["origin"], "market.example.com/tess");
    assert!(packed["bundle"]["follows"][0]["signedAt"].is_string());

    let there = world.at("there");
    let import = || world.marketplace().line("bundle import").arg(&file).arg(&there).args(["--root", team.root()]);
    import().ok().says("follows market.example.com/tess, signed");
    world.marketplace().line("fsck").arg(format!("{}#{}", there.display(), team.root())).ok();
    let address = format!("file://{}#{}", there.display(), team.root());
    world.plugin().line("marketplace add --name team").arg(address).ok();
    team.installs("hello", &digest).ok();

    // The next delivery brings the news of both; one that came late says how late.
    hub.revokes("hello", "1.0.0");
    hub.publishes();
    team.types("fork pull --no-sign").ok();
    team.types("refresh").ok();
    std::fs::remove_file(&file).unwrap();
    export();
    let late = world.marketplace_later("3 days").line("bundle import").arg(&file).arg(&there);
    late.args(["--root", team.root()]).ok().says("it follows market.example.com/tess, signed 3 days ago, expired");
    world.plugin().line("marketplace update").ok();
    world.plugin().line("verify").exits(REVOKED);
    world.later("3 days").line("marketplace update team").exits(STALE);
}

#[test]
fn a_fork_begins_with_somebody_to_believe_and_a_name_of_its_own() {
    let world = World::new();
    let hub = Market::open(&world);
    hub.offers("hello", "1.0.0");
    hub.publishes();
    let folder = world.at("team");
    std::fs::create_dir(&folder).unwrap();
    let begins = |upstream: &str, origin: &str| {
        let run = world.marketplace().directory(folder.clone()).arg("fork").arg(upstream);
        run.args(["--origin", origin, "--url", "https://team.example.com", "--auditor", "tia"])
    };
    begins(hub.address(), "team.example.com").exits(2).says("nothing says whom to believe");
    let wrong = format!("{}#sha256:{}", hub.address(), "0".repeat(64));
    begins(&wrong, "team.example.com").exits(4);
    begins(&pinned(&hub), "market.example.com/tess").exits(2).says("--origin");
    assert_eq!(std::fs::read_dir(&folder).unwrap().count(), 0, "nothing was begun");
    begins(hub.address(), "team.example.com").args(["--public-key", hub.key()]).ok();
    world.marketplace().line("fork pull").exits(NOT_FOUND).says("follows no other marketplace");
}

/// The shell blocks of a guide.
fn blocks(guide: &str) -> Vec<String> {
    let text = std::fs::read_to_string(tests::kit::repository().join("docs/guides").join(guide)).unwrap();
    text.split("```sh\n").skip(1).filter_map(|rest| rest.split("```").next()).map(str::to_owned).collect()
}

/// Types them into a shell that ends at the first failure.
fn types(world: &World, home: &str, script: &str) -> Run {
    let programs = tests::kit::binaries().plugin.parent().unwrap().to_owned();
    let path = format!("{}:{}", programs.display(), std::env::var_os("PATH").unwrap().display());
    let shell = world.tool("sh").env("PATH", path).env("HOME", world.at(home)).env("DEEPCODE_HOME", world.deepcode());
    shell.env("MARKETPLACE_PASSPHRASE", tests::kit::PASSPHRASE).args(["-euc", script])
}

#[test]
fn the_guide_hosts_a_private_fork_in_ten_commands() {
    let world = World::new();
    let hub = Market::open(&world);
    let digest = hub.offers("hello", "1.0.0");
    hub.publishes();
    let script = blocks("host-a-private-fork.md").concat();
    assert!((5..=10).contains(&script.lines().count()), "{script}");
    let url = format!("file://{}/team/public", world.path().display());

    let typed = types(&world, "home", &script).env("UPSTREAM", pinned(&hub)).env("URL", url).env("DIGEST", &digest);

    typed.ok();
    world.plugin().line("verify hello").ok();
    world.plugin().line("info hello@team").ok().says("signed by market.example.com/tess too");
}

#[test]
fn the_guide_comes_back_from_a_disaster() {
    let world = World::new();
    let hub = Market::open(&world);
    let digest = hub.offers("hello", "1.0.0");
    hub.publishes();
    hub.is_added();
    let [backup, restore] = blocks("disaster-recovery.md").try_into().unwrap();
    let types = |script: &str| {
        let run = types(&world, "maintainer", &format!("cd market\n{script}"));
        run.env("BACKUP", world.at("backup")).env("ROOT", hub.root())
    };
    types(&backup).ok();
    world.plugin().line("marketplace update").ok();
    // The disk rots.
    std::fs::write(hub.public().join(format!("trees/{}.tar.gz", digest.trim_start_matches("sha256:"))), "").unwrap();
    std::fs::remove_file(hub.public().join("metadata/timestamp.json")).unwrap();
    hub.types("fsck").exits(4);

    types(&restore).ok();

    hub.types("fsck").ok();
    world.plugin().line("marketplace update").ok();
    hub.installs("hello", &digest);
}
