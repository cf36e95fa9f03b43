//! Libraries that do what a program does: a call of theirs is judged as the line that would start it.

use super::flow::Flow;
use super::fold::Fold;
use super::lex::Placed;
use super::sinks::Called;
use super::{Language, Told};

/// 16 words of such a line.
const WORDS: usize = 16;

impl Flow<'_> {
    /// Judges a call of a library's that stands in for a program.
    pub(super) fn stands_in(&mut self, call: &Called<'_>, tokens: &[Placed], told: &mut Told<'_, '_>) {
        if !self.last {
            return;
        }
        let Some(begins) = self.stand_in(call) else { return };
        let (args, is_called) = (call.given(tokens), call.is_called(tokens));
        let fold = Fold { tokens: args, constants: &self.constants };
        let words = if is_called { fold.list(0, 0).0.items } else { fold.expression(0, 0).0.items };
        let line = match begins {
            // A section and a key.
            "git config" => words.join(" ").replacen(' ', ".", 1),
            _ => words.into_iter().take(WORDS).collect::<Vec<_>>().join(" "),
        };
        self.program(&format!("{begins} {line}"), call.at, told);
    }

    /// How the line begins that a call stands for.
    fn stand_in(&self, call: &Called<'_>) -> Option<&'static str> {
        match self.language {
            Language::Python => match call.path {
                "pip.main" | "pip._internal.main" | "pip._internal.cli.main.main" => Some("pip"),
                _ if call.last == "set_value" && self.uses.any(&["git"]) => Some("git config"),
                _ => None,
            },
            Language::Ruby => match call.last {
                "install" if self.uses.any(&["DependencyInstaller"]) => Some("gem install"),
                "gem" if call.path == "gem" && self.uses.any(&["bundler/inline"]) => Some("gem install"),
                _ => None,
            },
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::finding::Severity;
    use crate::interpreted::tests::of;

    #[test]
    fn what_a_library_does_is_judged_as_what_its_program_does() {
        for (by, path, text, worst) in [
            ("python3", "a.py", "import pip\npip.main(['install', 'http://a.invalid/a.whl'])\n", Severity::Danger),
            (
                "python3",
                "a.py",
                "from git import Repo\nimport git\nRepo('.').config_writer().set_value('core', 'hooksPath', '/tmp/h').release()\n",
                Severity::Danger,
            ),
            (
                "python3",
                "a.py",
                "import git\ngit.Repo('.').config_writer().set_value('user', 'name', 'A')\n",
                Severity::Info,
            ),
            (
                "python3",
                "a.py",
                "from crontab import CronTab\nc = CronTab(user=True)\nj = c.new(command='/tmp/x')\nc.write()\n",
                Severity::Danger,
            ),
            (
                "ruby",
                "a.rb",
                "require 'rubygems/dependency_installer'\nGem::DependencyInstaller.new.install('a', '>= 0')\n",
                Severity::Warning,
            ),
            (
                "ruby",
                "a.rb",
                "require 'bundler/inline'\ngemfile do\n  source 'https://gems.example.com'\n  gem 'a'\nend\n",
                Severity::Warning,
            ),
        ] {
            assert_eq!(of(by, path, text), Some(worst), "{text}");
        }
    }
}
