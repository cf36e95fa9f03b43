//! What no plugin reads or writes, whatever a host grants: the table, each line with its reason.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use super::name::{Parts, fold};
use super::rules::Access;

/// Where a line of the table holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Place {
    /// Beneath each home folder of the user.
    Home,
    /// Beneath `/`.
    Top,
    /// Wherever the names occur.
    Anywhere,
}

/// What a line of the table keeps from a plugin.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Guarded {
    /// Neither read nor written.
    Secret,
    /// Read but not written: what is written there is run, or obeyed, later.
    Obeyed,
}

use Guarded::{Obeyed, Secret};
use Place::{Anywhere, Home, Top};

/// One line: the names from its place down, `*` for any letters in a name, `**` for any names.
type Line = (Place, Guarded, &'static str, &'static str);

/// Names are matched folded (`.SSH` is `.ssh`), and everything beneath a match is matched.
const TABLE: &[Line] = &[
    // --- keys and tokens that let their holder be the user
    (Anywhere, Secret, ".ssh", "keys of SSH"),
    (Anywhere, Secret, ".gnupg", "keys of GnuPG"),
    (Anywhere, Secret, ".aws", "credentials of a cloud"),
    (Anywhere, Secret, ".azure", "credentials of a cloud"),
    (Anywhere, Secret, ".kube", "credentials of clusters"),
    (Anywhere, Secret, ".oci", "credentials of a cloud"),
    (Home, Secret, ".config/gcloud", "credentials of a cloud"),
    (Home, Secret, ".config/doctl", "credentials of a cloud"),
    (Home, Secret, ".config/hcloud", "credentials of a cloud"),
    (Home, Secret, ".terraform.d", "credentials of a cloud"),
    (Home, Secret, ".terraformrc", "credentials of a cloud"),
    (Home, Secret, ".fly", "credentials of a cloud"),
    (Home, Secret, ".config/rclone", "credentials of remote disks"),
    (Anywhere, Secret, "id_rsa*", "a key of SSH"),
    (Anywhere, Secret, "id_dsa*", "a key of SSH"),
    (Anywhere, Secret, "id_ecdsa*", "a key of SSH"),
    (Anywhere, Secret, "id_ed25519*", "a key of SSH"),
    (Anywhere, Secret, "*.ppk", "a key of SSH"),
    (Anywhere, Secret, ".vault-token", "a token"),
    (Anywhere, Secret, ".env*", "secrets of a project"),
    // --- git, and who speaks to forges
    (Anywhere, Secret, ".git-credentials", "credentials of git"),
    (Anywhere, Secret, ".git-credential-cache", "credentials of git"),
    (Anywhere, Secret, ".git/**/config", "remotes and headers in it may hold tokens"),
    (Anywhere, Secret, ".git/**/config.worktree", "remotes and headers in it may hold tokens"),
    (Anywhere, Secret, ".git/**/credentials", "credentials of git"),
    (Home, Secret, ".config/git/credentials", "credentials of git"),
    (Home, Secret, ".cache/git/credential", "credentials of git"),
    (Home, Secret, ".gitconfig", "helpers and headers in it may hold tokens"),
    (Home, Secret, ".config/git/config", "helpers and headers in it may hold tokens"),
    (Anywhere, Secret, ".config/gh", "a token of a forge"),
    (Anywhere, Secret, ".config/glab-cli", "a token of a forge"),
    (Anywhere, Secret, ".config/hub", "a token of a forge"),
    (Anywhere, Secret, ".netrc", "passwords of servers"),
    (Anywhere, Secret, "_netrc", "passwords of servers"),
    // --- registries
    (Anywhere, Secret, ".npmrc", "a token of a registry"),
    (Home, Secret, ".yarnrc*", "a token of a registry"),
    (Anywhere, Secret, ".pypirc", "a token of a registry"),
    (Anywhere, Secret, ".cargo/credentials*", "a token of a registry"),
    (Home, Secret, ".gem/credentials", "a token of a registry"),
    (Home, Secret, ".local/share/gem/credentials", "a token of a registry"),
    (Home, Secret, ".bundle/config", "a token of a registry"),
    (Home, Secret, ".composer/auth.json", "a token of a registry"),
    (Home, Secret, ".config/composer/auth.json", "a token of a registry"),
    (Home, Secret, ".m2/settings*.xml", "a token of a registry"),
    (Home, Secret, ".gradle/gradle.properties", "a token of a registry"),
    (Home, Secret, ".nuget", "a token of a registry"),
    (Anywhere, Secret, ".docker/config.json", "tokens of registries"),
    (Home, Secret, ".config/containers/auth.json", "tokens of registries"),
    (Home, Secret, ".config/helm/registry", "tokens of registries"),
    // --- databases
    (Anywhere, Secret, ".pgpass", "passwords of databases"),
    (Anywhere, Secret, ".my.cnf", "passwords of databases"),
    (Anywhere, Secret, ".mylogin.cnf", "passwords of databases"),
    // --- keychains and password stores
    (Home, Secret, "Library/Keychains", "the keychain"),
    (Home, Secret, ".local/share/keyrings", "the keychain"),
    (Home, Secret, ".local/share/kwalletd", "the keychain"),
    (Home, Secret, ".password-store", "passwords"),
    (Home, Secret, ".config/op", "passwords"),
    (Home, Secret, ".config/Bitwarden*", "passwords"),
    (Anywhere, Secret, "*.keychain", "a keychain"),
    (Anywhere, Secret, "*.keychain-db", "a keychain"),
    (Anywhere, Secret, "*.kdbx", "passwords"),
    (Top, Secret, "Library/Keychains", "the keychain"),
    // --- browsers: cookies are sessions
    (Home, Secret, ".mozilla", "cookies and passwords"),
    (Home, Secret, ".config/google-chrome*", "cookies and passwords"),
    (Home, Secret, ".config/chromium", "cookies and passwords"),
    (Home, Secret, ".config/BraveSoftware", "cookies and passwords"),
    (Home, Secret, ".config/microsoft-edge*", "cookies and passwords"),
    (Home, Secret, "Library/Application Support/Google/Chrome", "cookies and passwords"),
    (Home, Secret, "Library/Application Support/Firefox", "cookies and passwords"),
    (Home, Secret, "Library/Cookies", "cookies"),
    (Home, Secret, "snap/firefox", "cookies and passwords"),
    // --- what people typed, passwords among it
    (Home, Secret, ".bash_history", "what was typed"),
    (Home, Secret, ".zsh_history", "what was typed"),
    (Home, Secret, ".local/share/fish/fish_history", "what was typed"),
    (Home, Secret, ".python_history", "what was typed"),
    (Home, Secret, ".node_repl_history", "what was typed"),
    (Home, Secret, ".psql_history", "what was typed"),
    // --- agents, this one first
    (Home, Secret, ".deepcode", "what decides which plugins are trusted"),
    (Home, Secret, ".codex/auth.json", "a token of an agent"),
    (Home, Secret, ".claude", "tokens and orders of an agent"),
    (Home, Secret, ".claude.json", "tokens and orders of an agent"),
    (Home, Secret, ".gemini", "tokens and orders of an agent"),
    (Home, Secret, ".config/github-copilot", "a token of an agent"),
    // --- the system: what a kernel makes up, and its secrets
    (Top, Secret, "proc", "other processes"),
    (Top, Secret, "sys", "the machine"),
    (Top, Secret, "dev", "devices"),
    (Top, Secret, "run", "sockets, and secrets of services"),
    (Top, Secret, "var/run", "sockets, and secrets of services"),
    (Top, Secret, "private/var/run", "sockets, and secrets of services"),
    (Top, Secret, "boot", "the machine"),
    (Top, Secret, "etc/shadow*", "passwords"),
    (Top, Secret, "etc/gshadow*", "passwords"),
    (Top, Secret, "etc/sudoers*", "who may become root"),
    (Top, Secret, "etc/ssh", "keys of the machine"),
    (Top, Secret, "etc/ssl/private", "keys of the machine"),
    (Top, Obeyed, "etc", "the machine obeys it"),
    (Top, Obeyed, "usr", "programs"),
    (Top, Obeyed, "bin", "programs"),
    (Top, Obeyed, "sbin", "programs"),
    (Top, Obeyed, "lib*", "programs"),
    // --- what is run at the next login, the next shell, the next git command
    (Home, Obeyed, ".bash*", "a shell runs it"),
    (Home, Obeyed, ".profile", "a shell runs it"),
    (Home, Obeyed, ".zsh*", "a shell runs it"),
    (Home, Obeyed, ".zlog*", "a shell runs it"),
    (Home, Obeyed, ".zprofile", "a shell runs it"),
    (Home, Obeyed, ".inputrc", "a shell obeys it"),
    (Home, Obeyed, ".config/fish", "a shell runs it"),
    (Home, Obeyed, ".config/autostart", "it is run at login"),
    (Home, Obeyed, ".config/systemd", "it is run at login"),
    (Home, Obeyed, ".config/environment.d", "programs obey it"),
    (Home, Obeyed, ".pam_environment", "programs obey it"),
    (Home, Obeyed, ".xprofile", "it is run at login"),
    (Home, Obeyed, ".xinitrc", "it is run at login"),
    (Home, Obeyed, ".xsession*", "it is run at login"),
    (Home, Obeyed, "Library/LaunchAgents", "it is run at login"),
    (Home, Obeyed, ".local/bin", "programs"),
    (Home, Obeyed, "bin", "programs"),
    (Home, Obeyed, ".cargo", "a compiler obeys it"),
    (Home, Obeyed, ".config/git", "git obeys it"),
    (Home, Obeyed, ".vim*", "an editor runs it"),
    (Home, Obeyed, ".config/nvim", "an editor runs it"),
    (Home, Obeyed, ".emacs*", "an editor runs it"),
    (Home, Obeyed, ".tmux.conf", "a terminal runs it"),
    (Home, Obeyed, ".codex", "an agent obeys it"),
    (Home, Obeyed, ".agents", "an agent obeys it"),
    (Home, Obeyed, ".cursor", "an agent obeys it"),
];

/// The names that stay read-only inside a writable root, at any depth: git runs hooks from one, agents obey the others.
pub(super) const READ_ONLY: [&str; 4] = [".git", ".deepcode", ".agents", ".codex"];

/// The folders that are the user's and this program's own.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Places {
    /// The user's home folders: what `HOME` says, and what the system says, if that differs.
    pub homes: Vec<PathBuf>,
    /// This program's: `~/.deepcode`, `$DEEPCODE_HOME`, what `--home` names.
    pub deepcode: Vec<PathBuf>,
}

/// A line with its names folded.
type Folded = (Place, Guarded, Vec<String>, &'static str);

/// The table for one user, with what is on this disk.
#[derive(Debug)]
pub(super) struct Protected {
    table: Vec<Folded>,
    homes: Vec<Vec<String>>,
    deepcode: Vec<Vec<String>>,
    /// Device and inode of what the table names and this disk has: they find it under every other spelling.
    things: BTreeSet<(u64, u64)>,
}

impl Protected {
    pub(super) fn of(places: &Places) -> Self {
        let homes = spellings(&places.homes);
        let deepcode = spellings(&places.deepcode);
        let mut things = BTreeSet::new();
        for home in &places.homes {
            let named = TABLE
                .iter()
                .filter(|(place, guarded, names, _)| *place != Top && *guarded == Secret && !names.contains('*'));
            things.extend(named.filter_map(|(_, _, names, _)| identity(&home.join(names))));
        }
        things.extend(places.deepcode.iter().filter_map(|path| identity(path)));
        let table = TABLE
            .iter()
            .map(|(place, guarded, names, why)| (*place, *guarded, names.split('/').map(pattern_of).collect(), *why));
        Self { table: table.collect(), homes, deepcode, things }
    }

    /// Why `parts` may not be touched so, if it may not.
    pub(super) fn why(&self, parts: &Parts, access: Access) -> Option<&'static str> {
        self.why_folded(&parts.folded(), access)
    }

    /// The same for parts that are already folded, as a walk has them.
    pub(super) fn why_folded(&self, folded: &[String], access: Access) -> Option<&'static str> {
        if self.deepcode.iter().any(|home| folded.starts_with(home)) {
            return Some("what decides which plugins are trusted");
        }
        let held = |place: Place, pattern: &[String]| match place {
            Top => matches(pattern, folded),
            Home => self
                .homes
                .iter()
                .any(|home| folded.strip_prefix(home.as_slice()).is_some_and(|rest| matches(pattern, rest))),
            Anywhere => (0..folded.len()).any(|at| folded.get(at..).is_some_and(|rest| matches(pattern, rest))),
        };
        let lines = self.table.iter().filter(|line| access == Access::Write || line.1 == Secret);
        lines.filter(|line| held(line.0, &line.2)).map(|line| line.3).next()
    }

    /// Whether this very thing is one that the table names.
    pub(super) fn is_thing(&self, identity: (u64, u64)) -> bool {
        self.things.contains(&identity)
    }
}

/// Every spelling of a folder that can be told: as given, and as it really is. `/` is no home: it would protect by accident.
fn spellings(paths: &[PathBuf]) -> Vec<Vec<String>> {
    let real = paths.iter().filter_map(|path| std::fs::canonicalize(path).ok());
    paths.iter().cloned().chain(real).filter_map(|path| Parts::lenient(&path)).map(|parts| parts.folded()).collect()
}

fn identity(path: &Path) -> Option<(u64, u64)> {
    use std::os::unix::fs::MetadataExt as _;
    std::fs::metadata(path).ok().map(|meta| (meta.dev(), meta.ino()))
}

/// A name of the table, folded as the names of a path are; `*` stays.
fn pattern_of(name: &str) -> String {
    if name.contains('*') { name.to_lowercase() } else { fold(name) }
}

/// Whether `names` begins with `pattern`.
fn matches(pattern: &[String], names: &[String]) -> bool {
    match pattern.split_first() {
        None => true,
        Some((first, rest)) if first == "**" => {
            (0..=names.len()).any(|skipped| names.get(skipped..).is_some_and(|names| matches(rest, names)))
        }
        Some((first, rest)) => names
            .split_first()
            .is_some_and(|(name, names)| (is_like(first, name) || is_short_for(first, name)) && matches(rest, names)),
    }
}

/// `*` at one place in `pattern` stands for any letters.
fn is_like(pattern: &str, name: &str) -> bool {
    match pattern.split_once('*') {
        None => pattern == name,
        Some((head, tail)) => name.len() >= head.len() + tail.len() && name.starts_with(head) && name.ends_with(tail),
    }
}

/// Whether `name` is the short form (`SSH~1`, `GITCRE~2`) that a Windows disk may give to a name that begins with a dot.
fn is_short_for(pattern: &str, name: &str) -> bool {
    let Some((stem, number)) = name.split_once('~') else { return false };
    let bare: String =
        pattern.split('*').next().unwrap_or_default().chars().filter(|c| c.is_ascii_alphanumeric()).collect();
    pattern.starts_with('.')
        && (1..=6).contains(&stem.len())
        && number.starts_with(|c: char| c.is_ascii_digit())
        && bare.starts_with(stem)
        && (stem.len() == 6 || stem == bare)
}

/// Whether `name` is one of [`READ_ONLY`].
pub(super) fn is_read_only(name: &str) -> bool {
    let folded = fold(name);
    READ_ONLY.iter().any(|known| folded == *known || is_short_for(known, &folded))
}
