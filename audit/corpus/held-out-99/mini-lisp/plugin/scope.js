export class Scope {
  #vars;
  constructor(outer, vars = {}) {
    this.outer = outer;
    this.#vars = new Map(Object.entries(vars));
  }
  get(name) {
    if (this.#vars.has(name)) return this.#vars.get(name);
    if (!this.outer) throw new ReferenceError(`unbound ${name}`);
    return this.outer.get(name);
  }
  set(name, value) {
    this.#vars.set(name, value);
    return value;
  }
}
