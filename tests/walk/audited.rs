//! The audit on the whole road: what is dangerous is not signed, not installed and not loaded, unless who may say so does.

use std::path::PathBuf;
use std::sync::Arc;

use audit::Bundle;
use audit::child::{Auditor, Limits};
use serde_json::{Value, json};
use tests::kit::{Market, Plugin, World, binaries};

/// Code that every audit stops: a character that turns around what is read.
const DANGER: &str = "export function run(text) {\n  return '\u{202e}' + text;\n}\n";

/// A plugin with something dangerous in it.
fn dangerous(plugin: Plugin) -> Plugin {
    plugin.file("lib/run.js", DANGER).file("index.js", "import { run } from './lib/run.js';\nexport default run;\n")
}

/// What the audit finds in a folder, and its exit status.
fn report(world: &World, folder: &str) -> (Value, i32) {
    let said = world.marketplace().line("audit --format json").arg(folder).end();
    (serde_json::from_str(&said.stdout).unwrap_or_else(|e| panic!("{e}: {said:?}")), said.status)
}

/// The fingerprints of what is dangerous.
fn fingerprints(report: &Value) -> Vec<String> {
    let findings = report["findings"].as_array().unwrap().iter().filter(|f| f["severity"] == "danger");
    findings.map(|f| f["fingerprint"].as_str().unwrap().to_owned()).collect()
}

/// Signs waivers for everything that is dangerous in the folder `./src/<name>` of the working copy.
fn waives(market: &Market<'_>, name: &str, more: &[&str]) {
    let folder = format!("./src/{name}");
    let mut waive = market.types("waive").arg(&folder).args(["--reason", "read line by line, it is meant"]).args(more);
    for fingerprint in fingerprints(&report(market.world(), &folder).0) {
        waive = waive.args(["--finding", &fingerprint]);
    }
    waive.ok();
}

/// Publishes the dangerous `bad` 1.0.0, waived, to a user who has added the marketplace; returns its digest.
fn sells_what_was_waived(market: &Market<'_>) -> String {
    let plugin = dangerous(market.plugin("bad", "1.0.0"));
    waives(market, "bad", &[]);
    let digest = market.signs(plugin.folder());
    market.publishes();
    market.is_added();
    digest
}

fn settings(world: &World, grade: &str) {
    std::fs::create_dir_all(world.deepcode()).unwrap();
    let text = json!({ "plugins": { "allowedSources": [grade, "verified-third-party"] } }).to_string();
    std::fs::write(world.deepcode().join("settings.json"), text).unwrap();
}

fn record(world: &World, name: &str) -> Value {
    let text = std::fs::read_to_string(world.deepcode().join("plugins-trust.json")).unwrap();
    serde_json::from_str::<Value>(&text).unwrap()[name].clone()
}

/// A folder of the user's own with something dangerous in it, and its digest.
fn own(world: &World) -> (PathBuf, String) {
    let folder = world.home().join("mine");
    let plugin = dangerous(Plugin::write(folder, "mine", "1.0.0"));
    settings(world, "local-path");
    let digest = world.marketplace().line("hash --format json").arg(plugin.folder()).ok().field("/digest");
    (plugin.folder().to_owned(), digest)
}

#[test]
fn the_exit_status_is_the_verdict() {
    let world = World::new();
    let market = Market::open(&world);
    market.plugin("fine", "1.0.0");
    let _plugin = dangerous(market.plugin("bad", "1.0.0"));

    let (fine, status) = report(&world, "./src/fine");
    let verdicts = [("clean", 0), ("info", 11), ("warning", 12)];
    assert!(verdicts.contains(&(fine["verdict"].as_str().unwrap(), status)), "{status}: {fine:#}");
    let (bad, status) = report(&world, "./src/bad");
    assert_eq!((bad["verdict"].as_str(), status), (Some("danger"), 13), "{bad:#}");
    market.types("audit ./src/bad --no-exit-codes").ok().says("danger");
    market.types("audit ./src/bad --format sarif").ok();
    market.types("audit ./src/bad --min-severity danger --min-confidence high").exits(13);
    std::fs::create_dir(world.at("empty")).unwrap();
    market.types("audit").arg(world.at("empty")).exits(10);
    market.types("audit ./nowhere").exits(10);
}

#[test]
fn danger_is_neither_added_nor_signed() {
    let world = World::new();
    let market = Market::open(&world);
    let _plugin = dangerous(market.plugin("bad", "1.0.0"));
    let digest = market.types("hash --format json ./src/bad").ok().field("/digest");

    for more in [&[][..], &["--unaudited"], &["--manual", "I have read it"]] {
        let said = market.types("add ./src/bad --digest").arg(&digest).args(more).exits(13);
        said.says("waive").says("lib/run.js");
    }
    assert!(!world.market().join("plugins/bad.json").exists());

    // Listed by hand without a signature, it is not signed either.
    market.offers("good", "1.0.0");
    let shard = std::fs::read_to_string(world.market().join("plugins/good.json")).unwrap();
    let mut shard: Value = serde_json::from_str(&shard).unwrap();
    let entry = shard["versions"][0].as_object_mut().unwrap();
    for gone in ["signature", "keyId", "audit", "auditedBy", "auditedAt"] {
        entry.remove(gone);
    }
    entry.insert("sourceHash".into(), digest.clone().into());
    entry.insert("source".into(), "./src/bad".into());
    shard["name"] = "bad".into();
    std::fs::write(world.market().join("plugins/bad.json"), shard.to_string()).unwrap();
    market.types("sign bad --digest").arg(&digest).exits(13);
}

#[test]
fn a_verdict_is_signed_and_its_report_published() {
    let world = World::new();
    let market = Market::open(&world);
    let digest = market.offers("hello", "1.0.0");
    market.publishes();
    let found = report(&world, "./src/hello").0;

    let index = std::fs::read_to_string(market.public().join("index.json")).unwrap();
    let index: Value = serde_json::from_str(&index).unwrap();
    let audit = &index["plugins"][0]["versions"][0]["audit"];
    assert_eq!((&audit["verdict"], &audit["rules"]), (&found["verdict"], &found["rules"]), "{audit}");
    assert!(audit["rules"].as_str().unwrap().starts_with("sha256:"), "{audit}");
    let published = std::fs::read_to_string(market.public().join(audit["report"].as_str().unwrap())).unwrap();
    let published: Value = serde_json::from_str(&published).unwrap();
    assert_eq!((&published["digest"], &published["rules"]), (&json!(digest), &audit["rules"]));

    market.is_added();
    market.installs("hello", &digest);
    let record = record(&world, "hello");
    assert_eq!(record["audit"]["by"], "marketplace", "{record:#}");
    assert_eq!(record["audit"]["verdict"], found["verdict"], "{record:#}");
}

#[test]
fn a_waiver_lets_it_through_is_shown_and_ends() {
    let world = World::new();
    let market = Market::open(&world);
    let _plugin = dangerous(market.plugin("bad", "1.0.0"));
    waives(&market, "bad", &["--expires", "9999-12-31"]);
    market.types("waive bad --list").ok().says("read line by line");
    let (waived, status) = report(&world, "./src/bad");
    assert_eq!(waived["verdict"], "danger");
    assert_ne!((waived["unwaived"].as_str(), status), (Some("danger"), 13), "{waived:#}");
    let digest = market.signs(&world.market().join("src/bad"));
    market.publishes();
    market.is_added();

    market.installs("bad", &digest).says("read line by line, it is meant");
    world.plugin().line("enable bad").ok();
    assert_eq!(record(&world, "bad")["audit"]["verdict"], "danger");

    // The day after the last one it does not load any more, whoever approved it.
    world.plugin().line("approve bad --digest").arg(&digest).ok();
    let path = world.deepcode().join("plugins-trust.json");
    let text = std::fs::read_to_string(&path).unwrap().replace("9999-12-31", "2020-01-01");
    std::fs::write(&path, text).unwrap();
    world.plugin().line("verify bad").exits(13).says("the waiver ended on 2020-01-01");
    world.plugin().line("enable bad").exits(13);
}

#[test]
fn a_waiver_of_other_bytes_or_another_marketplace_covers_nothing() {
    let world = World::new();
    let market = Market::open(&world);
    let plugin = dangerous(market.plugin("bad", "1.0.0"));
    waives(&market, "bad", &[]);
    assert_ne!(report(&world, "./src/bad").1, 13);

    let _plugin = plugin.file("lib/run.js", &format!("{DANGER}// one more line\n"));
    assert_eq!(report(&world, "./src/bad").1, 13, "another byte in the file voids it");

    let there = World::new();
    let other = Market::named(&there, "market.example.com/other", "https://market.example.com/other");
    let _plugin = dangerous(other.plugin("bad", "1.0.0"));
    std::fs::create_dir(there.market().join("waivers")).unwrap();
    std::fs::copy(world.market().join("waivers/bad.json"), there.market().join("waivers/bad.json")).unwrap();
    let said = other.types("audit ./src/bad").exits(13);
    said.says("does not count");
}

#[test]
fn an_expired_waiver_covers_nothing() {
    let world = World::new();
    let market = Market::open(&world);
    let _plugin = dangerous(market.plugin("bad", "1.0.0"));
    let today = jiff::Timestamp::now().to_zoned(jiff::tz::TimeZone::UTC).date();
    waives(&market, "bad", &["--expires", &today.to_string()]);
    assert_ne!(report(&world, "./src/bad").1, 13);

    let digest = market.signs(&world.market().join("src/bad"));
    market.publishes();
    market.is_added();
    market.installs("bad", &digest);
    world.later("2 days").line("verify bad --offline").exits(13).says("the waiver ended");
}

#[test]
fn a_published_danger_whose_report_or_waivers_are_gone_or_swapped_is_refused() {
    let world = World::new();
    let market = Market::open(&world);
    let digest = sells_what_was_waived(&market);
    let audits: Vec<PathBuf> =
        std::fs::read_dir(market.public().join("audits")).unwrap().map(|e| e.unwrap().path()).collect();
    assert_eq!(audits.len(), 2);

    for path in &audits {
        let honest = std::fs::read(path).unwrap();
        std::fs::remove_file(path).unwrap();
        assert_ne!(market.installing("bad", &digest).end().status, 0);
        std::fs::write(path, [honest.as_slice(), b" "].concat()).unwrap();
        market.installing("bad", &digest).exits(4);
        std::fs::write(path, honest).unwrap();
    }
    market.installs("bad", &digest);
}

#[test]
fn nothing_but_words_typed_at_a_terminal_accepts_danger_from_nobody() {
    let world = World::new();
    let (folder, digest) = own(&world);
    let folder = folder.to_str().unwrap();

    world.plugin().args(["install", folder, "--digest", &digest]).exits(13).says("only a person can accept that");
    let declined =
        world.plugin().args(["install", folder]).person().sees("[c] cancel").types("t").sees("accept danger");
    let declined = declined.types("yes").leaves();
    assert_eq!(declined.status, 13, "{declined:?}");
    assert!(!world.deepcode().join("plugins/mine").exists());

    let asked = world.plugin().args(["install", folder]).person().sees("[c] cancel").types("t").sees("accept danger ");
    let (asked, code) = asked.reads(8);
    let said = asked.types(&format!("accept danger {code}")).leaves();
    assert_eq!(said.status, 0, "{said:?}");
    let record = record(&world, "mine");
    assert_eq!(record["audit"]["acknowledged"], record["audit"]["danger"], "{record:#}");
    world.plugin().line("verify mine").ok();
    world.plugin().line("enable mine").ok();
}

#[test]
fn strict_takes_nothing_that_is_dangerous() {
    let world = World::new();
    let (folder, digest) = own(&world);
    let said = world.plugin().args(["--strict", "install", folder.to_str().unwrap(), "--digest", &digest]).end();
    assert_ne!(said.status, 0, "{said:?}");
    assert!(!world.deepcode().join("plugins/mine").exists());
}

#[test]
fn the_source_is_inspected_with_its_findings() {
    let world = World::new();
    let (folder, _) = own(&world);
    let said = world
        .plugin()
        .args(["install", folder.to_str().unwrap()])
        .person()
        .sees("[c] cancel")
        .types("i")
        .sees("nothing to go back:")
        .types("lib/run.js")
        .sees("^ danger invisible-unicode")
        .sees("nothing to go back:")
        .types("")
        .sees("[c] cancel")
        .types("c")
        .leaves();
    assert_eq!(said.status, 6, "{said:?}");
}

#[test]
fn a_record_without_its_acknowledgement_does_not_load_and_one_from_before_audits_does() {
    let world = World::new();
    let (folder, _) = own(&world);
    let asked = world.plugin().args(["install", folder.to_str().unwrap()]).person().sees("[c] cancel").types("t");
    let (asked, code) = asked.sees("accept danger ").reads(8);
    assert_eq!(asked.types(&format!("accept danger {code}")).leaves().status, 0);

    let path = world.deepcode().join("plugins-trust.json");
    let mut file: Value = serde_json::from_str(&std::fs::read_to_string(&path).unwrap()).unwrap();
    file["mine"]["audit"]["acknowledged"] = json!([]);
    file["mine"]["approved"] = file["mine"]["sourceHash"].clone();
    std::fs::write(&path, file.to_string()).unwrap();
    world.plugin().line("verify mine").exits(13);
    world.plugin().line("enable mine").exits(13);

    file["mine"].as_object_mut().unwrap().remove("audit");
    std::fs::write(&path, file.to_string()).unwrap();
    world.plugin().line("enable mine").ok();
    world.plugin().line("review mine").ok().says("not audited when it was trusted");
}

#[test]
fn an_approval_is_of_one_tree() {
    let world = World::new();
    let market = Market::open(&world);
    let digest = market.offers("hello", "1.0.0");
    market.publishes();
    market.is_added();
    market.installs("hello", &digest);

    world.plugin().line("approve hello").exits(6).says("--digest");
    world.plugin().line("approve hello --digest").arg(format!("sha256:{}", "0".repeat(64))).exits(4);
    world.plugin().line("approve hello --digest").arg(&digest).ok();
    assert_eq!(record(&world, "hello")["approved"], json!(digest));
    world.plugin().line("review hello").ok().says("approved");
    world.plugin().line("unapprove hello").ok();
    assert_eq!(record(&world, "hello")["approved"], Value::Null);

    world.plugin().line("approve hello --digest").arg(&digest).ok();
    let newer = market.offers("hello", "1.1.0");
    market.publishes();
    world.plugin().line("update hello --digest").arg(&newer).ok();
    assert_eq!(record(&world, "hello")["approved"], Value::Null, "another version is another tree");
    world.plugin().line("approve hello --digest").arg(&newer).env("DEEPCODE_AGENT", "1").exits(3);
}

#[test]
fn an_update_marks_what_its_audit_finds_that_the_old_one_did_not() {
    let world = World::new();
    let plugin = Plugin::write(world.home().join("mine"), "mine", "1.0.0");
    settings(&world, "local-path");
    let folder = plugin.folder().to_owned();
    let digest = world.marketplace().line("hash --format json").arg(&folder).ok().field("/digest");
    world.plugin().arg("install").arg(&folder).args(["--digest", &digest]).ok();

    let _plugin = dangerous(plugin.edit(|manifest| manifest["version"] = "1.1.0".into()));
    let said = world.plugin().line("update mine").person().sees("new)").sees("[c] cancel").types("c").leaves();
    assert_eq!(said.status, 6, "{said:?}");
}

#[test]
fn the_real_auditor_out_of_memory_is_danger_and_not_clean() {
    let files = vec![verifier::tree::memory::File::new("a.csv", "one line\n".repeat(2_000_000).into_bytes())];
    let bundle = Bundle::of(verifier::tree::memory::open(files, &verifier::Limits::default()).unwrap());
    let auditor = |limits| Auditor::of(binaries().marketplace.clone(), Arc::default()).within(limits);
    let honest = auditor(Limits::default()).audit(&bundle, &|_| {}).unwrap();
    assert!(honest.findings.iter().all(|finding| finding.rule.id != "auditor-dos/ended"), "{honest:#?}");

    // The stack of 64 MiB, and less than the file besides.
    let starved = auditor(Limits { memory_bytes: 72 << 20, ..Limits::default() }).audit(&bundle, &|_| {}).unwrap();
    assert_eq!(starved.verdict, schemas::Verdict::Danger);
    // It ends, or it cannot take the file in: either is told, and neither is clean.
    let worst = starved.findings[0].rule.id;
    assert!(["auditor-dos/ended", "bundle-shape/unreadable"].contains(&worst), "{worst}");
    assert!(!starved.is_complete());
}

#[test]
fn the_child_by_hand_reads_nothing_and_says_nothing() {
    let world = World::new();
    for run in [world.marketplace(), world.plugin()] {
        let said = run.line("audit-child").exits(64);
        assert_eq!((said.stdout.as_str(), said.stderr.as_str()), ("", ""));
    }
    let said = world.marketplace().line("audit-child 536870912,9").stdin("nonsense").exits(66);
    assert_eq!(said.stdout, "");
}

#[test]
fn a_hostile_name_and_line_reach_no_terminal_raw() {
    let world = World::new();
    let market = Market::open(&world);
    let hostile = "x\u{1b}]0;owned\u{7}\u{202e}eval\u{200b}";
    let plugin = dangerous(market.plugin("bad", "1.0.0"));
    let _plugin =
        plugin.file("lib/run.js", &format!("/* {hostile} */ export const run = (t) => eval(t); // {hostile}\n"));
    for format in ["plain", "github", "json", "sarif"] {
        let said = market.types("audit ./src/bad --format").arg(format).end();
        let raw = said.stdout.chars().chain(said.stderr.chars()).find(|c| *c != '\n' && c.is_control());
        assert_eq!(raw, None, "{format}: {said:?}");
        let bidi = said.stdout.contains('\u{202e}') && format != "json";
        assert!(!bidi, "{format}: {said:?}");
    }
}

#[test]
fn a_new_waiver_counts_once_the_version_is_signed_again() {
    let world = World::new();
    let market = Market::open(&world);
    let _plugin = dangerous(market.plugin("bad", "1.0.0"));
    let today = jiff::Timestamp::now().to_zoned(jiff::tz::TimeZone::UTC).date();
    waives(&market, "bad", &["--expires", &today.to_string()]);
    let digest = market.signs(&world.market().join("src/bad"));
    market.publishes();
    let signed = || -> Value {
        let shard = std::fs::read_to_string(world.market().join("plugins/bad.json")).unwrap();
        serde_json::from_str::<Value>(&shard).unwrap()["versions"][0].clone()
    };
    let before = signed();

    waives(&market, "bad", &["--expires", "9999-12-31"]);
    market.types("sign bad 1.0.0 --digest").arg(&digest).ok().says("nothing to sign");
    assert_eq!(signed(), before);
    market.types("sign --again").exits(2);
    market.types("sign bad 1.0.0 --again --digest").arg(&digest).ok().says("bad 1.0.0 signed");
    let after = signed();
    assert_eq!(after["sourceHash"], before["sourceHash"]);
    assert_ne!(after["audit"]["waivers"], before["audit"]["waivers"]);
    assert_ne!(after["signature"], before["signature"]);

    market.publishes();
    market.is_added();
    market.installs("bad", &digest);
    let waived = &record(&world, "bad")["audit"]["waived"];
    assert_eq!(waived[0]["expires"], "9999-12-31", "{waived:#}");
}

#[test]
fn verify_reads_the_published_audits_back() {
    let world = World::new();
    let market = Market::open(&world);
    let _plugin = dangerous(market.plugin("bad", "1.0.0"));
    waives(&market, "bad", &[]);
    market.signs(&world.market().join("src/bad"));
    market.offers("good", "1.0.0");
    market.publishes();
    let said = market.types("verify --format json").ok().json();
    let audits = &said["report"]["audits"];
    assert_eq!((&audits["reports"], &audits["current"]), (&json!(2), &json!(2)), "{audits:#}");
    assert!(audits["waivers"].as_u64().unwrap() > 0, "{audits:#}");
    assert_eq!(audits["shut"], json!([]), "{audits:#}");
    market.types("verify").ok().says("2 audits read back").says("this program's");

    for file in std::fs::read_dir(market.public().join("audits")).unwrap() {
        let path = file.unwrap().path();
        let honest = std::fs::read(&path).unwrap();
        std::fs::write(&path, [honest.as_slice(), b" "].concat()).unwrap();
        market.types("verify").exits(4);
        std::fs::remove_file(&path).unwrap();
        assert_ne!(market.types("verify").end().status, 0);
        std::fs::write(&path, honest).unwrap();
    }
    market.types("verify").ok();
}

#[test]
fn lists_searches_and_infos_tell_what_the_audit_found() {
    let world = World::new();
    let market = Market::open(&world);
    let digest = sells_what_was_waived(&market);

    world.plugin().line("search bad").ok().says("AUDIT").says("danger, waived 20");
    let found = world.plugin().line("search bad --format json").ok().json();
    assert_eq!(found[0]["audit"]["verdict"], "danger", "{found:#}");
    world.plugin().line("info bad").ok().says("danger by tess").says("rule set").says("read line by line, it is meant");
    market.installs("bad", &digest);
    world.plugin().line("list").ok().says("AUDIT").says("danger (signed), ").says(" waived");
    let listed = world.plugin().line("list --format json").ok().json();
    assert_eq!(listed[0]["audit"]["by"], "marketplace", "{listed:#}");
    world.plugin().line("marketplace list").ok().says("INSTALLED").says("1 danger");
    let markets = world.plugin().line("marketplace list --format json").ok().json();
    assert_eq!(markets[0]["installed"], json!({ "danger": 1 }), "{markets:#}");
}
