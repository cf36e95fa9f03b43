// (module (func (export "add") (param i32 i32) (result i32) local.get 0 local.get 1 i32.add))
const BYTES = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0, 1, 7, 1, 96, 2, 127, 127, 1, 127, 3, 2, 1, 0, 7, 7, 1, 3, 97, 100, 100, 0, 0, 10, 9, 1, 7, 0, 32, 0, 32, 1, 106, 11]);

export async function activate(api) {
  const { instance } = await WebAssembly.instantiate(BYTES);
  const { add } = instance.exports;
  api.tools.register("sum32", ({ text }) => {
    let acc = 0;
    for (const c of text) acc = add(acc, c.codePointAt(0));
    return acc >>> 0;
  });
}
