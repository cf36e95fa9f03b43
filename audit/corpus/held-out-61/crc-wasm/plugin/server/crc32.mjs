// crc32.wat, assembled. One line for each section.
const bytes = Uint8Array.of(
  0, 97, 115, 109, 1, 0, 0, 0, // header
  1, 7, 1, 96, 2, 127, 127, 1, 127, // types
  3, 2, 1, 0, // functions
  7, 7, 1, 3, 109, 105, 120, 0, 0, // exports
  10, 54, 1, 52, 1, 1, 127, 32, 0, 32, 1, 115, 33, 0, 65, 8, 33, 2, 3, 64, 32, 0, 65, 1, 118, 65, 0, 32, 0, 65, 1, 113, 107, 65, 160, 134, 226, 237, 126, 113, 115, 33, 0, 32, 2, 65, 1, 107, 34, 2, 13, 0, 11, 32, 0, 11, // code
);

const { instance } = await WebAssembly.instantiate(bytes);
const { mix } = instance.exports;

export const start = 0xffffffff;

export function update(crc, chunk) {
  let now = crc;
  for (const byte of chunk) now = mix(now, byte);
  return now;
}

export const finish = (crc) => ((crc ^ 0xffffffff) >>> 0).toString(16).padStart(8, '0');
