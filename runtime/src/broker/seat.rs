//! One plugin in one session: loaded, started by its first call, ended once and for all when it crashes.

use std::collections::BTreeMap;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, OnceLock, PoisonError, Weak};
use std::time::{Duration, Instant};

use schemas::manifest::{Engine, RuntimeKind};
use schemas::protocol::{
    Bounded, CallId, CrashKind, Crashed, ErrorCode, ErrorObject, Id, Initialize, Initialized, PluginLimits, PluginRef,
    ProcessState, Refusal, StateEvent, Token, VERSION,
};
use schemas::{StopMark, StoppedFile, ViolationKind, strict};
use serde::Serialize;
use serde_json::Value;

use super::calls::Call;
use super::cancel::Cancel;
use super::capability;
use super::process::{End, Owner, Process, crash};
use super::session::Facts;
use super::shared::Shared;
use crate::store::Loaded;
use crate::wire::Lost;

/// 1 s: an engine that stops its own loop in time lives on; behind it stands the kill.
const SLACK: Duration = Duration::from_secs(1);
/// 1 s: what a plugin gets to put its things away.
const GRACE: Duration = Duration::from_secs(1);
/// How long one waits for an answer while a person is asked, before looking at the clock again.
const LOOK: Duration = Duration::from_millis(200);

/// A loaded plugin in a session.
#[derive(Debug)]
pub(super) struct Seat {
    pub(super) loaded: Arc<Loaded>,
    pub(super) facts: Arc<Facts>,
    pub(super) shared: Arc<Shared>,
    given: Given,
    own: Weak<Self>,
    stage: Mutex<Stage>,
    changed: Condvar,
    retired: OnceLock<Refusal>,
}

/// What was in force when it was loaded.
#[derive(Debug)]
pub(super) struct Given {
    /// The user's values.
    pub(super) config: BTreeMap<String, Value>,
    /// The mark of the plugin's last stop; another one since ends it.
    pub(super) stop: Option<StopMark>,
}

#[derive(Debug, Clone)]
enum Stage {
    Loaded,
    Starting(Option<Arc<Process>>),
    Running(Arc<Process>, Arc<Initialized>),
    Ended(End),
    /// Withdrawn or switched off since: it stays so.
    Withdrawn(Refusal),
}

/// A process that answers, and what it said of itself.
type Running = (Arc<Process>, Arc<Initialized>);

impl Seat {
    pub(super) fn new(loaded: Arc<Loaded>, given: Given, facts: Arc<Facts>, shared: Arc<Shared>) -> Arc<Self> {
        let (stage, changed) = (Mutex::new(Stage::Loaded), Condvar::new());
        Arc::new_cyclic(|own| Self {
            loaded,
            facts,
            shared,
            given,
            own: Weak::clone(own),
            stage,
            changed,
            retired: OnceLock::new(),
        })
    }

    fn lock(&self) -> MutexGuard<'_, Stage> {
        self.stage.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Where its process is.
    pub(super) fn state(&self) -> ProcessState {
        match &*self.lock() {
            Stage::Loaded => ProcessState::Loaded,
            Stage::Starting(_) => ProcessState::Starting,
            Stage::Running(..) => ProcessState::Running,
            Stage::Ended(End::Stopped) => ProcessState::Stopped,
            Stage::Ended(End::Killed) | Stage::Withdrawn(_) => ProcessState::Killed,
            Stage::Ended(End::Crashed(_)) => ProcessState::Crashed,
        }
    }

    /// Its process, started where it was not; a crash is final.
    ///
    /// # Errors
    /// Why it does not run.
    pub(super) fn running(self: &Arc<Self>) -> Result<Running, Refusal> {
        if let Some(refusal) = self.retired.get() {
            return Err(refusal.clone());
        }
        let mut stage = self.lock();
        loop {
            match &*stage {
                Stage::Running(process, initialized) => return Ok((Arc::clone(process), Arc::clone(initialized))),
                Stage::Withdrawn(refusal) => return Err(refusal.clone()),
                Stage::Ended(end @ (End::Crashed(_) | End::Killed)) => return Err(self.gone(end)),
                Stage::Starting(_) => stage = self.changed.wait(stage).unwrap_or_else(PoisonError::into_inner),
                Stage::Loaded | Stage::Ended(End::Stopped) => stage = self.begin(stage)?,
            }
        }
    }

    /// Starts it; the lock is free meanwhile.
    fn begin<'a>(self: &'a Arc<Self>, mut stage: MutexGuard<'a, Stage>) -> Result<MutexGuard<'a, Stage>, Refusal> {
        *stage = Stage::Starting(None);
        drop(stage);
        let started = self.start();
        let mut stage = self.lock();
        let Err(refusal) = started else { return Ok(stage) };
        // A machine that could not start it today may tomorrow: only a process that began can crash.
        if matches!(&*stage, Stage::Starting(None)) {
            *stage = Stage::Loaded;
        }
        self.changed.notify_all();
        Err(refusal)
    }

    fn owner(self: &Arc<Self>) -> Arc<dyn Owner> {
        let own: Arc<Self> = Arc::clone(self);
        own
    }

    fn start(self: &Arc<Self>) -> Result<(), Refusal> {
        let manifest = self.loaded.manifest();
        if !manifest.has_code() {
            let why = format!("{} has no code to call", manifest.name);
            return Err(Refusal::new(ErrorCode::NotFound, why).because("no-code"));
        }
        self.shared.rules()?.confined(manifest.engine, &self.shared.world.confine.summary().tier)?;
        self.tell(ProcessState::Starting);
        let (child, lines) = match manifest.engine {
            Engine::Quickjs => self.shared.pool.take(&self.shared.world)?,
            Engine::Node => (self.shared.world.confine.node(&self.loaded)?, None),
        };
        let token = Token::from_random(super::random()?);
        let owner = self.owner();
        let process = Process::listen(child, lines, token.clone(), Arc::clone(&owner));
        {
            let mut stage = self.lock();
            if let Stage::Withdrawn(refusal) = &*stage {
                let refusal = refusal.clone();
                drop(stage);
                process.end(End::Killed, &owner);
                return Err(refusal);
            }
            *stage = Stage::Starting(Some(Arc::clone(&process)));
        }
        let initialized = self.initialize(&process, &owner, token)?;
        let mut stage = self.lock();
        // It may have ended, or been ended, since it answered.
        match (&*stage, process.ended()) {
            (Stage::Starting(_), None) => {
                *stage = Stage::Running(process, Arc::new(initialized));
                self.changed.notify_all();
                drop(stage);
                self.tell(ProcessState::Running);
                Ok(())
            }
            (Stage::Withdrawn(refusal), _) => Err(refusal.clone()),
            (_, end) => Err(self.gone(&end.unwrap_or(End::Killed))),
        }
    }

    /// Tells the process which plugin it is, and hears what it can do.
    fn initialize(&self, process: &Arc<Process>, owner: &Arc<dyn Owner>, token: Token) -> Result<Initialized, Refusal> {
        let params = self.initialization(token)?;
        let failed = |end: End| {
            process.end(end, owner);
            Err(self.gone(&process.ended().unwrap_or(End::Killed)))
        };
        let waiting = process.request("initialize", params)?;
        match waiting.within(self.shared.world.timing.start) {
            Ok(Ok(result)) => match strict::read_value(result) {
                Ok(initialized) => Ok(initialized),
                Err(e) => failed(End::Crashed(crash(CrashKind::Protocol, e))),
            },
            Ok(Err(error)) => {
                let detail = self.plainly(&error);
                failed(End::Crashed(crash(CrashKind::Exit, format!("it did not load: {detail}"))))
            }
            Err(Lost::Late) => {
                let seconds = self.shared.world.timing.start.as_secs();
                failed(End::Crashed(crash(CrashKind::StartTimeout, format!("not ready within {seconds} s"))))
            }
            Err(Lost::Gone | Lost::TooMany) => Err(self.gone(&process.ended().unwrap_or(End::Killed))),
        }
    }

    fn initialization(&self, token: Token) -> Result<Value, Refusal> {
        let manifest = self.loaded.manifest();
        let modules = match (manifest.engine, manifest.runtime) {
            (Engine::Quickjs, None | Some(RuntimeKind::Context | RuntimeKind::Stdio)) => {
                super::load::modules(&self.loaded)?
            }
            (Engine::Node, _) => BTreeMap::new(),
        };
        let call = self.shared.world.timing.call.as_millis();
        let initialize = Initialize {
            protocol_version: VERSION,
            token,
            plugin: PluginRef { name: manifest.name.clone(), version: manifest.version.clone() },
            main: Bounded::cut(manifest.entry().unwrap_or_default()),
            modules,
            config: self.given.config.clone(),
            limits: PluginLimits { call_millis: u64::try_from(call).unwrap_or(u64::MAX) },
        };
        serde_json::to_value(&initialize).map_err(|e| Refusal::new(ErrorCode::Internal, e))
    }

    /// Calls a handler or a hook: opens a call, waits for the answer, closes it.
    ///
    /// # Errors
    /// What the plugin answers, or how it ended.
    pub(super) fn call<T: Serialize>(
        self: &Arc<Self>,
        method: &str,
        make: impl FnOnce(CallId) -> T,
        cancel: &Cancel,
    ) -> Result<Value, Refusal> {
        let (process, _) = self.running()?;
        let call = process.calls.open(self.shared.world.timing.call + SLACK);
        let call = call.ok_or_else(|| Refusal::new(ErrorCode::Internal, "no call id"))?;
        let answer = self.answer(&process, &call, (method, make(call.id.clone())), cancel);
        process.calls.close(&call.id);
        self.leave_if_retired();
        answer
    }

    fn answer<T: Serialize>(
        self: &Arc<Self>,
        process: &Arc<Process>,
        call: &Call,
        (method, params): (&str, T),
        cancel: &Cancel,
    ) -> Result<Value, Refusal> {
        let params = serde_json::to_value(params).map_err(|e| Refusal::new(ErrorCode::Internal, e))?;
        let waiting = process.request(method, params)?;
        let (waking, id) = (Arc::downgrade(process), waiting.id);
        cancel.on_fire(move || {
            if let Some(process) = waking.upgrade() {
                process.interrupt(id, Refusal::new(ErrorCode::Cancelled, "cancelled"));
            }
        });
        loop {
            let left = call.left(Instant::now());
            match waiting.within(left.unwrap_or(LOOK)) {
                Ok(_) if cancel.is_fired() => return Err(Refusal::new(ErrorCode::Cancelled, "cancelled")),
                Ok(Ok(result)) => return Ok(result),
                Ok(Err(error)) => return Err(self.thrown(&error)),
                Err(Lost::Gone | Lost::TooMany) => return Err(self.gone(&process.ended().unwrap_or(End::Killed))),
                Err(Lost::Late) if call.left(Instant::now()).is_some_and(|left| left.is_zero()) => {
                    process.cancel(waiting.id);
                    let seconds = self.shared.world.timing.call.as_secs();
                    let late = End::Crashed(crash(CrashKind::Deadline, format!("{method} took more than {seconds} s")));
                    process.end(late, &self.owner());
                    return Err(Refusal::new(ErrorCode::Deadline, format!("it took more than {seconds} s")));
                }
                Err(Lost::Late) => {}
            }
        }
    }

    /// What a handler threw: shown, never believed; its code is ours.
    fn thrown(&self, error: &ErrorObject) -> Refusal {
        if error.code == ErrorCode::NotFound.number() || error.code == ErrorCode::MethodNotFound.number() {
            return Refusal::new(ErrorCode::NotFound, self.plainly(error)).because("handler");
        }
        if error.symbol() == Some(ErrorCode::Deadline) {
            return Refusal::new(ErrorCode::Deadline, self.plainly(error));
        }
        Refusal::new(ErrorCode::HandlerThrew, self.plainly(error))
    }

    fn plainly(&self, error: &ErrorObject) -> String {
        let text: String = error.message.chars().take(4096).collect();
        self.shared.records.plainly(&text)
    }

    /// Why nothing can be asked of it any more.
    fn gone(&self, end: &End) -> Refusal {
        let name = &self.loaded.manifest().name;
        match end {
            End::Stopped => Refusal::new(ErrorCode::NotRunning, format!("{name} was stopped")),
            End::Killed => match &*self.lock() {
                Stage::Withdrawn(refusal) => refusal.clone(),
                _ => Refusal::new(ErrorCode::NotRunning, format!("{name} was ended")),
            },
            End::Crashed(crash) => {
                let kind = serde_json::to_value(crash.kind).ok();
                let kind = kind.as_ref().and_then(Value::as_str).unwrap_or("crash");
                let detail = crash.detail.as_ref().map(|d| format!(": {d}")).unwrap_or_default();
                Refusal::new(ErrorCode::Crashed, format!("{name} crashed ({kind}{detail})")).because(kind)
            }
        }
    }

    fn process(&self) -> Option<Arc<Process>> {
        match &*self.lock() {
            Stage::Running(process, _) | Stage::Starting(Some(process)) => Some(Arc::clone(process)),
            _ => None,
        }
    }

    /// Ends it gracefully; the next call starts it again.
    pub(super) fn stop(self: &Arc<Self>) {
        if let Some(process) = self.process() {
            process.stop(GRACE, &self.owner());
        }
    }

    /// Ends it now and for good; says whether a process was running.
    pub(super) fn withdraw(self: &Arc<Self>, why: Refusal) -> bool {
        let process = self.process();
        {
            let mut stage = self.lock();
            // The first reason stays.
            if !matches!(&*stage, Stage::Withdrawn(_)) {
                *stage = Stage::Withdrawn(why);
            }
        }
        self.changed.notify_all();
        match process {
            Some(process) => {
                process.end(End::Killed, &self.owner());
                true
            }
            None => false,
        }
    }

    /// Whether a person has ended the plugin everywhere since this was loaded.
    pub(super) fn is_stopped_by(&self, stopped: &StoppedFile) -> bool {
        stopped.0.get(&self.loaded.manifest().name).copied() != self.given.stop
    }

    /// Lets it finish what it does, takes nothing new, and ends it then.
    pub(super) fn retire(self: &Arc<Self>, why: Refusal) {
        // The first reason stays.
        let _first = self.retired.set(why);
        self.leave_if_retired();
    }

    fn leave_if_retired(self: &Arc<Self>) {
        if let Some(why) = self.retired.get()
            && self.process().is_none_or(|process| process.calls.count() == 0)
        {
            self.withdraw(why.clone());
        }
    }

    /// This seat, for a thread of its own; nothing once it is being dropped.
    pub(super) fn again(&self) -> Option<Arc<Self>> {
        self.own.upgrade()
    }

    fn tell(&self, state: ProcessState) {
        let event =
            StateEvent { session_id: self.facts.id.clone(), plugin: self.loaded.manifest().name.clone(), state };
        self.shared.link.tell("plugin.state", &event);
    }
}

impl Owner for Seat {
    fn asked(&self, process: &Arc<Process>, id: Id, method: &str, params: Value) {
        capability::asked(self, process, id, (method, params));
    }

    fn told(&self, method: &str, params: Value) {
        if method == "ctx.log" {
            capability::log(self, params);
        }
    }

    fn impostor(&self) {
        capability::violation(self, ViolationKind::Token, "a line without the plugin's token");
    }

    fn ended(&self, end: &End) {
        {
            let mut stage = self.lock();
            if !matches!(&*stage, Stage::Withdrawn(_)) {
                *stage = Stage::Ended(end.clone());
            }
            self.changed.notify_all();
        }
        self.tell(match end {
            End::Stopped => ProcessState::Stopped,
            End::Killed => ProcessState::Killed,
            End::Crashed(_) => ProcessState::Crashed,
        });
        if let End::Crashed(crash) = end {
            let plugin = self.loaded.manifest().name.clone();
            let event = Crashed { session_id: self.facts.id.clone(), plugin, crash: crash.clone() };
            self.shared.link.tell("plugin.crashed", &event);
            let kind = match crash.kind {
                CrashKind::Sigsys => ViolationKind::Sandbox,
                CrashKind::Rate => ViolationKind::Rate,
                CrashKind::Oom => ViolationKind::Oom,
                CrashKind::Deadline => ViolationKind::Deadline,
                CrashKind::Protocol => ViolationKind::Protocol,
                CrashKind::Exit | CrashKind::Signal | CrashKind::StartTimeout => return,
            };
            capability::violation(self, kind, crash.detail.as_deref().unwrap_or_default());
        }
    }
}
