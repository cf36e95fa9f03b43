//! An npm-like registry over a folder: `<folder>/<package>/<version>.tgz`, packuments made on the way.

use std::collections::BTreeMap;
use std::io;
use std::path::{Path, PathBuf};

use base64::Engine as _;
use serde_json::{Map, Value, json};
use sha2::{Digest, Sha512};
use tiny_http::Request;

use super::{beneath, bytes, decode, status};

/// What it serves, and how honestly.
#[derive(Debug, Clone)]
pub struct Registry {
    /// One folder a package (scoped ones with their slash), one `<version>.tgz` in it for each version.
    pub folder: PathBuf,
    /// Where tarballs are said to lie; the registry itself when none.
    pub tarballs: Option<String>,
    /// Fields that replace those of every version's `dist`, such as a wrong `integrity`; null removes one.
    pub dist: Map<String, Value>,
}

impl Registry {
    /// An honest registry.
    #[must_use]
    pub fn new(folder: &Path) -> Self {
        Self { folder: folder.to_owned(), tarballs: None, dist: Map::new() }
    }

    /// Puts a version of a package in.
    ///
    /// # Errors
    /// Whatever the disk says.
    pub fn publish(&self, package: &str, version: &str, tarball: &[u8]) -> io::Result<()> {
        let folder = self.folder.join(package);
        std::fs::create_dir_all(&folder)?;
        std::fs::write(folder.join(format!("{version}.tgz")), tarball)
    }

    pub(super) fn answer(&self, request: Request, rest: &str) -> io::Result<()> {
        let Some(asked) = decode(rest.trim_start_matches('/')) else { return status(request, 400) };
        if let Some((package, file)) = asked.split_once("/-/") {
            let found = beneath(&self.folder, &format!("{package}/{file}")).and_then(|path| std::fs::read(path).ok());
            return match found {
                Some(tarball) => bytes(request, "application/octet-stream", tarball),
                None => status(request, 404),
            };
        }
        let host = request.headers().iter().find(|h| h.field.equiv("Host")).map(|h| h.value.to_string());
        let base = format!("http://{}", host.unwrap_or_default());
        // The prefix under which this registry is routed is what the request has before `rest`.
        let prefix = request.url().strip_suffix(rest).unwrap_or_default().trim_end_matches('/').to_owned();
        match self.packument(&asked, &format!("{base}{prefix}"))? {
            Some(packument) => bytes(request, "application/json", serde_json::to_vec(&packument)?),
            None => status(request, 404),
        }
    }

    fn packument(&self, package: &str, base: &str) -> io::Result<Option<Value>> {
        let Some(folder) = beneath(&self.folder, package).filter(|folder| folder.is_dir()) else { return Ok(None) };
        let mut versions = BTreeMap::new();
        for entry in std::fs::read_dir(folder)? {
            let path = entry?.path();
            let Some(version) = path.file_name().and_then(|n| n.to_str()).and_then(|n| n.strip_suffix(".tgz")) else {
                continue;
            };
            let hash = Sha512::digest(std::fs::read(&path)?);
            let integrity = format!("sha512-{}", base64::engine::general_purpose::STANDARD.encode(hash));
            let place = self.tarballs.as_deref().unwrap_or(base);
            let mut dist = Map::new();
            dist.insert("tarball".into(), format!("{place}/{package}/-/{version}.tgz").into());
            dist.insert("integrity".into(), integrity.into());
            for (key, value) in &self.dist {
                dist.insert(key.clone(), value.clone());
            }
            dist.retain(|_, value| !value.is_null());
            versions.insert(version.to_owned(), json!({ "name": package, "version": version, "dist": dist }));
        }
        let latest = versions.keys().next_back().cloned().unwrap_or_default();
        let maintainers = json!([{ "name": "ada", "email": "ada@example.com" }]);
        let time = json!({ "created": "2026-01-02T03:04:05.000Z", latest.clone(): "2026-05-06T07:08:09.000Z" });
        Ok(Some(json!({
            "name": package, "description": "A package of a test.", "dist-tags": { "latest": latest },
            "versions": versions, "maintainers": maintainers, "time": time,
        })))
    }
}
