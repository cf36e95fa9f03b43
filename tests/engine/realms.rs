//! One realm in both engines: the same table of shims, the same names, the same context.

use serde_json::json;

use super::rig::{PLACES, Place, Rig, TOKEN};

const TABLE: &str = include_str!("../../runtime/src/engine/tests/shims.js");
const NAMES: &str = include_str!("../../runtime/src/engine/tests/names.txt");

#[test]
fn the_table_of_the_shims_holds_in_both_engines() {
    for place in PLACES {
        let mut rig = Rig::plugin(place, TABLE);
        let answer = rig.call("table", &json!({}));
        assert_eq!(answer["result"]["failures"], json!([]), "{place:?}");
        assert!(answer["result"]["count"].as_u64() >= Some(200), "{place:?}: {answer}");
    }
}

#[test]
fn the_realm_has_the_same_names_in_both_engines() {
    for place in PLACES {
        let mut rig = Rig::plugin(place, TABLE);
        let names = rig.call("names", &json!({}))["result"].clone();
        // What the two languages differ in.
        let wanted: Vec<&str> =
            NAMES.split_whitespace().filter(|name| place == Place::Node || *name != "Intl").collect();
        assert_eq!(names, json!(wanted), "{place:?}");
        let members = rig.call("members", &json!({}))["result"].clone();
        let context = json!(["bash", "fetch", "log", "read", "signal", "state", "write"]);
        assert_eq!(members["context"], context, "{place:?}");
    }
}

#[test]
fn the_first_line_is_ready_and_every_other_bears_the_token() {
    for place in PLACES {
        let mut rig = Rig::handlers(place, "act: async (ctx) => { console.log('a'); return ctx.read('x'); }");
        assert_eq!(rig.call("act", &json!({}))["result"], "text", "{place:?}");
        let [first, rest @ ..] = rig.heard.as_slice() else { panic!("silence") };
        assert_eq!(first["method"], "ready", "{place:?}");
        assert_eq!(first["params"]["engine"], if place == Place::Node { "node" } else { "quickjs" });
        assert!(first.get("token").is_none());
        assert!(rest.len() >= 4 && rest.iter().all(|line| line["token"] == TOKEN), "{place:?}");
    }
}

#[test]
fn several_calls_are_open_at_once_and_each_gets_its_own_answer() {
    for place in PLACES {
        let mut rig = Rig::handlers(
            place,
            "act: async (ctx, { millis }) => { await new Promise((done) => setTimeout(done, millis)); return millis; }",
        );
        let slow = rig.send("invoke", &json!({ "callId": "slow", "handler": "act", "params": { "millis": 300 } }));
        let fast = rig.send("invoke", &json!({ "callId": "fast", "handler": "act", "params": { "millis": 1 } }));
        assert_eq!(rig.answer(slow)["result"], 300, "{place:?}");
        let answers: Vec<_> = rig.heard.iter().filter_map(|line| line["id"].as_u64()).collect();
        assert!(answers.ends_with(&[fast, slow]), "{place:?}: {answers:?}");
    }
}

#[test]
fn shutdown_and_a_closed_pipe_end_the_process() {
    for place in PLACES {
        let mut rig = Rig::handlers(place, "act: () => { setInterval(() => {}, 1); return 1; }");
        rig.call("act", &json!({}));
        rig.write(r#"{"jsonrpc":"2.0","method":"shutdown"}"#);
        assert_eq!(rig.ended(), runtime::sandbox::Ended::Exited(0), "{place:?}");
        let rig = Rig::handlers(place, "act: () => 1");
        assert_eq!(rig.close(), runtime::sandbox::Ended::Exited(0), "{place:?}");
    }
}
