//! A stand-in behind the same interface does what a hostile plugin would make the auditor do.

use schemas::Verdict;

use super::*;

/// A bundle of one file.
fn bundle() -> Bundle {
    let file = verifier::tree::memory::File::new("a.js", *b"1");
    Bundle::of(verifier::tree::memory::open(vec![file], &verifier::Limits::default()).unwrap())
}

/// What becomes of an audit that a shell script does instead.
fn stand_in(script: &str) -> Report {
    let limits = Limits { deadline: Duration::from_millis(700), ..Limits::default() };
    let before = vec!["-c".into(), script.into()];
    let auditor = Auditor { before, ..Auditor::of("/bin/sh".into(), Arc::default()).within(limits) };
    auditor.audit(&bundle(), &|_| {}).unwrap()
}

fn refused(script: &str, rule: &Rule) {
    let report = stand_in(script);
    assert_eq!(report.verdict, Verdict::Danger, "{script}");
    assert_eq!(report.findings.iter().map(|f| f.rule.id).collect::<Vec<_>>(), [rule.id], "{script}");
    assert!(!report.coverage.unread.is_empty(), "{script}");
}

#[test]
fn an_auditor_that_is_killed_is_danger() {
    refused("kill -KILL $$", &auditor::ENDED);
    refused("kill -ABRT $$", &auditor::ENDED);
}

#[test]
fn an_auditor_that_fails_is_danger_whatever_it_said_before() {
    let honest = serde_json::to_string(&crate::inspect(&bundle())).unwrap();
    refused(&format!("printf '%s' '{honest}'; exit 1"), &auditor::ENDED);
}

#[test]
fn an_auditor_that_hangs_is_danger() {
    refused("sleep 100", &auditor::LATE);
    refused("exec >&-; sleep 100", &auditor::LATE);
}

#[test]
fn an_auditor_that_says_too_much_is_danger() {
    refused("yes", &auditor::FLOOD);
}

#[test]
fn an_auditor_that_talks_nonsense_is_danger() {
    for script in ["exit 0", "printf '{}'", "printf '[1,2]'", "printf '\\377'"] {
        refused(script, &auditor::NONSENSE);
    }
}

#[test]
fn a_report_about_something_else_is_nonsense() {
    let honest = serde_json::to_value(crate::inspect(&bundle())).unwrap();
    let said = |change: &dyn Fn(&mut serde_json::Value)| {
        let mut report = honest.clone();
        change(&mut report);
        format!("printf '%s' '{report}'")
    };
    refused(&said(&|r| r["coverage"]["files"] = 2.into()), &auditor::NONSENSE);
    refused(&said(&|r| r["rules"] = format!("sha256:{}", "00".repeat(32)).into()), &auditor::NONSENSE);
    refused(&said(&|r| r["verdict"] = "danger".into()), &auditor::NONSENSE);
    refused(&said(&|r| r["more"] = 1.into()), &auditor::NONSENSE);
}

#[test]
fn an_honest_answer_is_believed() {
    let honest = serde_json::to_string(&crate::inspect(&bundle())).unwrap();
    let report = stand_in(&format!("printf '%s' '{honest}'"));
    assert_eq!(report, about(crate::inspect(&bundle()), &bundle()));
}

#[test]
fn the_auditor_has_no_environment_and_exactly_its_arguments() {
    let report = stand_in(
        "test \"$0\" = audit-child || exit 3; test $# = 1 || exit 4; env | grep -v '^PWD=\\|^SHLVL=\\|^_=' && exit 5; exit 6",
    );
    assert!(report.findings[0].message.ends_with("status 6"), "{}", report.findings[0].message);
}

#[test]
fn a_status_is_told_in_words() {
    for (status, words) in [(65, "limits"), (66, "handed"), (67, "its report"), (68, "memory for a stack")] {
        let report = stand_in(&format!("exit {status}"));
        assert!(report.findings[0].message.contains(words), "{}", report.findings[0].message);
    }
}

#[test]
fn what_an_auditor_left_behind_is_ended_with_it() {
    let folder = tempfile::tempdir().unwrap();
    let mark = folder.path().join("mark");
    refused(&format!("(sleep 1.5; touch {}) & sleep 100", mark.display()), &auditor::LATE);
    std::thread::sleep(Duration::from_millis(1_500));
    assert!(!mark.exists());
}

#[test]
fn an_interrupt_ends_the_wait() {
    let interrupt: Arc<AtomicBool> = Arc::new(AtomicBool::new(true));
    let before = vec!["-c".into(), "sleep 100".into()];
    let auditor = Auditor { before, ..Auditor::of("/bin/sh".into(), interrupt) };
    assert!(matches!(auditor.audit(&bundle(), &|_| {}), Err(CannotAudit::Interrupted)));
}

#[test]
fn a_program_that_is_not_there_is_an_error_and_no_verdict() {
    let auditor = Auditor::of("/nowhere/at/all".into(), Arc::default());
    assert!(matches!(auditor.audit(&bundle(), &|_| {}), Err(CannotAudit::Start { .. })));
}
