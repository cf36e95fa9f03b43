//! The person's end of a broker: a host for one call, which allows what a flag allows and asks at the terminal for the rest.

use std::io::{PipeReader, PipeWriter, Write as _};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use runtime::exec::policy::{self, HostCommand, Policy};
use runtime::exec::{Caps, hear};
use runtime::sandbox::{Confined, Ended};
use runtime::wire::Lines;
use schemas::manifest::Engine;
use schemas::protocol::{
    BashAnswer, Bounded, CtxBashResult, Decision, ErrorObject, Few, Frame, HOST_LINE, HostCapabilities, HostInitialize,
    HostInitialized, Id, Loading, Log, LogLevel, Mode, Outcome, Peer, PluginHandle, PluginInvoke, PluginInvoked,
    PluginsLoad, PluginsLoaded, Refusal, Root, RootAccess, SandboxSummary, SessionId, SessionOpen, ShellSandbox, Shown,
    VERSION, Verdict, ViolationEvent,
};
use serde::Serialize;
use serde_json::{Map, Value};
use terminal::{Exit, Failure, escape};

use crate::args::Run;
use crate::broker;
use crate::commands::{environment, shown_to_host};
use crate::world::World;

/// A pipe between us and the broker.
///
/// # Errors
/// The system's.
pub(crate) fn pipe() -> Result<(PipeReader, PipeWriter), Failure> {
    std::io::pipe().map_err(failed)
}

fn failed(why: impl std::fmt::Display) -> Failure {
    Failure::new(Exit::Failed, why)
}

/// 1 MiB of each stream: twice that still fits a line.
const OUTPUT_BYTES: usize = 1 << 20;

/// The person's end of the broker.
pub(crate) struct Caller<'a> {
    world: &'a World,
    args: &'a Run,
    to: Arc<Speaker>,
    from: Lines<PipeReader>,
    last: u64,
}

/// What the broker hears: closed when the caller goes, whatever a command is still doing.
struct Speaker(Mutex<PipeWriter>);

impl Speaker {
    fn send(&self, frame: Frame) -> Result<(), Failure> {
        let line = frame.write().map_err(failed)?;
        self.0.lock().unwrap_or_else(PoisonError::into_inner).write_all(&line).map_err(failed)
    }
}

impl<'a> Caller<'a> {
    /// A caller that hears and is heard through these pipes.
    pub(crate) fn new(world: &'a World, args: &'a Run, (from, to): (PipeReader, PipeWriter)) -> Self {
        let (to, from) = (Arc::new(Speaker(Mutex::new(to))), Lines::new(from, HOST_LINE));
        Self { world, args, to, from, last: 0 }
    }

    /// Loads the plugin, calls the handler, and closes our end.
    ///
    /// # Errors
    /// Why it did not load, or how the call failed.
    pub(crate) fn call_plugin(mut self, params: Map<String, Value>) -> Result<Value, Failure> {
        // A command runs as with `exec --policy`, and where there is no sandbox it does not run.
        let shell = ShellSandbox::ExecPolicy;
        let capabilities = HostCapabilities { shell, consent: false, log: Some(LogLevel::Info) };
        // No DeepCode, so that no plugin is too new or too old for it.
        let host = Peer { name: Bounded::cut("deepcode-plugin run"), version: Bounded::cut("none") };
        let hello: HostInitialized =
            self.ask("initialize", &HostInitialize { protocol_version: VERSION, host, capabilities })?;
        let session_id: SessionId = "run".parse().map_err(failed)?;
        let _answer: Value = self.ask("session/open", &self.session(session_id.clone())?)?;
        let name = self.args.name.clone();
        let names = Some(Few::cut([name.clone()]));
        let load = PluginsLoad { session_id: session_id.clone(), names, start: Loading::Eager };
        let loaded: PluginsLoaded = self.ask("plugins/load", &load)?;
        if let Some(refused) = loaded.refused.first() {
            let refusal = Refusal { data: refused.data.clone(), message: refused.message.clone() };
            return Err(broker::failure(&refusal));
        }
        loaded.loaded.iter().for_each(|handle| self.tell(handle, &hello.sandbox));
        let handler =
            Bounded::new(self.args.handler.as_deref().unwrap_or_default()).map_err(|e| Failure::new(Exit::Usage, e))?;
        let invoked: PluginInvoked =
            self.ask("plugin/invoke", &PluginInvoke { session_id, plugin: name, handler, params })?;
        Ok(invoked.result)
    }

    /// What runs, and behind which walls.
    fn tell(&self, handle: &PluginHandle, sandbox: &SandboxSummary) {
        let PluginHandle { name, version, engine, tier, .. } = handle;
        let engine = engine.map_or("no code of its own", Engine::word);
        self.world.out.say(&format!("{name} {version} ({engine}) runs confined: {tier}"));
        if let Some(hint) = &sandbox.hint {
            self.world.out.warn(&format!("{tier}, since {}", escape(hint)));
        }
        for warning in handle.warnings.iter() {
            self.world.out.warn(&format!("{name}: {}", escape(warning)));
        }
    }

    fn session(&self, session_id: SessionId) -> Result<SessionOpen, Failure> {
        let here = &self.world.env.working_directory;
        let root = |path: &PathBuf, access| {
            let path = here
                .join(path)
                .canonicalize()
                .map_err(|e| Failure::new(Exit::Usage, format!("{}: {e}", path.display())))?;
            Ok::<_, Failure>(Root { path: bounded(&path)?, access })
        };
        let read = self.args.allow_read.iter().map(|path| root(path, RootAccess::Read));
        let write = self.args.allow_write.iter().map(|path| root(path, RootAccess::Write));
        let roots = Few::new(read.chain(write).collect::<Result<_, _>>()?).map_err(|e| Failure::new(Exit::Usage, e))?;
        Ok(SessionOpen { session_id, workspace: Some(bounded(here)?), roots, mode: Mode::Default })
    }

    /// Sends a request, and answers what the broker asks until its answer is there.
    fn ask<T: serde::de::DeserializeOwned>(&mut self, method: &str, params: &impl Serialize) -> Result<T, Failure> {
        self.last += 1;
        let id = self.last;
        self.to.send(Frame::call(id, method, serde_json::to_value(params).map_err(failed)?))?;
        loop {
            let line = self.from.read().map_err(failed)?.ok_or_else(|| failed("the broker is gone"))?;
            match Frame::read(&line).map_err(failed)? {
                Frame::Answer { id: Some(Id::Number(found)), outcome, .. } if found == id => {
                    return serde_json::from_value(outcome.map_err(|e| refused(&e))?).map_err(failed);
                }
                Frame::Answer { .. } => {}
                Frame::Notice { method, params, .. } => self.hear(&method, params),
                Frame::Call { id, method, params, .. } => self.decided(id, &method, &params)?,
            }
        }
    }

    fn hear(&self, method: &str, params: Value) {
        match method {
            "plugin.log" => {
                let Ok(Log { message, level, .. }) = serde_json::from_value(params) else { return };
                let line = escape(&message).to_string();
                if level >= LogLevel::Warn { self.world.out.warn(&line) } else { self.world.out.say(&line) }
            }
            "plugin.violation" => {
                let Ok(ViolationEvent { kind, detail, .. }) = serde_json::from_value(params) else { return };
                self.world.out.warn(&format!("recorded as a violation ({}): {}", kind.word(), escape(&detail)));
            }
            _ => {}
        }
    }

    fn decided(&self, id: Id, method: &str, params: &Value) -> Result<(), Failure> {
        match self.decide(&id, method, params) {
            Some(outcome) => self.to.send(Frame::answer(Some(id), outcome)),
            // A command answers when it has ended.
            None => Ok(()),
        }
    }

    /// What a flag allows is allowed; for the rest somebody has to sit at the terminal.
    fn decide(&self, id: &Id, method: &str, params: &Value) -> Option<Outcome> {
        let text = |key: &str| params.pointer(key).and_then(Value::as_str).unwrap_or_default().to_owned();
        let path = PathBuf::from(text("/path"));
        let (allowed, (question, flag)) = match method {
            "capability/read" => {
                let folders = self.args.allow_read.iter().chain(&self.args.allow_write);
                (self.lies_in(&path, folders), (format!("reads {}", path.display()), "--allow-read DIR"))
            }
            "capability/write" => {
                let folders = self.args.allow_write.iter();
                (self.lies_in(&path, folders), (format!("writes {}", path.display()), "--allow-write DIR"))
            }
            "capability/fetch" => {
                (self.args.allow_fetch, (format!("fetches {}", text("/request/url")), "--allow-fetch"))
            }
            "capability/bash" => return self.bash(id, &text("/command"), params),
            "consent/ask" => return Some(told(&Shown { shown: false })),
            _ => return Some(told(&Verdict { decision: Decision::Deny, reason: None })),
        };
        let (decision, reason) = if allowed { (Decision::Allow, None) } else { self.person(&question, flag) };
        Some(told(&Verdict { decision, reason }))
    }

    fn lies_in<'p>(&self, path: &Path, mut folders: impl Iterator<Item = &'p PathBuf>) -> bool {
        let here = &self.world.env.working_directory;
        folders.any(|folder| here.join(folder).canonicalize().is_ok_and(|folder| path.starts_with(folder)))
    }

    /// A command line, in the sandbox; what it may see is what the plugin may. The call may end before it does, so it is
    /// heard out on a thread of its own, and dies with us.
    fn bash(&self, id: &Id, command: &str, params: &Value) -> Option<Outcome> {
        let asked = || self.person(&format!("runs {command}"), "--allow-bash");
        let (decision, reason) = if self.args.allow_bash { (Decision::Allow, None) } else { asked() };
        if decision != Decision::Allow {
            return Some(told(&BashAnswer { decision, reason, output: None }));
        }
        let millis = params.get("timeoutMillis").and_then(Value::as_u64).unwrap_or_default();
        let confined = match self.confined(command) {
            Ok(confined) => confined,
            Err(why) => return Some(not_run(&why)),
        };
        let (to, id) = (Arc::downgrade(&self.to), id.clone());
        std::thread::spawn(move || {
            let outcome = match heard(confined, Duration::from_millis(millis)) {
                Ok(output) => told(&BashAnswer { decision: Decision::Allow, reason: None, output: Some(output) }),
                Err(why) => not_run(&why),
            };
            // Who is gone needs no answer.
            to.upgrade().map(|to| to.send(Frame::answer(Some(id), outcome)))
        });
        None
    }

    fn confined(&self, command: &str) -> Result<Confined, Failure> {
        let directory = self.world.env.working_directory.canonicalize().map_err(failed)?;
        let shown = |path: &PathBuf| shown_to_host(self.world, path);
        let roots = self.args.allow_write.iter().map(shown).collect::<Result<Vec<_>, _>>()?;
        let mut readable = self.args.allow_read.iter().map(shown).collect::<Result<Vec<_>, _>>()?;
        if !roots.iter().any(|root| directory.starts_with(&root.folder)) {
            readable.push(shown(&directory)?);
        }
        let argv = ["/bin/sh", "-c", command].map(str::to_owned).to_vec();
        let asked = HostCommand { argv, environment: environment(self.world), directory, roots, readable };
        let plan = policy::command(Policy::WorkspaceWrite, asked, None).map_err(failed)?;
        let sandbox = crate::sandbox::open(self.world)?;
        sandbox.command(&plan, &policy::limits()).map_err(failed)
    }

    /// What a person says; without one, which flag would have said it.
    fn person(&self, question: &str, flag: &str) -> (Decision, Option<Bounded<1024>>) {
        let Ok(terminal) = self.world.terminal() else {
            let why = format!("nobody is at a terminal to allow it, and {flag} was not given");
            return (Decision::Deny, Some(Bounded::cut(&why)));
        };
        match terminal.confirm(&format!("{} {}. Allow it?", self.args.name, escape(question))) {
            Ok(true) => (Decision::Allow, None),
            Ok(false) | Err(_) => (Decision::Declined, None),
        }
    }
}

fn heard(confined: Confined, time: Duration) -> Result<CtxBashResult, Failure> {
    let caps = Caps { stdout: OUTPUT_BYTES, stderr: OUTPUT_BYTES };
    let ran = hear(confined, Vec::new(), caps, Instant::now() + time).map_err(failed)?;
    let text = |bytes: Vec<u8>| String::from_utf8_lossy(&bytes).into_owned();
    let exit_code = match ran.ended {
        Ended::Exited(status) => status,
        Ended::Signalled(signal) => 128 + signal,
        other => return Err(failed(other)),
    };
    Ok(CtxBashResult { stdout: text(ran.stdout), stderr: text(ran.stderr), exit_code })
}

fn not_run(why: &Failure) -> Outcome {
    told(&BashAnswer { decision: Decision::Deny, reason: Some(Bounded::cut(&why.error)), output: None })
}

fn told(answer: &impl Serialize) -> Outcome {
    serde_json::to_value(answer).map_err(|e| ErrorObject { code: -32603, message: e.to_string(), data: None })
}

fn bounded(path: &Path) -> Result<Bounded<4096>, Failure> {
    let text = path.to_str().ok_or_else(|| Failure::new(Exit::Usage, format!("{} is not UTF-8", path.display())))?;
    Bounded::new(text).map_err(|e| Failure::new(Exit::Usage, e))
}

/// An error of the broker as a command's end.
fn refused(error: &ErrorObject) -> Failure {
    let data = error.data.clone().and_then(|data| serde_json::from_value(data).ok());
    match data {
        Some(data) => broker::failure(&Refusal { data, message: Bounded::cut(&escape(&error.message).to_string()) }),
        None => failed(escape(&error.message)),
    }
}
