//! Domains and URLs that a plugin asks for: names of known services pass, whatever covers more or hides who answers does not.

use std::net::IpAddr;

use url::{Host, Url};

use crate::finding::{Finding, Findings, Severity};
use crate::layout::{Address, AddressKind};
use crate::rule::Rule;
use crate::rules::manifest as rules;

/// Judges one address.
pub(super) fn judge(address: &Address, findings: &mut Findings) {
    let Address { text, place, kind } = address;
    let mut tell = |rule: &'static Rule, severity: Option<Severity>, message: &str| {
        let finding = Finding::new(rule, place.clone(), format!("`{text}`: {message}")).evidence(text);
        findings.push(match severity {
            Some(severity) => finding.severity(severity),
            None => finding,
        });
    };
    let is_url = text.contains("://");
    if *kind == AddressKind::Hook && !is_url {
        return;
    }
    if is_url || *kind != AddressKind::Domain {
        whole_url(text, *kind, &mut tell);
    } else {
        domain(text, &mut tell);
    }
}

type Tell<'a> = dyn FnMut(&'static Rule, Option<Severity>, &str) + 'a;

fn whole_url(text: &str, kind: AddressKind, tell: &mut Tell<'_>) {
    if text.contains('*') {
        tell(&rules::WILDCARD, None, "a star in a URL");
    }
    let Ok(url) = Url::parse(&text.replace('*', "star")) else {
        return tell(&rules::ODD_URL, None, "it is no URL");
    };
    let own = is_own_machine(&url);
    if matches!(url.scheme(), "http" | "ws") {
        let severity = own.then_some(Severity::Warning);
        tell(&rules::PLAIN_HTTP, severity, "sent without encryption");
    } else if !matches!(url.scheme(), "https" | "wss") {
        tell(&rules::ODD_URL, None, "its scheme is neither https nor wss");
    }
    if !url.username().is_empty() || url.password().is_some() {
        tell(&rules::ODD_URL, Some(Severity::Danger), "it has a user name or password before its host");
    }
    if own {
        tell(&rules::PRIVATE, None, "the user's own machine or network");
    } else if let Some(host) = url.host() {
        host_of(&host.to_owned(), tell);
    }
    if url.port().is_some() && !own {
        tell(&rules::ODD_URL, None, "a port of its own");
    }
    match kind {
        AddressKind::Domain => tell(&rules::ODD_URL, None, "a URL where a domain belongs"),
        AddressKind::Hook => tell(&rules::HOOK_URL, None, "the host posts each event to it"),
        AddressKind::HookUrl => {}
    }
}

fn domain(text: &str, tell: &mut Tell<'_>) {
    let name = text.strip_prefix("**.").or_else(|| text.strip_prefix("*.")).unwrap_or(text);
    let is_pattern = name.len() != text.len();
    if name.contains('*') || name.is_empty() || text.trim() != text {
        return tell(&rules::WILDCARD, None, "it covers everything, or a star stands inside a name");
    }
    if name.contains(['/', '@', '?', '#']) || name.contains(char::is_whitespace) {
        return tell(&rules::ODD_URL, None, "more than a domain");
    }
    let bare = name.trim_end_matches('.');
    let bracketed = bare.starts_with('[');
    let (host, port) =
        if bracketed { (bare, None) } else { bare.rsplit_once(':').map_or((bare, None), |(h, p)| (h, Some(p))) };
    if port.is_some() && !host.contains(':') {
        tell(&rules::ODD_URL, None, "a port where only a domain belongs");
    }
    let host = if host.contains(':') && !bracketed { bare } else { host };
    if host.trim_matches(['[', ']']).parse::<IpAddr>().is_ok() {
        return tell(&rules::ADDRESS, None, "an IP address");
    }
    if is_pattern && covers_strangers(host) {
        return tell(&rules::WILDCARD, None, "anyone can have a name under it");
    }
    if is_pattern {
        tell(&rules::WILDCARD, Some(Severity::Warning), "it covers every name under one domain");
    }
    match Host::parse(host) {
        Ok(Host::Ipv4(_) | Host::Ipv6(_)) => tell(&rules::ADDRESS, None, "an IP address"),
        Ok(found) if is_private(&found) => tell(&rules::PRIVATE, None, "the user's own machine or network"),
        Ok(found) => {
            if !host.is_ascii() {
                tell(&rules::PUNYCODE, None, "letters outside ASCII");
            }
            host_of(&found, tell);
        }
        Err(_) => tell(&rules::ODD_URL, None, "it is no domain"),
    }
}

/// Whether whoever asks can have a name under `host`: a top level, or a public suffix.
fn covers_strangers(host: &str) -> bool {
    let lower = host.to_ascii_lowercase();
    psl::suffix_str(&lower).is_some_and(|suffix| suffix == lower)
}

fn host_of(host: &Host, tell: &mut Tell<'_>) {
    match odd(host) {
        Some(Odd::Address) => tell(&rules::ADDRESS, None, "an IP address"),
        Some(Odd::Punycode) => tell(&rules::PUNYCODE, None, "an internationalised name"),
        Some(Odd::Relay) => tell(&rules::ODD_URL, None, "a service that forwards to whoever signs up"),
        None => {}
    }
}

enum Odd {
    Address,
    Punycode,
    Relay,
}

/// Services whose names say nothing of who answers: request bins, tunnels, paste services.
const RELAYS: &[&str] = &[
    "webhook.site",
    "requestbin.com",
    "requestbin.net",
    "pipedream.net",
    "ngrok.io",
    "ngrok-free.app",
    "ngrok.app",
    "ngrok.dev",
    "trycloudflare.com",
    "loca.lt",
    "localtunnel.me",
    "serveo.net",
    "lhr.life",
    "beeceptor.com",
    "hookdeck.com",
    "mockbin.org",
    "interact.sh",
    "oast.fun",
    "oast.pro",
    "oast.live",
    "oast.site",
    "oast.online",
    "oast.me",
    "burpcollaborator.net",
    "oastify.com",
    "dnslog.cn",
    "ceye.io",
    "requestcatcher.com",
    "hookbin.com",
    "transfer.sh",
    "pastebin.com",
    "hastebin.com",
    "0x0.st",
    "file.io",
    "duckdns.org",
    "no-ip.org",
    "ddns.net",
    "nip.io",
    "sslip.io",
    "xip.io",
    "canarytokens.com",
];

/// Whether `host` is a service that forwards to, or shows to, whoever signs up.
pub(crate) fn is_relay(host: &str) -> bool {
    let host = host.to_ascii_lowercase();
    RELAYS.iter().any(|relay| host.strip_suffix(relay).is_some_and(|front| front.is_empty() || front.ends_with('.')))
}

fn odd(host: &Host) -> Option<Odd> {
    match host {
        Host::Ipv4(_) | Host::Ipv6(_) => Some(Odd::Address),
        Host::Domain(name) if name.split('.').any(|label| label.starts_with("xn--")) => Some(Odd::Punycode),
        Host::Domain(name) => is_relay(name).then_some(Odd::Relay),
    }
}

/// What is odd about the host of `url`, as a clause.
pub(crate) fn odd_host(url: &Url) -> Option<&'static str> {
    if !url.username().is_empty() || url.password().is_some() {
        return Some("a user name or password before the host");
    }
    match odd(&url.host()?.to_owned())? {
        Odd::Address => Some("an IP address in place of a name"),
        Odd::Punycode => Some("an internationalised name"),
        Odd::Relay => Some("a service that forwards to whoever signs up"),
    }
}

/// Whether `url` stays on the machine or in the network of whoever runs it.
pub(crate) fn is_own_machine(url: &Url) -> bool {
    url.host().is_some_and(|host| is_private(&host.to_owned()))
}

fn is_private(host: &Host) -> bool {
    const ENDS: &[&str] =
        &["localhost", "local", "internal", "intranet", "lan", "home", "corp", "private", "home.arpa"];
    match host {
        Host::Ipv4(address) => address.is_loopback() || address.is_unspecified(),
        Host::Ipv6(address) => address.is_loopback() || address.is_unspecified(),
        Host::Domain(name) => {
            let name = name.trim_end_matches('.');
            !name.contains('.')
                || ENDS.iter().any(|end| name.strip_suffix(end).is_some_and(|front| front.ends_with('.')))
        }
    }
}
