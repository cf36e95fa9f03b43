'use strict';

class Vector extends Array {
  static get [Symbol.species]() { return this; }

  plus(other) { return this.constructor.from(this, (x, i) => x + other[i]); }
  scale(k) { return new this.constructor(...this.map((x) => x * k)); }
  same(other) { return other?.constructor === this.constructor && this.every((x, i) => x === other[i]); }
  toString() { return `${this.constructor.name}(${this.join(', ')})`; }
}

class Point extends Vector {
  get x() { return this[0]; }
  get y() { return this[1]; }
}

const isPlain = (o) => o !== null && typeof o === 'object' && (o.constructor === Object || Object.getPrototypeOf(o) === null);

function read(text) {
  const value = JSON.parse(text || '[1, 2]');
  return isPlain(value) ? Point.of(value.x, value.y) : Vector.from(value);
}

definePlugin({
  handlers: {
    async add(ctx, { text }) {
      const v = read(text);
      const sum = v.plus(v.scale(2));
      return { text: `${sum} ${sum.same(v)}` };
    },
  },
});
