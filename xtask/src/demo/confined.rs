//! Plugins run: one of each engine in its sandbox, what they are denied, what is left without bubblewrap, and one that is
//! killed while it works.

use std::path::PathBuf;
use std::time::{Duration, Instant};

use super::host::Host;
use super::stage::{DONE, FAILED, NO_SANDBOX, POLICY, Stage};
use crate::shell::Trouble;

/// An example of each engine: the embedded one, node behind the same context, a program for node.
const SHOWN: [&str; 3] = ["link-check", "reading-time", "docs-search"];
/// Where the broker looks for bubblewrap before it looks at PATH.
const SYSTEM: [&str; 3] = ["/usr/bin", "/bin", "/usr/local/bin"];
/// Said where node plugins cannot run.
pub(super) const NO_NAMESPACES: &str = "There are no namespaces for plugins here. QuickJS keeps its other walls; node would have too few, so it does not run:";
/// How soon a killed plugin is gone after the list came.
const SOON: Duration = Duration::from_secs(1);

/// A text, one with a link to a site that no plugin declares, and what nobody may read.
const NOTES: &str = r#"{"paths":["notes.md"]}"#;
const LINKS: &str = r#"{"paths":["links.md"]}"#;
const KEY: &str = r#"{"paths":[".ssh/id_ed25519"]}"#;

/// All of it. `taken` is the plugin that the demo shows already.
pub(super) fn run(stage: &Stage<'_>, taken: &str) -> Result<(), Trouble> {
    if SHOWN.contains(&taken) {
        stage.says("\n(The stops at which plugins run are left out: they use this very plugin.)");
        return Ok(());
    }
    stage.file("notes.md", "# Notes\n\nFive words stand here, truly.\n")?;
    stage.file("links.md", "See [elsewhere](https://elsewhere.example.net/).\n")?;
    stage.file(".ssh/id_ed25519", "not a key, but it lies where keys lie\n")?;
    let found = engines(stage)?;
    denied(stage)?;
    if found == Tier::Namespaces {
        unwalled(stage)?;
    }
    killed(stage)
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Tier {
    Namespaces,
    Lockdown,
}

/// Signs, publishes, installs and enables the examples, as was shown for the first.
fn offered(stage: &Stage<'_>) -> Result<(), Trouble> {
    let mut digests = Vec::new();
    for name in SHOWN {
        let source = stage.example(name);
        let digest = stage.unseen_marketplace(&["hash", &source])?.word("sha256:")?;
        stage.unseen_marketplace(&["add", &source, "--digest", &digest])?;
        digests.push(digest);
    }
    stage.unseen_marketplace(&["publish"])?;
    stage.unseen_plugin(&["marketplace", "update"])?;
    for (name, digest) in SHOWN.iter().zip(&digests) {
        stage.unseen_plugin(&["install", &format!("{name}@demo"), "--digest", digest])?;
        stage.unseen_plugin(&["enable", name])?;
    }
    Ok(())
}

/// Runs one plugin of each engine; says how this machine confines.
fn engines(stage: &Stage<'_>) -> Result<Tier, Trouble> {
    stage.stop("Plugins run, each in a sandbox of its own");
    stage.says("Three more examples came the same way. A plugin sees no file, no network, no other process; what it needs it asks for.");
    offered(stage)?;
    let said = stage.plugin(&["run", "link-check", "check", "--params", NOTES, "--allow-read", "."], DONE)?;
    let found = if said.text.contains("confined: namespaces") { Tier::Namespaces } else { Tier::Lockdown };
    if found == Tier::Lockdown {
        stage.says(NO_NAMESPACES);
    }
    for (name, handler) in [("reading-time", "estimate"), ("docs-search", "outline")] {
        let said = stage.plugin_any(&["run", name, handler, "--params", NOTES, "--allow-read", "."])?;
        // Without namespaces it must be refused; with them only a machine without node is excused.
        let is_excused = found == Tier::Lockdown || said.text.contains("no node was found");
        said.must(if is_excused { NO_SANDBOX } else { DONE })?;
    }
    Ok(found)
}

fn denied(stage: &Stage<'_>) -> Result<(), Trouble> {
    stage.stop("Plugins want more than they declared, and a private key");
    stage.says(
        "The user allows everything here. What keeps keys and undeclared sites out of reach does not ask the user.",
    );
    let fetch = ["run", "link-check", "check", "--params", LINKS, "--allow-read", ".", "--allow-fetch"];
    stage.plugin(&fetch, DONE)?.must_say("violation (domain-denied)")?;
    stage.says("Who tried such a thing is held back until the user says otherwise:");
    let read = ["run", "link-check", "check", "--params", KEY, "--allow-read", "."];
    stage.plugin(&read, POLICY)?;
    stage.plugin(&["enable", "link-check"], DONE)?;
    stage.plugin(&read, FAILED)?.must_say("violation (path-protected)")?;
    stage.unseen_plugin(&["enable", "link-check"])?;
    Ok(())
}

/// The same machine with bubblewrap hidden: the next tier, or nothing.
fn unwalled(stage: &Stage<'_>) -> Result<(), Trouble> {
    stage.stop("The same without bubblewrap");
    stage.says("It is hidden for these two commands. QuickJS keeps its other walls; node would have too few, so it does not run.");
    let hidden = bubblewrap().ok_or_else(|| Trouble::Demo("bubblewrap is gone".to_owned()))?;
    let without = |words: &[&str], status| stage.plugin_without(&hidden, words)?.must(status);
    let said = without(&["run", "link-check", "check", "--params", NOTES, "--allow-read", "."], DONE)?;
    said.must_say("confined: lockdown")?;
    without(&["run", "reading-time", "estimate", "--params", NOTES, "--allow-read", "."], NO_SANDBOX)?;
    Ok(())
}

/// Where bubblewrap is, if it is where the system has it.
pub(super) fn bubblewrap() -> Option<PathBuf> {
    let found = SYSTEM.iter().map(|folder| PathBuf::from(folder).join("bwrap")).find(|path| path.is_file());
    // The link /bin leads to /usr/bin: what is hidden is the file itself.
    found.and_then(|path| path.canonicalize().ok())
}

fn killed(stage: &Stage<'_>) -> Result<(), Trouble> {
    stage.stop("A plugin is withdrawn while it works");
    stage.says("A host starts it and is asked whether it may read. While the host thinks, the maintainer withdraws it with `kill`.");
    let workspace = stage.folder().join("home").display().to_string();
    let mut host = Host::starts(stage)?;
    host.whispers(r#"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":1,"host":{"name":"demo","version":"1.0.0"}}}"#)?;
    host.whispers(&format!(
        r#"{{"jsonrpc":"2.0","id":2,"method":"session/open","params":{{"sessionId":"s","workspace":"{workspace}"}}}}"#
    ))?;
    host.whispers(
        r#"{"jsonrpc":"2.0","id":3,"method":"plugins/load","params":{"sessionId":"s","names":["link-check"]}}"#,
    )?;
    host.waits(r#""id":3"#)?;
    host.says(r#"{"jsonrpc":"2.0","id":4,"method":"plugin/invoke","params":{"sessionId":"s","plugin":"link-check","handler":"check","params":{"paths":["notes.md"]}}}"#)?;
    host.hears("capability/read")?;
    let revoke =
        ["revoke", "link-check", "1.1.0", "--action", "kill", "--reason", "shown in the demo", "--confirm", "1"];
    stage.marketplace(&revoke, DONE)?;
    stage.marketplace(&["publish", "--quiet"], DONE)?;
    stage.plugin(&["marketplace", "update"], DONE)?;
    let arrived = Instant::now();
    let gone = host.hears(r#""state":"killed""#)?;
    host.hears("plugin.revoked")?;
    let took = gone.saturating_duration_since(arrived);
    if took > SOON {
        return Err(Trouble::Demo(format!("it took {took:?} until the plugin was gone")));
    }
    stage.says("It was gone within a second of the list's arrival.");
    Ok(())
}
