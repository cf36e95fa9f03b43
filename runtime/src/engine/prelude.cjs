
// The node engine's own side: the wire, the token and the module graph. The plugin lives in a realm of its own (a vm
// context), made by the same shims as in QuickJS; between the realms go only strings, numbers and booleans, and nothing
// thrown here is seen there. The sandbox around the process is the wall; this keeps the token and Node's modules out of
// a plugin's ordinary reach.
const fs = require('node:fs');
const path = require('node:path').posix;
const vm = require('node:vm');

const ROOT = process.argv[2] ?? '/plugin';
const LINE = 1 << 20; // bytes of a line to the broker
const INPUT = 8 << 20; // bytes of a line from the broker
const DEPTH = 64; // levels of JSON that strict readers take
const MODULES = 4096; // files of one program
const hostPerformance = performance;

let token = '';
let buffered = [];
let bufferedBytes = 0;
let initialized = false;
let lastRequest = 0;
let knock;
let wakeAt = -1;
const open = new Map(); // callId -> { id, timer }
const ids = new Map(); // JSON-RPC id -> callId

function write(line) {
  const bytes = Buffer.from(`${line}\n`, 'utf8');
  let at = 0;
  while (at < bytes.length) {
    try {
      at += fs.writeSync(1, bytes, at);
    } catch (error) {
      if (error.code !== 'EAGAIN') process.exit(74); // the broker is gone
    }
  }
}

const rpc = (rest) => write(`{"jsonrpc":"2.0","token":"${token}",${rest}}`);

// What the broker's strict reader would refuse must not reach it: it would be the end of the process.
function isStrict(json) {
  let depth = 0;
  for (let i = 0; i < json.length; i += 1) {
    const char = json[i];
    if (char === '"') {
      i += 1;
      while (json[i] !== '"') i += json[i] === '\\' ? 2 : 1;
    } else if (char === '{' || char === '[') {
      depth += 1;
      if (depth > DEPTH - 2) return false;
    } else if (char === '}' || char === ']') depth -= 1;
    else if (char === '-' || (char >= '0' && char <= '9')) {
      let end = i + 1;
      while (end < json.length && '0123456789+-.eE'.includes(json[end])) end += 1;
      if (Math.abs(Number(json.slice(i, end))) > Number.MAX_SAFE_INTEGER) return false;
      i = end - 1;
    }
  }
  return true;
}
const tooLong = (json) => Buffer.byteLength(json, 'utf8') > LINE - 512;

// While the broker has not answered a request, the clock of its call stands: a person may be reading.
const asked = new Map();
function stand(callId, request) {
  const call = open.get(callId);
  asked.set(request, callId);
  if (call.asking === 0) {
    clearTimeout(call.timer);
    call.left = Math.max(0, call.until - hostPerformance.now());
  }
  call.asking += 1;
}

function goOn(request) {
  const call = open.get(asked.get(request));
  asked.delete(request);
  if (call === undefined) return;
  call.asking -= 1;
  if (call.asking > 0) return;
  call.until = hostPerformance.now() + call.left;
  call.timer = setTimeout(call.late, call.left);
}

function closeCall(callId) {
  const call = open.get(callId);
  if (call === undefined) return undefined;
  clearTimeout(call.timer);
  open.delete(callId);
  ids.delete(call.id);
  return call;
}

function urlLines(url) {
  return [
    url.href, url.origin, url.protocol, url.username, url.password, url.host, url.hostname, url.port, url.pathname, url.search, url.hash,
  ].join('\n');
}

const HOST = {
  now: () => hostPerformance.now(),
  random: (length) => require('node:crypto').randomBytes(length).toString('latin1'),
  url: (input, base, relative) => (URL.canParse(input, relative ? base : undefined) ? urlLines(new URL(input, relative ? base : undefined)) : ''),
  urlSet: (href, part, value) => {
    if (part === 'href' && !URL.canParse(value)) return '';
    const url = new URL(href);
    url[part] = value;
    return urlLines(url);
  },
  wake: (millis) => {
    wakeAt = millis < 0 ? -1 : hostPerformance.now() + millis;
    arm();
  },
  log: (level, message, callId) => {
    const bound = callId === '' ? '' : `,"callId":${JSON.stringify(callId)}`;
    rpc(`"method":"ctx.log","params":{"level":${JSON.stringify(level)},"message":${JSON.stringify(message)}${bound}}`);
  },
  post: (method, callId, json) => {
    if (!open.has(callId)) return -2;
    if (tooLong(json)) return -1;
    if (!isStrict(json)) return -3;
    lastRequest += 1;
    const rest = json === '{}' ? '}' : `,${json.slice(1)}`;
    rpc(`"id":${lastRequest},"method":${JSON.stringify(`ctx.${method}`)},"params":{"callId":${JSON.stringify(callId)}${rest}`);
    stand(callId, lastRequest);
    return lastRequest;
  },
  answer: (callId, good, json) => {
    if (!open.has(callId)) return 0;
    if (tooLong(json)) return -1;
    if (!isStrict(json)) return -2;
    const call = closeCall(callId);
    rpc(`"id":${JSON.stringify(call.id)},"${good ? 'result' : 'error'}":${json}`);
    return 0;
  },
  loaded: (good, json) => answerLoad(good, json),
};

// A host error must not be thrown into the plugin's realm: through its constructor everything here could be reached.
const host = Object.create(null);
for (const [name, act] of Object.entries(HOST)) {
  host[name] = (...values) => {
    try {
      return act(...values);
    } catch {
      return name === 'url' || name === 'urlSet' || name === 'random' ? '' : -3;
    }
  };
}

const realm = vm.createContext(Object.create(null), { codeGeneration: { strings: false, wasm: false } });
const inner = new vm.Script(`(${SHIMS})`, { filename: 'engine' }).runInContext(realm)(host);

function quietly(act, ...values) {
  try {
    return act(...values);
  } catch {
    return undefined;
  }
}

function arm() {
  clearTimeout(knock);
  knock = undefined;
  if (wakeAt < 0 || (open.size === 0 && initialized)) return;
  knock = setTimeout(() => quietly(inner.tick), Math.max(0, wakeAt - hostPerformance.now()));
}

const sources = new Map();
function moduleAt(name) {
  if (sources.has(name)) return sources.get(name);
  if (sources.size >= MODULES) throw new Error(`more than ${MODULES} modules`);
  const source = fs.readFileSync(path.join(ROOT, name), 'utf8');
  const module = name.endsWith('.json')
    ? new vm.SourceTextModule(`export default JSON.parse(${JSON.stringify(JSON.stringify(JSON.parse(source)))});`, { context: realm, identifier: name })
    : new vm.SourceTextModule(source, { context: realm, identifier: name, importModuleDynamically: refuseDynamic });
  sources.set(name, module);
  return module;
}

const refuseDynamic = () => {
  throw inner.problem('import() is not available: import at the top of the file, by a constant path');
};

function resolve(specifier, from) {
  if (!specifier.startsWith('./') && !specifier.startsWith('../')) {
    throw new Error(`${specifier}: only files of the plugin can be imported, by a path that begins with ./ or ../`);
  }
  const name = path.join(path.dirname(from), specifier);
  if (name.startsWith('../') || !/\.(js|mjs|json)$/.test(name)) throw new Error(`${specifier}: not a .js, .mjs or .json file of the plugin`);
  return name;
}

let loadId;
function answerLoad(good, json) {
  if (loadId === undefined) return;
  const error = JSON.stringify({ code: -32028, message: json, data: { code: 'engine' } });
  rpc(`"id":${JSON.stringify(loadId)},${good ? `"result":${json}` : `"error":${error}`}`);
  loadId = undefined;
  arm();
}

async function load(id, params) {
  loadId = id;
  callMillis = params.limits?.callMillis ?? callMillis;
  quietly(inner.begin, JSON.stringify(params.config ?? {}));
  try {
    if (!/\.(js|mjs)$/.test(params.main)) throw new Error(`${params.main}: the main file is a .js or .mjs module`);
    const main = moduleAt(path.normalize(params.main));
    await main.link((specifier, from) => moduleAt(resolve(specifier, from.identifier)));
    await main.evaluate();
    initialized = true;
    quietly(inner.finish);
  } catch (error) {
    initialized = true;
    quietly(inner.failed, error);
  }
}

let callMillis = 30_000;
function call(id, kind, params) {
  const { callId } = params;
  if (loadId !== undefined) {
    rpc(`"id":${JSON.stringify(id)},"error":{"code":-32021,"message":"the plugin is still loading","data":{"code":"not-running"}}`);
    return;
  }
  const late = () => {
    if (closeCall(callId) === undefined) return;
    rpc(`"id":${JSON.stringify(id)},"error":{"code":-32017,"message":"the call took too long","data":{"code":"deadline"}}`);
    quietly(inner.end, callId, 'deadline');
  };
  const until = hostPerformance.now() + callMillis;
  open.set(callId, { id, late, until, left: callMillis, asking: 0, timer: setTimeout(late, callMillis) });
  ids.set(id, callId);
  const name = kind === 'hook' ? params.event : params.handler;
  const input = (kind === 'hook' ? params.input : params.params) ?? {};
  quietly(inner.invoke, callId, kind, name, JSON.stringify(input));
}

function cancel(id) {
  const callId = ids.get(id);
  if (callId === undefined) return;
  closeCall(callId);
  rpc(`"id":${JSON.stringify(id)},"error":{"code":-32800,"message":"cancelled","data":{"code":"cancelled"}}`);
  quietly(inner.end, callId, 'cancelled');
}

function receive(line) {
  const message = JSON.parse(line);
  if (message.method === undefined) {
    goOn(message.id);
    quietly(inner.settle, message.id, message.error === undefined, JSON.stringify(message.error ?? message.result ?? null));
  } else if (message.method === 'initialize' && token === '') {
    token = message.params.token;
    load(message.id, message.params);
  } else if (message.method === 'invoke' || message.method === 'hook') call(message.id, message.method, message.params);
  else if (message.method === '$/cancelRequest') cancel(message.params.id);
  else if (message.method === 'shutdown') process.exit(0);
}

process.on('unhandledRejection', (reason) => {
  quietly(inner.track, {}, reason, false);
  quietly(inner.sweep);
});
process.on('uncaughtException', () => process.exit(70));
process.stdin.on('data', (chunk) => {
  let from = 0;
  for (let end = chunk.indexOf(10); end !== -1; end = chunk.indexOf(10, from)) {
    buffered.push(chunk.subarray(from, end));
    const line = Buffer.concat(buffered).toString('utf8');
    buffered = [];
    bufferedBytes = 0;
    from = end + 1;
    receive(line);
  }
  buffered.push(chunk.subarray(from));
  bufferedBytes += chunk.length - from;
  if (bufferedBytes > INPUT) process.exit(65);
});
process.stdin.on('end', () => process.exit(0));
write(`{"jsonrpc":"2.0","method":"ready","params":{"engine":"node","version":${JSON.stringify(process.versions.node)}}}`);
