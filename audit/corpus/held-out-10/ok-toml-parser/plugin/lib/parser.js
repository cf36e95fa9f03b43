import { Scanner } from './scanner.js';

const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);

function child(table, key, s) {
  if (FORBIDDEN.has(key)) throw s.error(`the key "${key}" is not allowed`);
  return key;
}

function descend(table, keys, s) {
  for (const key of keys) {
    child(table, key, s);
    const next = (table[key] ??= Object.create(null));
    table = Array.isArray(next) ? next[next.length - 1] : next;
    if (typeof table !== 'object') throw s.error(`"${key}" is a value already`);
  }
  return table;
}

const values = [
  [/^"""\r?\n?((?:\\[^]|[^\\])*?)"""/, (s, m) => unescapeString(m[1].replace(/\\\r?\n\s*/g, ''))],
  [/^'''\r?\n?([^]*?)'''/, (s, m) => m[1]],
  [/^"((?:\\.|[^"\\\n])*)"/, (s, m) => unescapeString(m[1])],
  [/^'([^'\n]*)'/, (s, m) => m[1]],
  [/^(true|false)\b/, (s, m) => m[1] === 'true'],
  [/^\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)?)?/, (s, m) => m[0]],
  [/^[+-]?(inf|nan)\b/, (s, m) => (m[1] === 'nan' ? NaN : m[0][0] === '-' ? -Infinity : Infinity)],
  [/^0x[0-9a-fA-F_]+|^0o[0-7_]+|^0b[01_]+/, (s, m) => Number(m[0].replace(/_/g, ''))],
  [/^[+-]?\d[\d_]*(?:\.\d[\d_]*)?(?:[eE][+-]?\d+)?/, (s, m) => Number(m[0].replace(/_/g, ''))],
];

const ESCAPES = { b: '\b', t: '\t', n: '\n', f: '\f', r: '\r', '"': '"', '\\': '\\' };

function unescapeString(raw) {
  return raw.replace(/\\(?:u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8})|(.))/g, (all, u4, u8, c) =>
    c ? ESCAPES[c] ?? all : String.fromCodePoint(parseInt(u4 ?? u8, 16)));
}

function value(s) {
  s.space();
  if (s.take('[')) return array(s);
  if (s.take('{')) return inline(s);
  for (const [re, make] of values) {
    const m = s.match(re);
    if (m) return make(s, m);
  }
  throw s.error('a value was expected');
}

function array(s) {
  const out = [];
  for (;;) {
    s.blank();
    if (s.take(']')) return out;
    out.push(value(s));
    s.blank();
    if (!s.take(',') && !s.peek(']')) throw s.error('"," or "]" was expected');
  }
}

function inline(s) {
  const out = Object.create(null);
  for (;;) {
    s.space();
    if (s.take('}')) return out;
    assign(out, s);
    s.space();
    if (!s.take(',') && !s.peek('}')) throw s.error('"," or "}" was expected');
  }
}

function keys(s) {
  const out = [];
  do {
    s.space();
    const m = s.match(/^(?:([A-Za-z0-9_-]+)|"((?:\\.|[^"\\])*)"|'([^']*)')/);
    if (!m) throw s.error('a key was expected');
    out.push(m[1] ?? m[3] ?? unescapeString(m[2]));
    s.space();
  } while (s.take('.'));
  return out;
}

function assign(table, s) {
  const path = keys(s);
  const last = path.pop();
  if (!s.take('=')) throw s.error('"=" was expected');
  const target = descend(table, path, s);
  if (child(target, last, s) in target) throw s.error(`"${last}" is defined twice`);
  target[last] = value(s);
}

export function evaluate(text) {
  const s = new Scanner(text);
  const root = Object.create(null);
  let table = root;
  for (s.blank(); !s.done; s.blank()) {
    if (s.take('[[')) {
      const path = keys(s);
      const last = path.pop();
      const parent = descend(root, path, s);
      (parent[child(parent, last, s)] ??= []).push((table = Object.create(null)));
      if (!s.take(']]')) throw s.error('"]]" was expected');
    } else if (s.take('[')) {
      table = descend(root, keys(s), s);
      if (!s.take(']')) throw s.error('"]" was expected');
    } else {
      assign(table, s);
    }
  }
  return root;
}
