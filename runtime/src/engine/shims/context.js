// PluginContext: what one call may ask the broker for. Every answer's authority is the call's, and it dies with the call.
const HANDLER_THREW = -32000;
const NO_SUCH = -32020;
const TOO_LARGE = -32015;
const RATE = -32016;
const NOT_RUNNING = -32021;
const UNDER_WAY = 64; // requests that wait for an answer: more than a program does at once on purpose
// The broker hangs up on the hundredth line of a second. A burst of 40 and 50 a second after it never get there, so that
// a plain loop over many files is slow instead of fatal.
const BURST = 40;
const PER_SECOND = 50;
const ANSWER = 1;
const QUEUED = 1;
const SPARE = 10; // log lines leave so much for requests
const AFRESH = 30; // after a flood, logging begins again with so much credit

let credit = BURST;
let counted = 0;
const calls = new Map();
const waiting = new Map();
let queue = [];

function earned() {
  const time = now();
  credit = min(BURST, credit + ((time - counted) * PER_SECOND) / 1000);
  counted = time;
  return credit;
}
const toWait = (lines) => max(1, ((lines - earned()) * 1000) / PER_SECOND);

class PluginError extends Error {
  constructor(code, message, data) {
    super(message);
    put(this, 'code', code);
    put(this, 'data', data);
  }
}
const refusal = (code, symbol, message, reason) =>
  new PluginError(code, message, reason === undefined ? { code: symbol } : { code: symbol, reason });
const over = () => refusal(NOT_RUNNING, 'not-running', 'this call is over', 'call-over');

function flush() {
  while (queue.length > 0 && earned() >= QUEUED) {
    const entry = queue[0];
    const rest = [];
    for (let i = 1; i < queue.length; i += 1) append(rest, queue[i]);
    queue = rest;
    send(entry);
  }
}

function send(entry) {
  if (!entry.call.open) return entry.reject(over());
  credit -= 1;
  const id = host.post(entry.method, entry.call.id, entry.json);
  if (id > 0) return mapSet(waiting, id, entry);
  if (id === -1) return entry.reject(refusal(TOO_LARGE, 'too-large', 'the request is larger than a line may be'));
  if (id === -2) return entry.reject(over());
  return entry.reject(refusal(-32602, 'schema-validation', 'the request nests too deep or holds a number from 2^53 on'));
}

function ask(call, method, params) {
  return new Promise((resolve, reject) => {
    if (!call.open) throw over();
    const json = mend(stringify(params()));
    if (mapSize(waiting) + queue.length >= UNDER_WAY) {
      throw refusal(RATE, 'rate-limited', say('more than ', UNDER_WAY, ' requests are under way'));
    }
    const entry = { __proto__: null, call, method, json, resolve, reject };
    if (queue.length === 0 && earned() >= QUEUED) return send(entry);
    append(queue, entry);
    plan();
  });
}

// The broker's answer to request `id`.
function settle(id, good, json) {
  const entry = mapGet(waiting, id);
  if (entry === undefined) return;
  mapDelete(waiting, id);
  const value = parse(json);
  if (good) return entry.resolve(value);
  const message = typeof own(value, 'message') === 'string' ? own(value, 'message') : 'refused';
  entry.reject(new PluginError(own(value, 'code'), message, own(value, 'data')));
}

const string = (value, what) => {
  if (typeof value !== 'string') throw new TypeError(say(what, ' is a string'));
  return value;
};
const option = (options, name) => (options === undefined || options === null ? undefined : options[name]);
const encodingOf = (options, name) => {
  const encoding = option(options, name);
  if (encoding !== undefined && encoding !== 'utf8' && encoding !== 'base64') throw new TypeError('an encoding is utf8 or base64');
  return encoding;
};
const timeoutOf = (options) => {
  const millis = option(options, 'timeoutMillis');
  if (millis !== undefined && !(isInteger(millis) && millis >= 1 && millis <= 600000)) {
    throw new TypeError('timeoutMillis is 1 to 600000');
  }
  return millis;
};
const headersOf = (options) => {
  const headers = option(options, 'headers');
  if (headers === undefined) return undefined;
  if (!isObject(headers)) throw new TypeError('headers is an object of strings');
  const made = { __proto__: null };
  const names = ownKeys(headers);
  for (let i = 0; i < names.length; i += 1) {
    if (typeof names[i] === 'string' && propertyIsEnumerable(headers, names[i])) made[names[i]] = string(headers[names[i]], 'a header');
  }
  return made;
};
const textOf = (options, name) => {
  const value = option(options, name);
  return value === undefined ? undefined : string(value, name);
};
const field = (promise, name) => follow(promise, (value) => (isObject(value) ? own(value, name) : undefined));
const nothing = (promise) => follow(promise, () => undefined);

function record(...pairs) {
  const made = { __proto__: null };
  for (let i = 0; i < pairs.length; i += 2) if (pairs[i + 1] !== undefined) made[pairs[i]] = pairs[i + 1];
  return made;
}

const stored = (value) => {
  const json = stringify(value);
  if (json === undefined) throw new TypeError('state holds what JSON can say');
  return parse(json);
};

const stateOf = (call) => freeze({
  get: (key) => field(ask(call, 'state.get', () => record('key', string(key, 'a key'))), 'value'),
  put: (key, value) => nothing(ask(call, 'state.put', () => record('key', string(key, 'a key'), 'value', stored(value)))),
  list: (prefix) =>
    field(ask(call, 'state.list', () => record('prefix', prefix === undefined ? prefix : string(prefix, 'a prefix'))), 'keys'),
  delete: (key) => nothing(ask(call, 'state.delete', () => record('key', string(key, 'a key')))),
});

function contextOf(call) {
  const context = {
    read: (path, options) =>
      field(ask(call, 'read', () => record('path', string(path, 'a path'), 'encoding', encodingOf(options, 'encoding'))), 'content'),
    write: (path, content, options) =>
      nothing(ask(call, 'write', () =>
        record('path', string(path, 'a path'), 'content', string(content, 'content'), 'encoding', encodingOf(options, 'encoding')))),
    bash: (command, options) =>
      ask(call, 'bash', () => record('command', string(command, 'a command'), 'timeoutMillis', timeoutOf(options))),
    fetch: (url, options) =>
      ask(call, 'fetch', () =>
        record('url', text(url), 'method', textOf(options, 'method'), 'headers', headersOf(options),
          'body', textOf(options, 'body'), 'bodyEncoding', encodingOf(options, 'bodyEncoding'))),
    log: (level, message) => {
      if (call.open) logLine(str(level), typeof message === 'string' ? slice(toWellFormed(message), 0, LINE) : line([message]), call.id);
    },
    state: stateOf(call),
    signal: abortOf(call.abort),
  };
  return freezeAll(context);
}

const LEVELS = { __proto__: null, debug: true, info: true, warn: true, error: true };
let dropped = 0;

// A flood costs its author the lines, not the process.
function logLine(level, message, callId) {
  if (earned() < (dropped > 0 ? AFRESH : SPARE)) {
    dropped += 1;
    return;
  }
  if (dropped > 0) {
    credit -= 1;
    host.log('warn', say(dropped, ' lines were dropped'), '');
    dropped = 0;
  }
  credit -= 1;
  host.log(LEVELS[level] === true ? level : 'info', message, callId);
}

// JSON.stringify writes a lone surrogate as an escape, which strict readers refuse.
function mend(json) {
  if (json === undefined) return json;
  let out = '';
  let from = 0;
  for (let at = indexOf(json, '\\ud'); at !== -1; at = indexOf(json, '\\ud', at + 1)) {
    let slashes = 0;
    while (at - 1 - slashes >= 0 && json[at - 1 - slashes] === '\\') slashes += 1;
    if (slashes % 2 === 1) continue;
    out += say(slice(json, from, at), '\ufffd');
    from = at + 6;
  }
  return from === 0 ? json : out + slice(json, from);
}

const MESSAGE = 4000; // less than the protocol's 4096 characters

function fail(call, code, symbol, message, reason) {
  if (!call.open) return;
  call.open = false;
  mapDelete(calls, call.id);
  credit -= ANSWER;
  const data = record('code', symbol, 'reason', reason);
  host.answer(call.id, false, mend(stringify(record('code', code, 'message', slice(message, 0, MESSAGE), 'data', data))));
}

function succeed(call, value) {
  if (!call.open) return;
  let json;
  try {
    json = value === undefined ? 'null' : mend(stringify(value));
  } catch (error) {
    return fail(call, HANDLER_THREW, 'handler-threw', say('the result is not JSON: ', describe(error)), 'bad-result');
  }
  if (json === undefined) return fail(call, HANDLER_THREW, 'handler-threw', 'the result is not JSON', 'bad-result');
  if (!call.open) return;
  credit -= ANSWER;
  const verdict = host.answer(call.id, true, json);
  if (verdict === 0) {
    call.open = false;
    mapDelete(calls, call.id);
  } else if (verdict === -1) fail(call, TOO_LARGE, 'too-large', 'the result is larger than a line may be');
  else fail(call, HANDLER_THREW, 'handler-threw', 'the result nests too deep or holds a number from 2^53 on', 'bad-result');
}

const abortOf = uncurry(getOwnPropertyDescriptor(AbortController.prototype, 'signal').get);
const abort = uncurry(AbortController.prototype.abort);

// One call from the broker: kind is 'invoke' or 'hook'.
function invoke(callId, kind, name, json) {
  const call = { __proto__: null, id: callId, open: true, abort: new AbortController() };
  mapSet(calls, callId, call);
  plan();
  const threw = (error) => fail(call, HANDLER_THREW, 'handler-threw', describe(error));
  const chosen = mapGet(kind === 'hook' ? hooks : handlers, name);
  if (chosen === undefined) return fail(call, NO_SUCH, 'not-found', say('there is no ', kind === 'hook' ? 'hook' : 'handler', ' of that name'));
  try {
    let input = parse(json);
    if (kind === 'invoke') {
      if (!isObject(input) || isArray(input)) input = {};
      put(input, 'config', parse(config));
    }
    const answer = apply(chosen, undefined, [contextOf(call), input]);
    follow(new Promise((resolve) => resolve(answer)), (value) => succeed(call, value), threw);
  } catch (error) {
    threw(error);
  }
}

// The host has ended a call itself: its deadline passed or it was cancelled.
function end(callId, why) {
  const call = mapGet(calls, callId);
  if (call === undefined) return;
  call.open = false;
  mapDelete(calls, callId);
  mapEach(waiting, (entry, id) => {
    if (entry.call !== call) return;
    mapDelete(waiting, id);
    entry.reject(over());
  });
  abort(call.abort, why === 'deadline' ? new DOMException('The call took too long', 'TimeoutError') : undefined);
}
