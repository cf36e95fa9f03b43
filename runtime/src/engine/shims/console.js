// console: text for people who debug a plugin, by way of the broker's log. Bounded in depth and length.
const DEPTH = 4; // as deep as a line of log stays readable
const SHOWN = 100; // members of one object
const LINE = 8192; // characters of one message: a stack trace with room to spare

// The frames of the plugin's own files; the engine's say nothing to its author.
function frames(stack) {
  let out = '';
  let from = 0;
  while (from < stack.length) {
    let end = indexOf(stack, '\n', from);
    if (end === -1) end = stack.length;
    const frame = slice(stack, from, end);
    const foreign = indexOf(frame, '(engine:') !== -1 || indexOf(frame, '(/engine:') !== -1 || indexOf(frame, 'prelude.cjs') !== -1 || indexOf(frame, 'node:') !== -1;
    if (indexOf(frame, '    at ') === 0 && !foreign && indexOf(frame, 'native') === -1) out += say('\n', frame);
    from = end + 1;
  }
  return out;
}

function peek(value, key) {
  try {
    return value[key];
  } catch {
    return undefined;
  }
}

function describe(error) {
  try {
    if (error === null) return 'null, or there was no memory for an error';
    if (!isObject(error)) return toWellFormed(str(typeof error === 'symbol' ? 'a symbol' : error));
    const name = peek(error, 'name');
    const message = peek(error, 'message');
    const head = message === undefined ? str(name ?? 'an object') : say(name ?? 'Error', ': ', message);
    const stack = peek(error, 'stack');
    return slice(toWellFormed(head + (typeof stack === 'string' ? frames(stack) : '')), 0, LINE);
  } catch {
    return 'something that cannot be shown';
  }
}

function members(value, depth, seen) {
  const keys = ownKeys(value);
  const list = isArray(value);
  let out = '';
  let shown = 0;
  for (let i = 0; i < keys.length; i += 1) {
    const key = keys[i];
    if (typeof key !== 'string' || !propertyIsEnumerable(value, key)) continue;
    if (shown === SHOWN) return say(out, ', …');
    const found = getOwnPropertyDescriptor(value, key);
    const item = found.get === undefined ? inspect(found.value, depth + 1, seen) : '[Getter]';
    out += say(shown === 0 ? '' : ', ', list ? item : say(key, ': ', item));
    shown += 1;
  }
  return out;
}

function inspectObject(value, depth, seen) {
  if (weakGet(seen, value) === true) return '[Circular]';
  if (typeof value === 'function') return say('[Function: ', own(value, 'name') || 'anonymous', ']');
  if (value instanceof Error) return describe(value);
  if (isDate(value)) return has(dateText, value) ? dateText(value) : 'Invalid Date';
  if (has(regExpFlags, value) && value instanceof RegExp) return say('/', regExpSource(value), '/', regExpFlags(value));
  if (depth >= DEPTH) return isArray(value) ? '[Array]' : '[Object]';
  weakSet(seen, value, true);
  let out;
  if (isMap(value)) {
    out = '';
    mapEach(value, (item, key) => {
      out += say(out === '' ? '' : ', ', inspect(key, depth + 1, seen), ' => ', inspect(item, depth + 1, seen));
    });
    out = say('Map(', mapSize(value), ') {', out, '}');
  } else if (isSet(value)) {
    out = '';
    setEach(value, (item) => {
      out += say(out === '' ? '' : ', ', inspect(item, depth + 1, seen));
    });
    out = say('Set(', setSize(value), ') {', out, '}');
  } else out = isArray(value) ? say('[', members(value, depth, seen), ']') : say('{', members(value, depth, seen), '}');
  weakSet(seen, value, false);
  return out;
}

function inspect(value, depth, seen) {
  if (typeof value === 'string') return depth === 0 ? value : stringify(value);
  if (typeof value === 'bigint') return say(value, 'n');
  if (typeof value === 'symbol') return 'Symbol()';
  if (!isObject(value)) return str(value);
  return inspectObject(value, depth, seen);
}

function line(values) {
  let out = '';
  for (let i = 0; i < values.length; i += 1) {
    let shown;
    try {
      shown = inspect(values[i], 0, new WeakMap());
    } catch {
      shown = 'something that cannot be shown';
    }
    out += say(i === 0 ? '' : ' ', shown);
    if (out.length > LINE) break;
  }
  return toWellFormed(slice(out, 0, LINE));
}

const speak = (level) => ({ log: (...values) => logLine(level, line(values), '') }.log);
const console = {
  debug: speak('debug'),
  trace: speak('debug'),
  log: speak('info'),
  info: speak('info'),
  warn: speak('warn'),
  error: speak('error'),
  assert(condition = false, ...values) {
    if (!condition) logLine('error', say('Assertion failed: ', line(values)), '');
  },
};

const report = (where, error) => logLine('error', say(where, ': ', describe(error)), '');
