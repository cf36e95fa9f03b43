#!/usr/bin/env node
class Counter {
  static #made = 0;
  #n = 0n;
  static { Counter.#made = 1_000 - 1_000; }
  static has(o) { return #n in o; }
  up(by = 1n) { this.#n += by; return this; }
  get value() { return this.#n; }
  constructor() { Counter.#made++; }
}
const last = (xs) => xs?.at(-1) ?? null;
const re = /(?<y>\d{4})-(?<m>\d\d)/v;
label: for (const [i, x] of [3, 2, 1].entries()) { if (x === i) break label; }
export { Counter as default, last as 'the last', re };
