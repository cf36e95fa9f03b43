//! What the tool says of itself. Run with `INSTA_UPDATE=always` after a deliberate change, and read the difference.

mod kit;

use kit::Machine;

#[test]
fn every_command_explains_itself() {
    let machine = Machine::bare();
    let commands = [
        "",
        "init",
        "key",
        "key generate",
        "key rotate",
        "key export",
        "hash",
        "add",
        "audit",
        "sign",
        "waive",
        "yank",
        "revoke",
        "withdraw",
        "publish",
        "refresh",
        "verify",
        "status",
        "diff",
        "doctor",
        "submit",
        "review",
        "site",
        "site build",
        "mirror",
        "bundle",
        "fsck",
        "fork",
        "fork pull",
        "fork except",
        "fork except add",
    ];
    for command in commands {
        let arguments: Vec<&str> = command.split_whitespace().chain(["--help"]).collect();
        let said = machine.run(&arguments).success().stdout();
        let name = if command.is_empty() { "marketplace".to_owned() } else { command.replace(' ', "-") };
        insta::assert_snapshot!(name, said);
    }
}

#[test]
fn a_wrong_command_line_ends_with_status_2() {
    let machine = Machine::bare();
    machine.run(&["publsh"]).exits(2).says("publish");
    machine.run(&["add", "not a source"]).exits(2);
    machine.run(&[]).exits(2);
}

#[test]
fn outside_a_working_copy_the_way_to_one_is_named() {
    Machine::bare().run(&["status"]).exits(10).says("marketplace init");
}

#[test]
fn completions_and_the_manual_page_are_written() {
    let machine = Machine::bare();
    for shell in ["bash", "zsh", "fish"] {
        machine.run(&["completions", shell]).success().says("revoke");
    }
    machine.run(&["man"]).success().says(".TH");
}

#[test]
fn a_failure_is_one_json_object_for_programs() {
    let said = Machine::bare().run(&["status", "--format", "json"]).exits(10).stdout();
    let said: serde_json::Value = serde_json::from_str(&said).unwrap();
    assert_eq!(said["error"]["code"], "not-found");
}
