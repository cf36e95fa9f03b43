//! S5: a plugin is revoked. It does not load, and a `kill` ends it while it runs, within a second of the list's arrival.

use std::time::{Duration, Instant};

use serde_json::json;
use tests::kit::{Market, World};

use crate::bed::{CURIOUS, ENGINES};
use crate::host::Host;

struct Shop {
    world: World,
    workspace: std::path::PathBuf,
}

impl Shop {
    fn new() -> Self {
        let world = World::new();
        let workspace = world.at("workspace");
        std::fs::create_dir(&workspace).unwrap();
        Self { world, workspace }
    }

    /// A marketplace that offers a plugin of that engine, added, and the plugin installed from it.
    fn opens(&self, engine: &str) -> Market<'_> {
        let market = Market::open(&self.world);
        let capabilities = json!(["read", "write", "bash", "fetch", "state"]);
        let plugin = market.plugin("curious", "1.0.0").manifest(&json!({
            "name": "curious", "version": "1.0.0", "description": "For tests.", "license": "Apache-2.0",
            "engine": engine, "main": "index.js", "capabilities": capabilities, "allowedDomains": ["api.example.com"],
        }));
        let digest = market.signs(plugin.file("index.js", CURIOUS).folder());
        market.publishes();
        market.is_added();
        market.installs("curious", &digest);
        self.world.plugin().line("enable curious").end();
        market
    }

    fn host(&self) -> Host {
        let mut host = Host::starts(self.world.plugin());
        host.opens("s", &self.workspace);
        host
    }
}

fn revokes(market: &Market<'_>, action: &str) {
    let line = format!("revoke --format json --reason tested --confirm 1 --mass --action {action} curious 1.0.0");
    market.types(&line).ok();
    market.publishes();
}

#[test]
fn a_revoked_plugin_does_not_load_whatever_the_settings_enable() {
    for engine in ENGINES {
        let shop = Shop::new();
        let market = shop.opens(engine);
        revokes(&market, "disable");
        shop.world.plugin().line("marketplace update").ok();
        let mut host = shop.host();
        let refused = host.does_not_load("s", "curious");
        assert_eq!(
            (&refused["code"], &refused["data"]["code"]),
            (&json!(-32024), &json!("revoked")),
            "{engine}: {refused}"
        );
        let event = host.event("plugin.violation", |event| event["plugin"] == "curious");
        assert_eq!(event["kind"], "revoked", "{engine}: {event}");
        let bundle = shop.world.plugin().line("report curious --format json").ok().json();
        assert_eq!(bundle["violations"][0]["kind"], "revoked", "{engine}: {bundle:#}");
        let listed = host.ok("plugins/list", json!({ "sessionId": "s" }));
        assert_eq!(listed["plugins"][0]["standing"], "revoked");
    }
}

#[test]
fn a_kill_that_another_process_has_fetched_ends_what_runs_within_a_second() {
    for engine in ENGINES {
        let shop = Shop::new();
        let market = shop.opens(engine);
        let mut host = shop.host();
        host.loads("s", "curious");
        assert_eq!(host.calls("s", "curious", ("hello", json!({ "who": "Ann" }))), json!("hello Ann"));
        let busy = host
            .sends("plugin/invoke", json!({ "sessionId": "s", "plugin": "curious", "handler": "never", "params": {} }));
        revokes(&market, "kill");
        shop.world.plugin().line("marketplace update").ok();
        let arrived = Instant::now();
        let event = host.event("plugin.state", |event| event["state"] == "killed");
        // The list arrived before that command ended, so this is the longest it can have been.
        assert!(arrived.elapsed() < Duration::from_secs(1), "{engine}: {:?} {event}", arrived.elapsed());
        let event = host.event("plugin.revoked", |event| event["plugin"] == "curious");
        assert_eq!((&event["action"], &event["killed"]), (&json!("kill"), &json!(true)));
        assert_eq!(host.answer(busy)["error"]["code"], -32024);
        assert_eq!(host.fails("s", "curious", ("hello", json!({}))).0, -32024);
    }
}

#[test]
fn the_host_can_ask_for_news_and_gets_the_answer_after_the_kill() {
    let shop = Shop::new();
    let market = shop.opens("quickjs");
    let mut host = shop.host();
    host.loads("s", "curious");
    host.calls("s", "curious", ("hello", json!({ "who": "Ann" })));
    assert_eq!(host.ok("revocations/refresh", json!({}))["revoked"], json!([]));
    revokes(&market, "kill");
    assert_eq!(host.ok("revocations/refresh", json!({}))["revoked"], json!(["curious"]));
    assert!(host.events.iter().any(|(name, event)| name == "plugin.state" && event["state"] == "killed"));
}

#[test]
fn a_disabling_revocation_lets_a_call_end_and_takes_no_other() {
    let shop = Shop::new();
    let market = shop.opens("quickjs");
    let mut host = shop.host();
    host.loads("s", "curious");
    host.decides(|_, _| json!(null));
    let reading = json!({ "sessionId": "s", "plugin": "curious", "handler": "read", "params": { "path": "a.txt" } });
    std::fs::write(shop.workspace.join("a.txt"), "text").unwrap();
    let busy = host.sends("plugin/invoke", reading);
    host.is_asked("capability/read");
    revokes(&market, "disable");
    host.ok("revocations/refresh", json!({}));
    assert_eq!(host.fails("s", "curious", ("hello", json!({}))).0, -32024);
    assert!(
        host.event_within(Duration::from_millis(300), "plugin.state", |event| event["state"] == "killed").is_none()
    );
    host.raw(&json!({ "jsonrpc": "2.0", "id": 1, "result": { "decision": "allow" } }).to_string());
    assert_eq!(host.answer(busy)["result"]["result"], json!({ "ok": "text" }));
    host.event("plugin.state", |event| event["state"] == "killed");
}
