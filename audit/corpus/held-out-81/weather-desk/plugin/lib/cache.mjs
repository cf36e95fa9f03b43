export class Cache {
  #rows = new Map();
  constructor(ttl) {
    this.ttl = ttl;
  }
  async get(key, make) {
    const row = this.#rows.get(key);
    if (row && Date.now() - row.at < this.ttl) return row.value;
    const value = await make();
    this.#rows.set(key, { at: Date.now(), value });
    return value;
  }
}
