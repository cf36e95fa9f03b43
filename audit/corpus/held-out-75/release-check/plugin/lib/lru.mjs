export class Lru {
  #map = new Map();
  constructor(size, { ttl = Infinity, now = Date.now } = {}) { Object.assign(this, { size, ttl, now }); }
  get(key) {
    const hit = this.#map.get(key);
    if (!hit || this.now() - hit.at > this.ttl) return undefined;
    this.#map.delete(key);
    this.#map.set(key, hit);
    return hit.value;
  }
  set(key, value) {
    this.#map.set(key, { value, at: this.now() });
    if (this.#map.size > this.size) this.#map.delete(this.#map.keys().next().value);
    return value;
  }
}
export const memo = (fn, cache) => (key) => cache.get(key) ?? cache.set(key, fn(key));
