//! Submissions as they are asked for: which path and method mean what, and bodies read strictly.

use axum::http::{Method, StatusCode};
use schemas::Source;
use serde::Deserialize;
use serde::de::DeserializeOwned;

use super::queue::{BadQueue, State, SubmissionId};
use crate::write::refused::No;

/// 2,000 bytes of a note or a reason: a screen of text.
const WORDS: usize = 2_000;

/// What is asked of the queue.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::write) enum Asked {
    /// To take one.
    Propose,
    /// To show those that the token may see.
    Show,
    /// To decide one.
    Decide(SubmissionId),
}

impl Asked {
    /// What `method` of `path` (relative, no leading slash) asks; nothing where it is about something else.
    pub(in crate::write) fn of(method: &Method, path: &str) -> Option<Result<Self, No>> {
        let rest = path.strip_prefix("submissions")?;
        let no_method =
            || No::new(StatusCode::METHOD_NOT_ALLOWED, "no-such-method", "nothing of that kind is done there");
        if rest.is_empty() {
            return Some(match *method {
                Method::POST => Ok(Self::Propose),
                Method::GET => Ok(Self::Show),
                _ => Err(no_method()),
            });
        }
        let id = rest.strip_prefix('/')?.parse().ok();
        Some(match (id, method) {
            (Some(id), &Method::PUT) => Ok(Self::Decide(id)),
            (Some(_), _) => Err(no_method()),
            (None, _) => Err(No::nowhere()),
        })
    }
}

/// What an author sends.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(in crate::write) struct Proposal {
    /// The source, such as `gh:owner/repo@v1.0.0`.
    pub(super) source: Source,
    /// What to know of it.
    #[serde(default)]
    pub(super) note: String,
}

/// What a maintainer sends.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(in crate::write) struct Decision {
    /// What becomes of it.
    pub(super) state: Verdict,
    /// Why, for its author.
    pub(super) reason: String,
}

/// What becomes of a submission.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(in crate::write) enum Verdict {
    /// It is taken.
    Accepted,
    /// It is not.
    Refused,
}

impl From<Verdict> for State {
    fn from(verdict: Verdict) -> Self {
        match verdict {
            Verdict::Accepted => Self::Accepted,
            Verdict::Refused => Self::Refused,
        }
    }
}

fn malformed(why: &dyn std::fmt::Display) -> No {
    No::new(StatusCode::BAD_REQUEST, "malformed", why)
}

fn read<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, No> {
    schemas::strict::scan(bytes).map_err(|why| malformed(&why))?;
    serde_json::from_slice(bytes).map_err(|why| malformed(&why))
}

fn bounded(words: &str) -> Result<(), No> {
    if words.len() > WORDS { Err(malformed(&format!("at most {WORDS} bytes of text"))) } else { Ok(()) }
}

impl Proposal {
    /// The proposal in a body.
    pub(in crate::write) fn read(bytes: &[u8]) -> Result<Self, No> {
        let this: Self = read(bytes)?;
        bounded(&this.note)?;
        // A maintainer would fetch that from their own machine.
        let is_elsewhere = match &this.source {
            Source::GitHub { .. } | Source::Npm { .. } => true,
            Source::Git { url, .. } | Source::Tarball { url } => url.scheme() == "https",
            Source::Directory { .. } => false,
        };
        if is_elsewhere { Ok(this) } else { Err(malformed(&"a source is gh:, git+https:, npm: or https:")) }
    }
}

impl Decision {
    /// The decision in a body.
    pub(in crate::write) fn read(bytes: &[u8]) -> Result<Self, No> {
        let this: Self = read(bytes)?;
        bounded(&this.reason)?;
        Ok(this)
    }
}

impl From<BadQueue> for No {
    fn from(why: BadQueue) -> Self {
        match &why {
            BadQueue::Full(_) => Self::new(StatusCode::INSUFFICIENT_STORAGE, "queue-full", why),
            BadQueue::Twice(_) | BadQueue::Decided => Self::new(StatusCode::CONFLICT, "conflict", why),
            BadQueue::NoSuch => Self::new(StatusCode::NOT_FOUND, "no-such-submission", why),
            BadQueue::Broken { .. } => {
                tracing::error!(error = %why, "the queue of submissions cannot be used");
                Self::internal()
            }
        }
    }
}
