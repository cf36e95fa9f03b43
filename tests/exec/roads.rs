//! The two roads out of a sandbox over a real network, which is loopback: a command's TLS tunnel through the bridge, and the
//! posts of HTTP hooks. The policy is the product's; only its reach is widened to loopback.

use std::path::Path;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use egress::{Egress, Limits as Road, Reach};
use jiff::Timestamp;
use plugin_cli::network::{Denials, Network};
use revocation::{Cleared, Revocations};
use runtime::exec::{Ground, PluginCommand, hear, hook};
use runtime::sandbox::{Sandbox, Tier, Tools};
use runtime::store::Standing;
use runtime::{Consent, Home, Loaded, Store};
use schemas::Grade;
use schemas::protocol::HookDecision;
use schemas::settings::Age;
use serde_json::{Value, json};
use tests::kit::{again, tool};
use verifier::Candidate;
use verifier::tree::memory::{self, File};

use crate::kit::{ReadWrite, Server, Told, answer, soon};

/// What was refused on the way, by its code.
type Refused = Arc<Mutex<Vec<String>>>;

/// A sandbox, a network that ends at loopback, and what it refused.
struct Place {
    sandbox: Sandbox,
    network: Network,
    refused: Refused,
    _sockets: tempfile::TempDir,
}

impl Place {
    /// Where `names` are this machine, and `server`'s certificate is believed.
    fn new(names: &[&str], server: &Server) -> Self {
        let own = again::beside(Path::new(env!("CARGO_BIN_EXE_confined")));
        let tools = Tools { own, bwrap: Some(tool("bwrap")), node: None };
        let sandbox = Sandbox::open(&tools, Tier::Namespaces).unwrap();
        let told = Told::here(names);
        let road = |limits: Road| {
            let road = Egress::new(Reach::loopback_for_tests(), told.clone(), limits);
            road.trusting_for_tests(server.pem.as_bytes()).unwrap()
        };
        let refused = Refused::default();
        let hears = Arc::clone(&refused);
        let denials = Denials::to(move |_, denial| hears.lock().unwrap().push(denial.code.to_owned()));
        // As root, the socket is nobody's, who must be able to come here.
        let sockets = tempfile::tempdir_in("/tmp").unwrap();
        std::fs::set_permissions(sockets.path(), std::os::unix::fs::PermissionsExt::from_mode(0o755)).unwrap();
        let network = Network::over(road, denials, sockets.path().to_owned());
        Self { sandbox, network, refused, _sockets: sockets }
    }

    fn ground(&self, denied: &[&str]) -> Ground<'_> {
        let denied = denied.iter().map(|name| name.parse().unwrap()).collect();
        Ground { sandbox: &self.sandbox, roads: &self.network, denied, workspace: None }
    }

    fn refused(&self) -> Vec<String> {
        self.refused.lock().unwrap().clone()
    }
}

/// A plugin of these files, admitted and loaded as every plugin is.
fn plugin(manifest: &Value, files: &[(&str, &str)]) -> Loaded {
    let mut all = vec![File::new("plugin.json", manifest.to_string().as_bytes())];
    all.extend(files.iter().map(|(path, text)| File::new(*path, text.as_bytes())));
    let tree = memory::open(all, &verifier::Limits::default()).unwrap();
    let now = Timestamp::from_second(1_800_000_000).unwrap();
    let revocations = Revocations::new(Vec::new(), Age::DEFAULT);
    let home = tempfile::tempdir_in("/tmp").unwrap();
    let store = Store::open(Home::at(home.path().to_owned())).unwrap();
    let candidate = Candidate::unattested(tree, "./there".parse().unwrap(), None).unwrap();
    let name = candidate.manifest().name.clone();
    let cleared = Cleared::check(candidate, None, &revocations, now).unwrap();
    let consent = Consent::by_digest(&cleared, cleared.candidate().tree().digest()).unwrap();
    store.admit(cleared, consent, Standing { grade: Grade::LocalPath, marketplace: None }, now).unwrap();
    store.load(&name, &revocations, now).unwrap()
}

fn fine(_: &str, stream: &mut dyn ReadWrite) -> std::io::Result<()> {
    answer(stream, "200 OK", "", b"fine")
}

/// A command of a plugin that may reach `*.example.com`, with the server's certificate among its files.
fn commanding(mode: &str, server: &Server) -> Loaded {
    let manifest = json!({
        "name": "tried", "version": "1.0.0", "description": "a test", "allowedDomains": ["*.example.com"], "networkMode": mode,
        "contributes": { "statusLines": [{ "name": "line", "command": "true" }],
                         "mcpServers": { "server": { "command": "sh", "args": ["-c", "true"] } } },
    });
    plugin(&manifest, &[("ca.pem", &server.pem)])
}

/// What a command line says inside.
fn says(place: &Place, loaded: &Loaded, line: &str) -> String {
    let started = place.ground(&[]).start(loaded, PluginCommand::line(loaded, line), &hook::limits()).unwrap();
    let caps = runtime::exec::Caps { stdout: 64 << 10, stderr: 64 << 10 };
    let ran = hear(started.confined, Vec::new(), caps, soon()).unwrap();
    format!("{}{}", String::from_utf8_lossy(&ran.stdout), String::from_utf8_lossy(&ran.stderr))
}

#[test]
fn a_tls_tunnel_leads_from_inside_the_sandbox_to_its_server_and_to_no_other() {
    let server = Server::tls(&["a.example.com"], fine);
    let place = Place::new(&["a.example.com", "b.example.com"], &server);
    let url = format!("https://a.example.com:{}/", server.port);
    let curl = "curl -sS --max-time 10 --cacert /plugin/ca.pem";
    let full = commanding("full", &server);
    // The certificate is checked inside, by the command, and not by anything between: it is the server's own.
    assert_eq!(says(&place, &full, &format!("{curl} {url} && {curl} -w ' %{{http_connect}}' {url}")), "finefine 200");
    assert_eq!(server.heads().len(), 2);
    assert_eq!(place.refused(), Vec::<String>::new());
    // Opened for one name and used for another.
    let other = format!("{curl} --connect-to a.example.com:{0}:b.example.com:{0} {url}; echo \" $?\"", server.port);
    assert!(!says(&place, &full, &other).contains("fine"));
    // In limited mode a tunnel is refused, since nobody could see what is done in it.
    let limited = commanding("limited", &server);
    let said = says(&place, &limited, &format!("{curl} {url}; echo $?"));
    assert!(said.contains("56") && !said.contains("fine"), "{said}");
    assert_eq!(server.heads().len(), 2);
    assert_eq!(place.refused(), ["server-name", "tunnel"]);
}

/// What a hook's address does with a post.
fn replies(head: &str, stream: &mut dyn ReadWrite) -> std::io::Result<()> {
    let length = head.lines().find_map(|line| line.to_ascii_lowercase().strip_prefix("content-length: ")?.parse().ok());
    let mut body = vec![0; length.unwrap_or_default()];
    stream.read_exact(&mut body)?;
    let path = head.split_whitespace().nth(1).unwrap_or_default().trim_start_matches('/').to_owned();
    match path.as_str() {
        // Refuses what it was sent, so that the test sees that it came.
        "denies" => {
            let heard: Value = serde_json::from_slice(&body)?;
            let reason = format!("no {}", heard.get("tool_name").and_then(Value::as_str).unwrap_or("?"));
            answer(stream, "200 OK", "", json!({ "decision": "deny", "reason": reason }).to_string().as_bytes())
        }
        "silent" => answer(stream, "204 No Content", "", b""),
        "moved" => answer(stream, "307 Temporary Redirect", "Location: /denies\r\n", b""),
        "broken" => answer(stream, "500 Internal Server Error", "", br#"{"decision":"allow"}"#),
        "big" => answer(stream, "200 OK", "", &vec![b' '; (64 << 10) + 1]),
        "wrong" => answer(stream, "200 OK", "", br#"{"decision":"allow","updatedInput":{}}"#),
        _ => {
            std::thread::sleep(Duration::from_secs(10));
            answer(stream, "200 OK", "", br#"{"decision":"allow"}"#)
        }
    }
}

/// A plugin with one HTTP hook before tools are used, at that path of the server.
fn hooking(host: &str, path: &str, server: &Server) -> Loaded {
    let url = format!("https://{host}:{}/{path}", server.port);
    let hook = json!({ "type": "http", "url": url, "timeout": 2 });
    plugin(
        &json!({
            "name": "tried", "version": "1.0.0", "description": "a test", "allowedHttpHookUrls": [url],
            "contributes": { "hooks": { "PreToolUse": [{ "hooks": [hook] }] } },
        }),
        &[],
    )
}

#[test]
fn an_http_hook_is_posted_to_its_address_and_answers_as_a_command_does() {
    let server = Server::tls(&["hooks.example.com"], replies);
    let place = Place::new(&["hooks.example.com"], &server);
    let input = json!({ "tool_name": "Bash" });
    let asked = |path: &str| {
        let loaded = hooking("hooks.example.com", path, &server);
        let mut answers = hook::run(&place.ground(&[]), &loaded, "PreToolUse", input.as_object().unwrap());
        assert_eq!(answers.len(), 1);
        answers.remove(0)
    };
    let given = asked("denies").unwrap();
    assert_eq!(
        (given.decision, given.reason.as_deref().map(ToString::to_string)),
        (HookDecision::Deny, Some("no Bash".into()))
    );
    let head = server.heads().pop().unwrap().to_ascii_lowercase();
    assert!(
        head.starts_with("post /denies http/1.1\r\n") && head.contains("content-type: application/json\r\n"),
        "{head}"
    );
    assert!(!head.contains("cookie") && !head.contains("authorization"), "{head}");
    assert_eq!(asked("silent").unwrap().decision, HookDecision::None);
    let before = server.heads().len();
    for (path, why) in
        [("moved", "redirect"), ("broken", "500"), ("big", "65536"), ("wrong", "updatedInput"), ("slow", "too long")]
    {
        let failure = asked(path).unwrap_err();
        assert!(failure.why.contains(why), "{path}: {}", failure.why);
        // Silence is no permission.
        let verdict = runtime::exec::answer::merge("PreToolUse", vec![Err(failure)]);
        assert_eq!(verdict.decision, HookDecision::Ask, "{path}");
    }
    // Each was asked once: no redirect was followed, nothing was tried again.
    assert_eq!(server.heads().len(), before + 5);
}

#[test]
fn an_http_hook_goes_nowhere_else_and_not_where_the_user_denies() {
    let server = Server::tls(&["hooks.example.com"], replies);
    let place = Place::new(&["hooks.example.com"], &server);
    let input = json!({ "tool_name": "Bash" });
    let loaded = hooking("hooks.example.com", "denies", &server);
    let denied = place.ground(&["example.com", "*.example.com"]);
    let failure = hook::run(&denied, &loaded, "PreToolUse", input.as_object().unwrap()).remove(0).unwrap_err();
    assert!(failure.why.contains("denied"), "{}", failure.why);
    assert_eq!((server.connections(), place.refused()), (0, vec!["denied-domain".to_owned()]));
    // An address that the manifest does not list makes no manifest, so nobody is ever asked to admit it.
    let unlisted = json!({
        "name": "tried", "version": "1.0.0", "description": "a test", "allowedHttpHookUrls": ["https://other.example.com/"],
        "contributes": { "hooks": { "PreToolUse": [{ "hooks": [{ "type": "http", "url": "https://hooks.example.com/" }] }] } },
    });
    let tree =
        memory::open(vec![File::new("plugin.json", unlisted.to_string().as_bytes())], &verifier::Limits::default());
    let refused = Candidate::unattested(tree.unwrap(), "./there".parse().unwrap(), None).unwrap_err();
    assert!(refused.to_string().contains("allowedHttpHookUrls"), "{refused}");
}
