'use strict';

class Entry {
  constructor(fields) {
    Object.assign(this, this.constructor.defaults, fields);
    Object.freeze(this);
  }

  with(changes) {
    return new this.constructor({ ...this, ...changes });
  }

  toString() {
    return `${this.constructor.name}(${Object.values(this).join(', ')})`;
  }
}

class Amount extends Entry {
  static defaults = { cents: 0, label: '' };

  plus(other) {
    return this.with({ cents: this.cents + other.cents });
  }

  static read(line) {
    const m = /^\s*(-?)(\d+)(?:[.,](\d\d))?\s+(.+)$/.exec(line);
    return m && new this({ cents: Number(`${m[1]}${m[2]}${m[3] ?? '00'}`), label: m[4] });
  }
}

module.exports = { Amount };
