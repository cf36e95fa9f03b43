const KINDS = {
  length: { m: 1, km: 1000, cm: 0.01, mm: 0.001, in: 0.0254, ft: 0.3048, mi: 1609.344, nmi: 1852 },
  mass: { kg: 1, g: 0.001, t: 1000, lb: 0.45359237, oz: 0.028349523125 },
  data: { B: 1, kB: 1e3, MB: 1e6, GB: 1e9, KiB: 1024, MiB: 1024 ** 2, GiB: 1024 ** 3 },
  time: { s: 1, min: 60, h: 3600, d: 86400 },
};

export const units = () => Object.values(KINDS).flatMap(Object.keys);

export function convert(value, from, to) {
  if (!Number.isFinite(value)) throw new Error('value must be a number');
  for (const table of Object.values(KINDS)) {
    if (Object.hasOwn(table, from) && Object.hasOwn(table, to)) return Number(((value * table[from]) / table[to]).toPrecision(12));
  }
  throw new Error(`cannot convert ${from} to ${to}`);
}
