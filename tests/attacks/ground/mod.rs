//! Where the attackers stand.

pub(crate) mod victim;
pub(crate) mod ways_in;
