//! Rules about the name that a plugin gives itself.

use crate::finding::Severity;
use crate::rule::{Family, Rule};

/// All of them.
pub const RULES: &[&Rule] = &[&LETTERS, &RESERVED, &GRAMMAR, &CLAIM, &CONTRIBUTED];

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
           device, or that is read so with letters for its digits.",
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

/// A name that claims to be the host's.
pub static CLAIM: Rule = Rule {
    id: "name-lookalike/claim",
    family: Family::NameLookalike,
    severity: Severity::Warning,
    title: "a name that claims to be the host's own",
    what: "A name in plugin.json with a word that says `official` or is read so, a word that is almost the host's name or \
           the common prefix, or the host's name beside a word such as `core`, `team` or `security`.",
    why: "A person trusts a host's own plugin without reading it.",
    example: "{ \"name\": \"deepc0de-core\" }",
    fix: "Say what the plugin does, not whose it is.",
};

/// A contributed name with letters of another script.
pub static CONTRIBUTED: Rule = Rule {
    id: "name-lookalike/contributed",
    family: Family::NameLookalike,
    severity: Severity::Danger,
    title: "a command, agent, skill or server whose name is read as another",
    what: "A contributed name that mixes Latin letters with those of another script in a word: danger. A warning where the whole \
           name is read as ASCII and is not, or where digits make a host's command of it.",
    why: "A person who chooses it by its name, or types the name that they read, gets another.",
    example: "{ \"commands\": [{ \"name\": \"d\u{435}ploy\", \"skill\": \"commands/deploy.md\" }] }",
    fix: "Write a name in one script.",
};
