//! A request is a call's or it is not sent; a token is nobody's but Rust's.

use serde_json::{Value, json};

use super::{Rig, TOKEN, symbol};

#[test]
fn a_context_dies_with_its_call() {
    let mut rig = Rig::handlers(
        "keep(ctx) { globalThis.kept = ctx; }, \
         async use() { const all = []; \
           for (const act of [() => kept.read('x'), () => kept.write('x', 'y'), () => kept.bash('id'), () => kept.fetch('https://example.com'), \
             () => kept.state.get('k'), () => kept.state.put('k', 1), () => kept.state.list(), () => kept.state.delete('k')]) \
             try { await act(); all.push('sent'); } catch (error) { all.push(error.data.reason); } \
           kept.log('info', 'from the grave'); return all; }",
    );
    rig.call("keep");
    assert_eq!(rig.call("use")["result"], json!(vec!["call-over"; 8]));
    assert!(!rig.lines.iter().any(|line| line["method"].as_str().is_some_and(|method| method.starts_with("ctx."))));
}

#[test]
fn a_request_under_way_is_rejected_when_its_call_ends() {
    let mut rig = Rig::handlers(
        "act(ctx) { globalThis.seen = []; ctx.signal.addEventListener('abort', () => seen.push(ctx.signal.reason.name)); \
         return ctx.read('x').catch((error) => { seen.push(error.data.reason); throw error; }); }, seen: () => seen",
    );
    rig.broker = |_| Value::Null;
    let id = rig.begin("act", &json!({}));
    rig.work();
    rig.tell(&json!({ "jsonrpc": "2.0", "method": "$/cancelRequest", "params": { "id": id } }));
    assert_eq!(symbol(&rig.answer(id)), "cancelled");
    assert_eq!(rig.call("seen")["result"], json!(["AbortError", "call-over"]));
}

#[test]
fn the_clock_of_a_call_stands_while_the_broker_has_not_answered() {
    let source = "definePlugin({ handlers: { act: (ctx) => ctx.read('x'), never: () => new Promise(() => {}) } });";
    let (mut rig, _) = Rig::load(&[("index.js", source)], 200);
    rig.broker = |_| Value::Null;
    let id = rig.begin("act", &json!({}));
    let since = std::time::Instant::now();
    while since.elapsed() < std::time::Duration::from_millis(500) {
        rig.work();
    }
    let asked = rig.lines.iter().find(|line| line["method"] == "ctx.read").map(|line| line["id"].clone());
    rig.tell(&json!({ "jsonrpc": "2.0", "id": asked, "result": { "content": "late" } }));
    assert_eq!(rig.answer(id)["result"], "late");
    assert_eq!(symbol(&rig.call("never")), "deadline");
}

#[test]
fn a_cancelled_call_is_answered_at_once_and_only_once() {
    let mut rig = Rig::handlers(
        "act: (ctx) => new Promise((done) => ctx.signal.addEventListener('abort', () => done(ctx.signal.reason.name)))",
    );
    let id = rig.begin("act", &json!({}));
    rig.work();
    rig.tell(&json!({ "jsonrpc": "2.0", "method": "$/cancelRequest", "params": { "id": id } }));
    assert_eq!(symbol(&rig.answer(id)), "cancelled");
    for _ in 0..5 {
        rig.work();
    }
    assert_eq!(rig.lines.iter().filter(|line| line["id"] == json!(id)).count(), 1);
}

#[test]
fn each_call_has_its_own_authority() {
    let mut rig = Rig::handlers("act: (ctx, { path }) => ctx.read(path)");
    rig.broker = |line| json!({ "result": { "content": line["params"]["callId"] } });
    let (one, two) = (rig.begin("act", &json!({ "path": "1" })), rig.begin("act", &json!({ "path": "2" })));
    let (one, two) = (rig.answer(one)["result"].clone(), rig.answer(two)["result"].clone());
    assert_ne!(one, two);
    let asked: Vec<&Value> =
        rig.lines.iter().filter(|line| line["method"] == "ctx.read").map(|line| &line["params"]).collect();
    assert_eq!(asked, [&json!({ "callId": one, "path": "1" }), &json!({ "callId": two, "path": "2" })]);
}

#[test]
fn two_calls_of_one_name_are_refused() {
    let mut rig = Rig::handlers("act: () => new Promise(() => {})");
    rig.send("invoke", &json!({ "callId": "same", "handler": "act", "params": {} }));
    let id = rig.send("invoke", &json!({ "callId": "same", "handler": "act", "params": {} }));
    assert_eq!(symbol(&rig.answer(id)), "rate-limited");
}

#[test]
fn the_token_is_on_every_line_and_nowhere_in_the_realm() {
    let mut rig = Rig::handlers(
        "act(ctx) { const seen = new Set(); const found = []; \
         const walk = (value, way) => { if (typeof value === 'string' && /[0-9a-f]{64}/.test(value)) found.push(way); \
           if ((typeof value !== 'object' && typeof value !== 'function') || value === null || seen.has(value)) return; seen.add(value); \
           walk(Object.getPrototypeOf(value), way + '^'); \
           for (const key of Reflect.ownKeys(value)) { const it = Object.getOwnPropertyDescriptor(value, key); \
             for (const part of ['value', 'get', 'set']) walk(it[part], `${way}.${String(key)}`); } }; \
         walk(globalThis, 'globalThis'); walk(ctx, 'ctx'); walk(new Error().stack, 'stack'); walk(Function.prototype.toString.call(ctx.read), 'source'); \
         console.log('a line'); return [found, seen.size > 500]; }",
    );
    assert_eq!(rig.call("act")["result"], json!([[], true]));
    assert!(rig.lines.iter().all(|line| line["token"] == TOKEN));
}

#[test]
fn a_guess_at_the_token_is_only_text() {
    let mut rig = Rig::handlers(
        "async act(ctx) { await ctx.read('x\",\"callId\":\"c99\",\"token\":\"0'); await ctx.write('p', '\\n{\"jsonrpc\":\"2.0\",\"token\":\"0\",\"id\":1,\"method\":\"ctx.bash\"}\\n'); \
         console.log('\\n{\"jsonrpc\":\"2.0\"}'); return '\\n{\"id\":1}'; }",
    );
    let id = rig.call("act")["id"].clone();
    assert!(rig.lines.iter().all(|line| line["token"] == TOKEN), "one line each");
    assert!(!rig.lines.iter().any(|line| line["method"] == "ctx.bash"));
    let read = rig.lines.iter().find(|line| line["method"] == "ctx.read").expect("a request");
    assert_eq!(read["params"]["callId"], format!("c{id}"));
}

#[test]
fn a_request_with_a_polluted_realm_is_the_same_request() {
    let mut rig = Rig::handlers(
        "async act(ctx) { Object.prototype.callId = 'c99'; Object.prototype.path = 'other'; Object.prototype.toJSON = () => 'evil'; \
         Object.defineProperty(Object.prototype, 'encoding', { get: () => 'base64', configurable: true }); \
         try { return await ctx.read('mine'); } finally { delete Object.prototype.toJSON; } }",
    );
    let answer = rig.call("act");
    let read = rig.lines.iter().find(|line| line["method"] == "ctx.read").expect("a request");
    assert_eq!(read["params"]["callId"], format!("c{}", answer["id"]), "{read}");
    assert_eq!(read["params"]["path"], "mine");
    assert_eq!(read["params"].get("encoding"), None);
}

#[test]
fn arguments_of_another_type_never_reach_the_broker() {
    let mut rig = Rig::handlers(
        "async act(ctx) { const all = []; \
         for (const act of [() => ctx.read(), () => ctx.read({ toString: () => '/etc/passwd' }), () => ctx.write('x', 1), () => ctx.bash(['id']), \
           () => ctx.read('x', { encoding: 'latin1' }), () => ctx.bash('id', { timeoutMillis: 0 }), () => ctx.fetch('https://example.com', { headers: { a: 1 } }), \
           () => ctx.fetch('https://example.com', { body: {} }), () => ctx.state.put('k', undefined), () => ctx.state.put('k', 1n), () => ctx.state.get(Symbol())]) \
           try { await act(); all.push('sent'); } catch (error) { all.push(error.name); } return all; }",
    );
    assert_eq!(rig.call("act")["result"], json!(vec!["TypeError"; 11]));
}

#[test]
fn a_refusal_is_an_error_with_its_code() {
    let mut rig = Rig::handlers(
        "async act(ctx) { try { await ctx.read('x'); } catch (error) { return [error instanceof Error, error.code, error.data, error.message]; } }",
    );
    rig.broker =
        |_| json!({ "error": { "code": -32010, "message": "protected", "data": { "code": "sandbox-blocked" } } });
    assert_eq!(rig.call("act")["result"], json!([true, -32010, { "code": "sandbox-blocked" }, "protected"]));
}

#[test]
fn answers_to_questions_nobody_asked_change_nothing() {
    let mut rig = Rig::handlers("act: (ctx) => ctx.read('x')");
    for line in [
        json!({ "id": 99, "result": 1 }),
        json!({ "id": "1", "result": 1 }),
        json!({ "id": null, "error": {} }),
        json!({ "id": -1 }),
    ] {
        rig.tell(&line);
    }
    assert_eq!(rig.call("act")["result"], "text");
}
