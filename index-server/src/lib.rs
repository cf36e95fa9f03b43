//! Serves a published marketplace: every document verified before the socket opens, and again before a new one replaces it.
//!
//! The server is a convenience, never an authority: clients verify what it sends exactly as they would verify a static
//! host. It holds no signing key. Its compromise can hide news until the roles expire; it cannot add a plugin.

pub mod config;
pub mod http;
pub mod metrics;
pub mod serve;
pub mod site;
pub mod tls;
pub mod watch;
pub mod write;

pub use config::Config;
pub use site::Site;
