//! `exec --policy`: any command, with its workspace, and nothing else of the machine.

use std::net::TcpListener;
use std::path::PathBuf;
use std::time::Duration;

use tests::kit::{Run, World, binaries};

/// A workspace, and `exec` in it.
struct Host {
    world: World,
    workspace: PathBuf,
}

impl Host {
    fn new() -> Self {
        let world = World::new();
        // As root, plugins' commands are nobody's, who must be able to come here.
        std::fs::set_permissions(world.path(), std::os::unix::fs::PermissionsExt::from_mode(0o755)).unwrap();
        let workspace = world.at("workspace");
        std::fs::create_dir(&workspace).unwrap();
        Self { world, workspace }
    }

    fn exec(&self, options: &str, script: &str) -> Run {
        let run = self.world.plugin().directory(self.workspace.clone()).patience(Duration::from_secs(60));
        run.line("exec").line(options).args(["--", "sh", "-c", script])
    }

    fn write(&self, path: &str, text: &str) {
        let path = self.workspace.join(path);
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(path, text).unwrap();
    }

    fn has(&self, path: &str) -> bool {
        self.workspace.join(path).symlink_metadata().is_ok()
    }
}

#[test]
fn read_only_changes_nothing_but_scratch_files() {
    let host = Host::new();
    host.write("notes", "old");
    let scratch = format!("/tmp/scratch-{}", std::process::id());
    let script = format!("cat notes; echo new > notes; touch made; echo x > {scratch} && cat {scratch}");
    let said = host.exec("--policy read-only", &script).end();
    assert_eq!(said.stdout, "oldx\n", "{said:?}");
    assert_eq!(std::fs::read_to_string(host.workspace.join("notes")).unwrap(), "old");
    assert!(!host.has("made") && !std::path::Path::new(&scratch).exists());
}

#[test]
fn the_workspace_is_writable_and_what_git_and_agents_obey_is_not() {
    for there in [false, true] {
        let host = Host::new();
        let guarded = [".git/hooks/pre-commit", ".deepcode/settings.json", ".agents/orders.md", ".codex/config.toml"];
        if there {
            guarded.iter().for_each(|path| host.write(path, "old"));
        }
        let tries: Vec<String> = guarded
            .iter()
            .map(|path| {
                format!(
                    "mkdir -p $(dirname {path}); echo new > {path}; mv {0} {0}2; rm -rf {0}",
                    path.split('/').next().unwrap()
                )
            })
            .collect();
        let said =
            host.exec("--policy workspace-write", &format!("echo fine > made; {}; exit 5", tries.join("; "))).end();
        assert_eq!(said.status, 5, "{said:?}");
        assert_eq!(std::fs::read_to_string(host.workspace.join("made")).unwrap(), "fine\n");
        for path in guarded {
            let found = std::fs::read_to_string(host.workspace.join(path)).ok();
            assert_eq!(found.as_deref(), there.then_some("old"), "{path}: {said:?}");
            assert!(!host.has(&format!("{}2", path.split('/').next().unwrap())), "{path}");
        }
    }
}

#[test]
fn a_git_file_stays_and_so_does_what_it_points_at() {
    let host = Host::new();
    host.write(".git", "gitdir: modules/real\n");
    host.write("modules/real/config", "old");
    host.write("modules/other", "old");
    let script = "echo evil > .git; echo evil > modules/real/config; echo fine > modules/other";
    let said = host.exec("--policy workspace-write", script).end();
    let read = |path: &str| std::fs::read_to_string(host.workspace.join(path)).unwrap();
    assert_eq!(
        (read(".git").as_str(), read("modules/real/config").as_str()),
        ("gitdir: modules/real\n", "old"),
        "{said:?}"
    );
    assert_eq!(read("modules/other"), "fine\n");
}

#[test]
fn repositories_and_worktrees_further_down_stay_as_they_are() {
    let host = Host::new();
    let guarded = [
        "deep/er/.git/hooks/pre-commit",
        "deep/.agents/orders.md",
        "mirror/hooks/post-receive",
        "tree/.git",
        "store/worktrees/tree/HEAD",
        "store/hooks/pre-commit",
    ];
    for path in ["mirror/HEAD", "mirror/objects/x", "mirror/refs/x"] {
        host.write(path, "");
    }
    for path in guarded {
        host.write(path, "old");
    }
    host.write("tree/.git", "gitdir: ../store/worktrees/tree\n");
    host.write("store/worktrees/tree/commondir", "../..\n");
    let tries = guarded.map(|path| format!("echo evil > {path}; rm -rf {path}; mv $(dirname {path}) gone"));
    let script =
        format!("{}; echo evil > store/hooks/new; echo fine > deep/made; echo fine > tree/made", tries.join("; "));
    let said = host.exec("--policy workspace-write", &script).end();
    let read = |path: &str| std::fs::read_to_string(host.workspace.join(path)).unwrap();
    for path in guarded {
        assert!(["old", "gitdir: ../store/worktrees/tree\n"].contains(&read(path).as_str()), "{path}: {said:?}");
    }
    assert!(!host.has("store/hooks/new"), "{said:?}");
    assert_eq!((read("deep/made"), read("tree/made")), ("fine\n".to_owned(), "fine\n".to_owned()), "{said:?}");
}

#[test]
fn a_pointer_that_cannot_be_held_refuses_the_whole() {
    let host = Host::new();
    host.write("tree/.git", "gitdir: ../later\n");
    let said = host.exec("--policy workspace-write", "touch ran").exits(3);
    assert!(!host.has("ran"), "{said:?}");
    said.says("points at what is not there");
}

#[test]
fn a_link_in_the_place_of_what_is_guarded_refuses_the_whole() {
    let host = Host::new();
    host.write("elsewhere/hooks", "");
    std::os::unix::fs::symlink("elsewhere", host.workspace.join(".git")).unwrap();
    let said = host.exec("--policy workspace-write", "touch ran").end();
    assert!(said.status != 0 && !host.has("ran"), "{said:?}");
    said.says("link");
}

#[test]
fn secrets_and_the_home_are_not_there() {
    let host = Host::new();
    host.write(".env", "KEY=secret");
    host.write("deep/.npmrc", "token=secret");
    std::fs::create_dir_all(host.world.home().join(".ssh")).unwrap();
    std::fs::write(host.world.home().join(".ssh/id_ed25519"), "secret").unwrap();
    let script = format!("cat .env deep/.npmrc {}/.ssh/id_ed25519; ls /root /home; env", host.world.home().display());
    let said = host.exec("--policy workspace-write", &script).env("API_TOKEN", "secret").end();
    said.omits("secret");
    assert!(!said.stdout.contains("API_TOKEN"));
    host.exec("--policy workspace-write --write /", "true").exits(3);
    host.exec("--policy workspace-write --write /etc", "true").exits(3);
    let protected = format!("--policy read-only --read {}/.ssh", host.world.home().display());
    host.exec(&protected, "true").exits(3);
}

#[test]
fn there_is_no_network_and_the_machines_loopback_is_another_one() {
    let host = Host::new();
    let listener = TcpListener::bind(("127.0.0.1", 0)).unwrap();
    listener.set_nonblocking(true).unwrap();
    let port = listener.local_addr().unwrap().port();
    let script = format!("curl -sS --max-time 5 http://127.0.0.1:{port}/; echo $?; env | grep -i proxy");
    let said = host.exec("--policy read-only", &script).end();
    assert!(!said.stdout.starts_with("0\n") && !said.stdout.contains("3128"), "{said:?}");
    assert!(listener.accept().is_err());
}

#[test]
fn with_a_domain_there_is_a_road_to_it_and_to_nothing_else() {
    let host = Host::new();
    let listener = TcpListener::bind(("127.0.0.1", 0)).unwrap();
    listener.set_nonblocking(true).unwrap();
    let port = listener.local_addr().unwrap().port();
    let options = "--policy read-only --allow-domain example.com";
    // Straight to the machine's loopback, past the proxy: another network. Through it: not granted, plain, or a tunnel.
    let script = format!(
        "curl -sS --noproxy '*' --max-time 5 http://127.0.0.1:{port}/; echo direct $?
         curl -sS -o /dev/null -w '%{{http_code}}\\n' http://127.0.0.1:{port}/
         curl -sS -o /dev/null -w '%{{http_code}} %header{{x-egress-denied}}\\n' http://other.example.org/
         curl -sS --max-time 5 https://example.com/; echo tunnel $?
         curl -sS --max-time 5 -x socks5h://127.0.0.1:3128 https://other.example.org/; echo socks $?"
    );
    let said = host.exec(options, &script).end();
    assert!(!said.stdout.contains("direct 0"), "{said:?}");
    assert!(said.stdout.contains("\n403\n"), "{said:?}");
    // Only https is spoken.
    assert!(said.stdout.contains("403 plain-http\n"), "{said:?}");
    assert!(said.stdout.contains("tunnel 56\n"), "{said:?}");
    assert!(said.stdout.contains("socks 97\n"), "{said:?}");
    said.says("network denied (tunnel)").says("network denied (plain-http)");
    assert!(listener.accept().is_err());
    let full = format!("{options} --network-mode full");
    let said = host.exec(&full, "curl -sS --max-time 5 https://other.example.org/; curl -sS https://127.0.0.1/").end();
    said.says("network denied (not-granted)").says("network denied (address-literal)");
    // A public suffix cannot be granted, and then nothing is run.
    let said = host.exec("--policy read-only --allow-domain *.co.uk", "echo ran").exits(7);
    said.omits("ran").says("public suffix");
}

#[test]
fn a_status_is_passed_on_and_so_are_the_streams() {
    let host = Host::new();
    host.exec("--policy read-only", "exit 7").exits(7);
    host.exec("--policy read-only", "kill -TERM $$").exits(128 + 15);
    host.exec("--policy read-only", "no-such-program").exits(127);
    let said = host.exec("--policy read-only", "cat; echo bad >&2").stdin("hello").ok();
    assert_eq!((said.stdout.as_str(), said.stderr.as_str()), ("hello", "bad\n"));
    let many = host.exec("--policy read-only", "head -c 3000000 /dev/zero | tr '\\0' x").ok();
    assert_eq!(many.stdout.len(), 3_000_000);
}

#[test]
fn without_a_sandbox_nothing_is_run() {
    let host = Host::new();
    let target = binaries().plugin.parent().unwrap().to_owned();
    // In a sandbox no other can be made: the inner one finds none.
    let inner =
        format!("{} exec --policy read-only -- touch /tmp/witness; echo $?; ls /tmp", binaries().plugin.display());
    let said = host.exec(&format!("--policy read-only --read {}", target.display()), &inner).end();
    assert!(said.stdout.starts_with("8\n") && !said.stdout.contains("witness"), "{said:?}");
    said.says("hint:");
}

#[test]
fn the_plan_is_printed_and_nothing_is_run() {
    let host = Host::new();
    let said = host.exec("--policy workspace-write --allow-domain example.com --print-plan", "touch ran").ok();
    let plan = said.json().pointer("/0").cloned().unwrap();
    assert_eq!(plan.pointer("/kind"), Some(&"command".into()));
    assert_eq!(plan.pointer("/seccomp"), Some(&"command".into()));
    assert_eq!(plan.pointer("/environment/HTTPS_PROXY"), Some(&"http://127.0.0.1:3128".into()));
    let mounts = plan.pointer("/mounts").and_then(|m| m.as_array()).unwrap();
    for part in [".git", ".deepcode", ".agents", ".codex"] {
        let at = host.workspace.join(part);
        let held = mounts.iter().any(|m| m["to"] == at.to_str().unwrap() && m["kind"] == "blocked");
        assert!(held, "{part}: {mounts:?}");
    }
    assert!(!host.has("ran"));
    assert_eq!(
        host.exec("--policy workspace-write --allow-domain example.com --print-plan", "touch ran")
            .ok()
            .json()
            .pointer("/0"),
        Some(&plan)
    );
}

#[test]
fn half_a_question_is_a_usage_error() {
    let host = Host::new();
    let run = |line: &str| host.world.plugin().directory(host.workspace.clone()).line(line);
    for line in [
        "exec",
        "exec hello",
        "exec hello hook",
        "exec --policy read-only",
        "exec --policy none -- true",
        "exec -- true",
    ] {
        run(line).exits(2);
    }
}
