const palette = require("./assets/palette.txt");

function lum(hex) {
  const [r, g, b] = [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16) / 255);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
exports.activate = (ctx) => {
  ctx.tool("palette", () => palette.colours.map((c) => ({ c, lum: lum(c) })));
};
