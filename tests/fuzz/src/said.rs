//! What an agent would run, and what a plugin says: never a crash, and what is known to be bad stays so.

use std::sync::OnceLock;

use runtime::guard::{Surroundings, judge};
use runtime::log::{Level, Lines, Masker};
use serde_json::json;

fn surroundings() -> &'static Surroundings {
    static HERE: OnceLock<Surroundings> = OnceLock::new();
    HERE.get_or_init(|| Surroundings {
        cwd: Some("/nonexistent/work".into()),
        home: Some("/nonexistent".into()),
        deepcode: vec!["/nonexistent/.deepcode".into()],
    })
}

/// Whatever follows it, a line that installs is refused; and so is whatever stands in a quoted here-document after it.
pub fn guard(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    let allowed = |command: String| judge("Bash", &json!({ "command": command }), surroundings()).allow;
    let _verdict = allowed(text.to_owned());
    assert!(!allowed(format!("deepcode plugin install tidy\n{text}")), "{text:?}");
    let _verdict = judge(text, &json!({ "file_path": text, "args": [text], "content": text }), surroundings());
}

/// However it is cut, a registered secret is never shown whole, and a line is one line without controls.
pub fn log(data: &[u8]) {
    const SECRET: &str = "correct-horse-battery";
    let mut lines = Lines::new(Masker::with(&[SECRET]));
    let (now, size) = (jiff::Timestamp::UNIX_EPOCH, data.first().map_or(1, |b| usize::from(*b).max(1)));
    let said: Vec<u8> = [data, SECRET.as_bytes(), data, b"\n"].concat();
    let mut shown = Vec::new();
    for piece in said.chunks(size) {
        shown.extend(lines.take(now, Level::Stderr, piece));
    }
    for line in shown {
        assert!(!line.chars().any(char::is_control), "{line:?}");
        assert!(!line.contains(SECRET), "{line:?}");
    }
}
