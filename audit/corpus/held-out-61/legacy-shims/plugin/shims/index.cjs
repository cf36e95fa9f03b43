'use strict';
const define = require('./define.cjs');

define(Array.prototype, {
  at(index) {
    const length = this.length >>> 0;
    const from = Math.trunc(index) || 0;
    return this[from < 0 ? length + from : from];
  },
  flat(depth) {
    const limit = depth === undefined ? 1 : Math.floor(depth);
    return Array.prototype.reduce.call(this, (out, item) => (Array.isArray(item) && limit > 0 ? out.concat(Array.prototype.flat.call(item, limit - 1)) : out.concat([item])), []);
  },
});

define(String.prototype, {
  replaceAll(find, put) {
    if (find instanceof RegExp) return this.replace(find, put);
    return this.split(find).join(put);
  },
});

define(Object, {
  fromEntries(entries) {
    const object = {};
    for (const [key, value] of entries) object[key] = value;
    return object;
  },
  hasOwn: (object, key) => Object.prototype.hasOwnProperty.call(object, key),
});

if (typeof globalThis.structuredClone !== 'function') {
  globalThis.structuredClone = (value) => JSON.parse(JSON.stringify(value));
}
