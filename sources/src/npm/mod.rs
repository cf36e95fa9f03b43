//! npm: a package's tarball and its `integrity`, from the registry that npm's own configuration names. Scripts never run.

mod ask;
mod config;
mod integrity;
mod packument;

use std::io;

use schemas::Source;
use url::Url;

use crate::fetch::{Brought, Fetcher, Progress, SourceError, Watched};
use crate::spool::{Filling, Spool};
use crate::tarball::{self, Top};
use crate::web::{self, Call, Want};

pub use config::NpmConfig;

use integrity::{Hashing, Integrity};
use packument::Packument;
pub(crate) use packument::{Full, read as read_answer};

/// 64 MiB: the largest abbreviated packument seen has 11.
pub(crate) const PACKUMENT_BYTES: u64 = 64 << 20;
/// npm's shorter form, with every version's `dist` and no readme.
const ABBREVIATED: &str = "application/vnd.npm.install-v1+json; q=1.0, application/json; q=0.8";

/// Where a package's packument lies.
pub(crate) fn address(registry: &Url, package: &str) -> Url {
    let mut url = registry.clone();
    if let Ok(mut segments) = url.path_segments_mut() {
        // A scope's slash belongs to the name: `@scope%2Fname` is one segment.
        segments.pop_if_empty().push(package);
    }
    url
}

/// The registry for `package`: configured, or what the installed npm says.
pub(crate) fn registry(fetcher: &Fetcher, package: &str) -> Result<Url, SourceError> {
    let found = match fetcher.npm.registry(package) {
        Some(url) => url,
        None => ask::npm(&fetcher.npm, fetcher.web().interrupt())?,
    };
    web::check(&found)?;
    Ok(found)
}

pub(crate) fn fetch(
    fetcher: &Fetcher,
    package: &str,
    version: Option<&str>,
    progress: &dyn Progress,
) -> Result<Brought, SourceError> {
    let registry = registry(fetcher, package)?;
    progress.stage("asking the registry", None);
    let url = address(&registry, package);
    let secret = fetcher.npm.authorization(&url);
    let headers = vec![("Accept".to_owned(), ABBREVIATED.to_owned())];
    let call = Call { headers, authorization: secret.as_deref(), ..Call::get(&url, Want::Document, PACKUMENT_BYTES) };
    let packument = Packument::read(&url, &fetcher.web().read(call)?)?;
    let (version, dist) = packument.choose(package, version)?;
    let what = format!("npm:{package}@{version}");
    let integrity: Integrity = dist.integrity(&what)?;
    let tarball = dist.tarball(&url)?;
    // The registry sends us there as a redirect would, so the same rules hold.
    web::check_redirect(&url, &tarball)?;
    progress.stage("fetching the package", None);
    let archive = download(fetcher, &tarball, &integrity, &what, progress)?;
    let tree = tarball::read(fetcher, &what, archive.all(), Top::Shared, progress)?;
    let resolved = Source::Npm { package: package.to_owned(), version: Some(version) };
    Ok(Brought { tree, commit: None, resolved })
}

/// The archive, whose bytes are the published ones; nothing of it is looked at before that is known.
fn download(
    fetcher: &Fetcher,
    url: &Url,
    integrity: &Integrity,
    what: &str,
    progress: &dyn Progress,
) -> Result<Spool, SourceError> {
    let secret = fetcher.npm.authorization(url);
    let call = Call { authorization: secret.as_deref(), ..Call::get(url, Want::Raw, fetcher.limits.total_bytes) };
    let mut from = Hashing::new(Watched { from: fetcher.web().open(call)?.body, progress });
    let mut filling = Filling::new(&fetcher.scratch);
    io::copy(&mut from, &mut filling).map_err(|e| SourceError::from_io(what, e))?;
    let found = from.finish();
    if found != *integrity {
        let (expected, found) = (integrity.to_string(), found.to_string());
        return Err(SourceError::Integrity { what: what.to_owned(), expected, found });
    }
    filling.finish().map_err(|e| SourceError::from_io(what, e))
}
