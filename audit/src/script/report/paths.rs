//! Places on a disk that mean something: where credentials lie, and what runs again after the plugin is gone.

use std::borrow::Cow;
use std::sync::LazyLock;

use aho_corasick::AhoCorasick;

use crate::script::dots;

/// 256 bytes of a text that may be a path or a name: longer ones are neither.
const TEXT: usize = 256;
/// 16 bytes of a file's name with a blank in it: browsers have some that short.
const FILE: usize = 16;

const SECRET_ENDINGS: &[(&str, &str)] = &[
    ("/.ssh", "SSH keys"),
    ("/.netrc", "passwords for hosts"),
    ("/.npmrc", "npm's tokens"),
    ("/.pypirc", "PyPI's tokens"),
    ("/.git-credentials", "Git's passwords"),
    ("/.pgpass", "database passwords"),
    ("/.docker/config.json", "Docker's tokens"),
    ("/.kube/config", "Kubernetes' keys"),
    ("/etc/shadow", "password hashes"),
    ("/etc/sudoers", "who may become root"),
    ("/.gnupg", "GnuPG keys"),
    ("/.aws", "AWS keys"),
    ("/.deepcode/credentials.json", "DeepCode's credentials"),
    ("/.cargo/credentials.toml", "Cargo's tokens"),
    ("/.cargo/credentials", "Cargo's tokens"),
    ("/.config/gh/hosts.yml", "GitHub's token"),
    ("/.azure", "Azure's tokens"),
    ("/.config/gcloud", "Google Cloud's tokens"),
    ("/login data", "browser passwords"),
    ("/cookies.sqlite", "browser cookies"),
    ("/cookies", "browser cookies"),
    ("/logins.json", "browser passwords"),
    ("/key4.db", "browser passwords"),
    ("/.vault-token", "Vault's token"),
    ("/.my.cnf", "database passwords"),
    ("/wallet.dat", "a wallet"),
    ("/.terraform.d/credentials.tfrc.json", "Terraform's tokens"),
    ("/.claude/.credentials.json", "Claude's credentials"),
    ("/.bash_history", "a shell's history"),
    ("/.zsh_history", "a shell's history"),
    ("/.yarnrc.yml", "Yarn's tokens"),
    ("/.gem/credentials", "RubyGems' tokens"),
    ("/.m2/settings.xml", "Maven's passwords"),
    ("/.gradle/gradle.properties", "Gradle's passwords"),
    ("/.composer/auth.json", "Composer's tokens"),
    ("/.config/composer/auth.json", "Composer's tokens"),
    ("/.config/rclone/rclone.conf", "rclone's tokens"),
    ("/.s3cfg", "S3 keys"),
    ("/.boto", "S3 keys"),
    ("/.oci/config", "Oracle Cloud's keys"),
    ("/.config/hub", "GitHub's token"),
    ("/.codex/auth.json", "Codex' credentials"),
    ("/.gemini/oauth_creds.json", "Gemini's credentials"),
    ("/web data", "what a browser fills in"),
    ("/local state", "the key to a browser's passwords"),
    ("/signons.sqlite", "browser passwords"),
    ("/key3.db", "browser passwords"),
    ("/.config/solana", "a wallet"),
    ("/.ethereum", "a wallet"),
    ("/exodus.wallet", "a wallet"),
    (".kdbx", "a password store"),
];
const SECRET_INSIDE: &[(&str, &str)] = &[
    ("/.ssh/", "SSH keys"),
    ("/.aws/", "AWS keys"),
    ("/.gnupg/", "GnuPG keys"),
    ("/.config/gcloud/", "Google Cloud's tokens"),
    ("/.azure/", "Azure's tokens"),
    ("/library/keychains", "the keychain"),
    ("/.local/share/keyrings", "the keyring"),
    ("/.password-store", "passwords"),
    ("/.kube/", "Kubernetes' keys"),
    ("id_rsa", "SSH keys"),
    ("id_ed25519", "SSH keys"),
    ("id_ecdsa", "SSH keys"),
    ("/proc/self/environ", "the environment"),
    ("/login data", "browser passwords"),
    ("/.mozilla/firefox", "the browser's profile"),
    ("/google/chrome/", "the browser's profile"),
    ("/.config/google-chrome", "the browser's profile"),
    ("/run/secrets/", "secrets of the container"),
    ("/etc/shadow", "password hashes"),
    ("/.electrum", "a wallet"),
    ("/.ethereum/keystore", "a wallet"),
    ("/.config/solana/", "a wallet"),
    ("/.ethereum/", "a wallet"),
    ("/ethereum/keystore", "a wallet"),
    ("/.bitcoin/", "a wallet"),
    ("/.monero/", "a wallet"),
    ("/.foundry/keystores", "a wallet"),
    ("/.brownie/accounts", "a wallet"),
    ("/exodus/exodus.wallet", "a wallet"),
    ("/atomic/local storage", "a wallet"),
    ("/local extension settings/", "wallets and what else a browser's extensions keep"),
    ("/.config/chromium/", "the browser's profile"),
    ("/bravesoftware/brave-browser", "the browser's profile"),
    ("/microsoft/edge/user data", "the browser's profile"),
    ("/.thunderbird/", "mail and its passwords"),
    ("/.local/share/kwalletd", "the keyring"),
    ("/.config/github-copilot/", "Copilot's token"),
];

/// Whether a path leads to credentials or to what runs again.
pub(in crate::script) fn is_notable(text: &str) -> bool {
    secret(text).is_some() || lasting(text).is_some()
}

/// Whether a text of the plugin's is such a path, or the name of a variable of the environment that holds a secret.
pub(in crate::script) fn leads_to_secrets(text: &str) -> bool {
    if text.len() > TEXT {
        return false;
    }
    // Most texts are names, which are no paths, and of those that people read few end as a file of a browser's does.
    let is_path = match text.bytes().find(|byte| matches!(byte, b'.' | b'/' | b'\\' | b' ')) {
        None => return is_variable(text) && is_secret_name(text),
        Some(b' ') => text.len() <= FILE || text.contains(['/', '\\']),
        Some(_) => true,
    };
    is_path && STEPS.as_ref().is_none_or(|steps| steps.is_match(text)) && is_notable(text)
}

/// Whether a text is written as names of the environment are, with more than one word.
fn is_variable(text: &str) -> bool {
    text.contains('_') && text.bytes().all(|byte| matches!(byte, b'A'..=b'Z' | b'0'..=b'9' | b'_'))
}

/// The first steps of all paths that lead to credentials or to what runs again: of thousands of texts few have one.
static STEPS: LazyLock<Option<AhoCorasick>> = LazyLock::new(|| {
    let tables = [SECRET_ENDINGS, SECRET_INSIDE, LASTING_ENDINGS, LASTING_INSIDE];
    let paths = tables.into_iter().flatten().map(|(path, _)| path.trim_start_matches('/'));
    let steps = paths.filter_map(|path| path.split('/').next());
    AhoCorasick::builder().ascii_case_insensitive(true).build(steps.chain(["proc"])).ok()
});

/// A path as the tables have them.
fn plain(text: &str) -> String {
    let path = format!("/{}", text.to_ascii_lowercase().replace('\\', "/"));
    match dots::straight(&path) {
        Cow::Owned(straight) => straight,
        Cow::Borrowed(_) => path,
    }
}

/// What a path leads to, if that is a credential.
pub(super) fn secret(text: &str) -> Option<&'static str> {
    let path = plain(text);
    let path = path.trim_end_matches('/');
    if path.len() > 4_096 || path.ends_with(".pub") {
        return None;
    }
    if is_browser(path) {
        return None;
    }
    let ending = SECRET_ENDINGS.iter().find(|(end, _)| path.ends_with(end));
    let inside = || SECRET_INSIDE.iter().find(|(part, _)| path.contains(part));
    let environ = path.starts_with("/proc/") && path.ends_with("/environ");
    ending.or_else(inside).map(|(_, what)| *what).or(if environ { Some("the environment of a process") } else { None })
}

/// Folders into which browsers are installed, beside those that hold what people do with them.
const BROWSERS: &[&str] = &["/google/chrome/application/", "/opt/google/chrome/"];

/// Whether a path names a browser's own program: it lies below a browser's folder, as the profiles do.
fn is_browser(path: &str) -> bool {
    let inside = BROWSERS.iter().find_map(|folder| path.split_once(folder));
    inside.is_some_and(|(_, rest)| !rest.contains(['/', '\u{0}']) && rest.contains("chrom"))
}

const LASTING_ENDINGS: &[(&str, &str)] = &[
    ("/.bashrc", "a shell's start file"),
    ("/.bash_profile", "a shell's start file"),
    ("/.bash_login", "a shell's start file"),
    ("/.profile", "a shell's start file"),
    ("/.zshrc", "a shell's start file"),
    ("/.zshenv", "a shell's start file"),
    ("/.zprofile", "a shell's start file"),
    ("/config.fish", "a shell's start file"),
    ("/etc/profile", "a shell's start file"),
    ("/.bash_aliases", "a shell's start file"),
    ("/.inputrc", "a shell's start file"),
    ("/etc/crontab", "a timetable"),
    ("/.gitconfig", "Git's configuration"),
    ("/.git/config", "Git's configuration"),
    ("/.config/git/config", "Git's configuration"),
    ("/.npmrc", "npm's configuration"),
    ("/etc/ld.so.preload", "what every process loads"),
    ("/authorized_keys", "who may log in"),
    ("/.ssh/config", "SSH's configuration"),
    ("/.vimrc", "an editor's start file"),
    ("/.deepcode/settings.json", "DeepCode's settings"),
    ("/.deepcode/hooks.json", "DeepCode's hooks"),
    ("/.claude/settings.json", "the agent's settings"),
    ("/.claude/settings.local.json", "the agent's settings"),
    ("/.claude.json", "the agent's settings"),
    ("/.mcp.json", "the agent's servers"),
    ("/.cursor/mcp.json", "the agent's servers"),
    ("/.vscode/tasks.json", "an editor's tasks"),
    ("/.vscode/settings.json", "an editor's settings"),
    ("/.envrc", "a folder's start file"),
    ("/.deepcode/plugins-trust.json", "DeepCode's trust"),
    ("/.xprofile", "a session's start file"),
    ("/.xinitrc", "a session's start file"),
    ("/claude.md", "the agent's instructions"),
    ("/agents.md", "the agent's instructions"),
    ("/.node_repl_history", "node's history"),
    ("/.noderc", "node's start file"),
    ("/etc/hosts", "where names lead"),
];
const LASTING_INSIDE: &[(&str, &str)] = &[
    ("/.git/hooks/", "a Git hook"),
    ("/.config/git/hooks/", "a Git hook"),
    ("/.config/git/template/", "what Git puts into new repositories"),
    ("/etc/cron", "a timetable"),
    ("/var/spool/cron", "a timetable"),
    ("/launchagents/", "a start-up item"),
    ("/launchdaemons/", "a start-up item"),
    ("/systemd/user/", "a service"),
    ("/systemd/system/", "a service"),
    ("/.config/autostart/", "a start-up item"),
    ("/startup/", "a start-up item"),
    ("/etc/profile.d/", "a shell's start file"),
    ("/etc/init.d/", "a service"),
    ("/.husky/", "a Git hook"),
    ("/.deepcode/hooks/", "DeepCode's hooks"),
    ("/.deepcode/plugins/", "DeepCode's plugins"),
    ("/.claude/hooks/", "the agent's hooks"),
    ("/.claude/plugins/", "the agent's plugins"),
    ("/.config/fish/conf.d/", "a shell's start file"),
];

/// What writing to a path would leave behind, if that runs again.
pub(super) fn lasting(text: &str) -> Option<&'static str> {
    let path = plain(text);
    if path.len() > 4_096 {
        return None;
    }
    if crate::shell::paths::is_kept_state(&path) {
        return None;
    }
    if crate::shell::paths::is_git_hook(&path) {
        return Some("a Git hook");
    }
    let ending = LASTING_ENDINGS.iter().find(|(end, _)| path.ends_with(end));
    ending.or_else(|| LASTING_INSIDE.iter().find(|(part, _)| path.contains(part))).map(|(_, what)| *what)
}

/// What copying, moving or linking to a path would leave behind, if that runs again: the path may be a file's or a whole folder's.
pub(super) fn lasting_target(text: &str) -> Option<&'static str> {
    lasting(text).or_else(|| {
        let path = plain(text);
        let is_folder = |part: &str| part.strip_suffix('/').is_some_and(|folder| path.ends_with(folder));
        LASTING_INSIDE.iter().find(|(part, _)| is_folder(part)).map(|(_, what)| *what)
    })
}

/// Whether an environment variable of that name holds a secret.
pub(super) fn is_secret_name(name: &str) -> bool {
    const WORDS: &[&str] = &[
        "TOKEN",
        "SECRET",
        "PASSWORD",
        "PASSWD",
        "PASSPHRASE",
        "APIKEY",
        "CREDENTIAL",
        "CREDENTIALS",
        "PRIVATEKEY",
        "MNEMONIC",
        "PAT",
        "PWDHASH",
    ];
    let upper = name.to_ascii_uppercase();
    let words: Vec<&str> = upper.split('_').collect();
    let keyed = words.windows(2).any(|pair| {
        matches!(
            pair,
            [
                "API"
                    | "ACCESS"
                    | "PRIVATE"
                    | "SECRET"
                    | "ENCRYPTION"
                    | "SIGNING"
                    | "SSH"
                    | "DEPLOY"
                    | "AUTH"
                    | "SERVICE",
                "KEY"
            ]
        )
    });
    keyed
        || words.iter().any(|word| {
            WORDS.contains(word)
                || word.ends_with("TOKEN")
                || word.ends_with("APIKEY")
                || word.ends_with("SECRET")
                || word.ends_with("PASSWORD")
        })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn credentials_are_known_by_their_place() {
        for path in [
            "~\u{0}/.ssh/id_rsa",
            "/home/x/.aws/credentials",
            "\u{0}/.npmrc",
            ".netrc",
            "/etc/shadow",
            "C:\\Users\\x\\AppData\\Local\\Google\\Chrome\\User Data\\Default\\Login Data",
            "~/.deepcode/credentials.json",
            "C:\\Program Files\\Google\\Chrome\\Application\\..\\User Data\\chrome",
            "\u{0}\\Google\\Chrome\\\u{0}\\chrome.exe",
        ] {
            assert!(secret(path).is_some(), "{path}");
        }
        for path in [
            "./.npmrc.example",
            "src/cookies.js",
            "docs/ssh.md",
            "keys.json",
            "id_token",
            "/.ssh/id_rsa.pub",
            "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
            "\u{0}\\Google\\Chrome\\Application\\chrome.exe",
            "/opt/google/chrome/chrome",
        ] {
            assert!(secret(path).is_none(), "{path}");
        }
    }

    #[test]
    fn names_of_secrets_are_told_from_other_names() {
        for name in [
            "GITHUB_TOKEN",
            "NPM_TOKEN",
            "AWS_SECRET_ACCESS_KEY",
            "OPENAI_API_KEY",
            "DB_PASSWORD",
            "GH_PAT",
            "githubToken",
        ] {
            assert!(is_secret_name(name), "{name}");
        }
        for name in ["HOME", "NODE_ENV", "PATH", "PATTERN", "KEYBOARD", "TOKENIZER", "DEBUG", "PUBLIC_KEY"] {
            assert!(!is_secret_name(name), "{name}");
        }
    }
}
