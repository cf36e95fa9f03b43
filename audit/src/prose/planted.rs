//! Standing orders for later sessions: a text that has the agent write into its memory or settings what takes questions away.

use super::phrases::{Phrase, Wants};
use super::{Text, deeds, verdict};
use crate::finding::Findings;
use crate::rules::prose as rules;

/// 900 bytes after the order to write: the block that is to be written.
const BLOCK: usize = 900;

/// Tells of every order to write such things into memory files or settings.
pub(super) fn inspect(text: &Text<'_>, phrases: &[Phrase], findings: &mut Findings) {
    for plant in phrases.iter().filter(|phrase| phrase.wants == Wants::Plant) {
        if verdict::is_negated(text.text, plant) {
            continue;
        }
        let from = phrases.partition_point(|phrase| phrase.start < plant.start);
        let near = phrases.get(from..).unwrap_or_default().iter();
        let near: Vec<Wants> = near
            .take_while(|phrase| phrase.start < plant.end.saturating_add(BLOCK))
            .map(|phrase| phrase.wants)
            .collect();
        let has = |wants: Wants| near.contains(&wants);
        let end = text.text.floor_char_boundary(plant.end.saturating_add(BLOCK));
        let teaches = verdict::is_lesson(text.text.get(plant.start..end).unwrap_or_default());
        let loosens = has(Wants::Consent) || has(Wants::Grant) || has(Wants::Override);
        let order = text.text.get(plant.start..plant.end).unwrap_or_default();
        let downloads = is_lasting(order) && downloads(text.text, phrases, plant);
        if teaches || !loosens && !has(Wants::Secrecy) && !downloads {
            continue;
        }
        let (rule, message) = if downloads {
            (&rules::ORDERS, "a download into a shell is to be written where it runs from then on")
        } else if is_lasting(order) && (has(Wants::Secrecy) || has(Wants::Consent) && has(Wants::Hush)) {
            (&rules::ORDERS, "something that runs or lets in from then on is to be written and kept secret")
        } else if loosens && has(Wants::Secrecy) {
            (&rules::ORDERS, "standing orders that take questions away are to be written down and kept secret")
        } else {
            (&rules::MEMORY, "standing orders are to be written where later sessions obey them")
        };
        text.tell((rule, plant.start, plant.end), message, findings);
    }
}

/// Whether a download into a shell stands in the order, or right after it.
fn downloads(text: &str, phrases: &[Phrase], plant: &Phrase) -> bool {
    let near = |phrase: &&Phrase| phrase.start >= plant.start && phrase.start < plant.end.saturating_add(BESIDE);
    let is_own_step = |phrase: &Phrase| deeds::setups::is_own_step(text, phrase.start);
    phrases.iter().filter(near).any(|phrase| phrase.wants == Wants::Download && !is_own_step(phrase))
}

/// 120 bytes after what is to be written to: the line that is to be written.
const BESIDE: usize = 120;

/// Whether what is written to runs by itself, or lets somebody in.
fn is_lasting(order: &str) -> bool {
    let lower = order.to_ascii_lowercase();
    ["authorized_keys", ".git/hooks", "hookspath", "rc", ".profile", "crontab", "launchagents", "systemd"]
        .iter()
        .any(|place| lower.ends_with(place))
}
