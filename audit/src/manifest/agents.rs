//! Front matter of prompts: the tools that it asks for, and the mode in which an agent would run.

use crate::bundle::{Bundle, FILE_BYTES};
use crate::finding::{Finding, Findings, Severity};
use crate::layout::{Layout, Role, front};
use crate::rules::manifest as rules;
use crate::text::Source;

/// Fields that grant tools.
const GRANTS: &[&str] = &["tools", "allowed-tools", "allowed_tools", "allowedtools"];

/// Fields that say in which mode it runs.
const MODES: &[&str] = &["permissionmode", "permission-mode", "permission_mode", "mode"];

pub(super) fn inspect(bundle: &Bundle, layout: &Layout, findings: &mut Findings) {
    for path in layout.with(Role::Prompt) {
        let Some(bytes) = bundle.file(path).and_then(|file| bundle.read(file, FILE_BYTES).ok()) else { continue };
        let text = crate::text::read(&bytes);
        let source = Source::new(path, &text);
        let front = front(source.text);
        for field in &front.fields {
            let place = || source.place(field.span.0, field.span.1);
            if GRANTS.contains(&field.name.as_str())
                && let Some(grant) = unrestricted(&field.value)
            {
                let message = format!("asks for `{grant}` without a limit");
                findings.push(Finding::new(&rules::TOOLS, place(), message).evidence(&field.value));
            }
            let loose = ["acceptedits", "bypasspermissions", "dontask", "auto", "yolo"];
            if MODES.contains(&field.name.as_str()) && loose.contains(&field.value.to_ascii_lowercase().as_str()) {
                let message = format!("runs in the mode `{}`, which allows more than `default`", field.value);
                // It asks for a mode and contributes none: the host, or the person, still says no.
                findings.push(
                    Finding::new(&rules::MODE, place(), message).severity(Severity::Warning).evidence(&field.value),
                );
            }
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
