//! The token of a server: from a file or the environment, never from an argument.

use std::path::Path;

use secrecy::SecretString;
use terminal::{Exit, Failure};

use crate::session::Session;

/// 1 KiB of a token's file: ten times what a token has.
const BYTES: u64 = 1 << 10;

/// The token in `file`, or in the environment.
pub(super) fn find(session: &Session, file: Option<&Path>) -> Result<SecretString, Failure> {
    let Some(file) = file else {
        return session.env.token.clone().ok_or_else(|| {
            Failure::new(Exit::Usage, "a server takes nothing without a token")
                .hint("set MARKETPLACE_TOKEN, or give --token-file; `marketplace-server token create` makes one")
        });
    };
    let file = session.env.absolute(file);
    let bytes = crate::working_copy::read_bytes(&file, BYTES)?.map(zeroize::Zeroizing::new);
    let text = bytes.as_ref().and_then(|bytes| std::str::from_utf8(bytes).ok()).map(str::trim);
    let text = text.filter(|text| !text.is_empty());
    let text = text.ok_or_else(|| Failure::new(Exit::NotFound, format!("{}: there is no token in it", file.display())));
    Ok(SecretString::from(text?))
}
