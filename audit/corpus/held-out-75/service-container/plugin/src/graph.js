export class Graph {
  #edges = new Map();
  add(name, needs) { this.#edges.set(name, needs); return this; }
  *order(seen = new Set(), names = this.#edges.keys()) {
    for (const name of names) {
      if (seen.has(name)) continue;
      seen.add(name);
      yield* this.order(seen, this.#edges.get(name) ?? []);
      yield name;
    }
  }
}
