export class Container {
  #factories = new Map();
  #instances = new Map();

  bind(token, factory) {
    this.#factories.set(token, factory);
    return this;
  }

  value(token, v) {
    return this.bind(token, () => v);
  }

  get(token) {
    if (this.#instances.has(token)) return this.#instances.get(token);
    const factory = this.#factories.get(token);
    if (!factory) throw new Error(`nothing bound to ${String(token)}`);
    const made = factory(this);
    this.#instances.set(token, made);
    return made;
  }
}
