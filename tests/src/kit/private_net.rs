//! A network with nobody else on it: names lead to an address that counts as public, and that address is ours.

use std::path::Path;
use std::process::Command;

/// A public address, as far as anybody can tell from it; here it is this machine's alone.
pub const ADDRESS: &str = "93.184.215.14";
/// Says that a test is inside.
const INSIDE: &str = "TESTS_PRIVATE_NET";

/// Makes the network before the program runs in it; a user may listen at 443 there. The dot is how a name is asked for that is not to be completed.
const SETUP: &str = r#"
set -e
ip link set lo up
ip address add "$1/32" dev lo
(echo 0 > /proc/sys/net/ipv4/ip_unprivileged_port_start) 2>/dev/null || true # root needs no leave
for name in $2; do echo "$1 $name $name."; done > "$3"
mount --bind "$3" /etc/hosts
shift 3
exec "$@"
"#;

/// Runs `work` where `names` lead to [`ADDRESS`] and nowhere else: in this test once more, by its full name, in a process of
/// its own with its own network and its own `/etc/hosts`.
///
/// # Panics
/// When there is no such network to be had, or the test fails in it.
pub fn inside(test: &str, names: &[&str], work: impl FnOnce()) {
    if std::env::var_os(INSIDE).is_some() {
        return work();
    }
    let hosts = tempfile::NamedTempFile::new().expect("a temporary file");
    let this = std::env::current_exe().expect("a running test has a path");
    let root = rustix::process::geteuid().is_root();
    let mut command = Command::new("unshare");
    command.args(["--net", "--mount"]);
    if !root {
        command.args(["--user", "--map-root-user"]);
    }
    command.args(["sh", "-c", SETUP, "private-net", ADDRESS]).arg(names.join(" ")).arg(hosts.path());
    if !root {
        // The network is made as its root; what is tried in it is a user's as outside.
        command.args(["unshare", "--user", "--map-user=1000", "--map-group=1000", "--"]);
    }
    said(command.arg(this), test);
}

fn said(command: &mut Command, test: &str) {
    let ran =
        command.args(["--exact", test, "--test-threads=1", "--nocapture"]).env(INSIDE, "1").current_dir(Path::new("/"));
    let output = ran.output().expect("util-linux has unshare");
    let words = format!("{}{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    assert!(output.status.success() && words.contains("1 passed"), "{words}");
}
