export class Container {
  #makers = new Map();
  #made = new Map();

  register(name, maker) {
    this.#makers.set(name, maker);
    return this;
  }

  resolve(name) {
    if (!this.#made.has(name)) this.#made.set(name, this.#makers.get(name)(this));
    return this.#made.get(name);
  }
}
