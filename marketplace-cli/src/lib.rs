//! The maintainer's hands: hash, sign, publish, revoke.
