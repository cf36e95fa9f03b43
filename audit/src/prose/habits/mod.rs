//! What a page has done for good, told by things that may stand far apart in it: a place that lasts, what is put there, and that
//! nobody is to notice.
//!
//! The nets of [`super::deeds`] look at a sentence or a step. A patient author defines a thing in a table, fills it in below and
//! uses it under another heading; so these look at the page around an artefact that honest pages hardly ever name.

mod acts;
mod behind;
mod candour;
mod front;
mod havoc;
mod mark;
mod marks;
mod nets;
mod stances;

use std::sync::{LazyLock, OnceLock};

use self::acts::ACTS;
use self::behind::{BACKS, BEHIND};
use self::candour::CANDOUR;
use self::havoc::{HAVOC, RUIN};
use self::mark::Mark;
use self::marks::MARKS;
use self::nets::{HABITS, Habit, Head};
use self::stances::{COVERS, STANCES};
use super::deeds::SHORTENED;
use super::hosts::{is_index, is_known, is_page};
use super::pattern::{Match, Pattern};
use super::stems::Stems;
use super::{Text, listed, refused, verdict};
use crate::finding::{Finding, Findings, Severity};
use crate::layout;
use crate::rule::Rule;

/// 2,000 places of an artefact in one page: a long manual names one a dozen times.
const MOST: usize = 2_000;

/// Each pattern ready once some page needs it.
static READY: [OnceLock<Pattern>; SOURCES] = [const { OnceLock::new() }; SOURCES];

/// How many patterns there are.
const SOURCES: usize = MARKS.len() + ACTS.len() + STANCES.len() + COVERS.len() + RUIN.len() + BACKS.len();

/// Each mark with its stems and its pattern.
fn sources() -> impl Iterator<Item = &'static (Mark, &'static str, &'static str)> {
    MARKS.iter().chain(&ACTS).chain(&STANCES).chain(&COVERS).chain(&RUIN).chain(&BACKS)
}

/// Every net.
fn habits() -> impl Iterator<Item = &'static Habit> {
    HABITS.iter().chain(CANDOUR).chain(HAVOC).chain(BEHIND)
}

/// Stems of which every artefact has one, and the nets that it is the anchor of.
static STEMS: LazyLock<Stems<Mark>> = LazyLock::new(|| {
    let mut anchors: Vec<Mark> = habits().map(|habit| habit.anchor).collect();
    anchors.dedup();
    let rows = sources().filter(|(mark, ..)| anchors.contains(mark));
    Stems::of(rows.map(|(mark, stems, _)| (*mark, *stems)))
});

fn pattern(mark: Mark) -> Option<&'static Pattern> {
    let ((_, _, source), slot) = sources().zip(&READY).find(|((known, ..), _)| *known == mark)?;
    Some(slot.get_or_init(|| Pattern::spaced(source)))
}

/// Whether a text has the mark. Of addresses only those count that are not everybody's.
fn names(text: &str, mark: Mark) -> bool {
    let Some(pattern) = pattern(mark) else { return false };
    match mark {
        Mark::Far | Mark::FarRemote | Mark::Host => {
            pattern.find_iter(text).take(MOST).any(|found| !is_known(found.as_str()))
        }
        Mark::FarIndex => pattern.find_iter(text).take(MOST).any(|found| !is_index(found.as_str())),
        // "Do not tell the user" tells nobody.
        Mark::Asks | Mark::Offered | Mark::Wanted | Mark::Consults | Mark::Advised => {
            UNTOLD.as_ref().is_none_or(|untold| pattern.is_match(&untold.replace_all(text, " ")))
        }
        _ => pattern.is_match(text),
    }
}

/// That nobody is asked or told.
static UNTOLD: LazyLock<Option<regex::Regex>> = LazyLock::new(|| {
    let pattern = r"(?i)\b(?:(?:do|does|must|should|may|need) not|(?:do|does)n['’]?t|never|nor|not to|no need to|without)\s+(?:\w+\s+){0,2}?(?:ask|tell|wait|confirm|show|print|approve)(?:s|ing)?\b";
    regex::Regex::new(pattern).ok()
});

/// Whether a text has the mark, and has it outside quotation marks where it is a way to speak: what others say is only quoted.
fn meant(text: &str, mark: Mark) -> bool {
    let is_said =
        matches!(mark, Mark::Confided | Mark::Veiled | Mark::Untold | Mark::Furtive | Mark::Covert | Mark::Tasked);
    names(text, mark) && (!is_said || QUOTES.as_ref().is_none_or(|quotes| names(&quotes.replace_all(text, " "), mark)))
}

/// A few words between quotation marks, secrets that nobody is to show, and options that nobody gave.
static QUOTES: LazyLock<Option<regex::Regex>> = LazyLock::new(|| {
    let pattern = r#"(?i)"[^\s"][^"\n]{0,120}[^\s"]"|“[^”\n]{1,120}”|\b(?:secrets?|passwords?|tokens?|keys?|credentials?|values|ids|contents|competitors?)\b[^.!?;|\n]{0,20}\b(?:is|are) (?:never|not)\b[^.!?;|\n]{0,40}|\b(?:flags?|options?|fields?|arguments?|parameters?)\b (?:that |which )?(?:(?:were|was|are|is) )?not mentioned\b"#;
    regex::Regex::new(pattern).ok()
});

/// Whether what a shell reads is the file that an installer of the page leaves there itself: a page that has it fetched names it
/// as what is written.
fn is_installed(flat: &str, sourced: &str) -> bool {
    let Some(path) = sourced.rsplit([' ', '"', '\'', '`']).find(|word| word.contains('/')) else { return false };
    let name = path.rsplit('/').next().unwrap_or(path);
    let tool = path.rsplit('/').nth(1).unwrap_or_default().trim_start_matches('.');
    let is_own = name == "env" || name.ends_with("-init.sh") || !tool.is_empty() && name == format!("{tool}.sh");
    let piped = ["| sh", "| bash", "| zsh", "| sudo sh", "| sudo bash"].iter().any(|pipe| flat.contains(pipe));
    let is_written = flat.match_indices(path).any(|(at, _)| {
        let before = flat.get(..at).unwrap_or_default().trim_end_matches(['"', '\'', '`']);
        [">", "> ", "-o ", "-O ", "--output ", "tee ", "tee -a ", " to ", " into ", " in ", " as "]
            .iter()
            .any(|write| before.ends_with(write))
    });
    is_own && piped && !is_written
}

/// Judges a page whose lines are unwrapped in `flat`.
pub(super) fn inspect(text: &Text<'_>, flat: &str, findings: &mut Findings) {
    front::inspect(text, findings);
    let head = head(text.text);
    let may = STEMS.said(flat);
    let mut told: Vec<Mark> = Vec::new();
    for habit in habits().filter(|habit| may.contains(&habit.anchor)) {
        if told.contains(&habit.anchor) {
            continue;
        }
        if let Some((start, end, teaches)) = habit.caught(flat, &head) {
            told.push(habit.anchor);
            let teaches =
                teaches || habit.rule.severity == Severity::Danger && habit.is_only_named(text.text, (start, end));
            let evidence = text.text.get(start..end).unwrap_or_default();
            let finding = Finding::new(habit.rule, (text.place)(start, end), habit.message).evidence(evidence.trim());
            // A lesson shows what others do; where it shows all of it, that is worth a look.
            findings.push(if teaches { finding.severity(Severity::Warning) } else { finding });
        }
    }
}

/// The first deed that a short text has a model do, such as what describes a tool.
pub(super) fn deed(text: &str) -> Option<(&'static Rule, Severity, &'static str)> {
    let flat = &text.split_whitespace().collect::<Vec<_>>().join(" ");
    let may = STEMS.said(flat);
    let deeds = habits().filter(|habit| habit.rule.severity == Severity::Danger && may.contains(&habit.anchor));
    let of_page = |habit: &&Habit| matches!(habit.head, Head::Any);
    let found = deeds.filter(of_page).find(|habit| habit.caught(flat, "").is_some_and(|(.., teaches)| !teaches));
    found.map(|habit| (habit.rule, habit.rule.severity, habit.message))
}

impl Habit {
    /// Where the page has it, and whether it speaks of attacks there.
    fn caught(&self, flat: &str, head: &str) -> Option<(usize, usize, bool)> {
        let anchor = pattern(self.anchor)?;
        let says = match self.head {
            Head::Any => true,
            Head::With(mark) => names(head, mark),
            Head::Without(mark) => !names(head, mark),
        };
        if !says {
            return None;
        }
        let counts = |found: &Match<'_>| match self.anchor {
            Mark::Page => is_page(found.as_str()),
            Mark::Outside => !is_known(found.as_str()),
            Mark::Sourced => !is_installed(flat, found.as_str()),
            _ => true,
        };
        anchor.find_iter(flat).take(MOST).filter(counts).find_map(|found| {
            let around = window(flat, (found.start(), found.end()), self.reach);
            let is_one = self.with.iter().all(|mark| meant(&around, *mark))
                && !self.without.iter().any(|mark| names(&around, *mark));
            let teaches = is_one && verdict::is_about_attacks(&around);
            (is_one && (!teaches || self.rule.severity == Severity::Danger))
                .then(|| (found.start(), found.end(), teaches))
        })
    }
}

impl Habit {
    /// Whether the page only names it: among what is not done, for others to find what is wrong with it, or in a list with nothing
    /// else around that would be the whole of the deed.
    fn is_only_named(&self, text: &str, place: (usize, usize)) -> bool {
        if refused::is_donts(text, place.0) || refused::is_exercise(text, place.0) {
            return true;
        }
        listed::entry(text, place.0).is_some_and(|list| {
            let around = listed::outside(text, place, self.reach, list);
            self.with.is_empty() || !self.with.iter().all(|mark| names(&around, *mark))
        })
    }
}

/// What a page says of itself: its front matter and its first heading.
fn head(page: &str) -> String {
    let matter = layout::front(page);
    let title = page.lines().find(|line| line.starts_with("# ")).unwrap_or_default();
    format!("{}\n{title}", page.get(..matter.end).unwrap_or_default())
}

/// What stands at most `reach` bytes around a place, on one line.
fn window(flat: &str, (start, end): (usize, usize), reach: usize) -> String {
    let from = flat.floor_char_boundary(start.saturating_sub(reach));
    let to = flat.floor_char_boundary(end.saturating_add(reach));
    let around = flat.get(from..to).unwrap_or_default().replace(['\n', '\t'], " ");
    SHORTENED.iter().fold(around, |around, part| around.replace(part, " "))
}

#[cfg(test)]
mod candour_tests;
#[cfg(test)]
mod steps_tests;
#[cfg(test)]
mod tests;
