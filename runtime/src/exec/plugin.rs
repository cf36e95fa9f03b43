//! A plugin's own commands: in the sandbox, from its verified bytes, with nothing of the machine that was not granted.

use std::collections::BTreeMap;
use std::path::PathBuf;

use schemas::DomainPattern;
use schemas::manifest::Workspace;
use serde_json::Value;

use super::bridge;
use super::error::ExecError;
use super::roads::{Road, RoadGrants, Roads};
use crate::Loaded;
use crate::sandbox::{Access, CommandPlan, Confined, Identity, Limits, Network, PLUGIN, Plan, Sandbox, Seen};

/// Where the workspace stands inside, whatever it is called outside: a plugin learns nothing from the path.
pub const WORKSPACE: &str = "/workspace";
/// Programs are looked for where the system has them.
const PATH: &str = "/usr/local/bin:/usr/bin:/bin";

/// What a plugin's commands run in.
#[derive(Clone)]
pub struct Ground<'a> {
    /// The sandbox.
    pub sandbox: &'a Sandbox,
    /// Roads out.
    pub roads: &'a dyn Roads,
    /// Names that no plugin may reach.
    pub denied: Vec<DomainPattern>,
    /// The workspace, where the user has one open and lets plugins see it.
    pub workspace: Option<Shown>,
}

/// A folder that is shown, and what beneath it is not.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Shown {
    /// The folder, absolute and without links.
    pub folder: PathBuf,
    /// Paths beneath it.
    pub hidden: Vec<PathBuf>,
}

impl std::fmt::Debug for Ground<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Ground")
            .field("denied", &self.denied)
            .field("workspace", &self.workspace)
            .finish_non_exhaustive()
    }
}

/// A command of a plugin.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PluginCommand {
    /// What is run.
    pub argv: Vec<String>,
    /// Beside what every command gets.
    pub environment: BTreeMap<String, String>,
}

/// A plugin's command in its sandbox, and the road that is open for it.
#[derive(Debug)]
pub struct Started {
    /// The process.
    pub confined: Confined,
    /// Its road; keep it as long as the process runs.
    pub road: Option<Box<dyn Road>>,
}

impl PluginCommand {
    /// A command line for the shell, as hooks have it.
    #[must_use]
    pub fn line(loaded: &Loaded, line: &str) -> Self {
        let argv = ["/bin/sh", "-c", line].map(str::to_owned).to_vec();
        Self { argv, environment: surroundings(loaded) }
    }

    /// A command line that gets no environment at all, as status lines have it.
    #[must_use]
    pub fn bare_line(line: &str) -> Self {
        Self { argv: ["/bin/sh", "-c", line].map(str::to_owned).to_vec(), environment: BTreeMap::new() }
    }

    /// An MCP server: `{ command, args?, env? }`.
    ///
    /// # Errors
    /// [`ExecError::Server`] when it is not of that form.
    pub fn server(loaded: &Loaded, name: &str) -> Result<Self, ExecError> {
        let refuse = |why| ExecError::Server { name: name.to_owned(), why };
        let server = loaded.manifest().contributes.mcp_servers.get(name);
        let server = server.ok_or_else(|| refuse("the plugin contributes none of that name"))?;
        let Some(command) = server.get("command").and_then(Value::as_str) else {
            return Err(refuse("it is not a command but an address, which the host speaks to itself"));
        };
        let mut environment = surroundings(loaded);
        if let Some(given) = server.get("env").filter(|given| !given.is_null()) {
            let given = given.as_object().ok_or_else(|| refuse("its env is no object"))?;
            for (name, value) in given {
                let value = value.as_str().filter(|value| !value.contains('\0'));
                let value = value.ok_or_else(|| refuse("its env has a value that is no text"))?;
                let name = Some(name).filter(|name| is_variable(name));
                let name = name.ok_or_else(|| refuse("its env has a name that no variable has"))?;
                environment.insert(name.clone(), value.to_owned());
            }
        }
        let argv = match server.get("args").filter(|args| !args.is_null()) {
            None => ["/bin/sh", "-c", command].map(str::to_owned).to_vec(),
            Some(Value::Array(args)) => {
                // The shell looks the program up, and becomes it.
                let mut argv = ["/bin/sh", "-c", "exec \"$0\" \"$@\"", command].map(str::to_owned).to_vec();
                for arg in args {
                    let arg = arg.as_str().filter(|arg| !arg.contains('\0'));
                    argv.push(arg.ok_or_else(|| refuse("its args hold what is no text"))?.to_owned());
                }
                argv
            }
            Some(_) => return Err(refuse("its args are no list")),
        };
        Ok(Self { argv, environment })
    }
}

impl Ground<'_> {
    /// What would be run; the socket of the road is named, not opened.
    ///
    /// # Errors
    /// [`ExecError`].
    pub fn plan(&self, loaded: &Loaded, command: PluginCommand, limits: &Limits) -> Result<Plan, ExecError> {
        let socket = self.grants(loaded).map(|_| PathBuf::from("/nonexistent/proxy.sock"));
        Ok(self.sandbox.plan_command(&self.command(loaded, command, socket), limits)?)
    }

    /// Starts a command of a plugin.
    ///
    /// # Errors
    /// [`ExecError`]. When its road cannot be opened it is not run: no network is never an open one.
    pub fn start(&self, loaded: &Loaded, command: PluginCommand, limits: &Limits) -> Result<Started, ExecError> {
        let grants = self.grants(loaded);
        let road = grants.map(|grants| self.roads.open(Some(&loaded.manifest().name), &grants)).transpose();
        let road = road.map_err(ExecError::Road)?;
        let socket = road.as_ref().map(|road| road.socket().to_owned());
        let confined = self.sandbox.command(&self.command(loaded, command, socket), limits)?;
        Ok(Started { confined, road })
    }

    fn grants(&self, loaded: &Loaded) -> Option<RoadGrants> {
        let manifest = loaded.manifest();
        // The manifest's reader has refused what is no pattern.
        let allowed: Vec<DomainPattern> =
            manifest.allowed_domains.iter().filter_map(|text| text.parse().ok()).collect();
        let grants = RoadGrants { allowed, denied: self.denied.clone(), mode: manifest.network_mode };
        (!grants.allowed.is_empty()).then_some(grants)
    }

    fn command<'a>(&self, loaded: &'a Loaded, command: PluginCommand, socket: Option<PathBuf>) -> CommandPlan<'a> {
        let PluginCommand { argv, mut environment } = command;
        let shown = self.workspace.as_ref().filter(|_| loaded.manifest().workspace == Workspace::Read);
        let view = shown.map(|shown| Seen {
            from: shown.folder.clone(),
            to: WORKSPACE.into(),
            access: Access::Read,
            guarded: Vec::new(),
            hidden: shown.hidden.clone(),
        });
        if view.is_some() && !environment.is_empty() {
            environment.insert("DEEPCODE_WORKSPACE".to_owned(), WORKSPACE.to_owned());
        }
        if socket.is_some() {
            environment.extend(bridge::variables());
        }
        CommandPlan {
            argv,
            environment,
            directory: PLUGIN.into(),
            view: view.into_iter().collect(),
            plugin: Some(loaded),
            network: socket.map_or(Network::None, Network::Bridge),
            identity: Identity::Unprivileged,
        }
    }
}

/// What a hook or a server is told of its surroundings.
fn surroundings(loaded: &Loaded) -> BTreeMap<String, String> {
    let manifest = loaded.manifest();
    let named = [
        ("PATH", PATH.to_owned()),
        ("HOME", "/tmp".to_owned()),
        ("TMPDIR", "/tmp".to_owned()),
        ("LANG", "C.UTF-8".to_owned()),
        ("DEEPCODE_PLUGIN", manifest.name.to_string()),
        ("DEEPCODE_PLUGIN_VERSION", manifest.version.to_string()),
        ("DEEPCODE_PLUGIN_ROOT", PLUGIN.to_owned()),
    ];
    named.into_iter().map(|(name, value)| (name.to_owned(), value)).collect()
}

/// A name that a shell can read.
fn is_variable(name: &str) -> bool {
    let mut bytes = name.bytes();
    bytes.next().is_some_and(|first| first.is_ascii_alphabetic() || first == b'_')
        && bytes.all(|b| b.is_ascii_alphanumeric() || b == b'_')
        && name.len() <= 128
}
