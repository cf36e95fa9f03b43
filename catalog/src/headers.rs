//! What browsers and caches are told beside a page: a server says it with each answer, a folder of files in `_headers`.

use std::fmt::Write as _;

/// Where hosts of files read what they say with each answer (Netlify, Cloudflare Pages and others).
pub const PATH: &str = "_headers";

macro_rules! policy {
    () => {
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; \
         form-action 'self'; base-uri 'none'"
    };
}

/// What a browser may do with a page: load what lies beside it, and nothing else. No script, style or event handler that
/// stands in a page is run.
pub const POLICY: &str = policy!();

/// The same with what no page can say of itself: nobody shows it in a frame (CSP 3 §6.4.2).
pub const POLICY_BESIDE: &str = concat!(policy!(), "; frame-ancestors 'none'");

/// No other site is told which plugin somebody looked at.
pub const REFERRER: &str = "no-referrer";

/// What is sent is what it says that it is.
pub const SNIFFING: &str = "nosniff";

/// Public reads from any page (Fetch standard, "CORS protocol").
pub const ORIGINS: &str = "*";

/// A year, the longest that means anything (RFC 9111 §1.2.2); names hold versions or hashes.
pub const IMMUTABLE: &str = "public, max-age=31536000, immutable";

/// Asked about each time; a day of an old answer is better than none when the host cannot be reached (RFC 5861):
/// the documents carry their own expiry.
pub const MUTABLE: &str = "no-cache, stale-if-error=86400";

/// Where files lie that may have other bytes tomorrow. No two of these, and none of these and the assets, match one path:
/// hosts join what several rules say of one field.
const MUTABLE_PATHS: [&str; 7] =
    ["/", "/:file", "/plugins/*", "/publishers/*", "/browse/*", "/feeds/*", "/.well-known/*"];

/// `_headers` for the files of a marketplace's pages.
#[must_use]
pub fn of_files() -> String {
    let everywhere = [
        ("X-Content-Type-Options", SNIFFING),
        ("Access-Control-Allow-Origin", ORIGINS),
        ("Content-Security-Policy", POLICY_BESIDE),
        ("Referrer-Policy", REFERRER),
    ];
    let kept = MUTABLE_PATHS.map(|path| (path, MUTABLE)).into_iter().chain([("/assets/*", IMMUTABLE)]);
    let mut text = String::from("/*\n");
    // Writing into a string cannot fail.
    for (name, value) in everywhere {
        writeln!(text, "  {name}: {value}").ok();
    }
    for (path, value) in kept {
        writeln!(text, "{path}\n  Cache-Control: {value}").ok();
    }
    text
}
