//! What a person reads of a plugin before trusting it: its manifest, and the texts that steer the model, in full.

use std::collections::BTreeMap;

use schemas::{Manifest, Sha256};
use sha2::{Digest, Sha256 as Hasher};
use terminal::{Exit, Failure};
use verifier::Tree;
use verifier::tree::Refused;

/// 1 MiB: ten times the longest skill seen. A longer text is not shown in part: the plugin is refused.
const TEXT_BYTES: u64 = 1 << 20;

/// A text that steers the model: a skill, a command's prompt, an agent.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Text {
    /// `skill`, `command` or `agent`.
    pub kind: &'static str,
    /// The text; bytes that are not UTF-8 are shown as U+FFFD.
    pub words: String,
    /// The SHA-256 of its bytes, which acknowledgements name.
    pub digest: Sha256,
}

/// A manifest with its texts, by path or by `/command`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reading {
    /// The manifest.
    pub manifest: Manifest,
    /// The texts.
    pub texts: BTreeMap<String, Text>,
    /// Every file with the digest of its bytes as git names it.
    pub files: BTreeMap<String, [u8; 32]>,
}

impl Reading {
    /// Reads the texts that `manifest` names out of `tree`.
    ///
    /// # Errors
    /// When a text is longer than 1 MiB, or the medium fails.
    pub fn of(tree: &Tree, manifest: &Manifest) -> Result<Self, Refused> {
        let mut texts = BTreeMap::new();
        let added = &manifest.contributes;
        let skills = added.skills.iter().map(|path| ("skill", path));
        let agents = added.agents.iter().map(|path| ("agent", path));
        for (kind, file) in skills.chain(agents).flat_map(|(kind, path)| files_at(tree, path).map(move |f| (kind, f))) {
            if let Some(bytes) = tree.read(file, TEXT_BYTES)? {
                texts.insert(file.to_owned(), Text::new(kind, &bytes));
            }
        }
        for command in &added.commands {
            if let Some(prompt) = &command.prompt {
                texts.insert(format!("/{}", command.name), Text::new("command", prompt.as_bytes()));
            }
        }
        let files = tree.entries().iter().map(|e| (e.path.clone(), e.blob)).collect();
        Ok(Self { manifest: manifest.clone(), texts, files })
    }

    /// Nothing at all, under the name and version of `manifest`: what everything is new against.
    ///
    /// # Errors
    /// Never in practice: a name and a version are a manifest.
    pub fn nothing(manifest: &Manifest) -> Result<Self, Failure> {
        let bare = serde_json::json!({ "name": manifest.name, "version": manifest.version });
        let manifest = serde_json::from_value(bare).map_err(|e| Failure::new(Exit::Failed, e))?;
        Ok(Self { manifest, texts: BTreeMap::new(), files: BTreeMap::new() })
    }

    /// The digests of all texts, which a person acknowledges by having been shown them.
    #[must_use]
    pub fn digests(&self) -> Vec<Sha256> {
        let mut all: Vec<Sha256> = self.texts.values().map(|t| t.digest).collect();
        all.sort_unstable();
        all.dedup();
        all
    }
}

impl Text {
    fn new(kind: &'static str, bytes: &[u8]) -> Self {
        Self { kind, words: String::from_utf8_lossy(bytes).into_owned(), digest: Sha256(Hasher::digest(bytes).into()) }
    }
}

/// The file at `path`, or every file below it where it is a folder.
fn files_at<'a>(tree: &'a Tree, path: &'a str) -> impl Iterator<Item = &'a str> {
    let path = path.strip_prefix("./").unwrap_or(path).trim_end_matches('/');
    let fits = move |file: &&str| file.strip_prefix(path).is_some_and(|rest| rest.is_empty() || rest.starts_with('/'));
    tree.entries().iter().map(|e| e.path.as_str()).filter(fits)
}
