//! The rules of what a plugin adds.

use std::borrow::Cow;

use serde_json::Value;

use super::{Checked, FEW, MANY, SHORT, at, at_most, hook_url, identifier, refuse, unique};
use crate::manifest::{Command, Contributes, Hook, HookMatcher, Mode, StatusLine};
use crate::text::{line, paragraphs, some_line};

/// 4,096 characters: a command line that somebody can still read before trusting it.
const COMMAND: usize = 4_096;
/// 16,384 characters: a prompt that somebody can still read before trusting it.
const PROMPT: usize = 16_384;
/// 600 seconds: a hook that takes longer holds the whole session up.
const HOOK_SECONDS: u32 = 600;
/// 16 KiB of JSON: a server's command, arguments and environment, with room.
const MCP_BYTES: usize = 16 << 10;

/// The host's modes, strictest first; a plugin's mode may not pass the second.
const POLICIES: [&str; 6] = ["plan", "default", "acceptEdits", "auto", "dontAsk", "bypassPermissions"];

/// The names of commands, status lines and modes, as people type them.
fn handle(text: &str) -> Result<(), Cow<'static, str>> {
    let plain = text.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || matches!(b, b'_' | b'-'));
    if !(1..=64).contains(&text.len()) || !text.starts_with(|c: char| c.is_ascii_lowercase()) || !plain {
        return Err("it has 1 to 64 lower-case letters, digits, '_' and '-', and begins with a letter".into());
    }
    Ok(())
}

pub(super) fn check(c: &Contributes, hook_urls: &[String]) -> Checked {
    paths("contributes.skills", &c.skills)?;
    paths("contributes.agents", &c.agents)?;
    at_most("contributes.commands", c.commands.len(), MANY)?;
    unique("contributes.commands", c.commands.iter().map(|c| &c.name))?;
    for (i, each) in c.commands.iter().enumerate() {
        command(each).map_err(|e| e.under(format_args!("contributes.commands[{i}]")))?;
    }
    hooks(c, hook_urls)?;
    at_most("contributes.mcpServers", c.mcp_servers.len(), FEW)?;
    for (name, server) in &c.mcp_servers {
        let field = || format!("contributes.mcpServers.{}", name.chars().take(64).collect::<String>());
        at(field, identifier(name))?;
        at(field, mcp_server(server))?;
    }
    at_most("contributes.statusLines", c.status_lines.len(), FEW)?;
    unique("contributes.statusLines", c.status_lines.iter().map(|s| &s.name))?;
    for (i, StatusLine { name, command }) in c.status_lines.iter().enumerate() {
        at(|| format!("contributes.statusLines[{i}].name"), handle(name))?;
        at(|| format!("contributes.statusLines[{i}].command"), some_line(command, COMMAND))?;
    }
    at_most("contributes.modes", c.modes.len(), FEW)?;
    unique("contributes.modes", c.modes.iter().map(|m| &m.name))?;
    for (i, each) in c.modes.iter().enumerate() {
        mode(each).map_err(|e| e.under(format_args!("contributes.modes[{i}]")))?;
    }
    Ok(())
}

fn paths(field: &'static str, paths: &[String]) -> Checked {
    at_most(field, paths.len(), MANY)?;
    unique(field, paths)?;
    for (i, path) in paths.iter().enumerate() {
        at(|| format!("{field}[{i}]"), crate::path::check(path))?;
    }
    Ok(())
}

fn command(Command { name, skill, prompt }: &Command) -> Checked {
    at(|| "name", handle(name))?;
    match (skill, prompt) {
        (Some(path), None) => at(|| "skill", crate::path::check(path)),
        (None, Some(text)) => at(|| "prompt", paragraphs(text, PROMPT)),
        (Some(_), Some(_)) => refuse("prompt", "a command has either a skill or a prompt, not both"),
        (None, None) => refuse("skill", "a command has a skill or a prompt"),
    }
}

fn hooks(c: &Contributes, urls: &[String]) -> Checked {
    at_most("contributes.hooks", c.hooks.len(), FEW)?;
    for (event, matchers) in &c.hooks {
        let field = format!("contributes.hooks.{}", event.chars().take(64).collect::<String>());
        at(|| field.clone(), identifier(event))?;
        if matchers.is_empty() || matchers.len() > FEW {
            return refuse(field, format!("an event has 1 to {FEW} matchers"));
        }
        for (i, each) in matchers.iter().enumerate() {
            matcher(each, urls).map_err(|e| e.under(format_args!("{field}[{i}]")))?;
        }
    }
    Ok(())
}

fn matcher(HookMatcher { matcher, hooks }: &HookMatcher, urls: &[String]) -> Checked {
    at(|| "matcher", line(matcher.as_deref().unwrap_or_default(), SHORT))?;
    if hooks.is_empty() || hooks.len() > FEW {
        return refuse("hooks", format!("a matcher has 1 to {FEW} hooks"));
    }
    for (i, each) in hooks.iter().enumerate() {
        hook(each, urls).map_err(|e| e.under(format_args!("hooks[{i}]")))?;
    }
    Ok(())
}

fn hook(Hook { kind, command, url, timeout }: &Hook, urls: &[String]) -> Checked {
    if timeout.is_some_and(|seconds| !(1..=HOOK_SECONDS).contains(&seconds)) {
        return refuse("timeout", format!("it is 1 to {HOOK_SECONDS} seconds"));
    }
    match (kind.as_deref(), command, url) {
        (None | Some("command"), Some(command), None) => at(|| "command", some_line(command, COMMAND)),
        (None | Some("http"), None, Some(url)) if urls.contains(url) => Ok(()),
        (None | Some("http"), None, Some(_)) => refuse("url", "it is not listed in allowedHttpHookUrls"),
        (_, Some(_), Some(_)) => refuse("url", "a hook has either a command or a url, not both"),
        // The hook of that event in the plugin's own code.
        (Some("handler"), None, None) => Ok(()),
        (_, None, None) => refuse("command", "a hook has a command or a url"),
        (Some(_), _, _) => refuse("type", "it is \"command\" beside a command, or \"http\" beside a url"),
    }
}

fn mcp_server(server: &Value) -> Result<(), Cow<'static, str>> {
    let Value::Object(members) = server else { return Err("a server is an object".into()) };
    if server.to_string().len() > MCP_BYTES {
        return Err("it has more than 16 KiB".into());
    }
    match (members.get("command"), members.get("url")) {
        (Some(Value::String(command)), None) => some_line(command, COMMAND),
        (None, Some(Value::String(url))) => hook_url(url),
        _ => Err("a server has either a command or an https url, as a string".into()),
    }
}

fn mode(Mode { name, policy }: &Mode) -> Checked {
    at(|| "name", handle(name))?;
    let bare = |text: &str| text.replace(['-', '_'], "").to_ascii_lowercase();
    if POLICIES.iter().any(|policy| bare(policy) == bare(name)) {
        return refuse("name", "it is the name of one of the host's own modes");
    }
    match POLICIES.iter().position(|known| known == policy) {
        Some(0 | 1) => Ok(()),
        Some(_) => {
            refuse("policy", format!("{policy} is looser than default; a plugin may only be as strict or stricter"))
        }
        None => refuse("policy", "it is \"plan\" or \"default\""),
    }
}
