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
        let line = line.replace('\\', "/").replace('^', "").replace(" & ", " ; ");
        let (before, line) = plain(&line);
        shell.push_str(&before);
        let mut line = variables(&line);
        let lower = line.to_ascii_lowercase();
        for start in ["cmd.exe /c ", "cmd /c ", "cmd /k ", "cmd.exe /k ", "cmd /d /s /c ", "call ", "set "] {
            if lower.starts_with(start) {
                line = line.get(start.len()..).unwrap_or_default().to_owned();
                let inner = line.trim().strip_prefix('"').and_then(|line| line.strip_suffix('"'));
                line = inner.unwrap_or(&line).to_owned();
                break;
            }
        }
        shell.push_str(&started(&line));
        shell.push('\n');
    }
    shell
}

/// `start "title" /b program` leaves it running; `start program` is the program.
fn started(line: &str) -> String {
    let lower = line.to_ascii_lowercase();
    let at = lower.find("start ").filter(|at| *at == 0 || lower.get(..*at).is_some_and(|before| before.ends_with(' ')));
    let Some((before, rest)) = at.and_then(|at| Some((line.get(..at)?, line.get(at.saturating_add(6)..)?))) else {
        return line.to_owned();
    };
    let mut rest = rest.trim_start();
    // The first text in quotes is a title, where more follows it.
    let titled = rest.strip_prefix('"').and_then(|rest| rest.split_once('"')).map(|(_, rest)| rest.trim_start());
    rest = titled.filter(|rest| !rest.is_empty()).unwrap_or(rest);
    let mut stays = false;
    while let Some((option, more)) =
        rest.split_once(' ').filter(|(option, _)| option.starts_with('/') && option.len() < 9)
    {
        stays |= option.eq_ignore_ascii_case("/b") || option.eq_ignore_ascii_case("/min");
        rest = more.trim_start();
    }
    format!("{before}{} {rest}", if stays { "nohup" } else { "env" })
}

/// A line without the questions and loops around its command, and what a loop reads from a command: `for /f %%i in ('…') do`.
fn plain(line: &str) -> (String, String) {
    let mut before = String::new();
    let mut rest = line.trim().trim_start_matches([')', '(', ' ']).to_owned();
    // 8 questions of one line.
    for _ in 0..8 {
        let lower = rest.to_ascii_lowercase();
        let cut = if let Some(asked) = lower.strip_prefix("if ") {
            let from = lower.len().saturating_sub(asked.len());
            from.saturating_add(question(asked))
        } else if lower.starts_with("else ") || lower == "else" {
            4
        } else if lower.starts_with("for ") {
            let Some(at) = lower.find(" do ") else { break };
            before.push_str(&looped(rest.get(..at).unwrap_or_default()));
            at.saturating_add(4)
        } else {
            break;
        };
        rest = rest.get(cut..).unwrap_or_default().trim_start_matches(['(', ' ', '@']).to_owned();
    }
    // A bracket that a block opens or closes.
    let opens = rest.matches('(').count();
    let closes = rest.matches(')').count();
    let is_left_over = opens > closes && rest.ends_with('(') || closes > opens && rest.ends_with(')');
    if is_left_over {
        rest.pop();
    }
    (before, rest.replace("%%", "$"))
}

/// How long the question after `if` is.
fn question(asked: &str) -> usize {
    let mut at = 0_usize;
    let mut words = 1_usize;
    while let Some(rest) = asked.get(at..) {
        let blank = rest.len().saturating_sub(rest.trim_start().len());
        let rest = rest.trim_start();
        let quoted = rest.strip_prefix('"').and_then(|inside| inside.find('"')).map(|end| end.saturating_add(2));
        let from = quoted.unwrap_or(0);
        let end = rest.get(from..).and_then(|rest| rest.find(' ')).map_or(rest.len(), |end| end.saturating_add(from));
        let word = rest.get(..end).unwrap_or_default();
        at = at.saturating_add(blank).saturating_add(end);
        match word {
            "" => break,
            "not" | "/i" => {}
            "exist" | "defined" | "errorlevel" => words = 1,
            "==" | "equ" | "neq" | "lss" | "leq" | "gtr" | "geq" => words = 1,
            _ => {
                words = words.saturating_sub(1);
                let next = asked.get(at..).unwrap_or_default().trim_start();
                let compares =
                    ["==", "equ ", "neq ", "lss ", "leq ", "gtr ", "geq "].iter().any(|s| next.starts_with(s));
                if words == 0 && !compares {
                    break;
                }
            }
        }
    }
    at
}

/// `for /f %%i in ('command')` as `i=$(command)`.
fn looped(head: &str) -> String {
    let name = head.split("%%").nth(1).and_then(|rest| rest.chars().next()).unwrap_or('i');
    let inside = head.split_once('(').map(|(_, rest)| rest.trim_end().trim_end_matches(')').trim());
    let command = inside.and_then(|inside| {
        let open = inside.chars().next().filter(|c| matches!(c, '\'' | '`'))?;
        inside.strip_prefix(open)?.strip_suffix(open)
    });
    command.map_or_else(String::new, |command| format!("{name}=$({})\n", variables(command)))
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
