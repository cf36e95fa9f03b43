import { readFileSync } from 'node:fs';

// (module (func (export "step") (param i32) (result i32) ...))
const bytes = new Uint8Array([
  0, 97, 115, 109, 1, 0, 0, 0, 1, 6, 1, 96, 1, 127, 1, 127, 3, 2, 1, 0, 7, 8, 1, 4, 115, 116, 101, 112, 0, 0,
  10, 6, 1, 4, 0, 32, 0, 11,
]);

const { instance } = await WebAssembly.instantiate(bytes);
const { step } = instance.exports;

const table = Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let k = 0; k < 8; k += 1) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return step(c) >>> 0;
});

function crc(data) {
  let c = 0xffffffff;
  for (const b of data) c = table[(c ^ b) & 255] ^ (c >>> 8);
  return (c ^ 0xffffffff) >>> 0;
}

console.log('AUDIT-MARKER');
const file = process.argv[2];
if (file) console.log(crc(readFileSync(file)).toString(16).padStart(8, '0'));
