//! How far a road may lead at all, whatever is granted: schemes, ports, kinds of addresses.

use std::net::IpAddr;

use crate::address;

/// How far a road may lead.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Reach(Kind);

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Kind {
    Https,
    HttpsAndHttp,
    LoopbackForTests,
}

impl Reach {
    /// https on port 443 of public addresses.
    #[must_use]
    pub fn https() -> Self {
        Self(Kind::Https)
    }

    /// The same, and plain http on port 80, which anybody on the way can read and change.
    #[must_use]
    pub fn https_and_http() -> Self {
        Self(Kind::HttpsAndHttp)
    }

    /// For tests: both schemes, any port, and loopback beside public addresses. No setting or option leads here.
    #[must_use]
    pub fn loopback_for_tests() -> Self {
        Self(Kind::LoopbackForTests)
    }

    pub(crate) fn speaks_http(self) -> bool {
        self.0 != Kind::Https
    }

    pub(crate) fn has_port(self, port: u16, default: u16) -> bool {
        port == default || self.0 == Kind::LoopbackForTests
    }

    /// The range that keeps `address` from being connected to, if one does.
    pub(crate) fn unfit(self, address: IpAddr) -> Option<&'static str> {
        if self.0 == Kind::LoopbackForTests && address.is_loopback() { None } else { address::unfit(address) }
    }
}
