//! Search, its filters and its pages: for people, for a script that asks for a part, for programs.

use std::collections::BTreeSet;

use schemas::{ContributionKind, Status};
use serde_json::Value;
use tests::forge::Forge;
use tests::kit::World;

use super::hostile::{CORPUS, serve, with_texts};
use super::html::Parsed;
use crate::live::Live;

const PART: (&str, &str) = ("HX-Request", "true");

/// Plugins that differ in what filters ask about.
fn varied() -> (World, Live) {
    let world = World::new();
    let mut forge = Forge::honest("market.example.com/tess", jiff::Timestamp::now());
    for (name, description) in [
        ("deepcode-plugin-data", "Tables."),
        ("deepcode-plugin-data-tools", "Tables too."),
        ("deepcode-plugin-metadata", "About tables."),
        ("old-data", "Once good."),
        ("tables", "Rows of data; \u{c9}CLAIR."),
        ("undated", "Rows."),
        ("weather", "Rain."),
    ] {
        let mut entry = forge.unaudited(name, "1.0.0", [7; 32]);
        entry.contributes = vec![ContributionKind::Skills];
        if name == "weather" {
            entry.contributes.push(ContributionKind::Hooks);
            entry.allowed_domains = vec!["api.weather.example.com".to_owned()];
        }
        if name != "tables" {
            let auditor = forge.auditor();
            forge.attest(&name.parse().unwrap(), &mut entry, &auditor);
        }
        forge.list(name, entry);
        let shard = forge.shards.get_mut(&name.parse().unwrap()).unwrap();
        description.clone_into(&mut shard.description);
        shard.status = if name == "old-data" { Status::Deprecated } else { Status::Active };
    }
    let hidden = forge.unaudited("hidden", "1.0.0", [9; 32]);
    forge.list("hidden", hidden);
    forge.shards.get_mut(&"hidden".parse().unwrap()).unwrap().status = Status::Unlisted;
    let live = serve(&world, &mut forge);
    (world, live)
}

fn names(answer: &Value) -> Vec<&str> {
    let plugins = answer.get("plugins").and_then(Value::as_array).unwrap();
    plugins.iter().map(|plugin| plugin.get("name").and_then(Value::as_str).unwrap()).collect()
}

#[test]
fn words_and_filters_find_what_has_them_and_the_best_first() {
    let (_world, live) = varied();
    for (query, expected) in [
        // The name itself, its beginning, a word of it, a part of it, a word of the text; what is deprecated after all of them.
        ("q=data", "deepcode-plugin-data deepcode-plugin-data-tools deepcode-plugin-metadata tables old-data"),
        (
            "q=data&sort=name",
            "deepcode-plugin-data deepcode-plugin-data-tools deepcode-plugin-metadata old-data tables",
        ),
        (
            "q=data&sort=newest",
            "deepcode-plugin-data deepcode-plugin-data-tools deepcode-plugin-metadata old-data tables",
        ),
        ("q=tables", "tables deepcode-plugin-data deepcode-plugin-data-tools deepcode-plugin-metadata"),
        ("q=TOOLS+data", "deepcode-plugin-data-tools"),
        ("q=%C3%A9clair", "tables"),
        ("q=da%E2%80%8Bta%E2%80%AE+tools", "deepcode-plugin-data-tools"),
        ("q=able+row", "tables"),
        ("q=hidden", ""),
        ("grade=unverified-marketplace", "tables"),
        ("audit=none", "tables"),
        ("kind=hooks", "weather"),
        ("kind=skills&network=none&q=rows", "tables undated"),
        ("kind=hooks&kind=modes", "weather"),
        ("domain=Weather.Example", "weather"),
        ("network=some&q=rain", "weather"),
        ("audit=manual&audit=none&q=rows", "tables undated"),
    ] {
        let json = live.get(&format!("/search.json?{query}")).json();
        let expected: Vec<&str> = expected.split_whitespace().collect();
        assert_eq!(names(&json), expected, "{query}");

        // The page has the same, and so has the part of it that a script asks for.
        let page = live.get(&format!("/search?{query}"));
        let parsed = Parsed::of(page.text());
        assert_eq!(parsed.texts("#results h3"), expected, "{query}");
        let count = format!("{} plugin{}", expected.len(), if expected.len() == 1 { "" } else { "s" });
        assert_eq!(parsed.text("#count"), count, "{query}");
        let part = live.get_with(&format!("/search?{query}"), &[PART]);
        assert!(page.text().contains(&format!("<div id=\"results\">{}</div>", part.text())), "{query}");
        assert!(part.body.len() * 2 < page.body.len() || !expected.is_empty(), "{query}");
    }
    assert_eq!(live.get("/plugins/hidden").status, 200);
}

#[test]
fn the_form_keeps_what_was_asked_and_needs_no_script() {
    let (_world, live) = varied();
    let query = "q=data&domain=example.com&grade=verified-third-party&kind=hooks&kind=skills&sort=name";
    let page = Parsed::of(live.get(&format!("/search?{query}")).text());
    assert_eq!(page.attributes("form.find", "action"), ["search"]);
    assert_eq!(page.attributes("form.find", "method"), ["get"]);
    assert_eq!(
        (page.attributes("#q", "value"), page.attributes("#domain", "value")),
        (vec!["data".to_owned()], vec!["example.com".to_owned()])
    );
    assert_eq!(page.attributes("input[checked]", "value"), ["verified-third-party", "skills", "hooks"]);
    assert_eq!(page.attributes("option[selected]", "value"), ["name"]);
    assert_eq!(page.texts("details[open]").len(), 1);
    // Every field of the form is one that a search has, with every value that it can have.
    let values = page.attributes("fieldset input", "value");
    let fields = page.attributes("fieldset input", "name");
    let all: Vec<String> = fields.iter().zip(&values).map(|(field, value)| format!("{field}={value}")).collect();
    assert_eq!(all.len(), 17);
    let sent = format!("/search.json?q=&domain=&sort=relevance&{}", all.join("&"));
    assert_eq!(live.get(&sent).json()["total"], 7, "a box of each group is ticked for every plugin");

    let home = Parsed::of(live.get("/").text());
    assert_eq!(
        (home.attributes("form.find", "action"), home.attributes("#q", "name")),
        (vec!["search".to_owned()], vec!["q".to_owned()])
    );
    assert!(home.texts("main p a").contains(&"All 7 plugins".to_owned()));
    let plugin = Parsed::of(live.get("/plugins/tables").text());
    assert_eq!(plugin.attributes("nav a", "href"), ["../search", "../revocations"]);
}

#[test]
fn who_finds_nothing_is_told_what_would_find_something() {
    let (_world, live) = varied();
    let advice = |query: &str| {
        let json = live.get(&format!("/search.json?{query}")).json();
        assert_eq!((json["total"].as_u64(), json["pages"].as_u64()), (Some(0), Some(1)), "{query}");
        let page = Parsed::of(live.get(&format!("/search?{query}")).text());
        let links = page.attributes("#results a", "href");
        let offered = [json["meant"].clone()].into_iter().chain(json["without"].as_array().unwrap().clone());
        let offered: Vec<String> =
            offered.filter(|one| !one.is_null()).map(|one| one["query"].as_str().unwrap().to_owned()).collect();
        for one in &offered {
            assert!(links.contains(&format!("search?{one}")), "{query}: {links:?}");
            assert!(live.get(&format!("/search.json?{one}")).json()["total"].as_u64() > Some(0), "{one}");
        }
        assert!(links.contains(&"search".to_owned()), "{links:?}");
        offered
    };
    assert_eq!(advice("q=wether"), ["q=weather"]);
    assert_eq!(advice("q=dta+toosl&kind=modes"), ["q=data+tools"]);
    assert_eq!(advice("q=weather&kind=modes"), ["q=weather"]);
    assert_eq!(advice("q=data&grade=unverified-marketplace&kind=hooks&domain=nowhere"), ["q=data"]);
    assert_eq!(advice("q=rain&kind=hooks&audit=danger"), ["q=rain&kind=hooks"]);
    assert_eq!(advice("q=qqqqqqqq"), Vec::<String>::new());
}

#[test]
fn what_is_no_search_is_refused_with_a_page_that_names_the_field() {
    let (_world, live) = varied();
    let (long, longest) = (format!("q={}", "a".repeat(201)), "&".repeat(4_097));
    for (query, status, field) in [
        ("order=up", 400, Some("order")),
        ("grade=best", 400, Some("grade")),
        ("page=0", 400, Some("page")),
        ("page=two", 400, Some("page")),
        ("q=a&q=b", 400, Some("q")),
        (long.as_str(), 400, Some("q")),
        (longest.as_str(), 414, None),
    ] {
        let json = live.get(&format!("/search.json?{query}"));
        assert_eq!((json.status, json.json()["field"].as_str()), (status, field), "{query}");
        let page = live.get(&format!("/search?{query}"));
        let parsed = Parsed::of(page.text());
        assert_eq!(
            (page.status, parsed.attributes("meta[name=robots]", "content")),
            (status, vec!["noindex".to_owned()]),
            "{query}"
        );
        let said = parsed.text("#results [role=alert]");
        assert!(said.contains(json.json()["error"].as_str().unwrap()), "{said}");
        assert!(field.is_none_or(|field| said.contains(field)), "{said}");
        let part = live.get_with(&format!("/search?{query}"), &[PART]);
        assert_eq!((part.status, page.text().contains(part.text())), (status, true), "{query}");
    }
    for path in ["/search?page=2", "/search.json?page=2", "/search?page=18446744073709551615"] {
        assert_eq!(live.get(path).status, 404, "{path}");
    }
    // What a refusal repeats is text too.
    let strange = live.get("/search?%3Cscript%3E%E2%80%AE=1");
    assert!(strange.text().contains("&lt;script&gt;\\u{202e}"), "{}", strange.text());
}

#[test]
fn a_search_has_a_validator_and_a_part_is_never_taken_for_the_page() {
    let (_world, live) = varied();
    let part = live.get_with("/search?q=data", &[PART]);
    for (path, answer) in [
        ("/search?q=data", live.get("/search?q=data")),
        ("/search.json?q=data", live.get("/search.json?q=data")),
        ("/robots.txt", live.get("/robots.txt")),
    ] {
        assert_eq!(answer.header("cache-control"), Some("no-cache, stale-if-error=86400"), "{path}");
        let tag = answer.header("etag").unwrap();
        assert_ne!(Some(tag), part.header("etag"));
        let known = live.get_with(path, &[("If-None-Match", tag)]);
        assert_eq!((known.status, known.body.len()), (304, 0), "{path}");
        if path != "/robots.txt" {
            assert_eq!(
                (answer.header("vary"), known.header("vary")),
                (Some("accept, hx-request"), Some("accept, hx-request"))
            );
        }
    }
    assert_eq!(part.header("vary"), Some("accept, hx-request"));
    assert_eq!(
        live.get_with("/search?q=data", &[("Accept", "application/json")]).body,
        live.get("/search.json?q=data").body
    );
    assert_eq!(live.metric("marketplace_request_seconds_count{route=\"pages\"}"), 9.0, "one more has the page twice");
}

#[test]
fn what_is_looked_for_is_text_too() {
    let (_world, live) = with_texts(&["An honest line."]);
    let calm = Parsed::of(live.get("/search?q=nothing-has-this").text()).structure();
    for text in CORPUS {
        let query: String = text.bytes().map(|byte| format!("%{byte:02x}")).collect();
        for field in ["q", "domain"] {
            let answer = live.get(&format!("/search?q=nothing-has-this&{field}={query}").replacen(
                "q=nothing-has-this&q=",
                "q=",
                1,
            ));
            let page = Parsed::of(answer.text());
            if answer.status == 400 {
                // More words than a search has.
                assert!(page.text("[role=alert]").contains("q has more than 8 words"), "{text}");
                continue;
            }
            let seen: String = text
                .chars()
                .filter(|c| !"\u{200b}\u{2060}\u{ad}\u{fe0f}\u{180e}\u{fffe}\u{ffff}\u{fdd0}".contains(*c))
                .collect();
            assert_eq!(page.attributes(&format!("#{field}"), "value"), std::slice::from_ref(&seen), "{text}");
            if field == "q" && !seen.is_empty() {
                assert_eq!(page.structure(), calm, "{text}");
            }
            assert!(!answer.text().contains(['\u{200b}', '\u{fffe}', '\u{ad}']), "{text}");
            let links = [page.attributes("[href]", "href"), page.attributes("[src]", "src")].concat();
            assert!(links.iter().all(|link| !link.contains(':')), "{text}: {links:?}");
        }
    }
}

#[test]
fn each_of_ten_thousand_plugins_is_reached_by_clicking() {
    let world = World::new();
    let mut forge = Forge::honest("market.example.com/tess", jiff::Timestamp::now());
    for at in 0..10_000_u32 {
        let name = format!("plugin-{at:05}");
        let mut tree = [0; 32];
        tree[..4].copy_from_slice(&at.to_be_bytes());
        let entry = forge.unaudited(&name, "1.0.0", tree);
        forge.list(&name, entry);
    }
    let live = serve(&world, &mut forge);

    let mut seen = BTreeSet::new();
    let mut next =
        Parsed::of(live.get("/").text()).attributes("main p a", "href").into_iter().find(|link| link == "search");
    let mut pages = 0;
    while let Some(path) = next {
        let page = Parsed::of(live.get(&format!("/{path}")).text());
        assert_eq!(page.text("#count"), "10000 plugins");
        assert!(page.texts("meta[name=robots]").is_empty(), "{path}");
        seen.extend(page.texts("#results h3"));
        pages += 1;
        next = page.attributes("a[rel=next]", "href").pop();
    }
    assert_eq!((pages, seen.len()), (334, 10_000));
    let middle = Parsed::of(live.get("/search?page=100").text());
    assert_eq!(middle.texts(".pages > *"), ["Previous", "1", "…", "98", "99", "100", "101", "102", "…", "334", "Next"]);
    assert_eq!(live.get("/search.json?q=plugin-0123").json()["total"], 10);
}
