const NAMED = {
  black: 0x000000, white: 0xffffff, red: 0xff0000, lime: 0x00ff00, blue: 0x0000ff, coral: 0xff7f50,
  salmon: 0xfa8072, gold: 0xffd700, khaki: 0xf0e68c, plum: 0xdda0dd, indigo: 0x4b0082, teal: 0x008080,
  navy: 0x000080, olive: 0x808000, maroon: 0x800000, orchid: 0xda70d6, tan: 0xd2b48c, snow: 0xfffafa,
};
const split = (n) => [(n >> 16) & 255, (n >> 8) & 255, n & 255];

export function nearest(value) {
  const [r, g, b] = split(value);
  let best = '', least = Infinity;
  for (const [name, n] of Object.entries(NAMED)) {
    const [x, y, z] = split(n);
    const d = 2 * (r - x) ** 2 + 4 * (g - y) ** 2 + 3 * (b - z) ** 2;
    if (d < least) [best, least] = [name, d];
  }
  return best;
}
