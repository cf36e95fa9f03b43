//! What a line leaves running in the background: a program that shows something and ends, a script of the plugin that does, or a
//! process that stays.

use super::Context;
use super::tree::Pipeline;
use super::walk::Walk;
use crate::finding::Severity;
use crate::layout::plugin_root;
use crate::rules::shell as rules;

/// What a script has that stays, in the languages that such scripts are written in: rounds without an end, timers, servers, watchers.
const LASTING: &[&str] = &[
    "while true",
    "while True",
    "while :",
    "while 1",
    "while (",
    "while(",
    "while [",
    "while sleep",
    "while kill",
    "until ",
    "for (;;",
    "for(;;",
    "for ((;;",
    "loop do",
    "loop {",
    "setInterval",
    "setTimeout",
    "serve",
    "listen",
    "createServer",
    "infinity",
    "tail -f",
    "tail -F",
    "watch",
    "inotify",
    "schedule",
    "forever",
    "daemon",
    "accept(",
    "poll",
    "Timer",
    "nohup",
    "setsid",
    "disown",
    "detach",
    "fork",
    "cron",
    "asyncio",
    "socket",
];

/// Programs that show or play something and end.
const BRIEF: &[&str] = &[
    "afplay",
    "say",
    "osascript",
    "paplay",
    "aplay",
    "notify-send",
    "terminal-notifier",
    "echo",
    "printf",
    "powershell.exe",
    "mpg123",
    "ffplay",
    "play",
    "canberra-gtk-play",
    "spd-say",
    "wait",
    "pw-play",
    "mpv",
    "sleep",
];

/// Whether a program shows or plays something and ends.
pub(super) fn is_brief(name: &str) -> bool {
    BRIEF.contains(&name)
}

impl Walk<'_> {
    /// Tells of a pipeline that `&` ends, unless it shows something and ends by itself.
    pub(super) fn background(&mut self, pipeline: &Pipeline) {
        let words = pipeline.commands.last().map_or(&[][..], |command| command.words.as_slice());
        let name =
            words.iter().map(|word| word.bare()).find(|word| !matches!(word, Some("nohup" | "setsid"))).flatten();
        let is_brief = name.is_some_and(is_brief);
        let is_endless = self.levels == 0 && self.is_endless(pipeline);
        let span = pipeline.commands.first().map_or(self.span, |command| command.span);
        let outer = self.span;
        if self.levels == 0 {
            self.span = span;
        }
        if !is_brief && self.context != Context::Loose {
            let is_calm = !pipeline.left && !is_endless && (self.is_script() || self.ends_by_itself(pipeline));
            let is_calm = is_calm || self.context == Context::Named;
            let severity = is_calm.then_some(Severity::Warning);
            self.tell(&rules::DAEMON, "it is left running in the background", severity);
        }
        self.span = outer;
    }

    /// Whether the pipeline goes round for ever, and nothing in the script ends it.
    fn is_endless(&self, pipeline: &Pipeline) -> bool {
        let from = pipeline.commands.first().map_or(0, |command| command.span.0);
        let to = pipeline.commands.last().map_or(0, |command| command.span.1);
        let mut text = self.text.get(from..to).unwrap_or_default().to_owned();
        let name = pipeline.commands.first().and_then(|command| command.words.first()).and_then(|word| word.bare());
        let bodies = name.map_or(&[][..], |name| self.functions.bodies(name));
        for body in bodies {
            let from =
                body.pipelines.first().and_then(|line| line.commands.first()).map_or(0, |command| command.span.0);
            let to = body.pipelines.last().and_then(|line| line.commands.last()).map_or(0, |command| command.span.1);
            text.push_str(self.text.get(from..to).unwrap_or_default());
        }
        let rounds =
            ["while true", "while :", "while ((", "while sleep", "until false", "for ((;;", "while [ 1", "while [ : "];
        rounds.iter().any(|round| text.contains(round)) && !self.text.contains("kill ")
    }

    /// Whether what a pipeline of the line itself starts is a script of the plugin that can be read, and has nothing in it that stays.
    fn ends_by_itself(&mut self, pipeline: &Pipeline) -> bool {
        let Some(command) = pipeline.commands.last().filter(|_| self.levels == 0) else { return false };
        let line = self.text.get(command.span.0..command.span.1).unwrap_or_default();
        let trims = |c: char| matches!(c, '"' | '\'' | '(' | ')');
        let mut words = line.split_whitespace().map(|word| word.trim_matches(trims)).skip_while(|word| is_runner(word));
        let script = words.next().filter(|word| plugin_root::is_named(word)).map(str::to_owned);
        let Some(text) = script.and_then(|path| self.file_text(&path)) else { return false };
        !LASTING.iter().any(|word| text.contains(word))
    }
}

/// Whether a word stands before the script that is run: an interpreter's name, or an option.
fn is_runner(word: &str) -> bool {
    const RUNNERS: &[&str] =
        &["bash", "sh", "zsh", "python", "python3", "uv", "run", "node", "bun", "deno", "ruby", "perl", "php", "env"];
    word.starts_with('-') || RUNNERS.contains(&word)
}

#[cfg(test)]
mod tests {
    use crate::finding::Severity;
    use crate::fixture::{report, worst};

    fn of(line: &str, script: &str) -> Option<Severity> {
        let hook =
            serde_json::json!({"hooks": {"Stop": [{"hooks": [{"type": "command", "command": line}]}]}}).to_string();
        worst(&report(&[("hooks/hooks.json", hook.as_str()), ("scripts/note.py", script)]))
            .map(|(severity, _)| severity)
    }

    #[test]
    fn a_script_of_the_plugin_that_ends_by_itself_is_no_daemon() {
        let line = "(python3 ${CLAUDE_PLUGIN_ROOT}/scripts/note.py done &) >/dev/null 2>&1";
        assert_eq!(of(line, "import sys\nprint(sys.argv[1])\n"), Some(Severity::Warning));
        assert_eq!(of("${CLAUDE_PLUGIN_ROOT}/scripts/note.py &", "print(1)\n"), Some(Severity::Warning));
        assert!(of("nohup paplay done.oga >/dev/null 2>&1 &", "").is_none_or(|severity| severity < Severity::Danger));
        for script in [
            "import time\nwhile True:\n    time.sleep(60)\n",
            "from http.server import HTTPServer\nHTTPServer(('', 1), None).serve_forever()\n",
        ] {
            assert_eq!(of(line, script), Some(Severity::Danger), "{script}");
        }
        for line in [
            "python3 ${CLAUDE_PLUGIN_ROOT}/scripts/other.py &",
            "tail -f /var/log/syslog &",
            "viewer --watch ${CLAUDE_PLUGIN_ROOT}/scripts/note.py &",
            "while true; do python3 ${CLAUDE_PLUGIN_ROOT}/scripts/note.py; done &",
        ] {
            assert_eq!(of(line, "print(1)\n"), Some(Severity::Danger), "{line}");
        }
    }
}
