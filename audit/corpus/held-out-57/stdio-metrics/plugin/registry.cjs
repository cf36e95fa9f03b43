'use strict';
class Registry {
  #counts = new Map();
  count({ name, by = 1 }) { this.#counts.set(name, (this.#counts.get(name) ?? 0) + by); return this.#counts.get(name); }
  totals() { return Object.fromEntries(this.#counts); }
  call(handler, params) { return handler === 'count' ? this.count(params) : this.totals(); }
}
module.exports = { Registry };
