use std::os::unix::fs::{PermissionsExt, symlink};
use std::path::Path;

use super::*;
use crate::Report;

fn report(make: impl FnOnce(&Path)) -> Report {
    let temp = tempfile::tempdir().unwrap();
    let plugin = temp.path().join("plugin");
    std::fs::create_dir(&plugin).unwrap();
    make(&plugin);
    crate::inspect(&Bundle::directory(&plugin).unwrap())
}

fn ids(report: &Report) -> Vec<(&str, Severity)> {
    report.findings.iter().map(|finding| (finding.rule.id, finding.severity)).collect()
}

#[test]
fn a_link_to_a_document_is_a_warning_and_every_other_link_is_a_danger() {
    for (to, severity) in [
        ("AGENTS.md", Severity::Warning),
        ("./docs", Severity::Warning),
        ("docs/../AGENTS.md", Severity::Warning),
        ("run.sh", Severity::Danger),
        ("code", Severity::Danger),
        ("../outside", Severity::Danger),
        ("/etc/passwd", Severity::Danger),
        ("nothing", Severity::Danger),
        ("link", Severity::Danger),
    ] {
        let report = report(|at| {
            std::fs::create_dir(at.join("docs")).unwrap();
            std::fs::create_dir(at.join("code")).unwrap();
            std::fs::write(at.join("AGENTS.md"), "x").unwrap();
            std::fs::write(at.join("docs/a.md"), "x").unwrap();
            std::fs::write(at.join("code/a.sh"), "x").unwrap();
            std::fs::write(at.join("run.sh"), "x").unwrap();
            symlink(to, at.join("link")).unwrap();
        });
        let links: Vec<Severity> =
            report.findings.iter().filter(|f| f.place.path == "link").map(|f| f.severity).collect();
        assert_eq!(links, [severity], "{to}");
    }
}

#[test]
fn machine_code_archives_and_modules_are_known_by_content_and_pictures_are_clean() {
    for (name, bytes, expected) in [
        ("logo.png", b"\x7fELF\x02\x01\x01\0".as_slice(), Some(("bundle-shape/binary", Severity::Danger))),
        ("a.node", b"\x7fELF\x02\x01\x01\0", Some(("bundle-shape/binary", Severity::Danger))),
        ("a.bin", b"\xcf\xfa\xed\xfe\0\0", Some(("bundle-shape/binary", Severity::Danger))),
        ("a.wasm", b"\0asm\x01\0\0\0", Some(("wasm/file", Severity::Warning))),
        ("a.dat", b"PK\x03\x04\0\0", Some(("bundle-shape/archive", Severity::Warning))),
        ("a.png", b"\x89PNG\r\n\x1a\n\0\0\0\0IEND\xae\x42\x60\x82", None),
        ("a.txt", b"MZ and PK are letters", None),
        ("so.so", b"only text", None),
    ] {
        let report = report(|at| std::fs::write(at.join(name), bytes).unwrap());
        assert_eq!(ids(&report).first().copied(), expected, "{name}");
    }
}

#[test]
fn a_hard_link_out_of_the_plugin_is_a_danger_and_a_twin_inside_is_not() {
    let escaped = report(|at| {
        std::fs::write(at.parent().unwrap().join("outside"), "x").unwrap();
        std::fs::hard_link(at.parent().unwrap().join("outside"), at.join("in.txt")).unwrap();
        std::fs::write(at.join("a.txt"), "x").unwrap();
    });
    assert_eq!(ids(&escaped), [("bundle-shape/hard-link", Severity::Danger)]);
    let twins = report(|at| {
        std::fs::write(at.join("a.txt"), "x").unwrap();
        std::fs::hard_link(at.join("a.txt"), at.join("b.txt")).unwrap();
    });
    assert_eq!(ids(&twins), []);
}

#[test]
fn an_executable_document_is_told_and_an_executable_script_is_not() {
    let report = report(|at| {
        for name in ["README.md", "run.sh"] {
            std::fs::write(at.join(name), "#!/bin/sh\ntrue\n").unwrap();
            std::fs::set_permissions(at.join(name), std::fs::Permissions::from_mode(0o755)).unwrap();
        }
    });
    let bits: Vec<&str> = report
        .findings
        .iter()
        .filter(|f| f.rule.id == "bundle-shape/executable-bit")
        .map(|f| f.place.path.as_str())
        .collect();
    assert_eq!(bits, ["README.md"]);
}

#[test]
fn an_odd_name_is_a_finding() {
    for (name, severity) in
        [("a\nb.js", Severity::Danger), ("aux.js", Severity::Warning), ("a:b.md", Severity::Warning)]
    {
        let report = report(|at| std::fs::write(at.join(name), "").unwrap());
        assert!(report.findings.iter().any(|f| f.rule.id == "bundle-shape/name" && f.severity == severity), "{name:?}");
    }
}
