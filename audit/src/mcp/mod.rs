//! MCP servers: what runs or answers, whether it is pinned, and whose secrets it is handed.

mod runner;
mod secrets;

use url::Url;

use crate::bundle::Bundle;
use crate::finding::{Finding, Findings, Severity};
use crate::layout::{Layout, Server, plugin_root};
use crate::report::Coverage;
use crate::rules::{manifest, mcp as rules};

pub(crate) use runner::{package, program};
pub(crate) use secrets::{Owner, is_secret, is_stray_of, is_well_known, owners, owners_in, stray};

/// Judges every server that a manifest declares.
pub fn inspect(bundle: &Bundle, layout: &Layout, findings: &mut Findings, coverage: &mut Coverage) {
    for server in &layout.servers {
        match &server.url {
            Some((url, _)) if server.command.is_none() => remote(server, url, findings, coverage),
            _ => local(bundle, server, findings, coverage),
        }
        environment(server, findings);
    }
}

fn remote(server: &Server, text: &str, findings: &mut Findings, coverage: &mut Coverage) {
    let place = || server.url.as_ref().map_or_else(|| server.place.clone(), |(_, place)| place.clone());
    let name = &server.name;
    coverage.not_covered.push(format!("MCP server {name}: {text}"));
    findings.push(Finding::new(&manifest::REMOTE, place(), format!("{name} is reached by URL")).evidence(text));
    // A variable stands for whatever the user sets: judged as if it were a path.
    let Ok(url) = Url::parse(&without_variables(text)) else {
        let message = format!("the URL of {name} cannot be read");
        findings.push(Finding::new(&rules::ADDRESS, place(), message).severity(Severity::Warning).evidence(text));
        return;
    };
    let own = crate::manifest::is_own_machine(&url);
    if matches!(url.scheme(), "http" | "ws") && !own {
        let message = format!("{name} is reached without encryption");
        findings.push(Finding::new(&rules::PLAIN_HTTP, place(), message).evidence(text));
    } else if !matches!(url.scheme(), "http" | "https" | "ws" | "wss") {
        let message = format!("{name} has a URL of the scheme {}", url.scheme());
        findings.push(Finding::new(&rules::ADDRESS, place(), message).severity(Severity::Warning).evidence(text));
    }
    if !own && let Some(odd) = crate::manifest::odd_host(&url) {
        findings.push(Finding::new(&rules::ADDRESS, place(), format!("{name}: {odd}")).evidence(text));
    }
    if !own {
        findings.push(Finding::new(&rules::REMOTE, place(), format!("{name} is a remote server")).evidence(text));
    }
    secrets::to_host(server, &url, findings);
}

/// `${NAME}` and `${NAME:-default}` replaced by a word, or by the default.
fn without_variables(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, after)) = rest.split_once("${") {
        plain.push_str(before);
        let Some((inside, tail)) = after.split_once('}') else { break };
        plain.push_str(inside.split_once(":-").map_or("variable", |(_, default)| default));
        rest = tail;
    }
    plain.push_str(rest);
    plain
}

fn local(bundle: &Bundle, server: &Server, findings: &mut Findings, coverage: &mut Coverage) {
    let Some((command, place)) = &server.command else { return };
    let words: Vec<&str> =
        std::iter::once(command.as_str()).chain(server.args.iter().map(|(arg, _)| arg.as_str())).collect();
    let line = words.join(" ");
    let name = &server.name;
    secrets::in_words(server, findings);
    if let Some(found) = package(&words) {
        coverage.not_covered.push(format!("MCP server {name}: {line}"));
        if !found.pinned {
            let message = format!("{name} runs {} in whatever version there is", found.name);
            findings.push(Finding::new(&rules::UNPINNED, place.clone(), message).evidence(&line));
        }
        if let Some(registry) = runner::registry(&words) {
            let message = format!("{name} is fetched from {registry}");
            findings.push(Finding::new(&rules::UNPINNED, place.clone(), message).evidence(&line));
        }
        let message = format!("{name} is fetched when it starts");
        findings.push(Finding::new(&manifest::RUNTIME_DOWNLOAD, place.clone(), message).evidence(&line));
        return;
    }
    let is_own = words.iter().any(|word| plugin_root::file(bundle, &server.root, word).is_some());
    let (rule, message) = if is_own {
        (&rules::LOCAL, format!("{name} runs a file of the plugin"))
    } else {
        (&rules::PROGRAM, format!("{name} runs {command}, which is no part of the plugin"))
    };
    findings.push(Finding::new(rule, place.clone(), message).evidence(&line));
}

/// Variables that make programs load code or trust anything.
const LOADERS: &[&str] = &[
    "LD_PRELOAD",
    "LD_LIBRARY_PATH",
    "LD_AUDIT",
    "DYLD_INSERT_LIBRARIES",
    "DYLD_LIBRARY_PATH",
    "BASH_ENV",
    "ENV",
    "PROMPT_COMMAND",
    "PYTHONSTARTUP",
    "PERL5OPT",
    "RUBYOPT",
    "JAVA_TOOL_OPTIONS",
    "GIT_SSH_COMMAND",
    "NPM_CONFIG_REGISTRY",
    "PIP_INDEX_URL",
    "UV_INDEX_URL",
];

fn environment(server: &Server, findings: &mut Findings) {
    for (name, (value, place)) in server.given.iter().skip(server.headers) {
        let upper = name.to_ascii_uppercase();
        let loads = match upper.as_str() {
            "NODE_OPTIONS" => ["-r", "--require", "--import", "--loader", "--experimental-loader", "--inspect"]
                .iter()
                .any(|option| value.split_whitespace().any(|word| word.split('=').next() == Some(*option))),
            "NODE_TLS_REJECT_UNAUTHORIZED" => value == "0",
            "PATH" => value.starts_with('.') || value.starts_with("/tmp"),
            // What lies in an archive is not read, and what lies where everybody writes is anybody's.
            "PYTHONPATH" | "PERL5LIB" | "RUBYLIB" | "NODE_PATH" | "LUA_PATH" => {
                value.split([':', ';']).any(is_unread_folder)
            }
            other => LOADERS.contains(&other),
        };
        if loads {
            let message = format!("{} is given {name}", server.name);
            findings.push(Finding::new(&rules::ENVIRONMENT, place.clone(), message).evidence(value));
        }
    }
}

/// Whether modules are looked for where the audit does not see them.
fn is_unread_folder(path: &str) -> bool {
    let is_archive = [".zip", ".egg", ".whl", ".pyz"].iter().any(|end| path.trim_end_matches('/').ends_with(end));
    is_archive
        || ["/tmp", "/var/tmp", "/dev/shm"].iter().any(|start| path == *start || path.starts_with(&format!("{start}/")))
}

#[cfg(test)]
mod tests;
