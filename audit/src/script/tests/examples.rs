//! Every rule's example trips the rule.

use super::together;
use crate::rules;

/// What no few lines can show.
const TOO_BIG: &[&str] = &["auditor-dos/nesting", "auditor-dos/budget", "auditor-dos/size"];

#[test]
fn every_example_trips_its_rule() {
    let mut silent = Vec::new();
    for rule in rules::script::rules().into_iter().filter(|rule| !TOO_BIG.contains(&rule.id)) {
        let files = [("index.js", rule.example), ("notes.txt", "")];
        if !together(&files).iter().any(|finding| finding.rule.id == rule.id) {
            silent.push(rule.id);
        }
    }
    assert_eq!(silent, Vec::<&str>::new());
}
