//! The user's hands: trust, install, verify.
fn main() {}
