//! A plugin's own state: there after a restart, within a quota, nobody else's.

use serde_json::json;

use crate::bed::{Bed, ENGINES};

#[test]
fn what_is_put_is_there_in_another_session_and_another_broker() {
    for engine in ENGINES {
        let bed = Bed::new();
        bed.curious("curious", engine);
        bed.curious("other", engine);
        let mut host = bed.host();
        host.loads("s", "curious");
        host.calls("s", "curious", ("put", json!({ "key": "a/../b", "value": { "n": 1 } })));
        host.opens("t", &bed.workspace());
        host.loads("t", "curious");
        assert_eq!(
            host.calls("t", "curious", ("get", json!({ "key": "a/../b" }))),
            json!({ "ok": { "n": 1 } }),
            "{engine}"
        );
        host.ok("shutdown", json!({}));

        let mut host = bed.host();
        host.loads("s", "curious");
        host.loads("s", "other");
        assert_eq!(host.calls("s", "curious", ("list", json!({ "prefix": "a" }))), json!({ "ok": ["a/../b"] }));
        assert_eq!(host.calls("s", "other", ("list", json!({}))), json!({ "ok": [] }));
        host.calls("s", "curious", ("remove", json!({ "key": "a/../b" })));
        assert_eq!(host.calls("s", "curious", ("list", json!({}))), json!({ "ok": [] }));
    }
}

#[test]
fn beyond_the_quota_nothing_is_kept_and_what_was_there_stays() {
    for engine in ENGINES {
        let bed = Bed::new();
        bed.curious("curious", engine);
        let mut host = bed.host();
        host.loads("s", "curious");
        let half = "x".repeat(600 << 10);
        assert!(host.calls("s", "curious", ("put", json!({ "key": "a", "value": half }))).get("code").is_none());
        let told = host.calls("s", "curious", ("put", json!({ "key": "b", "value": half })));
        assert_eq!(told["code"], -32015, "{engine}: {told}");
        assert_eq!(host.calls("s", "curious", ("list", json!({}))), json!({ "ok": ["a"] }));
    }
}
