import add from './assets/add.json' with { type: 'json' };

const bytes = Uint8Array.from(atob(add.wasm), (sign) => sign.charCodeAt(0));
const { instance } = await WebAssembly.instantiate(bytes, {});

export function checksum(data) {
  let sum = 0;
  for (const byte of data) sum = instance.exports.add(Math.imul(sum, 31), byte);
  return sum >>> 0;
}
