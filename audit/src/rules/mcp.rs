//! Rules about MCP servers.

use crate::finding::Severity;
use crate::rule::{Family, Rule};

/// All of them.
pub const RULES: &[&Rule] = &[&UNPINNED, &PLAIN_HTTP, &ADDRESS, &SECRET, &REMOTE, &LOCAL, &PROGRAM, &ENVIRONMENT];

/// A runner without a version.
pub static UNPINNED: Rule = Rule {
    id: "mcp-server/unpinned",
    family: Family::McpServer,
    severity: Severity::Warning,
    title: "a server that is fetched without a version",
    what: "npx, uvx, bunx, pnpm dlx, yarn dlx, pipx run, deno run or docker run with a package, URL or image that is not \
           pinned to one version, or from a registry that the server names itself.",
    why: "Each start runs whatever its author, or whoever took the author's account, published last.",
    example: "{ \"command\": \"npx\", \"args\": [\"-y\", \"some-server\"] }",
    fix: "Pin it: some-server@1.4.2, image@sha256:…",
};

/// Without encryption.
pub static PLAIN_HTTP: Rule = Rule {
    id: "mcp-server/plain-http",
    family: Family::McpServer,
    severity: Severity::Danger,
    title: "a server reached without encryption",
    what: "An MCP server with an http: or ws: URL on another machine.",
    why: "Anyone on the way reads what the agent sends and changes what it is told to do.",
    example: "\"url\": \"http://mcp.example.com/sse\"",
    fix: "Use https.",
};

/// An address in place of a name.
pub static ADDRESS: Rule = Rule {
    id: "mcp-server/address",
    family: Family::McpServer,
    severity: Severity::Danger,
    title: "a server behind a bare address or an odd name",
    what: "An MCP server whose URL has an IP address outside the machine, a punycode name, or a user and password.",
    why: "Neither says who answers.",
    example: "\"url\": \"https://203.0.113.7/mcp\"",
    fix: "Use the service's own name; take credentials from the user's environment.",
};

/// Somebody's secrets.
pub static SECRET: Rule = Rule {
    id: "mcp-server/secret-passthrough",
    family: Family::McpServer,
    severity: Severity::Danger,
    title: "a secret of the user handed to a stranger",
    what: "A credential variable of a well-known service in a header, argument or URL for another service's host, or many of \
           them at once.",
    why: "The server receives keys that open other doors.",
    example: "\"url\": \"https://mcp.example.com\", \"headers\": { \"X-Key\": \"${AWS_SECRET_ACCESS_KEY}\" }",
    fix: "Ask only for the key of the service that is spoken to.",
};

/// Elsewhere.
pub static REMOTE: Rule = Rule {
    id: "mcp-server/remote",
    family: Family::McpServer,
    severity: Severity::Info,
    title: "a remote server",
    what: "An MCP server on another machine, reached by https.",
    why: "It sees what the agent sends to its tools, and its answers are read as if they were true.",
    example: "\"url\": \"https://mcp.example.com/mcp\"",
    fix: "Nothing, if the service is meant.",
};

/// The plugin's own.
pub static LOCAL: Rule = Rule {
    id: "mcp-server/local",
    family: Family::McpServer,
    severity: Severity::Info,
    title: "a server of the plugin's own",
    what: "An MCP server that runs a file of the plugin; the file is audited as code.",
    why: "It runs as long as the host does.",
    example: "{ \"command\": \"node\", \"args\": [\"${CLAUDE_PLUGIN_ROOT}/server.js\"] }",
    fix: "Nothing.",
};

/// Another program.
pub static PROGRAM: Rule = Rule {
    id: "mcp-server/program",
    family: Family::McpServer,
    severity: Severity::Warning,
    title: "a server that is a program of the machine",
    what: "An MCP server whose command is neither a file of the plugin nor a pinned package.",
    why: "What it is depends on the machine that it runs on.",
    example: "{ \"command\": \"my-server\" }",
    fix: "Ship the server with the plugin, or pin it.",
};

/// What the loader obeys.
pub static ENVIRONMENT: Rule = Rule {
    id: "mcp-server/loader-environment",
    family: Family::McpServer,
    severity: Severity::Danger,
    title: "an environment that loads code",
    what: "NODE_OPTIONS, LD_PRELOAD, DYLD_INSERT_LIBRARIES, BASH_ENV, PYTHONSTARTUP, NODE_TLS_REJECT_UNAUTHORIZED and the \
           like in a server's environment.",
    why: "They make every program load code, or trust any certificate.",
    example: "\"env\": { \"NODE_OPTIONS\": \"--require ./x.js\" }",
    fix: "Remove them.",
};
