//! What a document has fetched step by step: a page whose errands are to be done, a program that is kept and started.

use super::signs::{Sign, says};
use super::units::{Unit, is_entry};
use super::{Told, is_elsewhere};
use crate::finding::Severity;

/// Whether a document, of which `says_one` tells what it says, may have something fetched and obeyed or run.
pub(super) fn may(says_one: &dyn Fn(Sign) -> bool) -> bool {
    says_one(Sign::Obeys) || says_one(Sign::Marks) && says_one(Sign::Outlives)
}

/// What is fetched and obeyed, or fetched and run.
pub(super) fn judge(units: &[Unit], says_one: &dyn Fn(Sign) -> bool) -> Option<Told> {
    let elsewhere = || units.iter().filter(|unit| is_elsewhere(&unit.text));
    let hushed = says_one(Sign::Hush);
    if says_one(Sign::Obeys) {
        // The page is asked each time: the same words elsewhere are about something else.
        let each = |unit: &Unit, lead: &str| says(&unit.text, Sign::Each) || says(lead, Sign::Each);
        let led = led(units);
        let page = led
            .iter()
            .find(|(unit, lead)| is_elsewhere(&unit.text) && each(unit, lead) && !says(&unit.text, Sign::Login));
        if let Some((unit, _)) = page.filter(|_| hushed || says_one(Sign::Outranks)) {
            return Some(Told::of(unit, Severity::Danger, "errands of a page are to be done, whatever the user wants"));
        }
    }
    if says_one(Sign::Marks) && says_one(Sign::Starts) && says_one(Sign::Outlives) {
        let severity = if hushed { Severity::Danger } else { Severity::Warning };
        let is_marked = |unit: &&Unit| !says(&unit.text, Sign::Spares);
        return elsewhere()
            .find(is_marked)
            .map(|unit| Told::of(unit, severity, "a program is fetched in steps and left running"));
    }
    None
}

/// Every unit with the sentence that leads to the list in which it stands, if it stands in one.
fn led(units: &[Unit]) -> Vec<(&Unit, &str)> {
    let mut lead = "";
    let mut part = 0_usize;
    units
        .iter()
        .map(|unit| {
            let is_entry = is_entry(&unit.text);
            if unit.part != part || !is_entry {
                lead = if !is_entry && unit.text.ends_with(':') { &unit.text } else { "" };
                part = unit.part;
            }
            (unit, if is_entry { lead } else { "" })
        })
        .collect()
}
