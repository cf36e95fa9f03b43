//! What a plugin contributes and where that lies: read tolerantly from every manifest and folder that hosts look at.

use std::collections::BTreeSet;

use crate::bundle::Bundle;
use crate::finding::Findings;

/// Which rules read a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Role {
    /// Code that an engine loads first.
    Entry,
    /// Other JavaScript or TypeScript.
    Script,
    /// A skill, command or agent: text that the agent will read as instructions.
    Prompt,
    /// A script that a hook, status line or MCP server calls.
    Command,
    /// A manifest, package.json, hooks.json, .mcp.json and the like.
    Manifest,
    /// Other text.
    Text,
}

/// What is where.
#[derive(Debug, Default)]
pub struct Layout {
    roles: BTreeSet<(String, Role)>,
}

impl Layout {
    /// Reads `bundle`'s manifests; what is wrong with them is a finding.
    #[must_use]
    pub fn of(bundle: &Bundle, _findings: &mut Findings) -> Self {
        let is_script = |ext: &str| matches!(ext, "js" | "mjs" | "cjs" | "jsx" | "ts" | "mts" | "cts" | "tsx");
        let scripts = bundle.files().iter().filter(|file| is_script(&file.extension()));
        Self { roles: scripts.map(|file| (file.path.clone(), Role::Script)).collect() }
    }

    /// The files that have `role`, sorted.
    pub fn with(&self, role: Role) -> impl Iterator<Item = &str> {
        self.roles.iter().filter(move |(_, has)| *has == role).map(|(path, _)| path.as_str())
    }

    /// How many files have a role.
    #[must_use]
    pub fn analysed(&self) -> usize {
        self.roles.iter().map(|(path, _)| path).collect::<BTreeSet<_>>().len()
    }
}
