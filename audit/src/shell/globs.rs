//! Patterns that can only mean credentials: a path with wildcards in it, tried on the places where credentials lie.

/// Places below a home, in lower case.
const PLACES: &[&str] = &[
    ".ssh",
    ".ssh/id_rsa",
    ".ssh/id_ed25519",
    ".ssh/id_ecdsa",
    ".aws",
    ".aws/credentials",
    ".gnupg",
    ".deepcode/credentials.json",
    ".claude/.credentials.json",
    ".codex/auth.json",
    ".netrc",
    ".npmrc",
    ".pypirc",
    ".pgpass",
    ".git-credentials",
    ".vault-token",
    ".config/gh/hosts.yml",
    ".docker/config.json",
    ".kube/config",
    ".config/gcloud",
    ".config/gcloud/credentials.db",
    ".config/gcloud/application_default_credentials.json",
    ".azure/accesstokens.json",
    ".azure/msal_token_cache.json",
    ".cargo/credentials.toml",
    ".cargo/credentials",
    ".terraform.d/credentials.tfrc.json",
    ".password-store",
    ".bash_history",
    ".zsh_history",
    ".local/share/keyrings",
    ".mozilla/firefox",
    ".config/google-chrome",
];

/// Folders that hold nothing else.
const OWN: &[&str] = &[".ssh", ".aws", ".gnupg"];

/// Names that every program's files have: letters of these say nothing.
const COMMON: &[&str] = &["config", "hosts", "auth", ".config", ".local", "share"];

/// 64 paths that one with braces may be.
const MOST: usize = 64;

/// 300 bytes: a longer text is no path that somebody wrote.
const BYTES: usize = 300;

/// 2 letters of a name that is meant: one fits too many.
const LETTERS: usize = 2;

/// Whether `path`, in lower case and from its home on (`/~/…`, `/root/…`, `/home/…`, `${…}/…`), is a pattern that fits a place
/// of credentials and says enough of its name to mean it.
pub(super) fn is_secret(path: &str) -> bool {
    if path.len() > BYTES || !path.contains(['*', '?', '[', '{']) {
        return false;
    }
    let Some(below) = below_home(path).filter(|below| below.contains(['*', '?', '[', '{'])) else { return false };
    spelled(below).iter().any(|pattern| PLACES.iter().any(|place| means(pattern, place)))
}

/// Whether a file's name that is looked for in folders is such a pattern.
pub(super) fn is_secret_name(name: &str) -> bool {
    let name = name.to_lowercase();
    let is_pattern = name.contains(['*', '?', '[']) && !name.contains('/') && name.len() < BYTES;
    let is_meant = |place: &&'static str| {
        let leaf = place.rsplit('/').next().unwrap_or(place);
        !COMMON.contains(&stem(leaf)) && fits(&name, leaf) && letters(&name, leaf) >= LETTERS
    };
    is_pattern && PLACES.iter().filter(|place| !OWN.contains(place)).any(is_meant)
}

/// Whether a text is a pattern of a command or method of PowerShell's that runs or fetches, and of none of its everyday ones.
pub(crate) fn is_runner(text: &str) -> bool {
    const RUNNERS: &[&str] = &[
        "invoke-expression",
        "invoke-command",
        "downloadstring",
        "downloadfile",
        "downloaddata",
        "start-process",
        "invoke-restmethod",
        "invoke-webrequest",
    ];
    const OTHERS: &[&str] = &[
        "invoke-item",
        "invoke-pester",
        "invoke-build",
        "invoke-scriptanalyzer",
        "invoke-method",
        "invoke-something",
        "start-job",
        "start-sleep",
        "start-service",
        "start-something",
        "download",
        "downloads",
        "install-module",
        "import-module",
        "get-item",
        "get-expression",
        "new-process",
        "get-process",
        "my-command",
        "get-command",
    ];
    let text = text.to_lowercase();
    let may_be = text.len() < 40 && text.contains(['*', '?', '[']) && !text.contains(['/', '\\', ' ', '.']);
    let means = |runner: &str| fits(&text, runner) && letters(&text, runner) >= 4;
    may_be && RUNNERS.iter().any(|runner| means(runner)) && !OTHERS.iter().any(|other| fits(&text, other))
}

/// The program of `programs` that a path means whose last part is a pattern, as a shell fills it in: `/usr/bin/c?rl`. One whose
/// name stands there as a whole, with more behind it, is not hidden.
pub(super) fn program(path: &str, programs: &[&[&'static str]]) -> Option<&'static str> {
    let (folder, name) = path.rsplit_once('/').filter(|_| path.len() < BYTES)?;
    let plain = name.split(['*', '?', '[']).next().filter(|plain| plain.len() < name.len())?;
    let is_folder = !folder.contains(['*', '?', '[']) && !folder.ends_with(['}', ')']);
    let means = |program: &&&'static str| {
        fits(name, program) && !plain.starts_with(**program) && letters(name, program) >= LETTERS
    };
    let found = programs.iter().flat_map(|some| some.iter()).find(means).copied();
    found.filter(|_| is_folder || name.contains(['?', '[']))
}

fn below_home(path: &str) -> Option<&str> {
    if let Some(below) = path.strip_prefix("/~/").or_else(|| path.strip_prefix("/root/")) {
        return Some(below);
    }
    let below = ["/home/", "/users/"].iter().find_map(|folder| path.strip_prefix(folder));
    if let Some((_, below)) = below.and_then(|below| below.split_once('/')) {
        return Some(below);
    }
    path.strip_prefix("${").and_then(|rest| rest.split_once("}/")).map(|(_, below)| below)
}

/// The paths that a pattern with braces stands for. `${…}` are none.
fn spelled(pattern: &str) -> Vec<String> {
    let mut done = Vec::new();
    let mut left = vec![pattern.to_owned()];
    while let Some(next) = left.pop() {
        if done.len().saturating_add(left.len()) > MOST {
            return done;
        }
        // The innermost pair first: what stands before its end is no other's beginning.
        let pair = next.find('}').and_then(|end| next.get(..end)?.rfind('{').map(|start| (start, end)));
        let pair = pair.filter(|(start, _)| !next.get(..*start).is_some_and(|before| before.ends_with('$')));
        let Some((start, end)) = pair else {
            done.push(next);
            continue;
        };
        let inside = next.get(start.saturating_add(1)..end).unwrap_or_default();
        let (before, after) =
            (next.get(..start).unwrap_or_default(), next.get(end.saturating_add(1)..).unwrap_or_default());
        if inside.contains("..") {
            left.push(format!("{before}?{after}"));
        } else {
            left.extend(inside.split(',').map(|part| format!("{before}{part}{after}")));
        }
    }
    done
}

/// Whether the pattern fits the place, folder by folder, with enough of its letters.
fn means(pattern: &str, place: &str) -> bool {
    let (ours, theirs): (Vec<&str>, Vec<&str>) =
        (pattern.trim_end_matches('/').split('/').collect(), place.split('/').collect());
    if ours.len() < theirs.len() || !ours.iter().zip(&theirs).all(|(ours, theirs)| fits(ours, theirs)) {
        return false;
    }
    if ours.len() > theirs.len() {
        let own = OWN.contains(&place);
        return own && ours.iter().zip(&theirs).any(|(ours, theirs)| letters(ours, theirs) > 0);
    }
    let is_last_own = theirs.first().is_some_and(|folder| OWN.contains(folder));
    let ends = ours.last().zip(theirs.last()).map_or(0, |(ours, theirs)| letters(ours, theirs));
    let all: usize = ours.iter().zip(&theirs).map(|(ours, theirs)| letters(ours, theirs)).sum();
    let is_history = !place.ends_with("_history") || pattern.contains(['_', 'y']);
    let is_agents = !place.starts_with(".deepcode/") && !place.starts_with(".claude/") && !place.starts_with(".codex/");
    all >= LETTERS && is_history && (is_last_own || is_agents || ends >= LETTERS)
}

fn stem(name: &str) -> &str {
    name.rsplit_once('.').map_or(name, |(stem, _)| if stem.is_empty() { name } else { stem })
}

/// How many letters of the name the pattern says, its ending apart: as they are, or one of a few.
fn letters(pattern: &str, name: &str) -> usize {
    if COMMON.contains(&name) || COMMON.contains(&stem(name)) {
        return 0;
    }
    let has_end = pattern.rsplit_once('.').is_some_and(|(stem, _)| !stem.is_empty());
    let said = if has_end { stem(pattern) } else { pattern };
    let mut count = 0_usize;
    let mut in_class = false;
    for c in said.chars() {
        match c {
            '[' => in_class = true,
            ']' if in_class => {
                in_class = false;
                count = count.saturating_add(1);
            }
            c if !in_class && c.is_ascii_alphanumeric() => count = count.saturating_add(1),
            _ => {}
        }
    }
    count
}

/// Whether the pattern of one folder or file fits the name. A star at the beginning passes over names with a dot, as shells do.
fn fits(pattern: &str, name: &str) -> bool {
    if pattern.starts_with('*') && name.starts_with('.') {
        return false;
    }
    let pieces = pieces(pattern);
    let name: Vec<char> = name.chars().collect();
    // Which pieces may come next, letter by letter: no way back, so that no pattern is slow.
    let mut at = vec![false; pieces.len().saturating_add(1)];
    reach(&mut at, 0, &pieces);
    for c in name {
        let mut next = vec![false; at.len()];
        for (index, piece) in pieces.iter().enumerate().filter(|(index, _)| at.get(*index) == Some(&true)) {
            match piece {
                Piece::Any => reach(&mut next, index, &pieces),
                Piece::One(one) if one.fits(c) => reach(&mut next, index.saturating_add(1), &pieces),
                Piece::One(_) => {}
            }
        }
        at = next;
    }
    at.last() == Some(&true)
}

/// Marks the piece at `index`, and those behind it where it may be nothing.
fn reach(at: &mut [bool], index: usize, pieces: &[Piece]) {
    let mut index = index;
    loop {
        if let Some(slot) = at.get_mut(index) {
            *slot = true;
        }
        if !matches!(pieces.get(index), Some(Piece::Any)) {
            return;
        }
        index = index.saturating_add(1);
    }
}

enum Piece {
    Any,
    One(One),
}

/// What one letter may be.
struct One {
    ranges: Vec<(char, char)>,
    not: bool,
}

impl One {
    fn fits(&self, c: char) -> bool {
        self.ranges.iter().any(|(from, to)| (*from..=*to).contains(&c)) != self.not
    }
}

fn pieces(pattern: &str) -> Vec<Piece> {
    let letters: Vec<char> = pattern.chars().collect();
    let mut pieces = Vec::new();
    let mut at = 0_usize;
    while let Some(c) = letters.get(at).copied() {
        at = at.saturating_add(1);
        let rest = letters.get(at..).unwrap_or_default();
        let close = rest.iter().skip(1).position(|c| *c == ']').map(|end| end.saturating_add(1));
        match (c, close) {
            ('*', _) => pieces.push(Piece::Any),
            ('?', _) => pieces.push(Piece::One(One { ranges: Vec::new(), not: true })),
            ('[', Some(close)) => {
                pieces.push(Piece::One(class(rest.get(..close).unwrap_or_default())));
                at = at.saturating_add(close).saturating_add(1);
            }
            (c, _) => pieces.push(Piece::One(One { ranges: vec![(c, c)], not: false })),
        }
    }
    pieces
}

/// `[a-f]`, `[!x]`, `[[:alpha:]]`, which is taken for any letter.
fn class(inside: &[char]) -> One {
    let not = matches!(inside.first(), Some('!' | '^'));
    let inside = inside.get(usize::from(not)..).unwrap_or_default();
    if inside.first() == Some(&'[') {
        return One { ranges: Vec::new(), not: true };
    }
    let mut ranges = Vec::new();
    let mut at = 0_usize;
    while let Some(from) = inside.get(at).copied() {
        match (inside.get(at.saturating_add(1)), inside.get(at.saturating_add(2))) {
            (Some('-'), Some(to)) => {
                ranges.push((from, *to));
                at = at.saturating_add(3);
            }
            _ => {
                ranges.push((from, from));
                at = at.saturating_add(1);
            }
        }
    }
    One { ranges, not }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shell::Context;
    use crate::shell::tests::{is_danger, is_no_danger};

    #[test]
    fn patterns_of_what_runs_are_known_from_patterns_of_everything() {
        for text in ["I*ke-Exp*n", "*voke-E?pr*", "D*load*tring", "i[n]voke-ex*", "Start-Pr*s"] {
            assert!(is_runner(text), "{text}");
        }
        for text in ["Invoke-*", "*-Command", "*", "Get-*", "Start-*", "*.psm1", "*Command*", "*Down*"] {
            assert!(!is_runner(text), "{text}");
        }
    }

    #[test]
    fn a_pattern_that_fits_a_store_and_says_its_name_means_it() {
        for path in [
            "/~/.a[v-x]s/cred[a-f]ntials",
            "/~/.a*s/cred*",
            "/~/.ss?/id_*",
            "/~/.s[r-t]h/id_ed*",
            "/~/.{ssh/id_rsa,aws/credentials}",
            "/~/.n[e]trc",
            "/~/.np?rc",
            "/~/.git-cred*",
            "/~/.config/gh*/hosts.y*",
            "/home/*/.ssh*/id_*",
            "/~/.k?be/conf*",
            "${x}/.aw?/c*",
            "/~/.{n,x}etrc",
        ] {
            assert!(is_secret(path), "{path}");
        }
    }

    #[test]
    fn a_pattern_that_fits_anything_means_nothing() {
        for path in [
            "/~/.*",
            "/~/*",
            "/~/.config/*/config.json",
            "/~/.*/config",
            "/~/.claude/*.json",
            "/~/.deepcode/*.json",
            "/~/.deepcode/plugins/*/plugin.json",
            "/~/.cache/*/x",
            "/~/.bash*",
            "/~/projects/*/src",
            "${root}/hooks/*.sh",
            "/~/.${x}rc",
            "/~/.config/{a,b}.json",
        ] {
            assert!(!is_secret(path), "{path}");
        }
        assert!(["id_*", "cred*ials", ".net*", "*credentials*"].iter().all(|name| is_secret_name(name)));
        assert!(!["*.json", "*", "c*", "*.md", "config*", "*.*"].iter().any(|name| is_secret_name(name)));
    }

    #[test]
    fn programs_that_a_pattern_names_are_those_that_it_means() {
        for line in [
            "set -- /usr/bin/cr?n[s-u]ab\ntool=$1\nprintf '%s\\n' \"17 3 * * * x\" | \"$tool\" -",
            "/usr/bin/c?rl -s https://a.invalid/x -o x",
            "exec /bin/b[a]sh -c 'echo hello'",
            "p=/usr/bin/w*et; $p -q https://a.invalid/x",
        ] {
            is_danger(line, Context::Script);
        }
        for line in [
            "/usr/bin/python3* -V",
            "~/.nvm/versions/node/*/bin/node --version",
            "./node_modules/.bin/*lint .",
            "for f in \"$dir\"/*.sh; do bash -n \"$f\"; done",
        ] {
            is_no_danger(line, Context::Script);
        }
    }
}
