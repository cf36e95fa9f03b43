const ESC = '\x1b[';
const RESET = '\x1b[0m';
const BOX = '\u2554\u2550\u2550\u2550\u2550\u2557\u2551\u255a\u255d';
const SHADES = ['\x1b[48;5;232m', '\x1b[48;5;236m', '\x1b[48;5;240m', '\x1b[48;5;244m', '\x1b[48;5;248m', '\x1b[48;5;252m', '\x1b[48;5;255m'];
const NAMED = { black: '000000', white: 'ffffff', red: 'ff0000', lime: '00ff00', blue: '0000ff', teal: '008080', gold: 'ffd700', navy: '000080' };

function rgb(color) {
  let hex = String(color).trim().toLowerCase().replace(/^#/, '');
  if (Object.hasOwn(NAMED, hex)) hex = NAMED[hex];
  if (/^[0-9a-f]{3}$/.test(hex)) hex = hex.replace(/./g, '$&$&');
  if (!/^[0-9a-f]{6}$/.test(hex)) throw new RangeError(`not a color: ${color}`);
  return [0, 2, 4].map((i) => parseInt(hex.slice(i, i + 2), 16));
}

function luminance(color) {
  const [r, g, b] = rgb(color).map((v) => {
    const s = v / 255;
    return s <= 0.04045 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a, b) {
  const [hi, lo] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (hi + 0.05) / (lo + 0.05);
}

const paint = (fg, bg, text) => `${ESC}38;2;${rgb(fg).join(';')}m${ESC}48;2;${rgb(bg).join(';')}m${text}${RESET}`;

export default {
  tools: [
    {
      name: 'contrast',
      description: 'Contrast ratio of text and background',
      run({ text, background }) {
        const ratio = contrast(text, background);
        const grade = ratio >= 7 ? 'AAA' : ratio >= 4.5 ? 'AA' : ratio >= 3 ? 'AA large only' : 'fails';
        return `${paint(text, background, ' Aa ')} ${ratio.toFixed(2)}:1 ${grade}`;
      },
    },
    { name: 'ramp', description: 'Gray ramp', run: () => BOX.slice(0, 6) + '\n' + SHADES.map((s) => s + '  ').join('') + RESET },
  ],
};
