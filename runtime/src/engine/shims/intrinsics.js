// What the shims use of the language, taken before the plugin's first statement. Nothing below reads a prototype or a
// global of the realm again, so that a plugin which rewrites `Array.prototype` or `JSON` rewrites them for itself only.
const {
  Array, ArrayBuffer, BigInt, Boolean, DataView, Date, Error, EvalError, JSON, Map, Math, Number, Object, Promise, RangeError,
  ReferenceError, RegExp, Reflect, Set, String, Symbol, SyntaxError, TypeError, URIError, Uint8Array, Uint16Array, WeakMap,
} = globalThis;
const { apply, construct, defineProperty, deleteProperty, getOwnPropertyDescriptor, getPrototypeOf, ownKeys, setPrototypeOf } = Reflect;
const { create, freeze } = Object;
const { isArray } = Array;
const { isView } = ArrayBuffer;
const { fromCharCode, fromCodePoint } = String;
const { parse, stringify } = JSON;
const { floor, min, max, trunc } = Math;
const { iterator: ITERATOR, toStringTag: TAG } = Symbol;
const isInteger = Number.isInteger;

const uncurry = (method) => (self, ...rest) => apply(method, self, rest);
const getter = (prototype, name) => uncurry(getOwnPropertyDescriptor(prototype, name).get);

const toWellFormed = uncurry(String.prototype.toWellFormed);
const charCodeAt = uncurry(String.prototype.charCodeAt);
const codePointAt = uncurry(String.prototype.codePointAt);
const slice = uncurry(String.prototype.slice);
const indexOf = uncurry(String.prototype.indexOf);
const lower = uncurry(String.prototype.toLowerCase);
const padStart = uncurry(String.prototype.padStart);
const numberText = uncurry(Number.prototype.toString);
const propertyIsEnumerable = uncurry(Object.prototype.propertyIsEnumerable);
const then = uncurry(Promise.prototype.then);
const mapGet = uncurry(Map.prototype.get);
const mapSet = uncurry(Map.prototype.set);
const mapHas = uncurry(Map.prototype.has);
const mapDelete = uncurry(Map.prototype.delete);
const mapEach = uncurry(Map.prototype.forEach);
const mapSize = getter(Map.prototype, 'size');
const setEach = uncurry(Set.prototype.forEach);
const setAdd = uncurry(Set.prototype.add);
const setSize = getter(Set.prototype, 'size');
const weakGet = uncurry(WeakMap.prototype.get);
const weakSet = uncurry(WeakMap.prototype.set);
const weakHas = uncurry(WeakMap.prototype.has);
const dateTime = uncurry(Date.prototype.getTime);
const dateText = uncurry(Date.prototype.toISOString);
const regExpSource = getter(RegExp.prototype, 'source');
const regExpFlags = getter(RegExp.prototype, 'flags');
const bufferBytes = getter(ArrayBuffer.prototype, 'byteLength');
const TypedArray = getPrototypeOf(Uint8Array);
const typedSet = uncurry(TypedArray.prototype.set);
const typedTag = getter(TypedArray.prototype, TAG);
const typedBuffer = getter(TypedArray.prototype, 'buffer');
const typedOffset = getter(TypedArray.prototype, 'byteOffset');
const typedBytes = getter(TypedArray.prototype, 'byteLength');
const typedLength = getter(TypedArray.prototype, 'length');
const viewBuffer = getter(DataView.prototype, 'buffer');
const viewOffset = getter(DataView.prototype, 'byteOffset');
const viewBytes = getter(DataView.prototype, 'byteLength');
const boxedNumber = uncurry(Number.prototype.valueOf);
const boxedString = uncurry(String.prototype.valueOf);
const boxedBoolean = uncurry(Boolean.prototype.valueOf);
const boxedBigInt = uncurry(BigInt.prototype.valueOf);

// A promise of the host's own that is waited for without a look at `Symbol.species`.
const pin = (promise) => fixed(promise, 'constructor', undefined) && promise;
const follow = (promise, good, bad) => then(pin(promise), good, bad);

// Plain assignment would run a setter that the plugin put on a prototype; a definition does not.
const put = (target, key, value) =>
  defineProperty(target, key, { __proto__: null, value, writable: true, enumerable: true, configurable: true });
const fixed = (target, key, value) =>
  defineProperty(target, key, { __proto__: null, value, writable: false, enumerable: false, configurable: false });
const append = (list, value) => put(list, list.length, value);
const own = (target, key) => {
  const found = getOwnPropertyDescriptor(target, key);
  return found === undefined ? undefined : found.value;
};
const isObject = (value) => (typeof value === 'object' && value !== null) || typeof value === 'function';

// Template literals are not used from here on: QuickJS makes them with a look-up of `concat`, which a plugin may rewrite.
const str = (value) => {
  if (typeof value === 'symbol') throw new TypeError('a symbol is not text');
  return String(value);
};
const say = (...parts) => {
  let out = '';
  for (let i = 0; i < parts.length; i += 1) out += str(parts[i]);
  return out;
};
const text = (value) => toWellFormed(str(value));

// Does this value have the internal slot that `probe` reads? Proxies and forged tags do not.
const has = (probe, value) => {
  try {
    probe(value);
    return true;
  } catch {
    return false;
  }
};
const isMap = (value) => has(mapSize, value);
const isSet = (value) => has(setSize, value);
const isDate = (value) => has(dateTime, value);
const isBuffer = (value) => has(bufferBytes, value);
const isTyped = (value) => isView(value) && typedTag(value) !== undefined;
