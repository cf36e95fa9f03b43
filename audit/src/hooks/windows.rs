//! Lines and files of the command interpreter of Windows as shell text: paths, variables, and words of its own.

/// Whether the line calls a file by a path with backslashes, or the interpreter by its name.
pub(super) fn is_one(line: &str) -> bool {
    let lower = line.trim_start().to_ascii_lowercase();
    let calls = ["cmd ", "cmd.exe "].iter().any(|start| lower.starts_with(start));
    let first = lower.split_whitespace().next().unwrap_or_default();
    calls
        || first.contains('\\')
            && [".bat", ".cmd", ".ps1", ".exe"].iter().any(|end| first.trim_matches('"').ends_with(end))
}

/// The text as a shell would write it.
pub(super) fn in_shell(text: &str) -> String {
    let mut shell = String::with_capacity(text.len());
    for line in text.lines() {
        let line = line.trim().trim_start_matches('@');
        let lower = line.to_ascii_lowercase();
        if ["rem ", "::", ":", "setlocal", "endlocal"].iter().any(|start| lower.starts_with(start)) {
            continue;
        }
        let mut line = variables(&line.replace('\\', "/").replace('^', ""));
        let lower = line.to_ascii_lowercase();
        for start in ["cmd.exe /c ", "cmd /c ", "cmd /k ", "cmd.exe /k ", "cmd /d /s /c ", "call ", "set "] {
            if lower.starts_with(start) {
                line = line.get(start.len()..).unwrap_or_default().to_owned();
                let inner = line.trim().strip_prefix('"').and_then(|line| line.strip_suffix('"'));
                line = inner.unwrap_or(&line).to_owned();
                break;
            }
        }
        // `start "title" /b program` leaves it running.
        let started = line.replace("start \"\" ", "start ");
        let line = started.replace("start /b ", "nohup ").replace("start /B ", "nohup ").replace("start ", "env ");
        shell.push_str(&line);
        shell.push('\n');
    }
    shell
}

/// `%NAME%` as `${NAME}`, `%~dp0` as the folder of the script.
fn variables(line: &str) -> String {
    let line = line.replace("%~dp0", "./").replace("%*", "\"$@\"");
    let mut out = String::with_capacity(line.len());
    let mut rest = line.as_str();
    while let Some((before, after)) = rest.split_once('%') {
        out.push_str(before);
        match after.split_once('%') {
            Some((name, more)) if !name.is_empty() && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_') => {
                out.push_str(&format!("${{{name}}}"));
                rest = more;
            }
            _ => {
                out.push('%');
                rest = after;
            }
        }
    }
    out.push_str(rest);
    out
}
