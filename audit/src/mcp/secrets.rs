//! Whose secrets a server is handed: a key for the service that is spoken to is normal, a stranger's is not.

use url::Url;

use crate::finding::{Finding, Findings, Severity};
use crate::layout::Server;
use crate::rules::mcp as rules;

/// Words in the names of well-known credential variables, and the words that a host must have to be the one they are for.
const OWNERS: &[(&str, &[&str])] = &[
    ("AWS_", &["aws", "amazon"]),
    ("GITHUB_", &["github"]),
    ("GH_TOKEN", &["github"]),
    ("GITLAB_", &["gitlab"]),
    ("ANTHROPIC_", &["anthropic", "claude"]),
    ("OPENAI_", &["openai"]),
    ("DEEPSEEK_", &["deepseek"]),
    ("DEEPCODE_", &["deepcode", "deepseek"]),
    ("GOOGLE_APPLICATION", &["google"]),
    ("GEMINI_", &["google", "gemini"]),
    ("AZURE_", &["azure", "microsoft"]),
    ("NPM_TOKEN", &["npm"]),
    ("STRIPE_", &["stripe"]),
    ("SLACK_", &["slack"]),
    ("CLOUDFLARE_", &["cloudflare"]),
    ("HF_TOKEN", &["huggingface", "hf"]),
    ("SSH_", &[]),
    ("KUBE", &["kube", "k8s"]),
    ("DOCKER_", &["docker"]),
    ("SENTRY_", &["sentry"]),
    ("VERCEL_", &["vercel"]),
    ("DATABASE_URL", &[]),
    ("PGPASSWORD", &[]),
    ("VAULT_TOKEN", &["vault", "hashicorp"]),
];

/// Whether a variable's name says that its value is a secret.
pub(crate) fn is_secret(name: &str) -> bool {
    let upper = name.to_ascii_uppercase();
    let parts: Vec<&str> = upper.split(['_', '-']).collect();
    let has = |word: &str| parts.contains(&word);
    let kinds = [
        "SECRET",
        "SECRETS",
        "TOKEN",
        "PASSWORD",
        "PASSWD",
        "PASSPHRASE",
        "CREDENTIAL",
        "CREDENTIALS",
        "APIKEY",
        "PAT",
    ];
    let keys = ["API", "ACCESS", "PRIVATE", "SIGNING", "ENCRYPTION", "AUTH", "SERVICE", "DEPLOY", "ACCOUNT"];
    kinds.iter().any(|kind| has(kind))
        || has("KEY") && keys.iter().any(|key| has(key))
        || matches!(upper.as_str(), "PGPASSWORD" | "DATABASE_URL" | "SSH_AUTH_SOCK" | "MYSQL_PWD" | "GITHUB_PAT")
}

/// Whose service a well-known credential variable is for: words that the host's name has.
pub(crate) fn owners(name: &str) -> Option<&'static [&'static str]> {
    let upper = name.to_ascii_uppercase();
    OWNERS.iter().find(|(start, _)| upper.starts_with(start)).map(|(_, owners)| *owners)
}

/// The variables that `text` has as `${NAME}` or `$NAME`.
fn variables(text: &str) -> impl Iterator<Item = &str> {
    text.split('$').skip(1).map(|rest| {
        let rest = rest.strip_prefix('{').unwrap_or(rest);
        let rest = rest.strip_prefix("env:").unwrap_or(rest);
        let end = rest.find(|c: char| !c.is_ascii_alphanumeric() && c != '_').unwrap_or(rest.len());
        rest.get(..end).unwrap_or_default()
    })
}

/// Whose the variable is, if it is a well-known service's.
fn owner(name: &str) -> Option<&'static [&'static str]> {
    let upper = name.to_ascii_uppercase();
    OWNERS
        .iter()
        .find(|(prefix, _)| upper.starts_with(prefix) && (is_secret(&upper) || upper.contains("KEY")))
        .map(|(_, words)| *words)
}

/// Whether a variable is a well-known service's.
pub(crate) fn is_well_known(name: &str) -> bool {
    owner(name).is_some()
}

/// The hosts of a command line, where each of them is said.
fn hosts(line: &str) -> Option<Vec<String>> {
    let lower = line.to_ascii_lowercase();
    let end = |rest: &str| rest.split(['/', ' ', '"', '\'', ':', '?']).next().map(str::to_owned);
    let mut hosts: Vec<String> = lower.split("://").skip(1).filter_map(end).collect();
    if hosts.is_empty() {
        // Clients take a host's name alone for an address.
        let is_host = |host: &String| {
            let letters = |c: char| c.is_ascii_alphanumeric() || matches!(c, '.' | '-');
            let last = host.rsplit_once('.').map_or("", |(_, last)| last);
            host.chars().all(letters) && last.len() > 1 && last.chars().all(|c| c.is_ascii_lowercase())
        };
        hosts.extend(lower.split_whitespace().filter_map(end).filter(is_host));
    }
    let is_said = !hosts.is_empty() && hosts.iter().all(|host| host.contains('.') && !host.contains('$'));
    is_said.then_some(hosts)
}

/// A well-known service's variable in a command line all of whose addresses are somebody else's, and say so.
pub(crate) fn stray(line: &str) -> Option<&str> {
    let hosts = hosts(line)?;
    let is_theirs = |words: &[&str]| hosts.iter().any(|host| words.iter().any(|word| host.contains(word)));
    variables(line).find(|name| owner(name).is_some_and(|words| !is_theirs(words)))
}

/// Words that a host has which belongs to the service whose variable is meant.
pub(crate) type Owner = &'static [&'static str];

/// Whose the well-known services' variables are that `script` names.
pub(crate) fn owners_in(script: &str) -> Vec<Owner> {
    let names = script.split(|c: char| !c.is_ascii_alphanumeric() && c != '_');
    let mut owners: Vec<Owner> = names.filter(|name| name.contains('_')).filter_map(owner).collect();
    owners.sort_unstable();
    owners.dedup();
    owners
}

/// Whether all addresses of `line` are said, and belong to none of those.
pub(crate) fn is_stray_of(owners: &[Owner], line: &str) -> bool {
    let Some(hosts) = hosts(line) else { return false };
    let is_theirs = |words: &Owner| hosts.iter().any(|host| words.iter().any(|word| host.contains(word)));
    !owners.is_empty() && !owners.iter().any(is_theirs)
}

/// Headers, arguments and the URL of a remote server.
pub(super) fn to_host(server: &Server, url: &Url, findings: &mut Findings) {
    let host = url.host_str().unwrap_or_default().to_ascii_lowercase();
    let given = server.given.iter().map(|(_, placed)| placed);
    for (text, place) in given.chain(&server.url).chain(&server.args) {
        for name in variables(text) {
            let Some(words) = owner(name) else { continue };
            if words.iter().any(|word| host.contains(word)) {
                continue;
            }
            let message = format!("{} at {host} is handed {name}, which is another service's", server.name);
            findings.push(Finding::new(&rules::SECRET, place.clone(), message).evidence(text));
        }
    }
}

/// A local server that is handed a stranger's key: it may need it, so that is asked, not refused.
pub(super) fn in_words(server: &Server, findings: &mut Findings) {
    let command = server.command.iter().chain(&server.args).map(|(text, _)| text.to_ascii_lowercase());
    let about: String = command.chain([server.name.to_ascii_lowercase()]).collect::<Vec<_>>().join(" ");
    for (given, (text, place)) in &server.given {
        for name in variables(text).chain(std::iter::once(given.as_str())) {
            let Some(words) = owner(name).filter(|_| text.contains('$')) else { continue };
            if words.iter().any(|word| about.contains(word)) {
                continue;
            }
            let message = format!("{} is handed {name}, which is another service's", server.name);
            let finding = Finding::new(&rules::SECRET, place.clone(), message).severity(Severity::Warning);
            findings.push(finding.evidence(text));
        }
    }
}
