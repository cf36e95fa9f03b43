// URL and URLSearchParams. Parsing is the host's (the `url` crate, or Node's own); here is only the shape of the objects.
let watchParams;
let fillParams;
let urlPart;
let urlChange;
const PARTS = ['href', 'origin', 'protocol', 'username', 'password', 'host', 'hostname', 'port', 'pathname', 'search', 'hash'];

function partsOf(lines) {
  const parts = { __proto__: null };
  let from = 0;
  for (let i = 0; i < PARTS.length; i += 1) {
    const end = indexOf(lines, '\n', from);
    parts[PARTS[i]] = slice(lines, from, end === -1 ? lines.length : end);
    from = end + 1;
  }
  return parts;
}

const HEX = '0123456789ABCDEF';
const UNRESERVED = { __proto__: null };
for (let i = 0; i < ALPHABET.length - 2; i += 1) UNRESERVED[charCodeAt(ALPHABET, i)] = true;
for (let i = 0; i < 4; i += 1) UNRESERVED[charCodeAt('*-._', i)] = true;

function formEncode(value) {
  const bytes = utf8(value);
  const length = typedLength(bytes);
  let out = '';
  for (let i = 0; i < length; i += 1) {
    const byte = bytes[i];
    if (UNRESERVED[byte] === true) out += fromCharCode(byte);
    else if (byte === 0x20) out += '+';
    else out += say('%', HEX[byte >> 4], HEX[byte & 15]);
  }
  return out;
}

const hexDigit = (code) => {
  if (code >= 48 && code <= 57) return code - 48;
  const letter = code | 32;
  return letter >= 97 && letter <= 102 ? letter - 87 : -1;
};

function formDecode(value) {
  const bytes = utf8(value);
  const length = typedLength(bytes);
  const out = new Uint8Array(length);
  let at = 0;
  for (let i = 0; i < length; i += 1) {
    const byte = bytes[i];
    const high = byte === 0x25 && i + 2 < length ? hexDigit(bytes[i + 1]) : -1;
    const low = high >= 0 ? hexDigit(bytes[i + 2]) : -1;
    if (low >= 0) {
      out[at++] = high * 16 + low;
      i += 2;
    } else out[at++] = byte === 0x2b ? 0x20 : byte;
  }
  return decodeUtf8(new Uint8Array(typedBuffer(out), 0, at));
}

function formParse(query) {
  const pairs = [];
  let from = 0;
  while (from <= query.length) {
    let end = indexOf(query, '&', from);
    if (end === -1) end = query.length;
    const piece = slice(query, from, end);
    if (piece !== '') {
      const equals = indexOf(piece, '=');
      const name = equals === -1 ? piece : slice(piece, 0, equals);
      append(pairs, [formDecode(name), equals === -1 ? '' : formDecode(slice(piece, equals + 1))]);
    }
    from = end + 1;
  }
  return pairs;
}

// The order of the Standard: by UTF-16 code units, equal names as they came.
function sortPairs(pairs) {
  for (let i = 1; i < pairs.length; i += 1) {
    const pair = pairs[i];
    let at = i;
    while (at > 0 && pairs[at - 1][0] > pair[0]) {
      put(pairs, at, pairs[at - 1]);
      at -= 1;
    }
    put(pairs, at, pair);
  }
}

const sharedIterator = getPrototypeOf(getPrototypeOf([][ITERATOR]()));
const walk = (list, pick) => {
  let at = 0;
  const next = () => {
    if (at >= list().length) return { value: undefined, done: true };
    at += 1;
    return { value: pick(list()[at - 1]), done: false };
  };
  return create(sharedIterator, { __proto__: null, next: { __proto__: null, value: next } });
};

class URLSearchParams {
  #pairs = [];
  #changed = undefined;

  static {
    watchParams = (params, changed) => {
      params.#changed = changed;
    };
    fillParams = (params, query) => {
      params.#pairs = formParse(query);
    };
  }

  constructor(init = '') {
    if (!isObject(init)) {
      const query = str(init);
      this.#pairs = formParse(query[0] === '?' ? slice(query, 1) : query);
    } else if (init[ITERATOR] !== undefined) {
      for (const pair of init) {
        const items = [];
        for (const item of pair) append(items, text(item));
        if (items.length !== 2) throw new TypeError('each pair has a name and a value');
        append(this.#pairs, items);
      }
    } else {
      const names = ownKeys(init);
      for (let i = 0; i < names.length; i += 1) {
        if (typeof names[i] === 'string' && propertyIsEnumerable(init, names[i])) this.append(names[i], init[names[i]]);
      }
    }
  }

  #touch() {
    if (this.#changed !== undefined) this.#changed(this.toString());
  }

  #keep(wanted) {
    const kept = [];
    for (let i = 0; i < this.#pairs.length; i += 1) if (wanted(this.#pairs[i])) append(kept, this.#pairs[i]);
    this.#pairs = kept;
  }

  #find(name) {
    const wanted = text(name);
    for (let i = 0; i < this.#pairs.length; i += 1) if (this.#pairs[i][0] === wanted) return this.#pairs[i];
    return undefined;
  }

  get size() {
    return this.#pairs.length;
  }

  append(name, value) {
    append(this.#pairs, [text(name), text(value)]);
    this.#touch();
  }

  delete(name, value = undefined) {
    const wanted = text(name);
    const only = value === undefined ? undefined : text(value);
    this.#keep((pair) => pair[0] !== wanted || (only !== undefined && pair[1] !== only));
    this.#touch();
  }

  get(name) {
    return this.#find(name)?.[1] ?? null;
  }

  getAll(name) {
    const wanted = text(name);
    const all = [];
    for (let i = 0; i < this.#pairs.length; i += 1) if (this.#pairs[i][0] === wanted) append(all, this.#pairs[i][1]);
    return all;
  }

  has(name, value = undefined) {
    if (value === undefined) return this.#find(name) !== undefined;
    const wanted = text(name);
    const only = text(value);
    for (let i = 0; i < this.#pairs.length; i += 1) if (this.#pairs[i][0] === wanted && this.#pairs[i][1] === only) return true;
    return false;
  }

  set(name, value) {
    const wanted = text(name);
    const kept = text(value);
    let done = false;
    this.#keep((pair) => {
      if (pair[0] !== wanted) return true;
      if (done) return false;
      put(pair, 1, kept);
      done = true;
      return true;
    });
    if (!done) append(this.#pairs, [wanted, kept]);
    this.#touch();
  }

  sort() {
    sortPairs(this.#pairs);
    this.#touch();
  }

  forEach(callback, self = undefined) {
    for (let i = 0; i < this.#pairs.length; i += 1) apply(callback, self, [this.#pairs[i][1], this.#pairs[i][0], this]);
  }

  keys() {
    return walk(() => this.#pairs, (pair) => pair[0]);
  }

  values() {
    return walk(() => this.#pairs, (pair) => pair[1]);
  }

  entries() {
    return walk(() => this.#pairs, (pair) => [pair[0], pair[1]]);
  }

  toString() {
    let out = '';
    for (let i = 0; i < this.#pairs.length; i += 1) {
      out += say(i === 0 ? '' : '&', formEncode(this.#pairs[i][0]), '=', formEncode(this.#pairs[i][1]));
    }
    return out;
  }
}
fixed(URLSearchParams.prototype, ITERATOR, URLSearchParams.prototype.entries);

class URL {
  #parts;
  #params;

  static {
    urlPart = (url, part) => url.#parts[part];
    urlChange = (url, part, value) => url.#set(part, value);
  }

  constructor(input, base = undefined) {
    const lines = parseUrl(input, base);
    if (lines === '') throw new TypeError('Invalid URL');
    this.#parts = partsOf(lines);
    this.#params = new URLSearchParams(this.#parts.search);
    watchParams(this.#params, (query) => {
      this.#parts = partsOf(host.urlSet(this.#parts.href, 'search', query));
    });
  }

  static canParse(input, base = undefined) {
    return parseUrl(input, base) !== '';
  }

  static parse(input, base = undefined) {
    return parseUrl(input, base) === '' ? null : new URL(input, base);
  }

  get searchParams() {
    return this.#params;
  }

  toString() {
    return this.#parts.href;
  }

  toJSON() {
    return this.#parts.href;
  }

  #set(part, value) {
    const lines = host.urlSet(this.#parts.href, part, text(value));
    if (lines === '') {
      if (part === 'href') throw new TypeError('Invalid URL');
      return;
    }
    this.#parts = partsOf(lines);
    if (part === 'search' || part === 'href') fillParams(this.#params, slice(this.#parts.search, 1));
  }
}

const parseUrl = (input, base) => (base === undefined ? host.url(text(input), '', false) : host.url(text(input), text(base), true));

for (let i = 0; i < PARTS.length; i += 1) {
  const part = PARTS[i];
  const accessors = {
    get [part]() {
      return urlPart(this, part);
    },
    set [part](value) {
      urlChange(this, part, value);
    },
  };
  const { get, set } = getOwnPropertyDescriptor(accessors, part);
  defineProperty(URL.prototype, part, {
    __proto__: null,
    get,
    set: part === 'origin' ? undefined : set,
    enumerable: true,
    configurable: true,
  });
}
