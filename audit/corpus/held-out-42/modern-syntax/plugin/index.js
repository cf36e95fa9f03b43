#!/usr/bin/env node
import data from './lib/data.js';

class Meter {
  static #made = 0;
  static { this.limit = 1_000_000n; }
  #value = 0;
  static is(other) { return #value in other; }
  get value() { return this.#value; }
  add(by) { this.#value += by ?? 0; Meter.#made ||= 1; return this; }
}

const wait = await Promise.resolve(data);
const tag = ({ raw }, ...rest) => raw.join('|') + rest.length;
label: for (const [, part] of Object.entries(wait)) {
  if (part?.skip) continue label;
  new Meter().add(part.size);
}
const quotient = (a, b) => a / b / 2;
const pattern = /(?<year>\d{4})[/](?<month>\d\d)/u;

definePlugin({
  handlers: {
    async measure(ctx, { text = '2026/01' }) {
      const { year, month } = pattern.exec(text)?.groups ?? {};
      return { text: tag`a${year}\u{41}${`b${month}`}`, half: quotient(8, 2), is: Meter.is(new Meter()) };
    },
  },
});
