export class Container {
  #recipes = new Map();
  #singles = new Map();
  #path = [];

  bind(token, Part, { needs = Part.needs ?? [], single = true } = {}) {
    this.#recipes.set(token, { Part, needs, single });
    return this;
  }

  value(token, value) {
    this.#singles.set(token, value);
    return this;
  }

  get(token) {
    if (this.#singles.has(token)) return this.#singles.get(token);
    const recipe = this.#recipes.get(token);
    if (!recipe) throw new Error(`nobody provides ${String(token)}`);
    if (this.#path.includes(token)) throw new Error(`a circle: ${[...this.#path, token].map(String).join(' → ')}`);
    this.#path.push(token);
    try {
      const { Part, needs, single } = recipe;
      const made = new Part(...needs.map((need) => this.get(need)));
      if (single) this.#singles.set(token, made);
      return made;
    } finally {
      this.#path.pop();
    }
  }
}
