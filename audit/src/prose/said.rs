//! What a piece of text says as a whole, and what each of its phrases weighs beside the others.

use std::collections::BTreeSet;

use super::phrases::{Phrase, Wants};
use crate::rule::Rule;
use crate::rules::prose as rules;

/// What a piece says and means.
pub(super) struct Said {
    meant: BTreeSet<Wants>,
    /// Whether consent or a grant stands in it, meant or not.
    loosens: bool,
}

impl Said {
    /// The phrases `inside`, each with whether it is meant.
    pub(super) fn of(inside: &[Phrase], meant: &[bool]) -> Self {
        let said = inside.iter().zip(meant).filter(|(_, meant)| **meant).map(|(phrase, _)| phrase.wants);
        let loosens = inside.iter().any(|phrase| matches!(phrase.wants, Wants::Consent | Wants::Grant));
        Self { meant: said.collect(), loosens }
    }

    fn has(&self, wants: Wants) -> bool {
        self.meant.contains(&wants)
    }

    /// A tool that takes credentials.
    fn takes(&self) -> bool {
        (self.has(Wants::Credentials) || self.has(Wants::Steal)) && self.has(Wants::Tool)
    }

    fn secretly(&self) -> bool {
        self.has(Wants::Secrecy) || self.has(Wants::Consent) || self.has(Wants::Grant) || self.has(Wants::Blanket)
    }

    /// Whether any tool is used.
    pub(super) fn uses(&self) -> bool {
        self.has(Wants::Tool) || self.has(Wants::Hands)
    }

    /// What makes a phrase that is meant, and no lesson, a danger.
    pub(super) fn order(&self, wants: Wants) -> Option<&'static str> {
        let quietly = self.secretly() || self.has(Wants::Hush);
        let sends = self.has(Wants::Exfil) || self.takes();
        match wants {
            Wants::Exfil => Some("an order to send something away"),
            Wants::Sends => Some("a command that sends credentials away"),
            Wants::Override if sends || self.has(Wants::Download) => Some("an override together with an order"),
            Wants::Secrecy if sends || self.has(Wants::Plant) && self.loosens => {
                Some("a demand for secrecy together with an order")
            }
            Wants::Secrecy if self.has(Wants::Download) => Some("a download into a shell is to be kept from the user"),
            Wants::Fetch if self.secretly() => Some("an order to run what is fetched, without asking"),
            Wants::Steal if quietly || self.has(Wants::Override) => {
                Some("a command that takes something away, without asking or telling")
            }
            Wants::Ship if quietly || self.has(Wants::Override) => {
                Some("an order to send away what the agent works on, without asking or telling")
            }
            Wants::Hush if self.takes() => Some("a command that reads credentials is not to be spoken of"),
            Wants::Remote if self.secretly() => Some("an order to obey what is fetched, without asking or telling"),
            Wants::Wipe if quietly => Some("an order to remove all that a person has, without asking or telling"),
            Wants::Download if self.has(Wants::Consent) => {
                Some("a download into a shell, to which the user is said to agree")
            }
            _ => None,
        }
    }
}

/// What a phrase is that is no danger.
pub(super) fn alone(wants: Wants) -> Option<(&'static Rule, &'static str)> {
    Some(match wants {
        Wants::Peek => (&rules::PEEK, "a file of credentials is to be looked into"),
        Wants::Ship => (&rules::SENT, "what the agent works on is to be sent to an address"),
        Wants::Remote => (&rules::REMOTE, "what is fetched is to be obeyed"),
        Wants::Shadow => (&rules::SHADOW, "other tools are to be used otherwise"),
        Wants::Blanket => (&rules::CONSENT, "consent to everything is claimed"),
        Wants::Decode => (&rules::OBEYED, "what is decoded is to be obeyed"),
        Wants::Override => (&rules::OVERRIDE, "other instructions are to be ignored"),
        Wants::Approval => (&rules::APPROVAL, "it speaks to whoever audits"),
        Wants::Secrecy => (&rules::SECRECY, "something is kept from the user"),
        Wants::Download => (&rules::SHELL, "a download into a shell"),
        Wants::Fetch => (&rules::SHELL, "what is fetched is to be run"),
        _ => return None,
    })
}

/// What is context even where it is quoted, forbidden or taught; the others are nothing there.
pub(super) const CONTEXT: &[Wants] = &[Wants::Override, Wants::Secrecy, Wants::Download];
