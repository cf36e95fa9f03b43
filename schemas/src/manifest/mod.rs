//! `plugin.json`: what a plugin says it is, contributes and wants.

mod author;
mod check;
mod config;
mod contributes;
mod difference;

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::domain::DomainPattern;
use crate::name::PluginName;
use crate::path::PathText;
use crate::strict::{Document, FieldError, Unknown};
use crate::version::PluginVersion;

pub use author::Author;
pub use config::{BadValue, ConfigKey, ConfigType};
pub use contributes::{Command, Contributes, ContributionKind, Hook, HookMatcher, Mode, StatusLine};
pub use difference::{Change, Difference};

/// The manifest at a plugin's top.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Manifest {
    /// For editors; ignored.
    #[serde(rename = "$schema", default, skip_serializing_if = "Option::is_none")]
    pub schema: Option<String>,
    /// The plugin's name.
    pub name: PluginName,
    /// Its version.
    pub version: PluginVersion,
    /// One line about it.
    #[schemars(length(max = 500))]
    #[serde(default)]
    pub description: String,
    /// Who wrote it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub author: Option<Author>,
    /// An SPDX expression.
    #[schemars(length(min = 1, max = 200))]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub license: Option<String>,
    /// A web page.
    #[schemars(length(max = 2048), regex(pattern = "^https?://"))]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub homepage: Option<String>,
    /// A source repository.
    #[schemars(length(max = 2048), regex(pattern = "^https?://"))]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub repository: Option<String>,
    /// Words to be found by.
    #[schemars(length(max = 20), inner(length(min = 1, max = 50)))]
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub keywords: Vec<String>,
    /// The DeepCode versions that it works with.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub engines: Option<Engines>,
    /// What runs its code.
    #[serde(default)]
    pub engine: Engine,
    /// How a node plugin is spoken to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub runtime: Option<RuntimeKind>,
    /// The entry file; `index.js` when a plugin with code does not say.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Option<PathText>")]
    pub main: Option<String>,
    /// The network names that it asks for.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[schemars(with = "Vec<DomainPattern>", length(max = 100), extend("uniqueItems" = true))]
    pub allowed_domains: Vec<String>,
    /// Which methods it may use there.
    #[serde(default)]
    pub network_mode: NetworkMode,
    /// Exact https URLs that its hooks may post to.
    #[schemars(length(max = 20), inner(regex(pattern = "^https://")), extend("uniqueItems" = true))]
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub allowed_http_hook_urls: Vec<String>,
    /// What it may ask the host for.
    #[schemars(extend("uniqueItems" = true))]
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub capabilities: Vec<Capability>,
    /// Whether it sees the workspace.
    #[serde(default)]
    pub workspace: Workspace,
    /// What it adds.
    #[serde(default)]
    pub contributes: Contributes,
    /// What it asks the user for at enable.
    #[schemars(extend("propertyNames" = { "pattern": "^[A-Za-z][A-Za-z0-9_-]{0,63}$" }, "maxProperties" = 100))]
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub config: BTreeMap<String, ConfigKey>,
}

/// The hosts that it works with.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Engines {
    /// A semver requirement on DeepCode.
    pub deepcode: String,
}

/// What runs the code.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Engine {
    /// The embedded engine.
    #[default]
    Quickjs,
    /// Node ≥ 20.
    Node,
}

impl Engine {
    /// The word for it.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Quickjs => "quickjs",
            Self::Node => "node",
        }
    }
}

/// How a node plugin is spoken to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum RuntimeKind {
    /// Through `PluginContext`.
    Context,
    /// As a program that speaks line-JSON.
    Stdio,
}

/// Which methods the network policy lets through.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum NetworkMode {
    /// GET, HEAD, OPTIONS.
    #[default]
    Limited,
    /// Every method.
    Full,
}

/// What a plugin may ask the host for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Capability {
    /// Read files.
    Read,
    /// Write files.
    Write,
    /// Run commands.
    Bash,
    /// Reach its allowed domains.
    Fetch,
    /// Keep state.
    State,
}

/// Whether the plugin's processes see the workspace.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Workspace {
    /// No.
    #[default]
    None,
    /// Read-only.
    Read,
}

impl Manifest {
    /// Where the manifest stands in a tree.
    pub const PATH: &'static str = "plugin.json";

    /// Whether the plugin has code of its own: it names `main`, `runtime` or the engine `node`, asks for `state`, or asks
    /// for capabilities that no agent of it could use. Skills, commands, hooks and agents alone need no entry file.
    #[must_use]
    pub fn has_code(&self) -> bool {
        self.main.is_some()
            || self.runtime.is_some()
            || self.engine == Engine::Node
            || self.capabilities.contains(&Capability::State)
            || (!self.capabilities.is_empty() && self.contributes.agents.is_empty())
    }

    /// The entry file of a plugin with code.
    #[must_use]
    pub fn entry(&self) -> Option<&str> {
        self.has_code().then(|| self.main.as_deref().unwrap_or("index.js"))
    }

    /// Every file that the manifest names and the tree must hold, with the field that names it. A skill is a file that
    /// ends in `.md`, or a folder with a `SKILL.md`.
    #[must_use]
    pub fn files(&self) -> Vec<(String, String)> {
        let skill = |path: &str| if path.ends_with(".md") { path.to_owned() } else { format!("{path}/SKILL.md") };
        let contributes = &self.contributes;
        let skills = contributes.skills.iter().enumerate().map(|(i, p)| (format!("contributes.skills[{i}]"), skill(p)));
        let commands = contributes.commands.iter().enumerate();
        let commands = commands
            .filter_map(|(i, c)| c.skill.as_deref().map(|p| (format!("contributes.commands[{i}].skill"), skill(p))));
        let agents =
            contributes.agents.iter().enumerate().map(|(i, p)| (format!("contributes.agents[{i}]"), p.clone()));
        let main = self.entry().map(|path| ("main".to_owned(), path.to_owned()));
        main.into_iter().chain(skills).chain(commands).chain(agents).collect()
    }
}

impl Document for Manifest {
    const NAME: &'static str = "plugin.json";
    /// 256 KiB: a hundred times the largest real manifest.
    const BYTES: usize = 256 << 10;
    const UNKNOWN: Unknown = Unknown::Refused;

    /// Rules of shape; whether the named files exist is checked against the tree.
    fn check(&self) -> Result<(), FieldError> {
        check::manifest(self)
    }
}
