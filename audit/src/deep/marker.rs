//! Markers: random names in comments. A review that does not give them back has not read, or was told not to.

use super::dice::{self, NoDice};
use super::source::{self, Kind};

/// What stands before a marker's name. Many wordings, so that a file cannot say "ignore comments that begin with …".
const WORDINGS: [&str; 8] =
    ["revision", "tracked as", "see also", "section", "reference", "internal note", "changed in", "id"];

/// Four tries a file: most places are fine, and a file without a fine one is left alone.
const TRIES: usize = 4;

/// A marker and where it stands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Marker {
    /// A UUID.
    pub(super) id: String,
    /// The file's path.
    pub(super) file: String,
}

/// A text with its marker.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Marked {
    pub(super) text: String,
    pub(super) marker: Marker,
}

/// `text` with a marker in a comment, where its syntax says that one may stand; none where no place is sure.
pub(super) fn place(path: &str, text: &str, kind: Kind) -> Result<Option<Marked>, NoDice> {
    let places = match kind {
        Kind::Code => source::statements(path, text).unwrap_or_default(),
        Kind::Prose => source::blank_lines(text).into_iter().chain([text.len()]).collect(),
        Kind::Other => Vec::new(),
    };
    for _ in 0..TRIES.min(places.len()) {
        let Some(at) = places.get(dice::below(places.len())?).copied() else { break };
        let marker = Marker { id: dice::uuid()?.to_string(), file: path.to_owned() };
        let Some(marked) = put(text, at, &format!("{} {}", dice::pick(&WORDINGS)?, marker.id), kind) else { break };
        let sure = match kind {
            Kind::Code => source::is_same_program(path, text, &marked, &marker.id),
            Kind::Prose | Kind::Other => source::is_html_comment(&marked, &marker.id),
        };
        if sure {
            return Ok(Some(Marked { text: marked, marker }));
        }
    }
    Ok(None)
}

/// One line's comment at `at`: no line moves, and no semicolon is inserted that was not before (ECMA-262 §12.10).
fn put(text: &str, at: usize, words: &str, kind: Kind) -> Option<String> {
    let (before, after) = text.split_at_checked(at)?;
    let last = after.is_empty() && !before.is_empty();
    Some(match kind {
        Kind::Code => format!("{before}/* {words} */ {after}"),
        Kind::Prose | Kind::Other if last => format!("{}\n\n<!-- {words} -->\n", before.trim_end_matches('\n')),
        Kind::Prose | Kind::Other => format!("{before}<!-- {words} -->{after}"),
    })
}
