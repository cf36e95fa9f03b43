import { lengths } from './units/length.js';
import { weights } from './units/weight.js';
import { money } from './units/money.js';

export function convert(amount, from, to) {
  for (const table of [lengths, weights, money]) {
    if (from in table && to in table) return (amount * table[from]) / table[to];
  }
  throw new Error(`cannot convert ${from} to ${to}`);
}
