//! The pages as files: whole or not at all, on any host below any path, and nothing lost that is somebody else's.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use serde_json::Value;
use tests::kit::{Market, Run, World, binaries};
use tests::serve::{Route, Server};
use url::Url;

use super::html::Parsed;

/// Every file beneath `folder` with its bytes.
fn files(folder: &Path) -> BTreeMap<String, Vec<u8>> {
    let (mut found, mut folders) = (BTreeMap::new(), vec![folder.to_owned()]);
    while let Some(at) = folders.pop() {
        for entry in std::fs::read_dir(&at).unwrap().map(|entry| entry.unwrap().path()) {
            if entry.is_dir() {
                folders.push(entry);
            } else {
                let name = entry.strip_prefix(folder).unwrap().to_str().unwrap().to_owned();
                found.insert(name, std::fs::read(&entry).unwrap());
            }
        }
    }
    found
}

/// A published marketplace of three plugins, one of them with a README, one of them revoked.
fn published(world: &World) -> Market<'_> {
    let market = Market::open(world);
    let plugin =
        market.plugin("hello", "1.0.0").file("README.md", "# Hello\n\n[home](https://example.com/) [x](y.md)\n");
    market.signs(plugin.folder());
    market.offers("other", "1.0.0");
    market.offers("third", "0.1.0");
    market.revokes("third", "0.1.0");
    market.publishes();
    market
}

fn build(market: &Market<'_>, out: &Path) -> Run {
    let build = market.types("site build --format json --contact mailto:security@example.com --out").arg(out);
    build.args(["--public-url", "https://market.example.com/tess"])
}

/// Follows every link from the first page on; the paths that were reached, pages and all.
fn crawl(server: &Server, base: &Url) -> BTreeSet<String> {
    let (mut seen, mut next) = (BTreeSet::new(), vec![base.join("index.html").unwrap()]);
    while let Some(url) = next.pop() {
        let path =
            url.path().strip_prefix(base.path()).unwrap_or_else(|| panic!("{url} is not below {base}")).to_owned();
        if !seen.insert(path.clone()) {
            continue;
        }
        let got =
            crate::client::ask(*server.url().socket_addrs(|| None).unwrap().first().unwrap(), "GET", url.path(), &[]);
        assert_eq!(got.status, 200, "{url}");
        if !path.ends_with(".html") {
            continue;
        }
        let page = Parsed::of(got.text());
        let links = [page.attributes("[href]", "href"), page.attributes("[src]", "src")].concat();
        for link in links {
            let to = url.join(&link).unwrap();
            if let Some(anchor) = to.fragment().filter(|_| to.path() == url.path()) {
                assert_eq!(page.texts(&format!("[id='{anchor}']")).len(), 1, "{url}: {link}");
            }
            if to.host() == base.host() && to.port() == base.port() {
                next.push(to);
            }
        }
    }
    seen
}

#[test]
fn every_page_is_there_and_every_link_leads_somewhere_below_any_path() {
    let world = World::new();
    let market = published(&world);
    let out = world.at("pages");

    let said = build(&market, &out).ok().json();

    let written = files(&out);
    assert_eq!(said["site"]["files"].as_u64(), Some(u64::try_from(written.len()).unwrap()), "{said:#}");
    let bytes: usize = written.values().map(Vec::len).sum();
    assert_eq!(said["site"]["bytes"].as_u64(), Some(u64::try_from(bytes).unwrap()), "{said:#}");
    assert_eq!((&said["site"]["plugins"], &said["site"]["readmes"]["shown"]), (&3.into(), &1.into()), "{said:#}");
    assert_eq!((&said["site"]["readmes"]["none"], &said["site"]["refused"]), (&2.into(), &Value::Array(vec![])));

    let server = Server::new([("/a/deep/path/", Route::Folder(out))]).unwrap();
    let reached = crawl(&server, &server.at("a/deep/path/"));
    let unlinked: Vec<_> = written.keys().filter(|name| !reached.contains(*name)).collect();
    assert_eq!(unlinked, [".well-known/security.txt", "404.html", "_headers", "site.json"]);
    for (name, bytes) in &written {
        if name.ends_with(".json") {
            let twin: Value = serde_json::from_slice(bytes).unwrap();
            assert!(twin.is_object(), "{name}");
        }
        if let Some(path) = name.strip_suffix(".html").filter(|path| *path != "404") {
            let twin = if path == "index" { "home.json".to_owned() } else { format!("{path}.json") };
            assert!(written.contains_key(&twin), "{name} has no twin");
            let page = Parsed::of(std::str::from_utf8(bytes).unwrap());
            let policy = page.attributes("meta[http-equiv=Content-Security-Policy]", "content");
            assert!(policy.len() == 1 && policy[0].starts_with("default-src 'none';"), "{name}: {policy:?}");
            assert!(page.texts("form").is_empty(), "{name}: nobody answers a form");
        }
    }
    let hello = Parsed::of(std::str::from_utf8(&written["plugins/hello.html"]).unwrap());
    assert_eq!(hello.text(".readme h3"), "Hello");
    assert_eq!(hello.attributes(".readme a", "href"), ["https://example.com/"]);
    let twin: Value = serde_json::from_slice(&written["plugins/hello.json"]).unwrap();
    let add = format!("deepcode-plugin marketplace add https://market.example.com/tess#{}", market.root());
    assert_eq!(twin["add"], add);
    let security = std::str::from_utf8(&written[".well-known/security.txt"]).unwrap();
    assert!(security.starts_with("Contact: mailto:security@example.com\n"), "{security}");
}

/// What `_headers` says of a path, as hosts read it: `*` is anything, `:name` one segment, and several rules for one field are joined.
fn told(rules: &str, path: &str) -> BTreeMap<String, String> {
    let (mut told, mut is_meant) = (BTreeMap::<String, String>::new(), false);
    for line in rules.lines() {
        match line.strip_prefix("  ") {
            None => is_meant = matches(line, path),
            Some(field) if is_meant => {
                let (name, value) = field.split_once(": ").unwrap();
                let value = told.get(name).map_or_else(|| value.to_owned(), |before| format!("{before}, {value}"));
                told.insert(name.to_owned(), value);
            }
            Some(_) => {}
        }
    }
    told
}

fn matches(rule: &str, path: &str) -> bool {
    match rule.strip_suffix('*') {
        Some(start) => path.starts_with(start),
        None if rule == "/:file" => path.len() > 1 && path.matches('/').count() == 1,
        None => rule == path,
    }
}

#[test]
fn a_host_of_files_says_what_the_server_says() {
    let world = World::new();
    let market = published(&world);
    let out = world.at("pages");
    build(&market, &out).ok();
    let written = files(&out);
    let rules = std::str::from_utf8(&written["_headers"]).unwrap();

    let live = crate::live::Live::with(&market, "--contact mailto:security@example.com");
    let fields = [
        "X-Content-Type-Options",
        "Access-Control-Allow-Origin",
        "Content-Security-Policy",
        "Referrer-Policy",
        "Cache-Control",
    ];
    for name in
        written.keys().filter(|name| name.ends_with(".html") && !name.starts_with("browse") && *name != "404.html")
    {
        let page = name.strip_suffix(".html").unwrap();
        let page = if page == "index" { "/".to_owned() } else { format!("/{page}") };
        let answer = live.get_with(&page, &[("Accept", "text/html")]);
        assert_eq!(answer.status, 200, "{page}");
        for path in [page.clone(), format!("/{name}")] {
            let told = told(rules, &path);
            for field in fields {
                assert_eq!(
                    told.get(field).map(String::as_str),
                    answer.header(&field.to_ascii_lowercase()),
                    "{path}: {field}"
                );
            }
        }
    }
    for name in written.keys() {
        let (said, path) = (told(rules, &format!("/{name}")), format!("/{name}"));
        let is_served = !name.starts_with("browse")
            && !["404.html", "_headers", "site.json", "index.html"].contains(&name.as_str());
        let kept = if name.starts_with("assets/") {
            "public, max-age=31536000, immutable"
        } else {
            "no-cache, stale-if-error=86400"
        };
        assert_eq!(said["Cache-Control"], kept, "{name}");
        if is_served && !name.ends_with(".html") {
            let answer = live.get(&path);
            assert_eq!((answer.status, answer.header("cache-control")), (200, Some(kept)), "{name}");
            assert_eq!(
                answer.header("x-content-type-options"),
                Some(said["X-Content-Type-Options"].as_str()),
                "{name}"
            );
        }
    }
}

#[test]
fn the_page_of_what_is_missing_leads_somewhere_wherever_it_is_shown() {
    let world = World::new();
    let market = published(&world);
    let out = world.at("pages");
    build(&market, &out).args(["--base", "/a/deep/path"]).ok();
    let written = files(&out);
    let missing = Parsed::of(std::str::from_utf8(&written["404.html"]).unwrap());
    assert_eq!(missing.text("h1"), "Not found");
    assert_eq!(missing.attributes("meta[name=robots]", "content"), ["noindex"]);
    let server = Server::new([("/a/deep/path/", Route::Folder(out.clone()))]).unwrap();
    let links = [missing.attributes("[href]", "href"), missing.attributes("[src]", "src")].concat();
    assert!(links.len() > 8, "{links:?}");
    for link in links.iter().filter(|link| !link.starts_with('#')) {
        let to = server.at("a/deep/path/plugins/gone/away.html").join(link).unwrap();
        let got =
            crate::client::ask(*server.url().socket_addrs(|| None).unwrap().first().unwrap(), "GET", to.path(), &[]);
        assert_eq!(got.status, 200, "{link}");
    }
    build(&market, &out).args(["--base", "//example.com/"]).exits(2).says("a path of a host");
    build(&market, &out).args(["--contact", "javascript:alert(1)"]).exits(2);
}

#[test]
fn it_is_made_of_what_verified_wherever_that_is() {
    let world = World::new();
    let market = published(&world);
    let server = Server::folder(&market.public()).unwrap();
    let (near, far) = (world.at("near"), world.at("far"));
    build(&market, &near).ok();
    let pinned = format!("{}#{}", server.url(), market.root());
    let from_afar = world.marketplace().directory(world.path().to_owned()).line("site build").arg(pinned);
    from_afar
        .args(["--contact", "mailto:security@example.com", "--public-url", "https://market.example.com/tess", "--out"])
        .arg(&far)
        .ok();
    assert_eq!(files(&near).keys().collect::<Vec<_>>(), files(&far).keys().collect::<Vec<_>>());
    assert_eq!(files(&near)["plugins/hello.json"], files(&far)["plugins/hello.json"]);

    // One byte of a signed document, and the pages stay as they are.
    let before = files(&near);
    let shards = market.public().join("targets/plugins");
    for shard in std::fs::read_dir(shards).unwrap().map(|entry| entry.unwrap().path()) {
        let text = std::fs::read_to_string(&shard).unwrap().replacen("Says hello", "Says hallo", 1);
        std::fs::write(shard, text).unwrap();
    }
    build(&market, &near).exits(4);
    assert_eq!(files(&near), before);
    build(&market, &world.at("never")).exits(4);
    assert!(!world.at("never").exists());
}

#[test]
fn nothing_is_written_to_be_looked_at_and_nothing_of_somebody_else_s_is_replaced() {
    let world = World::new();
    let market = published(&world);
    let out = world.at("pages");
    let would = build(&market, &out).arg("--dry-run").ok().json();
    assert!(!out.exists() && !world.at("pages.building").exists());
    let did = build(&market, &out).ok().json();
    assert_eq!(would["site"], did["site"]);
    assert_eq!((&would["written"], &did["written"]), (&false.into(), &true.into()));

    // Stale pages go with the build that does not write them.
    std::fs::write(out.join("plugins/old.html"), "old").unwrap();
    build(&market, &out).ok();
    assert!(!out.join("plugins/old.html").exists());

    std::fs::write(out.join("CNAME"), "example.com\n").unwrap();
    build(&market, &out).exits(3).says("CNAME");
    assert_eq!(std::fs::read_to_string(out.join("CNAME")).unwrap(), "example.com\n");
    build(&market, &market.public()).exits(3);
    build(&market, &world.market()).exits(3);
    world.marketplace().line("verify").ok();
}

#[test]
fn a_build_that_is_killed_leaves_the_old_pages_or_the_new() {
    let world = World::new();
    let market = published(&world);
    let out = world.at("pages");
    build(&market, &out).ok();
    let old = files(&out);
    world.tool("cp").arg("-a").arg(&out).arg(world.at("before")).ok();
    market.offers("fourth", "1.0.0");
    market.publishes();
    build(&market, &world.at("after")).ok();
    let new = files(&world.at("after"));
    assert!(old != new && new.contains_key("plugins/fourth.html"));

    let (mut killed, mut seen) = (0, BTreeSet::new());
    // Every call that others see, and some of those that fill what nobody sees.
    for (call, step) in [
        ("rename", 1),
        ("renameat", 1),
        ("renameat2", 1),
        ("syncfs", 1),
        ("rmdir", 1),
        ("mkdirat", 2),
        ("unlinkat", 5),
        ("write", 6),
    ] {
        for n in (1..400).step_by(step) {
            for folder in [&out, &world.at("pages.building")] {
                world.tool("rm").arg("-rf").arg(folder).ok();
            }
            world.tool("cp").arg("-a").arg(world.at("before")).arg(&out).ok();
            if !is_killed(&market, &out, call, n) {
                break;
            }
            let now = files(&out);
            assert!(now == old || now == new, "killed at {call} {n}: {:?}", now.keys());
            seen.insert(now == new);
            killed += 1;
        }
    }
    assert!(killed >= 10, "killed only {killed} times: strace does not see the calls");
    assert_eq!(seen, BTreeSet::from([false, true]), "killed before the step and after it");
    build(&market, &out).ok();
    assert_eq!(files(&out), new);
    assert_eq!(files(&world.at("pages.building")).keys().collect::<Vec<_>>(), ["lock"]);
}

/// Whether the build ends at the `n`-th `call`.
fn is_killed(market: &Market<'_>, out: &Path, call: &str, n: usize) -> bool {
    let log: PathBuf = market.world().at("strace.log");
    let traced = market.world().tool("strace").directory(market.world().market()).args(["-f", "-qq", "-o"]).arg(log);
    let traced = traced.args(["-e", &format!("trace={call}"), "-e", &format!("inject={call}:signal=SIGKILL:when={n}")]);
    let traced = traced.arg(&binaries().marketplace).line("site build --contact mailto:security@example.com");
    traced.args(["--public-url", "https://market.example.com/tess", "--out"]).arg(out).end().status == 128 + 9
}
