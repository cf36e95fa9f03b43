'use strict';
const held = new WeakMap();
exports.remember = (owner, load) => { held.set(owner, { load, seen: new Map() }); return owner; };
exports.lazy = (owner) => new Proxy(owner, {
  get(target, name) {
    const { load, seen } = held.get(target);
    if (!seen.has(name)) seen.set(name, load(name));
    return seen.get(name);
  },
  has: () => true,
});
