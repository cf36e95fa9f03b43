//! Roads for sandboxed commands: a proxy each, and posts to exact addresses.

use std::io;
use std::path::Path;
use std::sync::Arc;

use egress::proxy::{Denial, Proxy, ProxyLimits, Via};
use egress::{FetchError, Request};
use runtime::exec::{Post, Road, RoadGrants, Roads};
use schemas::manifest::NetworkMode;
use schemas::{DomainPattern, PluginName};

use super::{Network, Owner, grants, socket_folder};

/// A proxy and the folder of its socket, which go together.
#[derive(Debug)]
struct OpenRoad {
    proxy: Proxy,
    _folder: tempfile::TempDir,
}

impl Road for OpenRoad {
    fn socket(&self) -> &Path {
        self.proxy.path()
    }
}

impl Roads for Network {
    fn open(&self, whose: Option<&PluginName>, granted: &RoadGrants) -> io::Result<Box<dyn Road>> {
        let granted = grants(&granted.allowed, &granted.denied, granted.mode).map_err(io::Error::other)?;
        // A plugin's command is put together by nobody when we are root; a host's runs as its caller.
        let owner = if whose.is_some() { Owner::Nobody } else { Owner::Caller };
        let folder = socket_folder(&self.temporary, owner)?;
        let path = folder.path().join("socket");
        let (denials, whose) = (self.denials.clone(), whose.cloned());
        let report = Arc::new(move |denial: &Denial| denials.tell(whose.as_ref(), denial));
        let proxy = Proxy::start(&path, self.fetch.clone(), granted, ProxyLimits::default(), report)?;
        // Whoever enters the folder may speak to the proxy; nobody else does.
        rustix::fs::chmod(&path, rustix::fs::Mode::from_raw_mode(0o666))?;
        Ok(Box::new(OpenRoad { proxy, _folder: folder }))
    }

    fn post(&self, whose: &PluginName, to: &Post<'_>) -> Result<Vec<u8>, String> {
        let host: DomainPattern = to
            .url
            .parse::<url::Url>()
            .ok()
            .and_then(|url| url.host_str()?.parse().ok())
            .ok_or_else(|| "its address names no host".to_owned())?;
        let granted = grants(&[host], to.denied, NetworkMode::Full).map_err(|e| e.to_string())?;
        let headers = [("content-type".to_owned(), "application/json".to_owned())];
        let request = Request { method: "POST", url: to.url, headers: &headers, body: Some(to.body) };
        let answer = self.exact.fetch(&granted, &request, to.deadline).map_err(|error| {
            if let FetchError::Denied(denied) = &error {
                let denial = Denial {
                    via: Via::Http,
                    code: denied.code(),
                    method: Some("POST".to_owned()),
                    target: Some(to.url.split(['?', '#']).next().unwrap_or_default().to_owned()),
                    why: denied.to_string(),
                };
                self.denials.tell(Some(whose), &denial);
            }
            error.to_string()
        })?;
        match answer.status {
            200 if answer.body.len() <= to.cap => Ok(answer.body),
            200 => Err(format!("its answer has more than {} bytes", to.cap)),
            204 => Ok(Vec::new()),
            status => Err(format!("its address answered {status}")),
        }
    }
}
