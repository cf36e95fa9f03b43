import { crc32, adler32, fnv1a } from './sums.js';
import vectors from './vectors.json';

const encoder = new TextEncoder();
const hex = (n) => (n >>> 0).toString(16).padStart(8, '0');
const sums = { crc32, adler32, fnv1a };

definePlugin({
  handlers: {
    sum(ctx, { text, kind }) {
      if (!Object.hasOwn(sums, kind)) throw new Error(`kind must be one of ${Object.keys(sums).join(', ')}`);
      return { hex: hex(sums[kind](encoder.encode(String(text)))) };
    },
    selfTest() {
      const bad = vectors.sums.filter(({ text, kind, want }) => hex(sums[kind](encoder.encode(text))) !== want);
      const base64 = vectors.base64.filter(({ text, want }) => btoa(text) !== want || atob(want) !== text);
      return { failed: bad.length + base64.length };
    },
  },
});
