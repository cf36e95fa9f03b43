//! The shared test kit: real binaries, real repositories, real servers, small and local.

pub mod forge;
pub mod kit;
pub mod serve;
