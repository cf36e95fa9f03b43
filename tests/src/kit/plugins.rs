//! Small plugins on disk and in real git repositories, for tests to publish, change and corrupt.

use std::path::{Path, PathBuf};

use super::world::World;

/// A plugin's folder being written.
#[derive(Debug, Clone)]
pub struct Plugin {
    folder: PathBuf,
}

impl Plugin {
    /// Writes a minimal plugin with one skill into `folder`.
    ///
    /// # Panics
    /// When the folder cannot be written.
    #[must_use]
    pub fn write(folder: PathBuf, name: &str, version: &str) -> Self {
        let plugin = Self { folder };
        plugin
            .manifest(&serde_json::json!({
                "name": name,
                "version": version,
                "description": "Says hello.",
                "author": "Tess Tester",
                "license": "Apache-2.0",
                "contributes": { "skills": ["skills/hello/SKILL.md"] }
            }))
            .file("skills/hello/SKILL.md", "---\nname: hello\ndescription: Says hello.\n---\n\nSay hello.\n")
            .file("index.js", "definePlugin({ handlers: { hello: () => 'hello' } });\n")
    }

    /// Replaces `plugin.json`.
    ///
    /// # Panics
    /// When the folder cannot be written.
    #[must_use]
    pub fn manifest(self, manifest: &serde_json::Value) -> Self {
        let text = serde_json::to_string_pretty(manifest).expect("a value can be written");
        self.file("plugin.json", &format!("{text}\n"))
    }

    /// Changes `plugin.json`.
    ///
    /// # Panics
    /// When the folder cannot be read or written.
    #[must_use]
    pub fn edit(self, change: impl FnOnce(&mut serde_json::Value)) -> Self {
        let text = std::fs::read_to_string(self.folder.join("plugin.json")).expect("the manifest was written");
        let mut manifest = serde_json::from_str(&text).expect("the manifest is JSON");
        change(&mut manifest);
        self.manifest(&manifest)
    }

    /// Writes one file.
    ///
    /// # Panics
    /// When it cannot be written.
    #[must_use]
    pub fn file(self, path: &str, text: &str) -> Self {
        let path = self.folder.join(path);
        std::fs::create_dir_all(path.parent().expect("a file lies in a folder")).expect("folders can be made");
        std::fs::write(path, text).expect("a file can be written");
        self
    }

    /// Where it is.
    #[must_use]
    pub fn folder(&self) -> &Path {
        &self.folder
    }
}

/// Makes a git repository of everything in `folder`; the branch is `main`.
pub fn init_repository(world: &World, folder: &Path) -> String {
    let git = |line: &str| world.tool("git").directory(folder.to_owned()).line(line).ok();
    drop(git("init --quiet --initial-branch=main"));
    commit_all(world, folder, "first")
}

/// Commits everything in `folder` and returns the commit's id.
pub fn commit_all(world: &World, folder: &Path, message: &str) -> String {
    let git = |line: &str| world.tool("git").directory(folder.to_owned()).line(line);
    drop(git("add --all").ok());
    drop(git("commit --quiet --allow-empty -m").arg(message).ok());
    git("rev-parse HEAD").ok().stdout.trim().to_owned()
}
