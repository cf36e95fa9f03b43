//! The timetable by a name that cannot be told: a command of no known name that lists and then takes in what was listed.

use super::value::Value;
use super::walk::Walk;
use crate::finding::Severity;
use crate::hooks::past_schedule;
use crate::rules::shell as rules;

/// 200 lines of one text.
const LINES: usize = 200;

impl Walk<'_> {
    /// Asks whether a command of no known name is the timetable: it is asked for its list and given another one, its name begins
    /// or ends as that of the timetable does, or what it is given begins with times.
    pub(super) fn keeps_time(&mut self, first: &Value, rest: &[Value], stdin: &Value) {
        let name = first.text.as_str();
        let is_open = !first.known && name.contains('$') && !name.contains('/') && name != "${SHELL}";
        if !is_open || super::given::is_argument(name) {
            return;
        }
        let words: Vec<&str> = rest.iter().map(|field| field.text.as_str()).collect();
        if words == ["-l"] {
            self.memory.listed.insert(name.to_owned());
            return;
        }
        let is_given = *stdin != Value::known("") && matches!(words.as_slice(), [] | ["-" | "/dev/stdin"]);
        let is_alike = name.starts_with("cron") || name.starts_with('$') && name.ends_with("tab");
        let is_timed = stdin.text.lines().take(LINES).any(|line| past_schedule(line).is_some());
        let is_put = is_given && (self.memory.listed.contains(name) || is_alike || is_timed);
        if is_put || is_alike && !words.is_empty() {
            let severity = self.context.is_asked().then_some(Severity::Warning);
            let message = "what runs at times is put into a timetable, by a name that is put together";
            self.tell(&rules::LASTING, message, severity);
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::shell::Context;
    use crate::shell::tests::{is_danger, is_no_danger};

    #[test]
    fn a_timetable_is_told_whatever_names_its_program() {
        for script in [
            "t=$(jq -r .tool \"$conf\")\nold=$(\"$t\" -l)\n{ echo \"$old\"; next; } | \"$t\" -\n",
            "t=(\"${C[a]}${C[b]}\")\n{ \"${t[@]}\" -l; echo \"${C[at]} ${C[run]}\"; } | \"${t[@]}\" -\n",
            "c=\"cron$(get tool)\"\nget line | \"$c\" -\n",
            "c=\"$(get tool)tab\"\n\"$c\" \"$file\"\n",
            "read -r t < \"$list\"\necho '*/20 * * * * ~/a.sh' | \"$t\"\n",
        ] {
            is_danger(script, Context::Script);
            is_danger(script, Context::Hook);
            is_no_danger(script, Context::Loose);
        }
    }

    #[test]
    fn other_commands_of_no_known_name_stay_what_they_are() {
        for script in [
            "p=${PAGER:-less}\ngit log | \"$p\" -\n",
            "\"$SHELL\" -l\necho x | \"$SHELL\"\n",
            "run() { \"$1\" -l; echo x | \"$1\" -; }\n",
            "py=$(command -v python3)\necho 'print(1)' | \"$py\" -\n",
            "j=$(find_tool jq)\necho '{}' | \"$j\" .\n\"$j\" -l\n",
        ] {
            is_no_danger(script, Context::Script);
        }
    }
}
