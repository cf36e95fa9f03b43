//! The two line protocols: a host speaks to the broker, the broker speaks to a plugin. JSON-RPC 2.0, one object a line.
//!
//! Every message is a type here, unknown members are refused, and each type's JSON Schema is generated from it. What the
//! messages mean is told in `docs/formats/rpc.md`.

mod asks;
mod bounded;
mod context;
mod error;
mod events;
mod fetch;
mod frame;
mod hook;
mod host;
mod ids;
mod listing;
mod plugin;
mod registry;

pub use asks::{Bash, BashAnswer, ConsentAsk, ConsentKind, ConsentText, Decision, Fetch, Read, Shown, Verdict, Write};
pub use bounded::{Bounded, Few, TooMany};
pub use context::{
    CtxBash, CtxBashResult, CtxFetch, CtxLog, CtxRead, CtxReadResult, CtxWrite, Encoding, LogLevel, StateDelete,
    StateGet, StateGetResult, StateKey, StateList, StateListResult, StatePut,
};
pub use error::{ErrorCode, ErrorData, ErrorObject, Refusal};
pub use events::{Audit, Crash, CrashKind, Crashed, Log, ProcessState, RevokedEvent, StateEvent, ViolationEvent};
pub use fetch::{FetchAnswer, FetchRequest};
pub use frame::{BadFrame, Frame, Outcome};
pub use hook::{HookAnswer, HookDecision, HookFailure, HookVerdict};
pub use host::{
    BrokerLimits, Choice, ConsentRecord, GuardEvaluate, GuardVerdict, HookRun, HostCapabilities, HostInitialize,
    HostInitialized, Mode, Peer, PluginDisable, PluginInvoke, PluginInvoked, PluginStop, Refreshed, RevocationsRefresh,
    Root, RootAccess, SandboxSummary, SessionClose, SessionOpen, ShellSandbox, Shutdown, StatusLineRun, StatusLineText,
};
pub use ids::{CallId, Id, Nonce, SessionId, Token};
pub use listing::{
    AgentText, CommandText, Contributed, Contributions, ContributionsOf, Loading, McpServer, PluginFacts, PluginHandle,
    PluginRefused, PluginsContributions, PluginsList, PluginsListed, PluginsLoad, PluginsLoaded, SkillText, Standing,
    StatusLineName, TextFile,
};
pub use plugin::{
    Cancel, Cause, Hook, Initialize, Initialized, Invoke, Nothing, PluginLimits, PluginRef, Ready, RunningEngine,
};
pub(crate) use registry::schema;
pub use registry::{MESSAGES, Message, Part, Wire, document};

/// The version of both protocols.
pub const VERSION: u32 = 1;

/// 1 MiB: the longest line from a plugin. What a plugin reads comes in the other direction.
pub const PLUGIN_LINE: usize = 1 << 20;
/// 8 MiB: the longest line from a host, and of everything that is sent but [`INITIALIZE_LINE`].
pub const HOST_LINE: usize = 8 << 20;
/// 64 MiB: the longest `initialize` to a plugin; it carries the modules, and a tree has at most that much code.
pub const INITIALIZE_LINE: usize = 64 << 20;
/// 100 lines a second from one plugin, then it is disconnected: ten times what a busy plugin sends.
pub const LINES_A_SECOND: u32 = 100;
