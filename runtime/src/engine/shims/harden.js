// The realm as a plugin finds it: the names below and no other; what the host put there cannot be changed.
const LANGUAGE = [
  'AggregateError', 'Array', 'ArrayBuffer', 'BigInt', 'BigInt64Array', 'BigUint64Array', 'Boolean', 'DataView', 'Date', 'Error',
  'EvalError', 'Float32Array', 'Float64Array', 'Infinity', 'Int16Array', 'Int32Array', 'Int8Array', 'Intl', 'JSON', 'Map',
  'Math', 'NaN', 'Number', 'Object', 'Promise', 'Proxy', 'RangeError', 'ReferenceError', 'Reflect', 'RegExp', 'Set', 'String',
  'Symbol', 'SyntaxError', 'TypeError', 'URIError', 'Uint16Array', 'Uint32Array', 'Uint8Array', 'Uint8ClampedArray', 'WeakMap',
  'WeakSet', 'decodeURI', 'decodeURIComponent', 'encodeURI', 'encodeURIComponent', 'escape', 'globalThis', 'isFinite', 'isNaN',
  'parseFloat', 'parseInt', 'undefined', 'unescape',
];

// Text never becomes code after loading: what was hashed and audited is all that runs.
const noCode = () => {
  throw new EvalError('code is not made from strings here');
};
const makers = [function () {}, function* () {}, async function () {}, async function* () {}];
let Function;
for (let i = 0; i < makers.length; i += 1) {
  const prototype = getPrototypeOf(makers[i]);
  const name = own(own(prototype, 'constructor'), 'name');
  const closed = { [name]: function () { noCode(); } }[name];
  fixed(closed, 'prototype', prototype);
  if (i > 0) setPrototypeOf(closed, Function);
  else Function = closed;
  freeze(closed);
  defineProperty(prototype, 'constructor', { __proto__: null, value: closed, writable: false, enumerable: false, configurable: false });
}
const refuseEval = { eval: () => noCode() }.eval;

const FOREIGN = new WeakMap();
for (const shared of [
  globalThis, Object.prototype, getPrototypeOf(noCode), Error, Error.prototype, getPrototypeOf(makers[2]),
  sharedIterator, ITERATOR,
]) {
  if (isObject(shared)) weakSet(FOREIGN, shared, true);
}

// Freezes what the host made and all that hangs on it, up to the language's own prototypes.
function freezeAll(value) {
  if (!isObject(value) || weakHas(FOREIGN, value)) return value;
  weakSet(FOREIGN, value, true);
  freeze(value);
  const keys = ownKeys(value);
  for (let i = 0; i < keys.length; i += 1) {
    const found = getOwnPropertyDescriptor(value, keys[i]);
    if (found.get !== undefined) freezeAll(found.get);
    if (found.set !== undefined) freezeAll(found.set);
    freezeAll(found.value);
  }
  freezeAll(getPrototypeOf(value));
  return value;
}

const SHIMS = {
  __proto__: null,
  AbortController, AbortSignal, DOMException, Event, EventTarget, Function, TextDecoder, TextEncoder, URL, URLSearchParams,
  atob, btoa, clearInterval, clearTimeout, console, crypto, definePlugin, eval: refuseEval, performance, queueMicrotask,
  setInterval, setTimeout, structuredClone,
};

const kept = { __proto__: null };
for (const name of LANGUAGE) kept[name] = true;
for (const name of ownKeys(globalThis)) {
  if (typeof name !== 'string' || (kept[name] !== true && SHIMS[name] === undefined)) deleteProperty(globalThis, name);
}
for (const name of ownKeys(SHIMS)) fixed(globalThis, name, freezeAll(SHIMS[name]));
freezeAll(PluginError);
counted = now();

const problem = (message) => new Error(message);
return { begin, end, failed, finish, invoke, problem, settle, sweep, tick, track, watch };
