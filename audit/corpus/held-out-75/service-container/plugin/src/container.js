const REGISTRY = Symbol('registry');
const scopes = new WeakMap();

export class Container {
  [REGISTRY] = new Map();

  register(token, Factory, { needs = [], once = true } = {}) {
    this[REGISTRY].set(token, { Factory, needs, once });
    return this;
  }

  resolve(token, path = []) {
    if (path.includes(token)) throw new Error(`cycle: ${[...path, token].map(String).join(' > ')}`);
    const entry = this[REGISTRY].get(token);
    if (!entry) throw new Error(`nothing registered for ${String(token)}`);
    const held = scopes.get(this) ?? scopes.set(this, new Map()).get(this);
    if (entry.once && held.has(token)) return held.get(token);
    const value = Reflect.construct(entry.Factory, entry.needs.map((n) => this.resolve(n, [...path, token])));
    if (entry.once) held.set(token, value);
    return value;
  }

  /** `container.services.logger` resolves when touched. */
  get services() {
    return new Proxy(Object.create(null), {
      get: (_, name) => (typeof name === 'string' ? this.resolve(name) : undefined),
      has: (_, name) => this[REGISTRY].has(name),
      ownKeys: () => [...this[REGISTRY].keys()],
    });
  }
}
