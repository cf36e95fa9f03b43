//! Atom feeds (RFC 4287): what was released and what was withdrawn, everywhere and of one plugin.

use jiff::Timestamp;
use jiff::civil::Date;
use jiff::tz::TimeZone;
use maud::{Markup, PreEscaped, html};
use schemas::PluginName;
use sha2::{Digest as _, Sha256};

use crate::page::At;
use crate::plugin::{Plugin, Release};
use crate::text::shown;
use crate::{Layout, Withdrawal, look};

/// 50 entries: who looks once a week misses nothing, and a feed stays below 64 KiB.
const ENTRIES: usize = 50;

/// Of everything that is listed.
pub(crate) const RELEASES: &str = "feeds/releases.atom";
/// Of everything that is withdrawn.
pub(crate) const REVOCATIONS: &str = "feeds/revocations.atom";

/// Of one plugin.
pub(crate) fn path_of(name: &PluginName) -> String {
    format!("plugins/{name}.atom")
}

/// One thing that happened.
struct Entry {
    title: String,
    /// What it is, for its id: the same for ever, and of nothing else.
    what: String,
    at: Timestamp,
    page: String,
    summary: String,
}

/// The feed at a path.
pub(crate) fn at(at: &At<'_>) -> Option<Vec<u8>> {
    let catalog = at.catalog;
    let (title, mut entries) = match at.path {
        RELEASES => {
            let released = catalog.news().filter_map(|(plugin, release)| released(plugin, release));
            ("Releases".to_owned(), released.take(ENTRIES).collect::<Vec<_>>())
        }
        REVOCATIONS => {
            let revoked = catalog.revocations.iter().take(ENTRIES).map(revoked);
            ("Revocations".to_owned(), revoked.collect())
        }
        path => {
            let plugin = catalog.plugin(&path.strip_prefix("plugins/")?.strip_suffix(".atom")?.parse().ok()?)?;
            let releases = plugin.releases.iter().filter_map(|release| released(plugin, release));
            let about = catalog.revocations.iter().filter(|withdrawal| withdrawal.entry.name == plugin.name);
            (plugin.name.to_string(), releases.chain(about.map(revoked)).collect())
        }
    };
    entries.sort_by_key(|entry| std::cmp::Reverse(entry.at));
    entries.truncate(ENTRIES);
    let mut text = feed(at, &title, &entries).into_string().into_bytes();
    text.push(b'\n');
    Some(text)
}

fn feed(at: &At<'_>, title: &str, entries: &[Entry]) -> Markup {
    let origin = &at.catalog.about().origin;
    // The newest of its entries; a feed without any has never changed.
    let updated = entries.iter().map(|entry| entry.at).max().unwrap_or(Timestamp::UNIX_EPOCH);
    html! {
        (PreEscaped("<?xml version=\"1.0\" encoding=\"utf-8\"?>\n"))
        feed xmlns="http://www.w3.org/2005/Atom" {
            title { (title) " · " (origin) }
            id { (id(at, at.path)) }
            updated { (updated) }
            author { name { (origin) } }
            link rel="self" type="application/atom+xml" href=(absolute(at, at.path)) {}
            @for entry in entries {
                entry {
                    title { (entry.title) }
                    id { (id(at, &entry.what)) }
                    updated { (entry.at) }
                    link rel="alternate" type="text/html" href=(absolute(at, &entry.page)) {}
                    summary { (entry.summary) }
                }
            }
        }
    }
}

/// A release that somebody signed for, since nothing else has a day.
fn released(plugin: &Plugin, release: &Release) -> Option<Entry> {
    let version = &release.entry.version;
    let verdict = release.verdict().map(|verdict| format!("Audit: {verdict}."));
    let revoked =
        release.revoked.first().map(|hit| format!("{}, {}: {}", look::word_of(hit.action), hit.id, shown(&hit.reason)));
    let words =
        [Some(shown(&plugin.description).to_string()), Some(format!("Grade: {}.", release.grade())), verdict, revoked];
    Some(Entry {
        title: format!("{} {version}", plugin.name),
        what: format!("release {} {version}", plugin.name),
        at: midnight(release.entry.audited_at?)?,
        page: format!("plugins/{}#v{version}", plugin.name),
        summary: words.into_iter().flatten().collect::<Vec<_>>().join(" "),
    })
}

/// A revocation; without a day it is as old as can be, and still there.
fn revoked(withdrawal: &Withdrawal) -> Entry {
    let entry = &withdrawal.entry;
    let upstream = withdrawal.upstream.as_ref().map(|origin| format!(" of {origin}")).unwrap_or_default();
    Entry {
        title: format!("{}: {}, {}", entry.id, entry.name, look::word_of(entry.action)),
        what: format!("revocation {}{upstream}", entry.id),
        at: entry.published.unwrap_or(Timestamp::UNIX_EPOCH),
        page: format!("revocations#{}", entry.id),
        summary: shown(&entry.reason).to_string(),
    }
}

fn midnight(day: Date) -> Option<Timestamp> {
    day.to_zoned(TimeZone::UTC).ok().map(|zoned| zoned.timestamp())
}

/// The address where one is known, else relative to the feed.
fn absolute(at: &At<'_>, path: &str) -> String {
    if at.house.layout == Layout::Files {
        // Where files will be put is not known: the address is that of the marketplace.
        let (page, anchor) = path.split_once('#').map_or((path, None), |(page, anchor)| (page, Some(anchor)));
        return match anchor {
            Some(anchor) => format!("{}#{anchor}", at.to(page)),
            None => at.file(page),
        };
    }
    let known = at.house.address.as_ref().and_then(|address| address.join(path).ok());
    known.map_or_else(|| at.file(path), String::from)
}

/// A name that stays wherever the marketplace is hosted: made of its first root and of what it names (RFC 9562 §5.8).
fn id(at: &At<'_>, what: &str) -> String {
    let root = at.catalog.about().root.to_string();
    let digest: [u8; 32] = Sha256::new().chain_update(root).chain_update("\n").chain_update(what).finalize().into();
    let mut bytes = [0; 16];
    bytes.iter_mut().zip(digest).for_each(|(to, from)| *to = from);
    uuid::Builder::from_custom_bytes(bytes).into_uuid().urn().to_string()
}
