//! Rules about the name that a plugin gives itself.

use crate::finding::Severity;
use crate::rule::{Family, Rule};

/// All of them.
pub const RULES: &[&Rule] = &[&LETTERS, &RESERVED, &GRAMMAR];

/// Letters of another script.
pub static LETTERS: Rule = Rule {
    id: "name-lookalike/letters",
    family: Family::NameLookalike,
    severity: Severity::Danger,
    title: "a name with letters that look like others",
    what: "A name in plugin.json with letters outside ASCII: danger where they are read as ASCII (UTS 39) or are mixed with \
           Latin letters, warning otherwise.",
    why: "Two names that print alike are two plugins, and a person trusts the one that they read.",
    example: "{ \"name\": \"c\u{43e}de-review\" }",
    fix: "Use the letters a-z, digits and inner hyphens.",
};

/// A name that is taken.
pub static RESERVED: Rule = Rule {
    id: "name-lookalike/reserved",
    family: Family::NameLookalike,
    severity: Severity::Warning,
    title: "a name that means something else",
    what: "A name in plugin.json that stands for a trust grade, a folder of the store, a member of JavaScript's objects or a \
           device.",
    why: "It is read as what it is not, and as a path or key it is something else.",
    example: "{ \"name\": \"official\" }",
    fix: "Choose another name; DeepCode refuses this one.",
};

/// No name at all.
pub static GRAMMAR: Rule = Rule {
    id: "name-lookalike/grammar",
    family: Family::NameLookalike,
    severity: Severity::Warning,
    title: "a name outside the grammar",
    what: "A name in plugin.json that is not 1 to 64 lower-case letters, digits and inner hyphens; context only in manifests \
           of other hosts.",
    why: "A name becomes a folder, a key and a word on a command line; each reads odd characters in its own way.",
    example: "{ \"name\": \"../Review Tools\" }",
    fix: "Use the letters a-z, digits and inner hyphens.",
};
