//! A field of data that has a download run by itself from then on: no record, label or locale does that.

use super::super::pattern::Pattern;
use super::super::touches::Touched;
use super::Note;
use crate::finding::Severity;
use crate::rules::prose as rules;

struct Signs {
    /// Where something is put that starts by itself.
    place: Pattern,
    /// What is fetched becomes a program.
    program: Pattern,
    /// To put it there.
    puts: Pattern,
}

static SIGNS: Signs = Signs {
    place: Pattern::of(
        r"\.config/systemd/user|\bsystemctl\s+(?:--user\s+)?(?:--now\s+)?enable|\blaunchagents\b|\.config/autostart|\bcrontab\b|\.(?:bashrc|zshrc|zshenv|bash_profile|profile)\b|\.git/hooks/|\bcore\.hookspath\b|\brustc-wrapper\b|\.cargo/config|\bscheduledtask\b|\bsitecustomize\b|\bexecstart\b",
    ),
    program: Pattern::of(
        r"\b(?:curl|wget|iwr|irm)\b[^|]{0,120}\|\s*(?:sudo\s+)?(?:ba|z|da)?sh\b|\b(?:ba|z)?sh\s+<\(|\$\((?:curl|wget)|\bmade\s+executable\b|\bchmod\s+(?:\+x|7)|\|\s*iex\b",
    ),
    puts: Pattern::of(
        r"\b(?:put|write|add|append|place|receives?|gets?|holds?|enable|mkdir|becomes?|insert|install|create|into)\b",
    ),
};

/// What a field of data has done, if it is that.
pub(super) fn deed(flat: &str, touched: Touched) -> Option<Note> {
    let is = |sign: &Pattern| sign.is_match(flat);
    let is_one = (touched.host || touched.carrier) && is(&SIGNS.place) && is(&SIGNS.program) && is(&SIGNS.puts);
    is_one.then_some((&rules::DEEDS, Severity::Danger, "a field of data has a download run by itself from then on"))
}
