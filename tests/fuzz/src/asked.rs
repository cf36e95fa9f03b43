//! What strangers send to the server: searches in an address, tokens in a header.

use std::sync::LazyLock;

use catalog::search::{Query, Search};
use catalog::{Plugin, Release, Slug};
use schemas::Status;
use serde_json::json;

// The reader of tokens alone: with its room everything asynchronous would be built once more.
#[path = "../../../index-server/src/write/tokens/text.rs"]
#[expect(dead_code, reason = "only the server makes tokens and lists them")]
mod tokens;

static PLUGINS: LazyLock<Search> = LazyLock::new(|| {
    let plugin = |(name, description, domain): (&str, &str, &str)| {
        let entry = serde_json::from_value(json!({
            "version": "1.0.0", "source": "gh:example/p@v1.0.0", "sourceHash": format!("sha256:{:064x}", name.len()),
            "contributes": ["skills"], "allowedDomains": [domain],
        }));
        let release =
            Release { entry: entry.expect("an entry"), key: None, revoked: Vec::new(), upstream: None, changes: None };
        Plugin {
            name: name.parse().expect("a name"),
            description: description.to_owned(),
            maintainer: "Ann".to_owned(),
            publisher: Slug::of("Ann"),
            status: Status::Active,
            releases: vec![release],
        }
    };
    let plugins = [
        ("data-tools", "Tables of data.", "api.example.com"),
        ("deepcode-plugin-weather", "Rain; \u{c9}clair \u{130} \u{1e9e}.", "*.example.org"),
        ("zz", "\u{3a3}\u{3a3} \u{fb01} \u{202e}hidden", "example.net"),
    ];
    Search::of(&plugins.map(plugin))
});

/// What is read is written back the same, what is proposed finds something, and a refusal is short whatever it refuses.
pub fn query(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    let query = match Query::read(text) {
        Ok(query) => query,
        Err(why) => return assert!(why.to_string().len() < 400, "{why}"),
    };
    let written = query.to_string();
    assert_eq!(Query::read(&written).as_ref(), Ok(&query), "{written}");
    assert!(written.bytes().all(|byte| byte.is_ascii_graphic() && !b"<>\"'".contains(&byte)), "{written}");
    let found = PLUGINS.find(&query);
    assert!(found.len() <= 3);
    if found.is_empty() {
        for (proposed, total) in PLUGINS.advise(&query).proposals() {
            assert!(total > 0 && PLUGINS.find(proposed).len() == total, "{proposed}");
        }
    }
}

/// A token has one spelling, and what refuses one does not repeat it.
pub fn token(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    match tokens::Token::presented(Some(text)) {
        Ok(token) => {
            let shown = token.reveal();
            assert_eq!(text.strip_prefix("Bearer ").map(str::trim_ascii), Some(shown.as_str()));
            assert!(!format!("{token:?}").contains(&shown[21..]));
        }
        Err(why) => assert_eq!(why.to_string(), tokens::BadToken.to_string()),
    }
}
