export class Chord {
  #parts;
  constructor(...parts) { this.#parts = parts; }
  get length() { return this.#parts.length; }
  *[Symbol.iterator]() { yield* this.#parts; }
  [Symbol.toPrimitive](hint) {
    return hint === 'number' ? this.length : [...this].map((p) => p.toLowerCase()).join('');
  }
}
