//! Why something may not leave: one variant a cause, each with a symbol that stays the same.

use std::net::IpAddr;

use schemas::DomainPattern;

use crate::headers::BadHeader;
use crate::host::HostName;

/// Why a text is not the name of a host that may be asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum BadHost {
    /// Nothing stands there.
    #[error("it is empty")]
    Empty,
    /// More than 253 characters, or a label of more than 63.
    #[error("it is longer than a name can be")]
    TooLong,
    /// An address in any spelling: `127.1`, `0x7f000001`, `[::1]`.
    #[error("it is an address, and only names are granted")]
    Address,
    /// A character that no host name has.
    #[error("it has a character that no host name has")]
    Character,
    /// `%65xample.com`
    #[error("it is percent-encoded")]
    Encoded,
    /// IDNA refuses it.
    #[error("it is not a valid international name")]
    Idna,
    /// A label is empty, or begins or ends with a hyphen.
    #[error("one of its labels is empty, or begins or ends with a hyphen")]
    Label,
    /// One label only: `localhost`, `metadata`, a name of the local network.
    #[error("a name of one label is local")]
    Single,
    /// `.local`, `.internal`, `.onion` and their like.
    #[error("names under .{0} are not on the public Internet")]
    SpecialUse(&'static str),
}

/// Why a text is not an address that may be asked for.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum BadUrl {
    /// More than 8 KiB.
    #[error("it is longer than 8 KiB")]
    TooLong,
    /// NUL, control characters, white space.
    #[error("it has a control character or white space")]
    Control,
    /// `\`, which readers take for different things.
    #[error("it has a backslash")]
    Backslash,
    /// Neither `https://` nor, where that is allowed, `http://`.
    #[error("it does not begin with https://")]
    Scheme,
    /// `http://` where only https is spoken.
    #[error("plain http is not allowed here")]
    PlainHttp,
    /// `user@`, `user:password@`, and an empty one too.
    #[error("it has a user name or a password")]
    Userinfo,
    /// Not a number from 1 to 65535 without leading zeros.
    #[error("its port is not a number from 1 to 65535")]
    PortText,
    /// A port that is not the scheme's own.
    #[error("port {0} is not allowed")]
    Port(u16),
    /// The host.
    #[error("its host cannot be asked for: {0}")]
    Host(#[from] BadHost),
    /// The URL standard reads it otherwise than it looks, or not at all.
    #[error("it cannot be read as an address")]
    Unreadable,
}

/// A pattern that would grant names of people who have nothing to do with each other.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{pattern} is a public suffix: anybody can have a name there")]
pub struct TooBroad {
    /// The pattern.
    pub pattern: DomainPattern,
}

/// An address that was dropped, and the range that it lies in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Dropped {
    /// The address.
    pub address: IpAddr,
    /// The range's name.
    pub range: &'static str,
}

/// Why something may not leave.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Denied {
    /// The address.
    #[error("the address is refused: {0}")]
    Url(#[from] BadUrl),
    /// The host of a tunnel.
    #[error("the host is refused: {0}")]
    Host(#[from] BadHost),
    /// The port of a tunnel.
    #[error("a tunnel to port {0} is refused: only TLS to port 443 is let through")]
    TunnelPort(u16),
    /// The user has denied it.
    #[error("{host} is denied by {rule}")]
    Domain {
        /// The name.
        host: HostName,
        /// The rule that denies it.
        rule: DomainPattern,
    },
    /// Nothing grants it.
    #[error("{host} is not among the allowed domains")]
    NotGranted {
        /// The name.
        host: HostName,
    },
    /// The method is none, or never let through (CONNECT, TRACE).
    #[error("{found:?} is not a method that is let through")]
    BadMethod {
        /// What stood there, cut to 32 characters.
        found: String,
    },
    /// `limited` mode.
    #[error("{method} is refused: the network mode is limited to GET, HEAD and OPTIONS")]
    Method {
        /// The method.
        method: String,
    },
    /// `limited` mode sends nothing but addresses and headers.
    #[error("a body is refused: the network mode is limited")]
    Body,
    /// A body with a method that has none.
    #[error("a body with {method} is refused")]
    BodyWithout {
        /// The method.
        method: String,
    },
    /// A header.
    #[error("a header is refused: {0}")]
    Header(#[from] BadHeader),
    /// Every address of the name lies where nobody should reach through us.
    #[error("{host} has no public address{}", dropped_text(dropped))]
    NotPublic {
        /// The name.
        host: HostName,
        /// What was dropped.
        dropped: Vec<Dropped>,
    },
    /// From https to http.
    #[error("a redirect from https to http is not followed")]
    Downgrade,
    /// Too many.
    #[error("it redirects more than {0} times")]
    Redirects(usize),
    /// `limited` mode: a tunnel's methods cannot be seen.
    #[error("tunnels are refused: the network mode is limited, and what a tunnel carries cannot be seen")]
    Tunnel,
    /// What a tunnel carries does not begin as TLS, or names no server.
    #[error("the tunnel does not begin with a TLS hello: {0}")]
    NotTls(#[from] crate::proxy::BadHello),
    /// Another server is named inside than outside.
    #[error("the tunnel is to {host}, but its TLS hello names {named:?}")]
    ServerName {
        /// Whom the tunnel was asked for.
        host: HostName,
        /// Whom the hello names, cut to 253 characters.
        named: String,
    },
    /// Encrypted Client Hello: the true name cannot be seen.
    #[error("the TLS hello carries an encrypted one, whose server name cannot be seen")]
    EncryptedHello,
    /// A request that the proxy does not speak.
    #[error("the proxy does not do that: {0}")]
    Protocol(&'static str),
    /// A grant that would cover a public suffix.
    #[error(transparent)]
    TooBroad(#[from] TooBroad),
}

impl Denied {
    /// A symbol for records and messages; it stays the same.
    #[must_use]
    pub fn code(&self) -> &'static str {
        match self {
            Self::Url(BadUrl::PlainHttp) => "plain-http",
            Self::Url(BadUrl::Port(_)) | Self::TunnelPort(_) => "port",
            Self::Url(BadUrl::Userinfo) => "userinfo",
            Self::Url(BadUrl::Host(BadHost::Address)) | Self::Host(BadHost::Address) => "address-literal",
            Self::Url(BadUrl::Host(_)) | Self::Host(_) => "bad-host",
            Self::Url(_) => "bad-url",
            Self::Domain { .. } => "denied-domain",
            Self::NotGranted { .. } => "not-granted",
            Self::BadMethod { .. } | Self::Method { .. } => "method",
            Self::Body | Self::BodyWithout { .. } => "body",
            Self::Header(_) => "header",
            Self::NotPublic { .. } => "not-public",
            Self::Downgrade => "downgrade",
            Self::Redirects(_) => "redirects",
            Self::Tunnel => "tunnel",
            Self::NotTls(_) => "not-tls",
            Self::ServerName { .. } => "server-name",
            Self::EncryptedHello => "encrypted-hello",
            Self::Protocol(_) => "protocol",
            Self::TooBroad(_) => "too-broad",
        }
    }
}

fn dropped_text(dropped: &[Dropped]) -> String {
    if dropped.is_empty() {
        return String::new();
    }
    let each: Vec<String> = dropped.iter().map(|d| format!("{} is {}", d.address, d.range)).collect();
    format!(": {}", each.join(", "))
}
