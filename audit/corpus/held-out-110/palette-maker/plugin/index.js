function hexToRgb(hex) {
  const n = parseInt(hex.replace('#', ''), 16);
  return [n >> 16, (n >> 8) & 255, n & 255];
}

function luminance([r, g, b]) {
  const f = (v) => {
    const s = v / 255;
    return s <= 0.03928 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * f(r) + 0.7152 * f(g) + 0.0722 * f(b);
}

export function contrast(a, b) {
  const [hi, lo] = [luminance(hexToRgb(a)), luminance(hexToRgb(b))].sort((x, y) => y - x);
  return (hi + 0.05) / (lo + 0.05);
}

function mix(rgb, target, amount) {
  return rgb.map((v, i) => Math.round(v + (target[i] - v) * amount));
}

const toHex = (rgb) => '#' + rgb.map((v) => v.toString(16).padStart(2, '0')).join('');

export default function activate(ctx) {
  ctx.tools.register({
    name: 'palette',
    description: 'Nine shades of a base colour with their contrast against white',
    run({ base }) {
      const rgb = hexToRgb(base);
      const shades = [];
      for (let step = -4; step <= 4; step++) {
        const target = step < 0 ? [255, 255, 255] : [0, 0, 0];
        const hex = toHex(mix(rgb, target, Math.abs(step) * 0.2));
        shades.push({ hex, onWhite: contrast(hex, '#ffffff').toFixed(2) });
      }
      return shades;
    },
  });
}
