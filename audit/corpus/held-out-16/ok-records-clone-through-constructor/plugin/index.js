'use strict';

class Value {
  constructor(fields) {
    Object.assign(this, fields);
    Object.freeze(this);
  }
  with(changes) {
    return new this.constructor({ ...this, ...changes });
  }
  equals(other) {
    return other instanceof Value
      && other.constructor === this.constructor
      && Object.keys(this).every((k) => Object.is(this[k], other[k]));
  }
  toString() {
    return `${this.constructor.name}(${Object.entries(this).map(([k, v]) => `${k}=${v}`).join(', ')})`;
  }
  static get [Symbol.species]() {
    return this;
  }
}

class Version extends Value {
  static parse(text) {
    const m = /^v?(\d+)\.(\d+)\.(\d+)/.exec(text);
    if (!m) throw new this.ParseError(text);
    return new this({ major: +m[1], minor: +m[2], patch: +m[3] });
  }
  bump(part) {
    const order = ['major', 'minor', 'patch'];
    const at = order.indexOf(part);
    return order.reduce((v, key, i) => (i < at ? v : v.with({ [key]: i === at ? v[key] + 1 : 0 })), this);
  }
}

Version.ParseError = class ParseError extends Error {
  constructor(text) {
    super(`not a version: ${text}`);
    this.name = new.target.name;
  }
};

const isPlain = (v) => {
  if (v === null || typeof v !== 'object') return false;
  const proto = Object.getPrototypeOf(v);
  return proto === null || proto.constructor === Object;
};

const describe = (error) => (isPlain(error) ? JSON.stringify(error) : `${error.constructor.name}: ${error.message}`);

definePlugin({
  handlers: {
    async bump(ctx, { text }) {
      const [version, part = 'patch'] = text.split(' ');
      try {
        return String(Version.parse(version).bump(part));
      } catch (error) {
        return describe(error);
      }
    },
  },
});
