//! What pages load: one style sheet, two scripts that nothing depends on, one drawing. Their names hold their hashes.

use std::sync::LazyLock;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use sha2::{Digest as _, Sha256};

use crate::{Kind, Page};

/// One file beside the pages.
#[derive(Debug)]
pub struct Asset {
    /// Its path.
    pub path: String,
    /// What a browser holds its bytes against (Subresource Integrity).
    pub integrity: String,
    /// Its bytes.
    pub page: Page,
}

/// What may be asked of the assets.
#[derive(Debug)]
pub(crate) struct Assets {
    pub(crate) style: Asset,
    pub(crate) copy: Asset,
    pub(crate) htmx: Asset,
    pub(crate) icon: Asset,
}

static ASSETS: LazyLock<Assets> = LazyLock::new(|| Assets {
    style: asset("style", "css", Kind::Css, include_bytes!("../assets/style.css")),
    copy: asset("copy", "js", Kind::Script, include_bytes!("../assets/copy.js")),
    htmx: asset("htmx", "js", Kind::Script, include_bytes!("../assets/htmx/htmx.min.js")),
    icon: asset("icon", "svg", Kind::Svg, include_bytes!("../assets/icon.svg")),
});

/// The assets by what they are for.
pub(crate) fn named() -> &'static Assets {
    &ASSETS
}

/// Every asset: its path never has other bytes.
#[must_use]
pub fn assets() -> [&'static Asset; 4] {
    [&ASSETS.style, &ASSETS.copy, &ASSETS.htmx, &ASSETS.icon]
}

/// Those that pages load where nobody answers a search.
#[must_use]
pub fn assets_of_files() -> [&'static Asset; 3] {
    [&ASSETS.style, &ASSETS.copy, &ASSETS.icon]
}

fn asset(name: &str, end: &str, kind: Kind, bytes: &'static [u8]) -> Asset {
    let digest = Sha256::digest(bytes);
    let (hex, integrity) = (hex::encode(digest), format!("sha256-{}", STANDARD.encode(digest)));
    let digits = hex.get(..16).unwrap_or_default();
    Asset { path: format!("assets/{name}-{digits}.{end}"), integrity, page: Page { kind, body: bytes.to_vec() } }
}
