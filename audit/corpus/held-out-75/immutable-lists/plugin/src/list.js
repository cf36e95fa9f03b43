export class List {
  #items;
  constructor(items = []) { this.#items = Object.freeze([...items]); }
  static of(...items) { return new this(items); }
  static get [Symbol.species]() { return this; }
  get #kind() { return this.constructor[Symbol.species] ?? List; }
  get size() { return this.#items.length; }
  at(i) { return this.#items.at(i); }
  with(i, value) { return new this.#kind(this.#items.map((v, at) => (at === i ? value : v))); }
  push(...more) { return new this.#kind([...this.#items, ...more]); }
  map(fn) { return new this.#kind(this.#items.map(fn)); }
  filter(fn) { return new this.#kind(this.#items.filter(fn)); }
  equals(other) {
    return Object.getPrototypeOf(this) === Object.getPrototypeOf(other) && this.size === other.size && this.#items.every((v, i) => Object.is(v, other.at(i)));
  }
  *[Symbol.iterator]() { yield* this.#items; }
  get [Symbol.toStringTag]() { return this.constructor.name; }
  toJSON() { return { kind: this.constructor.name, items: this.#items }; }
}

export class SortedList extends List {
  constructor(items = []) { super([...items].sort((a, b) => (a.text < b.text ? -1 : a.text > b.text ? 1 : 0))); }
}

const kinds = new Map([List, SortedList].map((k) => [k.name, k]));
export function revive(key, value) {
  const Kind = kinds.get(value?.kind);
  return Kind && Array.isArray(value.items) ? new Kind(value.items) : value;
}
