//! The JavaScript engine with its limits, its shims and one plugin; a line in, lines out, never a panic.

use std::collections::HashMap;
use std::io::Write;
use std::rc::Rc;
use std::time::Instant;

use rquickjs::context::intrinsic::{
    Date, Eval, Json, MapSet, Promise as Promises, Proxy, RegExp, RegExpCompiler, TypedArrays,
};
use rquickjs::function::IntoArgs;
use rquickjs::{Context, Ctx, Exception, Function, Module, Object, Persistent, Runtime, Value as Js};
use serde_json::Value;

use super::desk::Desk;
use super::error::Stopped;
use super::limits::{HEAP, SLICE, STACK};
use super::message::{Call, Incoming, Initialize};
use super::modules::Tree;
use super::{SHIMS, host};

/// What a plugin's JavaScript gets of the language; clocks and DOM exceptions are the shims'. Weak references show when
/// garbage is collected, and their finalizers are the engine's least tried code: they are left out.
type Language = (Date, Eval, RegExpCompiler, RegExp, Json, Proxy, MapSet, TypedArrays, Promises);

/// One engine: no plugin, then one, never another.
pub(super) struct Machine {
    shims: Persistent<Object<'static>>,
    context: Context,
    runtime: Runtime,
    desk: Rc<Desk>,
    tree: Tree,
    named: bool,
}

impl Machine {
    /// An engine that is warm and waits: everything that it will ever ask the system for, it has asked for.
    ///
    /// # Errors
    /// The engine or its shims could not be made.
    pub(super) fn new(out: Box<dyn Write>) -> Result<Self, Stopped> {
        let runtime = Runtime::new()?;
        runtime.set_memory_limit(HEAP);
        runtime.set_max_stack_size(STACK);
        let desk = Rc::new(Desk::new(out));
        let of = Rc::clone(&desk);
        runtime.set_interrupt_handler(Some(Box::new(move || of.is_overdue())));
        let tree = Tree::default();
        runtime.set_loader(tree.clone(), tree.clone());
        let context = Context::custom::<Language>(&runtime)?;
        let shims = context.with(|ctx| begin(&ctx, &desk))?;
        let of = shims.clone();
        runtime.set_host_promise_rejection_tracker(Some(Box::new(move |ctx, promise, reason, handled| {
            let told = of.clone().restore(&ctx).and_then(|shims| act(&shims, "track", (promise, reason, handled)));
            if told.is_err() {
                drop(ctx.catch());
            }
        })));
        Ok(Self { shims, context, runtime, desk, tree, named: false })
    }

    /// The calls and the output.
    pub(super) fn desk(&self) -> &Desk {
        &self.desk
    }

    /// Takes one line of the broker's. `false` is the wish to end.
    ///
    /// # Errors
    /// The line is not the protocol.
    pub(super) fn receive(&mut self, line: &[u8]) -> Result<bool, Stopped> {
        let Incoming { id, method, params, result, error } = serde_json::from_slice(line)?;
        match method.as_deref() {
            None => self.settle(&id, result, error),
            Some("initialize") if !self.named => self.load(id, serde_json::from_value(params)?)?,
            Some("invoke") if self.named => self.call(id, "invoke", serde_json::from_value(params)?),
            Some("hook") if self.named => self.call(id, "hook", serde_json::from_value(params)?),
            Some("$/cancelRequest") => self.cancel(&params),
            Some("shutdown") => return Ok(false),
            Some(_) => self.desk.refuse(&id, -32601, "method-not-found", "the engine knows no such method"),
        }
        self.tell_ended();
        Ok(true)
    }

    /// Runs what is due, for a slice of time at most. `true` while there is more.
    pub(super) fn turn(&self) -> bool {
        let since = Instant::now();
        self.desk.expire();
        self.tell_ended();
        while self.desk.is_live() && since.elapsed() < SLICE {
            if self.job() {
                continue;
            }
            if !self.desk.is_due() {
                break;
            }
            self.enter(None, |_, shims| act(&shims, "tick", ()));
        }
        if !self.runtime.is_job_pending() {
            self.enter(None, |_, shims| act(&shims, "sweep", ()));
        }
        self.tell_ended();
        self.desk.is_live() && (self.runtime.is_job_pending() || self.desk.is_due())
    }

    /// One queued job. `false` where there is none.
    fn job(&self) -> bool {
        self.desk.enter(None);
        let done = self.runtime.execute_pending_job();
        self.desk.leave();
        match done {
            Ok(ran) => ran,
            Err(thrown) => {
                // What a job throws past the shims is an interruption or the end of memory: its call's deadline answers.
                thrown.0.with(|ctx| drop(ctx.catch()));
                true
            }
        }
    }

    fn load(&mut self, id: Value, first: Initialize) -> Result<(), Stopped> {
        let Initialize { token, main, modules, config, limits } = first;
        if token.len() != 64 || !token.bytes().all(|byte| byte.is_ascii_hexdigit()) {
            return Err(Stopped::Shims("the token is not 64 hex digits".into()));
        }
        self.named = true;
        self.desk.begin(&token, id, limits.call());
        let config = if config.is_null() { "{}".to_owned() } else { config.to_string() };
        self.enter(None, |_, shims| act(&shims, "begin", (config.as_str(),)));
        self.evaluate(&main, modules);
        Ok(())
    }

    fn evaluate(&self, main: &str, modules: HashMap<String, String>) {
        self.tree.open(modules);
        let tree = self.tree.clone();
        let entered = self.enter(None, |ctx, shims| {
            let source = tree.take(main).map_err(|why| Exception::throw_message(ctx, &why));
            let linked = source.and_then(|source| Module::declare(ctx.clone(), main, source));
            tree.close();
            let promise = linked.and_then(Module::eval);
            match promise {
                Ok((_, promise)) => act(&shims, "watch", (promise,)),
                Err(_) => act(&shims, "failed", (ctx.catch(),)),
            }
        });
        if !entered {
            self.desk.loaded(Err("the plugin ran out of memory, stack or time while it loaded"));
        }
    }

    fn call(&self, id: Value, kind: &str, call: Call) {
        if self.desk.is_loading() {
            return self.desk.refuse(&id, -32021, "not-running", "the plugin is still loading");
        }
        if !self.desk.open(&call.call_id, id.clone()) {
            return self.desk.refuse(&id, -32016, "rate-limited", "too many calls are open, or two of one name");
        }
        let name = call.handler.or(call.event).unwrap_or_default();
        let input = if kind == "hook" { call.input } else { call.params }.to_string();
        let args = (call.call_id.as_str(), kind, name.as_str(), input.as_str());
        if !self.enter(Some(&call.call_id), |_, shims| act(&shims, "invoke", args)) {
            self.desk.end(&call.call_id, -32000, "handler-threw", "the handler ran out of memory, stack or time");
        }
    }

    fn cancel(&self, params: &Value) {
        let call = params.get("id").and_then(|id| self.desk.call_of(id));
        if let Some(call) = call {
            self.desk.end(&call, -32800, "cancelled", "cancelled");
        }
    }

    fn settle(&self, id: &Value, result: Value, error: Option<Value>) {
        let Some(id) = id.as_u64().and_then(|id| u32::try_from(id).ok()) else { return };
        self.desk.heard(id);
        let good = error.is_none();
        let json = error.unwrap_or(result).to_string();
        self.enter(None, |_, shims| act(&shims, "settle", (f64::from(id), good, json.as_str())));
    }

    fn tell_ended(&self) {
        for (call, why) in self.desk.take_ended() {
            self.enter(None, |_, shims| act(&shims, "end", (call.as_str(), why)));
        }
    }

    /// Runs the shims' JavaScript. What it throws past the shims is the end of memory, stack or time: then `false`.
    fn enter(
        &self,
        serving: Option<&str>,
        body: impl for<'js> FnOnce(&Ctx<'js>, Object<'js>) -> rquickjs::Result<()>,
    ) -> bool {
        self.desk.enter(serving);
        let good = self.context.with(|ctx| {
            let done = self.shims.clone().restore(&ctx).and_then(|shims| body(&ctx, shims));
            if done.is_err() {
                drop(ctx.catch());
            }
            done.is_ok()
        });
        self.desk.leave();
        good
    }
}

impl Drop for Machine {
    fn drop(&mut self) {
        // It holds the shims, which must be gone before the runtime is.
        self.runtime.set_host_promise_rejection_tracker(None);
    }
}

/// Calls one of the functions that the shims returned to their host.
fn act<'js>(shims: &Object<'js>, name: &str, args: impl IntoArgs<'js>) -> rquickjs::Result<()> {
    let function: Function<'js> = shims.get(name)?;
    function.call::<_, Js<'js>>(args).map(drop)
}

/// The function that the shims are.
#[expect(
    unsafe_code,
    reason = "the engine believes compiled code; this is its own, from the build of this very program"
)]
fn shims<'js>(ctx: &Ctx<'js>) -> rquickjs::Result<Function<'js>> {
    // SAFETY: `SHIMS` was written by the same version of the engine in `build.rs`, is part of this program's read-only data
    // and so outlives the runtime, which refers to it. Nothing from outside is ever loaded so.
    let module = unsafe { Module::load(ctx.clone(), SHIMS) }?;
    let (module, ran) = module.eval()?;
    ran.finish::<()>()?;
    module.get("default")
}

fn begin(ctx: &Ctx<'_>, desk: &Rc<Desk>) -> Result<Persistent<Object<'static>>, Stopped> {
    let made = || {
        // The C library reads the time zone at the first date; afterwards it could not.
        ctx.eval::<f64, _>("new Date().getTimezoneOffset()")?;
        let api: Object<'_> = shims(ctx)?.call((host::object(ctx, desk)?,))?;
        Ok(Persistent::save(ctx, api))
    };
    made().map_err(|error: rquickjs::Error| {
        Stopped::Shims(ctx.catch().as_exception().map_or_else(|| error.to_string(), ToString::to_string))
    })
}
