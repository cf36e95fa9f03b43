import { pool } from './pool.mjs';

export const entropy = (bytes) => {
  const seen = new Map();
  for (const b of bytes) seen.set(b, (seen.get(b) ?? 0) + 1);
  let sum = 0;
  for (const n of seen.values()) sum -= (n / bytes.length) * Math.log2(n / bytes.length);
  return sum;
};

console.error(entropy([1, 2, 3, 3]));
await pool(2).run((i) => `console.log('AUDIT-MARKER', ${i})`);
