//! Where pages are shown, and what a page is.

use url::Url;

/// What the marketplace does not say of itself and its host does.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct House {
    /// Where people reach it, for lines that they copy.
    pub address: Option<Url>,
    /// Whom to tell of a hole: [`contact`].
    pub contact: Option<Url>,
    /// How addresses of pages are written.
    pub layout: Layout,
}

/// `url` as the address of a marketplace, which takes paths after it; nothing where it is none: of the web, without `?` and `#`.
#[must_use]
pub fn address(mut url: Url) -> Option<Url> {
    if !matches!(url.scheme(), "https" | "http") || url.query().is_some() || url.fragment().is_some() {
        return None;
    }
    if !url.path().ends_with('/') {
        url.set_path(&format!("{}/", url.path()));
    }
    Some(url)
}

/// `url` as somebody who can be told (RFC 9116 §2.5.3); nothing where nobody is.
#[must_use]
pub fn contact(url: Url) -> Option<Url> {
    matches!(url.scheme(), "https" | "mailto" | "tel").then_some(url)
}

/// How pages are found.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Layout {
    /// A server is asked: no page has an ending, and the published marketplace lies beside them.
    Served,
    /// Files of a folder, which any host serves as they are and anybody opens; the marketplace is at the house's address.
    Files,
}

impl Layout {
    /// The file that the page at `path` is in.
    #[must_use]
    pub fn file(path: &str) -> String {
        if path.is_empty() { "index.html".to_owned() } else { format!("{path}.html") }
    }
}

/// What a page is, for who sends or stores it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// For browsers.
    Html,
    /// For programs.
    Json,
    /// For feed readers.
    Atom,
    /// `security.txt`, `robots.txt`.
    Text,
    /// How pages look.
    Css,
    /// What makes them quicker.
    Script,
    /// A drawing.
    Svg,
}

impl Kind {
    /// Its media type.
    #[must_use]
    pub fn media_type(self) -> &'static str {
        match self {
            Self::Html => "text/html; charset=utf-8",
            Self::Json => "application/json",
            Self::Atom => "application/atom+xml; charset=utf-8",
            Self::Text => "text/plain; charset=utf-8",
            Self::Css => "text/css; charset=utf-8",
            Self::Script => "text/javascript; charset=utf-8",
            Self::Svg => "image/svg+xml",
        }
    }
}

/// One answer.
#[derive(Debug, Clone)]
pub struct Page {
    /// What it is.
    pub kind: Kind,
    /// Its bytes.
    pub body: Vec<u8>,
}
