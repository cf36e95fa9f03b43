export class Counter {
  #n = new Map();
  add(k) { this.#n.set(k, (this.#n.get(k) ?? 0) + 1); }
  flush() { const o = Object.fromEntries(this.#n); this.#n.clear(); return o; }
  table() { return [...this.#n].sort((a, b) => b[1] - a[1]).map(([k, v]) => `${k}: ${v}`).join("\n") || "nothing yet"; }
}
