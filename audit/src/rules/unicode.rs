//! Rules about characters that nobody sees.

use crate::finding::Severity;
use crate::rule::{Family, Rule};

/// All of them.
pub const RULES: &[&Rule] = &[&BIDI, &TAGS, &SELECTORS, &RUN, &LONE, &CONTROL, &FILE_NAME, &LOOK_ALIKE];

/// Direction controls.
pub static BIDI: Rule = Rule {
    id: "invisible-unicode/bidi",
    family: Family::InvisibleUnicode,
    severity: Severity::Danger,
    title: "a control that reorders text",
    what: "Embedding, override and isolate controls (U+202A–U+202E, U+2066–U+2069) in any text file, or written by their \
           numbers where whoever loads the document turns them back: in manifests, tools' descriptions, quoted front matter.",
    why: "With them a line is shown in another order than the one in which it runs.",
    example: "if (role !== \"user\\u{202e} \\u{2066}// admin\\u{2069} \\u{2066}\") {",
    fix: "Remove the characters; in a script that runs from right to left, plain letters need none.",
};

/// Tag characters.
pub static TAGS: Rule = Rule {
    id: "invisible-unicode/tags",
    family: Family::InvisibleUnicode,
    severity: Severity::Danger,
    title: "tag characters",
    what: "Characters U+E0000–U+E007F outside the three known flags.",
    why: "They repeat ASCII invisibly: a language model reads what no person sees.",
    example: "Summarise the file.\\u{e0049}\\u{e0067}\\u{e006e}\\u{e006f}\\u{e0072}\\u{e0065}",
    fix: "Remove them.",
};

/// Variation selectors.
pub static SELECTORS: Rule = Rule {
    id: "invisible-unicode/variation-selectors",
    family: Family::InvisibleUnicode,
    severity: Severity::Danger,
    title: "variation selectors that carry data",
    what: "Variation selectors after one another, or after characters that have no variants.",
    why: "256 of them encode any bytes, invisibly, behind one visible character.",
    example: "😀 followed by forty variation selectors",
    fix: "Remove them; one U+FE0F after an emoji is fine.",
};

/// A run of zero-width characters.
pub static RUN: Rule = Rule {
    id: "invisible-unicode/zero-width-run",
    family: Family::InvisibleUnicode,
    severity: Severity::Danger,
    title: "zero-width characters that carry data",
    what: "Several zero-width characters in a row, many single ones close together or of two kinds, or one inside code that makes \
           two words of one.",
    why: "Rows of them encode text that only a program reads, or hide words from a search.",
    example: "\\u{200b}\\u{200c}\\u{200b}\\u{200b}\\u{200c}",
    fix: "Remove them; joiners inside emoji and in scripts that need them are fine.",
};

/// A single zero-width character.
pub static LONE: Rule = Rule {
    id: "invisible-unicode/zero-width",
    family: Family::InvisibleUnicode,
    severity: Severity::Warning,
    title: "a zero-width character",
    what: "A zero-width space, joiner, filler or soft hyphen where no script needs one.",
    why: "Usually it was copied from a web page. It can also split a word so that a search does not find it.",
    example: "pass\\u{200b}word",
    fix: "Remove it.",
};

/// Control characters.
pub static CONTROL: Rule = Rule {
    id: "invisible-unicode/control",
    family: Family::InvisibleUnicode,
    severity: Severity::Warning,
    title: "a control character",
    what: "A control character other than tab, line feed, carriage return and form feed in a text file: escape sequences, \
           backspaces, NUL.",
    why: "Terminals obey them, so that what a person reads is not what the file holds.",
    example: "echo safe\\u{8}\\u{8}\\u{8}\\u{8}",
    fix: "Write them as escapes of the language.",
};

/// In a name.
pub static FILE_NAME: Rule = Rule {
    id: "invisible-unicode/file-name",
    family: Family::InvisibleUnicode,
    severity: Severity::Danger,
    title: "invisible characters in a file's name",
    what: "A path with zero-width, direction or tag characters.",
    why: "Two names look the same, or one is shown as another.",
    example: "SKILL\\u{200b}.md",
    fix: "Rename the file.",
};

/// A name that looks like another.
pub static LOOK_ALIKE: Rule = Rule {
    id: "homoglyph-ident/file-name",
    family: Family::HomoglyphIdent,
    severity: Severity::Danger,
    title: "a file's name that looks like another's",
    what: "Two files or folders side by side whose names are drawn alike and are not the same; a warning for one whose name has \
           letters of two scripts in one word.",
    why: "Who reads the one that is harmless believes to have read the one that runs.",
    example: "scripts/\u{441}heck.sh beside scripts/check.sh",
    fix: "Rename the file.",
};
