import { length } from './units/length.js';
import { mass } from './units/mass.js';

const tables = new Map([...length, ...mass]);

export function convert(value, from, to) {
  const a = tables.get(from);
  const b = tables.get(to);
  if (!a || !b || a.kind !== b.kind) throw new RangeError(`cannot convert ${from} to ${to}`);
  return (value * a.factor) / b.factor;
}
export default { activate: (ctx) => ctx.tools.register('convert', ({ value, from, to }) => convert(value, from, to)) };
