import { factors } from './factors.js';
import { round } from './round.js';

export function convert(value, from, to) {
  if (!(from in factors) || !(to in factors)) {
    throw new RangeError(`unknown unit ${from} or ${to}`);
  }
  return `${round((value * factors[from]) / factors[to])}${to}`;
}
