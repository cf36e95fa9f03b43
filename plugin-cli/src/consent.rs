//! A person says yes to exactly this tree: at the terminal, after seeing it, or beforehand by its digest. Nothing else.

use revocation::Cleared;
use runtime::Consent;
use runtime::store::ConsentError;
use schemas::{Locked, Sha256, TreeDigest};
use terminal::{Exit, Failure, Terminal};

use crate::fail::{Blame, OrFail};
use crate::gate::Audited;
use crate::inspect;
use crate::reading::Reading;
use crate::sheet::Sheet;
use crate::world::World;

/// What was brought beforehand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Leave<'a> {
    /// Nothing: a person is asked.
    Ask,
    /// The digest of the one tree that is wanted.
    Digest(TreeDigest),
    /// A lock file's entry.
    Locked(&'a Locked),
}

/// A yes.
#[derive(Debug)]
pub struct Given {
    /// The consent itself.
    pub consent: Consent,
    /// Digests of the skills and prompts that were shown in full before it.
    pub acknowledged: Vec<Sha256>,
}

/// Why asking ended.
#[derive(Debug)]
struct Ended(Failure);

impl From<ConsentError> for Ended {
    fn from(error: ConsentError) -> Self {
        Self(error.blame())
    }
}

/// Shows `sheet` and gets a yes, or takes the one that was brought.
///
/// # Errors
/// Exit 6 when the person says no or is not there, 4 when what was brought is for another tree.
pub fn get(
    world: &World,
    cleared: &Cleared,
    sheet: &Sheet<'_>,
    (leave, audited): (Leave<'_>, &Audited),
    question: &str,
) -> Result<Given, Failure> {
    let lines = sheet.lines();
    let terminal = world.terminal();
    match (leave, &terminal) {
        // What is asked about is shown, whatever --quiet says.
        (Leave::Ask, Ok(terminal)) => lines.iter().try_for_each(|line| terminal.tell(line)).or_fail()?,
        _ => lines.iter().for_each(|line| world.out.say(line)),
    }
    audited.may_be_asked(world)?;
    match leave {
        Leave::Digest(digest) => quietly(Consent::by_digest(cleared, digest), audited),
        Leave::Locked(locked) => quietly(Consent::by_lock(cleared, locked), audited),
        Leave::Ask => {
            let digest = cleared.candidate().tree().digest();
            let terminal = terminal.map_err(|failure| {
                failure.hint(format!(
                    "in a terminal you are asked; elsewhere the digest is the consent: --digest {digest}"
                ))
            })?;
            asked(&terminal, cleared, (sheet.reading, audited), question)
        }
    }
}

/// A digest is consent to a tree; danger is accepted by who sits at the terminal, and by nothing else.
fn quietly(consent: Result<Consent, ConsentError>, audited: &Audited) -> Result<Given, Failure> {
    let consent = consent.or_fail()?;
    if audited.open() > 0 {
        return Err(audited.refused().hint("only a person can accept that, at the terminal, without --digest"));
    }
    Ok(Given { consent: consent.knowing(audited.record.clone()), acknowledged: Vec::new() })
}

fn asked(
    terminal: &Terminal,
    cleared: &Cleared,
    (reading, audited): (&Reading, &Audited),
    question: &str,
) -> Result<Given, Failure> {
    let mut acknowledged = Vec::new();
    let consent = Consent::by_answer(cleared, |cleared| -> Result<bool, Ended> {
        loop {
            match choose(terminal, reading, question).map_err(Ended)? {
                "t" => return Ok(true),
                "i" => inspect::source(terminal, cleared.candidate().tree(), &audited.report).map_err(Ended)?,
                "s" => acknowledged.extend(inspect::texts(terminal, reading).map_err(Ended)?),
                _ => return Ok(false),
            }
        }
    });
    match consent {
        Ok(consent) => {
            let record = audited.clone().acknowledged(terminal)?;
            Ok(Given { consent: consent.knowing(record), acknowledged })
        }
        Err(Ended(failure)) if failure.exit == Exit::Declined => Err(failure.hint("nothing was changed")),
        Err(Ended(failure)) => Err(failure),
    }
}

fn choose(terminal: &Terminal, reading: &Reading, question: &str) -> Result<&'static str, Failure> {
    let trust = "trust and install";
    let choices: &[(&'static str, &str)] = if reading.texts.is_empty() {
        &[("t", trust), ("i", "inspect source first"), ("c", "cancel")]
    } else {
        &[("t", trust), ("i", "inspect source first"), ("s", "show skills and prompts in full"), ("c", "cancel")]
    };
    terminal.choose(question, choices).or_fail()
}
