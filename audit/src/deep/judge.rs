//! Whether a reply is believed at all, in this order: markers, foreign names, nonce, control, files; only then what it found.
//!
//! The order is the point: a decoy that would merely make a reply unreliable never hides that a marker is missing.

use std::collections::BTreeSet;

use super::reply::{Attempt, Reply};
use super::report::{Risk, Standing};
use super::request::{Sent, uuids};

/// What is wrong with `reply`; [`Standing::Sound`] where nothing is.
pub(super) fn standing(reply: &Reply, sent: &Sent) -> Standing {
    let doubts = [compromised(reply, sent), foreign(reply, sent), replayed(reply, sent), silent(reply, sent)];
    doubts.into_iter().flatten().next().or_else(|| strayed(reply, sent)).unwrap_or(Standing::Sound)
}

/// A marker that was not given back with its file: what it stands in was not read, or the model was told not to say so.
fn compromised(reply: &Reply, sent: &Sent) -> Option<Standing> {
    let is_seen =
        |id: &str, file: &str| reply.markers.iter().any(|seen| seen.id.eq_ignore_ascii_case(id) && seen.file == file);
    let all = sent.markers.len();
    let missing = sent.markers.iter().filter(|marker| !is_seen(&marker.id, &marker.file)).count();
    let why = format!("{missing} of {all} markers were not given back with their files");
    (missing > 0).then_some(Standing::Compromised { why })
}

/// A name that nobody sent was made up, or came from elsewhere.
fn foreign(reply: &Reply, sent: &Sent) -> Option<Standing> {
    let known = sent.uuids();
    let malformed = reply.markers.iter().any(|seen| uuids(&seen.id).next().is_none_or(|id| id.len() != seen.id.len()));
    if malformed {
        return Some(unreliable("a marker that is no UUID"));
    }
    let is_foreign = reply.texts().flat_map(uuids).any(|id| !known.contains(&id));
    is_foreign.then(|| unreliable("it names a UUID that stands in no file"))
}

/// An answer to another request.
fn replayed(reply: &Reply, sent: &Sent) -> Option<Standing> {
    (reply.nonce != sent.nonce).then(|| unreliable("it answers another nonce"))
}

/// Who does not see the control does not see.
fn silent(reply: &Reply, sent: &Sent) -> Option<Standing> {
    let seen = reply.findings.iter().any(|claim| claim.file == sent.control && claim.severity >= Risk::Medium);
    (!seen).then(|| unreliable("it does not report the control"))
}

/// Every file is assessed once, and no other is spoken of.
fn strayed(reply: &Reply, sent: &Sent) -> Option<Standing> {
    let assessed: BTreeSet<&str> = reply.files.iter().map(|file| file.file.as_str()).collect();
    let complete = assessed.len() == reply.files.len() && sent.files.iter().all(|file| assessed.contains(&*file.path));
    if !complete {
        return Some(unreliable("it does not assess every file once"));
    }
    let claims = reply.findings.iter().map(|claim| claim.file.as_str());
    let attempts = reply.injection_attempts.iter().map(|attempt: &Attempt| attempt.file.as_str());
    let stray = assessed.into_iter().chain(claims).chain(attempts).any(|path| !sent.has_file(path));
    stray.then(|| unreliable("it speaks of a file that was not sent"))
}

fn unreliable(why: &str) -> Standing {
    Standing::Unreliable { why: why.to_owned() }
}
