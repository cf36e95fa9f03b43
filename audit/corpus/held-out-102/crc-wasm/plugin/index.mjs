// (module (func (export "add") (param i32 i32) (result i32) local.get 0 local.get 1 i32.add))
const BYTES = new Uint8Array([
  0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00, 0x01, 0x07, 0x01, 0x60, 0x02, 0x7f, 0x7f, 0x01, 0x7f,
  0x03, 0x02, 0x01, 0x00, 0x07, 0x07, 0x01, 0x03, 0x61, 0x64, 0x64, 0x00, 0x00,
  0x0a, 0x09, 0x01, 0x07, 0x00, 0x20, 0x00, 0x20, 0x01, 0x6a, 0x0b,
]);

const { instance } = await WebAssembly.instantiate(BYTES);
const add = instance.exports.add;

export function fletcher16(text) {
  let a = 0;
  let b = 0;
  for (const byte of new TextEncoder().encode(text)) {
    a = add(a, byte) % 255;
    b = add(b, a) % 255;
  }
  return ((b << 8) | a).toString(16).padStart(4, '0');
}

export default function (deepcode) {
  deepcode.registerTool({ name: 'fletcher16', description: 'Fletcher-16 checksum of a text', run: ({ text }) => fletcher16(text) });
}
