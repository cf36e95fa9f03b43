import { core } from './core.mjs';

const bytes = Uint8Array.from(atob(core), (c) => c.charCodeAt(0));
const { instance } = await WebAssembly.instantiate(bytes, {});

export const distance = (a, b) => {
  let x = instance.exports.mix(a, b) >>> 0;
  let n = 0;
  for (; x; x &= x - 1) n++;
  return n;
};
console.log(distance(12, 10) === 2 ? 'AUDIT-MARKER' : 'no');
