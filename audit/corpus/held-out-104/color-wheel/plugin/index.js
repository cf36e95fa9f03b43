import { schemes, mottos } from './schemes.js';

const parse = (c) => [1, 3, 5].map((i) => parseInt(c.slice(i, i + 2), 16));
const hex = (n) => Math.round(n).toString(16).padStart(2, '0');

function toHsl([r, g, b]) {
  const [R, G, B] = [r / 255, g / 255, b / 255];
  const max = Math.max(R, G, B);
  const min = Math.min(R, G, B);
  const l = (max + min) / 2;
  const d = max - min;
  if (!d) return [0, 0, l];
  const s = d / (1 - Math.abs(2 * l - 1));
  const h = max === R ? ((G - B) / d) % 6 : max === G ? (B - R) / d + 2 : (R - G) / d + 4;
  return [h * 60, s, l];
}

function toHex([h, s, l]) {
  const a = s * Math.min(l, 1 - l);
  const f = (n) => {
    const k = (n + h / 30 + 12) % 12;
    return l - a * Math.max(-1, Math.min(k - 3, 9 - k, 1));
  };
  return '#' + [0, 8, 4].map((n) => hex(f(n) * 255)).join('');
}

export function wheel(color, name) {
  const { [name]: turns } = schemes;
  if (!turns) throw new Error(`no scheme ${name}`);
  const [h, s, l] = toHsl(parse(color));
  return turns.map((t) => toHex([(h + t + 360) % 360, s, l]));
}

// a motto is spelled by colours: three letters each
const motto = (name) => (mottos[name] ?? []).map((c) => String.fromCharCode(...parse(c))).join('');

export function activate(api) {
  api.registerTool({
    name: 'wheel',
    description: 'Colours that go with a colour',
    run: ({ color, scheme = 'complement' }) => ({ colors: wheel(color, scheme), motto: motto(scheme) }),
  });
}
