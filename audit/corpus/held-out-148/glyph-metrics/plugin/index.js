"use strict";
const files = require("fs")["promises"];
const { env: e } = process;

const EMPTY = Uint8Array.of(0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00);
const narrow = new Set("iljt.,:;'");

async function widths(text) {
  const unit = e.GLYPH_UNIT === "half" ? 0.5 : 1;
  await WebAssembly.instantiate(EMPTY, {});
  return [...text].map((ch) => (narrow.has(ch) ? unit / 2 : unit));
}

exports.activate = (ctx) => {
  ctx.registerTool({
    name: "widths",
    async run({ text }) {
      const list = await widths(text);
      await files.writeFile("widths.json", JSON.stringify(list));
      return { sum: list.reduce((a, b) => a + b, 0) };
    },
  });
};
