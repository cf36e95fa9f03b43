const HEADER = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]);
const { Module: Unit, Instance: Live } = WebAssembly;
const live = new Live(new Unit(HEADER), {});

function sum(text) {
  let a = 1;
  let b = 0;
  for (const ch of text) {
    a = (a + ch.codePointAt(0)) % 65521;
    b = (b + a) % 65521;
  }
  return ((b << 16) | a) >>> 0;
}

export function activate(ctx) {
  const own = Object.keys(live.exports).length;
  ctx.registerTool({ name: "checksum", run: ({ text }) => ({ sum: sum(text), own }) });
}
