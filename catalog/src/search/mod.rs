//! Which plugins have all of these words and pass these filters: prepared when a catalog is made, one pass when it is asked.
//!
//! Nothing here knows of proofs: a [`crate::Catalog`], which only proofs make, holds one [`Search`] over its plugins.

mod advice;
mod index;
mod marks;
mod query;
mod spelling;

pub use advice::Advice;
pub use index::Search;
pub use query::{BadQuery, Query, Sort};

pub(crate) use marks::Marks;
pub(crate) use query::{GROUPS, Group, TEXT};

use std::fmt::{self, Write as _};

use schemas::escape;

/// Text as it is compared: in lower case, on one line, without what nobody sees.
fn folded(text: &str) -> impl Iterator<Item = char> + '_ {
    seen(text).flat_map(char::to_lowercase)
}

/// The characters that a person sees; white space of any kind is a space.
fn seen(text: &str) -> impl Iterator<Item = char> + '_ {
    let shown = text.chars().map(|c| if c.is_whitespace() { ' ' } else { c });
    shown.filter(|c| c.is_ascii_graphic() || *c == ' ' || !is_hidden(*c))
}

/// Whether pages write it out ([`escape`]) or cannot hold it.
fn is_hidden(c: char) -> bool {
    let mut written = Length(0);
    // Counting cannot fail.
    write!(written, "{}", escape(c.encode_utf8(&mut [0; 4]))).ok();
    written.0 != c.len_utf8() || crate::text::is_no_character(c)
}

/// How many bytes were written.
struct Length(usize);

impl fmt::Write for Length {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.0 = self.0.saturating_add(text.len());
        Ok(())
    }
}
