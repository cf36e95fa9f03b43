const FACTORS = { m: 1, km: 1000, mi: 1609.344, ft: 0.3048, in: 0.0254 };
const MASS = { kg: 1, g: 0.001, lb: 0.45359237 };

export function convert(value, from, to) {
  for (const table of [FACTORS, MASS])
    if (Object.hasOwn(table, from) && Object.hasOwn(table, to)) return (value * table[from]) / table[to];
  if (from === 'C' && to === 'F') return (value * 9) / 5 + 32;
  if (from === 'F' && to === 'C') return ((value - 32) * 5) / 9;
  throw new RangeError(`cannot convert ${from} to ${to}`);
}
