//! What runs on macOS, with a program of ours in the place of `sandbox-exec`; and what is refused on every other system.

use std::io::{BufReader, Read as _, Write as _};
use std::os::unix::fs::PermissionsExt as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use runtime::broker::{Confine as _, NoWalls};
use runtime::sandbox::elsewhere::{Confined, Sandbox, System};
use runtime::sandbox::{Ended, Limits, Network, SpawnError, State, Tier, Tools, Unavailable};
use serde_json::{Value, json};

use super::ends::shell;
use super::plugin::Installed;

/// How long an end may take on a busy machine.
const PATIENCE: Duration = Duration::from_secs(20);

/// The program that is confined.
fn own() -> PathBuf {
    PathBuf::from(env!("CARGO_BIN_EXE_confined")).canonicalize().unwrap()
}

fn tools() -> Tools {
    Tools { own: own(), bwrap: None, node: None }
}

/// A stand-in for `sandbox-exec`: it writes down how it was called, and runs the command behind `walls`.
struct StandIn {
    folder: tempfile::TempDir,
}

impl StandIn {
    fn with(walls: &str) -> Self {
        let folder = tempfile::tempdir_in("/tmp").unwrap();
        let script = format!(
            "#!/bin/sh\nprintf '%s\\0' \"$@\" > {}/called\nwhile [ \"$1\" != -- ]; do shift; done\nshift\n{walls} \"$@\"\n",
            folder.path().display()
        );
        let path = folder.path().join("sandbox-exec");
        std::fs::write(&path, script).unwrap();
        std::fs::set_permissions(&path, std::fs::Permissions::from_mode(0o755)).unwrap();
        Self { folder }
    }

    /// One that only writes down: nothing is confined.
    fn open() -> Self {
        Self::with("exec")
    }

    /// One that shows what a profile shows: the program and the system's libraries.
    fn closed() -> Self {
        let mut walls = "shift; exec /usr/bin/bwrap --unshare-all --new-session --die-with-parent --chdir /".to_owned();
        for folder in ["/usr/lib", "/usr/lib64", "/lib", "/lib64"].map(Path::new) {
            walls += &match (std::fs::read_link(folder), folder.is_dir()) {
                (Ok(target), _) => format!(" --symlink {} {}", target.display(), folder.display()),
                (Err(_), true) => format!(" --ro-bind {0} {0}", folder.display()),
                (Err(_), false) => String::new(),
            };
        }
        // Not where it lies: the folders above it, /home or /tmp perhaps, would be there as well.
        Self::with(&format!("{walls} --ro-bind {0} /engine -- /engine", own().display()))
    }

    fn opens(&self, least: Tier) -> Result<Sandbox, Unavailable> {
        Sandbox::open_on(System::MacOs(self.folder.path().join("sandbox-exec")), &tools(), least)
    }

    fn called(&self) -> Vec<String> {
        let text = std::fs::read_to_string(self.folder.path().join("called")).unwrap();
        text.split_terminator('\0').map(str::to_owned).collect()
    }
}

/// The next line that the engine says, as JSON.
fn line(from: &mut impl std::io::BufRead) -> Value {
    let mut line = String::new();
    from.read_line(&mut line).unwrap();
    serde_json::from_str(&line).unwrap_or_else(|e| panic!("{line:?}: {e}"))
}

fn is_alive(id: u32) -> bool {
    let stat = std::fs::read_to_string(format!("/proc/{id}/stat")).unwrap_or_default();
    stat.rsplit_once(") ").is_some_and(|(_, after)| !after.starts_with('Z'))
}

#[test]
fn behind_closed_walls_an_engine_loads_a_plugin_and_answers() {
    let stand_in = StandIn::closed();
    let sandbox = stand_in.opens(Tier::Lockdown).unwrap();
    assert_eq!(sandbox.probe().tier, Tier::Lockdown);
    let held: Vec<&str> =
        sandbox.probe().layers.iter().filter(|layer| layer.state == State::Enforced).map(|layer| layer.name).collect();
    assert_eq!(held, ["limits", "no files", "no writing", "no network", "no programs"]);
    let Confined { mut stdin, stdout, process, .. } = sandbox.quickjs(&Limits::default()).unwrap();
    let mut stdout = BufReader::new(stdout);
    assert_eq!(line(&mut stdout)["method"], "ready");
    let code = "definePlugin({ handlers: { hello: (ctx, { who }) => `hello ${who}` } });";
    let start = json!({ "protocolVersion": 1, "token": "0".repeat(64), "plugin": { "name": "tried", "version": "1.0.0" },
        "main": "index.js", "modules": { "index.js": code }, "config": {}, "limits": { "callMillis": 5000 } });
    writeln!(stdin, "{}", json!({ "jsonrpc": "2.0", "id": 1, "method": "initialize", "params": start })).unwrap();
    assert_eq!(line(&mut stdout)["result"]["handlers"], json!(["hello"]));
    let call = json!({ "callId": "c1", "handler": "hello", "params": { "who": "Ann" } });
    writeln!(stdin, "{}", json!({ "jsonrpc": "2.0", "id": 2, "method": "invoke", "params": call })).unwrap();
    assert_eq!(line(&mut stdout)["result"], "hello Ann");
    drop(stdin);
    assert_eq!(process.wait_for(PATIENCE), Some(Ended::Exited(0)));
}

#[test]
fn the_profile_and_the_program_stand_on_the_command_line_and_nothing_else() {
    let stand_in = StandIn::closed();
    let sandbox = stand_in.opens(Tier::Lockdown).unwrap();
    let engine = sandbox.quickjs(&Limits::default()).unwrap();
    assert_eq!(line(&mut BufReader::new(engine.stdout))["method"], "ready");
    let called = stand_in.called();
    let own = own().display().to_string();
    assert_eq!(called[0], "-p");
    assert!(called[1].starts_with("(version 1)\n(deny default)\n") && !called[1].contains(&own), "{}", called[1]);
    assert_eq!(called[2..], ["-D", &format!("P0={own}"), "--", &own, "plugin-engine", "walled-quickjs"]);
    let plan = serde_json::to_value(sandbox.plan_quickjs(&Limits::default())).unwrap();
    assert_eq!(
        (&plan["tier"], &plan["seccomp"], &plan["network"]),
        (&json!("lockdown"), &json!("seatbelt"), &json!("none"))
    );
}

#[test]
fn a_profile_that_holds_nothing_is_found_from_inside() {
    let stand_in = StandIn::open();
    let refused = stand_in.opens(Tier::Lockdown).unwrap_err();
    assert_eq!(refused.found, Tier::None);
    assert!(refused.to_string().contains("can be read"), "{refused}");
    assert_eq!(stand_in.called().last().unwrap(), "walled-probe");
    // The engine itself does not read a byte either.
    let mut command = Command::new(own());
    command.args(["plugin-engine", "walled-quickjs"]).stdin(Stdio::null()).env_clear();
    let said = command.output().unwrap();
    assert!(!said.status.success() && said.stdout.is_empty(), "{said:?}");
}

#[test]
fn a_missing_or_broken_sandbox_exec_is_a_refusal_with_a_hint() {
    let missing = Sandbox::open_on(System::MacOs("/nonexistent/sandbox-exec".into()), &tools(), Tier::Lockdown);
    let refused = missing.unwrap_err();
    assert!(refused.to_string().contains("No such file") && refused.hint().contains("sandbox-exec"), "{refused}");
    for walls in ["/usr/bin/false --", "/usr/bin/true --", "printf 'no files\\tholds\\t\\n' #", "echo nonsense #"] {
        let refused = StandIn::with(walls).opens(Tier::Lockdown).unwrap_err();
        assert_eq!(refused.found, Tier::None, "{walls}: {refused}");
    }
}

#[test]
fn what_needs_namespaces_is_refused_there() {
    let stand_in = StandIn::closed();
    let refused = stand_in.opens(Tier::Namespaces).unwrap_err();
    assert_eq!((refused.found, refused.least), (Tier::Lockdown, Tier::Namespaces));
    assert!(refused.hint().contains("Linux"), "{}", refused.hint());
    let sandbox = stand_in.opens(Tier::Lockdown).unwrap();
    let loaded = Installed::new("").load();
    let too_low = |error| matches!(error, SpawnError::TierTooLow { needs: Tier::Namespaces, has: Tier::Lockdown, .. });
    assert!(too_low(sandbox.node(&loaded, &Limits::default()).unwrap_err()));
    let mut command = shell("true");
    command.network = Network::None;
    assert!(too_low(sandbox.command(&command, &Limits::default()).unwrap_err()));
}

#[test]
fn every_end_has_its_name_there_too() {
    let stand_in = StandIn::closed();
    let sandbox = stand_in.opens(Tier::Lockdown).unwrap();
    let engine = || sandbox.quickjs(&Limits::default()).unwrap();
    let killed = engine();
    killed.process.kill();
    assert_eq!(killed.process.wait_for(PATIENCE), Some(Ended::Killed));
    let late = engine();
    late.process.answer_by(Instant::now() + Duration::from_millis(30));
    assert_eq!(late.process.wait_for(PATIENCE), Some(Ended::Deadline));
    // The first reason stays.
    late.process.kill();
    assert_eq!(late.process.try_wait(), Some(Ended::Deadline));
    let slow = engine();
    slow.process.start_within(Duration::ZERO);
    assert_eq!(slow.process.wait(), Ended::StartTimeout);
    let calm = engine();
    calm.process.answer_by(Instant::now() + Duration::from_secs(3600));
    calm.process.at_leisure();
    let id = calm.process.id();
    let Confined { stdin, stdout, process, .. } = calm;
    let mut stdout = BufReader::new(stdout);
    // An engine that speaks is behind walls that end with what put them up; before, the stand-in's child would outlive it.
    assert_eq!(line(&mut stdout)["method"], "ready");
    assert_eq!(process.wait_for(Duration::from_millis(50)), None);
    drop(process);
    // The last handle is gone, and with it the process: its output ends, though nothing closed its input.
    let mut rest = Vec::new();
    stdout.read_to_end(&mut rest).unwrap();
    drop(stdin);
    assert!(!is_alive(id));
}

#[test]
fn every_other_system_refuses_and_says_where_plugins_run() {
    for name in ["windows", "freebsd"] {
        let refused = Sandbox::open_on(System::Other(name), &tools(), Tier::Lockdown).unwrap_err();
        assert!(refused.to_string().contains(name), "{refused}");
        let nowhere = NoWalls::new(&refused, &refused.hint());
        let refusal = nowhere.quickjs().unwrap_err();
        assert_eq!(refusal.code().number(), -32030);
        assert!(refusal.data.hint.as_deref().unwrap().contains("Linux or macOS"), "{refusal:?}");
        assert_eq!(nowhere.summary().tier, "none");
    }
}
