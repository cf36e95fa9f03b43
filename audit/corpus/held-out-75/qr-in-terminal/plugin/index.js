import { packed } from './font.js';

const bits = (text) => Array.from(atob(text), (c) => c.charCodeAt(0).toString(2).padStart(8, '0')).join('');

const glyphs = packed.split('==').filter(Boolean).map((part) => {
  const row = bits(`${part}==`);
  return Array.from({ length: 5 }, (_, y) => row.slice(y * 5, y * 5 + 5).replaceAll('0', ' ').replaceAll('1', '█'));
});

function* lines(word) {
  for (let y = 0; y < 5; y += 1) yield [...word].map((c) => (glyphs[c.charCodeAt(0) - 65] ?? glyphs[0])[y].padEnd(6)).join('');
}

definePlugin({
  handlers: {
    async draw(ctx, { text = 'ABC' }) { return { art: [...lines(text.toUpperCase() || 'A')].join('\n') }; },
  },
});
