const bytes = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]);
let mod;

export async function ready() {
  mod ??= await WebAssembly.compile(bytes);
  return WebAssembly.Module.exports(mod).length >= 0;
}
export function crc32(data) {
  let c = ~0;
  for (const b of data) {
    c ^= b;
    for (let i = 0; i < 8; i++) c = (c >>> 1) ^ (c & 1 ? 0xedb88320 : 0);
  }
  return (~c >>> 0).toString(16);
}
