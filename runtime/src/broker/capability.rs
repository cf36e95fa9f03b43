//! What a plugin asks for, judged in one order: its shape, the call it belongs to, what the manifest declares, what is
//! protected, what the host says; then done by the broker on what it opened.

use std::sync::Arc;
use std::time::Instant;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD as BASE64;
use schemas::protocol::{
    Audit, Bash, BashAnswer, Bounded, CallId, CtxBash, CtxFetch, CtxLog, CtxRead, CtxReadResult, CtxWrite, Decision,
    Encoding, ErrorCode, Fetch, Few, HOST_LINE, Id, Log, Mode, Nothing, Read, Refusal, ShellSandbox, StateDelete,
    StateGet, StateGetResult, StateList, StateListResult, StatePut, Verdict, Write,
};
use schemas::strict::{self, Document};
use schemas::{Capability, ViolationKind};
use serde::Serialize;
use serde_json::Value;

use super::calls::Call;
use super::net::{NetDenied, NetGrants};
use super::process::Process;
use super::seat::Seat;
use super::state::State;
use crate::files::PathDenied;

/// 4 MiB: in base64 it still fits a line with room for what stands around it.
const READ_BYTES: u64 = 4 << 20;
/// 2 min: what a command gets that does not say.
const COMMAND_MILLIS: u32 = 120_000;
/// 2,048 characters: as much as a person looks at before saying yes.
const PREVIEW: usize = 2_048;
/// 8,192 characters of a log line; the rest is cut.
const LOG: usize = 8_192;

/// What a plugin asks for.
enum Wish {
    Read(CtxRead),
    Write(CtxWrite),
    Bash(CtxBash),
    Fetch(CtxFetch),
    Get(StateGet),
    Put(StatePut),
    List(StateList),
    Delete(StateDelete),
}

fn typed<T: Document>(params: Value) -> Result<T, Refusal> {
    strict::read_value(params).map_err(|e| Refusal::new(ErrorCode::SchemaValidation, e))
}

fn json<T: Serialize>(value: T) -> Result<Value, Refusal> {
    serde_json::to_value(value).map_err(|e| Refusal::new(ErrorCode::Internal, e))
}

impl Wish {
    fn of(method: &str, params: Value) -> Result<Self, Refusal> {
        Ok(match method {
            "ctx.read" => Self::Read(typed(params)?),
            "ctx.write" => Self::Write(typed(params)?),
            "ctx.bash" => Self::Bash(typed(params)?),
            "ctx.fetch" => Self::Fetch(typed(params)?),
            "ctx.state.get" => Self::Get(typed(params)?),
            "ctx.state.put" => Self::Put(typed(params)?),
            "ctx.state.list" => Self::List(typed(params)?),
            "ctx.state.delete" => Self::Delete(typed(params)?),
            _ => return Err(Refusal::new(ErrorCode::MethodNotFound, "there is no such capability")),
        })
    }

    fn call(&self) -> &CallId {
        match self {
            Self::Read(wish) => &wish.call_id,
            Self::Write(wish) => &wish.call_id,
            Self::Bash(wish) => &wish.call_id,
            Self::Fetch(wish) => &wish.call_id,
            Self::Get(wish) => &wish.call_id,
            Self::Put(wish) => &wish.call_id,
            Self::List(wish) => &wish.call_id,
            Self::Delete(wish) => &wish.call_id,
        }
    }

    fn needs(&self) -> Capability {
        match self {
            Self::Read(_) => Capability::Read,
            Self::Write(_) => Capability::Write,
            Self::Bash(_) => Capability::Bash,
            Self::Fetch(_) => Capability::Fetch,
            Self::Get(_) | Self::Put(_) | Self::List(_) | Self::Delete(_) => Capability::State,
        }
    }

    /// What it is about, for the record.
    fn subject(&self) -> &str {
        match self {
            Self::Read(wish) => &wish.path,
            Self::Write(wish) => &wish.path,
            Self::Bash(wish) => &wish.command,
            Self::Fetch(wish) => &wish.url,
            Self::Get(wish) => &wish.key.0,
            Self::Put(wish) => &wish.key.0,
            Self::List(wish) => wish.prefix.as_deref().unwrap_or_default(),
            Self::Delete(wish) => &wish.key.0,
        }
    }
}

/// A request with the right token: judged as far as that takes no time, done on a thread of its own.
pub(super) fn asked(seat: &Seat, process: &Arc<Process>, id: Id, (method, params): (&str, Value)) {
    let call_id = params.get("callId").and_then(Value::as_str).and_then(|text| text.parse().ok());
    let wish = Wish::of(method, params);
    let subject = wish.as_ref().map(|wish| wish.subject().to_owned()).unwrap_or_default();
    let record = Record { method: method.to_owned(), subject, call_id };
    let judged = wish.and_then(|wish| judge(seat, process, wish));
    match judged {
        Err(refusal) => finish(seat, process, (id, &record), Err(refusal)),
        Ok((wish, call)) => {
            let Some(seat) = seat.again() else { return };
            let process = Arc::clone(process);
            std::thread::spawn(move || {
                let done = perform(&seat, &call, wish);
                finish(&seat, &process, (id, &record), done);
            });
        }
    }
}

/// The call it belongs to, then what the manifest declares.
fn judge(seat: &Seat, process: &Process, wish: Wish) -> Result<(Wish, Arc<Call>), Refusal> {
    let call = process.calls.get(wish.call());
    let call = call.ok_or_else(|| Refusal::new(ErrorCode::NotFound, "no call of that id is open").because("call"))?;
    let needed = wish.needs();
    if !seat.loaded.manifest().capabilities.contains(&needed) {
        let word = serde_json::to_value(needed).ok();
        let word = word.as_ref().and_then(Value::as_str).unwrap_or_default();
        return Err(
            Refusal::new(ErrorCode::NotDeclared, format!("plugin.json does not declare \"{word}\"")).because(word)
        );
    }
    Ok((wish, call))
}

/// What was asked, for the records.
struct Record {
    method: String,
    subject: String,
    call_id: Option<CallId>,
}

fn finish(seat: &Seat, process: &Process, (id, record): (Id, &Record), done: Result<Value, Refusal>) {
    let records = &seat.shared.records;
    let subject = records.plainly(&record.subject.chars().take(4_096).collect::<String>());
    if let Err(refusal) = &done
        && let Some(kind) = kind(refusal)
    {
        violation(seat, kind, &format!("{} {subject}: {refusal}", record.method));
    }
    let event = Audit {
        at: seat.shared.world.ground.now(),
        session_id: seat.facts.id.clone(),
        plugin: seat.loaded.manifest().name.clone(),
        call_id: record.call_id.clone(),
        method: Bounded::cut(&record.method),
        subject: Bounded::cut(&subject),
        refused: done.as_ref().err().map(Refusal::code),
    };
    seat.shared.link.tell("audit", &event);
    process.answer(id, done.map_err(Into::into));
    process.done();
}

/// What was violated, if an honest plugin would not have tried.
fn kind(refusal: &Refusal) -> Option<ViolationKind> {
    match (refusal.code(), refusal.data.reason.as_deref()) {
        (ErrorCode::NotDeclared, _) => Some(ViolationKind::CapabilityNotDeclared),
        (ErrorCode::NetworkDenied, _) => Some(ViolationKind::DomainDenied),
        (ErrorCode::NotFound, Some("call")) => Some(ViolationKind::Protocol),
        (ErrorCode::SandboxBlocked, Some("path-protected")) => Some(ViolationKind::PathProtected),
        (ErrorCode::SandboxBlocked, Some("path-denied")) => Some(ViolationKind::PathDenied),
        (ErrorCode::SandboxBlocked, Some("path-invalid")) => Some(ViolationKind::PathInvalid),
        (ErrorCode::SandboxBlocked, Some("path-link" | "path-kind")) => Some(ViolationKind::PathKind),
        (ErrorCode::SandboxBlocked, _) => Some(ViolationKind::PathOutside),
        (ErrorCode::PermissionDenied, _) => Some(ViolationKind::HostDenied),
        (ErrorCode::TooLarge, _) => Some(ViolationKind::TooLarge),
        _ => None,
    }
}

/// Tells and keeps a violation of the plugin that sits there.
pub(super) fn violation(seat: &Seat, kind: ViolationKind, detail: &str) {
    let whose = (&seat.loaded.manifest().name, seat.loaded.record());
    seat.shared.violated(whose, &seat.facts.id, (kind, detail));
}

/// A line for the log.
pub(super) fn log(seat: &Seat, params: Value) {
    let Ok(line) = strict::read_value::<CtxLog>(params) else { return };
    let text: String = line.message.chars().take(LOG).collect();
    let name = &seat.loaded.manifest().name;
    let message = seat.shared.records.log(name, line.level, (&text, seat.shared.world.ground.now()));
    let wanted = seat.shared.host().and_then(|host| host.capabilities.log);
    if wanted.is_some_and(|least| line.level >= least) {
        let (session_id, plugin) = (seat.facts.id.clone(), name.clone());
        let message = Bounded::cut(&message);
        seat.shared
            .link
            .tell("plugin.log", &Log { session_id, plugin, level: line.level, message, call_id: line.call_id });
    }
}

fn perform(seat: &Seat, call: &Call, wish: Wish) -> Result<Value, Refusal> {
    let state = || State::of(&seat.shared.world.home, &seat.loaded.manifest().name);
    match wish {
        Wish::Read(wish) => read(seat, call, &wish),
        Wish::Write(wish) => write(seat, call, &wish),
        Wish::Bash(wish) => bash(seat, call, wish),
        Wish::Fetch(wish) => fetch(seat, call, wish),
        Wish::Get(wish) => json(StateGetResult { value: state().get(&wish.key.0)? }),
        Wish::Put(wish) => state().put(&wish.key.0, wish.value).and_then(|()| json(Nothing {})),
        Wish::List(wish) => {
            let keys = state().list(wish.prefix.as_deref().unwrap_or_default())?;
            json(StateListResult { keys: Few::cut(keys) })
        }
        Wish::Delete(wish) => state().delete(&wish.key.0).and_then(|()| json(Nothing {})),
    }
}

/// Asks the host while the call's clock stands.
fn ask<T: Document>(seat: &Seat, call: &Call, method: &str, params: &impl Serialize) -> Result<T, Refusal> {
    let _asking = call.asking();
    seat.shared.link.ask(method, params, &call.over)
}

fn allowed(seat: &Seat, call: &Call, method: &str, params: &impl Serialize) -> Result<(), Refusal> {
    let Verdict { decision, reason } = ask(seat, call, method, params)?;
    verdict(decision, reason)?;
    still_open(call)
}

fn verdict(decision: Decision, reason: Option<Bounded<1024>>) -> Result<(), Refusal> {
    let why = |default: &str| reason.map_or_else(|| default.to_owned(), Bounded::into_string);
    match decision {
        Decision::Allow => Ok(()),
        Decision::Deny => Err(Refusal::new(ErrorCode::PermissionDenied, why("the host does not allow it"))),
        Decision::Declined => Err(Refusal::new(ErrorCode::Declined, why("a person said no"))),
    }
}

/// An answer that comes after its call has ended gives no authority.
fn still_open(call: &Call) -> Result<(), Refusal> {
    if call.over.is_fired() { Err(Refusal::new(ErrorCode::Cancelled, "its call has ended")) } else { Ok(()) }
}

/// In `plan` nothing is changed, whatever the host would answer.
fn not_in_plan(seat: &Seat) -> Result<(), Refusal> {
    if seat.facts.mode == Mode::Plan {
        return Err(Refusal::new(ErrorCode::PermissionDenied, "nothing is changed in the mode plan").because("plan"));
    }
    Ok(())
}

fn path_denied(denied: &PathDenied) -> Refusal {
    let code = match denied.code() {
        "too-large" => ErrorCode::TooLarge,
        "not-found" | "failed" => ErrorCode::CapabilityFailed,
        _ => ErrorCode::SandboxBlocked,
    };
    Refusal::new(code, denied).because(denied.code())
}

fn read(seat: &Seat, call: &Call, wish: &CtxRead) -> Result<Value, Refusal> {
    let judged = seat.facts.files.judge_read(wish.path.as_str()).map_err(|e| path_denied(&e))?;
    let question = Read {
        session_id: seat.facts.id.clone(),
        plugin: seat.loaded.manifest().name.clone(),
        call_id: call.id.clone(),
        path: Bounded::cut(&judged.path().to_string_lossy()),
    };
    allowed(seat, call, "capability/read", &question)?;
    let bytes = judged.read(READ_BYTES).map_err(|e| path_denied(&e))?;
    let content = match wish.encoding {
        Encoding::Base64 => BASE64.encode(bytes),
        Encoding::Utf8 => String::from_utf8(bytes).map_err(|_| {
            Refusal::new(ErrorCode::CapabilityFailed, "the file is not UTF-8")
                .because("not-utf8")
                .hint("encoding: \"base64\"")
        })?,
    };
    json(CtxReadResult { content })
}

fn write(seat: &Seat, call: &Call, wish: &CtxWrite) -> Result<Value, Refusal> {
    not_in_plan(seat)?;
    let decoded;
    let bytes = match wish.encoding {
        Encoding::Utf8 => wish.content.as_bytes(),
        Encoding::Base64 => {
            let wrong = |e| Refusal::new(ErrorCode::SchemaValidation, format!("content: {e}"));
            decoded = BASE64.decode(&wish.content).map_err(wrong)?;
            &decoded
        }
    };
    let judged = seat.facts.files.judge_write(wish.path.as_str()).map_err(|e| path_denied(&e))?;
    let question = Write {
        session_id: seat.facts.id.clone(),
        plugin: seat.loaded.manifest().name.clone(),
        call_id: call.id.clone(),
        path: Bounded::cut(&judged.path().to_string_lossy()),
        bytes: u64::try_from(bytes.len()).unwrap_or(u64::MAX),
        preview: Bounded::cut(&String::from_utf8_lossy(bytes.get(..bytes.len().min(PREVIEW)).unwrap_or_default())),
    };
    allowed(seat, call, "capability/write", &question)?;
    judged.write(bytes).map_err(|e| path_denied(&e))?;
    json(Nothing {})
}

fn bash(seat: &Seat, call: &Call, wish: CtxBash) -> Result<Value, Refusal> {
    not_in_plan(seat)?;
    let shell = seat.shared.host().map_or(ShellSandbox::None, |host| host.capabilities.shell);
    if shell == ShellSandbox::None {
        let why = "the host does not say that its shell keeps commands from protected paths, so none is run";
        return Err(Refusal::new(ErrorCode::SandboxUnavailable, why).because("shell"));
    }
    let question = Bash {
        session_id: seat.facts.id.clone(),
        plugin: seat.loaded.manifest().name.clone(),
        call_id: call.id.clone(),
        command: wish.command,
        timeout_millis: wish.timeout_millis.unwrap_or(COMMAND_MILLIS),
    };
    let BashAnswer { decision, reason, output } = ask(seat, call, "capability/bash", &question)?;
    verdict(decision, reason)?;
    still_open(call)?;
    output.map_or_else(|| Err(Refusal::new(ErrorCode::Internal, "no output")), json)
}

fn net_denied(denied: NetDenied) -> Refusal {
    let message = match denied.code {
        ErrorCode::NetworkDenied => format!("network denied: {}", denied.message),
        _ => denied.message,
    };
    Refusal::new(denied.code, message).because(&denied.reason)
}

fn fetch(seat: &Seat, call: &Call, wish: CtxFetch) -> Result<Value, Refusal> {
    let manifest = seat.loaded.manifest();
    let grants = NetGrants {
        // The manifest's reader has refused what is no pattern.
        allowed: manifest.allowed_domains.iter().filter_map(|text| text.parse().ok()).collect(),
        denied: seat.shared.rules()?.denied_domains(),
        mode: manifest.network_mode,
    };
    let (_, request) = wish.into_request();
    seat.shared.world.net.judge(&grants, &request).map_err(net_denied)?;
    let (session_id, plugin) = (seat.facts.id.clone(), manifest.name.clone());
    let question = Fetch { session_id, plugin, call_id: call.id.clone(), request: request.clone() };
    allowed(seat, call, "capability/fetch", &question)?;
    let deadline = call.deadline().max(Instant::now());
    let answer = json(seat.shared.world.net.fetch(&grants, &request, deadline).map_err(net_denied)?)?;
    if answer.to_string().len() > HOST_LINE - (4 << 10) {
        return Err(Refusal::new(ErrorCode::TooLarge, "the answer is longer than a line may be"));
    }
    Ok(answer)
}
