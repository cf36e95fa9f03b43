// mulberry32: small seeded generator, so that a sheet can be printed again
function rng(seed) {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
const gcd = (a, b) => (b ? gcd(b, a % b) : Math.abs(a));
const KINDS = {
  addition: (r) => { const a = r(10, 99), b = r(10, 99); return [`${a} + ${b} =`, a + b]; },
  times: (r) => { const a = r(2, 12), b = r(2, 12); return [`${a} · ${b} =`, a * b]; },
  division: (r) => { const b = r(2, 12), q = r(2, 12); return [`${b * q} : ${b} =`, q]; },
  fractions: (r) => {
    const a = r(1, 9), b = r(2, 10), c = r(1, 9), d = r(2, 10);
    const n = a * d + c * b, m = b * d, g = gcd(n, m);
    return [`${a}/${b} + ${c}/${d} =`, m / g === 1 ? n / g : `${n / g}/${m / g}`];
  },
  equation: (r) => { const x = r(-9, 9), a = r(2, 9), b = r(1, 20); return [`${a}x + ${b} = ${a * x + b}`, `x = ${x}`]; },
};
export function sheet(kind, count, seed) {
  if (!Object.hasOwn(KINDS, kind)) throw new RangeError(Object.keys(KINDS).join(", "));
  const next = rng(seed);
  const r = (lo, hi) => lo + Math.floor(next() * (hi - lo + 1));
  const seen = new Set(), tasks = [];
  for (let tries = 0; tasks.length < count && tries < count * 20; tries++) {
    const [q, a] = KINDS[kind](r);
    if (!seen.has(q)) { seen.add(q); tasks.push({ q, a }); }
  }
  return tasks;
}
export const activate = (api) => api.registerTool("worksheet", ({ kind, count, seed }) => sheet(kind, Math.min(count, 60), seed));
