//! One turn of the host: its roots, its mode, and its own process of every plugin.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use schemas::PluginName;
use schemas::protocol::{ErrorCode, Mode, Refusal, RootAccess, SessionId, SessionOpen};

use super::seat::Seat;
use super::world::{Surroundings, World};
use crate::files::{FileGrants, Files};

/// What does not change while a session is open.
#[derive(Debug)]
pub(super) struct Facts {
    pub(super) id: SessionId,
    pub(super) workspace: Option<PathBuf>,
    pub(super) mode: Mode,
    pub(super) files: Files,
}

impl Facts {
    /// Opens the roots of a session.
    ///
    /// # Errors
    /// A root that is not there.
    pub(super) fn open(world: &World, open: &SessionOpen) -> Result<Self, Refusal> {
        let workspace = open.workspace.as_ref().map(|path| PathBuf::from(path.as_str()));
        let of = |access| {
            open.roots.iter().filter(move |root| root.access == access).map(|r| PathBuf::from(r.path.as_str()))
        };
        let grants = FileGrants {
            base: workspace.clone().unwrap_or_default(),
            read: of(RootAccess::Read).collect(),
            write: workspace.iter().cloned().chain(of(RootAccess::Write)).collect(),
            deny: Vec::new(),
            places: world.places.clone(),
        };
        let files = Files::new(grants).map_err(|e| Refusal::new(ErrorCode::SchemaValidation, e).because("root"))?;
        Ok(Self { id: open.session_id.clone(), workspace, mode: open.mode, files })
    }

    /// Where a command of a plugin runs.
    pub(super) fn around(&self) -> Surroundings {
        Surroundings { session: self.id.clone(), workspace: self.workspace.clone() }
    }
}

/// An open session.
#[derive(Debug)]
pub(super) struct Session {
    pub(super) facts: Arc<Facts>,
    seats: Mutex<BTreeMap<PluginName, Arc<Seat>>>,
}

impl Session {
    pub(super) fn new(facts: Facts) -> Self {
        Self { facts: Arc::new(facts), seats: Mutex::default() }
    }

    fn lock(&self) -> MutexGuard<'_, BTreeMap<PluginName, Arc<Seat>>> {
        self.seats.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The plugins that are loaded in it, by name.
    pub(super) fn seats(&self) -> Vec<Arc<Seat>> {
        self.lock().values().cloned().collect()
    }

    /// The one of that name.
    ///
    /// # Errors
    /// [`ErrorCode::NotRunning`] when it was not loaded here.
    pub(super) fn seat(&self, name: &PluginName) -> Result<Arc<Seat>, Refusal> {
        let seat = self.lock().get(name).cloned();
        seat.ok_or_else(|| Refusal::new(ErrorCode::NotRunning, format!("{name} is not loaded in this session")))
    }

    /// Seats a plugin where none of that name sits.
    pub(super) fn seated(&self, name: &PluginName, seat: impl FnOnce() -> Arc<Seat>) -> Arc<Seat> {
        Arc::clone(self.lock().entry(name.clone()).or_insert_with(seat))
    }

    /// Empties it.
    pub(super) fn clear(&self) -> Vec<Arc<Seat>> {
        std::mem::take(&mut *self.lock()).into_values().collect()
    }
}
