const lum = ([r, g, b]) => {
  const f = (v) => ((v /= 255) <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
  return 0.2126 * f(r) + 0.7152 * f(g) + 0.0722 * f(b);
};
const hex = (s) => s.match(/[0-9a-f]{2}/gi).map((h) => parseInt(h, 16));

export function contrast(a, b) {
  const [x, y] = [lum(hex(a)), lum(hex(b))].sort((p, q) => q - p);
  return (x + 0.05) / (y + 0.05);
}

export default {
  activate(ctx) {
    ctx.tools.register('contrast', ({ fg, bg }) => {
      const c = contrast(fg, bg);
      return { ratio: c.toFixed(2), aa: c >= 4.5, aaa:
