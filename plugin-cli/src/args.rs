//! The command line: what can be asked for, and nothing of how it is done.

use std::ffi::OsString;
use std::path::PathBuf;

use clap::{Args, Parser, Subcommand};
use schemas::{MarketplaceName, PluginName, PluginVersion, PublicKey, TreeDigest};
use terminal::Format;

use crate::help;
use crate::target::{Pinned, Target};

/// Plugins from marketplaces that you trust: found, checked, installed, watched.
#[derive(Debug, Parser)]
#[command(
    name = "deepcode-plugin",
    version,
    after_long_help = help::PROGRAM
)]
pub struct Cli {
    /// Options that every command understands.
    #[command(flatten)]
    pub globals: Globals,
    /// The command.
    #[command(subcommand)]
    pub command: Command,
}

/// Options that every command understands.
#[derive(Debug, Clone, Args)]
#[command(next_help_heading = "Global options")]
#[expect(clippy::struct_excessive_bools, reason = "each is a flag of the command line, not a state")]
pub struct Globals {
    /// Only official plugins that a marketplace vouches for, and no hooks.
    #[arg(long, global = true)]
    pub strict: bool,
    /// Nothing is loaded: new plugins stay disabled.
    #[arg(long, global = true)]
    pub no_plugins: bool,
    /// How results are written.
    #[arg(long, global = true, value_enum, default_value_t)]
    pub format: Format,
    /// Where everything lies, instead of ~/.deepcode or $`DEEPCODE_HOME`.
    #[arg(
        long,
        global = true,
        value_name = "DIR",
        help = "Where everything lies [default: $DEEPCODE_HOME, else ~/.deepcode]"
    )]
    pub home: Option<PathBuf>,
    /// A settings file read over the user's own; never written.
    #[arg(long, global = true, value_name = "FILE")]
    pub settings: Option<PathBuf>,
    /// Never touch the network.
    #[arg(long, global = true)]
    pub offline: bool,
    /// Say only results, warnings and errors.
    #[arg(long, short, global = true)]
    pub quiet: bool,
}

/// A command.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Marketplaces: add, list, update, remove.
    #[command(subcommand, alias = "marketplaces")]
    Marketplace(Marketplace),
    /// Look through the catalogs of the added marketplaces.
    #[command(after_long_help = help::SEARCH)]
    Search(Search),
    /// Tell what a marketplace says of a plugin.
    #[command(after_long_help = help::INFO)]
    Info(Info),
    /// Install a plugin: fetch, check, show, ask, keep.
    #[command(alias = "add", after_long_help = help::INSTALL)]
    Install(Install),
    /// Write down exactly what is installed, for `install --locked`.
    #[command(after_long_help = help::LOCK)]
    Lock(Lock),
    /// What is installed, and how it stands.
    #[command(alias = "ls", after_long_help = help::LIST)]
    List(List),
    /// Move to newer versions, showing what each asks for that it did not have before.
    #[command(alias = "upgrade", after_long_help = help::UPDATE)]
    Update(Update),
    /// Let an installed plugin load, with its configuration.
    #[command(after_long_help = help::ENABLE)]
    Enable(Enable),
    /// Keep an installed plugin from loading.
    #[command(after_long_help = help::DISABLE)]
    Disable(Disable),
    /// Say that you have read all of an installed plugin: its texts need no more questions.
    #[command(after_long_help = help::APPROVE)]
    Approve(Approve),
    /// Take that back.
    Unapprove(Named),
    /// Remove exactly this plugin.
    #[command(alias = "uninstall", alias = "rm", after_long_help = help::REMOVE)]
    Remove(Remove),
    /// Read an installed plugin: what it contributes, its skills and prompts in full.
    #[command(after_long_help = help::REVIEW)]
    Review(Review),
    /// Hash what is installed again, and ask the marketplaces whether it was revoked.
    #[command(after_long_help = help::VERIFY)]
    Verify(Verify),
    /// What was revoked, and what you decided to ignore.
    #[command(after_long_help = help::REVOCATIONS)]
    Revocations(Revocations),
    /// Write down what a plugin tried, for its maintainer.
    #[command(after_long_help = help::REPORT)]
    Report(Report),
    /// Tell whether a tool call of an agent would manage plugins: exit 0 when not, 3 when so.
    #[command(after_long_help = help::GUARD)]
    Guard(Guard),
    /// Run a plugin's hook, status line or MCP server, or any command, in the sandbox.
    #[command(after_long_help = help::EXEC)]
    Exec(Exec),
    /// Look for what is wrong with this machine's set-up.
    #[command(after_long_help = help::DOCTOR)]
    Doctor,
    /// Own all plugins of a host: load, confine, judge, end them. Spoken to in lines of JSON.
    Host(Host),
    /// Call a handler of an installed plugin, and be asked for everything that it wants to do.
    Run(Run),
    /// Write completions for a shell.
    #[command(after_long_help = help::COMPLETIONS)]
    Completions(Completions),
    /// Write the manual page.
    #[command(hide = true)]
    Man,
}

/// `marketplace …`
#[derive(Debug, Subcommand)]
pub enum Marketplace {
    /// Trust a marketplace from its published address and its key.
    #[command(after_long_help = help::MARKETPLACE_ADD)]
    Add(MarketplaceAdd),
    /// The marketplaces that you added.
    #[command(alias = "ls")]
    List,
    /// Ask marketplaces what they say now.
    #[command(alias = "refresh", after_long_help = help::MARKETPLACE_UPDATE)]
    Update(MarketplaceUpdate),
    /// Forget a marketplace; the newest state seen of it is kept against rollback.
    #[command(alias = "rm", after_long_help = help::MARKETPLACE_REMOVE)]
    Remove(MarketplaceRemove),
}

/// `marketplace add`
#[derive(Debug, Args)]
pub struct MarketplaceAdd {
    /// `https://…`, `gh:owner/repo`, `file:///…`; best with `#sha256:…` of its root at the end.
    pub address: Pinned,
    /// Its public key, `ed25519:…`, as its maintainer gave it to you.
    #[arg(long, value_name = "ed25519:…")]
    pub key: Option<PublicKey>,
    /// Your short name for it; by default the last part of its own name.
    #[arg(long)]
    pub name: Option<MarketplaceName>,
}

/// `marketplace update`
#[derive(Debug, Args)]
pub struct MarketplaceUpdate {
    /// Which one; all when absent.
    pub name: Option<MarketplaceName>,
}

/// `marketplace remove`
#[derive(Debug, Args)]
pub struct MarketplaceRemove {
    /// Which one.
    pub name: MarketplaceName,
}

/// `search`
#[derive(Debug, Args)]
pub struct Search {
    /// Words that must all occur in a name or a description.
    pub words: Vec<String>,
    /// Only this marketplace.
    #[arg(long, value_name = "NAME")]
    pub marketplace: Option<MarketplaceName>,
}

/// `info`
#[derive(Debug, Args)]
pub struct Info {
    /// `name` or `name@marketplace`.
    pub target: Target,
    /// This version only.
    #[arg(long)]
    pub version: Option<PluginVersion>,
}

/// `install`
#[derive(Debug, Args)]
pub struct Install {
    /// `name@marketplace`, `name`, `gh:owner/repo[@ref]`, `git+https://…`, `npm:package`, `https://….tar.gz`, `./dir`.
    #[arg(required_unless_present = "locked", conflicts_with = "locked")]
    pub target: Option<Target>,
    /// Exactly this version.
    #[arg(long)]
    pub version: Option<PluginVersion>,
    /// Pre-releases may be chosen.
    #[arg(long, conflicts_with = "version")]
    pub pre: bool,
    /// Consent to exactly this tree, and no other, without being asked.
    #[arg(long, value_name = "sha256:…", conflicts_with = "locked")]
    pub digest: Option<TreeDigest>,
    /// Install exactly what a lock file says; its digests are the consent.
    #[arg(long, value_name = "FILE", num_args = 0..=1, default_missing_value = "plugins.lock.json", conflicts_with_all = ["version", "pre"])]
    pub locked: Option<PathBuf>,
}

/// `lock`
#[derive(Debug, Args)]
pub struct Lock {
    /// Where to write it.
    #[arg(long, value_name = "FILE", default_value = "plugins.lock.json")]
    pub out: PathBuf,
}

/// `list`
#[derive(Debug, Args)]
pub struct List {
    /// Ask the marketplaces which have newer versions.
    #[arg(long)]
    pub updates: bool,
}

/// `update`
#[derive(Debug, Args)]
pub struct Update {
    /// Which plugin; all when absent.
    pub name: Option<PluginName>,
    /// Exactly this version, older ones too.
    #[arg(long, requires = "name")]
    pub version: Option<PluginVersion>,
    /// Pre-releases may be chosen.
    #[arg(long, conflicts_with = "version")]
    pub pre: bool,
    /// Consent to exactly this tree, and no other, without being asked.
    #[arg(long, value_name = "sha256:…", requires = "name")]
    pub digest: Option<TreeDigest>,
}

/// `enable`
#[derive(Debug, Args)]
pub struct Enable {
    /// Which plugin.
    pub name: PluginName,
    /// Values for its configuration, `key=value`; arrays and booleans as JSON.
    #[arg(value_name = "key=value")]
    pub config: Vec<String>,
    /// Let this MCP server of it run too; they arrive disabled.
    #[arg(long, value_name = "SERVER")]
    pub mcp: Vec<String>,
}

/// `approve`
#[derive(Debug, Args)]
pub struct Approve {
    /// Which plugin.
    pub name: PluginName,
    /// Approve exactly this tree, and no other, without being asked.
    #[arg(long, value_name = "sha256:…")]
    pub digest: Option<TreeDigest>,
}

/// `unapprove`
#[derive(Debug, Args)]
pub struct Named {
    /// Which plugin.
    pub name: PluginName,
}

/// `disable`
#[derive(Debug, Args)]
pub struct Disable {
    /// Which plugin.
    pub name: PluginName,
    /// End it now wherever it runs, in the middle of a call too; without this it finishes what it does.
    #[arg(long)]
    pub kill: bool,
}

/// `remove`
#[derive(Debug, Args)]
pub struct Remove {
    /// Which plugin.
    pub name: PluginName,
    /// Keep what the plugin itself has stored.
    #[arg(long)]
    pub keep_state: bool,
}

/// `review`
#[derive(Debug, Args)]
pub struct Review {
    /// Which plugin.
    pub name: PluginName,
    /// Show this file of it instead, escaped.
    pub file: Option<String>,
}

/// `verify`
#[derive(Debug, Args)]
pub struct Verify {
    /// Which plugin; all when absent.
    pub name: Option<PluginName>,
}

/// `revocations`
#[derive(Debug, Args)]
pub struct Revocations {
    /// What to do; list when absent.
    #[command(subcommand)]
    pub act: Option<RevocationsAct>,
}

/// `revocations …`
#[derive(Debug, Subcommand)]
pub enum RevocationsAct {
    /// What is in force.
    List,
    /// Load this version although it was revoked; every command that touches it says so.
    #[command(after_long_help = help::IGNORE)]
    Ignore(NameVersion),
    /// Take that back.
    Unignore(NameVersion),
}

/// `name@version`
#[derive(Debug, Args)]
pub struct NameVersion {
    /// `name@version`
    #[arg(value_name = "name@version")]
    pub subject: crate::target::Exactly,
}

/// `report`
#[derive(Debug, Args)]
pub struct Report {
    /// Which plugin.
    pub name: PluginName,
    /// Write it to this file, which must not exist yet, instead of printing it.
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,
}

/// `guard`
#[derive(Debug, Args)]
pub struct Guard {
    /// The tool's name, as the host calls it: `Bash`, `Write`, `mcp__files__write`.
    #[arg(long)]
    pub tool: String,
    /// Its input as JSON; read from standard input when absent or `-`.
    #[arg(long, value_name = "JSON")]
    pub input: Option<String>,
}

/// `host`
#[derive(Debug, Args)]
pub struct Host {
    /// Speak on standard input and output.
    #[arg(long, required = true)]
    pub stdio: bool,
    /// How long a plugin may take to start.
    #[arg(long, value_name = "SECONDS", default_value_t = 10, value_parser = clap::value_parser!(u64).range(1..=600))]
    pub start_timeout: u64,
    /// How long a call may take.
    #[arg(long, value_name = "SECONDS", default_value_t = 60, value_parser = clap::value_parser!(u64).range(1..=3600))]
    pub call_timeout: u64,
    /// How often marketplaces are asked what they revoked, about.
    #[arg(long, value_name = "SECONDS", default_value_t = 1800, value_parser = clap::value_parser!(u64).range(60..=21600))]
    pub refresh: u64,
}

/// `run`
#[derive(Debug, Args)]
#[expect(clippy::struct_excessive_bools, reason = "each is a flag of the command line, not a state")]
pub struct Run {
    /// Which plugin.
    pub name: PluginName,
    /// Which handler.
    #[arg(required_unless_present = "print_plan")]
    pub handler: Option<String>,
    /// Its parameters, a JSON object.
    #[arg(long, value_name = "JSON", default_value = "{}")]
    pub params: String,
    /// It may read in this folder without asking.
    #[arg(long, value_name = "DIR")]
    pub allow_read: Vec<PathBuf>,
    /// It may read and write in this folder without asking.
    #[arg(long, value_name = "DIR")]
    pub allow_write: Vec<PathBuf>,
    /// It may fetch from its allowed domains without asking.
    #[arg(long)]
    pub allow_fetch: bool,
    /// It may run commands without asking; they see this folder read-only, and what else was allowed.
    #[arg(long)]
    pub allow_bash: bool,
    /// How long the call may take.
    #[arg(long, value_name = "SECONDS", default_value_t = 60, value_parser = clap::value_parser!(u64).range(1..=3600))]
    pub call_timeout: u64,
    /// Say in what sandbox it would run, as JSON, and run nothing.
    #[arg(long)]
    pub print_plan: bool,
}

/// `completions`
#[derive(Debug, Args)]
pub struct Completions {
    /// For which shell.
    pub shell: clap_complete::Shell,
}

/// The arguments without what only says how this program was reached: `deepcode plugin …`, `deepcode-plugin plugins …`.
#[must_use]
pub fn reached(arguments: Vec<OsString>) -> Vec<OsString> {
    let mut arguments = arguments.into_iter();
    let program = arguments.next().unwrap_or_else(|| OsString::from("deepcode-plugin"));
    let mut rest = arguments.peekable();
    if rest.peek().is_some_and(|first| first == "plugin" || first == "plugins") {
        rest.next();
    }
    std::iter::once(program).chain(rest).collect()
}

/// The format that the arguments ask for, where they cannot be parsed as a whole.
#[must_use]
pub fn format_asked(arguments: &[OsString]) -> Format {
    let split = arguments.windows(2).any(|pair| matches!(pair, [name, value] if name == "--format" && value == "json"));
    if split || arguments.iter().any(|a| a == "--format=json") { Format::Json } else { Format::Plain }
}

/// Whether the program was called by the host's name, which knows no other command here than `plugin`.
#[must_use]
pub fn called_as_host(arguments: &[OsString]) -> bool {
    arguments.first().and_then(|p| std::path::Path::new(p).file_name()).is_some_and(|name| name == "deepcode")
}

/// `exec`
#[derive(Debug, Args)]
#[command(
    override_usage = "deepcode-plugin exec [OPTIONS] <PLUGIN> <hook EVENT | status-line NAME | mcp SERVER>\n       \
                            deepcode-plugin exec --policy <POLICY> [OPTIONS] -- <COMMAND>..."
)]
pub struct Exec {
    /// Whose.
    #[arg(required_unless_present = "policy", conflicts_with = "policy")]
    pub plugin: Option<PluginName>,
    /// What of it. A hook reads its input as JSON and answers with the verdict of all that match.
    #[arg(value_enum, requires = "name")]
    pub what: Option<ExecWhat>,
    /// Of which event or name.
    pub name: Option<String>,
    /// How much a command may change.
    #[arg(long, value_enum, requires = "command")]
    pub policy: Option<ExecPolicy>,
    /// The workspace: what a plugin sees, read-only, if its manifest asks for it; what a command may change. A command has the working
    /// directory when this is absent.
    #[arg(long, value_name = "DIR")]
    pub workspace: Option<PathBuf>,
    /// More that a command sees.
    #[arg(long, value_name = "DIR", requires = "policy")]
    pub read: Vec<PathBuf>,
    /// More that a command may change under workspace-write.
    #[arg(long, value_name = "DIR", requires = "policy")]
    pub write: Vec<PathBuf>,
    /// A name that a command may reach; without any there is no network.
    #[arg(long, value_name = "DOMAIN", requires = "policy")]
    pub allow_domain: Vec<schemas::DomainPattern>,
    /// What may be done there: limited has no tunnels, so most programs get no https.
    #[arg(long, value_enum, default_value_t, requires = "policy")]
    pub network_mode: ExecNetwork,
    /// Say what would be run, as JSON, and run nothing.
    #[arg(long)]
    pub print_plan: bool,
    /// The command.
    #[arg(last = true, requires = "policy", value_name = "COMMAND")]
    pub command: Vec<OsString>,
}

/// What of a plugin is run.
#[derive(Debug, Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
pub enum ExecWhat {
    /// The hooks of an event.
    Hook,
    /// A status line.
    StatusLine,
    /// An MCP server, on standard input and output.
    Mcp,
}

/// How much a command may change.
#[derive(Debug, Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
pub enum ExecPolicy {
    /// Nothing but scratch files.
    ReadOnly,
    /// The workspace, but not its .git and what agents obey.
    WorkspaceWrite,
}

/// Which methods a command may use.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, clap::ValueEnum)]
pub enum ExecNetwork {
    /// GET, HEAD, OPTIONS.
    #[default]
    Limited,
    /// Every method, and tunnels for TLS.
    Full,
}

impl From<ExecNetwork> for schemas::manifest::NetworkMode {
    fn from(mode: ExecNetwork) -> Self {
        match mode {
            ExecNetwork::Limited => Self::Limited,
            ExecNetwork::Full => Self::Full,
        }
    }
}
