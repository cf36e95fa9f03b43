//! What programs are for, by name.

/// Interpreters of shell text.
pub(super) const SHELLS: &[&str] =
    &["sh", "bash", "dash", "zsh", "ksh", "ash", "fish", "csh", "tcsh", "mksh", "yash", "rbash"];

/// Interpreters of other text.
pub(super) const INTERPRETERS: &[&str] = &[
    "python",
    "python2",
    "python3",
    "pypy",
    "pypy3",
    "node",
    "nodejs",
    "deno",
    "bun",
    "ruby",
    "perl",
    "php",
    "lua",
    "osascript",
    "tclsh",
    "tsx",
    "ts-node",
    "rscript",
    "expect",
    "wish",
    "julia",
    "elixir",
    "groovy",
    "swift",
    "gjs",
    "jshell",
    "guile",
    "raku",
    "pwsh",
    "powershell",
];

/// Programs whose first words are options, and whose next word is the program that runs.
pub(super) const WRAPPERS: &[&str] = &[
    "sudo",
    "doas",
    "env",
    "command",
    "builtin",
    "exec",
    "nice",
    "ionice",
    "time",
    "timeout",
    "gtimeout",
    "stdbuf",
    "unbuffer",
    "xargs",
    "nohup",
    "setsid",
    "chroot",
    "caffeinate",
    "arch",
    "watch",
    "busybox",
    "toybox",
    "systemd-run",
    "flock",
    "parallel",
    "winpty",
    "daemonize",
    "rlwrap",
    "chronic",
    "trap",
    "start-stop-daemon",
    "ltrace",
    "strace",
    "firejail",
    "unshare",
    "nsenter",
];

/// Programs that fetch.
pub(super) const FETCHERS: &[&str] = &[
    "curl",
    "wget",
    "wget2",
    "aria2c",
    "http",
    "https",
    "xh",
    "xhs",
    "fetch",
    "lwp-request",
    "lwp-download",
    "get",
    "post",
    "lynx",
    "w3m",
    "links",
    "axel",
    "iwr",
    "irm",
    "invoke-webrequest",
    "invoke-restmethod",
    "start-bitstransfer",
    "certutil",
    "bitsadmin",
    "ftp",
    "tftp",
    "curlie",
];

/// Programs that connect.
pub(super) const SOCKETS: &[&str] =
    &["nc", "ncat", "netcat", "nc.openbsd", "nc.traditional", "socat", "telnet", "websocat", "openssl"];

/// Programs that ask names, whose arguments travel in the question.
pub(super) const RESOLVERS: &[&str] =
    &["dig", "nslookup", "host", "drill", "kdig", "getent", "ping", "ping6", "resolvectl"];

/// Programs that copy to or run on other machines, or install.
pub(super) const REMOTE: &[&str] = &[
    "ssh",
    "scp",
    "sftp",
    "rsync",
    "rclone",
    "mosh",
    "gsutil",
    "s3cmd",
    "aws",
    "gcloud",
    "az",
    "gh",
    "glab",
    "npm",
    "npx",
    "pnpm",
    "yarn",
    "bunx",
    "pip",
    "pip3",
    "pipx",
    "uv",
    "uvx",
    "brew",
    "apt",
    "apt-get",
    "dnf",
    "yum",
    "apk",
    "pacman",
    "snap",
    "cargo",
    "go",
    "nix",
    "gem",
    "docker",
    "podman",
    "kubectl",
    "sendmail",
    "mail",
    "mailx",
    "mutt",
    "git-remote-http",
];

/// Managers of environments, which run a program in one.
pub(super) const RUNNERS: &[&str] = &[
    "uv",
    "poetry",
    "pipenv",
    "pdm",
    "rye",
    "hatch",
    "bundle",
    "conda",
    "mamba",
    "micromamba",
    "mise",
    "rtx",
    "asdf",
    "direnv",
];

/// Programs that run recipes of a file.
pub(super) const BUILDERS: &[&str] =
    &["make", "gmake", "bmake", "remake", "just", "task", "go-task", "npm", "pnpm", "yarn", "bun", "composer", "deno"];

/// Programs that decode, decompress or turn text round.
pub(super) const DECODERS: &[&str] = &[
    "base64",
    "gbase64",
    "base32",
    "basenc",
    "uudecode",
    "xxd",
    "openssl",
    "rev",
    "tr",
    "gunzip",
    "zcat",
    "gzip",
    "xz",
    "bzip2",
    "zstd",
    "unzip",
    "gpg",
    "od",
    "b64decode",
];

/// Programs that say nothing of their own in a line.
pub(super) const QUIET: &[&str] = &[
    "", "[", "[[", "test", "true", "false", ":", "cd", "exit", "return", "set", "shift", "local", "export", "readonly",
    "declare", "typeset", "unset", "wait", "read", "type", "which", "hash", "continue", "break", "shopt", "let",
    "pushd", "popd", "umask",
];

/// Read-only questions that prompts begin with.
pub(super) const CALM: &[&str] = &[
    "git", "ls", "pwd", "date", "echo", "printf", "cat", "head", "tail", "wc", "find", "tree", "whoami", "uname",
    "basename", "dirname", "grep", "rg", "jq", "sort", "uniq", "cut", "sed", "test", "gh", "node", "python3", "python",
    "which", "fd", "awk", "tr",
];

/// Programs that read files and print what is in them, or pack them.
pub(super) const READERS: &[&str] = &[
    "cat", "head", "tail", "less", "more", "tac", "nl", "base64", "gbase64", "xxd", "od", "hexdump", "strings", "grep",
    "egrep", "fgrep", "rg", "sed", "awk", "gawk", "cut", "sort", "tar", "zip", "gzip", "cp", "mv", "dd", "rsync",
    "scp", "install", "openssl", "jq", "yq", "python", "python3", "ln", "paste", "tee", "bat", "source", ".",
    "sqlite3", "diff", "xargs", "find", "rev", "shasum", "gpg", "ag", "7z",
];

/// The program's own name: without folders, versions and `.exe`, in lower case.
pub(super) fn name(text: &str) -> String {
    // A search for one of several programs prints a line for each.
    if matches!(text, "${SHELL}" | "${BASH}") || text.starts_with("/bin/${") {
        return "sh".to_owned();
    }
    let name = crate::mcp::program(text.lines().next().unwrap_or_default());
    let plain = name.trim_end_matches(|c: char| c.is_ascii_digit() || c == '.');
    if plain.len() < name.len() && ["python", "pypy", "ruby", "perl", "php", "lua"].contains(&plain) {
        plain.to_owned()
    } else {
        name
    }
}

/// Whether somebody may want to hide that it is called.
pub(super) fn is_sensitive(name: &str) -> bool {
    let more = [
        "eval", "rm", "cat", "nc", "crontab", "ssh", "scp", "dd", "chmod", "base64", "xxd", "socat", "source", "sudo",
        "echo", "printf",
    ];
    [SHELLS, INTERPRETERS, FETCHERS, SOCKETS].iter().any(|all| all.contains(&name)) || more.contains(&name)
}

/// The program that a path with wildcards in its last part means, among those that somebody may want to hide.
pub(super) fn by_pattern(text: &str) -> Option<&'static str> {
    const MORE: &[&str] =
        &["crontab", "at", "base64", "ssh", "scp", "xxd", "systemctl", "launchctl", "sudo", "openssl", "chmod", "eval"];
    let is_path = text.contains('/') && !text.starts_with("$(") && !text.contains(' ');
    is_path.then(|| super::globs::program(text, &[SHELLS, INTERPRETERS, FETCHERS, SOCKETS, MORE]))?
}
