//! Paths that matter: where credentials lie, and what starts again by itself.

/// Parts of paths below a home where credentials lie.
const SECRETS: &[&str] = &[
    "/.ssh/id_",
    "/.ssh/identity",
    "/.ssh/*",
    "/.aws/credentials",
    "/.aws/config",
    "/.deepcode/credentials",
    "/.claude/.credentials",
    "/.codex/auth.json",
    "/.netrc",
    "/_netrc",
    "/.npmrc",
    "/.pypirc",
    "/.git-credentials",
    "/.config/gh/hosts.yml",
    "/.docker/config.json",
    "/.kube/config",
    "/.gnupg/",
    "/.config/gcloud/",
    "/.azure/",
    "/.cargo/credentials",
    "/.terraform.d/credentials",
    "/.vault-token",
    "/.pgpass",
    "/.my.cnf",
    "/.password-store",
    "/.config/solana/id.json",
    "/.ethereum/keystore",
    "/.electrum/",
    "/wallet.dat",
    "/.bash_history",
    "/.zsh_history",
    "/.local/share/keyrings",
    "/library/keychains",
    "login.keychain",
    "/cookies.sqlite",
    "/logins.json",
    "/key4.db",
    "/login data",
    "/network/cookies",
    "/default/cookies",
    "/etc/shadow",
    "/etc/gshadow",
    "/etc/sudoers",
    "/proc/self/environ",
    "/proc/1/environ",
    "/.config/op/",
    "/.mozilla/firefox",
    "/google-chrome/",
    "/.config/hub",
];

/// Parts of paths that something runs or obeys later.
const LASTING: &[&str] = &[
    "/.bashrc",
    "/.bash_profile",
    "/.bash_login",
    "/.profile",
    "/.zshrc",
    "/.zprofile",
    "/.zshenv",
    "/.zlogin",
    "/.config/fish/",
    "/etc/profile",
    "/etc/bash.bashrc",
    "/etc/environment",
    "/etc/cron",
    "/var/spool/cron",
    "/.config/autostart",
    "/library/launchagents",
    "/library/launchdaemons",
    "/systemd/user/",
    "/etc/systemd/",
    "/etc/init.d",
    "/etc/rc.local",
    ".git/hooks/",
    "/.gitconfig",
    "/.claude/settings.json",
    "/.claude/settings.local.json",
    "/.deepcode/settings.json",
    "/.deepcode/plugins-trust.json",
    "/.deepcode/hooks",
    "/.claude/hooks",
    "/.claude.json",
    "/.ssh/authorized_keys",
    "/.ssh/config",
    "/.ssh/rc",
    "/.vimrc",
    "/.tmux.conf",
    "/.xinitrc",
    "/.xprofile",
    "/.pam_environment",
    "/etc/ld.so.preload",
    "/.config/systemd",
];

fn plain(path: &str) -> String {
    let path = path.replace("${HOME}", "/~").replace("${USERPROFILE}", "/~").replace('\\', "/").to_lowercase();
    path.strip_prefix('~').map_or_else(|| path.clone(), |rest| format!("/~{rest}"))
}

/// Whether credentials lie at `path`. A private key's public half is none.
pub(crate) fn is_secret(path: &str) -> bool {
    let path = plain(path);
    let is_home = path.starts_with('/') || path.starts_with("${");
    is_home
        && !path.ends_with(".pub")
        && (SECRETS.iter().any(|part| path.contains(part))
            || path.ends_with("/.ssh")
            || path.ends_with("/.aws")
            || path.ends_with("/.gnupg"))
}

/// Whether a path among an agent's hooks names what they remember, which no host reads: a file whose whole name is one word
/// after a dot, or a list in a folder of its own.
pub(crate) fn is_kept_state(path: &str) -> bool {
    let Some((_, below)) = path.rsplit_once("/.claude/hooks/") else { return false };
    let is_word = |text: &str| text.chars().all(|c| c.is_ascii_alphanumeric() || c == '-' || c == '_');
    let dotted = below.strip_prefix('.').is_some_and(|name| !name.is_empty() && is_word(name));
    let cached = below.strip_prefix("cache/").and_then(|name| name.strip_suffix(".json"));
    dotted || cached.is_some_and(is_word)
}

/// Whether what is written to `path` is run or obeyed later.
pub(crate) fn is_lasting(path: &str) -> bool {
    let path = plain(path);
    if is_kept_state(&path) {
        return false;
    }
    let is_hook = path.starts_with(".git/hooks/") || path.contains("/.git/hooks/");
    is_hook || (path.starts_with('/') || path.starts_with("${")) && LASTING.iter().any(|part| path.contains(part))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_hooks_remember_is_no_hook() {
        for path in ["${HOME}/.claude/hooks/.retries", "${ROOT}/.claude/hooks/cache/state-1.json"] {
            assert!(!is_lasting(path), "{path}");
        }
        for path in [
            "${HOME}/.claude/hooks/a.sh",
            "${HOME}/.claude/hooks/.a.sh",
            "${HOME}/.claude/hooks/hooks.json",
            "${HOME}/.claude/hooks/cache/../a.json",
            "${HOME}/.claude/hooks/cache/a.js",
            "${HOME}/.claude/hooks/.x/../a.sh",
            "${HOME}/.claude/hooks/",
        ] {
            assert!(is_lasting(path), "{path}");
        }
    }
}
