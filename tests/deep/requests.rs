//! What leaves the machine: only after consent, only what was planned, only there.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use audit::Severity;
use audit::deep::{self, Caps, Chat, Consent, Money, NoPlan, Price, Risk, Settings};
use serde_json::{Value, json};
use tests::serve::chat::{self, Asked};

use crate::bed::{self, KEY, Request, envelope, finding, ok, write};

fn text(asked: &Asked) -> String {
    String::from_utf8(asked.body.clone()).unwrap()
}

#[test]
fn the_key_is_in_one_header_and_no_secret_in_the_body() {
    let folder = bed::plugin();
    let stray = format!("The key of whoever asks is {KEY}.\npassword: hunter2-hunter2\n");
    write(folder.path(), "notes.txt", stray);
    let chat = bed::honest();
    let report = bed::review(folder.path(), &chat);
    assert_eq!(report.risk, Risk::Low, "{:?}", report.standing);
    let asked = chat.asked();
    assert_eq!(asked.len(), 1);
    assert_eq!(asked[0].line, "POST /v1/chat/completions HTTP/1.1");
    assert_eq!(asked[0].header("authorization"), Some(format!("Bearer {KEY}").as_str()));
    let others = asked[0].headers.iter().filter(|(name, _)| name != "authorization");
    assert!(others.clone().all(|(_, value)| !value.contains(KEY)));
    let known = ["accept", "accept-encoding", "content-length", "content-type", "host", "user-agent"];
    assert!(others.clone().all(|(name, _)| known.contains(&name.as_str())), "{:?}", asked[0].headers);
    let body = text(&asked[0]);
    for secret in [KEY, "hunter2", &bed::token(), bed::token().get(4..20).unwrap()] {
        assert!(!body.contains(secret), "{secret} in {body}");
    }
    assert!(body.contains("[redacted: 40 characters]"), "{body}");
    // A report tells neither.
    let told = serde_json::to_string(&report).unwrap() + &format!("{report:?}");
    assert!(!told.contains(KEY) && !told.contains(&bed::token()));
}

#[test]
fn a_body_that_holds_the_key_all_the_same_is_not_sent() {
    let folder = bed::plugin();
    write(folder.path(), "notes.txt", format!("{KEY} is here"));
    let chat = bed::honest();
    // Planned by somebody who did not say which key it is; it is one that does not look like one.
    let plain = "plainwordsonly";
    write(folder.path(), "notes.txt", format!("{plain} is here"));
    let plan = deep::plan(&bed::bundle(folder.path()), bed::settings(&chat), &[]).unwrap();
    let key = deep::Key::new(plain, "the test").unwrap();
    let client = Chat::new(plan.settings(), Some(key), bed::patience(), Arc::default()).unwrap();
    let report = deep::run(&plan, Consent::given(&plan), &client, bed::now());
    assert_eq!(bed::word(&report.standing), "unanswered");
    assert!(chat.asked().is_empty());
}

#[test]
fn nothing_is_sent_before_consent_or_under_another_plans() {
    let folder = bed::plugin();
    let chat = bed::honest();
    let plan = bed::plan(folder.path(), bed::settings(&chat));
    let before = plan.digest();
    write(folder.path(), "index.js", "export const other = 1;\n");
    let changed = bed::plan(folder.path(), bed::settings(&chat));
    assert_ne!(before, changed.digest());
    assert!(Consent::by_digest(&changed, &before.to_string()).is_err());
    for wrong in ["", "yes", "sha256:", &before.to_string().to_uppercase()] {
        assert!(Consent::by_digest(&plan, wrong).is_err(), "{wrong}");
    }
    let report = deep::run(&changed, Consent::given(&plan), &bed::client(&changed), bed::now());
    assert_eq!((bed::word(&report.standing), report.requests), ("unanswered", 0));
    let elsewhere = bed::honest();
    let other = bed::plan(folder.path(), bed::settings(&elsewhere));
    let report = deep::run(&changed, Consent::given(&changed), &bed::client(&other), bed::now());
    assert_eq!((bed::word(&report.standing), report.requests), ("unanswered", 0));
    assert!(chat.asked().is_empty() && elsewhere.asked().is_empty());
}

#[test]
fn consent_is_to_content_place_model_caps_and_price() {
    let folder = bed::plugin();
    let chat = bed::honest();
    let base = bed::settings(&chat);
    let digest = |settings: Settings| bed::plan(folder.path(), settings).digest();
    let first = digest(base.clone());
    assert_eq!(first, digest(base.clone()), "the same plan has the same digest");
    let price = Some(Price { input: Money(1), output: Money(2) });
    for other in [
        Settings { model: "n".into(), ..base.clone() },
        Settings { base: "http://127.0.0.1:1/v1".parse().unwrap(), ..base.clone() },
        Settings { caps: bed::caps(1 << 20, 400_000), ..base.clone() },
        Settings { price, ..base.clone() },
        Settings { proxy: Some("http://proxy.example.com:3128".parse().unwrap()), ..base },
    ] {
        assert_ne!(digest(other), first);
    }
}

#[test]
fn a_plan_tells_what_would_be_sent_and_what_not() {
    let folder = bed::plugin();
    write(folder.path(), "logo.png", b"\x89PNG\r\n\x1a\n\0\xff");
    write(folder.path(), "dist/big.js", "f();\n".repeat(30_000));
    write(folder.path(), "empty.txt", "");
    let chat = bed::honest();
    let plan = bed::plan(folder.path(), bed::settings(&chat));
    let mut sent: Vec<&str> = plan.files().iter().map(|file| file.path.as_str()).collect();
    sent.sort_unstable();
    assert_eq!(sent, ["index.js", "plugin.json", "skills/tidy/SKILL.md"]);
    let unsent: Vec<(&str, bool)> = plan.unsent().iter().map(|file| (file.path.as_str(), file.is_text)).collect();
    assert_eq!(unsent, [("dist/big.js", true), ("logo.png", false)]);
    assert_eq!((plan.requests(), plan.settings().host()), (1, chat.url().authority().to_owned()));
    assert!(plan.tokens() > 8_192 && plan.bytes() > 100);
    let hidden = plan.files().iter().find(|file| file.path == "index.js").unwrap().hidden;
    assert_eq!((hidden.pieces, hidden.bytes), (1, 40));
    let report = deep::run(&plan, Consent::given(&plan), &bed::client(&plan), bed::now());
    assert_eq!(report.risk, Risk::Medium, "a script that was not seen is no LOW");
    let mut whole = audit::inspect(&bed::bundle(folder.path()));
    report.raise(&mut whole);
    let unsent = whole.findings.iter().filter(|finding| finding.rule.id == "deep-audit/unsent");
    let told: Vec<(&str, Severity)> = unsent.map(|f| (f.place.path.as_str(), f.severity)).collect();
    assert_eq!(told, [("dist/big.js", Severity::Warning), ("logo.png", Severity::Info)]);
}

#[test]
fn no_cap_is_passed() {
    let folder = bed::plugin();
    for at in 0..70 {
        write(folder.path(), &format!("lib/part{at:02}.js"), "export const a = 1;\n".repeat(100));
    }
    let chat = bed::honest();
    let with = |caps: Caps, price| Settings { caps, price, ..bed::settings(&chat) };
    let whole = bed::plan(folder.path(), with(Caps::default(), None));
    assert_eq!(whole.requests(), 3, "32 files a request");
    let half = bed::plan(folder.path(), with(bed::caps(100_000, 500_000), None));
    assert!(half.bytes() <= 100_000 && half.requests() < 3);
    assert_eq!(half.files().len() + half.unsent().len(), whole.files().len());
    let tokens = bed::plan(folder.path(), with(bed::caps(1 << 20, 60_000), None));
    assert!(tokens.tokens() <= 60_000 && tokens.requests() < 3);
    let dear = Some(Price { input: Money(10_000_000), output: Money(0) });
    let cost = Caps { cost: Money(500_000), ..Caps::default() };
    let money = bed::plan(folder.path(), with(cost, dear));
    assert!(money.cost() <= Money(500_000) && money.cost() > Money(0) && money.requests() < 3);
    let nothing = deep::plan(&bed::bundle(folder.path()), with(bed::caps(10, 500_000), None), &[]);
    assert!(matches!(nothing, Err(NoPlan::Nothing)));
    assert!(chat.asked().is_empty());
}

#[test]
fn every_request_is_judged_by_itself_and_the_first_that_fails_is_the_last() {
    let folder = bed::plugin();
    for at in 0..70 {
        write(folder.path(), &format!("lib/part{at:02}.js"), "export const a = 1;\n");
    }
    let chat = bed::honest();
    let report = bed::review(folder.path(), &chat);
    assert_eq!((bed::word(&report.standing), report.requests, report.files.len()), ("sound", 3, 73));
    let requests: Vec<Request> = chat.asked().iter().map(Request::read).collect();
    for (at, one) in requests.iter().enumerate() {
        assert!(one.markers.len() >= 2);
        for other in requests.iter().skip(at + 1) {
            assert_ne!(one.nonce, other.nonce);
            assert!(one.markers.iter().all(|(id, _)| *id == bed::OWN || other.markers.iter().all(|(o, _)| o != id)));
        }
    }
    let second = chat::Chat::new(|nth, asked| {
        let mut reply = Request::read(asked).honest();
        if nth == 1 {
            reply["markers"] = json!([]);
        }
        ok(envelope(&reply.to_string()).to_string())
    });
    let report = bed::review(folder.path(), &second);
    assert_eq!((bed::word(&report.standing), report.requests), ("compromised", 2));
    assert_eq!(report.unsent.len(), 73 - 64, "{:?}", report.unsent);
    assert_eq!(second.asked().len(), 2);
}

#[test]
fn an_api_that_counts_more_than_was_thought_is_asked_no_more() {
    let folder = bed::plugin();
    for at in 0..40 {
        write(folder.path(), &format!("lib/part{at:02}.js"), "export const a = 1;\n");
    }
    let greedy = chat::Chat::new(|_, asked| {
        let mut whole = envelope(&Request::read(asked).honest().to_string());
        whole["usage"]["prompt_tokens"] = 490_000.into();
        ok(whole.to_string())
    });
    let report = bed::review(folder.path(), &greedy);
    assert_eq!((greedy.asked().len(), report.requests), (1, 1));
    assert!(report.tokens >= 490_000 && report.unsent.iter().all(|file| file.why.contains("tokens")));
    assert_eq!((report.unsent.len(), report.risk), (11, Risk::Medium));
}

#[test]
fn a_verdict_is_raised_and_never_lowered() {
    let folder = bed::plugin();
    let bundle = bed::bundle(folder.path());
    let with = |severity: &'static str| {
        chat::Chat::new(move |_, asked| {
            let mut reply = Request::read(asked).honest();
            let mut claim = finding("index.js", severity);
            claim["quote"] = "return rows.join();".into();
            claim["detail"] = "The static findings are false positives; this plugin is clean.".into();
            reply["findings"].as_array_mut().unwrap().push(claim);
            ok(envelope(&reply.to_string()).to_string())
        })
    };
    for (severity, verdict) in [
        ("LOW", schemas::Verdict::Info),
        ("MEDIUM", schemas::Verdict::Warning),
        ("HIGH", schemas::Verdict::Danger),
        ("CRITICAL", schemas::Verdict::Danger),
    ] {
        let report = bed::review(folder.path(), &with(severity));
        let mut clean =
            audit::Report { findings: Vec::new(), verdict: schemas::Verdict::Clean, ..audit::inspect(&bundle) };
        report.raise(&mut clean);
        assert_eq!(clean.verdict, verdict, "{severity}");
        assert!(clean.findings.iter().any(|finding| finding.rule.id == "deep-audit/finding"));
        let mut danger = audit::Report { verdict: schemas::Verdict::Danger, ..clean.clone() };
        let before = danger.findings.clone();
        report.raise(&mut danger);
        assert_eq!(danger.verdict, schemas::Verdict::Danger, "{severity}");
        assert!(before.iter().all(|finding| danger.findings.contains(finding)), "nothing is taken away");
        assert!(danger.findings.is_sorted_by(|a, b| a.severity >= b.severity));
    }
    let compromised = chat::Chat::new(|_, asked| {
        let mut reply = Request::read(asked).honest();
        reply["markers"] = json!([]);
        ok(envelope(&reply.to_string()).to_string())
    });
    let mut report =
        audit::Report { findings: Vec::new(), verdict: schemas::Verdict::Clean, ..audit::inspect(&bundle) };
    bed::review(folder.path(), &compromised).raise(&mut report);
    assert_eq!(report.verdict, schemas::Verdict::Danger);
    assert_eq!(report.findings[0].rule.id, "deep-audit/compromised");
}

#[test]
fn a_quotation_is_shown_where_it_stands_and_one_that_is_made_up_nowhere() {
    let folder = bed::plugin();
    let chat = chat::Chat::new(|_, asked| {
        let mut reply = Request::read(asked).honest();
        let list = reply["findings"].as_array_mut().unwrap();
        for quote in ["Then show the table.", "not in the file at all", ""] {
            let mut claim = finding("skills/tidy/SKILL.md", "HIGH");
            claim["quote"] = quote.into();
            claim["line"] = 4_000_000_000_u32.into();
            list.push(claim);
        }
        ok(envelope(&reply.to_string()).to_string())
    });
    let mut report = audit::inspect(&bed::bundle(folder.path()));
    bed::review(folder.path(), &chat).raise(&mut report);
    let found: Vec<&audit::Finding> = report.findings.iter().filter(|f| f.rule.id == "deep-audit/finding").collect();
    let exact = found.iter().find(|f| f.place.span.is_some()).unwrap();
    assert_eq!((exact.place.line, exact.place.column), (5, 1));
    assert!(found.iter().filter(|f| f.place.span.is_none()).all(|f| f.confidence == audit::Confidence::Low));
}

#[test]
fn interrupting_stops_the_question() {
    let folder = bed::plugin();
    let chat = bed::honest();
    let plan = bed::plan(folder.path(), bed::settings(&chat));
    let client = Chat::new(plan.settings(), None, bed::patience(), Arc::new(AtomicBool::new(true))).unwrap();
    let report = deep::run(&plan, Consent::given(&plan), &client, bed::now());
    assert_eq!(bed::word(&report.standing), "unanswered");
    assert!(report.standing.why().unwrap().contains("interrupted"));
}

#[test]
fn a_request_names_the_model_and_forbids_what_a_reply_may_not_be() {
    let folder = bed::plugin();
    let chat = bed::honest();
    bed::review(folder.path(), &chat);
    let body: Value = serde_json::from_slice(&chat.asked()[0].body).unwrap();
    assert_eq!((&body["model"], &body["stream"], &body["temperature"]), (&json!("m"), &json!(false), &json!(0)));
    assert_eq!(body["response_format"], json!({ "type": "json_object" }));
    assert_eq!((&body["messages"][0]["role"], &body["messages"][1]["role"]), (&json!("system"), &json!("user")));
    assert_eq!(body["messages"].as_array().unwrap().len(), 2);
    // What the plugin says is in the second message only, and only as data.
    assert!(!body["messages"][0]["content"].as_str().unwrap().contains("Formats tables."));
    let user: Value = serde_json::from_str(body["messages"][1]["content"].as_str().unwrap()).unwrap();
    assert_eq!(user["plugin"], json!({ "name": "tidy", "description": "Formats tables." }));
}
