//! Keys: encrypted, outside git, checked by openssl, replaced without a gap.

mod kit;

use std::process::Command;

use kit::{Machine, ORIGIN, PASSPHRASE};

#[test]
fn without_a_passphrase_and_a_terminal_nothing_is_made() {
    let machine = Machine::bare();
    let mut command = machine.command(&["init", "--origin", ORIGIN, "--url", "https://market.example.com"]);
    let said = kit::Said(command.env_remove("MARKETPLACE_PASSPHRASE").output().unwrap());
    said.exits(6).says("--passphrase-fd");
    assert!(!machine.at("keys").exists() && !machine.market("marketplace.json").exists());
}

#[test]
fn keys_are_not_written_into_a_git_work_tree() {
    let machine = Machine::bare();
    assert!(Command::new("git").args(["init", "-q"]).arg(machine.at("")).status().unwrap().success());
    machine
        .run(&["init", "--origin", ORIGIN, "--url", "https://market.example.com"])
        .exits(3)
        .says("it lies in the git work tree");
    assert!(!machine.at("keys").exists() && !machine.market("marketplace.json").exists());
}

#[test]
fn a_second_init_changes_nothing() {
    let machine = Machine::with_marketplace();
    let root = std::fs::read(machine.market("root/1.root.json")).unwrap();
    machine.run(&["init", "--origin", ORIGIN, "--url", "https://other.example.com"]).exits(3);
    assert_eq!(std::fs::read(machine.market("root/1.root.json")).unwrap(), root);
}

#[test]
fn no_output_of_any_command_holds_the_passphrase() {
    let machine = Machine::with_marketplace();
    machine.adds("tidy", "1.0.0");
    for arguments in [&["publish"][..], &["status", "--format", "json"], &["doctor"], &["key", "list"]] {
        let said = machine.run(arguments);
        assert!(!format!("{}{}", said.stdout(), said.stderr()).contains(PASSPHRASE));
    }
}

#[test]
fn the_passphrase_comes_through_a_descriptor() {
    let machine = Machine::with_marketplace();
    let mut command = machine.command(&["publish", "--passphrase-fd", "0"]);
    let command = command.env_remove("MARKETPLACE_PASSPHRASE").write_stdin(format!("{PASSPHRASE}\n"));
    kit::Said(command.output().unwrap()).success();
}

#[test]
fn a_wrong_passphrase_signs_nothing() {
    let machine = Machine::with_marketplace();
    let mut command = machine.command(&["publish"]);
    kit::Said(command.env("MARKETPLACE_PASSPHRASE", "battery staple").output().unwrap())
        .exits(4)
        .says("the passphrase does not open it");
    assert!(!machine.market("public/metadata/timestamp.json").exists());
}

/// The judge is openssl; the statement is rebuilt from `index.json` by a script that knows only the format.
#[test]
fn openssl_verifies_a_statement_rebuilt_from_the_index() {
    let machine = Machine::with_marketplace();
    machine.adds("tidy", "1.0.0");
    machine.run(&["publish"]).success();
    let script = r#"
import base64, json, sys
index = json.load(open("public/index.json"))
plugin, out = index["plugins"][0], sys.argv[1]
v = plugin["versions"][0]
audit = v["audit"]
lines = ["deepcode.dev/plugin-version/v1", "marketplace " + index["marketplace"], "name " + plugin["name"],
  "version " + v["version"], "source " + v["source"], "commit " + v.get("commit", "-"), "tree " + v["sourceHash"],
  "audit %s %s %s" % (audit["verdict"], audit.get("rules", "-"), audit.get("waivers", "-")),
  "audited-by " + v["auditedBy"], "audited-at " + v["auditedAt"]]
open(out + "/statement", "w").write("".join(line + "\n" for line in lines))
open(out + "/signature", "wb").write(base64.b64decode(v["signature"].removeprefix("ed25519:")))
raw = base64.b64decode(index["publicKey"].removeprefix("ed25519:"))
der = bytes.fromhex("302a300506032b6570032100") + raw
open(out + "/key.pem", "w").write("-----BEGIN PUBLIC KEY-----\n" + base64.b64encode(der).decode() + "\n-----END PUBLIC KEY-----\n")
"#;
    let out = machine.at("");
    let made = Command::new("python3").args(["-c", script]).arg(&out).current_dir(machine.at("market")).status();
    assert!(made.unwrap().success());
    let verify = || {
        let mut openssl = Command::new("openssl");
        openssl.args(["pkeyutl", "-verify", "-rawin", "-pubin", "-inkey"]).arg(out.join("key.pem"));
        openssl.arg("-in").arg(out.join("statement")).arg("-sigfile").arg(out.join("signature")).output().unwrap()
    };
    assert!(verify().status.success(), "{:?}", verify());
    let statement = std::fs::read_to_string(out.join("statement")).unwrap();
    std::fs::write(out.join("statement"), statement.replace("1.0.0", "1.0.1")).unwrap();
    assert!(!verify().status.success(), "openssl accepts anything");
}

#[test]
fn the_daily_key_alone_replaces_no_key() {
    let machine = Machine::with_marketplace();
    for name in ["recovery-1", "recovery-2"] {
        std::fs::rename(machine.keys(name), machine.at(name)).unwrap();
    }
    machine.run(&["key", "rotate"]).exits(10).says("--key FILE");
    assert!(!machine.market("root/2.root.json").exists());
    assert!(!machine.keys("marketplace-2.pem").exists(), "a key was made that no root names");
    let recovery = machine.at("recovery-2/recovery-2.pem");
    machine.run(&["key", "rotate", "--key", recovery.to_str().unwrap()]).success();
}

#[test]
fn two_recovery_keys_replace_a_lost_marketplace_key() {
    let machine = Machine::with_marketplace();
    let lost = machine.run(&["key", "export", "marketplace"]).success().stdout();
    for file in ["marketplace.pem", "marketplace.pub.pem"] {
        std::fs::remove_file(machine.keys(file)).unwrap();
    }
    machine.run(&["key", "rotate", lost.trim()]).success();
    machine.run(&["publish"]).success();
    machine.run(&["verify"]).success();
}

#[test]
fn a_rotated_key_keeps_old_statements_and_a_stolen_one_does_not() {
    let machine = Machine::with_marketplace();
    machine.adds("tidy", "1.0.0");
    machine.run(&["publish"]).success();
    let first = machine.json("plugins/tidy.json")["versions"][0]["signature"].clone();

    machine.run(&["key", "rotate"]).success();
    machine.run(&["publish"]).success();
    machine.run(&["verify"]).success().says("1 signed");
    assert_eq!(machine.json("plugins/tidy.json")["versions"][0]["signature"], first);
    let states = machine.json("root/3.root.json")["signed"]["x-audit-keys"].clone();
    assert_eq!((states[0]["state"].as_str(), states[1]["state"].as_str()), (Some("active"), Some("retired")));

    let machine = Machine::with_marketplace();
    machine.adds("tidy", "1.0.0");
    machine.run(&["publish"]).success();
    let first = machine.json("plugins/tidy.json")["versions"][0]["signature"].clone();
    machine.run(&["key", "rotate", "--compromised"]).success().says("1 plugin signed anew");
    machine.run(&["publish"]).success();
    machine.run(&["verify"]).success().says("1 signed");
    assert_ne!(machine.json("plugins/tidy.json")["versions"][0]["signature"], first);
    assert_eq!(machine.json("root/3.root.json")["signed"]["x-audit-keys"].as_array().unwrap().len(), 1);
}

#[test]
fn a_retired_key_that_turns_out_stolen_is_forgotten_too() {
    let machine = Machine::with_marketplace();
    machine.adds("tidy", "1.0.0");
    let retired = machine.run(&["key", "export", "marketplace"]).success().stdout();
    machine.run(&["key", "rotate"]).success();
    machine.run(&["key", "rotate", retired.trim()]).exits(10);

    machine.run(&["key", "rotate", retired.trim(), "--compromised"]).success().says("1 plugin signed anew");

    assert!(!machine.keys("marketplace-3.pem").exists(), "a key was made that nothing needs");
    machine.run(&["publish"]).success();
    machine.run(&["verify"]).success().says("1 signed");
    let root = std::fs::read_to_string(machine.market("root/4.root.json")).unwrap();
    assert!(!root.contains(retired.trim()));
}

#[test]
fn a_root_that_an_interrupted_rotation_left_behind_a_gap_never_joins_the_chain() {
    let machine = Machine::with_marketplace();
    machine.run(&["key", "rotate"]).success();
    // Root 3 is written before root 2, which makes both visible.
    std::fs::remove_file(machine.market("root/2.root.json")).unwrap();

    machine.run(&["refresh", "--root"]).success().says("root 2");

    assert!(!machine.market("root/3.root.json").exists());
    machine.run(&["publish"]).success();
    machine.run(&["verify"]).success();
}

#[test]
fn a_split_off_revocations_key_revokes_without_the_marketplace_key() {
    let machine = Machine::with_marketplace();
    machine.adds("tidy", "1.0.0");
    machine.run(&["publish"]).success();
    machine.run(&["key", "rotate", "--role", "revocations", "--name", "security"]).success();
    // The published targets leave it to the old key still, which clients of the new root would refuse.
    machine
        .run(&["revoke", "tidy", "--reason", "x", "--confirm", "1", "--publish", "--quiet"])
        .exits(1)
        .says("replaced");
    machine.run(&["verify"]).success();
    machine.run(&["withdraw", "DCM-2026-0001"]).success();
    machine.run(&["publish"]).success();
    std::fs::rename(machine.keys("marketplace.pem"), machine.at("marketplace.pem")).unwrap();
    machine.run(&["revoke", "tidy", "--reason", "x", "--confirm", "1", "--publish"]).success();
    machine.run(&["verify"]).success().says("1 revocation in force");
}

#[test]
fn an_exported_secret_key_has_a_passphrase_of_its_own_and_openssl_opens_it() {
    let machine = Machine::with_marketplace();
    let file = machine.at("out/online.pem");
    machine.run(&["key", "export", "online", "--secret-to", file.to_str().unwrap()]).success();
    let opened = Command::new("openssl")
        .args(["pkey", "-noout", "-passin", &format!("pass:{PASSPHRASE}"), "-in"])
        .arg(&file)
        .status()
        .unwrap();
    assert!(opened.success());
}

#[test]
fn an_init_that_is_refused_leaves_no_keys_in_the_way_of_the_next() {
    let machine = Machine::bare();
    let init = |url: &str| machine.run(&["init", "--origin", "github.com/ann/market", "--url", url, "--quiet"]);
    init("not a url").exits(2).says("--url");
    assert!(!machine.at("keys").exists());
    init("https://market.example.com").success();
}
