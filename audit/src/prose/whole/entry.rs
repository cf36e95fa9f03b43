//! A key that a document brings along, and the list of those that may enter, which it only describes.

use super::signs::{Sign, find, says};
use super::units::{Unit, cut};
use super::{Told, is_lesson};
use crate::finding::Severity;

/// A key of a document that is to be let in: one part holds it, another has it added to the list.
pub(super) fn judge(parts: &[&str], says_one: &dyn Fn(Sign) -> bool) -> Option<Told> {
    if !says_one(Sign::Key) || !says_one(Sign::Door) || !says_one(Sign::Joins) {
        return None;
    }
    let mut units = Vec::new();
    for (part, text) in parts.iter().enumerate() {
        cut(part, text, &mut units);
    }
    let is_meant = |unit: &&Unit| says(&unit.text, Sign::Door) && !says(&unit.text, Sign::Spares);
    let door = units.iter().find(is_meant)?;
    let joins = says(&door.text, Sign::Joins)
        || units.iter().any(|unit| unit.part == door.part && says(&unit.text, Sign::Joins) && is_near(unit, door));
    let holds = parts.iter().any(|text| find(text, Sign::Key).is_some());
    let severity = if is_lesson(parts) { Severity::Warning } else { Severity::Danger };
    (joins && holds).then(|| Told::of(door, severity, "a key that the document brings along is to be let in"))
}

/// 600 bytes: a section.
const NEAR: usize = 600;

fn is_near(unit: &Unit, other: &Unit) -> bool {
    unit.start.abs_diff(other.end) < NEAR || other.start.abs_diff(unit.end) < NEAR
}
