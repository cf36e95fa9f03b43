//! A plugin's server that runs on: whatever takes away its right to run ends it within a second.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::process::Child;
use std::time::{Duration, Instant};

use serde_json::json;
use tests::kit::{Market, World};

/// A server that says again what it is told, between its walls.
struct Server {
    child: Child,
}

impl Server {
    fn starts(world: &World) -> Self {
        let mut child = world.plugin().line("exec hello mcp echo").piped();
        child.stdin.as_mut().unwrap().write_all(b"ready?\n").unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.as_mut().unwrap()).read_line(&mut line).unwrap();
        assert_eq!(line, "ready?\n");
        Self { child }
    }

    /// It ends within a second after `cause`, and says why.
    fn ends_after(mut self, cause: impl FnOnce(), status: i32, why: &str) {
        cause();
        let since = Instant::now();
        let ended = loop {
            if let Some(ended) = self.child.try_wait().unwrap() {
                break ended;
            }
            assert!(since.elapsed() < Duration::from_secs(20), "{why}: it goes on");
            std::thread::sleep(Duration::from_millis(10));
        };
        // The cause came before its command ended, so this is the longest that it can have been.
        assert!(since.elapsed() < Duration::from_secs(1), "{why}: {:?}", since.elapsed());
        let mut said = String::new();
        self.child.stderr.take().unwrap().read_to_string(&mut said).unwrap();
        assert_eq!(ended.code(), Some(status), "{why}: {said}");
        assert!(said.contains(why), "{why}: {said}");
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ended = self.child.kill();
        let _buried = self.child.wait();
    }
}

/// A marketplace with a plugin that has such a server; installed and enabled.
fn opens(world: &World) -> Market<'_> {
    // As root, plugins' commands are nobody's, who must be able to come here.
    std::fs::set_permissions(world.path(), std::os::unix::fs::PermissionsExt::from_mode(0o755)).unwrap();
    let market = Market::open(world);
    let plugin = market.plugin("hello", "1.0.0").manifest(&json!({
        "name": "hello", "version": "1.0.0", "description": "For tests.", "license": "Apache-2.0",
        "contributes": { "mcpServers": { "echo": { "command": "cat", "args": ["-"] } } },
    }));
    let digest = market.signs(plugin.folder());
    market.publishes();
    market.is_added();
    market.installs("hello", &digest);
    enables(world);
    market
}

fn enables(world: &World) {
    world.plugin().line("enable hello").end();
    world.plugin().line("enable hello --mcp echo").ok();
}

#[test]
fn a_person_ends_a_server_where_it_runs() {
    let world = World::new();
    let _market = opens(&world);
    let person = |line: &str| drop(world.plugin().line(line).ok());

    Server::starts(&world).ends_after(|| person("disable hello"), 3, "hello is disabled");
    enables(&world);
    Server::starts(&world).ends_after(|| person("disable hello --kill"), 3, "hello was ended by a person");
    enables(&world);
    let settings = world.deepcode().join("settings.json");
    let without = std::fs::read_to_string(&settings).unwrap().replace("hello:echo", "hello:other");
    let edit = || std::fs::write(&settings, &without).unwrap();
    Server::starts(&world).ends_after(edit, 3, "\"echo\" is disabled");
    enables(&world);
    Server::starts(&world).ends_after(|| person("remove hello"), 4, "not what is installed any more");
}

#[test]
fn a_revocation_of_either_kind_ends_a_server() {
    for action in ["disable", "kill"] {
        let world = World::new();
        let market = opens(&world);
        let server = Server::starts(&world);
        market
            .types(&format!("revoke --format json --reason tested --confirm 1 --mass --action {action} hello 1.0.0"))
            .ok();
        market.publishes();
        server.ends_after(|| drop(world.plugin().line("marketplace update").ok()), 5, "revoked");
        world.plugin().line("exec hello mcp echo").exits(5);
    }
}

#[test]
fn what_has_nothing_to_do_with_it_leaves_a_server_alone() {
    let world = World::new();
    let _market = opens(&world);
    let mut server = Server::starts(&world);
    world.plugin().line("marketplace update").ok();
    let settings = world.deepcode().join("settings.json");
    std::fs::write(&settings, std::fs::read_to_string(&settings).unwrap() + "\n").unwrap();
    // Three looks.
    std::thread::sleep(Duration::from_millis(1_300));
    // Settings that cannot be read are no reason to end what runs; nothing starts meanwhile.
    let good = std::fs::read(&settings).unwrap();
    std::fs::write(&settings, "{").unwrap();
    std::thread::sleep(Duration::from_millis(1_300));
    assert_eq!(server.child.try_wait().unwrap(), None);
    std::fs::write(&settings, good).unwrap();
}
