export class Container {
  #recipes = new Map();
  #made = new Map();
  register(name, deps, make) { this.#recipes.set(name, { deps, make }); }
  async get(name) {
    if (!this.#made.has(name)) {
      const { deps, make } = this.#recipes.get(name);
      const args = await Promise.all(deps.map((d) => this.get(d)));
      this.#made.set(name, await make(...args));
    }
    return this.#made.get(name);
  }
}
