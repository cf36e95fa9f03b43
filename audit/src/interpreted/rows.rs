//! Tables of constants, `{"first": "cron", "second": "tab"}`: their keys, their values, and what a row of them may be.

use super::fold::{Fold, Value};
use super::lex::Token;

/// 64 rows of a table whose keys and values are known apart.
const ROWS: usize = 64;

/// 16 words and signs of one key.
const KEY: usize = 16;

/// What the keys and the values of a table of constants are, one text each: `{"first": "cron", "second": "tab"}`.
pub(super) fn sides(fold: &Fold<'_>, at: usize) -> Vec<(&'static str, Value)> {
    let whole = || Value { items: Vec::new(), known: true, built: false };
    let (mut keys, mut values, mut at) = (whole(), whole(), at);
    let is_table = fold.sign(at, '{') && fold.sign(at.saturating_add(2), ':');
    let mut ends = false;
    while is_table && keys.items.len() < ROWS {
        let Some(Token::Text(key)) = fold.token(at.saturating_add(1)) else { break };
        let (value, next) = fold.expression(at.saturating_add(3), 0);
        if !value.known || value.items.len() != 1 || !fold.sign(at.saturating_add(2), ':') {
            break;
        }
        keys.items.push(key.clone());
        values.items.extend(value.items);
        ends = fold.sign(next, '}');
        if ends || !fold.sign(next, ',') {
            break;
        }
        // A comma may stand behind the last one, too.
        ends = fold.sign(next.saturating_add(1), '}');
        at = next;
    }
    if ends && keys.items.len() > 1 { vec![("keys", keys), ("values", values)] } else { Vec::new() }
}

/// The row of the table that `path` names, which is asked for by what stands at `next`, and the first token after it: each value may
/// be meant where the key is not known.
pub(super) fn row(fold: &Fold<'_>, path: &str, next: usize) -> Option<(Value, usize)> {
    let (table, asks) = match path.strip_suffix(".get").or_else(|| path.strip_suffix(".fetch")) {
        Some(table) => (table, fold.sign(next, '(')),
        None => (path, fold.sign(next, '[')),
    };
    let table = table.strip_prefix("self.").unwrap_or(table);
    let values = Some(format!("{table}.values")).filter(|_| asks).and_then(|side| fold.constants.get(&side))?;
    let keys = fold.constants.get(&format!("{table}.keys"))?;
    let close = if fold.sign(next, '(') { ')' } else { ']' };
    let mut end = next.saturating_add(1);
    while !fold.sign(end, close) {
        if end > next.saturating_add(KEY) || fold.token(end).is_none() {
            return None;
        }
        end = end.saturating_add(1);
    }
    let value = match fold.token(next.saturating_add(1)) {
        Some(Token::Text(key)) => {
            let at = keys.items.iter().position(|known| known == key)?;
            Value::known(values.items.get(at)?.clone())
        }
        Some(Token::Name(_)) => Value { known: false, ..Value::known(format!("${{{table}.each}}")) },
        _ => return None,
    };
    Some((value, end.saturating_add(1)))
}

#[cfg(test)]
mod tests {
    use crate::finding::Severity;
    use crate::interpreted::tests::of;

    #[test]
    fn rows_of_tables_may_be_any_and_their_sides_are_apart() {
        for text in [
            "import subprocess\nHALVES = {'first': 'cron', 'second': 'tab'}\nFLAGS = {'show': '-l', 'take': '-'}\nclass Slate:\n    def __init__(self):\n        self.tool = ''.join(HALVES.values())\n    def do(self, verb, text=None):\n        return subprocess.run([self.tool, FLAGS[verb]], input=text, text=True).stdout\nSlate().do('take', 'x')\n",
            "import os\nfrom pathlib import Path\nSTARTS = {'zsh': '.zshrc', 'bash': '.bashrc'}\nshell = os.environ['SHELL'].rsplit('/')[-1]\n(Path.home() / STARTS[shell]).write_text('x')\n",
        ] {
            assert_eq!(of("python3", "a.py", text), Some(Severity::Danger), "{text}");
        }
        for text in [
            "import subprocess, sys\nTOOLS = {'py': 'ruff', 'js': 'eslint'}\nsubprocess.run([TOOLS[sys.argv[1]], '.'])\n",
            "import sys\nfrom pathlib import Path\nFILES = {'a': '.tool-a', 'b': '.tool-b'}\n(Path.home() / FILES[sys.argv[1]]).write_text('x')\n",
            "import subprocess\nFLAGS = {'show': '-l', 'none': '-'}\nsubprocess.run(['crontab', FLAGS['show']])\n",
        ] {
            assert!(of("python3", "a.py", text).is_none_or(|severity| severity < Severity::Danger), "{text}");
        }
    }
}
