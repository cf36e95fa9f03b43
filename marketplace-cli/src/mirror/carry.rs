//! What a fork publishes of its upstream: taken from the fork's own copy of it, verified once more, byte for byte.

use std::path::Path;

use schemas::root::Upstream;
use terminal::{Exit, Failure};
use verifier::repository::{Refused, Within, upstream_folder};
use verifier::tuf::{MemoryState, Transport, TransportError};
use verifier::{Pin, Repository, Trusted};

use super::above::{self, Above};
use super::gathered::Gathered;
use super::shelf::Shelf;
use super::signed_at;
use crate::fail;
use crate::session::Session;

/// What was carried.
#[derive(Debug)]
pub struct Carried {
    /// The upstream, then what it follows itself.
    pub follows: Vec<Above>,
    /// Whether clients see something new.
    pub changed: bool,
}

/// A copy of the upstream, believed as far as its own signatures go, whatever its age.
///
/// # Errors
/// A [`Failure`] with what a client of the upstream would refuse.
pub fn believed(session: &Session, upstream: &Upstream, copy: &dyn Transport) -> Result<Trusted, Failure> {
    let refused = |why: Refused| fail::refused(&why);
    let pin = Pin::RootDigest(upstream.root_digest);
    let mut repository = Repository::bootstrap(&pin, copy, Box::<MemoryState>::default()).map_err(refused)?;
    let trusted = match repository.refresh(copy, session.now()) {
        Err(why) if why.is_stale() => {
            let then = jiff::Timestamp::UNIX_EPOCH;
            repository.refresh_as_signed(copy, then).map_err(|_| fail::refused(&why))?
        }
        other => other.map_err(refused)?,
    };
    if *trusted.origin() == upstream.origin {
        return Ok(trusted);
    }
    let why = format!("the upstream calls itself {}, but the root names {}", trusted.origin(), upstream.origin);
    Err(Failure::new(Exit::NotTrusted, why))
}

/// Brings what `out` carries of the upstream up to what `copy`, a folder at `address`, says.
///
/// # Errors
/// A [`Failure`]; clients see what they saw before.
pub fn carry(session: &Session, upstream: &Upstream, address: &str, out: &Path) -> Result<Carried, Failure> {
    let fetcher = session.fetcher(session.env.cwd.clone())?;
    let copy = sources::open_transport(address, &fetcher).map_err(|why| fail::refused(&Refused::from(why)))?;
    let folder = upstream_folder(&upstream.origin);
    let shelf = Shelf::open(out)?;
    let lifted = Lifted { from: &*copy, folder: &folder };
    let gathered = Gathered::new(&lifted, &shelf);
    let within = Within::new(&gathered, &folder);
    let done = believed(session, upstream, &within).and_then(|trusted| {
        let mut follows = vec![Above {
            origin: trusted.origin().clone(),
            folder: folder.clone(),
            signed_at: signed_at(&gathered, &folder),
            expires: trusted.freshness().expires,
        }];
        follows.extend(above::of(&trusted, &gathered, &folder));
        let changed = above::show(&follows, &gathered, &shelf)?;
        Ok(Carried { follows, changed })
    });
    done.map_err(|failure| gathered.trouble().unwrap_or(failure))
}

/// Whether `out` carries anything of that upstream.
#[must_use]
pub fn is_carried(upstream: &Upstream, out: &Path) -> bool {
    out.join(upstream_folder(&upstream.origin)).join(super::TIMESTAMP).is_file()
}

/// A marketplace as it lies in the folder of a fork: `upstream/<origin>/x` is its `x`.
struct Lifted<'a> {
    from: &'a dyn Transport,
    folder: &'a str,
}

impl Transport for Lifted<'_> {
    fn get(&self, path: &str, cap: u64) -> Result<Vec<u8>, TransportError> {
        let inside = path.strip_prefix(self.folder).ok_or_else(|| TransportError::NotFound(path.to_owned()))?;
        self.from.get(inside, cap)
    }
    fn describe(&self) -> String {
        self.from.describe()
    }
}
