//! The catalog as a person with a browser meets it: Chromium goes through its pages, axe-core judges them.

use std::path::Path;

use serde::Deserialize;
use serde_json::{Value, json};
use tests::forge::Forge;
use tests::kit::{World, repository, tool};

use crate::catalog::{CORPUS, HOSTILE, opened, pages, serve, with_readmes, with_texts};
use crate::live::Live;
use crate::road::published;

/// What the driver says of a scenario.
#[derive(Deserialize)]
struct Driven {
    seen: Value,
    /// What a page did that it should not.
    faults: Vec<String>,
}

/// Lets Chromium go through `live`'s pages as `scenario` says, which may fail the test by itself; what it saw.
fn drive(world: &World, live: &Live, scenario: &str, mut case: Value) -> Value {
    let tools = repository().join("target/tools/browser");
    assert!(tools.join("node_modules").is_dir(), "the browser's driver is not installed: run `cargo xtask setup`");
    let given = case.as_object_mut().unwrap();
    given.insert("url".to_owned(), live.url().into());
    given.insert("chromium".to_owned(), tool("chromium").to_str().unwrap().into());
    let said = world
        .tool(tool("node").to_str().unwrap())
        .arg(repository().join("tests/server/browser/drive.mjs"))
        .arg(tools)
        .arg(scenario)
        .stdin(case.to_string())
        // Some sixty pages with their pictures: more than two minutes where the machine is busy and slow.
        .patience(std::time::Duration::from_secs(600))
        .ok();
    let driven: Driven = serde_json::from_str(&said.stdout).unwrap();
    assert_eq!(driven.faults, Vec::<String>::new(), "{scenario}");
    driven.seen
}

/// A README with something of everything.
const README: &str = include_str!("sample.md");

#[test]
fn every_page_is_for_everybody_at_every_width_in_light_and_dark() {
    let world = World::new();
    let (market, _) = published(&world);
    let farewell = market.plugin("farewell", "2.0.0").file("README.md", README);
    market.signs(farewell.folder());
    market.revokes("hello", "1.0.0");
    market.publishes();
    let live = Live::of(&market);
    let publisher = live.get("/plugins/hello.json").json()["publisher"].as_str().unwrap().to_owned();
    let pages = json!({
        "home": "/",
        "plugin": "/plugins/farewell",
        "revoked": "/plugins/hello",
        "publisher": format!("/publishers/{publisher}"),
        "revocations": "/revocations",
        "search": "/search?q=hello",
        "nothing": "/search?q=helo&kind=hooks",
    });

    opened(&live, "farewell");
    // They stay there: a person looks at them before a change of the pages is done.
    let pictures = repository().join("target/browser");
    let judged = drive(&world, &live, "looks", json!({ "pages": pages, "pictures": pictures }));

    assert_eq!(judged, 7 * 3 * 2);
    assert!(is_png(&pictures.join("revoked-dark-320.png")));
}

fn is_png(path: &Path) -> bool {
    std::fs::read(path).unwrap().starts_with(b"\x89PNG")
}

#[test]
fn the_install_line_is_copied_with_the_keyboard_alone() {
    let world = World::new();
    let (market, _) = published(&world);
    let live = Live::of(&market);

    let seen = drive(&world, &live, "keyboard", json!({ "plugin": "hello" }));

    let line = live.get("/plugins/hello.json").json()["install"].clone();
    assert_eq!((&seen["chosen"], &seen["copied"]), (&line, &line));
}

#[test]
fn a_browser_without_scripts_and_paper_have_everything() {
    let world = World::new();
    let (market, _) = published(&world);
    let live = Live::of(&market);

    let seen = drive(&world, &live, "scriptless", json!({ "plugin": "hello" }));

    let line = live.get("/plugins/hello.json").json()["install"].clone();
    assert_eq!((&seen["line"], &seen["paper"]), (&line, &line));
    assert_eq!((&seen["buttons"], &seen["links"]), (&json!(0), &json!(0)), "no button is of use there");
}

#[test]
fn no_text_of_a_stranger_does_anything_in_a_browser() {
    let (world, live) = with_texts(&CORPUS);
    let pages = pages(&live, &CORPUS);

    let seen = drive(&world, &live, "hostile", json!({ "pages": pages }));

    assert_eq!(seen["visited"], pages.len());
    assert!(seen["touched"].as_u64().unwrap() > 1_000);
}

#[test]
fn no_readme_does_anything_in_a_browser() {
    let readmes: Vec<Vec<u8>> = HOSTILE.iter().chain(&CORPUS).map(|text| text.as_bytes().to_vec()).collect();
    let (world, live) = with_readmes(&readmes);
    let names: Vec<String> = (0..readmes.len()).map(|at| format!("p{at:02}")).collect();
    names.iter().for_each(|name| assert_eq!(opened(&live, name)["readme"]["file"], "README.md"));
    let pages: Vec<String> = names.iter().map(|name| format!("/plugins/{name}")).collect();

    let seen = drive(&world, &live, "hostile", json!({ "pages": pages }));

    assert_eq!(seen["visited"], pages.len());
    assert!(seen["touched"].as_u64().unwrap() > 1_000);
}

/// 10,000 plugins: what the catalog has to be good for.
const MANY: usize = 10_000;

#[test]
fn one_plugin_among_ten_thousand_is_found_while_typing_and_copied_without_a_mouse() {
    let (world, live) = with_many();

    let seen = drive(&world, &live, "searching", json!({ "words": "weather 4710", "plugin": "weather-4710" }));

    let line = live.get("/plugins/weather-4710.json").json()["install"].clone();
    let expected = json!({ "all": "10000 plugins", "found": "1 plugin", "loaded": 1, "copied": line });
    assert_eq!(seen, expected, "one document was loaded, and its results changed");
}

/// A marketplace of many plugins, each named after one of ten things.
fn with_many() -> (World, Live) {
    const THINGS: [&str; 10] =
        ["weather", "linter", "review", "deploy", "schema", "release", "search", "notes", "tickets", "metrics"];
    let world = World::new();
    let mut forge = Forge::honest("market.example.com/tess", jiff::Timestamp::now());
    for (at, thing) in THINGS.iter().cycle().take(MANY).enumerate() {
        let tree = <sha2::Sha256 as sha2::Digest>::digest(at.to_be_bytes()).into();
        forge.add(&format!("{thing}-{at:04}"), "1.0.0", tree);
    }
    let live = serve(&world, &mut forge);
    (world, live)
}
