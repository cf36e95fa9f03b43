//! `run`: a person calls a handler of an installed plugin; what it asks for is allowed by a flag, or at the terminal.

use std::io::{PipeReader, PipeWriter, Write as _};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use runtime::broker::{Timing, serve};
use runtime::exec::policy::{self, HostCommand, Policy};
use runtime::exec::{Caps, hear};
use runtime::sandbox::Ended;
use runtime::wire::Lines;
use schemas::protocol::{
    BashAnswer, Bounded, CtxBashResult, Decision, ErrorObject, Few, Frame, HOST_LINE, HostCapabilities, HostInitialize,
    Id, Loading, Log, LogLevel, Mode, Outcome, Peer, PluginInvoke, PluginInvoked, PluginsLoad, PluginsLoaded, Root,
    RootAccess, SessionId, SessionOpen, ShellSandbox, Shown, VERSION, Verdict,
};
use schemas::strict;
use serde::Serialize;
use serde_json::{Map, Value};
use terminal::{Exit, Failure, escape};

use super::exec;
use crate::args::Run;
use crate::broker;
use crate::world::World;

pub(super) fn run(world: &World, args: Run) -> Result<(), Failure> {
    world.person_only("running a plugin")?;
    let params: Map<String, Value> = strict::scan(args.params.as_bytes())
        .and_then(|()| serde_json::from_str(&args.params))
        .map_err(|e| Failure::new(Exit::Usage, format!("--params: {e}")))?;
    let timing = Timing { call: Duration::from_secs(args.call_timeout), ..Timing::default() };
    let (parts, store) = broker::stand(world, timing)?;
    let (from_us, to_broker) = pipe()?;
    let (from_broker, to_us) = pipe()?;
    let serving = std::thread::spawn(move || serve(parts, store, from_us, to_us));
    let mut caller =
        Caller { world, args: &args, to: Some(to_broker), from: Lines::new(from_broker, HOST_LINE), last: 0 };
    let result = caller.call_plugin(params);
    caller.to = None;
    match serving.join() {
        Ok(Ok(_)) => {}
        Ok(Err(refusal)) => return Err(broker::failure(&refusal)),
        Err(_) => return Err(Failure::new(Exit::Failed, "the broker failed")),
    }
    let result = result?;
    world.out.line(&shown(&result));
    world.out.json(&result);
    Ok(())
}

fn pipe() -> Result<(PipeReader, PipeWriter), Failure> {
    std::io::pipe().map_err(failed)
}

fn failed(why: impl std::fmt::Display) -> Failure {
    Failure::new(Exit::Failed, why)
}

/// Text as it is, everything else as JSON; escaped, since a plugin wrote it.
fn shown(result: &Value) -> String {
    match result {
        Value::String(text) => text.lines().map(|line| escape(line).to_string()).collect::<Vec<_>>().join("\n"),
        other => escape(&format!("{other:#}")).to_string().replace("\\n", "\n"),
    }
}

/// 1 MiB of each stream: twice that still fits a line.
const OUTPUT_BYTES: usize = 1 << 20;

/// The person's end of the broker.
struct Caller<'a> {
    world: &'a World,
    args: &'a Run,
    to: Option<PipeWriter>,
    from: Lines<PipeReader>,
    last: u64,
}

impl Caller<'_> {
    fn call_plugin(&mut self, params: Map<String, Value>) -> Result<Value, Failure> {
        let version = Bounded::cut(env!("CARGO_PKG_VERSION"));
        // A command runs as with `exec --policy`, and where there is no sandbox it does not run.
        let shell = ShellSandbox::ExecPolicy;
        let capabilities = HostCapabilities { shell, consent: false, log: Some(LogLevel::Info) };
        let host = Peer { name: Bounded::cut("deepcode-plugin run"), version };
        let _answer: Value =
            self.ask("initialize", &HostInitialize { protocol_version: VERSION, host, capabilities })?;
        let session_id: SessionId = "run".parse().map_err(failed)?;
        let _answer: Value = self.ask("session/open", &self.session(session_id.clone())?)?;
        let name = self.args.name.clone();
        let names = Some(Few::cut([name.clone()]));
        let load = PluginsLoad { session_id: session_id.clone(), names, start: Loading::Eager };
        let loaded: PluginsLoaded = self.ask("plugins/load", &load)?;
        if let Some(refused) = loaded.refused.first() {
            let refusal = schemas::protocol::Refusal { data: refused.data.clone(), message: refused.message.clone() };
            return Err(broker::failure(&refusal));
        }
        for warning in loaded.loaded.iter().flat_map(|handle| handle.warnings.iter()) {
            self.world.out.warn(&format!("{name}: {}", escape(warning)));
        }
        let handler = Bounded::new(self.args.handler.as_str()).map_err(|e| Failure::new(Exit::Usage, e))?;
        let invoked: PluginInvoked =
            self.ask("plugin/invoke", &PluginInvoke { session_id, plugin: name, handler, params })?;
        Ok(invoked.result)
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
        self.send(&Frame::call(id, method, serde_json::to_value(params).map_err(failed)?))?;
        loop {
            let line = self.from.read().map_err(failed)?.ok_or_else(|| failed("the broker is gone"))?;
            match Frame::read(&line).map_err(failed)? {
                Frame::Answer { id: Some(Id::Number(found)), outcome, .. } if found == id => {
                    return serde_json::from_value(outcome.map_err(|e| refused(&e))?).map_err(failed);
                }
                Frame::Answer { .. } => {}
                Frame::Notice { method, params, .. } => self.hear(&method, params),
                Frame::Call { id, method, params, .. } => {
                    let outcome = self.decide(&method, params);
                    self.send(&Frame::answer(Some(id), outcome))?;
                }
            }
        }
    }

    fn send(&mut self, frame: &Frame) -> Result<(), Failure> {
        let line = frame.write().map_err(failed)?;
        let to = self.to.as_mut().ok_or_else(|| failed("the broker is gone"))?;
        to.write_all(&line).map_err(failed)
    }

    fn hear(&self, method: &str, params: Value) {
        if method == "plugin.log"
            && let Ok(Log { message, level, .. }) = serde_json::from_value(params)
        {
            let line = escape(&message).to_string();
            if level >= LogLevel::Warn { self.world.out.warn(&line) } else { self.world.out.say(&line) }
        }
    }

    /// What a flag allows is allowed; for the rest somebody has to sit at the terminal.
    fn decide(&self, method: &str, params: Value) -> Outcome {
        let text = |key: &str| params.pointer(key).and_then(Value::as_str).unwrap_or_default().to_owned();
        let path = PathBuf::from(text("/path"));
        let (allowed, question) = match method {
            "capability/read" => {
                let folders = self.args.allow_read.iter().chain(&self.args.allow_write);
                (self.lies_in(&path, folders), format!("reads {}", path.display()))
            }
            "capability/write" => {
                (self.lies_in(&path, self.args.allow_write.iter()), format!("writes {}", path.display()))
            }
            "capability/fetch" => (self.args.allow_fetch, format!("fetches {}", text("/request/url"))),
            "capability/bash" => return self.bash(&text("/command"), &params),
            "consent/ask" => return told(&Shown { shown: false }),
            _ => return told(&Verdict { decision: Decision::Deny, reason: None }),
        };
        let decision = if allowed { Decision::Allow } else { self.person(&question) };
        told(&Verdict { decision, reason: None })
    }

    fn lies_in<'p>(&self, path: &Path, mut folders: impl Iterator<Item = &'p PathBuf>) -> bool {
        let here = &self.world.env.working_directory;
        folders.any(|folder| here.join(folder).canonicalize().is_ok_and(|folder| path.starts_with(folder)))
    }

    /// A command line, in the sandbox; what it may see is what the plugin may.
    fn bash(&self, command: &str, params: &Value) -> Outcome {
        let asked = || self.person(&format!("runs {command}"));
        let decision = if self.args.allow_bash { Decision::Allow } else { asked() };
        if decision != Decision::Allow {
            return told(&BashAnswer { decision, reason: None, output: None });
        }
        let millis = params.get("timeoutMillis").and_then(Value::as_u64).unwrap_or_default();
        match self.confined(command, Duration::from_millis(millis)) {
            Ok(output) => told(&BashAnswer { decision, reason: None, output: Some(output) }),
            Err(why) => {
                let reason = Some(Bounded::cut(&why.error));
                told(&BashAnswer { decision: Decision::Deny, reason, output: None })
            }
        }
    }

    fn confined(&self, command: &str, time: Duration) -> Result<CtxBashResult, Failure> {
        let directory = self.world.env.working_directory.canonicalize().map_err(failed)?;
        let shown = |path: &PathBuf| exec::shown_to_host(self.world, path);
        let roots = self.args.allow_write.iter().map(shown).collect::<Result<Vec<_>, _>>()?;
        let mut readable = self.args.allow_read.iter().map(shown).collect::<Result<Vec<_>, _>>()?;
        if !roots.iter().any(|root| directory.starts_with(&root.folder)) {
            readable.push(shown(&directory)?);
        }
        let argv = ["/bin/sh", "-c", command].map(str::to_owned).to_vec();
        let asked = HostCommand { argv, environment: exec::environment(self.world), directory, roots, readable };
        let plan = policy::command(Policy::WorkspaceWrite, asked, None).map_err(failed)?;
        let sandbox = crate::sandbox::open(self.world)?;
        let confined = sandbox.command(&plan, &policy::limits()).map_err(failed)?;
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

    fn person(&self, question: &str) -> Decision {
        let Ok(terminal) = self.world.terminal() else { return Decision::Deny };
        match terminal.confirm(&format!("{} {}. Allow it?", self.args.name, escape(question))) {
            Ok(true) => Decision::Allow,
            Ok(false) | Err(_) => Decision::Declined,
        }
    }
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
        Some(data) => broker::failure(&schemas::protocol::Refusal {
            data,
            message: Bounded::cut(&escape(&error.message).to_string()),
        }),
        None => failed(escape(&error.message)),
    }
}
