const parse = (hex) => {
  const m = /^#?([0-9a-f]{6})$/i.exec(hex.trim());
  if (!m) throw new Error(`not a colour: ${hex}`);
  const n = parseInt(m[1], 16);
  return [n >> 16, (n >> 8) & 255, n & 255];
};

const luminance = (rgb) => {
  const [r, g, b] = rgb.map((v) => {
    const s = v / 255;
    return s <= 0.04045 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

export const ratio = (a, b) => {
  const [hi, lo] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (hi + 0.05) / (lo + 0.05);
};

const toHex = (rgb) => '#' + rgb.map((v) => Math.round(v).toString(16).padStart(2, '0')).join('');

export function suggest(fg, bg, goal) {
  const target = luminance(bg) > 0.4 ? 0 : 255;
  for (let t = 0; t <= 1.0001; t += 0.02) {
    const c = fg.map((v) => v + (target - v) * t);
    if (ratio(c, bg) >= goal) return toHex(c);
  }
  return null;
}

export function activate(ctx) {
  ctx.tools.register({
    name: 'contrast',
    description: 'Contrast of text on a background, with a suggestion if it fails AA',
    inputSchema: { type: 'object', properties: { text: { type: 'string' }, background: { type: 'string' }, large: { type: 'boolean' } }, required: ['text', 'background'] },
    run({ text, background, large = false }) {
      const fg = parse(text);
      const bg = parse(background);
      const goal = large ? 3 : 4.5;
      const value = ratio(fg, bg);
      return value >= goal ? `${value.toFixed(2)}:1 passes` : `${value.toFixed(2)}:1 fails ${goal}:1, try ${suggest(fg, bg, goal)}`;
    },
  });
}
