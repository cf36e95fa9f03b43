//! The network as commands get it: a proxy on a Unix socket, and posts to exact addresses. Made over `egress` by the binary.

use std::fmt;
use std::io;
use std::path::Path;
use std::time::Instant;

use schemas::manifest::NetworkMode;
use schemas::{DomainPattern, PluginName};

/// What a road leads to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RoadGrants {
    /// Names that may be reached.
    pub allowed: Vec<DomainPattern>,
    /// Names that may not, whatever is allowed.
    pub denied: Vec<DomainPattern>,
    /// Which methods; tunnels only in `full`.
    pub mode: NetworkMode,
}

/// Who makes roads.
pub trait Roads: Send + Sync {
    /// A road for one command with these grants; it is closed when it is dropped.
    ///
    /// # Errors
    /// When there is none: then the command is not run.
    fn open(&self, whose: Option<&PluginName>, grants: &RoadGrants) -> io::Result<Box<dyn Road>>;

    /// Posts JSON to exactly `url`, no redirect followed, and gives what came with a 200; nothing with a 204.
    ///
    /// # Errors
    /// In words.
    fn post(&self, whose: &PluginName, to: &Post<'_>) -> Result<Vec<u8>, String>;
}

/// An open road.
pub trait Road: Send + fmt::Debug {
    /// The proxy's socket.
    fn socket(&self) -> &Path;
}

/// What is posted.
#[derive(Debug, Clone, Copy)]
pub struct Post<'a> {
    /// Where to; one of the plugin's `allowedHttpHookUrls`.
    pub url: &'a str,
    /// Names that are denied whatever the plugin says.
    pub denied: &'a [DomainPattern],
    /// JSON.
    pub body: &'a [u8],
    /// Of the answer.
    pub cap: usize,
    /// By when.
    pub deadline: Instant,
}
