//! What stdout does not take: a reader that leaves ends nothing, a full disk is a failure that is told.

use tests::kit::{Said, World, binaries};

/// Runs `program line` in a shell, with stdout leading where `to` says; its own status, not the pipe's.
fn led(world: &World, program: &std::path::Path, line: &str, to: &str) -> Said {
    let script = format!("{{ '{}' {line}; echo $? >&3; }} 3>&2 {to}", program.display());
    world.tool("sh").arg("-c").arg(script).env("DEEPCODE_HOME", world.deepcode()).end()
}

#[test]
fn a_result_that_is_lost_is_a_failure_and_a_reader_that_leaves_is_none() {
    let world = World::new();
    let built = binaries();
    for (program, line) in [
        (&built.plugin, "completions bash"),
        (&built.plugin, "list --format json"),
        (&built.plugin, "revocations --format json"),
        (&built.marketplace, "hash ."),
        (&built.marketplace, "man"),
        (&built.marketplace, "hash . --format json"),
    ] {
        std::fs::write(world.path().join("one.txt"), "one").unwrap();
        let full = led(&world, program, line, "> /dev/full");
        assert!(full.stderr.ends_with("1\n") && full.stderr.contains("stdout: "), "{line}: {full:?}");
        let left = led(&world, program, line, "| true");
        assert!(left.stderr.ends_with("0\n") && !left.stderr.contains("stdout: "), "{line}: {left:?}");
    }
}
