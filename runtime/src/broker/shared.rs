//! What every thread of the broker shares: the world, the host, the sessions and the loaded bytes.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};

use schemas::protocol::{
    Bounded, ErrorCode, HostInitialize, Refusal, RevokedEvent, SessionId, SessionOpen, ViolationEvent,
};
use schemas::{Action, PluginName, TreeDigest, TrustRecord, ViolationKind};

use super::consent::Consents;
use super::link::Link;
use super::pool::Pool;
use super::records::Records;
use super::rules::Rules;
use super::seat::Seat;
use super::session::{Facts, Session};
use super::world::World;
use crate::store::{Loaded, Store, subject};
use crate::violations::Outcome;

/// 64 sessions: a host's turns at once are fewer.
pub(super) const SESSIONS: usize = 64;

/// Trees that some session runs, by what they are: read once for all of them.
type Trees = BTreeMap<(PluginName, TreeDigest), std::sync::Weak<Loaded>>;

/// What every thread shares.
#[derive(Debug)]
pub(super) struct Shared {
    pub(super) world: World,
    pub(super) store: Store,
    pub(super) link: Link,
    pub(super) pool: Pool,
    pub(super) consents: Consents,
    pub(super) records: Records,
    host: OnceLock<HostInitialize>,
    sessions: Mutex<BTreeMap<SessionId, Arc<Session>>>,
    loaded: Mutex<Trees>,
}

impl Shared {
    /// Opens the records and begins.
    ///
    /// # Errors
    /// When nothing can be recorded: who cannot record does not run plugins.
    pub(super) fn new(world: World, store: Store, link: Link) -> Result<Arc<Self>, Refusal> {
        let policy = world.ground.rules()?.settings.plugins.quarantine;
        let records = Records::open(&world.home, policy)?;
        Ok(Arc::new(Self {
            records,
            world,
            store,
            link,
            pool: Pool::default(),
            consents: Consents::default(),
            host: OnceLock::new(),
            sessions: Mutex::default(),
            loaded: Mutex::default(),
        }))
    }

    /// Who the host is, once it has said so.
    pub(super) fn host(&self) -> Option<&HostInitialize> {
        self.host.get()
    }

    /// The host says who it is, once.
    ///
    /// # Errors
    /// [`ErrorCode::InvalidRequest`] the second time.
    pub(super) fn introduce(&self, host: HostInitialize) -> Result<(), Refusal> {
        self.host
            .set(host)
            .map_err(|_| Refusal::new(ErrorCode::InvalidRequest, "initialize is the first request, once"))
    }

    /// The rules in force now.
    ///
    /// # Errors
    /// When they cannot be read.
    pub(super) fn rules(&self) -> Result<Rules, Refusal> {
        self.world.ground.rules()
    }

    fn lock(&self) -> MutexGuard<'_, BTreeMap<SessionId, Arc<Session>>> {
        self.sessions.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Opens a session.
    ///
    /// # Errors
    /// [`ErrorCode::InvalidRequest`] for a name in use, [`ErrorCode::TooLarge`] for one too many.
    pub(super) fn open_session(&self, open: &SessionOpen) -> Result<(), Refusal> {
        let facts = Facts::open(&self.world, open)?;
        let mut sessions = self.lock();
        if sessions.contains_key(&open.session_id) {
            return Err(
                Refusal::new(ErrorCode::InvalidRequest, "a session of that id is open").because("session-in-use")
            );
        }
        if sessions.len() >= SESSIONS {
            return Err(Refusal::new(ErrorCode::TooLarge, format!("{SESSIONS} sessions are open")).because("sessions"));
        }
        sessions.insert(open.session_id.clone(), Arc::new(Session::new(facts)));
        Ok(())
    }

    /// The open session of that id.
    ///
    /// # Errors
    /// [`ErrorCode::NotFound`].
    pub(super) fn session(&self, id: &SessionId) -> Result<Arc<Session>, Refusal> {
        let session = self.lock().get(id).cloned();
        session.ok_or_else(|| Refusal::new(ErrorCode::NotFound, "no session of that id is open").because("session"))
    }

    /// Takes a session out; its plugins are then ended by the caller.
    ///
    /// # Errors
    /// [`ErrorCode::NotFound`].
    pub(super) fn close_session(&self, id: &SessionId) -> Result<Arc<Session>, Refusal> {
        let session = self.lock().remove(id);
        session.ok_or_else(|| Refusal::new(ErrorCode::NotFound, "no session of that id is open").because("session"))
    }

    /// Takes every session out.
    pub(super) fn close_sessions(&self) -> Vec<Arc<Session>> {
        std::mem::take(&mut *self.lock()).into_values().collect()
    }

    /// Every seat of every session.
    pub(super) fn seats(&self) -> Vec<Arc<Seat>> {
        let sessions: Vec<Arc<Session>> = self.lock().values().cloned().collect();
        sessions.iter().flat_map(|session| session.seats()).collect()
    }

    /// The names of all plugins that are loaded in any session.
    pub(super) fn names(&self) -> BTreeSet<PluginName> {
        self.seats().iter().map(|seat| seat.loaded.manifest().name.clone()).collect()
    }

    /// The same bytes are kept once, however many sessions run them.
    pub(super) fn once(&self, loaded: Loaded) -> Arc<Loaded> {
        let key = (loaded.manifest().name.clone(), loaded.record().source_hash);
        let mut kept = self.loaded.lock().unwrap_or_else(PoisonError::into_inner);
        kept.retain(|_, weak| weak.strong_count() > 0);
        match kept.get(&key).and_then(std::sync::Weak::upgrade) {
            // The record may have changed although the bytes did not.
            Some(same) if same.record() == loaded.record() && same.unrevoked() == loaded.unrevoked() => same,
            _ => {
                let new = Arc::new(loaded);
                kept.insert(key, Arc::downgrade(&new));
                new
            }
        }
    }

    /// Ends a plugin in all sessions, now and for good; says whether any process was running.
    pub(super) fn withdraw(&self, name: &PluginName, why: &Refusal) -> bool {
        let seats = self.seats().into_iter().filter(|seat| seat.loaded.manifest().name == *name);
        // Every one of them, not only until the first that ran.
        seats.map(|seat| seat.withdraw(why.clone())).fold(false, |any, ran| any | ran)
    }

    /// Tells the host of a violation and keeps it; a policy may end the plugin for it.
    pub(super) fn violated(
        self: &Arc<Self>,
        (plugin, record): (&PluginName, &TrustRecord),
        session: &SessionId,
        (kind, detail): (ViolationKind, &str),
    ) {
        let event = ViolationEvent {
            at: self.world.ground.now(),
            session_id: session.clone(),
            plugin: plugin.clone(),
            kind,
            detail: Bounded::cut(&self.records.plainly(detail)),
        };
        self.link.tell("plugin.violation", &event);
        if self.records.violation(record, &event) == Outcome::Stop {
            let name = event.plugin;
            let why = Refusal::new(ErrorCode::Disabled, format!("{name} is held back after a violation"));
            let (shared, why) = (Arc::clone(self), why.because("quarantine"));
            // On a thread of its own: who tells of the violation may be what is ended.
            std::thread::spawn(move || shared.withdraw(&name, &why));
        }
    }

    /// Holds every loaded plugin against the lists and the rules as they are now, and ends what may not run any more.
    /// Returns what is withdrawn.
    pub(super) fn review(&self) -> Vec<PluginName> {
        self.review_stops();
        let mut gone = Vec::new();
        let loaded: BTreeMap<PluginName, Arc<Loaded>> =
            self.seats().iter().map(|seat| (seat.loaded.manifest().name.clone(), Arc::clone(&seat.loaded))).collect();
        let mut verdicts = Vec::new();
        let now = self.world.ground.now();
        let judged = self.world.feed.with(&mut |revocations| {
            for (name, plugin) in &loaded {
                let subject = subject(name, plugin.record());
                let hit = revocations.hits(&subject, now).into_iter().find(revocation::Hit::stops);
                let verdict = revocations.check_installed(&subject, now).err();
                verdicts.push((name.clone(), hit, verdict));
            }
        });
        if judged.is_err() {
            return gone;
        }
        for (name, hit, verdict) in verdicts {
            let Some(withdrawn) = verdict else { continue };
            let why = super::load::withdrawn(&withdrawn);
            let kill = hit.as_ref().is_some_and(|hit| hit.action == Action::Kill);
            let killed = if kill { self.withdraw(&name, &why) } else { self.retire(&name, &why) };
            if let Some(hit) = hit {
                self.link.tell("plugin.revoked", &RevokedEvent { killed, ..self.revoked(&name, &hit) });
            }
            gone.push(name);
        }
        self.review_rules(loaded.keys().filter(|name| !gone.contains(name)));
        gone
    }

    /// What a person has ended everywhere since is ended here, now.
    fn review_stops(&self) {
        // What cannot be read now is no reason to end what runs; nothing new loads meanwhile.
        let Ok(stopped) = self.store.stopped() else { return };
        for seat in self.seats().into_iter().filter(|seat| seat.is_stopped_by(&stopped)) {
            let why = format!("{} was ended by a person", seat.loaded.manifest().name);
            seat.withdraw(Refusal::new(ErrorCode::Disabled, why).because("stopped"));
        }
    }

    /// What the user has switched off or removed since finishes what it does, and no more.
    fn review_rules<'a>(&self, names: impl Iterator<Item = &'a PluginName>) {
        // What cannot be read now is no reason to end what runs; nothing new loads meanwhile.
        let (Ok(rules), Ok(records)) = (self.rules(), self.store.records()) else { return };
        for name in names {
            let missing = || Refusal::new(ErrorCode::NotFound, format!("{name} is not installed any more"));
            let verdict = records.records.get(name).ok_or_else(missing).and_then(|record| rules.admit(name, record));
            if let Err(refusal) = verdict {
                self.retire(name, &refusal);
            }
        }
    }

    /// Lets a plugin finish in all sessions, and takes nothing new; `false`, since nothing is cut off.
    pub(super) fn retire(&self, name: &PluginName, why: &Refusal) -> bool {
        let seats = self.seats().into_iter().filter(|seat| seat.loaded.manifest().name == *name);
        seats.for_each(|seat| seat.retire(why.clone()));
        false
    }

    /// The event, as of something that was not running.
    fn revoked(&self, name: &PluginName, hit: &revocation::Hit) -> RevokedEvent {
        RevokedEvent {
            plugin: name.clone(),
            marketplace: hit.marketplace.clone(),
            id: hit.revocation.id.clone(),
            action: hit.action,
            reason: Bounded::cut(&self.records.plainly(&hit.revocation.reason)),
            killed: false,
        }
    }
}
