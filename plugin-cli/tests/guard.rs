//! What a host asks before an agent's tool call, and what a maintainer is sent, by the built program.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on stops")]

use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use runtime::Home;
use runtime::log::{Level, PluginLog};
use runtime::violations::{Culprit, Violations};
use schemas::{Quarantine, ViolationKind};

const NAME: &str = "my-own";

fn plugin(home: &Path, arguments: &[&str], input: &[u8]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_deepcode-plugin"));
    command.env_clear().env("HOME", home).current_dir(home).args(arguments);
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    // A program that does not read its input closes it.
    drop(child.stdin.take().unwrap().write_all(input));
    child.wait_with_output().unwrap()
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}

#[test]
fn a_refusal_is_one_line_and_ends_with_three() {
    let home = tempfile::tempdir().unwrap();
    let refused = "{\"allow\":false,\"reason\":\"plugin-install-via-agent-forbidden\"}\n";
    let command = r#"{"command":"deepcode plugin install tidy"}"#;
    for (arguments, input) in [
        (&["guard", "--tool", "Bash", "--input", command][..], ""),
        (&["guard", "--tool", "Bash"], command),
        (&["guard", "--tool", "Bash", "--input", "-"], command),
        (&["--quiet", "guard", "--tool", "Bash"], command),
        (&["guard", "--tool", "Write", "--input", r#"{"file_path":"~/.deepcode/settings.json"}"#], ""),
        (&["guard", "--tool", "Write", "--input", r#"{"file_path":".deepcode/plugins-trust.json"}"#], ""),
        (
            &[
                "--home",
                "elsewhere",
                "guard",
                "--tool",
                "Write",
                "--input",
                r#"{"file_path":"elsewhere/settings.json"}"#,
            ],
            "",
        ),
    ] {
        let said = plugin(home.path(), arguments, input.as_bytes());
        assert_eq!((said.status.code(), text(&said.stdout).as_str()), (Some(3), refused), "{arguments:?}");
    }
    let json = plugin(home.path(), &["--format", "json", "guard", "--tool", "Bash"], command.as_bytes());
    let verdict: serde_json::Value = serde_json::from_slice(&json.stdout).unwrap();
    assert_eq!((json.status.code(), &verdict["allow"]), (Some(3), &false.into()));
}

#[test]
fn what_is_no_question_is_no_yes() {
    let home = tempfile::tempdir().unwrap();
    for input in ["", "{", "{\"command\":\"ls\",\"command\":\"deepcode plugin install x\"}", "\u{feff}{}", "{}{}"] {
        let said = plugin(home.path(), &["guard", "--tool", "Bash"], input.as_bytes());
        assert_eq!(said.status.code(), Some(4), "{input}: {said:?}");
        assert!(!text(&said.stdout).contains("true"), "{input}");
    }
    let large = vec![b' '; (8 << 20) + 1];
    assert_eq!(plugin(home.path(), &["guard", "--tool", "Bash"], &large).status.code(), Some(2));
    assert_eq!(plugin(home.path(), &["guard"], b"{}").status.code(), Some(2));
}

#[test]
fn an_ordinary_call_is_allowed_in_one_line() {
    let home = tempfile::tempdir().unwrap();
    for (tool, input) in
        [("Bash", r#"{"command":"cargo test"}"#), ("Read", r#"{"file_path":"x"}"#), ("Write", r#"{"file_path":"x"}"#)]
    {
        let said = plugin(home.path(), &["guard", "--tool", tool, "--input", input], b"");
        assert_eq!((said.status.code(), text(&said.stdout).as_str()), (Some(0), "{\"allow\":true}\n"), "{tool}");
        assert!(said.stderr.is_empty(), "{said:?}");
    }
}

/// A home with one plugin that has said and tried something.
fn home_with_trouble(policy: Quarantine) -> (tempfile::TempDir, Home) {
    let dir = tempfile::tempdir().unwrap();
    let home = Home::at(dir.path().join(".deepcode"));
    std::fs::create_dir_all(home.plugin(&NAME.parse().unwrap())).unwrap();
    let example = concat!(env!("CARGO_MANIFEST_DIR"), "/../schemas/examples/plugins-trust.json");
    let mut trust: serde_json::Value = serde_json::from_slice(&std::fs::read(example).unwrap()).unwrap();
    trust.as_object_mut().unwrap().remove("deepcode-plugin-data-tools").unwrap();
    std::fs::write(home.trust_file(), trust.to_string()).unwrap();
    let settings = r#"{"plugins":{"allowedSources":["local-path"]},"enabledPlugins":["my-own"]}"#;
    std::fs::write(home.settings_file(), settings).unwrap();

    let culprit = Culprit {
        plugin: NAME.parse().unwrap(),
        version: "0.0.1".parse().unwrap(),
        digest: trust.pointer("/my-own/sourceHash").unwrap().as_str().unwrap().parse().unwrap(),
        session: Some("a private name".to_owned()),
    };
    let now = "2026-06-01T08:30:00Z".parse().unwrap();
    let violations = Violations::open(&home, policy, &[]).unwrap();
    let tried = format!("read {}", dir.path().join(".ssh/id_rsa").display());
    violations.record(&culprit, ViolationKind::PathProtected, &tried, now).unwrap();
    let mut log = PluginLog::open(&home.plugin_logs(), &culprit.plugin, &[]).unwrap();
    let said = format!("token=s3cr3tvalue in {} and {}", dir.path().display(), home.path().join("x").display());
    log.write(now, Level::Info, &said).unwrap();
    log.close(now).unwrap();
    (dir, home)
}

#[test]
fn a_report_names_the_bytes_and_holds_no_secret_and_no_home() {
    let (dir, _home) = home_with_trouble(Quarantine::Ask);
    let out = dir.path().join("report.json");
    let said = plugin(dir.path(), &["report", NAME, "--out", "report.json"], b"");
    assert!(said.status.success(), "{said:?}");
    assert!(text(&said.stderr).contains("it contains: name, version, source"), "{said:?}");
    let written = std::fs::read_to_string(&out).unwrap();
    for private in ["s3cr3tvalue", "a private name", dir.path().to_str().unwrap()] {
        assert!(!written.contains(private), "{private}: {written}");
    }
    let report: serde_json::Value = serde_json::from_str(&written).unwrap();
    assert_eq!(report["violations"][0]["kind"], "path-protected");
    assert_eq!(report["violations"][0]["detail"], "read ~/.ssh/id_rsa");
    assert_eq!((&report["plugin"], &report["quarantined"]), (&NAME.into(), &true.into()));
    assert!(report["log"][0].as_str().unwrap().contains("token=**** in ~ and $DEEPCODE_HOME/x"), "{written}");
    // Once more: what is there is not overwritten.
    assert_eq!(plugin(dir.path(), &["report", NAME, "--out", "report.json"], b"").status.code(), Some(1));
    let printed = plugin(dir.path(), &["report", NAME], b"");
    assert_eq!(serde_json::from_slice::<serde_json::Value>(&printed.stdout).unwrap(), report);
    assert_eq!(plugin(dir.path(), &["report", "nobody"], b"").status.code(), Some(10));
}

#[test]
fn a_plugin_that_is_held_back_is_shown_with_its_reason() {
    let (dir, home) = home_with_trouble(Quarantine::On);
    let list = plugin(dir.path(), &["list", "--format", "json"], b"");
    let document: serde_json::Value = serde_json::from_slice(&list.stdout).unwrap();
    assert_eq!(document[0]["state"], "quarantined");
    assert!(document[0]["why"].as_str().unwrap().contains("path-protected"), "{document}");
    let doctor = plugin(dir.path(), &["doctor"], b"");
    assert!(text(&doctor.stdout).contains("held back: my-own (path-protected"), "{doctor:?}");
    // Nothing of it is known any more: everybody is held back.
    std::fs::write(home.quarantine_file(), "{").unwrap();
    let list = plugin(dir.path(), &["list", "--format", "json"], b"");
    let document: serde_json::Value = serde_json::from_slice(&list.stdout).unwrap();
    assert_eq!(document[0]["state"], "refused");
    assert_eq!(plugin(dir.path(), &["doctor"], b"").status.code(), Some(1));
}
