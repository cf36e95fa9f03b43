//! What can be typed, and how it is answered.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on stops")]

use std::process::{Command, Output};

const PLUGIN: &str = env!("CARGO_BIN_EXE_deepcode-plugin");

fn run(program: &std::path::Path, line: &str) -> Output {
    let home = tempfile::tempdir().unwrap();
    let mut command = Command::new(program);
    command.env_clear().env("HOME", home.path()).current_dir(home.path());
    command.args(line.split_whitespace()).output().unwrap()
}

fn plugin(line: &str) -> Output {
    run(PLUGIN.as_ref(), line)
}

fn stdout(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

fn stderr(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).unwrap()
}

#[test]
fn every_help_page_is_as_it_was_reviewed() {
    for page in [
        "",
        "marketplace",
        "marketplace add",
        "marketplace update",
        "marketplace remove",
        "search",
        "info",
        "install",
        "lock",
        "list",
        "update",
        "enable",
        "disable",
        "approve",
        "unapprove",
        "remove",
        "review",
        "verify",
        "revocations",
        "revocations ignore",
        "report",
        "guard",
        "exec",
        "doctor",
        "host",
        "run",
        "completions",
    ] {
        let said = plugin(&format!("{page} --help"));
        assert!(said.status.success(), "{page}: {said:?}");
        let name = format!("help {page}").trim_end().replace(' ', "-");
        insta::assert_snapshot!(name, stdout(&said));
    }
}

#[test]
fn an_unknown_command_is_usage_and_names_the_close_one() {
    let said = plugin("instal tidy");
    assert_eq!(said.status.code(), Some(2));
    assert!(stderr(&said).contains("install"), "{said:?}");
}

#[test]
fn a_command_line_that_makes_no_sense_is_one_document_for_programs() {
    for line in ["", "frobnicate", "install", "install Tidy", "enable", "marketplace", "marketplace add gh:a"] {
        let said = plugin(&format!("{line} --format json"));
        assert_eq!(said.status.code(), Some(2), "{line}: {said:?}");
        let document: serde_json::Value = serde_json::from_str(&stdout(&said)).unwrap();
        assert_eq!((&document["error"]["code"], &document["error"]["status"]), (&"usage".into(), &2.into()), "{line}");
        assert!(plugin(line).stdout.is_empty(), "people read stderr: {line}");
    }
}

#[test]
fn doctor_looks_at_settings_that_stop_every_other_command() {
    let home = tempfile::tempdir().unwrap();
    std::fs::create_dir(home.path().join(".deepcode")).unwrap();
    std::fs::write(home.path().join(".deepcode/settings.json"), "{").unwrap();
    let types = |line: &str| {
        let mut command = Command::new(PLUGIN);
        command.env_clear().env("HOME", home.path()).args(line.split_whitespace()).output().unwrap()
    };
    assert_eq!(types("list").status.code(), Some(4));
    let doctor = types("doctor");
    assert_eq!(doctor.status.code(), Some(1), "{doctor:?}");
    assert!(stdout(&doctor).contains("FAIL settings"), "{doctor:?}");
    assert!(types("completions bash").status.success());
}

#[test]
fn there_is_no_flag_that_invents_trust() {
    for flag in ["--yes", "-y", "--force", "--trust", "--assume-yes"] {
        assert_eq!(plugin(&format!("install tidy@shop {flag}")).status.code(), Some(2), "{flag}");
    }
}

#[test]
fn it_answers_when_called_as_the_host_with_plugin_first() {
    let folder = tempfile::tempdir().unwrap();
    let host = folder.path().join("deepcode");
    std::os::unix::fs::symlink(PLUGIN, &host).unwrap();
    for line in ["plugin list", "plugins list"] {
        let said = run(&host, line);
        assert!(said.status.success() && stderr(&said).contains("nothing is installed"), "{line}: {said:?}");
    }
    assert!(plugin("plugins list").status.success());
    for line in ["", "list", "chat plugin"] {
        let said = run(&host, line);
        assert_eq!(said.status.code(), Some(2), "{line}: {said:?}");
    }
}

#[test]
fn nothing_that_is_looked_at_makes_a_file() {
    let home = tempfile::tempdir().unwrap();
    for line in ["list", "marketplace list", "revocations", "doctor", "search x"] {
        let mut command = Command::new(PLUGIN);
        let said = command.env_clear().env("HOME", home.path()).args(line.split_whitespace()).output().unwrap();
        assert!(said.status.success(), "{line}: {said:?}");
    }
    let settings = home.path().join(".deepcode/settings.json");
    assert!(!settings.exists() && !home.path().join(".deepcode/marketplaces.json").exists());
}

#[test]
fn what_is_not_there_is_not_found_and_says_what_next() {
    for line in ["verify tidy", "review tidy", "remove tidy", "disable tidy", "enable tidy", "update tidy"] {
        let said = plugin(line);
        assert_eq!(said.status.code(), Some(10), "{line}: {said:?}");
        assert!(stderr(&said).contains("hint:"), "{line}: {said:?}");
    }
    assert_eq!(plugin("install tidy").status.code(), Some(10));
    assert_eq!(plugin("info tidy").status.code(), Some(10));
    assert_eq!(plugin("install tidy@shop").status.code(), Some(10));
    assert_eq!(plugin("marketplace remove shop").status.code(), Some(10));
}

#[test]
fn a_repository_a_package_and_a_folder_are_refused_by_default_before_anything_is_fetched() {
    for source in ["gh:example/tidy", "git+https://example.com/tidy", "npm:deepcode-plugin-tidy", "./tidy"] {
        let said = plugin(&format!("install {source} --format json"));
        assert_eq!(said.status.code(), Some(3), "{source}: {said:?}");
        let document: serde_json::Value = serde_json::from_str(&stdout(&said)).unwrap();
        assert_eq!(document["error"]["code"], "plugin-source-not-allowed", "{source}");
        assert!(document["error"]["hint"].as_str().unwrap().contains("plugins.allowedSources"), "{source}");
    }
}

#[test]
fn plain_http_to_another_machine_is_refused_and_loopback_is_tried() {
    assert_eq!(plugin("marketplace add http://example.com/m").status.code(), Some(2));
    // Port 9 (discard) of this machine: nobody answers.
    assert_eq!(plugin("marketplace add http://127.0.0.1:9/m").status.code(), Some(7));
}

#[test]
fn completions_are_written_for_every_shell() {
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let said = plugin(&format!("completions {shell}"));
        assert!(said.status.success() && stdout(&said).contains("deepcode-plugin"), "{shell}");
    }
}
