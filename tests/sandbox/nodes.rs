//! Real node in its sandbox: what a plugin needs works, and what it must not do ends it.

use std::io::Write as _;
use std::time::Duration;

use runtime::sandbox::{Ended, Limits, Sandbox, SpawnError, Tier, Tools};

use super::again::program;
use super::ends::end;
use super::plugin::Installed;

fn node() -> std::path::PathBuf {
    let folders = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&folders).map(|folder| folder.join("node")).find(|path| path.is_file()).unwrap()
}

fn sandbox() -> Sandbox {
    let tools = Tools { own: program(), bwrap: Some("/usr/bin/bwrap".into()), node: Some(node()) };
    Sandbox::open(&tools, Tier::Namespaces).unwrap()
}

fn run(code: &str, limits: &Limits) -> (String, String, Ended) {
    let confined = sandbox().node(&Installed::new(code).load(), limits).unwrap();
    confined.process.start_within(Duration::from_secs(30));
    end(confined)
}

#[test]
fn a_plugin_reads_its_own_files_and_answers() {
    let code =
        "const fs = require('fs'); process.stdout.write(fs.readdirSync('.').join() + process.cwd() + process.version);";
    let (said, muttered, ended) = run(code, &Limits::default());
    assert_eq!(ended, Ended::Exited(0), "{muttered}");
    assert!(said.starts_with("index.js,plugin.json/pluginv"), "{said}");
}

#[test]
fn what_node_is_chosen_for_works() {
    let code = "
        const { Worker } = require('worker_threads');
        const zlib = require('zlib'), crypto = require('crypto');
        const work = (f) => new Promise((done, fail) => f((e, v) => e ? fail(e) : done(v)));
        (async () => {
            let sum = 0; for (let i = 0; i < 3e7; i++) sum = (sum + i) % 1000003;
            const squeezed = await work((f) => zlib.gzip('x'.repeat(1e6), f));
            const key = await work((f) => crypto.pbkdf2('a', 'b', 1000, 32, 'sha256', f));
            const answer = await new Promise((done, fail) => {
                const worker = new Worker('require(\"worker_threads\").parentPort.postMessage(7)', { eval: true });
                worker.on('message', done); worker.on('error', fail);
            });
            const day = new Intl.DateTimeFormat('de', { month: 'long' }).format(new Date(0));
            await WebAssembly.compile(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]));
            await new Promise((done) => setTimeout(done, 20));
            require('fs').writeFileSync('/tmp/note', 'kept for a moment');
            console.log(JSON.stringify([sum > 0, squeezed.length < 5000, key.length, answer, day]));
        })();
    ";
    let (said, muttered, ended) = run(code, &Limits::default());
    assert_eq!((said.as_str(), ended), ("[true,true,32,7,\"Januar\"]\n", Ended::Exited(0)), "{muttered}");
}

#[test]
fn a_process_a_socket_and_a_look_up_end_it() {
    for code in [
        "require('child_process').spawn('/bin/sh')",
        "require('child_process').execSync('id')",
        "require('child_process').fork('/plugin/index.js')",
        "require('net').connect(80, '127.0.0.1')",
        "require('dgram').createSocket('udp4').bind(0)",
        "require('dns').lookup('example.com', () => {})",
        "fetch('http://example.com/').catch(() => {})",
        "require('http').createServer().listen(0)",
        "process.kill(process.ppid || 2, 0)",
    ] {
        let code = format!("{code}; setTimeout(() => console.log('alive'), 300);");
        let (said, muttered, ended) = run(&code, &Limits::default());
        assert_eq!((said.as_str(), ended), ("", Ended::BadSyscall), "{code}: {muttered}");
    }
}

#[test]
fn files_of_the_machine_are_not_there_and_its_own_do_not_change() {
    let code = "
        const fs = require('fs');
        const tried = [
            () => fs.readFileSync('/etc/passwd'), () => fs.readdirSync('/'), () => fs.readFileSync('/proc/self/environ'),
            () => fs.readFileSync('/engine/plugin-engine'), () => fs.writeFileSync('/plugin/index.js', ''),
            () => fs.writeFileSync('/plugin/new', ''), () => fs.unlinkSync('/plugin/index.js'),
            () => fs.symlinkSync('/etc/passwd', '/tmp/link'), () => fs.writeFileSync('/new', ''),
        ];
        console.log(tried.map((f) => { try { f(); return 'WORKED'; } catch (e) { return e.code; } }).join());
        console.log(Object.keys(process.env).length, process.getuid());
    ";
    let (said, muttered, ended) = run(code, &Limits::default());
    assert_eq!(ended, Ended::Exited(0), "{muttered}");
    assert!(!said.contains("WORKED"), "{said}");
    assert!(said.ends_with("0 1000\n"), "{said}");
}

#[test]
fn a_hoard_of_objects_and_a_hoard_of_buffers_are_both_lack_of_memory() {
    for code in [
        "const kept = []; for (;;) kept.push(new Array(1000).fill({}));",
        "const kept = []; for (;;) kept.push(Buffer.alloc(1 << 20, 1));",
    ] {
        let (_, muttered, ended) = run(code, &Limits::default());
        assert_eq!(ended, Ended::OutOfMemory, "{muttered}");
    }
}

#[test]
fn a_limit_under_which_node_hangs_or_dies_is_a_named_end() {
    let limits = Limits { memory_bytes: 24 << 20, ..Limits::default() };
    let confined = sandbox().node(&Installed::new("console.log('up')").load(), &limits).unwrap();
    confined.process.start_within(Duration::from_secs(2));
    let (said, _, ended) = end(confined);
    assert_eq!(said, "");
    assert!(
        matches!(ended, Ended::StartTimeout | Ended::OutOfMemory | Ended::Signalled(_) | Ended::Exited(1..)),
        "{ended:?}"
    );
}

#[test]
fn the_bytes_that_run_are_those_that_were_loaded() {
    let installed = Installed::new(
        "process.stdin.once('data', () => console.log(require('fs').readFileSync('/plugin/index.js', 'utf8')))",
    );
    let loaded = installed.load();
    installed.overwrite("index.js", "console.log('changed')");
    let mut confined = sandbox().node(&loaded, &Limits::default()).unwrap();
    installed.overwrite("index.js", "console.log('changed again')");
    confined.stdin.write_all(b"go\n").unwrap();
    let (said, _, _) = end(confined);
    assert!(said.starts_with("process.stdin.once"), "{said}");
}

#[test]
fn without_node_or_without_namespaces_a_node_plugin_is_refused() {
    let loaded = Installed::new("").load();
    let nodeless = Tools { own: program(), bwrap: Some("/usr/bin/bwrap".into()), node: None };
    let refused = Sandbox::open(&nodeless, Tier::Namespaces).unwrap().node(&loaded, &Limits::default());
    assert!(matches!(refused, Err(SpawnError::NoNode)));
    let lower = Tools { own: program(), bwrap: None, node: Some(node()) };
    let refused = Sandbox::open(&lower, Tier::Lockdown).unwrap().node(&loaded, &Limits::default());
    assert!(matches!(refused, Err(SpawnError::TierTooLow { .. })));
}
