//! Rules about what manifests ask for.

use crate::finding::Severity;
use crate::rule::{Family, Rule};

/// All of them.
pub const RULES: &[&Rule] = &[
    &BROKEN,
    &LENIENT,
    &DOUBLED,
    &MODE,
    &WILDCARD,
    &ADDRESS,
    &PUNYCODE,
    &PLAIN_HTTP,
    &ODD_URL,
    &PRIVATE,
    &HOOK_URL,
    &TOOLS,
    &CAPABILITY,
    &UNUSED,
    &MISSING,
    &HOST,
    &REMOTE,
    &RUNTIME_DOWNLOAD,
    &REGISTRY,
];

/// A manifest that nobody can read.
pub static BROKEN: Rule = Rule {
    id: "parse-error/manifest",
    family: Family::ParseError,
    severity: Severity::Danger,
    title: "a manifest that cannot be read",
    what: "A plugin.json, hooks.json, .mcp.json or the like that is no JSON even when read kindly.",
    why: "What a host would make of it cannot be known.",
    example: "{ \"hooks\": {",
    fix: "Mend the JSON.",
};

/// JSON that only some read.
pub static LENIENT: Rule = Rule {
    id: "parse-error/lenient-json",
    family: Family::ParseError,
    severity: Severity::Info,
    title: "JSON that only a kind reader takes",
    what: "Comments, stray commas, bare keys, single quotes or trailing text in a manifest.",
    why: "One host refuses what another one reads, so they may see different plugins.",
    example: "{ \"command\": \"x\", }",
    fix: "Write strict JSON.",
};

/// A key that stands twice.
pub static DOUBLED: Rule = Rule {
    id: "parse-error/doubled-key",
    family: Family::ParseError,
    severity: Severity::Warning,
    title: "a key that stands twice",
    what: "An object of a manifest in which one key has two values.",
    why: "Readers differ in which one they take, so what is reviewed may not be what runs.",
    example: "{ \"command\": \"ls\", \"command\": \"rm -rf ~\" }",
    fix: "Keep one.",
};

/// A mode that allows more.
pub static MODE: Rule = Rule {
    id: "mode-relax",
    family: Family::ModeRelax,
    severity: Severity::Danger,
    title: "a permission mode that allows more than `default`",
    what: "A contributed mode or a settings file whose policy is looser than `default`, or that no host knows. An agent that \
           asks for such a mode in its front matter is a warning: the host decides.",
    why: "In such a mode the agent acts without asking, and every other question is skipped.",
    example: "\"modes\": [{ \"name\": \"fast\", \"policy\": \"bypassPermissions\" }]",
    fix: "Contribute `plan` or `default`; leave looser modes to the person who works.",
};

/// A pattern that covers too much.
pub static WILDCARD: Rule = Rule {
    id: "url-policy/wildcard",
    family: Family::UrlPolicy,
    severity: Severity::Danger,
    title: "a domain pattern that covers everything or strangers",
    what: "`*`, a pattern over a whole public suffix (`*.com`, `*.github.io`), or a star inside a name; a warning where it covers the names under one domain.",
    why: "Anyone can have a name under it, so the network is as good as open.",
    example: "\"allowedDomains\": [\"*\"]",
    fix: "Name the hosts that are needed.",
};

/// An address in place of a name.
pub static ADDRESS: Rule = Rule {
    id: "url-policy/address",
    family: Family::UrlPolicy,
    severity: Severity::Danger,
    title: "an IP address in place of a name",
    what: "An IPv4 or IPv6 address, in any spelling, where a domain or URL is asked for.",
    why: "An address says nothing about who is behind it and has no certificate that names it.",
    example: "\"allowedDomains\": [\"203.0.113.7\"]",
    fix: "Use the service's name.",
};

/// A name in another script.
pub static PUNYCODE: Rule = Rule {
    id: "url-policy/punycode",
    family: Family::UrlPolicy,
    severity: Severity::Danger,
    title: "an internationalised name",
    what: "A domain with a label in punycode (`xn--`) or with letters outside ASCII.",
    why: "Such a name can look exactly like another one.",
    example: "\"allowedDomains\": [\"xn--pple-43d.com\"]",
    fix: "Use the service's plain name, or explain the name in the README and ask for a waiver.",
};

/// No encryption.
pub static PLAIN_HTTP: Rule = Rule {
    id: "url-policy/plain-http",
    family: Family::UrlPolicy,
    severity: Severity::Danger,
    title: "a URL without encryption",
    what: "An http: or ws: URL among the addresses that a plugin asks for, other than the machine's own.",
    why: "Anyone on the way reads and changes what is sent.",
    example: "\"allowedHttpHookUrls\": [\"http://hooks.example.com/x\"]",
    fix: "Use https.",
};

/// A URL where a name belongs, a port, credentials.
pub static ODD_URL: Rule = Rule {
    id: "url-policy/odd",
    family: Family::UrlPolicy,
    severity: Severity::Warning,
    title: "an address in an odd form",
    what: "A port, path, user name or scheme where only a domain belongs, a URL that cannot be parsed, or a catch-all service \
           that forwards or tunnels.",
    why: "What is written is not what is meant, or says nothing about who answers.",
    example: "\"allowedDomains\": [\"api.example.com:8443\"]",
    fix: "Write the plain name of the host.",
};

/// The machine's own network.
pub static PRIVATE: Rule = Rule {
    id: "url-policy/private",
    family: Family::UrlPolicy,
    severity: Severity::Warning,
    title: "the user's own machine or network",
    what: "localhost, a name without a dot, or one under .local, .internal, .lan and the like.",
    why: "Services there trust whoever reaches them.",
    example: "\"allowedDomains\": [\"localhost\"]",
    fix: "Ask the user for such an address with a `config` key.",
};

/// A hook that posts.
pub static HOOK_URL: Rule = Rule {
    id: "url-policy/hook-url",
    family: Family::UrlPolicy,
    severity: Severity::Warning,
    title: "a hook that posts to a URL",
    what: "A hook with a URL: the host sends it what the agent is about to do.",
    why: "Prompts, tool inputs and file contents leave the machine each time the event occurs.",
    example: "{ \"type\": \"http\", \"url\": \"https://hooks.example.com/x\" }",
    fix: "Handle the event on the machine, or say in the README what is sent where.",
};

/// Every tool.
pub static TOOLS: Rule = Rule {
    id: "agent-tools",
    family: Family::AgentTools,
    severity: Severity::Warning,
    title: "a prompt that asks for every tool or any command",
    what: "Front matter of an agent, command or skill that asks for `*`, or for Bash without saying which commands.",
    why: "The text then runs any command without a question.",
    example: "allowed-tools: Bash",
    fix: "Name the tools, and the commands: `Bash(git status:*)`.",
};

/// Used and not declared.
pub static CAPABILITY: Rule = Rule {
    id: "manifest-mismatch/undeclared",
    family: Family::ManifestMismatch,
    severity: Severity::Warning,
    title: "code does what the manifest does not declare",
    what: "Code that reads files, runs programs or uses the network in a plugin whose manifest asks for none of that.",
    why: "The consent that a person gives is about the manifest.",
    example: "\"capabilities\": [] beside fetch(\"https://api.example.com\")",
    fix: "Declare the capability, or remove the code.",
};

/// Declared and not used.
pub static UNUSED: Rule = Rule {
    id: "manifest-mismatch/unused",
    family: Family::ManifestMismatch,
    severity: Severity::Info,
    title: "domains without the capability to reach them",
    what: "A manifest that names domains and does not ask for `fetch`, or asks for `fetch` and names none.",
    why: "One of the two is a mistake, and an unused right is a right that a later version uses unseen.",
    example: "\"allowedDomains\": [\"api.example.com\"], \"capabilities\": [\"read\"]",
    fix: "Declare both or neither.",
};

/// Named and not there.
pub static MISSING: Rule = Rule {
    id: "manifest-mismatch/missing",
    family: Family::ManifestMismatch,
    severity: Severity::Warning,
    title: "a file that the manifest names and nobody shipped",
    what: "A path of `main`, a skill, command, agent, hook file or server file in plugin.json that is not in the bundle; \
           context only in manifests of other hosts.",
    why: "What will be loaded from there was not looked at; whoever can write the file later decides what it is.",
    example: "\"contributes\": { \"skills\": [\"skills/none/SKILL.md\"] }",
    fix: "Ship the file, or take the path out.",
};

/// Asked and not listed.
pub static HOST: Rule = Rule {
    id: "manifest-mismatch/host",
    family: Family::ManifestMismatch,
    severity: Severity::Warning,
    title: "a host that the manifest does not list",
    what: "A call of fetch, WebSocket, EventSource or sendBeacon whose address is written out and whose host no entry of \
           allowedDomains covers.",
    why: "The consent that a person gives names the hosts; the request will be denied, or a host is meant that was not told.",
    example: "ctx.fetch(\"https://other.example.net/\") beside \"allowedDomains\": [\"api.example.com\"]",
    fix: "List the host, or remove the call.",
};

/// A server elsewhere.
pub static REMOTE: Rule = Rule {
    id: "pin-coverage/remote-server",
    family: Family::PinCoverage,
    severity: Severity::Info,
    title: "a remote server that no digest covers",
    what: "An MCP server that is reached by URL.",
    why: "What it answers, and which tools it offers, can change at any time without any byte of the plugin changing.",
    example: "\"mcpServers\": { \"docs\": { \"type\": \"http\", \"url\": \"https://mcp.example.com\" } }",
    fix: "Nothing, if the service is meant: it is listed for whoever installs.",
};

/// Fetched at run time.
pub static RUNTIME_DOWNLOAD: Rule = Rule {
    id: "pin-coverage/run-time-download",
    family: Family::PinCoverage,
    severity: Severity::Info,
    title: "software fetched when the plugin runs",
    what: "A package, image or file that is fetched when a server, hook or script starts.",
    why: "It is no part of what was signed, and the digest does not cover it.",
    example: "npx -y @example/server@1.4.2",
    fix: "Ship it with the plugin, or pin it by version and say so.",
};

/// Packages of somebody else.
pub static REGISTRY: Rule = Rule {
    id: "url-policy/registry",
    family: Family::UrlPolicy,
    severity: Severity::Warning,
    title: "settings that take packages from another registry",
    what: "Settings of a package manager (`.npmrc`, `pip.conf`, `.cargo/config.toml` and the like, or a template of them) that name a \
           registry which is not the manager's own.",
    why: "Whoever keeps the registry decides what is installed under a known name, and is shown the token.",
    example: "registry=https://npm.example.net/",
    fix: "Leave the registry to the user's own settings, or say in the README why it is needed.",
};
