//! Every way in which a confined process can end has its own name, and none takes anything else with it.

use std::io::{Read as _, Write as _};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use runtime::sandbox::{
    CommandPlan, Confined, Ended, Identity, Limits, Network, Sandbox, SpawnError, State, Tier, Tools,
};

use super::again::program;

/// The sandbox with the hostile program in the engine's place.
pub(crate) fn sandbox() -> Sandbox {
    Sandbox::open(&tools(), Tier::Namespaces).unwrap()
}

fn tools() -> Tools {
    Tools { own: program(), bwrap: Some("/usr/bin/bwrap".into()), node: None }
}

/// A shell's command line, with nothing of the machine in view.
pub(crate) fn shell(line: &str) -> CommandPlan<'static> {
    CommandPlan {
        argv: ["/bin/sh", "-c", line].map(str::to_owned).to_vec(),
        environment: [("PATH".to_owned(), "/usr/bin:/bin".to_owned())].into(),
        directory: "/".into(),
        view: Vec::new(),
        plugin: None,
        network: Network::None,
        identity: Identity::Unprivileged,
    }
}

/// Everything that it says, and how it ends.
pub(crate) fn end(confined: Confined) -> (String, String, Ended) {
    let Confined { stdin, mut stdout, mut stderr, process } = confined;
    drop(stdin);
    let (mut said, mut muttered) = (String::new(), String::new());
    stdout.read_to_string(&mut said).unwrap();
    stderr.read_to_string(&mut muttered).unwrap();
    (said, muttered, process.wait())
}

fn run(line: &str, limits: &Limits) -> (String, String, Ended) {
    end(sandbox().command(&shell(line), limits).unwrap())
}

fn probe(sandbox: &Sandbox, probe: &str, limits: &Limits) -> Ended {
    let mut engine = sandbox.quickjs(limits).unwrap();
    engine.stdin.write_all(format!("{probe}\t/nowhere\t1\t1\n").as_bytes()).unwrap();
    end(engine).2
}

#[test]
fn a_command_that_dies_for_want_of_memory_is_told_so_though_a_shell_stands_between() {
    // V8 aborts where the system gives it no more; the shell turns the signal into a status.
    let line = "node -e 'const all = []; for (;;) all.push({ some: [1, 2, 3] })'; exit $?";
    let (_, muttered, ended) = run(line, &Limits::default());
    assert_eq!(ended, Ended::OutOfMemory, "{muttered}");
}

#[test]
fn what_a_command_leaves_running_ends_with_it() {
    let (said, _, ended) = run("(sleep 30; echo late) & (sleep 30 &) ; echo done; exit 3", &Limits::default());
    assert_eq!((said.as_str(), ended), ("done\n", Ended::Exited(3)));
}

#[test]
fn a_status_is_told_as_it_is() {
    assert_eq!(run("exit 7", &Limits::default()).2, Ended::Exited(7));
    assert_eq!(run("exit 0", &Limits::default()).2, Ended::Exited(0));
}

#[test]
fn a_signal_is_told_as_a_signal() {
    assert_eq!(run("kill -SEGV $$", &Limits::default()).2, Ended::Signalled(11));
}

#[test]
fn a_forbidden_call_is_told_apart_at_both_tiers() {
    let locked_down = Sandbox::open(&Tools { bwrap: None, ..tools() }, Tier::Lockdown).unwrap();
    for sandbox in [sandbox(), locked_down] {
        assert_eq!(probe(&sandbox, "files: root", &Limits::default()), Ended::BadSyscall);
    }
}

#[test]
fn who_says_nothing_in_time_is_killed_for_that() {
    let sandbox = sandbox();
    let confined = sandbox.command(&shell("sleep 60"), &Limits::default()).unwrap();
    confined.process.start_within(Duration::from_millis(50));
    assert_eq!(confined.wait(), Ended::StartTimeout);
    let confined = sandbox.command(&shell("sleep 60"), &Limits::default()).unwrap();
    confined.process.answer_by(Instant::now() + Duration::from_millis(50));
    assert_eq!(confined.wait(), Ended::Deadline);
}

#[test]
fn who_answers_in_time_is_left_alone() {
    let confined = sandbox().command(&shell("sleep 0.3"), &Limits::default()).unwrap();
    confined.process.answer_by(Instant::now() + Duration::from_millis(100));
    confined.process.at_leisure();
    assert_eq!(confined.wait(), Ended::Exited(0));
}

#[test]
fn a_killed_process_takes_everything_inside_with_it() {
    let sandbox = sandbox();
    let mark = format!("{}", 600_000 + std::process::id());
    let mut confined = sandbox
        .command(&shell(&format!("(sleep {mark} &); sleep {mark} & echo up; wait")), &Limits::default())
        .unwrap();
    let mut up = [0; 3];
    confined.stdout.read_exact(&mut up).unwrap();
    // A child that is just being turned from the shell into sleep has no command line for a moment.
    assert_eq!(settled(&mark, 3).len(), 3, "the shell's children are seen from outside");
    confined.kill();
    assert_eq!(confined.wait(), Ended::Killed);
    assert_eq!(settled(&mark, 0), Vec::<PathBuf>::new());
}

#[test]
fn a_handle_that_is_dropped_kills() {
    let sandbox = sandbox();
    let confined = sandbox.command(&shell("sleep 60"), &Limits::default()).unwrap();
    let id = confined.id();
    drop(confined);
    assert!(!Path::new(&format!("/proc/{id}")).exists());
}

/// Those that run once there are as many as that, or after five seconds.
fn settled(mark: &str, count: usize) -> Vec<PathBuf> {
    let patience = Instant::now() + Duration::from_secs(5);
    loop {
        let found = running(mark);
        if found.len() == count || Instant::now() > patience {
            return found;
        }
        std::thread::sleep(Duration::from_millis(10));
    }
}

/// Processes with this word on their command line, or in that of the shell.
fn running(mark: &str) -> Vec<PathBuf> {
    let of_process = |entry: std::io::Result<std::fs::DirEntry>| Some(entry.ok()?.path());
    std::fs::read_dir("/proc")
        .unwrap()
        .filter_map(of_process)
        .filter(|path| {
            let line = std::fs::read(path.join("cmdline")).unwrap_or_default();
            let words: Vec<&[u8]> = line.split(|byte| *byte == 0).collect();
            words.first().is_some_and(|first| first.ends_with(b"sleep") || first.ends_with(b"/sh"))
                && words.iter().any(|word| word.windows(mark.len()).any(|part| part == mark.as_bytes()))
        })
        .collect()
}

#[test]
fn a_dead_supervisor_takes_its_processes_along() {
    // A process of its own supervises, tells the id of what it started, and is killed as by the kernel's own killer.
    let mut supervisor =
        std::process::Command::new(program()).arg("supervise").stdout(std::process::Stdio::piped()).spawn().unwrap();
    let mut said = String::new();
    let mut out = std::io::BufReader::new(supervisor.stdout.take().unwrap());
    std::io::BufRead::read_line(&mut out, &mut said).unwrap();
    let id = said.trim();
    let confined = PathBuf::from(format!("/proc/{id}"));
    assert!(confined.exists());
    supervisor.kill().unwrap();
    supervisor.wait().unwrap();
    let patience = Instant::now() + Duration::from_secs(5);
    let is_over = || std::fs::read_to_string(confined.join("stat")).map_or(true, |stat| stat.contains(") Z "));
    while !is_over() && Instant::now() < patience {
        std::thread::sleep(Duration::from_millis(10));
    }
    assert!(is_over(), "{id} outlived its supervisor");
}

#[test]
fn too_many_files_in_scratch_end_it() {
    let limits = Limits { scratch_inodes: 100, ..Limits::default() };
    let line = "cd /tmp; i=0; while [ $i -lt 100000 ]; do : > f$i; i=$((i+1)); done; sleep 10";
    assert_eq!(run(line, &limits).2, Ended::ScratchFull);
}

#[test]
fn scratch_holds_no_more_than_its_size() {
    let limits = Limits { scratch_bytes: 1 << 20, ..Limits::default() };
    let (said, _, _) =
        run("head -c 600000 /dev/zero > /tmp/a && echo one; head -c 600000 /dev/zero > /tmp/b || echo full", &limits);
    assert_eq!(said, "one\nfull\n");
}

#[test]
fn processes_are_limited() {
    let limits = Limits { processes: 8, ..Limits::default() };
    let (said, _, _) = run("for i in 1 2 3 4 5 6 7 8 9 10 11 12; do sleep 5 & done; echo all", &limits);
    assert_eq!(said, "", "the shell gives up when it cannot fork");
}

#[test]
fn nothing_runs_on_a_machine_that_has_less_than_is_demanded() {
    let refused = Sandbox::open(&Tools { bwrap: None, ..tools() }, Tier::Namespaces).unwrap_err();
    assert_eq!((refused.found, refused.least), (Tier::Lockdown, Tier::Namespaces));
    assert!(refused.hint().contains("install bubblewrap"), "{}", refused.hint());
    assert!(refused.to_string().contains("bwrap"), "{refused}");
}

#[test]
fn a_bwrap_that_does_not_work_lowers_the_tier_and_says_why() {
    let broken = Tools { bwrap: Some("/bin/false".into()), ..tools() };
    let sandbox = Sandbox::open(&broken, Tier::Lockdown).unwrap();
    assert_eq!(sandbox.probe().tier, Tier::Lockdown);
    let namespaces = sandbox.probe().layers.iter().find(|layer| layer.name == "namespaces").unwrap();
    assert!(
        matches!(&namespaces.state, State::Missing { hint, .. } if hint.contains("user namespaces")),
        "{namespaces:?}"
    );
}

#[test]
fn an_engine_that_does_not_lock_itself_is_not_run_at_any_tier() {
    // `true` ends well, and behind no wall that it would have walked into
    let refused = Sandbox::open(&Tools { own: "/bin/true".into(), ..tools() }, Tier::Lockdown).unwrap_err();
    assert_eq!(refused.found, Tier::None);
}

#[test]
fn a_program_in_a_private_folder_is_confined_all_the_same() {
    // As root, the engine runs as nobody, who cannot reach the folder: a copy runs, and goes with the sandbox.
    let folder = tempfile::Builder::new().prefix("private").tempdir_in("/tmp").unwrap();
    let own = folder.path().join("engine");
    std::fs::copy(program(), &own).unwrap();
    let copies = || {
        let entries = std::fs::read_dir("/tmp").unwrap().filter_map(Result::ok);
        entries.filter(|entry| entry.file_name().to_string_lossy().starts_with("deepcode-engine-")).count()
    };
    let before = copies();
    let sandbox = Sandbox::open(&Tools { own, ..tools() }, Tier::Namespaces).unwrap();
    assert_eq!(probe(&sandbox, "files: root", &Limits::default()), Ended::BadSyscall);
    drop(sandbox);
    assert!(copies() <= before, "a copy was left behind");
}

#[test]
fn a_command_needs_namespaces() {
    let sandbox = Sandbox::open(&Tools { bwrap: None, ..tools() }, Tier::Lockdown).unwrap();
    let refused = sandbox.command(&shell("true"), &Limits::default()).unwrap_err();
    assert!(
        matches!(refused, SpawnError::TierTooLow { needs: Tier::Namespaces, has: Tier::Lockdown, .. }),
        "{refused}"
    );
}

#[test]
fn a_program_that_is_not_there_ends_as_shells_say() {
    let mut command = shell("");
    command.argv = vec!["/usr/bin/no-such-program".to_owned()];
    let (_, muttered, ended) = end(sandbox().command(&command, &Limits::default()).unwrap());
    assert_eq!(ended, Ended::Exited(127), "{muttered}");
}

#[test]
fn nothing_of_the_supervisors_surroundings_comes_in() {
    let (said, _, _) = run("env; ls /proc/self/fd; id -u; hostname", &Limits::default());
    let words: Vec<&str> = said.lines().filter(|line| !line.starts_with("PWD=")).collect();
    // ls itself opens 3
    assert_eq!(words, ["PATH=/usr/bin:/bin", "0", "1", "2", "3", "1000", "plugin"]);
}
