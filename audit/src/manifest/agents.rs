//! Front matter of prompts: the tools that it asks for, and the mode in which an agent would run.

use crate::bundle::{Bundle, FILE_BYTES};
use crate::finding::{Finding, Findings, Place, Severity};
use crate::layout::{Front, Layout, Role, front};
use crate::rules::manifest as rules;
use crate::shell::{self, Context};
use crate::text::Source;

/// Fields that grant tools.
const GRANTS: &[&str] = &["tools", "allowed-tools", "allowed_tools", "allowedtools"];

/// Fields that say in which mode it runs.
const MODES: &[&str] = &["permissionmode", "permission-mode", "permission_mode", "mode"];

pub(super) fn inspect(bundle: &Bundle, layout: &Layout, findings: &mut Findings) {
    for (name, value, place) in &layout.fields {
        field((name, value), place, findings);
    }
    for path in layout.with(Role::Prompt) {
        let Some(bytes) = bundle.file(path).and_then(|file| bundle.read(file, FILE_BYTES).ok()) else { continue };
        let text = crate::text::read(&bytes);
        let source = Source::new(path, &text);
        let front = front(source.text);
        for said in &front.fields {
            field((&said.name, &said.value), &source.place(said.span.0, said.span.1), findings);
        }
        hooks(&source, &front, findings);
    }
}

/// A field of front matter, or of an agent or command in a manifest.
fn field((name, value): (&str, &str), place: &Place, findings: &mut Findings) {
    if GRANTS.contains(&name)
        && let Some(grant) = unrestricted(value)
    {
        let message = format!("asks for `{grant}` without a limit");
        findings.push(Finding::new(&rules::TOOLS, place.clone(), message).evidence(value));
    }
    let loose = ["acceptedits", "bypasspermissions", "dontask", "auto", "yolo"];
    if MODES.contains(&name) && loose.contains(&value.to_ascii_lowercase().as_str()) {
        let message = format!("runs in the mode `{value}`, which allows more than `default`");
        // It asks for a mode and contributes none: the host, or the person, still says no.
        let finding = Finding::new(&rules::MODE, place.clone(), message).severity(Severity::Warning);
        findings.push(finding.evidence(value));
    }
}

/// Hooks that a skill or agent brings in its front matter: the host runs them while it is loaded.
fn hooks(source: &Source<'_>, front: &Front, findings: &mut Findings) {
    let mut inside = None;
    for field in &front.fields {
        inside = match inside {
            Some(indent) if field.indent > indent => Some(indent),
            _ => (field.name == "hooks").then_some(field.indent),
        };
        if inside.is_some() && matches!(field.name.as_str(), "command" | "run" | "script" | "bash") {
            let place = source.place(field.span.0, field.span.1);
            // The scripts that it calls are judged by their own names.
            let _calls = shell::judge(&place, &field.value, Context::Hook, findings);
        }
    }
}

/// The first grant that covers everything, or any command.
fn unrestricted(value: &str) -> Option<&str> {
    let mut depth = 0_usize;
    let list = value.trim().trim_start_matches('[').trim_end_matches(']');
    let split = list.split(|c| {
        match c {
            '(' => depth += 1,
            ')' => depth = depth.saturating_sub(1),
            _ => {}
        }
        (c == ',' || c == ' ') && depth == 0
    });
    split.map(|grant| grant.trim().trim_matches(['"', '\''])).find(|grant| is_unrestricted(grant))
}

fn is_unrestricted(grant: &str) -> bool {
    let (tool, inside) =
        grant.split_once('(').map_or((grant, None), |(tool, inside)| (tool, Some(inside.trim_end_matches(')'))));
    let lower = tool.to_ascii_lowercase();
    let is_any = matches!(lower.as_str(), "*" | "all");
    let runs = matches!(
        lower.as_str(),
        "bash" | "shell" | "execute" | "terminal" | "runcommand" | "run_shell_command" | "powershell"
    );
    let interpreters = ["sh", "bash", "zsh", "eval", "sudo", "env", "xargs", "python", "python3", "node"];
    match inside.map(str::trim) {
        None => is_any || runs,
        Some(inside) => {
            let first = inside.split([':', ' ']).next().unwrap_or_default();
            runs && (inside.is_empty() || first == "*" || interpreters.contains(&first) && inside.contains('*'))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn any_command_and_every_tool_are_unrestricted() {
        for value in [
            "Bash",
            "Read, Bash",
            "[\"Bash\", \"Read\"]",
            "*",
            "Bash(*)",
            "Bash(*:*)",
            "Read Bash Grep",
            "Bash(sh:*)",
            "Bash(:*), Bash( * )",
            "all",
        ] {
            assert!(unrestricted(value).is_some(), "{value}");
        }
    }

    #[test]
    fn named_commands_and_other_tools_are_not() {
        for value in [
            "Bash(git:*)",
            "Bash(git status:*), Read",
            "Read, Grep, Glob",
            "mcp__x__y",
            "Bash(npm run test:*)",
            "",
            "Bash(gh pr view:*), Bash(gh pr list)",
            "BashOutput",
            "Bash(python scripts/x.py)",
        ] {
            assert_eq!(unrestricted(value), None, "{value}");
        }
    }
}
