//! Each page and its twin for programs: what they say, and the headers that they come with.

use schemas::Sha256;
use tests::kit::World;

use super::html::Parsed;
use crate::client::ask;
use crate::live::Live;
use crate::road::published;

#[test]
fn each_page_says_the_same_to_people_and_to_programs() {
    let world = World::new();
    let (market, digest) = published(&world);
    let live = Live::of(&market);
    let publisher = live.get("/plugins/hello.json").json()["publisher"].as_str().unwrap().to_owned();
    assert!(publisher.starts_with("tess-tester-"), "{publisher}");
    let publishers = format!("/publishers/{publisher}");

    for (path, twin, heading) in [
        ("/", "/home.json", "Plugins of market.example.com/tess"),
        ("/plugins/hello", "/plugins/hello.json", "hello"),
        (&publishers, &format!("{publishers}.json"), "Tess Tester"),
        ("/revocations", "/revocations.json", "Revocations"),
    ] {
        let page = live.get(path);
        assert_eq!((page.status, page.header("content-type")), (200, Some("text/html; charset=utf-8")), "{path}");
        assert_eq!(page.header("cache-control"), Some("no-cache, stale-if-error=86400"), "{path}");
        assert_eq!((page.header("vary"), page.header("referrer-policy")), (Some("accept"), Some("no-referrer")));
        let policy = page.header("content-security-policy").unwrap();
        assert!(policy.starts_with("default-src 'none';") && policy.ends_with("frame-ancestors 'none'"), "{policy}");
        assert!(!policy.contains("unsafe") && !policy.contains("http"), "{policy}");
        let parsed = Parsed::of(page.text());
        assert_eq!(parsed.text("h1"), heading, "{path}");
        // Nothing stands in the page that such a policy would refuse.
        assert!(parsed.texts("style").is_empty() && parsed.texts("[style]").is_empty(), "{path}");
        assert!(parsed.texts("script").iter().all(String::is_empty), "{path}");
        for link in parsed.attributes("[href], [src]", "href") {
            assert!(!link.starts_with('/') && !link.contains("//"), "{path}: {link}");
        }

        let json = live.get(twin);
        assert_eq!((json.status, json.header("content-type")), (200, Some("application/json")), "{twin}");
        let negotiated = live.get_with(path, &[("Accept", "application/json")]);
        assert_eq!(negotiated.body, json.body, "{path}");
        let browser = live.get_with(path, &[("Accept", "text/html,application/xhtml+xml,*/*;q=0.8")]);
        assert_eq!(browser.body, page.body, "{path}");

        for answer in [&page, &json] {
            let at = if answer.body == page.body { path } else { twin };
            let known = live.get_with(at, &[("If-None-Match", answer.header("etag").unwrap())]);
            assert_eq!((known.status, known.body.len()), (304, 0), "{at}");
            let head = ask(live.address(), "HEAD", at, &[]);
            assert_eq!((head.status, head.body.len()), (200, 0));
            assert_eq!(head.header("content-length").unwrap(), answer.body.len().to_string());
        }
    }
    let lead = Parsed::of(live.get("/").text()).text(".lead");
    assert!(lead.starts_with("1 plugin, ") && lead.ends_with("0 revocations."), "{lead}");
    let plugin = live.get("/plugins/hello.json").json();
    let version = &plugin["versions"][0];
    assert_eq!(
        (version["sourceHash"].as_str(), version["grade"].as_str()),
        (Some(digest.as_str()), Some("verified-third-party"))
    );
    assert_eq!(plugin["install"], "deepcode-plugin install hello@tess --version 1.0.0");
    assert!(plugin["add"].as_str().unwrap().ends_with(&format!("ADDRESS#{}", market.root())));
    let page = Parsed::of(live.get("/plugins/hello").text());
    assert!(page.texts(".badge").contains(&"verified-third-party".to_owned()));
    assert_eq!(page.attributes("#install-line", "value"), [plugin["install"].as_str().unwrap()]);
    assert_eq!(
        live.metric("marketplace_request_seconds_count{route=\"pages\"}"),
        36.0,
        "four pages eight times, and four"
    );
}

#[test]
fn what_a_page_loads_is_there_and_never_changes() {
    let world = World::new();
    let (market, _) = published(&world);
    let live = Live::of(&market);
    for (path, up) in [("/", ""), ("/plugins/hello", "../")] {
        let page = Parsed::of(live.get(path).text());
        let loaded =
            [page.attributes("link[rel=stylesheet], link[rel=icon]", "href"), page.attributes("script", "src")];
        for link in loaded.concat() {
            let asset = live.get(&format!("/{}", link.strip_prefix(up).unwrap()));
            assert_eq!(asset.status, 200, "{link}");
            assert_eq!(asset.header("cache-control"), Some("public, max-age=31536000, immutable"));
            let hash = Sha256(<sha2::Sha256 as sha2::Digest>::digest(&asset.body).into());
            assert!(link.contains(hash.hex().get(..16).unwrap()), "{link}");
        }
    }
}

#[test]
fn what_is_nowhere_is_said_to_be_nowhere_in_the_asker_s_own_form() {
    let world = World::new();
    let (market, _) = published(&world);
    let live = Live::of(&market);
    let browser = [("Accept", "text/html")];
    for path in [
        "/plugins/nobody",
        "/plugins/hello/x",
        "/plugins/..%2f..%2fmarketplace",
        "/plugins/Hello",
        "/publishers/nobody",
        "/publishers/",
        "/revocations/",
        "/.json",
        "/home",
        "/.well-known/security.txt",
        "/assets/style.css",
    ] {
        let plain = live.get(path);
        assert_eq!((plain.status, plain.text()), (404, "there is no such file here\n"), "{path}");
        let page = live.get_with(path, &[browser[0], ("If-None-Match", "*")]);
        assert_eq!((page.status, page.header("content-type")), (404, Some("text/html; charset=utf-8")), "{path}");
        let parsed = Parsed::of(page.text());
        assert_eq!(parsed.text("h1"), "Not found");
        // The way home holds from wherever the address seems to be.
        let ups = path.matches('/').count() - 1;
        let home = if ups == 0 { "./".to_owned() } else { "../".repeat(ups) };
        assert_eq!(parsed.attributes("a.brand", "href"), [home], "{path}");
    }
    // An answer does not grow with the address.
    let deep = format!("/{}", "a/".repeat(4_000));
    assert_eq!(live.get_with(&deep, &browser).text(), "there is no such file here\n");
}

#[test]
fn whoever_hosts_it_says_where_it_is_and_whom_to_tell() {
    let world = World::new();
    let (market, _) = published(&world);
    let flags = "--public-url https://market.example.com/tess --contact mailto:security@example.com";
    let live = Live::with(&market, flags);

    let text = live.get("/.well-known/security.txt");

    assert_eq!(text.header("content-type"), Some("text/plain; charset=utf-8"));
    let lines: Vec<_> = text.text().lines().collect();
    let expires = live.ready()["roles"]["targets"]["expires"].as_str().unwrap().to_owned();
    assert_eq!(
        lines,
        [
            "Contact: mailto:security@example.com",
            &format!("Expires: {expires}"),
            "Preferred-Languages: en",
            "Canonical: https://market.example.com/tess/.well-known/security.txt"
        ]
    );
    let add = live.get("/home.json").json()["add"].as_str().unwrap().to_owned();
    assert_eq!(add, format!("deepcode-plugin marketplace add https://market.example.com/tess#{}", market.root()));
}

#[test]
fn a_revoked_version_is_said_to_be_with_its_reason_as_soon_as_the_list_says_so() {
    let world = World::new();
    let (market, _) = published(&world);
    let live = Live::of(&market);
    assert!(Parsed::of(live.get("/plugins/hello").text()).texts("[role=alert]").is_empty());

    let id = market.revokes("hello", "1.0.0");
    market.publishes();
    live.until(|ready| ready["roles"]["timestamp"]["version"] == 2);

    let page = Parsed::of(live.get("/plugins/hello").text());
    let banner = page.text("[role=alert]");
    assert!(
        banner.contains(&id) && banner.contains("tested") && banner.contains("neither install nor load"),
        "{banner}"
    );
    assert!(page.texts("#install-line").is_empty());
    assert_eq!(page.attributes("[role=alert] a", "href"), [format!("../revocations#{id}")]);
    let plugin = live.get("/plugins/hello.json").json();
    assert_eq!((plugin["install"].is_null(), plugin["versions"][0]["offered"].as_bool()), (true, Some(false)));
    let list = Parsed::of(live.get("/revocations").text());
    assert_eq!(
        (list.text(&format!("#{id} h2")), list.text(&format!("#{id} .reason"))),
        (id.clone(), "tested".to_owned())
    );
    assert_eq!(live.get("/revocations.json").json()["revocations"][0]["id"], id);
}

#[test]
fn the_recipe_on_the_page_checks_signature_and_tree_with_stock_tools() {
    let world = World::new();
    let (market, _) = published(&world);
    let live = Live::of(&market);
    let recipe = live.get("/plugins/hello.json").json()["versions"][0]["check"].as_str().unwrap().to_owned();
    assert_eq!(Parsed::of(live.get("/plugins/hello").text()).text("pre.recipe"), recipe);
    let with_address = recipe.replace("ADDRESS", &live.url());

    let said = world.tool("sh").args(["-ec", &with_address]).ok();
    assert!(said.stdout.contains("Signature Verified Successfully"), "{said:?}");
    assert!(said.stdout.contains("the tree is the one that was signed"), "{said:?}");

    std::fs::remove_dir_all(world.at("check")).unwrap();
    let forged = with_address.replace("name hello", "name hallo");
    let said = world.tool("sh").args(["-ec", &forged]).exits(1);
    assert!(said.stdout.contains("Verification Failure"), "{said:?}");
}
