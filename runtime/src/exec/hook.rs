//! The hooks of a plugin that are commands or addresses: run for an event, each within its time, each answer read strictly.

use std::time::{Duration, Instant};

use regex::RegexBuilder;
use schemas::PluginName;
use schemas::manifest::{Hook, HookMatcher};
use schemas::protocol::{Bounded, HookAnswer, HookDecision};
use serde_json::{Map, Value};

use super::answer::{ANSWER_BYTES, Answer, failed, read};
use super::plugin::{Ground, PluginCommand};
use super::roads::Post;
use super::run::{Caps, hear};
use crate::Loaded;
use crate::sandbox::{Ended, Limits};

/// 60 s where a hook does not say: what hosts give.
const TIMEOUT: Duration = Duration::from_secs(60);
/// 64 KiB of complaints are heard; the first 4,096 characters are a reason.
const COMPLAINT_BYTES: usize = 64 << 10;
/// 64 KiB for a compiled matcher: a hundred alternatives.
const MATCHER_BYTES: usize = 64 << 10;
/// The type of a hook that the plugin's own code answers.
pub(crate) const HANDLER: &str = "handler";
/// The status by which a hook blocks, with its complaint as the reason.
const BLOCKS: i32 = 2;

/// Runs the hooks of `loaded` for an event, in the order of the manifest.
#[must_use]
pub fn run(ground: &Ground<'_>, loaded: &Loaded, event: &str, input: &Map<String, Value>) -> Vec<Answer> {
    let plugin = &loaded.manifest().name;
    let Some(matchers) = loaded.manifest().contributes.hooks.get(event) else { return Vec::new() };
    let mut answers = Vec::new();
    for matcher in matchers {
        match fits(matcher, input) {
            Ok(true) => answers.extend(commands(matcher).map(|hook| one(ground, loaded, hook, input))),
            Ok(false) => {}
            Err(why) => answers.push(Err(failed(plugin, &why))),
        }
    }
    answers
}

/// The hooks that are commands or addresses; those of the plugin's own code are the broker's to call.
fn commands(matcher: &HookMatcher) -> impl Iterator<Item = &Hook> {
    matcher.hooks.iter().filter(|hook| hook.kind.as_deref() != Some(HANDLER))
}

/// Whether a matcher names the tool of the input. An event without a tool is matched by all.
///
/// # Errors
/// In words, when the matcher is no regular expression: then nobody knows, and that is no "no".
pub(crate) fn fits(matcher: &HookMatcher, input: &Map<String, Value>) -> Result<bool, String> {
    let tool = ["tool_name", "toolName", "tool"].iter().find_map(|key| input.get(*key)).and_then(Value::as_str);
    let (Some(pattern), Some(tool)) = (matcher.matcher.as_deref(), tool) else { return Ok(true) };
    if matches!(pattern, "" | "*") {
        return Ok(true);
    }
    let whole = RegexBuilder::new(&format!("^(?:{pattern})$")).size_limit(MATCHER_BYTES).build();
    whole.map(|whole| whole.is_match(tool)).map_err(|_| "its matcher is no regular expression".to_owned())
}

fn one(ground: &Ground<'_>, loaded: &Loaded, hook: &Hook, input: &Map<String, Value>) -> Answer {
    let plugin = &loaded.manifest().name;
    let time = hook.timeout.map_or(TIMEOUT, |seconds| Duration::from_secs(seconds.into()));
    let Some(deadline) = Instant::now().checked_add(time) else { return Err(failed(plugin, "its time never ends")) };
    let body = serde_json::to_vec(input).map_err(|e| failed(plugin, &e.to_string()))?;
    match (&hook.command, &hook.url) {
        (Some(line), None) => command(ground, loaded, line, (body, deadline)),
        (None, Some(url)) if loaded.manifest().allowed_http_hook_urls.contains(url) => {
            let post = Post { url, denied: &ground.denied, body: &body, cap: ANSWER_BYTES, deadline };
            let said = ground.roads.post(plugin, &post).map_err(|why| failed(plugin, &why))?;
            read(plugin, &said)
        }
        _ => Err(failed(plugin, "it is neither a command nor an allowed address")),
    }
}

fn command(ground: &Ground<'_>, loaded: &Loaded, line: &str, (body, deadline): (Vec<u8>, Instant)) -> Answer {
    let plugin = &loaded.manifest().name;
    let fail = |why: String| failed(plugin, &why);
    let started = ground.start(loaded, PluginCommand::line(loaded, line), &limits());
    let started = started.map_err(|e| fail(e.to_string()))?;
    let caps = Caps { stdout: ANSWER_BYTES, stderr: COMPLAINT_BYTES };
    let ran = hear(started.confined, body, caps, deadline).map_err(|e| fail(e.to_string()))?;
    drop(started.road);
    if ran.said_too_much {
        return Err(fail(format!("it said more than {ANSWER_BYTES} bytes")));
    }
    match ran.ended {
        Ended::Exited(0) => read(plugin, &ran.stdout),
        Ended::Exited(BLOCKS) => Ok(blocked(plugin, &ran.stderr)),
        Ended::Exited(status) => Err(fail(format!("it ended with status {status}"))),
        other => Err(fail(format!("it ended by {}", other.word()))),
    }
}

fn blocked(plugin: &PluginName, complaint: &[u8]) -> HookAnswer {
    let complaint = String::from_utf8_lossy(complaint);
    let reason = Some(complaint.trim()).filter(|text| !text.is_empty()).map(Bounded::cut);
    HookAnswer { plugin: plugin.clone(), decision: HookDecision::Deny, reason, context: None }
}

/// What a plugin's command may use: a shell and a script's interpreter, not a compiler.
#[must_use]
pub fn limits() -> Limits {
    Limits {
        memory_bytes: 512 << 20, // node needs 60 MB, python 20, git 100 on a large repository
        descriptors: 256,
        processes: 128, // node starts 11 threads; a pipe of five programs, and the bridge's two a connection
        scratch_bytes: 64 << 20,
        scratch_inodes: 4_000,
        ..Limits::default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn fits_tool(pattern: Option<&str>, input: Value) -> Result<bool, String> {
        let Value::Object(input) = input else { unreachable!("an object") };
        fits(&HookMatcher { matcher: pattern.map(str::to_owned), hooks: Vec::new() }, &input)
    }

    #[test]
    fn a_matcher_that_nobody_can_read_is_no_no() {
        assert!(fits_tool(Some("("), json!({ "tool_name": "Bash" })).is_err());
        assert!(fits_tool(Some("(a{1000}){1000}"), json!({ "tool_name": "Bash" })).is_err());
    }

    #[test]
    fn a_matcher_names_whole_tools() {
        for (pattern, tool, expected) in [
            ("Write", "Write", true),
            ("Write", "NotebookWrite", false),
            ("Write|Edit", "Edit", true),
            ("Write|Edit", "MultiEdit", false),
            ("mcp__.*", "mcp__files__read", true),
            ("*", "Bash", true),
            ("", "Bash", true),
            ("bash", "Bash", false),
        ] {
            assert_eq!(fits_tool(Some(pattern), json!({ "tool_name": tool })), Ok(expected), "{pattern} {tool}");
        }
        assert_eq!(fits_tool(None, json!({ "tool_name": "Bash" })), Ok(true));
        assert_eq!(fits_tool(Some("Write"), json!({ "prompt": "hello" })), Ok(true));
    }
}
