// structuredClone for what can be in one engine: no transfer, no class identity, no functions, cycles kept.
const uncloneable = (what) => new DOMException(say(what, ' cannot be cloned'), 'DataCloneError');

const ERRORS = { __proto__: null, Error, EvalError, RangeError, ReferenceError, SyntaxError, TypeError, URIError };
const TYPED = { __proto__: null };
for (const name of [
  'Int8Array', 'Uint8Array', 'Uint8ClampedArray', 'Int16Array', 'Uint16Array', 'Int32Array', 'Uint32Array',
  'Float32Array', 'Float64Array', 'BigInt64Array', 'BigUint64Array',
]) {
  TYPED[name] = globalThis[name];
}
const WIDTH = { __proto__: null };
for (const name of ownKeys(TYPED)) WIDTH[name] = TYPED[name].BYTES_PER_ELEMENT;

function cloneView(view, seen) {
  if (!isTyped(view)) return new DataView(cloneOf(viewBuffer(view), seen), viewOffset(view), viewBytes(view));
  const name = typedTag(view);
  if (TYPED[name] === undefined) throw uncloneable(name);
  return construct(TYPED[name], [cloneOf(typedBuffer(view), seen), typedOffset(view), typedLength(view)]);
}

function cloneError(error) {
  const name = str(error.name);
  const kind = ERRORS[name] ?? Error;
  const made = new kind(error.message === undefined ? undefined : str(error.message));
  if (typeof error.stack === 'string') {
    defineProperty(made, 'stack', { __proto__: null, value: error.stack, writable: true, enumerable: false, configurable: true });
  }
  return made;
}

function cloneMembers(source, copy, seen) {
  const keys = ownKeys(source);
  for (let i = 0; i < keys.length; i += 1) {
    const key = keys[i];
    if (typeof key === 'string' && propertyIsEnumerable(source, key)) put(copy, key, cloneOf(source[key], seen));
  }
  return copy;
}

// Objects with an internal slot, found by the slot, so that a forged tag or a proxy is a plain object.
function cloneSpecial(value, seen) {
  if (isDate(value)) return new Date(dateTime(value));
  if (value instanceof RegExp && has(regExpFlags, value)) return new RegExp(regExpSource(value), regExpFlags(value));
  if (isBuffer(value)) return typedBuffer(copyOf(value, bufferBytes(value)));
  if (isView(value)) return cloneView(value, seen);
  if (has(boxedNumber, value)) return Object(boxedNumber(value));
  if (has(boxedString, value)) return Object(boxedString(value));
  if (has(boxedBoolean, value)) return Object(boxedBoolean(value));
  if (has(boxedBigInt, value)) return Object(boxedBigInt(value));
  if (value instanceof Error) return cloneError(value);
  return undefined;
}

function cloneOf(value, seen) {
  if (typeof value === 'symbol') throw uncloneable('a symbol');
  if (typeof value === 'function') throw uncloneable('a function');
  if (!isObject(value)) return value;
  if (mapHas(seen, value)) return mapGet(seen, value);
  if (isMap(value)) {
    const copy = new Map();
    mapSet(seen, value, copy);
    mapEach(value, (item, key) => mapSet(copy, cloneOf(key, seen), cloneOf(item, seen)));
    return copy;
  }
  if (isSet(value)) {
    const copy = new Set();
    mapSet(seen, value, copy);
    setEach(value, (item) => setAdd(copy, cloneOf(item, seen)));
    return copy;
  }
  const special = cloneSpecial(value, seen);
  if (special !== undefined) {
    mapSet(seen, value, special);
    return special;
  }
  const copy = isArray(value) ? new Array(value.length) : {};
  mapSet(seen, value, copy);
  return cloneMembers(value, copy, seen);
}

function structuredClone(value, options = undefined) {
  if (options !== undefined && options !== null && options.transfer !== undefined && options.transfer.length !== 0) {
    throw new DOMException('nothing is transferred here', 'DataCloneError');
  }
  return cloneOf(value, new Map());
}
