use std::os::unix::fs::PermissionsExt as _;

use super::*;

fn culprit(plugin: &str) -> Culprit {
    Culprit {
        plugin: plugin.parse().unwrap(),
        version: "1.0.0".parse().unwrap(),
        digest: format!("sha256:{}", "ab".repeat(32)).parse().unwrap(),
        session: Some("s1".to_owned()),
    }
}

fn now() -> Timestamp {
    "2026-06-01T08:30:00Z".parse().unwrap()
}

struct Ground(tempfile::TempDir);

impl Ground {
    fn new() -> Self {
        Self(tempfile::tempdir().unwrap())
    }
    fn home(&self) -> Home {
        Home::at(self.0.path().join("home"))
    }
    fn open(&self, policy: Quarantine) -> Violations {
        Violations::open(&self.home(), policy, &["hunter2hunter2"]).unwrap()
    }
}

#[test]
fn a_quarantine_file_that_cannot_be_read_holds_everybody_back() {
    let ground = Ground::new();
    std::fs::create_dir_all(ground.home().path()).unwrap();
    for bytes in ["", "[]", "{\"tidy\":1}", "{\"a\":{},\"a\":{}}"] {
        std::fs::write(ground.home().quarantine_file(), bytes).unwrap();
        assert!(quarantined(&ground.home()).is_err(), "{bytes}");
        assert!(lift(&ground.home(), &"tidy".parse().unwrap()).is_err(), "{bytes}");
    }
    let violations = ground.open(Quarantine::On);
    assert!(violations.record(&culprit("tidy"), ViolationKind::Token, "x", now()).is_err());
}

#[test]
fn a_grave_violation_holds_a_plugin_back_until_it_is_lifted_by_name() {
    for (policy, outcome) in [(Quarantine::On, Outcome::Stop), (Quarantine::Ask, Outcome::HeldBack)] {
        let ground = Ground::new();
        let violations = ground.open(policy);
        let done = violations.record(&culprit("tidy"), ViolationKind::PathProtected, "read ~/.ssh", now()).unwrap();
        assert_eq!(done, outcome);
        violations.record(&culprit("tidy"), ViolationKind::Token, "later", now()).unwrap();
        let held = quarantined(&ground.home()).unwrap().0;
        assert_eq!(
            held.values().map(|v| (v.kind, v.detail.as_str())).collect::<Vec<_>>(),
            [(ViolationKind::PathProtected, "read ~/.ssh")]
        );
        let mode = std::fs::metadata(ground.home().quarantine_file()).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600);
        assert!(!lift(&ground.home(), &"other".parse().unwrap()).unwrap());
        assert!(lift(&ground.home(), &"tidy".parse().unwrap()).unwrap());
        assert!(quarantined(&ground.home()).unwrap().0.is_empty());
    }
}

#[test]
fn policy_off_and_mere_trouble_hold_nobody_back() {
    let ground = Ground::new();
    let off = ground.open(Quarantine::Off);
    assert_eq!(off.record(&culprit("tidy"), ViolationKind::Token, "", now()).unwrap(), Outcome::Recorded);
    let on = ground.open(Quarantine::On);
    for kind in [ViolationKind::Oom, ViolationKind::Deadline, ViolationKind::HostDenied] {
        assert_eq!(on.record(&culprit("tidy"), kind, "", now()).unwrap(), Outcome::Recorded);
    }
    assert!(quarantined(&ground.home()).unwrap().0.is_empty());
    assert_eq!(read(&ground.home(), None).unwrap().len(), 4);
}

#[test]
fn a_detail_is_masked_escaped_and_cut() {
    let ground = Ground::new();
    let violations = ground.open(Quarantine::Off);
    let hostile = format!("hunter2hunter2 ghp_{} \u{1b}[2J\u{202e}\n{}", "a1B2".repeat(10), "x".repeat(5000));
    violations.record(&culprit("tidy"), ViolationKind::DomainDenied, &hostile, now()).unwrap();
    let records = read(&ground.home(), Some(&"tidy".parse().unwrap())).unwrap();
    let detail = &records.first().unwrap().detail;
    assert!(!detail.contains("hunter2") && !detail.contains("a1B2a1B2") && detail.chars().count() <= 1024, "{detail}");
    assert!(!detail.chars().any(char::is_control) && detail.contains("\\u{1b}"), "{detail}");
}

#[test]
fn a_flood_of_one_plugin_leaves_room_for_the_others_and_is_counted() {
    let ground = Ground::new();
    let violations = ground.open(Quarantine::Off);
    for _ in 0..1000 {
        violations.record(&culprit("loud"), ViolationKind::PathOutside, "again", now()).unwrap();
    }
    violations.record(&culprit("loud"), ViolationKind::Token, "another kind", now()).unwrap();
    violations.record(&culprit("quiet"), ViolationKind::PathOutside, "once", now()).unwrap();
    let minute_later = "2026-06-01T08:31:00Z".parse().unwrap();
    violations.record(&culprit("loud"), ViolationKind::PathOutside, "later", minute_later).unwrap();
    let records = read(&ground.home(), None).unwrap();
    assert_eq!(records.len(), 20 + 1 + 1 + 1);
    assert_eq!(records.last().unwrap().suppressed, 980);
}

#[test]
fn the_files_are_bounded_private_and_survive_a_torn_line() {
    let ground = Ground::new();
    let violations = ground.open(Quarantine::Off);
    let long = "y ".repeat(510);
    for i in 0..8000 {
        let at = now() + jiff::SignedDuration::from_secs(i * 3);
        violations.record(&culprit("tidy"), ViolationKind::Protocol, &long, at).unwrap();
    }
    let folder = ground.home().violations_file().parent().unwrap().to_owned();
    let files: Vec<_> = std::fs::read_dir(folder)
        .unwrap()
        .map(|e| e.unwrap())
        .filter(|e| !e.file_name().to_string_lossy().ends_with("lock"))
        .collect();
    let total: u64 = files.iter().map(|f| f.metadata().unwrap().len()).sum();
    assert!(files.len() == 4 && total <= 4 << 20, "{} files, {total} bytes", files.len());
    assert!(files.iter().all(|f| f.metadata().unwrap().permissions().mode() & 0o777 == 0o600));
    let before = read(&ground.home(), None).unwrap();
    assert!(before.is_sorted_by_key(|v| v.at) && before.len() > 2000);
    use std::io::Write as _;
    let mut torn = std::fs::OpenOptions::new().append(true).open(ground.home().violations_file()).unwrap();
    torn.write_all(b"{\"at\":\"2026-\n").unwrap();
    assert_eq!(read(&ground.home(), None).unwrap().len(), before.len());
}
