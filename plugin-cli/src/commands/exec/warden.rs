//! A plugin's server runs for as long as its host likes: it is ended within a second of the reason why it may not.
//!
//! The broker watches its own plugins; this is the same watch for a process that `exec` started. A server has no last answer
//! to wait for, so every reason ends it at once: a revocation of either kind, a stop by a person, the plugin switched off,
//! held back, removed or replaced, the server's own name taken out of the settings.

use std::io;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::Instant;

use runtime::Loaded;
use runtime::broker::{Ground as _, LOOK, Timing};
use runtime::sandbox::Process;
use runtime::store::subject;
use schemas::{PluginName, StoppedFile, TreeDigest};
use terminal::{Exit, Failure};

use super::{admitted, server};
use crate::args::Globals;
use crate::broker::Here;
use crate::env::Env;
use crate::fail::OrFail as _;
use crate::market::{Effort, Markets};
use crate::world::{Official, World};

/// What is watched, and by which rules.
pub(super) struct Warden {
    env: Env,
    globals: Globals,
    official: Option<Official>,
    here: Here,
    plugin: PluginName,
    tree: TreeDigest,
    server: String,
    stopped: StoppedFile,
}

/// A watch that goes on; it ends with the program.
pub(super) struct Watch(Receiver<Failure>);

impl Watch {
    /// Why the server was ended, if it was.
    pub(super) fn reason(self) -> Option<Failure> {
        self.0.try_recv().ok()
    }
}

impl Warden {
    /// For that server of what was loaded; `stopped` are the marks from before it starts.
    pub(super) fn of(world: &World, loaded: &Loaded, server: &str, stopped: StoppedFile) -> Self {
        Self {
            env: world.env.clone(),
            globals: world.globals.clone(),
            official: world.official.clone(),
            here: Here::of(world),
            plugin: loaded.manifest().name.clone(),
            tree: loaded.record().source_hash,
            server: server.to_owned(),
            stopped,
        }
    }

    /// Watches from a thread of its own until the program ends.
    ///
    /// # Errors
    /// When a thread cannot be had; the server is killed: nothing unwatched runs.
    pub(super) fn watch(self, process: Process) -> io::Result<Watch> {
        let (to, from) = channel();
        let watched = process.clone();
        let watch = std::thread::Builder::new().name("warden".to_owned()).spawn(move || self.look(&watched, &to));
        watch.inspect_err(|_| process.kill())?;
        Ok(Watch(from))
    }

    /// Looks whether something changed on disk, and asks the marketplaces themselves every half hour.
    fn look(&self, process: &Process, to: &Sender<Failure>) {
        let timing = Timing::default();
        // Nothing is remembered of the disk yet: what changed since the load is seen at the first look.
        let mut known = None;
        let mut next = Instant::now() + timing.until_refresh();
        while process.wait_for(LOOK).is_none() {
            if Instant::now() >= next {
                next = Instant::now() + timing.until_refresh();
                self.ask();
            }
            let seen = Some(self.here.stamp());
            if seen == known {
                continue;
            }
            known = seen;
            if let Err(why) = self.judge() {
                // Told before it ends: whoever hears of the end asks for the reason.
                let _heard = to.send(why);
                process.kill();
                return;
            }
        }
    }

    /// May it run on? What cannot be read now is no reason to end what runs; it is looked at again when it changes.
    fn judge(&self) -> Result<(), Failure> {
        let Ok(world) = self.world() else { return Ok(()) };
        if world.ruled().is_err() {
            return Ok(());
        }
        let Ok(store) = world.store() else { return Ok(()) };
        let (Ok(records), Ok(stopped)) = (store.records(), store.stopped()) else { return Ok(()) };
        if stopped.0.get(&self.plugin) != self.stopped.0.get(&self.plugin) {
            return Err(Failure::new(Exit::Policy, format!("{} was ended by a person", self.plugin)).code("stopped"));
        }
        let Some(record) = records.records.get(&self.plugin).filter(|record| record.source_hash == self.tree) else {
            let why = format!("what runs of {} is not what is installed any more", self.plugin);
            return Err(Failure::new(Exit::NotTrusted, why).code("replaced").hint("start its server again"));
        };
        admitted(&world, &self.plugin, record)?;
        server::allowed(&world, &self.plugin, &self.server)?;
        let Ok(markets) = Markets::look(&world, Effort::Remembered) else { return Ok(()) };
        let Ok(revocations) = markets.revocations(&world) else { return Ok(()) };
        revocations.check_installed(&subject(&self.plugin, record), world.now()).map(drop).or_fail()
    }

    /// Everybody is asked on a thread of its own: a slow marketplace must not keep the watch from looking. What it brings is
    /// seen on the disk.
    fn ask(&self) {
        let Ok(world) = self.world() else { return };
        std::thread::spawn(move || drop(Markets::look(&world, Effort::Refresh)));
    }

    /// The rules as they are now.
    fn world(&self) -> Result<World, Failure> {
        World::new(self.env.now(), self.globals.clone(), self.official.clone())
    }
}
