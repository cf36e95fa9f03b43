//! Reads a small file whole, or says that it is not there, or refuses what is too large.

use std::fs::File;
use std::io::{self, Read as _};
use std::path::Path;

use terminal::{Exit, Failure};

use crate::fail;

/// The bytes of `path`, at most `cap`; nothing when there is no such file.
///
/// # Errors
/// Exit 1 when it cannot be read, 4 when it is larger.
pub(crate) fn read(path: &Path, cap: usize) -> Result<Option<Vec<u8>>, Failure> {
    let failed = |e: io::Error| {
        let failure = Failure::new(Exit::Failed, format!("{}: {e}", path.display()));
        if fail::is_something_else(&e) { failure.hint(fail::SOMETHING_ELSE) } else { failure }
    };
    let file = match File::open(path) {
        Ok(file) => file,
        Err(e) if e.kind() == io::ErrorKind::NotFound => return Ok(None),
        Err(e) => return Err(failed(e)),
    };
    let mut bytes = Vec::new();
    let limit = u64::try_from(cap).unwrap_or(u64::MAX).saturating_add(1);
    file.take(limit).read_to_end(&mut bytes).map_err(failed)?;
    if bytes.len() > cap {
        return Err(Failure::new(Exit::NotTrusted, format!("{}: more than {cap} bytes", path.display())));
    }
    Ok(Some(bytes))
}
