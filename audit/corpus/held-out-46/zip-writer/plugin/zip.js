const table = Uint32Array.from({ length: 256 }, (_, n) => {
  for (let k = 0; k < 8; k += 1) n = n & 1 ? 0xedb88320 ^ (n >>> 1) : n >>> 1;
  return n >>> 0;
});

export const crc32 = (bytes) => (bytes.reduce((c, b) => table[(c ^ b) & 0xff] ^ (c >>> 8), 0xffffffff) ^ 0xffffffff) >>> 0;

const le = (value, size) => Array.from({ length: size }, (_, i) => Math.floor(value / 2 ** (8 * i)) & 0xff);

export function zip(files) {
  const body = [];
  const directory = [];
  for (const [name, data] of files) {
    const label = [...new TextEncoder().encode(name)];
    const common = [...le(20, 2), ...le(0x800, 2), ...le(0, 2), ...le(0, 2), ...le(0x21, 2), ...le(crc32(data), 4), ...le(data.length, 4), ...le(data.length, 4), ...le(label.length, 2), ...le(0, 2)];
    directory.push(0x50, 0x4b, 1, 2, ...le(20, 2), ...common, ...le(0, 2), ...le(0, 2), ...le(0, 2), ...le(0, 4), ...le(body.length, 4), ...label);
    body.push(0x50, 0x4b, 3, 4, ...common, ...label, ...data);
  }
  return Uint8Array.from([...body, ...directory, 0x50, 0x4b, 5, 6, ...le(0, 4), ...le(files.length, 2), ...le(files.length, 2), ...le(directory.length, 4), ...le(body.length, 4), ...le(0, 2)]);
}
