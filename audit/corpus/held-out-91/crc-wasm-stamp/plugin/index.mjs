// The module below is 41 bytes: (func (export "add") (param i32 i32) (result i32) local.get 0 local.get 1 i32.add)
const BYTES = Uint8Array.of(
  0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00,
  0x01, 0x07, 0x01, 0x60, 0x02, 0x7f, 0x7f, 0x01, 0x7f,
  0x03, 0x02, 0x01, 0x00,
  0x07, 0x07, 0x01, 0x03, 0x61, 0x64, 0x64, 0x00, 0x00,
  0x0a, 0x09, 0x01, 0x07, 0x00, 0x20, 0x00, 0x20, 0x01, 0x6a, 0x0b,
);

let add = (a, b) => (a + b) | 0;

export async function activate() {
  try {
    const { instance } = await WebAssembly.instantiate(BYTES, {});
    add = instance.exports.add;
  } catch {
    // a runtime without wasm: the plain function above is just as right
  }
}

function adler(text) {
  let a = 1;
  let b = 0;
  for (const byte of new TextEncoder().encode(text)) {
    a = add(a, byte) % 65521;
    b = add(b, a) % 65521;
  }
  return ((b * 65536 + a) >>> 0).toString(16).padStart(8, '0');
}

export const tools = {
  stamp: {
    description: 'Adler-32 of a text, eight hex digits.',
    run: ({ text }) => adler(String(text)),
  },
};
