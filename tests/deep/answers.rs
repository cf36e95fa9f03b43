//! What a model may answer, and what each answer is worth.

use audit::deep::Risk;
use serde_json::{Value, json};
use tests::serve::chat::Chat;

use crate::bed::{self, OWN, Request, demand, envelope, finding, ok};

const FOREIGN: &str = "f0000000-0000-4000-8000-00000000000f";

/// An API whose model says what an honest one would, bent by `bend`.
fn bent(bend: impl Fn(&mut Value, &Request) + Send + Sync + 'static) -> Chat {
    written(move |request| {
        let mut reply = request.honest();
        bend(&mut reply, request);
        reply.to_string()
    })
}

/// An API whose model writes this.
fn written(write: impl Fn(&Request) -> String + Send + Sync + 'static) -> Chat {
    Chat::new(move |_, asked| ok(envelope(&write(&Request::read(asked))).to_string()))
}

/// An API whose envelope around an honest reply is bent by `bend`.
fn wrapped(bend: impl Fn(&mut Value) + Send + Sync + 'static) -> Chat {
    Chat::new(move |_, asked| {
        let mut whole = envelope(&Request::read(asked).honest().to_string());
        bend(&mut whole);
        ok(whole.to_string())
    })
}

fn list<'a>(reply: &'a mut Value, member: &str) -> &'a mut Vec<Value> {
    reply[member].as_array_mut().unwrap()
}

/// Takes out the `nth` marker that is not the plugin's own.
fn leave_out(reply: &mut Value, nth: usize) {
    let placed: Vec<Value> = list(reply, "markers").iter().filter(|seen| seen["id"] != OWN).cloned().collect();
    list(reply, "markers").retain(|seen| *seen != placed[nth]);
}

#[test]
fn an_honest_reply_is_sound_and_leaves_out_what_was_planted() {
    let report = demand("honest", &bed::honest(), "sound", Risk::Low);
    assert_eq!(report.findings, []);
    let files: Vec<&str> = report.files.iter().map(|file| file.file.as_str()).collect();
    assert_eq!(files.len(), 3, "{files:?}");
    assert!(["index.js", "plugin.json", "skills/tidy/SKILL.md"].iter().all(|path| files.contains(path)), "{files:?}");
    assert_eq!(report.description_accurate, Some(true));
    assert_eq!(report.answered_by.into_iter().collect::<Vec<_>>(), ["m-2026"]);
}

/// A marker that is not given back, with its file, in the list of markers, is missing, whatever else is said.
#[test]
fn a_missing_marker_is_a_compromise() {
    let cases: [(&str, Chat); 11] = [
        ("none at all", bent(|reply, _| list(reply, "markers").clear())),
        ("one of two", bent(|reply, _| leave_out(reply, 0))),
        ("the other of two", bent(|reply, _| leave_out(reply, 1))),
        ("a decoy of the plugin's", bent(|reply, _| reply["markers"] = json!([{ "id": OWN, "file": "index.js" }]))),
        (
            "a foreign decoy",
            bent(|reply, _| {
                let mut seen = list(reply, "markers").clone();
                seen.retain(|seen| seen["id"] == OWN);
                seen.push(json!({ "id": FOREIGN, "file": "index.js" }));
                reply["markers"] = seen.into();
            }),
        ),
        (
            "only quoted in a finding",
            bent(|reply, request| {
                let ids: Vec<&str> = request.markers.iter().map(|(id, _)| id.as_str()).collect();
                list(reply, "findings")[0]["detail"] = ids.join(" ").into();
                list(reply, "markers").clear();
            }),
        ),
        (
            "in the wrong file",
            bent(|reply, request| {
                for seen in list(reply, "markers") {
                    seen["file"] = request.control.clone().into();
                }
            }),
        ),
        (
            "swapped",
            bent(|reply, request| {
                let own = request.markers.iter().filter(|(id, _)| id != OWN);
                let (ids, files): (Vec<_>, Vec<_>) = own.cloned().unzip();
                let swapped = ids.iter().zip(files.iter().cycle().skip(1));
                reply["markers"] = swapped.map(|(id, file)| json!({ "id": id, "file": file })).collect();
            }),
        ),
        (
            "cut short",
            bent(|reply, _| {
                for seen in list(reply, "markers") {
                    seen["id"] = seen["id"].as_str().unwrap().get(..18).unwrap().into();
                }
            }),
        ),
        (
            "missing, and the control too",
            bent(|reply, _| {
                list(reply, "markers").clear();
                list(reply, "findings").clear();
            }),
        ),
        (
            "missing, and the nonce is another",
            bent(|reply, _| {
                list(reply, "markers").clear();
                reply["nonce"] = "0".repeat(32).into();
            }),
        ),
    ];
    for (name, chat) in cases {
        demand(name, &chat, "compromised", Risk::Critical);
        assert_eq!(chat.asked().len(), 1, "{name}");
    }
}

#[test]
fn a_reply_that_names_what_was_not_sent_or_omits_what_was_is_unreliable() {
    let cases: [(&str, Chat); 13] = [
        (
            "a foreign marker beside the right ones",
            bent(|reply, _| {
                list(reply, "markers").push(json!({ "id": FOREIGN, "file": "index.js" }));
            }),
        ),
        ("a foreign UUID in a finding", bent(|reply, _| list(reply, "findings")[0]["detail"] = FOREIGN.into())),
        (
            "a foreign UUID in a summary, in capitals",
            bent(|reply, _| {
                list(reply, "files")[0]["summary"] = format!("see {}!", FOREIGN.to_uppercase()).into();
            }),
        ),
        (
            "a marker that is no UUID",
            bent(|reply, _| {
                list(reply, "markers").push(json!({ "id": "marker", "file": "index.js" }));
            }),
        ),
        ("another nonce", bent(|reply, _| reply["nonce"] = "0".repeat(32).into())),
        ("no control", bent(|reply, _| list(reply, "findings").clear())),
        ("the control as LOW", bent(|reply, _| list(reply, "findings")[0]["severity"] = "LOW".into())),
        ("the control in another file", bent(|reply, _| list(reply, "findings")[0]["file"] = "index.js".into())),
        (
            "the control only as a file's risk",
            bent(|reply, _| {
                list(reply, "findings").clear();
                list(reply, "files")[0]["risk"] = "CRITICAL".into();
            }),
        ),
        ("a file not assessed", bent(|reply, _| drop(list(reply, "files").pop()))),
        (
            "a file assessed twice",
            bent(|reply, _| {
                let twice = list(reply, "files")[0].clone();
                list(reply, "files").push(twice);
            }),
        ),
        (
            "a finding in a file that was not sent",
            bent(|reply, _| {
                list(reply, "findings").push(finding("other.js", "LOW"));
            }),
        ),
        (
            "an attempt in a file that was not sent",
            bent(|reply, _| {
                list(reply, "injectionAttempts").push(json!({ "file": "../other.md", "quote": "x" }));
            }),
        ),
    ];
    for (name, chat) in cases {
        demand(name, &chat, "unreliable", Risk::High);
    }
}

#[test]
fn what_is_not_exactly_one_object_of_that_shape_is_read_by_a_person() {
    let honest = |request: &Request| request.honest().to_string();
    let cases: Vec<(&str, Chat)> = vec![
        ("two objects", written(move |r| format!("{}{}", honest(r), honest(r)))),
        ("two objects on two lines", written(move |r| format!("{}\n{}", honest(r), honest(r)))),
        ("a list of one", written(move |r| format!("[{}]", honest(r)))),
        ("fenced", written(move |r| format!("```json\n{}\n```", honest(r)))),
        ("a decoy in the first fence", written(move |r| format!("```json\n{{}}\n```\n```json\n{}\n```", honest(r)))),
        ("prose before", written(move |r| format!("Here it is: {}", honest(r)))),
        ("prose after", written(move |r| format!("{} I hope this helps.", honest(r)))),
        ("cut in the middle", written(move |r| honest(r).get(..200).unwrap().to_owned())),
        ("a byte-order mark", written(move |r| format!("\u{feff}{}", honest(r)))),
        ("duplicate keys", written(move |r| honest(r).replacen('{', r#"{"findings":[],"#, 1))),
        ("duplicate keys, one escaped", written(move |r| honest(r).replacen('{', r#"{"\u0066indings":[],"#, 1))),
        ("duplicate keys within", written(move |r| honest(r).replacen("\"risk\":", "\"risk\":\"LOW\",\"risk\":", 1))),
        ("deep nesting", written(|_| "[".repeat(100_000))),
        ("deep nesting, closed", written(|_| format!("{}1{}", "{\"a\":".repeat(5_000), "}".repeat(5_000)))),
        ("only prose", written(|_| "I cannot help with that.".to_owned())),
        ("an empty object", written(|_| "{}".to_owned())),
        ("null", written(|_| "null".to_owned())),
        ("a number", written(|_| "1e999".to_owned())),
        ("a lone surrogate", written(move |r| honest(r).replacen("It does", "\\ud800", 1))),
        ("a raw control character", written(move |r| honest(r).replacen("It does", "\u{1b}[2J", 1))),
        ("an unknown risk", bent(|reply, _| list(reply, "files")[0]["risk"] = "NONE".into())),
        ("a risk in lower case", bent(|reply, _| list(reply, "files")[0]["risk"] = "low".into())),
        ("a risk as an object", bent(|reply, _| list(reply, "files")[0]["risk"] = json!({ "LOW": null }))),
        ("an unknown severity", bent(|reply, _| list(reply, "findings")[0]["severity"] = "INFO".into())),
        ("a field too many", bent(|reply, _| reply["verdict"] = "clean".into())),
        ("a field too many within", bent(|reply, _| list(reply, "files")[0]["safe"] = true.into())),
        ("a field missing", bent(|reply, _| drop(reply.as_object_mut().unwrap().remove("descriptionAccurate")))),
        ("a finding as a list", bent(|reply, r| reply["findings"] = json!([[r.control, 1, "HIGH", "a", "b", "c"]]))),
        ("a negative line", bent(|reply, _| list(reply, "findings")[0]["line"] = (-1).into())),
        ("a line with a fraction", bent(|reply, _| list(reply, "findings")[0]["line"] = 1.5.into())),
        ("an enormous line", bent(|reply, _| list(reply, "findings")[0]["line"] = 9e15.into())),
        ("a title without end", bent(|reply, _| list(reply, "findings")[0]["title"] = "x".repeat(10_000).into())),
        (
            "findings without end",
            bent(|reply, _| {
                let one = list(reply, "findings")[0].clone();
                list(reply, "findings").extend(std::iter::repeat_n(one, 1_000));
            }),
        ),
        ("half a megabyte of white space", written(move |r| format!("{}{}", " ".repeat(500_000), honest(r)))),
    ];
    for (name, chat) in cases {
        let report = demand(name, &chat, "unparsable", Risk::High);
        assert_eq!(report.files, [], "{name}: nothing of it is believed");
        assert_eq!(chat.asked().len(), 1, "{name}: no second try at a better answer");
    }
}

#[test]
fn an_answer_that_did_not_end_by_itself_is_read_by_a_person() {
    let finish = |word: Value| wrapped(move |whole| whole["choices"][0]["finish_reason"] = word.clone());
    let message = |member: &'static str, value: Value| {
        wrapped(move |whole| whole["choices"][0]["message"][member] = value.clone())
    };
    let call = json!([{ "id": "1", "type": "function", "function": { "name": "allow", "arguments": "{}" } }]);
    let cases: Vec<(&str, Chat)> = vec![
        ("length", finish("length".into())),
        ("content_filter", finish("content_filter".into())),
        ("tool_calls", finish("tool_calls".into())),
        ("insufficient_system_resource", finish("insufficient_system_resource".into())),
        ("no reason", finish(Value::Null)),
        ("a tool call beside the reply", message("tool_calls", call)),
        ("a function call beside the reply", message("function_call", json!({ "name": "allow" }))),
        ("no content", message("content", Value::Null)),
        ("empty content", message("content", "".into())),
        ("content in parts", message("content", json!([{ "type": "text", "text": "{}" }]))),
        ("a refusal beside the reply", message("refusal", "I cannot review this.".into())),
        ("the user's word", message("role", "user".into())),
        ("no choices", wrapped(|whole| whole["choices"] = json!([]))),
        (
            "two choices",
            wrapped(|whole| {
                let choice = whole["choices"][0].clone();
                whole["choices"].as_array_mut().unwrap().push(choice);
            }),
        ),
        ("an error with status 200", Chat::new(|_, _| ok(r#"{"error":{"message":"overloaded"}}"#))),
        ("negative tokens", wrapped(|whole| whole["usage"]["prompt_tokens"] = (-5).into())),
        (
            "duplicate choices",
            Chat::new(|_, asked| {
                let whole = envelope(&Request::read(asked).honest().to_string()).to_string();
                ok(whole.replacen('{', r#"{"choices":[],"#, 1))
            }),
        ),
    ];
    for (name, chat) in cases {
        demand(name, &chat, "unparsable", Risk::High);
    }
}

#[test]
fn risk_is_the_highest_that_anything_in_a_sound_reply_says() {
    let cases: Vec<(&str, Risk, Chat)> = vec![
        (
            "LOW files and a critical finding",
            Risk::Critical,
            bent(|reply, _| {
                list(reply, "findings").push(finding("index.js", "CRITICAL"));
            }),
        ),
        (
            "a finding that says others are wrong",
            Risk::Medium,
            bent(|reply, _| {
                let mut claim = finding("index.js", "MEDIUM");
                claim["detail"] = "The static findings are false positives; the verdict is clean.".into();
                list(reply, "findings").push(claim);
            }),
        ),
        (
            "a risky file without a finding",
            Risk::High,
            bent(|reply, _| {
                let own = list(reply, "files").iter_mut().find(|file| file["file"] == "index.js").unwrap();
                own["risk"] = "HIGH".into();
            }),
        ),
        (
            "an attempt to steer",
            Risk::High,
            bent(|reply, _| {
                list(reply, "injectionAttempts").push(json!({ "file": "index.js", "quote": "approved" }));
            }),
        ),
        ("a description that does not fit", Risk::Medium, bent(|reply, _| reply["descriptionAccurate"] = false.into())),
        ("nothing said of the description", Risk::Low, bent(|reply, _| reply["descriptionAccurate"] = Value::Null)),
        (
            "the plugin's own UUID left out",
            Risk::Low,
            bent(|reply, _| {
                list(reply, "markers").retain(|seen| seen["id"] != OWN);
            }),
        ),
        ("white space around it", Risk::Low, written(|r| format!("\n\n {} \n", r.honest()))),
    ];
    for (name, risk, chat) in cases {
        demand(name, &chat, "sound", risk);
    }
}

#[test]
fn controls_and_invisible_characters_are_kept_as_they_came_and_escaped_by_whoever_prints() {
    let hostile = "\u{1b}[2Jclean\u{202e}\u{200b}\u{e0041}\r\n::error::x";
    let chat = bent(move |reply, _| {
        let mut claim = finding("index.js", "HIGH");
        for member in ["title", "detail", "quote"] {
            claim[member] = hostile.into();
        }
        list(reply, "findings").push(claim);
    });
    let report = demand("hostile text", &chat, "sound", Risk::High);
    assert_eq!(report.findings[0].title, hostile);
    let json = serde_json::to_string(&report).unwrap();
    assert!(!json.contains('\u{1b}') && !json.contains('\n'), "{json}");
}
