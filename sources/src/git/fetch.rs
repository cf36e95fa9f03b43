//! A repository elsewhere: one commit of it, fetched into a bare repository that vanishes.

use std::num::NonZeroU32;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use gix::hash::Kind as Hash;
use gix::progress::Discard;
use gix::protocol::handshake::Ref;
use gix::remote::Direction;
use gix::remote::fetch::{RefMap, Shallow, Tags};
use gix::{ObjectId, ThreadSafeRepository};
use gix_transport::Protocol;
use gix_transport::client::blocking_io::http::Transport;
use url::Url;

use super::http::{Failure, Spoken};
use super::refs::Found;
use super::snapshot::Snapshot;
use super::{Wanted, broken, commit_id, object_id, options};
use crate::fetch::{Fetcher, Progress, SourceError};
use crate::web::{Web, WebError, shown};

/// Resolves, then fetches by commit id, so that a reference that moves in between changes nothing.
pub(super) fn fetch(
    fetcher: &Fetcher,
    url: &Url,
    wanted: Wanted<'_>,
    progress: &dyn Progress,
) -> Result<Snapshot, SourceError> {
    let remote = Remote { fetcher, url, progress, failure: Failure::default() };
    let (found, hash) = remote.resolve(wanted)?;
    let repository = shown(url);
    let chosen = found.choose(&repository, wanted)?;
    let id = object_id(chosen);
    if id.kind() != hash {
        return Err(SourceError::NotFound(format!("{repository}: the commit {chosen} (its ids are {hash})")));
    }
    let advertised = [found.tag, found.branch, found.head].contains(&Some(chosen));
    match remote.take(hash, &Specs::One(id)) {
        Err(SourceError::Repository { .. } | SourceError::NotFound(_)) if !advertised => {
            // A server may refuse a commit that no reference stands for; then everything is fetched, and searched.
            fetcher.uninterrupted()?;
            let folder = remote.take(hash, &Specs::Everything)?;
            remote.snapshot(folder, id)
        }
        folder => remote.snapshot(folder?, id),
    }
}

enum Specs {
    One(ObjectId),
    Everything,
}

struct Remote<'a> {
    fetcher: &'a Fetcher,
    url: &'a Url,
    progress: &'a dyn Progress,
    failure: Failure,
}

impl<'a> Remote<'a> {
    fn folder(&self) -> Result<tempfile::TempDir, SourceError> {
        let made = tempfile::Builder::new().prefix("deepcode-git-").tempdir_in(&self.fetcher.scratch);
        made.map_err(|source| SourceError::Io { what: "making a folder for a repository".into(), source })
    }

    fn init(&self, folder: &Path, hash: Hash) -> Result<gix::Repository, SourceError> {
        let create = gix::create::Options { object_hash: Some(hash), ..gix::create::Options::default() };
        // A single object larger than the largest file of a plugin is not made room for.
        let most = format!("gitoxide.objects.allocLimit={}", self.fetcher.limits.file_bytes.saturating_add(1 << 20));
        let options =
            options().with(gix::sec::Trust::Full).config_overrides(["core.useReplaceRefs=false", most.as_str()]);
        ThreadSafeRepository::init_opts(folder, gix::create::Kind::Bare, create, options)
            .map(|repo| repo.to_thread_local())
            .map_err(|e| self.failed(&e))
    }

    fn transport(&self) -> Result<Transport<Spoken<'a>>, SourceError> {
        let url = gix::url::parse(self.url.as_str()).map_err(|e| self.failed(&e))?;
        let web = self.fetcher.web().clone();
        // A pack holds the tree compressed; one that needs more than the largest tree is not fetched.
        let cap = self.fetcher.limits.total_bytes;
        let http = Spoken { web, cap, progress: self.progress, failure: self.failure.clone(), redirected: None };
        Ok(Transport::new_http(http, url, Protocol::V2, false))
    }

    /// What the remote says of the names that matter.
    fn resolve(&self, wanted: Wanted<'_>) -> Result<(Found, Hash), SourceError> {
        self.progress.stage("asking the repository", None);
        let folder = self.folder()?;
        let repo = self.init(folder.path(), Hash::Sha1)?;
        let name = wanted.reference.filter(|_| wanted.commit().is_none());
        let (tag, branch) = match name {
            Some(name) => (format!("refs/tags/{name}"), format!("refs/heads/{name}")),
            None => (String::new(), String::new()),
        };
        let specs = if name.is_some() { vec![tag.as_str(), branch.as_str()] } else { vec!["HEAD"] };
        let map = self.map(&repo, &specs)?;
        let mut found = Found::default();
        for reference in &map.remote_refs {
            let (full, id) = match reference {
                Ref::Peeled { full_ref_name, object, .. }
                | Ref::Direct { full_ref_name, object }
                | Ref::Symbolic { full_ref_name, object, .. } => (full_ref_name, commit_id(object)),
                Ref::Unborn { .. } => continue,
            };
            match full.as_slice() {
                b"HEAD" => found.head = id,
                full if full == tag.as_bytes() => found.tag = id,
                full if full == branch.as_bytes() => found.branch = id,
                _ => {}
            }
        }
        Ok((found, map.object_hash))
    }

    fn map(&self, repo: &gix::Repository, specs: &[&str]) -> Result<RefMap, SourceError> {
        let remote = self.remote(repo, specs)?;
        let connection = remote.to_connection_with_transport(self.transport()?).with_credentials(|_| Ok(None));
        let map = connection.ref_map(Discard, gix::remote::ref_map::Options::default());
        map.map(|(map, _)| map).map_err(|e| self.failed(&e))
    }

    fn remote<'r>(&self, repo: &'r gix::Repository, specs: &[&str]) -> Result<gix::Remote<'r>, SourceError> {
        repo.remote_at_without_url_rewrite(self.url.as_str())
            .map(|remote| remote.with_fetch_tags(Tags::None))
            .and_then(|remote| remote.with_refspecs(specs.iter().copied(), Direction::Fetch))
            .map_err(|e| self.failed(&e))
    }

    /// Fetches into a new folder.
    fn take(&self, hash: Hash, specs: &Specs) -> Result<tempfile::TempDir, SourceError> {
        self.progress.stage("fetching the repository", None);
        let folder = self.folder()?;
        let repo = self.init(folder.path(), hash)?;
        let (texts, shallow) = match specs {
            Specs::One(id) => (vec![format!("{id}:refs/heads/wanted")], Shallow::DepthAtRemote(NonZeroU32::MIN)),
            Specs::Everything => {
                let all = ["+refs/heads/*:refs/heads/*", "+refs/tags/*:refs/tags/*"];
                (all.map(str::to_owned).to_vec(), Shallow::NoChange)
            }
        };
        let remote = self.remote(&repo, &texts.iter().map(String::as_str).collect::<Vec<_>>())?;
        let connection = remote.to_connection_with_transport(self.transport()?).with_credentials(|_| Ok(None));
        let stop = AtomicBool::new(false);
        let received = self.watched(&stop, || {
            connection
                .prepare_fetch(Discard, gix::remote::ref_map::Options::default())?
                .with_shallow(shallow)
                .receive(Discard, &stop)
        });
        received.map_err(|e| self.failed(&e))?;
        Ok(folder)
    }

    /// Runs `work` while a watch sets `stop` on Ctrl-C or when patience ends: unpacking takes no time on the network.
    fn watched<T>(&self, stop: &AtomicBool, work: impl FnOnce() -> T) -> T {
        let done = AtomicBool::new(false);
        std::thread::scope(|scope| {
            scope.spawn(|| watch(self.fetcher.web(), stop, &done));
            let result = work();
            done.store(true, Ordering::Relaxed);
            result
        })
    }

    fn snapshot(&self, folder: tempfile::TempDir, id: ObjectId) -> Result<Snapshot, SourceError> {
        let opened = ThreadSafeRepository::open_opts(folder.path(), options()).map_err(|e| self.failed(&e))?;
        Snapshot::new(opened, Some(folder), &shown(self.url), id)
    }

    /// What really failed: the network's own words where it was the network.
    fn failed(&self, error: &gix::Error) -> SourceError {
        let network = self.failure.lock().unwrap_or_else(std::sync::PoisonError::into_inner).take();
        match network {
            Some(WebError::Status { address, status: 401 | 403 }) => {
                SourceError::NotFound(format!("{address} (or not public: no credentials are ever sent)"))
            }
            Some(web) => web.into(),
            None if self.fetcher.web().is_interrupted() => SourceError::Interrupted,
            None => broken(&shown(self.url), error),
        }
    }
}

fn watch(web: &Web, stop: &AtomicBool, done: &AtomicBool) {
    let until = Instant::now() + web.patience().total;
    while !done.load(Ordering::Relaxed) {
        if web.is_interrupted() || Instant::now() > until {
            stop.store(true, Ordering::Relaxed);
        }
        std::thread::sleep(Duration::from_millis(20));
    }
}
