//! Verdicts over a table, over tools, over disguises made at random, and over what is made to make it fail.

mod disguise;
mod table;
mod tools;

use serde_json::json;

use super::*;
use table::{ALLOWED, REFUSED};

fn surroundings() -> Surroundings {
    Surroundings {
        cwd: Some("/home/u/work".into()),
        home: Some("/home/u".into()),
        deepcode: vec!["/home/u/.deepcode".into()],
    }
}

fn bash(command: &str) -> bool {
    judge("Bash", &json!({ "command": command }), &surroundings()).allow
}

#[test]
fn whatever_manages_plugins_is_refused() {
    let through: Vec<_> = REFUSED.iter().filter(|command| bash(command)).collect();
    assert!(through.is_empty(), "{} let through: {through:#?}", through.len());
}

#[test]
fn whatever_only_looks_alike_is_allowed() {
    let caught: Vec<_> = ALLOWED.iter().filter(|command| !bash(command)).collect();
    assert!(caught.is_empty(), "{} refused: {caught:#?}", caught.len());
    assert!(REFUSED.len() + ALLOWED.len() >= 300);
}

#[test]
fn a_refusal_has_the_one_reason_and_an_allowance_none() {
    let refused = judge("Bash", &json!({ "command": "deepcode plugin install tidy" }), &surroundings());
    assert_eq!(serde_json::to_value(refused).unwrap(), json!({ "allow": false, "reason": FORBIDDEN }));
    let allowed = judge("Bash", &json!({ "command": "ls" }), &surroundings());
    assert_eq!(serde_json::to_value(allowed).unwrap(), json!({ "allow": true }));
}

#[test]
fn hostile_input_ends_soon() {
    let began = std::time::Instant::now();
    for hostile in [
        "(".repeat(200_000),
        "$(".repeat(100_000),
        "{a,b}".repeat(5_000),
        "\"$(\"$(".repeat(20_000),
        "`".repeat(100_001),
        "f() { f; f; }; f".to_owned(),
        "f() { g; g; }; g() { h; h; }; h() { f; f; }; f; f".to_owned(),
        "alias a='a a'; a a a".to_owned(),
        "x=$x$x; ".repeat(10_000),
        "x='a a a a a a a a'; ".to_owned() + &"x=\"$x$x\"; ".repeat(60),
        "a".repeat(1 << 20),
        "\\".repeat(100_001),
        "<<A ".repeat(10_000),
        "eval ".repeat(20_000),
        "sh -c \"".repeat(10_000),
        // Found by fuzzing: each level was read twice as often as the one around it.
        "<(".repeat(16) + "x" + &")".repeat(16),
        format!("sh -c \"{}x{}\"", "$(case a in ".repeat(30), ")".repeat(30)),
        "*".repeat(50_000),
        "{".repeat(50_000),
        format!("echo {}", "[a".repeat(50_000)),
    ] {
        let each = std::time::Instant::now();
        let _verdict = bash(&hostile);
        assert!(
            !bash(&format!("deepcode plugin install tidy; {hostile}")),
            "{}",
            hostile.get(..20).unwrap_or(&hostile)
        );
        assert!(each.elapsed().as_secs() < 30, "{} took {:?}", hostile.get(..20).unwrap_or(&hostile), each.elapsed());
    }
    assert!(began.elapsed().as_secs() < 120, "{:?}", began.elapsed());
    let mut deep = json!("deepcode plugin install tidy");
    for _ in 0..60 {
        deep = json!({ "command": deep });
    }
    assert!(!judge("x", &deep, &surroundings()).allow);
}
