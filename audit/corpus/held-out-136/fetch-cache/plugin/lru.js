export class LRU extends Map {
  constructor(max) { super(); this.max = max; }
  get(k) {
    const v = super.get(k);
    if (v !== undefined) { this.delete(k); super.set(k, v); }
    return v;
  }
  set(k, v) {
    super.set(k, v);
    if (this.size > this.max) this.delete(this.keys().next().value);
    return this;
  }
}
