#!/usr/bin/env node
import * as shapes from './shapes.mjs';

const { Range, 'a string name': named } = shapes;
const { pad = 2 } = await import('./options.mjs');

class Ruler {
  static #made = 0;
  static limit;
  static {
    try {
      this.limit = 1_000_000n;
    } finally {
      Ruler.#made ||= 1;
    }
  }
  #range;
  accessor = null;
  constructor(range) {
    this.#range = range;
    this.accessor ??= range?.label ?? 'ruler';
  }
  static is(value) {
    return #range in value;
  }
  get [Symbol.toStringTag]() {
    return 'Ruler';
  }
  async *marks() {
    for (const n of this.#range) yield String(n).padStart(pad);
  }
}

outer: for (;;) {
  break outer;
}

const LETTERS = /[\p{L}--[a-z]]/v;

definePlugin({
  handlers: {
    async ruler() {
      const ruler = new Ruler(new Range(1, 5));
      const out = [];
      for await (const mark of ruler.marks()) out.push(mark);
      return Ruler.is(ruler) && named && LETTERS.test('É') ? out.join('|') : '';
    },
  },
});
