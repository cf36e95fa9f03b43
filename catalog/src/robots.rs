//! `/robots.txt` (RFC 9309): every plugin can be found, and no crawler walks through searches without end.

/// Where it lies.
pub(crate) const PATH: &str = "robots.txt";

/// Longest match wins: of all addresses with a query only the pages of all plugins are open.
pub(crate) const TEXT: &str = "User-agent: *\nDisallow: /search?\nAllow: /search?page=\nDisallow: /search.json\n";
