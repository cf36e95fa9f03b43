//! Where the attackers stand.

pub(crate) mod steps;
pub(crate) mod victim;
pub(crate) mod ways_in;
