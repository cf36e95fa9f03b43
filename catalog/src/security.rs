//! `/.well-known/security.txt` (RFC 9116): whom to tell of a hole.

use std::fmt::Write as _;

use crate::{Catalog, House};

/// Where it lies.
pub(crate) const PATH: &str = ".well-known/security.txt";

/// The file, where somebody is to be told. It expires with the targets role: until then the maintainers stand by it.
pub(crate) fn text(catalog: &Catalog, house: &House) -> Option<String> {
    let contact = house.contact.as_ref()?;
    let mut text = format!("Contact: {contact}\nExpires: {}\nPreferred-Languages: en\n", catalog.about.targets_expire);
    if let Some(address) = house.address.as_ref().and_then(|address| address.join(PATH).ok()) {
        // Writing into a string cannot fail.
        writeln!(text, "Canonical: {address}").ok();
    }
    Some(text)
}
