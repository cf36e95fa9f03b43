//! The catalog as files: every page of a marketplace that verified, and nothing of one that did not.

mod base;
pub mod place;

use catalog::{Ask, Beside, Catalog, Form, Gathering, House, NotShown, Release, headers};
use jiff::Timestamp;
use schemas::{Origin, PluginName, Sha256};
use serde::Serialize;
use sources::Fetcher;
use sources::fetch::{Progress as _, Silent};
use terminal::{Exit, Failure};
use verifier::repository::Refused;
use verifier::tuf::{MemoryState, Transport};
use verifier::{Pin, Repository};

use crate::fail;
use crate::session::{Session, Shown};
pub use base::{BadBase, Base};
use place::Place;

/// A marketplace that a client believes now.
pub struct Believed {
    catalog: Catalog,
    transport: Box<dyn Transport>,
}

impl std::fmt::Debug for Believed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Believed").field("catalog", &self.catalog).finish_non_exhaustive()
    }
}

impl Believed {
    /// The marketplace at `address`, from `pin` on: every shard and every statement.
    ///
    /// # Errors
    /// A [`Failure`] with the first thing that a client would refuse.
    pub fn at(session: &Session, fetcher: &Fetcher, address: &str, pin: &Pin) -> Result<Self, Failure> {
        let refused = |why| fail::refused(&why);
        let progress = session.progress();
        progress.stage("verifying", None);
        let transport = sources::open_transport(address, fetcher).map_err(|why| refused(Refused::from(why)))?;
        let state = Box::<MemoryState>::default();
        let mut repository = Repository::bootstrap(pin, &*transport, state).map_err(refused)?;
        let trusted = repository.refresh(&*transport, session.now()).map_err(refused)?;
        let mut gathering = Gathering::new(&trusted);
        for name in trusted.plugins() {
            let gone = || Failure::new(Exit::NotTrusted, format!("{name}: its shard is not listed"));
            let shard = trusted.shard(&*transport, &name).map_err(refused)?.ok_or_else(gone)?;
            let forged = |why| Failure::new(Exit::NotTrusted, format!("{name}: {why}"));
            gathering.add(&shard).map_err(forged)?;
        }
        let catalog = gathering.finish(repository.root_digest());
        Ok(Self { catalog, transport })
    }
}

/// What was written, or would be.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Counted {
    /// The marketplace's own name.
    pub origin: Origin,
    /// The root that was believed.
    pub root: Sha256,
    /// When its first role expires: what pages say of it then is old.
    pub expires: Timestamp,
    /// Plugins.
    pub plugins: usize,
    /// Pages for people; each has a twin for programs.
    pub pages: usize,
    /// Files of every kind.
    pub files: usize,
    /// Their bytes.
    pub bytes: u64,
    /// What became of the READMEs.
    pub readmes: Readmes,
    /// What lies beside the signed documents and does not verify; pages say so in its place.
    pub refused: Vec<Refusal>,
}

/// How many plugins' pages show a README.
#[derive(Debug, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Readmes {
    /// Shown.
    pub shown: usize,
    /// The tree has none.
    pub none: usize,
    /// The bundle is not in this copy of the marketplace.
    pub not_here: usize,
}

/// Something that does not verify.
#[derive(Debug, Serialize)]
pub struct Refusal {
    /// Of which plugin.
    pub plugin: PluginName,
    /// Of which version.
    pub version: String,
    /// The bundle, the report or the waivers.
    pub part: &'static str,
    /// Why.
    pub why: String,
}

/// Where files go.
#[derive(Debug, Clone, Copy)]
pub enum Sink<'a> {
    /// Nowhere: they are counted.
    Nothing,
    /// Into the folder that is being made.
    Folder(&'a Place),
}

/// One run.
#[derive(Debug)]
pub struct Build<'a> {
    /// The run.
    pub session: &'a Session,
    /// What opens bundles.
    pub fetcher: &'a Fetcher,
    /// Whose pages.
    pub believed: &'a Believed,
    /// What the marketplace does not say of itself.
    pub house: &'a House,
    /// The path of the first page on its host: the page of what is missing is shown at any depth.
    pub base: &'a Base,
}

/// A file on its way.
struct Writing<'a> {
    sink: Sink<'a>,
    progress: Shown,
    counted: Counted,
}

impl Build<'_> {
    /// Makes every file, one after the other.
    ///
    /// # Errors
    /// A [`Failure`]; files that were written before are in the folder that nobody sees yet.
    pub fn write(&self, sink: Sink<'_>) -> Result<Counted, Failure> {
        let catalog = &self.believed.catalog;
        let (about, progress) = (catalog.about(), self.session.progress());
        progress.stage("writing pages", None);
        let counted = Counted {
            origin: about.origin.clone(),
            root: about.root,
            expires: about.expires,
            plugins: catalog.plugins().len(),
            pages: 0,
            files: 0,
            bytes: 0,
            readmes: Readmes::default(),
            refused: Vec::new(),
        };
        let mut writing = Writing { sink, progress, counted };
        for asset in catalog::assets_of_files() {
            writing.put(&asset.path, &asset.page.body)?;
        }
        for path in catalog.paths() {
            if terminal::interrupt::is_set() {
                return Err(Failure::new(Exit::Failed, "interrupted; the folder stays as it was"));
            }
            self.page(&path, &mut writing)?;
        }
        for path in catalog.feeds() {
            let gone = || Failure::new(Exit::Failed, format!("{path}: there is no such feed"));
            let feed = catalog.answer(&self.ask(&path, None), self.house).ok_or_else(gone)?;
            writing.put(&path, &feed.body)?;
        }
        let security = self.ask(Catalog::security(), None);
        if let Some(page) = catalog.answer(&security, self.house) {
            writing.put(Catalog::security(), &page.body)?;
        }
        let missing = self.ask(Catalog::missing_file(), None);
        let missing = catalog.missing_anywhere(&missing, self.house, self.base.as_str());
        writing.put(Catalog::missing_file(), &missing.body)?;
        writing.put(headers::PATH, headers::of_files().as_bytes())?;
        let mark = serde_json::to_vec_pretty(&writing.counted);
        let mark = mark.map_err(|why| Failure::new(Exit::Failed, why))?;
        writing.put(place::MARK, &mark)?;
        Ok(writing.counted)
    }

    /// One page and its twin.
    fn page(&self, path: &str, writing: &mut Writing<'_>) -> Result<(), Failure> {
        let catalog = &self.believed.catalog;
        let beside = match catalog.wants(path) {
            Some(release) => Some(self.open(path, release, &mut writing.counted)?),
            None => None,
        };
        let twin = Catalog::twin(path);
        for (file, ask) in [
            (catalog::Layout::file(path), self.ask(path, beside.as_ref())),
            (twin.clone(), self.ask(&twin, beside.as_ref())),
        ] {
            let gone = || Failure::new(Exit::Failed, format!("{file}: there is no such page"));
            let page = catalog.answer(&ask, self.house).ok_or_else(gone)?;
            writing.put(&file, &page.body)?;
        }
        writing.counted.pages = writing.counted.pages.saturating_add(1);
        Ok(())
    }

    fn ask<'a>(&self, path: &'a str, beside: Option<&'a Beside>) -> Ask<'a> {
        Ask { path, form: Form::Html, now: self.session.now(), beside }
    }

    /// What lies beside a version. What is missing or refused is told; what cannot be reached ends the run.
    fn open(&self, path: &str, release: &Release, counted: &mut Counted) -> Result<Beside, Failure> {
        let transport = &*self.believed.transport;
        let beside = Beside::open(release, transport, |digest| {
            let bundle = self.fetcher.bundle(transport, digest, &Silent);
            bundle.map_err(|why| match why.is_of_the_bytes() {
                true => NotShown::Refused(why.to_string()),
                false => NotShown::Unreachable,
            })
        });
        let version = &release.entry.version;
        if beside.is_unreachable() {
            let what = format!("{path} {version}: its bundle or its audit cannot be read");
            return Err(Failure::new(Exit::Network, what).hint("try again; the pages stay as they were"));
        }
        let readmes = &mut counted.readmes;
        let count = match beside.readme() {
            Ok(Some(_)) => Some(&mut readmes.shown),
            Ok(None) => Some(&mut readmes.none),
            Err(NotShown::NotHere) => Some(&mut readmes.not_here),
            Err(_) => None,
        };
        if let Some(count) = count {
            *count = count.saturating_add(1);
        }
        let plugin = path.strip_prefix("plugins/").and_then(|name| name.parse::<PluginName>().ok());
        if let Some(plugin) = plugin {
            let refusal = |(part, why): (&'static str, &str)| Refusal {
                plugin: plugin.clone(),
                version: version.to_string(),
                part,
                why: why.to_owned(),
            };
            counted.refused.extend(beside.refusals().map(refusal));
        }
        Ok(beside)
    }
}

impl Writing<'_> {
    fn put(&mut self, path: &str, bytes: &[u8]) -> Result<(), Failure> {
        if let Sink::Folder(place) = self.sink {
            place.put(path, bytes)?;
        }
        let length = u64::try_from(bytes.len()).unwrap_or(u64::MAX);
        self.progress.bytes(length);
        self.counted.files = self.counted.files.saturating_add(1);
        self.counted.bytes = self.counted.bytes.saturating_add(length);
        Ok(())
    }
}
