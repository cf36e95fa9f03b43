//! How a published marketplace is reached: `https://`, loopback `http://`, `file://`, or `gh:owner/repo` through git.

use verifier::tuf::{Transport, TransportError};

use crate::fetch::Fetcher;

/// A transport for `address` (`https://…`, `http://` to loopback, `file:///…`, `gh:owner/repo[@ref][#subdir]`, `git+https://…`).
///
/// # Errors
/// [`TransportError::Forbidden`] for any other address.
pub fn open(address: &str, fetcher: &Fetcher) -> Result<Box<dyn Transport>, TransportError> {
    let _ = (address, fetcher);
    todo!()
}
