//! An address to fetch from, read twice: by our own narrow reader and by the URL standard's, which must agree.

use url::Url;

use crate::denied::BadUrl;
use crate::host::HostName;
use crate::reach::Reach;

/// 8 KiB: what servers commonly accept in a request line.
const URL_BYTES: usize = 8 << 10;

/// An address whose scheme, host and port may be asked for; whether it is granted is not said.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Target {
    url: Url,
    host: HostName,
    port: u16,
}

impl Target {
    /// Reads an address.
    ///
    /// # Errors
    /// [`BadUrl`]: the rule that it breaks.
    pub fn parse(text: &str, reach: Reach) -> Result<Self, BadUrl> {
        if text.len() > URL_BYTES {
            return Err(BadUrl::TooLong);
        }
        if text.chars().any(|c| c.is_control() || c.is_whitespace()) {
            return Err(BadUrl::Control);
        }
        if text.contains('\\') {
            return Err(BadUrl::Backslash);
        }
        let (scheme, rest) = text.split_once("://").ok_or(BadUrl::Scheme)?;
        let default = match scheme.to_ascii_lowercase().as_str() {
            "https" => 443,
            "http" if reach.speaks_http() => 80,
            "http" => return Err(BadUrl::PlainHttp),
            _ => return Err(BadUrl::Scheme),
        };
        let authority = rest.split(['/', '?', '#']).next().unwrap_or_default();
        if authority.contains('@') {
            return Err(BadUrl::Userinfo);
        }
        let (host, port) = split_port(authority)?;
        let host = HostName::parse(host)?;
        let port = port.unwrap_or(default);
        if !reach.has_port(port, default) {
            return Err(BadUrl::Port(port));
        }
        let url = Url::parse(text).map_err(|_| BadUrl::Unreadable)?;
        Self::agreed(url, host, port)
    }

    /// Both readers saw the same host and port; what goes on the wire is the canonical spelling.
    fn agreed(mut url: Url, host: HostName, port: u16) -> Result<Self, BadUrl> {
        let theirs = url.host_str().map(|theirs| theirs.strip_suffix('.').unwrap_or(theirs));
        if theirs != Some(host.as_str()) || url.port_or_known_default() != Some(port) || !url.username().is_empty() {
            return Err(BadUrl::Unreadable);
        }
        url.set_host(Some(host.as_str())).map_err(|_| BadUrl::Unreadable)?;
        url.set_fragment(None);
        Ok(Self { url, host, port })
    }

    /// The address, without a fragment, its host in its one spelling.
    #[must_use]
    pub fn url(&self) -> &Url {
        &self.url
    }

    /// The host.
    #[must_use]
    pub fn host(&self) -> &HostName {
        &self.host
    }

    /// The port.
    #[must_use]
    pub fn port(&self) -> u16 {
        self.port
    }
}

/// A host as it is written, and the port behind it.
type HostPort<'a> = (&'a str, Option<u16>);

fn split_port(authority: &str) -> Result<HostPort<'_>, BadUrl> {
    if authority.starts_with('[') {
        return Ok((authority, None));
    }
    match authority.split_once(':') {
        None => Ok((authority, None)),
        Some((host, port)) => Ok((host, Some(port_of(port).ok_or(BadUrl::PortText)?))),
    }
}

/// A port as it is written: digits without a leading zero, 1 to 65535.
pub(crate) fn port_of(text: &str) -> Option<u16> {
    let plain = text.bytes().all(|b| b.is_ascii_digit()) && !text.starts_with('0');
    text.parse().ok().filter(|_| plain)
}
