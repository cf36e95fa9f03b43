//! Plugins that fetch, through the installed program, TLS and the system's resolver; the names lead to a network of the test's own.

use std::sync::Mutex;

use serde_json::{Value, json};
use tests::kit::{Run, private_net};

use crate::examples::{Machine, hook};
use crate::kit::{ReadWrite, Server, answer};

/// The sites that the examples speak to, as one server, and the file of the certificate that clients are to trust.
struct Sites {
    server: Server,
    trusted: tempfile::NamedTempFile,
}

impl Sites {
    fn open(
        names: &[&str],
        handler: impl Fn(&str, &mut dyn ReadWrite) -> std::io::Result<()> + Send + Sync + 'static,
    ) -> Self {
        let server = Server::tls_at((private_net::ADDRESS, 443), names, handler);
        let trusted = tempfile::NamedTempFile::new().unwrap();
        std::fs::write(trusted.path(), &server.pem).unwrap();
        Self { server, trusted }
    }

    /// A client that trusts these sites and no others.
    fn trusted(&self, run: Run) -> Run {
        run.env("SSL_CERT_FILE", self.trusted.path())
    }

    fn heads(&self) -> Vec<String> {
        self.server.heads().iter().map(|head| head.lines().next().unwrap_or_default().to_owned()).collect()
    }
}

const DOCS: &[&str] = &["docs.example.org", "www.example.com", "other.example.net"];

#[test]
fn link_check_tells_the_living_from_the_dead_and_asks_nobody_else() {
    private_net::inside("fetching::link_check_tells_the_living_from_the_dead_and_asks_nobody_else", DOCS, || {
        let sites = Sites::open(DOCS, |head, stream| {
            let status = if head.contains(" /gone ") { "404 Not Found" } else { "200 OK" };
            answer(stream, status, "", b"")
        });
        let machine = Machine::with("link-check", &[]);
        machine.file("a.md", "[a](https://docs.example.org/here#part) [b](https://www.example.com/gone)");
        machine.file("b.md", "[c](https://other.example.net/x)");
        let check = |path: &str| {
            let run = machine.run("check", &json!({ "paths": [path] })).args(["--allow-read", ".", "--allow-fetch"]);
            sites.trusted(run)
        };
        let found = check("a.md").ok().json();
        let dead = json!([{ "path": "a.md", "address": "https://www.example.com/gone", "status": 404 }]);
        assert_eq!(found, json!({ "alive": 1, "dead": dead, "untried": [], "left": 0 }));
        let mut heads = sites.heads();
        heads.sort();
        assert_eq!(heads, ["HEAD /gone HTTP/1.1", "HEAD /here HTTP/1.1"]);

        // Nobody vouches for the certificate: no answer, and no link that is alive.
        let untrusting =
            machine.run("check", &json!({ "paths": ["a.md"] })).args(["--allow-read", ".", "--allow-fetch"]);
        let found = untrusting.ok().json();
        assert_eq!((&found["alive"], found["dead"].as_array().map(Vec::len)), (&json!(0), Some(2)), "{found}");

        machine.bed.settings(&json!({ "plugins": { "allowedSources": ["local-path"], "quarantine": "ask" } }));
        // A name that the manifest does not declare is not asked, although it leads somewhere, and is held against the plugin.
        let said = check("b.md").ok();
        assert_eq!(said.json()["untried"], json!([{ "path": "b.md", "address": "https://other.example.net/x" }]));
        assert_eq!(sites.heads().len(), 2);
        check("a.md").exits(3).says("held back");
    });
}

const TRACKER: &[&str] = &["tracker.example.com"];

#[test]
fn issue_digest_sums_up_what_is_new_since_the_last_answer() {
    private_net::inside("fetching::issue_digest_sums_up_what_is_new_since_the_last_answer", TRACKER, || {
        let issue = |n: u32| json!({ "number": n, "title": format!("Issue {n}"), "author": "ann", "body": "long" });
        let open = Mutex::new(vec![json!([issue(2), issue(1)]), json!([issue(3), issue(2)])]);
        let sites = Sites::open(TRACKER, move |_, stream| {
            let body = open.lock().unwrap().pop().unwrap_or_else(|| json!({ "error": "no more" }));
            let status = if body.is_array() { "200 OK" } else { "503 Service Unavailable" };
            answer(stream, status, "Content-Type: application/json\r\n", body.to_string().as_bytes())
        });
        let machine = Machine::with("issue-digest", &["project=atlas", "labels=[\"bug\",\"ux\"]"]);
        let fresh = || sites.trusted(machine.run("fresh", &json!({})).arg("--allow-fetch"));
        let short = |n: u32| json!({ "number": n, "title": format!("Issue {n}"), "author": "ann" });
        assert_eq!(fresh().ok().json(), json!([short(3), short(2)]));
        assert_eq!(fresh().ok().json(), json!([short(1)]));
        fresh().exits(1).says("the tracker answered 503");
        assert_eq!(sites.heads(), vec!["GET /api/v1/issues?project=atlas&labels=bug%2Cux HTTP/1.1"; 3]);
        machine.run("fresh", &json!({})).exits(1).says("--allow-fetch");
    });
}

const HOOKS: &[&str] = &["hooks.example.com"];

#[test]
fn activity_log_tells_its_address_of_a_session() {
    private_net::inside("fetching::activity_log_tells_its_address_of_a_session", HOOKS, || {
        let sites = Sites::open(HOOKS, |head, stream| {
            let length =
                head.lines().find_map(|line| line.to_lowercase().strip_prefix("content-length: ")?.parse().ok());
            let mut body = vec![0; length.unwrap_or(0)];
            stream.read_exact(&mut body)?;
            let told: Value = serde_json::from_slice(&body).map_err(std::io::Error::other)?;
            let context = json!({ "context": format!("since {}", told["source"]) });
            answer(stream, "200 OK", "Content-Type: application/json\r\n", context.to_string().as_bytes())
        });
        let machine = Machine::with("activity-log", &[]);
        let mut host = machine.host_with(|run| sites.trusted(run));
        let verdict = hook(&mut host, "SessionStart", &json!({ "source": "startup" }));
        assert_eq!(verdict["answers"][0]["context"], "since \"startup\"", "{verdict}");
        assert_eq!(sites.heads(), ["POST /sessions HTTP/1.1"]);
    });
}
