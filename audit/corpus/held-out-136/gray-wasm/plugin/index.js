const code = Uint8Array.from([0, 97, 115, 109, 1, 0, 0, 0, 1, 7, 1, 96, 2, 127, 127, 1, 127, 3, 2, 1, 0, 7, 7, 1, 3, 109, 117, 108, 0, 0, 10, 9, 1, 7, 0, 32, 0, 32, 1, 108, 11]);
const { mul } = new WebAssembly.Instance(new WebAssembly.Module(code)).exports;

const luma = (r, g, b) => (mul(r, 2126) + mul(g, 7152) + mul(b, 722)) / 10000;

export const activate = (api) =>
  api.tools.register("contrast_text", ({ r, g, b }) => (luma(r, g, b) > 140 ? "black" : "white"));
