//! What a host can ask for, method by method.

use std::sync::Arc;

use schemas::Document;
use schemas::protocol::{
    Bounded, BrokerLimits, Choice, ConsentRecord, Contributions, ErrorCode, Few, GuardEvaluate, HOST_LINE, HookRun,
    HostInitialize, HostInitialized, Invoke, Nothing, Peer, PluginDisable, PluginInvoke, PluginInvoked, PluginStop,
    PluginsContributions, PluginsList, PluginsListed, PluginsLoad, Refreshed, Refusal, RevocationsRefresh,
    SessionClose, SessionOpen, StatusLineRun, StatusLineText, VERSION,
};
use schemas::strict;
use serde::Serialize;
use serde_json::Value;

use super::cancel::Cancel;
use super::seat::Seat;
use super::session::Session;
use super::shared::{SESSIONS, Shared};
use super::world::Ask;
use super::{contributions, hooks, load};

/// 256 requests of a host at once: four for each session.
pub(super) const REQUESTS: usize = 256;

/// A request that is about to be done.
pub(super) struct Request {
    pub(super) method: String,
    pub(super) params: Value,
    pub(super) cancel: Cancel,
}

fn typed<T: Document>(params: Value) -> Result<T, Refusal> {
    strict::read_value(params).map_err(|e| Refusal::new(ErrorCode::SchemaValidation, e))
}

fn json<T: Serialize>(value: T) -> Result<Value, Refusal> {
    serde_json::to_value(value).map_err(|e| Refusal::new(ErrorCode::Internal, e))
}

/// What is done in the order in which it arrives, before the next line is read; nothing for what takes its time.
pub(super) fn at_once(shared: &Arc<Shared>, method: &str, params: &Value) -> Option<Result<Value, Refusal>> {
    let params = || params.clone();
    match method {
        "initialize" => Some(initialize(shared, params())),
        _ if shared.host().is_none() => {
            Some(Err(
                Refusal::new(ErrorCode::InvalidRequest, "initialize is the first request").because("not-initialized")
            ))
        }
        "session/open" => {
            Some(typed(params()).and_then(|open: SessionOpen| shared.open_session(&open)).and_then(nothing))
        }
        "consent/record" => Some(typed(params()).and_then(|record| consent(shared, &record)).and_then(nothing)),
        _ => None,
    }
}

fn nothing((): ()) -> Result<Value, Refusal> {
    json(Nothing {})
}

/// What takes its time.
pub(super) fn in_its_time(shared: &Arc<Shared>, request: Request) -> Result<Value, Refusal> {
    let Request { method, params, cancel } = request;
    match method.as_str() {
        "session/close" => {
            let close: SessionClose = typed(params)?;
            let session = shared.close_session(&close.session_id)?;
            end(&session);
            nothing(())
        }
        "plugins/list" => {
            let list: PluginsList = typed(params)?;
            let plugins = load::list(shared, &*shared.session(&list.session_id)?)?;
            json(PluginsListed { plugins: few(plugins)? })
        }
        "plugins/load" => {
            let load: PluginsLoad = typed(params)?;
            let session = shared.session(&load.session_id)?;
            json(load::load(shared, &session, load.names.map(Few::into_vec), load.start)?)
        }
        "plugins/contributions" => contributed(shared, typed(params)?),
        "plugin/invoke" => invoke(shared, typed(params)?, &cancel),
        "hook/run" => {
            let run: HookRun = typed(params)?;
            json(hooks::run(shared, &*shared.session(&run.session_id)?, &run, &cancel)?)
        }
        "statusLine/run" => status_line(shared, &typed(params)?),
        "plugin/stop" => {
            let stop: PluginStop = typed(params)?;
            shared.session(&stop.session_id)?.seat(&stop.plugin)?.stop();
            nothing(())
        }
        "plugin/disable" => disable(shared, &typed(params)?),
        "revocations/refresh" => {
            let RevocationsRefresh {} = typed(params)?;
            refresh(shared)
        }
        "guard/evaluate" => {
            let GuardEvaluate { session_id, tool, input } = typed(params)?;
            let session = shared.session(&session_id)?;
            json(shared.world.ground.guard(&tool, &input, session.facts.workspace.as_deref()))
        }
        _ => Err(Refusal::new(ErrorCode::MethodNotFound, "there is no such method")),
    }
}

fn few<T, const N: usize>(items: Vec<T>) -> Result<Few<T, N>, Refusal> {
    Few::new(items).map_err(|e| Refusal::new(ErrorCode::TooLarge, e))
}

fn initialize(shared: &Arc<Shared>, params: Value) -> Result<Value, Refusal> {
    let host: HostInitialize = typed(params)?;
    shared.introduce(host)?;
    let number = |n: usize| u32::try_from(n).unwrap_or(u32::MAX);
    json(HostInitialized {
        protocol_version: VERSION,
        broker: Peer { name: Bounded::cut("deepcode-plugin"), version: Bounded::cut(env!("CARGO_PKG_VERSION")) },
        sandbox: shared.world.confine.summary(),
        limits: BrokerLimits {
            line_bytes: u64::try_from(HOST_LINE).unwrap_or(u64::MAX),
            sessions: number(SESSIONS),
            requests: number(REQUESTS),
            call_millis: u64::try_from(shared.world.timing.call.as_millis()).unwrap_or(u64::MAX),
        },
    })
}

/// Ends every plugin of a session that is closed, side by side.
pub(super) fn end(session: &Session) {
    let seats = session.clear();
    std::thread::scope(|scope| seats.iter().for_each(|seat| drop(scope.spawn(|| seat.stop()))));
}

fn contributed(shared: &Arc<Shared>, asked: PluginsContributions) -> Result<Value, Refusal> {
    let session = shared.session(&asked.session_id)?;
    let seats: Vec<Arc<Seat>> = match asked.name {
        Some(name) => vec![session.seat(&name)?],
        None => session.seats(),
    };
    let plugins = seats.iter().map(|seat| contributions::of(seat)).collect::<Result<Vec<_>, _>>()?;
    json(Contributions { plugins: few(plugins)? })
}

fn invoke(shared: &Arc<Shared>, asked: PluginInvoke, cancel: &Cancel) -> Result<Value, Refusal> {
    let PluginInvoke { session_id, plugin, handler, params } = asked;
    let seat = shared.session(&session_id)?.seat(&plugin)?;
    let (_, found) = seat.running()?;
    if !found.handlers.contains(&handler) {
        let why = format!("{plugin} has no handler {:?}", handler.as_str());
        return Err(Refusal::new(ErrorCode::NotFound, why).because("handler"));
    }
    let params = Value::Object(params);
    let result = seat.call("invoke", |call_id| Invoke { call_id, handler, params }, cancel)?;
    json(PluginInvoked { result })
}

fn status_line(shared: &Arc<Shared>, asked: &StatusLineRun) -> Result<Value, Refusal> {
    let seat = shared.session(&asked.session_id)?.seat(&asked.plugin)?;
    let text = shared.world.commands.status_line(&seat.loaded, &seat.facts.around(), &asked.name)?;
    let line = text.lines().next().unwrap_or_default();
    json(StatusLineText { text: Bounded::cut(&shared.records.plainly(line)) })
}

fn disable(shared: &Arc<Shared>, asked: &PluginDisable) -> Result<Value, Refusal> {
    shared.session(&asked.session_id)?;
    shared.world.ground.disable(&asked.plugin)?;
    let why = Refusal::new(ErrorCode::Disabled, format!("{} is disabled", asked.plugin)).because("disabled");
    if asked.kill {
        shared.withdraw(&asked.plugin, &why);
    } else {
        shared.retire(&asked.plugin, &why);
    }
    nothing(())
}

fn refresh(shared: &Arc<Shared>) -> Result<Value, Refusal> {
    shared.world.feed.refresh(Ask::Everybody)?;
    let revoked = shared.review();
    let now = shared.world.ground.now();
    let mut stale = Vec::new();
    shared.world.feed.with(&mut |lists| stale = lists.not_fresh(now).into_iter().map(|(name, _)| name).collect())?;
    json(Refreshed { revoked: few(revoked)?, stale: few(stale)? })
}

/// What a person decided on a question of this connection. There is no question about installing, enabling or adding.
fn consent(shared: &Arc<Shared>, record: &ConsentRecord) -> Result<(), Refusal> {
    let question = shared.consents.close(&record.nonce, &record.session_id)?;
    match record.choice {
        Choice::Accept => contributions::acknowledge(shared, &question),
        Choice::Decline => Ok(()),
    }
}
