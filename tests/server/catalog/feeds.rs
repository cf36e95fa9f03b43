//! The feeds, read by another's parser: what RFC 4287 asks for is there, and text of strangers is text.

use std::collections::BTreeSet;

use schemas::Status;
use tests::forge::Forge;
use tests::kit::World;

use super::hostile::{CORPUS, serve, with_texts};
use super::html::Parsed;
use crate::live::Live;

/// Expat reads it; what §4.1.1 and §4.1.2 ask of a feed and of its entries is asserted.
const READ: &str = r"
import datetime, json, sys, xml.etree.ElementTree as E
a = '{http://www.w3.org/2005/Atom}'
def only(of, name):
    found = of.findall(a + name)
    assert len(found) == 1, (name, found)
    return found[0]
def text(of, name):
    one = only(of, name)
    assert len(one) == 0 and one.get('type') in (None, 'text'), name
    return one.text or ''
def day(of):
    return datetime.datetime.fromisoformat(text(of, 'updated').replace('Z', '+00:00')).astimezone().isoformat()
r = E.fromstring(sys.stdin.buffer.read())
assert r.tag == a + 'feed'
assert {e.tag for e in r} <= {a + n for n in ('title', 'id', 'updated', 'author', 'link', 'entry')}, 'a strange element'
assert text(r, 'title') and text(r, 'id') and only(r, 'author').find(a + 'name').text
assert only(r, 'link').get('rel') == 'self'
entries = r.findall(a + 'entry')
assert not entries or text(r, 'updated') == max(text(e, 'updated') for e in entries)
for e in [r, *entries]: day(e)
assert [text(e, 'updated') for e in entries] == sorted((text(e, 'updated') for e in entries), reverse=True)
print(json.dumps([[text(e, n) for n in ('title', 'id', 'summary')] + [only(e, 'link').get('href')] for e in entries]))
";

/// Title, id, summary and link of each entry.
fn entries(world: &World, live: &Live, path: &str) -> Vec<[String; 4]> {
    let feed = live.get(path);
    assert_eq!(
        (feed.status, feed.header("content-type")),
        (200, Some("application/atom+xml; charset=utf-8")),
        "{path}"
    );
    let known = live.get_with(path, &[("If-None-Match", feed.header("etag").unwrap())]);
    assert_eq!((known.status, known.body.len()), (304, 0), "{path}");
    let said = world.tool("python3").args(["-c", READ]).stdin(feed.text()).ok();
    serde_json::from_str(&said.stdout).unwrap()
}

#[test]
fn each_feed_is_well_formed_whatever_its_texts_are() {
    let (world, live) = with_texts(&CORPUS);
    let released = entries(&world, &live, "/feeds/releases.atom");
    let revoked = entries(&world, &live, "/feeds/revocations.atom");

    // Every other one is revoked, and what is revoked is no news.
    assert_eq!((released.len(), revoked.len()), (CORPUS.len() / 2, CORPUS.len() / 2));
    assert_eq!(released[0][3], "../plugins/p00#v1.0.0");
    assert!(
        released[0][2].starts_with(CORPUS[0])
            && released[0][2].ends_with("Grade: verified-third-party. Audit: manual."),
        "{released:?}"
    );
    let one = revoked.iter().find(|entry| entry[3] == "../revocations#DCM-001").unwrap();
    assert_eq!((one[0].as_str(), one[2].as_str()), ("DCM-001: p01, revoked: stopped at once", CORPUS[1]));
    let ids: BTreeSet<_> = released.iter().chain(&revoked).map(|entry| &entry[1]).collect();
    assert_eq!(ids.len(), CORPUS.len());
    assert!(ids.iter().all(|id| id.starts_with("urn:uuid:") && id.len() == 45), "{ids:?}");

    for at in 0..CORPUS.len() {
        let own = entries(&world, &live, &format!("/plugins/p{at:02}.atom"));
        let everywhere = |entry: &[String; 4]| released.iter().chain(&revoked).any(|known| known[1] == entry[1]);
        assert_eq!(own.len(), if at % 2 == 1 { 2 } else { 1 });
        assert!(own.iter().any(everywhere), "an entry has one id in every feed");
    }
    for path in ["/plugins/nobody.atom", "/feeds/all.atom", "/feeds/", "/.atom", "/plugins/.atom", "/search.atom"] {
        assert_eq!(live.get(path).status, 404, "{path}");
    }
}

#[test]
fn pages_name_their_feeds_and_a_known_address_stands_in_them() {
    let (world, live) = with_texts(&["An honest line."]);
    let named = |path: &str| Parsed::of(live.get(path).text()).attributes("link[type='application/atom+xml']", "href");
    assert_eq!(named("/"), ["feeds/releases.atom", "feeds/revocations.atom"]);
    assert_eq!(named("/plugins/p00"), ["../plugins/p00.atom", "../feeds/releases.atom", "../feeds/revocations.atom"]);
    for feed in named("/") {
        assert_eq!(live.get(&format!("/{feed}")).status, 200, "{feed}");
    }
    let before = entries(&world, &live, "/feeds/releases.atom");
    assert_eq!(entries(&world, &live, "/feeds/revocations.atom"), Vec::<[String; 4]>::new());

    // Another host of the same marketplace: other links, the same ids.
    let site = world.at("site");
    let root = schemas::Sha256(
        <sha2::Sha256 as sha2::Digest>::digest(std::fs::read(site.join("metadata/1.root.json")).unwrap()).into(),
    );
    let there = Live::start(
        &world,
        &format!("--store {} --root {root} --public-url https://market.example.com/tess", site.display()),
    );
    let elsewhere = entries(&world, &there, "/feeds/releases.atom");
    assert_eq!(elsewhere[0][3], "https://market.example.com/tess/plugins/p00#v1.0.0");
    assert_eq!(elsewhere[0][1], before[0][1]);
}

/// The releases of a marketplace of sixty plugins, one of them unlisted.
fn released_by(origin: &str) -> Vec<[String; 4]> {
    let world = World::new();
    let mut forge = Forge::honest(origin, jiff::Timestamp::now());
    for at in 0..60_u8 {
        forge.add(&format!("p{at:02}"), "1.0.0", [at; 32]);
    }
    forge.shards.get_mut(&"p07".parse().unwrap()).unwrap().status = Status::Unlisted;
    let live = serve(&world, &mut forge);
    entries(&world, &live, "/feeds/releases.atom")
}

#[test]
fn a_feed_is_short_and_of_what_is_listed_and_its_ids_are_of_one_marketplace() {
    let [one, other] = ["market.example.com/tess", "market.example.com/uma"].map(released_by);

    assert_eq!((one.len(), other.len()), (50, 50));
    assert!(one.iter().all(|entry| !entry[0].starts_with("p07")), "{one:?}");
    let ids: BTreeSet<_> = one.iter().chain(&other).map(|entry| &entry[1]).collect();
    assert_eq!(ids.len(), 100, "the same plugin and version of another marketplace is another thing");
}
