//! Text of strangers in every field that can hold it: it is shown, and changes nothing else on a page.

use schemas::{Action, Status};
use tests::forge::Forge;
use tests::kit::World;

use super::html::Parsed;
use crate::live::Live;

/// Text that browsers have taken for something else, somewhere, some day.
pub(crate) const CORPUS: [&str; 26] = [
    "<script>alert(1)</script>",
    "</title><script>alert(1)</script>",
    "</textarea></style></script></noscript><img src=x onerror=alert(1)>",
    "\"><svg onload=alert(1)>",
    "' onmouseover='alert(1)",
    "\" autofocus onfocus=\"alert(1)",
    "--><script>alert(1)</script><!--",
    "]]><script>alert(1)</script>",
    "<iframe srcdoc='<script>alert(1)</script>'>",
    "<math><mtext><table><mglyph><style><!--</style><img title=\"--&gt;&lt;img src=1 onerror=alert(1)&gt;\">",
    "<a href=javascript:alert(1)>x</a>",
    "javascript:alert(1)",
    "java&#x0A;script:alert(1)",
    "data:text/html,<script>alert(1)</script>",
    "&lt;script&gt;alert(1)&lt;/script&gt;",
    "&#60;script&#62;alert(1)",
    "<meta http-equiv=refresh content='0;url=https://evil.example'>",
    "<base href=https://evil.example/>",
    "<form action=https://evil.example><input type=submit>",
    "<link rel=stylesheet href=https://evil.example/x.css>",
    "<div hx-get=https://evil.example hx-trigger=load>",
    "{{constructor.constructor('alert(1)')()}}",
    "a\u{200b}b\u{2060}c\u{ad}d\u{fe0f}e\u{180e}f",
    "\u{fffe}\u{ffff}\u{fdd0}",
    "<plaintext>",
    "<!doctype html><html><head>",
];

/// A marketplace with one plugin for each text, which stands wherever there may be any, published into a new world.
pub(crate) fn with_texts(texts: &[&str]) -> (World, Live) {
    let world = World::new();
    let mut forge = Forge::honest("market.example.com/tess", jiff::Timestamp::now());
    for (at, text) in texts.iter().enumerate() {
        let name = name(at);
        let mut entry = forge.unaudited(&name, "1.0.0", [u8::try_from(at).unwrap(); 32]);
        let auditor = forge.auditor();
        forge.attest(&name.parse().unwrap(), &mut entry, &auditor);
        let audit = entry.audit.as_mut().unwrap();
        (audit.reason, audit.report) = (Some((*text).to_owned()), Some((*text).to_owned()));
        forge.list(&name, entry);
        let shard = forge.shards.get_mut(&name.parse().unwrap()).unwrap();
        (shard.description, shard.maintainer) = ((*text).to_owned(), (*text).to_owned());
        shard.status = if at % 3 == 2 { Status::Deprecated } else { Status::Active };
        if at % 2 == 1 {
            let revocation = forge.revoke(&format!("DCM-{at:03}"), &name, "*");
            (revocation.reason, revocation.action) = ((*text).to_owned(), Action::Kill);
            (revocation.aliases, revocation.references) = (vec![(*text).to_owned()], vec![(*text).to_owned()]);
        }
    }
    let live = serve(&world, &mut forge);
    (world, live)
}

/// A server of what was forged.
pub(crate) fn serve(world: &World, forge: &mut Forge) -> Live {
    forge.publish();
    forge.site.write_to(&world.at("site"));
    let root = std::fs::read(world.at("site/metadata/1.root.json")).unwrap();
    let root = schemas::Sha256(<sha2::Sha256 as sha2::Digest>::digest(root).into());
    Live::start(world, &format!("--store {} --root {root} --rate 0", world.at("site").display()))
}

fn name(at: usize) -> String {
    format!("p{at:02}")
}

/// Every page in which these texts stand.
pub(crate) fn pages(live: &Live, texts: &[&str]) -> Vec<String> {
    let own = (0..texts.len()).flat_map(|at| {
        let plugin = live.get(&format!("/plugins/{}.json", name(at))).json();
        let publisher = plugin.get("publisher").and_then(|slug| slug.as_str()).unwrap();
        [format!("/plugins/{}", name(at)), format!("/publishers/{publisher}")]
    });
    ["/", "/revocations", "/search", "/search?sort=newest"].map(str::to_owned).into_iter().chain(own).collect()
}

#[test]
fn no_text_becomes_an_element_or_an_attribute() {
    let honest: Vec<String> = (0..CORPUS.len()).map(|at| format!("An honest line, the {at}th.")).collect();
    let honest: Vec<&str> = honest.iter().map(String::as_str).collect();
    let ((_one, calm), (_other, live)) = (with_texts(&honest), with_texts(&CORPUS));
    let (calm_pages, pages) = (pages(&calm, &honest), pages(&live, &CORPUS));
    let mut read = String::new();
    for (path, calm_path) in pages.iter().zip(&calm_pages) {
        let page = live.get(path);
        let parsed = Parsed::of(page.text());
        assert_eq!(parsed.structure(), Parsed::of(calm.get(calm_path).text()).structure(), "{path}");
        assert!(!page.text().contains(['\u{200b}', '\u{fffe}', '\u{ad}']), "{path}");
        let links = [parsed.attributes("[href]", "href"), parsed.attributes("[src]", "src")].concat();
        assert!(links.iter().all(|link| !link.contains(':')), "{path}: {links:?}");
        read.push_str(&parsed.texts("body").concat());
    }
    for text in CORPUS {
        // What the text says is there to be read, in the four places, with what hides written out.
        let no_characters = ['\u{fffe}', '\u{ffff}', '\u{fdd0}'];
        let shown = no_characters
            .iter()
            .fold(schemas::escape(text).to_string(), |shown, c| shown.replace(*c, &c.escape_unicode().to_string()));
        assert!(read.matches(&shown).count() >= 4, "{shown}");
    }
}
