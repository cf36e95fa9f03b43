'use strict';
class Scope {
  #cells = new Map();
  #busy = new Set();
  set(name, node) { this.#cells.set(name, node); }
  names() { return [...this.#cells.keys()]; }
  // A cell is evaluated when it is asked for; a circle is an error.
  eval(name) {
    if (this.#busy.has(name)) throw new RangeError(`${name} refers to itself`);
    this.#busy.add(name);
    try {
      return this.#cells.get(name)?.eval(this) ?? 0;
    } finally {
      this.#busy.delete(name);
    }
  }
}
exports.Scope = Scope;
