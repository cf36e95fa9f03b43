import { argv } from 'node:process';

const channels = (text) => {
  const hex = text.replace('#', '');
  const full = hex.length === 3 ? [...hex].map((c) => c + c).join('') : hex;
  if (!/^[0-9a-f]{6}$/i.test(full)) throw new Error(`no colour: ${text}`);
  return [0, 2, 4].map((at) => parseInt(full.slice(at, at + 2), 16) / 255);
};
const luminance = (text) => {
  const [r, g, b] = channels(text).map((x) => (x <= 0.04045 ? x / 12.92 : ((x + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const [high, low] = [luminance(argv[2] ?? '#000'), luminance(argv[3] ?? '#fff')].sort((a, b) => b - a);
const ratio = (high + 0.05) / (low + 0.05);
console.log(`${ratio.toFixed(2)}:1 ${ratio >= 7 ? 'AAA' : ratio >= 4.5 ? 'AA' : ratio >= 3 ? 'AA large text only' : 'fails'}`);
