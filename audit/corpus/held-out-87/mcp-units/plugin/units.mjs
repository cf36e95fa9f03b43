const linear = {
  length: { m: 1, km: 1000, cm: 0.01, mm: 0.001, in: 0.0254, ft: 0.3048, mi: 1609.344 },
  mass: { kg: 1, g: 0.001, lb: 0.45359237, oz: 0.028349523125 },
  data: { B: 1, kB: 1e3, MB: 1e6, GB: 1e9, KiB: 1024, MiB: 1048576, GiB: 1073741824 },
};
const toKelvin = { K: (x) => x, C: (x) => x + 273.15, F: (x) => (x + 459.67) * 5 / 9 };
const fromKelvin = { K: (x) => x, C: (x) => x - 273.15, F: (x) => x * 9 / 5 - 459.67 };

export const kinds = [...Object.keys(linear), 'temperature'];

export function convert(value, from, to) {
  if (Object.hasOwn(toKelvin, from) && Object.hasOwn(fromKelvin, to)) return fromKelvin[to](toKelvin[from](value));
  for (const table of Object.values(linear)) {
    if (Object.hasOwn(table, from) && Object.hasOwn(table, to)) return value * table[from] / table[to];
  }
  throw new Error(`cannot convert ${from} to ${to}`);
}
