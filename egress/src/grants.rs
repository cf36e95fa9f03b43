//! What was granted, and the judgement: an address or a tunnel in, a permit or a refusal out. Nothing is looked up.

use schemas::DomainPattern;
use schemas::manifest::NetworkMode;

use crate::denied::{Denied, TooBroad};
use crate::host::HostName;
use crate::method::Method;
use crate::reach::Reach;
use crate::rule::Rule;
use crate::target::Target;

/// What was granted: names, the names that are denied whatever is granted, and the methods.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Grants {
    allowed: Vec<Rule>,
    denied: Vec<Rule>,
    mode: NetworkMode,
}

/// A judged request, to be consumed by what connects.
#[derive(Debug, PartialEq, Eq)]
pub struct Permit {
    target: Target,
    method: Method,
}

/// A judged tunnel, to be consumed by what connects.
#[derive(Debug, PartialEq, Eq)]
pub struct TunnelPermit {
    host: HostName,
    port: u16,
}

impl Grants {
    /// Grants of `allowed` without `denied`.
    ///
    /// # Errors
    /// [`TooBroad`] when one of `allowed` is a public suffix.
    pub fn new(allowed: &[DomainPattern], denied: &[DomainPattern], mode: NetworkMode) -> Result<Self, TooBroad> {
        let allowed = allowed.iter().map(Rule::grant).collect::<Result<_, _>>()?;
        Ok(Self { allowed, denied: denied.iter().map(Rule::denial).collect(), mode })
    }

    /// The mode.
    #[must_use]
    pub fn mode(&self) -> NetworkMode {
        self.mode
    }

    /// Judges a request.
    ///
    /// # Errors
    /// [`Denied`].
    pub fn judge(&self, method: &str, url: &str, reach: Reach) -> Result<Permit, Denied> {
        let target = Target::parse(url, reach)?;
        self.judge_name(target.host())?;
        let method = Method::parse(method)?;
        if self.mode == NetworkMode::Limited && !method.only_asks() {
            return Err(Denied::Method { method: method.to_string() });
        }
        Ok(Permit { target, method })
    }

    /// Judges a tunnel to `host`.
    ///
    /// # Errors
    /// [`Denied`]; in `limited` mode always.
    pub fn judge_tunnel(&self, host: &str, port: u16, reach: Reach) -> Result<TunnelPermit, Denied> {
        let host = HostName::parse(host)?;
        self.judge_name(&host)?;
        if self.mode == NetworkMode::Limited {
            return Err(Denied::Tunnel);
        }
        if !reach.has_port(port, 443) {
            return Err(Denied::TunnelPort(port));
        }
        Ok(TunnelPermit { host, port })
    }

    /// Denial first: it wins over every grant.
    fn judge_name(&self, host: &HostName) -> Result<(), Denied> {
        if let Some(rule) = self.denied.iter().find(|rule| rule.covers(host)) {
            return Err(Denied::Domain { host: host.clone(), rule: rule.pattern().clone() });
        }
        if self.allowed.iter().any(|rule| rule.grants(host)) {
            return Ok(());
        }
        Err(Denied::NotGranted { host: host.clone() })
    }
}

impl Permit {
    /// Where to.
    #[must_use]
    pub fn target(&self) -> &Target {
        &self.target
    }

    /// How.
    #[must_use]
    pub fn method(&self) -> &Method {
        &self.method
    }
}

impl TunnelPermit {
    /// Where to.
    #[must_use]
    pub fn host(&self) -> &HostName {
        &self.host
    }

    /// On which port.
    #[must_use]
    pub fn port(&self) -> u16 {
        self.port
    }
}
