//! The audit's verdict on every labelled plugin, against the one that the policy demands.

use std::fmt::Write;

use super::cases::{Case, Verdict, all, each};
use super::scan::{Said, audit, audit_as_anyone_does};

/// Cases whose verdict and families are exactly as demanded. It only rises.
const FLOOR: usize = 12_258;

/// One case in 64 is audited by the command, too: two processes for each case would be a tenth of the gate, and say the same.
const BY_COMMAND: usize = 64;

/// What came for a case.
struct Outcome<'a> {
    case: &'a Case,
    verdict: Option<Verdict>,
    missing: Vec<&'a str>,
    found: Vec<String>,
}

impl Outcome<'_> {
    fn is_right(&self) -> bool {
        let demanded = self.case.least..=self.case.most;
        self.missing.is_empty() && self.verdict.is_some_and(|verdict| demanded.contains(&verdict))
    }

    fn row(&self) -> String {
        let case = self.case;
        let demanded = if case.least == case.most {
            format!("{:?}", case.least)
        } else {
            format!("{:?}..{:?}", case.least, case.most)
        };
        let missing = self.missing.join(", ");
        format!(
            "{:<52} {demanded:<16} {:<8} missing [{missing}] found {:?}",
            case.name,
            self.verdict.map_or_else(|| "none".to_owned(), |verdict| format!("{verdict:?}")),
            self.found
        )
    }
}

fn judged(cases: &[Case]) -> Vec<Outcome<'_>> {
    each(cases, |case| {
        let Said { verdict, families: found } = audit(&case.copy().plugin);
        let is_there = |wanted: &str| wanted.split('|').any(|family| found.iter().any(|has| has == family));
        let missing = case.families.iter().map(String::as_str).filter(|wanted| !is_there(wanted)).collect();
        Outcome { case, verdict, missing, found }
    })
}

/// One line a batch, and the misses below.
fn table(outcomes: &[Outcome<'_>]) -> String {
    let mut text = String::new();
    for outcome in outcomes.iter().filter(|outcome| !outcome.is_right()) {
        writeln!(text, "{}", outcome.row()).unwrap();
    }
    let mut batches: Vec<&str> = outcomes.iter().map(|o| o.case.name.split('/').next().unwrap()).collect();
    batches.dedup();
    for batch in batches {
        let of: Vec<_> = outcomes.iter().filter(|o| o.case.name.starts_with(&format!("{batch}/"))).collect();
        let count = |is: &dyn Fn(&Outcome<'_>) -> bool| of.iter().filter(|o| is(o)).count();
        writeln!(
            text,
            "{batch}: {} of {} right; danger caught {} of {}; bad below warning {}; honest at danger {} of {}",
            count(&|o| o.is_right()),
            of.len(),
            count(&|o| o.case.least == Verdict::Danger && o.verdict == Some(Verdict::Danger)),
            count(&|o| o.case.least == Verdict::Danger),
            count(&|o| o.case.is_bad() && o.verdict < Some(Verdict::Warning)),
            count(&|o| o.case.tricky && o.verdict == Some(Verdict::Danger)),
            count(&|o| o.case.tricky),
        )
        .unwrap();
    }
    text
}

#[test]
fn every_case_gets_the_verdict_that_the_policy_demands() {
    let cases = all();
    let outcomes = judged(&cases);
    let table = table(&outcomes);
    eprintln!("{table}");
    let right = outcomes.iter().filter(|outcome| outcome.is_right()).count();
    assert!(right >= FLOOR, "{right} of {} are right, and {FLOOR} were before\n{table}", cases.len());
}

#[test]
fn the_command_says_what_the_library_says() {
    let cases: Vec<Case> = all().into_iter().step_by(BY_COMMAND).collect();
    let differ = each(&cases, |case| {
        let copy = case.copy();
        let (here, there) = (audit(&copy.plugin), audit_as_anyone_does(&copy.plugin));
        (here != there).then(|| format!("{}: {here:?} here, {there:?} by the command", case.name))
    });
    let differ: Vec<String> = differ.into_iter().flatten().collect();
    assert!(differ.is_empty(), "{}", differ.join("\n"));
}
