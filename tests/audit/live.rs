//! The malicious-looking cases are real programs: each does on node what the audit is asked to see.

use std::fs;
use std::process::{Command, Stdio};
use std::time::Duration;

use tests::kit::{repository, tool};

use super::cases::{Case, all, each};

/// What a program prints that got what it wanted.
pub(crate) const MARKER: &str = "AUDIT-MARKER";

/// Ten seconds: two hundred times what node needs; a program that is slower hangs.
const PATIENCE: Duration = Duration::from_secs(10);

/// What `file` of a complete copy says on node, in an empty environment with a home of its own.
pub(crate) fn said(copy: &super::cases::Copy, file: &str) -> String {
    let home = copy.scratch.path().join("home");
    fs::create_dir_all(&home).unwrap();
    let output = home.join("said");
    let both = fs::File::create(&output).unwrap();
    let mut child = Command::new(tool("node"))
        .arg("--require")
        .arg(repository().join("tests/audit/prelude.cjs"))
        .arg(file)
        .current_dir(&copy.plugin)
        .env_clear()
        .env("HOME", &home)
        .stdin(Stdio::null())
        .stdout(both.try_clone().unwrap())
        .stderr(both)
        .spawn()
        .unwrap();
    let begun = std::time::Instant::now();
    while child.try_wait().unwrap().is_none() {
        if begun.elapsed() > PATIENCE {
            child.kill().unwrap();
            child.wait().unwrap();
            break;
        }
        std::thread::sleep(Duration::from_millis(5));
    }
    String::from_utf8_lossy(&fs::read(&output).unwrap()).into_owned()
}

#[test]
fn every_live_case_prints_its_marker_on_node() {
    let cases: Vec<Case> = all().into_iter().filter(|case| case.run.is_some()).collect();
    assert!(cases.len() >= 70, "{} live cases", cases.len());
    let silent: Vec<String> = each(&cases, |case| {
        let said = said(&case.copy(), case.run.as_ref().unwrap());
        // A syntax error shows the line that it is about, and so might show the marker.
        let lives = said.contains(MARKER) && !said.contains("SyntaxError");
        (!lives).then(|| format!("{} ({}): {said}", case.name, case.title))
    })
    .into_iter()
    .flatten()
    .collect();
    assert!(silent.is_empty(), "{}", silent.join("\n"));
}
