export class Lru {
  #entries = new Map();

  constructor({ size, life }) {
    Object.assign(this, { size, life });
  }

  get(key, now = Date.now()) {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    this.#entries.delete(key);
    if (now - entry.at > this.life) return undefined;
    this.#entries.set(key, entry);
    return entry.value;
  }

  set(key, value, at = Date.now()) {
    this.#entries.delete(key);
    this.#entries.set(key, { value, at });
    while (this.#entries.size > this.size) this.#entries.delete(this.#entries.keys().next().value);
  }

  toJSON() {
    return [...this.#entries].map(([key, { value, at }]) => [key, value, at]);
  }

  load(rows) {
    for (const row of rows ?? []) this.set(...row);
    return this;
  }
}
