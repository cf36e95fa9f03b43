//! A rule: the one place that says what it looks for, why, and how to mend it; the code, the digest and the docs read it.

use std::fmt;

use crate::finding::Severity;

/// What a finding is about (`docs/reference/rules/`): the table of the severity policy, row by row.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Family {
    /// Text that becomes code.
    DynamicCode,
    /// Other programs.
    ProcessExec,
    /// Modules whose name is not known before the program runs.
    DynamicModule,
    /// Modules that are neither Node's nor the plugin's.
    ExternalImport,
    /// Machine code.
    NativeCode,
    /// Threads with a realm of their own.
    Worker,
    /// A key that cannot be resolved, on a sensitive base.
    UnresolvedAccess,
    /// Decoded text that reaches a code or module sink.
    DecodeExec,
    /// Secrets read where the network is.
    Exfil,
    /// Places where credentials lie.
    SecretPath,
    /// What outlives the plugin.
    Persistence,
    /// Files.
    FsAccess,
    /// The network.
    NetAccess,
    /// The environment.
    EnvRead,
    /// Changes to what others use.
    GlobalMutation,
    /// WebAssembly.
    Wasm,
    /// A root object that travels.
    RootEscape,
    /// A sensitive name assembled from parts.
    BuiltSensitiveName,
    /// Code made hard to read.
    Obfuscation,
    /// Characters that nobody sees.
    InvisibleUnicode,
    /// Identifiers that look like others.
    HomoglyphIdent,
    /// Text addressed to the agent.
    PromptInjection,
    /// Scripts of a package manager.
    InstallScript,
    /// Links, binaries, archives.
    BundleShape,
    /// What cannot be parsed.
    ParseError,
    /// What costs an auditor too much.
    AuditorDos,
    /// Commands of hooks and status lines.
    HookShell,
    /// MCP servers.
    McpServer,
    /// Modes that allow more.
    ModeRelax,
    /// Domains and URLs that are declared.
    UrlPolicy,
    /// Agents and commands that ask for every tool.
    AgentTools,
    /// Names like other names.
    NameLookalike,
    /// Declared and used differ.
    ManifestMismatch,
    /// Shell lines that run before a command's text is read.
    CommandPreexec,
    /// What the digest does not cover.
    PinCoverage,
    /// A language model's second opinion.
    DeepAudit,
}

impl Family {
    /// The stable word.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Self::DynamicCode => "dynamic-code",
            Self::ProcessExec => "process-exec",
            Self::DynamicModule => "dynamic-module",
            Self::ExternalImport => "external-import",
            Self::NativeCode => "native-code",
            Self::Worker => "worker",
            Self::UnresolvedAccess => "unresolved-access",
            Self::DecodeExec => "decode-exec",
            Self::Exfil => "exfil",
            Self::SecretPath => "secret-path",
            Self::Persistence => "persistence",
            Self::FsAccess => "fs-access",
            Self::NetAccess => "net-access",
            Self::EnvRead => "env-read",
            Self::GlobalMutation => "global-mutation",
            Self::Wasm => "wasm",
            Self::RootEscape => "root-escape",
            Self::BuiltSensitiveName => "built-sensitive-name",
            Self::Obfuscation => "obfuscation",
            Self::InvisibleUnicode => "invisible-unicode",
            Self::HomoglyphIdent => "homoglyph-ident",
            Self::PromptInjection => "prompt-injection",
            Self::InstallScript => "install-script",
            Self::BundleShape => "bundle-shape",
            Self::ParseError => "parse-error",
            Self::AuditorDos => "auditor-dos",
            Self::HookShell => "hook-shell",
            Self::McpServer => "mcp-server",
            Self::ModeRelax => "mode-relax",
            Self::UrlPolicy => "url-policy",
            Self::AgentTools => "agent-tools",
            Self::NameLookalike => "name-lookalike",
            Self::ManifestMismatch => "manifest-mismatch",
            Self::CommandPreexec => "command-preexec",
            Self::PinCoverage => "pin-coverage",
            Self::DeepAudit => "deep-audit",
        }
    }
}

impl fmt::Display for Family {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// A rule. Every one is a `static` in [`crate::rules`], and [`crate::rules::all`] lists it.
#[derive(Debug, PartialEq, Eq)]
pub struct Rule {
    /// Stable, `<family>` or `<family>/<what>`: `dynamic-code/eval`.
    pub id: &'static str,
    /// The row of the policy.
    pub family: Family,
    /// What a finding has when the code says nothing else.
    pub severity: Severity,
    /// One line, without a full stop: what was found.
    pub title: &'static str,
    /// What the rule looks for.
    pub what: &'static str,
    /// Why it matters.
    pub why: &'static str,
    /// A few lines that trip it.
    pub example: &'static str,
    /// What an author does instead.
    pub fix: &'static str,
}
