//! Which rules read a file, told from its path.

/// Which rules read a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Role {
    /// Code that an engine loads first.
    Entry,
    /// A package's own program: whoever installs the package starts it by its name, no host does.
    Program,
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

/// Whether the extension says JavaScript or TypeScript.
#[must_use]
pub fn is_script(extension: &str) -> bool {
    matches!(extension, "js" | "mjs" | "cjs" | "jsx" | "ts" | "mts" | "cts" | "tsx")
}

/// Folders whose texts agents read as instructions.
const PROMPT_FOLDERS: &[&str] =
    &["skills", "commands", "agents", "output-styles", "prompts", "rules", "workflows", "instructions", "steering"];

/// Files that hosts read as instructions wherever they lie.
const PROMPT_FILES: &[&str] = &[
    "skill.md",
    "claude.md",
    "agents.md",
    "agent.md",
    "gemini.md",
    "deepcode.md",
    ".cursorrules",
    ".windsurfrules",
    ".clinerules",
    "copilot-instructions.md",
];

/// The roles that the path alone gives.
pub(super) fn of(path: &str) -> Vec<Role> {
    let (folder, name) = path.rsplit_once('/').unwrap_or(("", path));
    let name = name.to_ascii_lowercase();
    let extension = name.rsplit_once('.').map_or("", |(_, end)| end);
    let mut roles = Vec::new();
    if is_script(extension) {
        roles.push(Role::Script);
    }
    let is_text =
        matches!(extension, "md" | "mdx" | "mdc" | "markdown" | "txt" | "rst" | "adoc" | "html" | "htm" | "svg");
    let is_prompt_folder =
        || folder.split('/').any(|part| PROMPT_FOLDERS.contains(&part.to_ascii_lowercase().as_str()));
    if PROMPT_FILES.contains(&name.as_str()) || is_text && is_prompt_folder() {
        roles.push(Role::Prompt);
    } else if is_text {
        roles.push(Role::Text);
    }
    roles
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_path_gives_the_roles() {
        for (path, roles) in [
            ("skills/x/SKILL.md", vec![Role::Prompt]),
            ("x/SKILL.md", vec![Role::Prompt]),
            ("commands/deep/er.md", vec![Role::Prompt]),
            ("README.md", vec![Role::Text]),
            ("lib/a.MJS", vec![Role::Script]),
            ("logo.png", vec![]),
        ] {
            assert_eq!(of(path), roles, "{path}");
        }
    }
}
