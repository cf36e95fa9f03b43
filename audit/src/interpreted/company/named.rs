//! Functions that are called by a name which is not written where they are called.

use crate::bundle::{Bundle, File};
use crate::interpreted::Language;
use crate::interpreted::lex::{Placed, Token};
use crate::interpreted::words;
use crate::shell::paths;

/// 64 KiB of a hook of git's.
const EVENT_BYTES: u64 = 64 << 10;

/// What runs or starts anything in Python, in lower case.
const PYTHONS: &[&str] = &[
    "os.system",
    "os.popen",
    "os:system",
    "os.execvp",
    "subprocess",
    "subprocess.run",
    "subprocess.call",
    "subprocess.popen",
    "subprocess.check_output",
    "subprocess.check_call",
    "subprocess.getoutput",
    "subprocess:run",
    "builtins",
    "builtins.exec",
    "builtins.eval",
    "builtins:exec",
    "builtins:eval",
    "pty",
    "pty.spawn",
    "posix",
    "posix.system",
    "runpy",
    "runpy.run_path",
];

/// What runs or starts anything, in lower case, where that is called by a name.
pub(super) fn runners(language: Language) -> &'static [&'static str] {
    match language {
        Language::Php => &[
            "system",
            "exec",
            "shell_exec",
            "passthru",
            "popen",
            "proc_open",
            "pcntl_exec",
            "create_function",
            "assert",
        ],
        Language::Python => PYTHONS,
        Language::Ruby => &[
            "system",
            "exec",
            "spawn",
            "eval",
            "instance_eval",
            "class_eval",
            "module_eval",
            "kernel",
            "kernel.system",
            "open3",
            "io.popen",
            "popen",
        ],
        Language::PowerShell => &[
            "iex",
            "invoke-expression",
            "invoke-command",
            "scriptblock",
            "[scriptblock]::create",
            "newscriptblock",
            "invokescript",
            "downloadstring",
        ],
        Language::Perl => &["system", "exec", "eval", "qx", "core::system", "core::global::system"],
        Language::Lua => &["os.execute", "io.popen", "load", "loadstring", "execute", "popen"],
        Language::Awk => &[],
    }
}

/// Whether a function is called whose name is not written there.
pub(super) fn calls_by_name(tokens: &[Placed], language: Language) -> bool {
    let token = |at: usize| tokens.get(at).map(|placed| &placed.token);
    let sign = |at: usize, sign: char| token(at) == Some(&Token::Sign(sign));
    let is_variable = |at: usize| matches!(token(at), Some(Token::Name(name)) if name.starts_with('$'));
    let is_name = |at: usize| matches!(token(at), Some(Token::Name(_)));
    let before = |at: usize, one: char| at.checked_sub(1).is_some_and(|before| sign(before, one));
    // `getattr(module, name)`: what stands behind the first comma.
    let second = |at: usize| {
        (2..8).map(|by| at.saturating_add(by)).find(|at| sign(*at, ',')).is_some_and(|comma| is_name(comma + 1))
    };
    let is_one = |(at, placed): (usize, &Placed)| match (&placed.token, language) {
        (Token::Name(name), Language::Php) => {
            let is_given = words::BY_NAME.contains(&name.as_str())
                || matches!(name.as_str(), "ReflectionFunction" | "forward_static_call");
            is_given && sign(at + 1, '(') && is_variable(at + 2)
                || name.starts_with('$')
                    && (sign(at + 1, '(') || sign(at + 1, ']') && sign(at + 2, '('))
                    && !before(at, '>')
        }
        (Token::Name(name), Language::Python) => match name.as_str() {
            "getattr" => second(at),
            "import_module" | "__import__" | "locate" | "resolve_name" | "attrgetter" | "methodcaller" => {
                is_name(at + 2)
            }
            // Libraries that call what their settings name.
            "dictConfig" | "instantiate" | "jsonpickle" => true,
            "globals" | "vars" => sign(at + 3, '[') && is_name(at + 4),
            _ => false,
        },
        (Token::Name(name), Language::Ruby) => {
            matches!(name.as_str(), "send" | "public_send" | "__send__" | "method" | "const_get")
                && (is_name(at + 1) || sign(at + 1, '(') && is_name(at + 2))
        }
        (Token::Sign('&'), Language::PowerShell | Language::Perl) => {
            is_variable(at + 1) || sign(at + 1, '(') || sign(at + 1, '{')
        }
        (Token::Sign('.'), Language::PowerShell) => is_variable(at + 1) || sign(at + 1, '('),
        (Token::Name(name), Language::Perl) => name == "can" && is_variable(at + 2),
        (Token::Sign('['), Language::Lua) => is_name(at + 1) && sign(at + 2, ']') && sign(at + 3, '('),
        _ => false,
    };
    tokens.iter().enumerate().any(is_one)
}

/// The plugin's programs that are called as hooks of git's are, whatever stands before and behind: `hooks__pre-push.tmpl`.
pub(super) fn events(bundle: &Bundle) -> Vec<String> {
    let is_named = |file: &&File| {
        let mut words = file.name().split(|c: char| !c.is_ascii_lowercase() && c != '-');
        words.any(paths::is_git_event)
    };
    let is_program = |file: &&File| bundle.read(file, EVENT_BYTES).is_ok_and(|bytes| bytes.starts_with(b"#!"));
    let found = bundle.files().iter().filter(is_named).filter(is_program).take(1);
    found.map(|file| file.path.clone()).collect()
}

/// What makes a file a program, or hands on that it is one.
pub(super) const MAKES_PROGRAM: &[&str] =
    &["chmod", "fchmod", "lchmod", "copymode", "copystat", "copy", "copy2", "install"];

/// Whether git is asked where its folder lies.
pub(super) fn asks_git(placed: &Placed) -> bool {
    const ASKS: &[&str] = &["--git-dir", "--absolute-git-dir", "--git-common-dir", "--git-path"];
    match &placed.token {
        Token::Text(text) | Token::Command(text) => text.len() < 300 && ASKS.iter().any(|word| text.contains(word)),
        _ => false,
    }
}

/// Whether a command of PowerShell's is looked up, or started, by a verb and a noun that are put together there.
pub(super) fn looks_up(tokens: &[Placed]) -> bool {
    let is_name =
        |placed: &Placed, words: &[&str]| matches!(&placed.token, Token::Name(name) if words.contains(&name.as_str()));
    let is_variable = |placed: &Placed| matches!(&placed.token, Token::Name(name) if name.starts_with('$'));
    let starts = tokens.windows(2).any(|two| match two {
        [sign, next] => sign.token == Token::Sign('&') && (is_variable(next) || next.token == Token::Sign('(')),
        _ => false,
    });
    // `$verb -join '-'`, `$verb + '-' + $noun`
    let joins = |statement: &[Placed]| {
        let dash = statement.iter().position(|placed| matches!(&placed.token, Token::Text(text) if text == "-"));
        let joined = dash.and_then(|at| statement.get(at.saturating_sub(1)));
        let is_made = joined.is_some_and(|before| before.token == Token::Sign('+') || is_name(before, &["join"]));
        let filled = statement
            .iter()
            .any(|placed| matches!(&placed.token, Token::Text(text) if text == "{0}-{1}" || is_two_holes(text)));
        (is_made || filled) && statement.iter().any(is_variable)
    };
    let used = |statement: &[Placed]| {
        let looks = statement.iter().any(|placed| is_name(placed, &["get-command", "gcm", "get-alias", "gal"]));
        let starts = statement
            .windows(2)
            .any(|two| matches!(two, [sign, next] if sign.token == Token::Sign('&') && next.token == Token::Sign('(')));
        let target = statement.first().filter(|_| statement.get(1).is_some_and(|sign| sign.token == Token::Sign('=')));
        let is_started = target.is_some_and(|target| {
            tokens
                .windows(2)
                .any(|two| matches!(two, [sign, next] if sign.token == Token::Sign('&') && next.token == target.token))
        });
        looks || starts || is_started
    };
    starts && tokens.split(|placed| placed.token == Token::End).any(|statement| joins(statement) && used(statement))
}

/// `${verb}-${noun}`
fn is_two_holes(text: &str) -> bool {
    let inside = text.strip_prefix("${").and_then(|rest| rest.strip_suffix('}'));
    inside
        .and_then(|inside| inside.split_once("}-${"))
        .is_some_and(|(verb, noun)| !verb.contains('}') && !noun.contains('}'))
}
