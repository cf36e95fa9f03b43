//! MCP servers in every form: `.mcp.json`, `mcpServers` of a manifest, `servers` of editors, a bare map.

use super::{Caller, Layout, Page};
use crate::finding::Place;
use crate::json::Node;

/// A text with its place.
pub(super) type Placed = (String, Place);

/// An MCP server as it is declared.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Server {
    /// Its name.
    pub name: String,
    /// Where it is declared.
    pub place: Place,
    /// The program, for a local one.
    pub command: Option<Placed>,
    /// Its arguments.
    pub args: Vec<Placed>,
    /// The address, for a remote one.
    pub url: Option<Placed>,
    /// Environment variables and headers: name and value.
    pub given: Vec<(String, Placed)>,
    /// Whether `given` holds what is sent along in headers.
    pub headers: usize,
    /// The plugin's own folder in the bundle: empty, or ending in `/`.
    pub root: String,
}

impl Server {
    /// The program and its arguments as one line.
    pub(crate) fn line(&self) -> String {
        let words: Vec<&str> = self.command.iter().chain(&self.args).map(|(text, _)| text.as_str()).collect();
        words.join(" ")
    }

    /// Its environment as a shell gives things to names, in the order of its lines.
    pub(crate) fn assigned(&self) -> Vec<(&str, String)> {
        let own = self.given.iter().skip(self.headers);
        own.filter_map(|(name, (value, _))| assignment(name, value)).collect()
    }
}

/// What gives `value` to `name` in a shell; nothing where that is no name there.
pub(super) fn assignment<'n>(name: &'n str, value: &str) -> Option<(&'n str, String)> {
    let is_name = name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_');
    let begins = name.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_');
    (is_name && begins).then(|| (name, format!("{name}={}", super::quote(value))))
}

/// The line behind what its environment gives to the names that it has.
pub(crate) fn with_given(given: &[(&str, String)], line: &str) -> String {
    let has = |name: &str| [format!("${name}"), format!("${{{name}")].iter().any(|used| line.contains(used.as_str()));
    let mut whole = String::new();
    for (_, assigned) in given.iter().filter(|(name, _)| has(name)) {
        whole.push_str(assigned);
        whole.push(' ');
    }
    whole.push_str(line);
    whole
}

impl Layout {
    /// A file of servers: a map under a known key, or the map itself.
    pub(super) fn server_file(&mut self, page: &Page<'_>, node: &Node) {
        let keys = ["mcpServers", "servers", "mcp_servers", "mcp"];
        let known: Vec<&Node> = keys.into_iter().flat_map(|key| node.all(key).collect::<Vec<_>>()).collect();
        for servers in &known {
            self.server_map(page, servers);
        }
        if known.is_empty() {
            self.server_map(page, node);
        }
    }

    /// A map of servers, or a list of them. A path to such a file is nothing here: the file is read under its own name.
    pub(super) fn server_map(&mut self, page: &Page<'_>, node: &Node) {
        for inner in node.all("mcpServers").flat_map(Node::members) {
            self.server(page, &inner.key, &inner.node);
        }
        for member in node.members().iter().filter(|member| member.key != "mcpServers") {
            self.server(page, &member.key, &member.node);
        }
        for item in node.items() {
            self.server(page, item.last("name").and_then(Node::text).unwrap_or_default(), item);
        }
    }

    fn server(&mut self, page: &Page<'_>, name: &str, node: &Node) {
        for helper in node.all("headersHelper") {
            self.line(page, helper, Caller::Service);
        }
        let text = |node: &Node| node.text().map(|text| (text.to_owned(), page.place(node)));
        let command = node.last("command");
        // A command may be a list: the program and its arguments.
        let mut words = command.into_iter().flat_map(Node::one_or_more).filter_map(text);
        let program = words.next();
        let args = words.chain(node.all("args").flat_map(Node::one_or_more).filter_map(text)).collect();
        let url = ["url", "serverUrl", "httpUrl", "endpoint", "uri"].into_iter().find_map(|key| node.last(key));
        let url = url.and_then(text);
        if program.is_none() && url.is_none() {
            return;
        }
        let map = |key| {
            let members = node.all(key).flat_map(Node::members);
            members.filter_map(|member| Some((member.key.clone(), text(&member.node)?))).collect::<Vec<_>>()
        };
        let mut given = map("headers");
        let headers = given.len();
        given.extend(map("env"));
        let root = page.root.to_owned();
        let server = Server {
            name: name.to_owned(),
            place: page.place(node),
            command: program,
            args,
            url,
            given,
            headers,
            root,
        };
        self.servers.push(server);
    }
}
