//! Publishing: what clients see changes at one moment, and only when something changed.

mod kit;

use std::process::Command;

use kit::Machine;

#[test]
fn the_same_version_with_another_tree_is_refused() {
    let machine = Machine::published();
    let source = machine.plugin("tidy", "1.0.0", r#","license":"MIT""#);
    let digest = machine.digest(&source);
    machine.run(&["add", &source, "--digest", &digest]).exits(4).says("is listed with another tree");
}

#[test]
fn the_digest_of_another_tree_is_no_consent() {
    let machine = Machine::published();
    let source = machine.plugin("tidy", "1.1.0", "");
    machine.run(&["add", &source, "--digest", &format!("sha256:{}", "ab".repeat(32))]).exits(4);
    machine.run(&["add", &source]).exits(6).says(&machine.digest(&source));
    assert_eq!(machine.json("plugins/tidy.json")["versions"].as_array().unwrap().len(), 1);
}

#[test]
fn a_name_that_resembles_a_listed_one_needs_a_word_of_its_own() {
    let machine = Machine::published();
    let source = machine.plugin("t1dy", "1.0.0", "");
    let digest = machine.digest(&source);
    machine.run(&["add", &source, "--digest", &digest]).exits(3).says("resembles tidy");
    machine.run(&["add", &source, "--digest", &digest, "--look-alike", "tidy"]).success();
}

#[test]
fn a_folder_outside_the_working_copy_is_no_source() {
    let machine = Machine::published();
    std::fs::rename(machine.market("src/tidy"), machine.at("elsewhere")).unwrap();
    machine.run(&["add", "../elsewhere"]).exits(3);
}

#[test]
fn a_file_edited_by_hand_is_not_published() {
    let machine = Machine::published();
    let path = machine.market("plugins/tidy.json");
    let text = std::fs::read_to_string(&path).unwrap();
    std::fs::write(&path, text.replace("./src/tidy", "./src/other")).unwrap();
    machine.run(&["publish"]).exits(4).says("does not cover these facts");
    machine.run(&["verify"]).success();
}

#[test]
fn what_did_not_change_is_not_signed_again() {
    let machine = Machine::published();
    let (index, targets) = (machine.json("public/index.json"), machine.market("public/metadata/2.targets.json"));
    machine.run(&["publish"]).success().says("targets       1, unchanged");
    assert_eq!(machine.json("public/index.json"), index);
    assert!(!targets.exists());
    assert_eq!(machine.json("public/metadata/timestamp.json")["signed"]["version"], 2);
}

#[test]
fn a_dry_run_writes_nothing() {
    let machine = Machine::with_marketplace();
    machine.adds("tidy", "1.0.0");
    machine.run(&["publish", "--dry-run"]).success().says("plugins/tidy.json");
    assert!(!machine.market("public").exists());
}

#[test]
fn a_publication_that_fails_before_its_timestamp_is_invisible() {
    let machine = Machine::published();
    let before = std::fs::read(machine.market("public/metadata/timestamp.json")).unwrap();
    machine.adds("tidy", "1.1.0");
    // The snapshot is the last file before the commit: a folder of its name stops everything there.
    std::fs::create_dir(machine.market("public/metadata/2.snapshot.json")).unwrap();
    machine.run(&["publish"]).exits(1);
    assert_eq!(std::fs::read(machine.market("public/metadata/timestamp.json")).unwrap(), before);
    machine.run(&["verify"]).success().says("1 version:");

    std::fs::remove_dir(machine.market("public/metadata/2.snapshot.json")).unwrap();
    machine.run(&["publish"]).success();
    machine.run(&["verify"]).success().says("2 versions:");
}

#[test]
fn plain_copies_that_an_interrupted_publication_left_behind_are_put_right() {
    let machine = Machine::published();
    let plain = machine.market("public/index.json");
    let good = std::fs::read(&plain).unwrap();
    std::fs::write(&plain, "{}").unwrap();
    machine.run(&["verify"]).exits(4);
    machine.run(&["doctor"]).exits(1).says("the plain index.json is not the signed one");
    machine.run(&["refresh"]).success();
    assert_eq!(std::fs::read(&plain).unwrap(), good);
    machine.run(&["verify"]).success();
}

#[test]
fn a_lost_folder_never_makes_the_numbers_start_again() {
    let machine = Machine::published();
    machine.run(&["refresh"]).success();
    std::fs::remove_dir_all(machine.market("public")).unwrap();
    machine.run(&["publish"]).success();
    let version = |file: &str| machine.json(&format!("public/metadata/{file}"))["signed"]["version"].clone();
    assert_eq!((version("timestamp.json"), version("2.targets.json")), (3.into(), 2.into()));
    machine.run(&["verify"]).success();
}

#[test]
fn the_online_key_alone_keeps_it_fresh_and_adds_nothing() {
    let machine = Machine::published();
    machine.adds("tidy", "1.1.0");
    for file in ["marketplace.pem", "minisign.key"] {
        std::fs::remove_file(machine.keys(file)).unwrap();
    }
    machine.run(&["refresh"]).success().says("not published");
    machine.run(&["verify"]).success().says("1 version:");
    machine.run(&["publish"]).exits(10).says("targets");
}

#[test]
fn a_yanked_version_stays_listed_and_can_be_offered_again() {
    let machine = Machine::published();
    machine.run(&["yank", "tidy", "2.0.0"]).exits(10).says("1.0.0");
    machine.run(&["yank", "tidy", "1.0.0"]).success();
    machine.run(&["publish"]).success();
    assert_eq!(machine.json("public/index.json")["plugins"][0]["versions"][0]["yanked"], true);
    machine.run(&["yank", "tidy", "1.0.0", "--undo"]).success();
    assert_eq!(machine.json("plugins/tidy.json")["versions"][0]["yanked"], false);
}

#[test]
fn an_unaudited_version_is_listed_without_a_signature_and_signed_later() {
    let machine = Machine::with_marketplace();
    let source = machine.plugin("tidy", "1.0.0", "");
    let digest = machine.digest(&source);
    machine.run(&["add", &source, "--digest", &digest, "--unaudited"]).success();
    machine.run(&["publish"]).success();
    machine.run(&["verify"]).success().says("0 signed, 1 listed without a signature");
    machine.run(&["sign"]).exits(6);
    machine.run(&["sign", "--digest", &digest]).success();
    machine.run(&["publish"]).success();
    machine.run(&["verify"]).success().says("1 signed");
}

#[test]
fn what_a_new_version_asks_for_is_shown_before_it_is_signed() {
    let machine = Machine::published();
    let source = machine.plugin("tidy", "1.1.0", r#","capabilities":["bash"],"allowedDomains":["a.example.com"]"#);
    machine
        .run(&["add", &source, "--dry-run"])
        .success()
        .says("+ capabilities: bash")
        .says("+ allowedDomains: a.example.com")
        .says("files changed");
}

#[test]
fn a_folder_that_changed_since_it_was_signed_is_still_published_as_signed() {
    let machine = Machine::with_marketplace();
    let digest = machine.adds("tidy", "1.0.0");
    machine.plugin("tidy", "1.1.0", "");
    machine.run(&["publish"]).success();
    machine.run(&["verify", "--trees"]).success().says("1 bundle");
    let name = format!("public/trees/{}.tar.gz", digest.trim_start_matches("sha256:"));
    assert!(machine.market(&name).is_file());
}

#[test]
fn it_is_read_back_through_its_address_as_a_client_would() {
    let machine = Machine::published();
    let address = format!("file://{}", machine.market("public").canonicalize().unwrap().display());
    machine.run(&["publish", "--check", &address]).success().says("read back");
    let elsewhere = machine.at("stale");
    assert!(Command::new("cp").arg("-r").arg(machine.market("public")).arg(&elsewhere).status().unwrap().success());
    let timestamp = elsewhere.join("metadata/timestamp.json");
    let longer = [std::fs::read(&timestamp).unwrap(), b" ".repeat(100)].concat();
    std::fs::write(&timestamp, longer).unwrap();
    let stale = format!("file://{}", elsewhere.canonicalize().unwrap().display());
    machine.run(&["publish", "--check", &stale]).exits(9).says("does not serve what was just published");
}

#[test]
fn stock_minisign_accepts_the_plain_documents() {
    let machine = Machine::published();
    let public = machine.json("root/1.root.json")["signed"]["x-minisign-key"].as_str().unwrap().to_owned();
    for name in ["public/index.json", "public/revoked.json"] {
        let judge = Command::new("minisign").args(["-V", "-P", &public, "-m"]).arg(machine.market(name)).output();
        let judge = judge.unwrap();
        assert!(judge.status.success(), "{}", String::from_utf8_lossy(&judge.stderr));
    }
    std::fs::write(machine.market("public/index.json"), "{}").unwrap();
    let mut judge = Command::new("minisign");
    judge.args(["-V", "-P", &public, "-m"]).arg(machine.market("public/index.json"));
    assert!(!judge.output().unwrap().status.success(), "minisign accepts anything");
}

#[test]
fn a_clone_in_which_git_kept_no_empty_folder_is_a_working_copy() {
    let machine = Machine::with_marketplace();
    std::fs::remove_dir(machine.market("plugins")).unwrap();
    machine.run(&["status"]).success();
    machine.run(&["publish"]).success();
    machine.adds("tidy", "1.0.0");
    machine.run(&["publish"]).success();
    machine.run(&["verify"]).success().says("1 version:");
}

#[test]
fn what_was_never_published_is_not_found_and_not_accused() {
    let machine = Machine::with_marketplace();
    std::fs::create_dir(machine.market("public")).unwrap();
    machine.run(&["verify"]).exits(10).says("was anything published there?");
}
