// (module (func (export "add") (param i32 i32) (result i32) local.get 0 local.get 1 i32.add))
const BYTES = new Uint8Array([
  0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00,
  0x01, 0x07, 0x01, 0x60, 0x02, 0x7f, 0x7f, 0x01, 0x7f,
  0x03, 0x02, 0x01, 0x00,
  0x07, 0x07, 0x01, 0x03, 0x61, 0x64, 0x64, 0x00, 0x00,
  0x0a, 0x09, 0x01, 0x07, 0x00, 0x20, 0x00, 0x20, 0x01, 0x6a, 0x0b,
]);

let add;
async function ready() {
  if (!add) {
    const { instance } = await WebAssembly.instantiate(BYTES);
    add = instance.exports.add;
  }
  return add;
}

/** Internet checksum (RFC 1071) of a list of 16-bit words. */
export async function checksum(words) {
  const plus = await ready();
  let sum = 0;
  for (const w of words) {
    sum = plus(sum, w & 0xffff);
    if (sum > 0xffff) sum = plus(sum & 0xffff, sum >>> 16);
  }
  return ~sum & 0xffff;
}

export const activate = (ctx) =>
  ctx.registerTool("inet_checksum", {
    description: "RFC 1071 checksum",
    async run({ hex }) {
      const clean = hex.replace(/\s+/g, "");
      if (!/^([0-9a-f]{4})+$/i.test(clean)) throw new TypeError("need an even number of bytes in hex");
      const words = clean.match(/.{4}/g).map((h) => parseInt(h, 16));
      return "0x" + (await checksum(words)).toString(16).padStart(4, "0");
    },
  });
