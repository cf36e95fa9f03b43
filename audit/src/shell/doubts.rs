//! Not knowing is a refusal: a script that runs what nobody can tell and reaches the network may run whatever comes from there.

use super::value::Value;
use super::walk::Walk;
use crate::finding::{Finding, Severity};
use crate::rules::shell as rules;

/// What of a script stays open until all of it was followed.
#[derive(Default)]
pub(super) struct Doubts {
    /// What is told where it runs something, if it uses the network, too.
    run: Option<Finding>,
    /// Whether it does.
    networked: bool,
    /// What the data beside it has it reach.
    pub(super) data: super::Reach,
    /// What is told where it reads something, if it sends, too.
    read: Option<Finding>,
    /// Whether it does.
    sending: bool,
}

impl Doubts {
    /// The script uses the network.
    pub(super) fn reach(&mut self) {
        self.networked = true;
    }

    /// The script sends something away.
    pub(super) fn send(&mut self) {
        self.sending = true;
    }

    /// The script reads what nobody can tell.
    pub(super) fn reads(&mut self, finding: Finding) {
        self.read.get_or_insert(finding);
    }
}

impl Walk<'_> {
    /// `text`, which is not known, is run. A path with a name at its end is that of a program which lies somewhere, what an
    /// argument says is for whoever calls, and whoever starts a script by hand is asked before it does anything.
    pub(super) fn doubt(&mut self, text: &Value) {
        let written = text.text.trim();
        if self.context.is_asked() || written.contains('/') || super::given::is_argument(written) {
            return;
        }
        let message = "what is run is not known, and the script uses the network";
        let doubt = self.finding(&rules::UNKNOWN, message, Some(Severity::Danger));
        self.doubts.run.get_or_insert(doubt);
    }

    /// Tells what stayed open, once all was followed.
    pub(super) fn settle(&mut self) {
        let run = self.doubts.run.take().filter(|_| self.doubts.networked);
        let read = self.doubts.read.take().filter(|_| self.doubts.sending);
        run.into_iter().chain(read).for_each(|doubt| self.findings.push(doubt));
    }
}

#[cfg(test)]
mod tests {
    use crate::shell::Context;
    use crate::shell::tests::{is_danger, is_no_danger};

    #[test]
    fn what_runs_something_unknown_beside_the_network_is_a_danger_where_nobody_asks() {
        for text in [
            "curl -so \"$PLACE\" https://get.example.com/x\nview=$(awk -F= '/^view/{print $2}' \"$CONF\")\n$view \"$PLACE\"",
            "curl -s https://api.example.com/next -o \"$STATE\"\nread -r step < \"$STEPS\"\neval \"$step\"",
            "wget -q https://get.example.com/rows -O rows.txt\nread -r line < \"$PLACE\"\necho \"$line\" | sh",
            "read -r step < \"$STEPS\"\nsh -c \"$step\"\ncurl -s https://api.example.com/done",
        ] {
            is_danger(text, Context::Script);
            is_danger(text, Context::Hook);
            is_no_danger(text, Context::Loose);
            is_no_danger(text, Context::Named);
        }
    }

    #[test]
    fn what_is_known_well_enough_stays_what_it_is() {
        for text in [
            // Nothing from the network.
            "view=$(awk -F= '/^view/{print $2}' \"$CONF\")\n$view notes.md",
            // A program that lies somewhere, by its name.
            "here=$(cd \"$(dirname \"$0\")\" && pwd)\n\"$here/notify.sh\"\ncurl -s https://api.example.com/ping",
            "root=$(git rev-parse --show-toplevel)\n\"$root/scripts/lint\" \"$1\"\ncurl -s https://api.example.com/ping",
            // An interpreter that was looked for.
            "py=$(command -v python3 || command -v python)\n\"$py\" -c 'print(1)'\ncurl -s https://api.example.com/ping",
            "curl -s https://api.example.com/ping\npy=$(find_python)\n\"$py\" -m json.tool < a.json",
            // What prepares a shell, and what others say is to be run.
            "eval \"$(fnm env)\"\ncurl -s https://api.example.com/ping",
            "eval \"$(ssh-agent -s)\"\ngit push",
            "retry() { \"$@\" || \"$@\"; }\nretry curl -s https://api.example.com/ping",
            "again() { eval \"$1\"; }\nagain 'curl -s https://api.example.com/ping'",
        ] {
            is_no_danger(text, Context::Script);
        }
    }
}
