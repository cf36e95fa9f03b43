//! The rules of a manifest that its types cannot say; the first field that breaks one is named.

mod contributes;

use std::borrow::Cow;
use std::collections::{BTreeMap, HashSet};
use std::hash::Hash;

use url::Url;

use super::{Author, Capability, ConfigKey, ConfigType, Engine, Manifest, NetworkMode, RuntimeKind};
use crate::domain::DomainPattern;
use crate::strict::FieldError;
use crate::text::{line, some_line};

/// 500 characters: a description is one line in a list.
const DESCRIPTION: usize = 500;
/// 200 characters: names of people, licences, matchers, questions.
const SHORT: usize = 200;
/// 2,048 characters: what browsers and servers accept of a URL.
const URL: usize = 2_048;
/// 100 of a kind: five times the richest real plugin; people review each one.
const MANY: usize = 100;
/// 20 of a kind: what fits on the screen where consent is asked.
const FEW: usize = 20;

type Checked = Result<(), FieldError>;

fn refuse(field: impl Into<Cow<'static, str>>, why: impl Into<Cow<'static, str>>) -> Checked {
    Err(FieldError::new(field, why))
}

/// Puts the field's name to a refusal; the name is only written when there is one.
fn at<N: Into<Cow<'static, str>>>(field: impl FnOnce() -> N, result: Result<(), Cow<'static, str>>) -> Checked {
    result.map_err(|why| FieldError::new(field(), why))
}

fn at_most(field: &'static str, count: usize, most: usize) -> Checked {
    if count > most { refuse(field, format!("it has {count} items, more than {most}")) } else { Ok(()) }
}

fn unique<T: Hash + Eq>(field: &'static str, items: impl IntoIterator<Item = T>) -> Checked {
    let mut seen = HashSet::new();
    match items.into_iter().position(|item| !seen.insert(item)) {
        Some(twice) => refuse(format!("{field}[{twice}]"), "it is listed twice"),
        None => Ok(()),
    }
}

pub(super) fn manifest(m: &Manifest) -> Checked {
    about(m)?;
    code(m)?;
    network(m)?;
    contributes::check(&m.contributes, &m.allowed_http_hook_urls)?;
    config(&m.config)
}

/// What people read.
fn about(m: &Manifest) -> Checked {
    at(|| "$schema", line(m.schema.as_deref().unwrap_or_default(), URL))?;
    at(|| "description", line(&m.description, DESCRIPTION))?;
    match &m.author {
        Some(Author::Line(name)) => at(|| "author", some_line(name, SHORT))?,
        Some(Author::Person { name, email, url }) => {
            at(|| "author.name", some_line(name, SHORT))?;
            at(|| "author.email", line(email.as_deref().unwrap_or_default(), SHORT))?;
            web_page("author.url", url.as_deref())?;
        }
        None => {}
    }
    if let Some(license) = &m.license {
        at(|| "license", some_line(license, SHORT))?;
    }
    web_page("homepage", m.homepage.as_deref())?;
    web_page("repository", m.repository.as_deref())?;
    at_most("keywords", m.keywords.len(), FEW)?;
    for (i, word) in m.keywords.iter().enumerate() {
        at(|| format!("keywords[{i}]"), some_line(word, 50))?;
    }
    let Some(engines) = &m.engines else { return Ok(()) };
    at(|| "engines.deepcode", some_line(&engines.deepcode, SHORT))?;
    let requirement = semver::VersionReq::parse(&engines.deepcode).map(|_| ()).map_err(|e| e.to_string().into());
    at(|| "engines.deepcode", requirement)
}

/// Something that a person may click: never a script, a file, or credentials.
fn web_page(field: &'static str, text: Option<&str>) -> Checked {
    let Some(text) = text else { return Ok(()) };
    at(|| field, some_line(text, URL))?;
    let url = Url::parse(text).map_err(|e| FieldError::new(field, format!("it is not a URL: {e}")))?;
    let plain = matches!(url.scheme(), "https" | "http") && url.username().is_empty() && url.password().is_none();
    if plain { Ok(()) } else { refuse(field, "it is an http or https URL without user name and password") }
}

/// What runs.
fn code(m: &Manifest) -> Checked {
    if m.runtime.is_some() && m.engine != Engine::Node {
        return refuse("runtime", "it is a matter of the engine \"node\" only");
    }
    if let Some(main) = &m.main {
        at(|| "main", crate::path::check(main))?;
        // A program may be CommonJS; what gets a context is a module.
        let is_program = m.runtime == Some(RuntimeKind::Stdio);
        let endings: &[&str] = if is_program { &[".js", ".mjs", ".cjs"] } else { &[".js", ".mjs"] };
        if !endings.iter().any(|ending| main.ends_with(ending)) {
            return refuse("main", format!("it ends in one of: {}", endings.join(", ")));
        }
    }
    unique("capabilities", &m.capabilities)
}

/// What it may reach.
fn network(m: &Manifest) -> Checked {
    at_most("allowedDomains", m.allowed_domains.len(), MANY)?;
    unique("allowedDomains", &m.allowed_domains)?;
    for (i, pattern) in m.allowed_domains.iter().enumerate() {
        let parsed = pattern.parse::<DomainPattern>().map(|_| ()).map_err(|e| e.to_string().into());
        at(|| format!("allowedDomains[{i}]"), parsed)?;
    }
    let fetches = m.capabilities.contains(&Capability::Fetch);
    if fetches && m.allowed_domains.is_empty() {
        return refuse("allowedDomains", "the capability \"fetch\" needs at least one domain");
    }
    let commands = m.contributes.hooks.values().flatten().flat_map(|m| &m.hooks).any(|hook| hook.command.is_some());
    let reaches =
        fetches || commands || !m.contributes.mcp_servers.is_empty() || m.capabilities.contains(&Capability::Bash);
    if !m.allowed_domains.is_empty() && !reaches {
        return refuse(
            "allowedDomains",
            "nothing in this plugin could reach a domain (no \"fetch\", \"bash\", command hook or MCP server)",
        );
    }
    if m.network_mode == NetworkMode::Full && m.allowed_domains.is_empty() {
        return refuse("networkMode", "\"full\" is a matter of allowed domains, and there are none");
    }
    at_most("allowedHttpHookUrls", m.allowed_http_hook_urls.len(), FEW)?;
    unique("allowedHttpHookUrls", &m.allowed_http_hook_urls)?;
    for (i, text) in m.allowed_http_hook_urls.iter().enumerate() {
        at(|| format!("allowedHttpHookUrls[{i}]"), hook_url(text))?;
    }
    Ok(())
}

/// An exact https URL in its one spelling.
fn hook_url(text: &str) -> Result<(), Cow<'static, str>> {
    some_line(text, URL)?;
    let url = Url::parse(text).map_err(|e| format!("it is not a URL: {e}"))?;
    if url.scheme() != "https" || !url.username().is_empty() || url.password().is_some() || url.fragment().is_some() {
        return Err("it is an https URL without user name, password and '#'".into());
    }
    if url.as_str() == text { Ok(()) } else { Err(format!("write it as {url}").into()) }
}

/// The names of hooks' events, MCP servers and configuration keys: no object member of JavaScript's own among them.
fn identifier(text: &str) -> Result<(), Cow<'static, str>> {
    let plain = text.bytes().all(|b| b.is_ascii_alphanumeric() || matches!(b, b'_' | b'-'));
    if !(1..=64).contains(&text.len()) || !text.starts_with(|c: char| c.is_ascii_alphabetic()) || !plain {
        return Err("it has 1 to 64 letters, digits, '_' and '-', and begins with a letter".into());
    }
    if ["constructor", "prototype", "hasOwnProperty", "toString", "valueOf", "isPrototypeOf", "toLocaleString"]
        .contains(&text)
    {
        return Err("the name is reserved".into());
    }
    Ok(())
}

fn config(keys: &BTreeMap<String, ConfigKey>) -> Checked {
    at_most("config", keys.len(), MANY)?;
    for (name, key) in keys {
        let field = || format!("config.{}", name.chars().take(64).collect::<String>());
        at(field, identifier(name))?;
        config_key(key).map_err(|e| e.under(field()))?;
    }
    Ok(())
}

fn config_key(key: &ConfigKey) -> Checked {
    at(|| "description", line(&key.description, DESCRIPTION))?;
    if let Some(question) = &key.prompt_key {
        at(|| "promptKey", some_line(question, SHORT))?;
    }
    if key.kind != ConfigType::Number {
        if key.minimum.is_some() {
            return refuse("minimum", "only a number has a smallest value");
        }
        if key.maximum.is_some() {
            return refuse("maximum", "only a number has a largest value");
        }
    }
    if key.kind != ConfigType::String && key.max_length.is_some() {
        return refuse("maxLength", "only a string has a length");
    }
    if let (Some(least), Some(most)) = (key.minimum, key.maximum)
        && least > most
    {
        return refuse("minimum", "it is larger than maximum");
    }
    let default = key.default.as_ref().map_or(Ok(()), |value| key.accepts(value));
    at(|| "default", default.map_err(|e| e.to_string().into()))
}
