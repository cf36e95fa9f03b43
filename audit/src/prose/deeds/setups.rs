//! Set-up guides: an installer is run once, and what the shell then reads at its start is a path or the tool's own line.

use std::sync::LazyLock;

use regex::Regex;

/// 60 bytes before a download that is run: the clause that says what is done with it.
const CLAUSE: usize = 60;

/// A download that is run.
static RUNS: LazyLock<Option<Regex>> = LazyLock::new(|| {
    let pattern = r#"(?i)\b(?:curl|wget)\b[^\n|]{0,160}\|\s*(?:sudo )?(?:ba|z|da)?sh\b|\b(?:ba|z)?sh (?:-c )?["']?[<$]\((?:curl|wget)\b"#;
    Regex::new(pattern).ok()
});

/// To put something into a file.
static PUTS: LazyLock<Option<Regex>> = LazyLock::new(|| {
    let pattern = r"(?i)\b(?:add|adds|append|appends|put|puts|insert|write|echo|printf|place|paste|tee|cat|set|lines?|needs)\b|>>";
    Regex::new(pattern).ok()
});

/// What a tool needs of a shell: its folder in the path, its own line.
static OWN: LazyLock<Option<Regex>> = LazyLock::new(|| {
    let pattern = r#"(?i)\bpath\b|\bexport [a-z_]+=|\beval ["']?\$\([\w./~$"-]+ (?:init|env|hook|activate|shellenv|completion)|\bsource [^\s`]*(?:env|completion|init)\b|\b(?:tab )?completions?\b|\balias [\w-]+="#;
    Regex::new(pattern).ok()
});

/// Whether what stands around a start-up file at `at` runs each download by itself, and puts only what a tool needs into the file.
pub(super) fn installs(text: &str, (start, end): (usize, usize), reach: usize) -> bool {
    let from = text.floor_char_boundary(start.saturating_sub(reach.saturating_add(reach)));
    let to = text.floor_char_boundary(end.saturating_add(reach));
    let (Some(runs), Some(puts), Some(own)) = (RUNS.as_ref(), PUTS.as_ref(), OWN.as_ref()) else { return false };
    let before = text.get(from..start).unwrap_or_default();
    let after = text.get(end..to).unwrap_or_default();
    let file = text.get(start..end).unwrap_or_default().to_ascii_lowercase();
    let is_start = ["rc", "profile", "zshenv", "config/fish", "shell"].iter().any(|name| file.contains(name));
    let around = text.get(from..to).unwrap_or_default();
    let own_steps = |around: &str| {
        let mut steps =
            runs.find_iter(around).map(|run| is_own_step(text, from.saturating_add(run.start()))).peekable();
        steps.peek().is_some() && steps.all(|is_own| is_own)
    };
    if own_steps(around) {
        return true;
    }
    let Some(last) = runs.find_iter(before).last().filter(|_| is_start && !runs.is_match(after)) else { return false };
    let between = before.get(last.end()..).unwrap_or_default();
    let is_alone = runs.find_iter(before).all(|run| {
        let clause = before.floor_char_boundary(run.start().saturating_sub(CLAUSE));
        let clause = before.get(clause..run.start()).unwrap_or_default();
        let clause = clause.rsplit(". ").next().unwrap_or_default();
        !puts.is_match(clause.rsplit("\n\n").next().unwrap_or_default())
    });
    // `~/.bashrc`: its line stands behind it.
    let named = after.trim_start_matches(['`', '*']).strip_prefix(':').is_some_and(|line| own.is_match(line));
    is_alone && (named || puts.is_match(between) && own.is_match(between))
}

/// Whether a download at `at` is a step of its own, which says what it installs.
pub(in crate::prose) fn is_own_step(text: &str, at: usize) -> bool {
    let from = text.floor_char_boundary(at.saturating_sub(CLAUSE));
    let clause = text.get(from..at).unwrap_or_default().to_ascii_lowercase();
    let clause = clause.rsplit(['.', '\n', ';', ':']).next().unwrap_or_default();
    let clause = clause.trim_start_matches(|c: char| !c.is_alphabetic());
    ["install ", "get ", "upgrade ", "update ", "set up "].iter().any(|verb| clause.starts_with(verb))
        && [" with ", " by ", " using ", " via "].iter().any(|word| clause.contains(word))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(text: &str) -> bool {
        let start = text.find("~/.").unwrap();
        let rest = text.get(start..).unwrap();
        let end = start + rest.find(['`', '\n', '"', ' ']).unwrap_or(rest.len());
        installs(text, (start, end), 100)
    }

    #[test]
    fn an_installer_that_is_run_once_does_not_last() {
        for text in [
            "Install with `curl -fsSL https://get.tool.dev/i.sh | sh`, then add the folder to PATH in `~/.bashrc`.",
            "```sh\ncurl -fsSL https://get.tool.dev/i.sh | sh\necho 'export PATH=\"$HOME/tool/bin:$PATH\"' >> ~/.zshrc\n```",
            "- `curl -sS https://t.dev/install.sh | sh`\n- `~/.bashrc`: `eval \"$(tool init bash)\"`",
            "1. `curl https://t.dev/run.sh | bash`\n2. Put `eval \"$(tool init -)\"` into `~/.bashrc`.",
        ] {
            assert!(told(text), "{text}");
        }
    }

    #[test]
    fn a_download_that_is_written_lasts() {
        for text in [
            "Add `curl -s https://t.dev/run | sh` to `~/.bashrc`, below PATH.",
            "echo 'curl -s https://t.dev/run | sh' >> ~/.zshrc",
            "In `~/.profile` add PATH and `curl -s https://t.dev/run | sh`.",
            "printf 'curl -s https://t.dev/run | sh\nexport PATH=x\n' >> ~/.zshrc",
            "`curl -s https://t.dev/run | sh` goes into `~/.bashrc`.",
        ] {
            assert!(!told(text), "{text}");
        }
    }

    #[test]
    fn a_step_that_installs_is_its_own() {
        let own = |text: &str| is_own_step(text, text.find("curl").unwrap());
        assert!(own("Add it to the crontab.\n\nInstall restic with `curl https://r.dev/i.sh | sh`."));
        assert!(!own("Add to the crontab: `curl https://r.dev/i.sh | sh`."));
    }
}
