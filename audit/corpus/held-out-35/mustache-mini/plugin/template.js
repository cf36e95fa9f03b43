const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype', '__defineGetter__', '__lookupGetter__']);
const FILTERS = { upper: (s) => s.toUpperCase(), lower: (s) => s.toLowerCase(), trim: (s) => s.trim() };

export class TemplateError extends Error {
  constructor(message, at) { super(`${message} at ${at}`); this.name = this.constructor.name; }
}

function isPlain(value) {
  if (value === null || typeof value !== 'object') return false;
  const proto = Object.getPrototypeOf(value);
  return proto === null || value.constructor === Object || Array.isArray(value);
}

export class Template {
  constructor(source) { this.parts = [...this.constructor.compile(source)]; }

  static *compile(source) {
    let from = 0;
    for (const hit of source.matchAll(/\{\{\s*([\w.]+)\s*(?:\|\s*(\w+)\s*)?\}\}/g)) {
      const text = source.slice(from, hit.index);
      if (text) yield () => text;
      const path = hit[1].split('.');
      const bad = path.find((key) => FORBIDDEN.has(key));
      if (bad) throw new TemplateError(`key "${bad}" is not allowed`, hit.index);
      const filter = hit[2] ? FILTERS[hit[2]] : String;
      if (!filter) throw new TemplateError(`no filter "${hit[2]}"`, hit.index);
      yield (data) => filter(String(path.reduce((at, key) => (isPlain(at) && Object.hasOwn(at, key) ? at[key] : ''), data)));
      from = hit.index + hit[0].length;
    }
    const rest = source.slice(from);
    if (rest) yield () => rest;
  }

  render(data) { return this.parts.map((part) => part(data)).join(''); }
  with(source) { return new this.constructor(source); }
}
