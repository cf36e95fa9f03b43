//! Addresses that a text names, and whose they are: everybody's, a manager's own, or somebody's.

use std::sync::LazyLock;

use regex::Regex;

/// Hosts that are everybody's, this machine's or nobody's: forges, registries, documentation.
const KNOWN: &[&str] = &[
    "localhost",
    "127.0.0.1",
    "0.0.0.0",
    "github",
    "gitlab",
    "bitbucket",
    "codeberg",
    "sourceforge",
    "docs.",
    "python.org",
    "nodejs.org",
    "brew.sh",
    "microsoft.com",
    "google.com",
    "apple.com",
    "anthropic.com",
    "claude.",
    "openai.com",
    "deepseek",
    "w3.org",
    "gnu.org",
    "wikipedia",
    "readthedocs",
    "developer.",
    "yourcompany",
    "your-",
];

/// What stands in an address, in small letters, before its path.
fn host(lower: &str) -> &str {
    let behind = lower.rsplit("://").next().unwrap_or(lower);
    behind.split('/').next().unwrap_or(behind)
}

pub(super) fn is_known(address: &str) -> bool {
    let lower = address.to_ascii_lowercase();
    let host = host(&lower);
    let is_example = ["example.com", "example.org", "example.net"].iter().any(|name| host.ends_with(name));
    is_example || KNOWN.iter().any(|name| host.contains(name))
}

/// Names below an example's domain under which a page shows how a request looks, whosever it is.
const SHOWN: &[&str] =
    &["www", "api", "app", "docs", "my", "your", "mail", "test", "dev", "staging", "host", "site", "foo"];

/// Whether something that is sent to the address goes to somebody: a name of its own below an example's domain stands for one.
pub(super) fn is_somebodys(address: &str) -> bool {
    let lower = address.to_ascii_lowercase();
    let name = host(&lower).split([':', '`', '"', '\'']).next().unwrap_or_default();
    let below = ["example.com", "example.org", "example.net"].iter().find_map(|end| name.strip_suffix(end));
    match below.map(|labels| labels.trim_end_matches('.')) {
        Some(labels) => !labels.is_empty() && !SHOWN.contains(&labels),
        None => !is_known(address),
    }
}

/// Words of the names under which places of packages are registered. Which of them are the managers' own is written nowhere here:
/// what a manager asks anyway need not be said.
const INDEXES: &[&str] = &[
    "pypi", "python", "npm", "yarn", "golang", "goproxy", "gems", "conda", "packag", "nuget", "crates", "torch",
    "nvidia",
];

/// Names of whoever reads the page: an organisation's own index.
const OWN: &[&str] = &["company", "corp", "internal", "example", "my-"];

/// Whether packages from that address are no stranger's: of a host only the name that somebody had to register says so.
pub(super) fn is_index(address: &str) -> bool {
    let lower = address.to_ascii_lowercase();
    let host = host(&lower).split([':', '`', '"', '\'']).next().unwrap_or_default();
    let registered = psl::domain_str(host).and_then(|domain| domain.split('.').next()).unwrap_or_default();
    is_known(address)
        || INDEXES.iter().any(|word| registered.contains(word))
        || OWN.iter().any(|word| host.contains(word))
}

/// Whether an address is a page of somebody's: what a forge shows as it is may say anything.
pub(super) fn is_page(address: &str) -> bool {
    let raw = ["gist.", "/raw/", "raw.github", "docs.google.com/document"];
    !is_known(address) || raw.iter().any(|place| address.contains(place))
}

/// 100 addresses of one place: a message has one.
const MOST: usize = 100;

/// Mailboxes, addresses with a protocol, and hosts as code.
static NAMED: LazyLock<Option<Regex>> = LazyLock::new(|| {
    let pattern = r"(?i)[\w.+-]+@([a-z0-9-]+(?:\.[a-z0-9-]+)+)|\b(?:https?|rtmps?|wss?|s?ftp|ssh)://(?:[\w.-]+@)?([a-z0-9][a-z0-9.-]*)|`((?:[a-z0-9-]+\.)+(?:invalid|test|com|org|net|io|dev|app|co|eu|cloud|site|online|xyz|info|biz|me|ai|ru|cn|jp|de|fr|es|it|br))`";
    Regex::new(pattern).ok()
});

/// The hosts of somebody's that a text names, in small letters.
pub(super) fn named(text: &str) -> impl Iterator<Item = String> {
    let found = NAMED.iter().flat_map(|named| named.captures_iter(text).take(MOST));
    let hosts =
        found.filter_map(|found| found.iter().skip(1).flatten().next().map(|host| host.as_str().to_ascii_lowercase()));
    hosts.filter(|host| !is_known(host))
}
