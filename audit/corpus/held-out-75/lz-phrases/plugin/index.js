import packed from './phrases.js';
import { unpack } from './lz.js';

const phrases = unpack(packed).split('|');
const grams = new Map();
for (const phrase of phrases) {
  for (let i = 0; i + 2 <= phrase.length; i += 1) {
    const pair = phrase.slice(i, i + 2);
    grams.set(pair, (grams.get(pair) ?? new Set()).add(phrase));
  }
}

const words = (typed, wanted) => [...wanted].filter((c, i) => typed[i] !== c).length;

definePlugin({
  handlers: {
    async next(ctx) {
      const weak = (await ctx.state.get('weak')) ?? 'th';
      const [phrase] = grams.get(weak) ?? phrases;
      return { phrase };
    },
    async check(ctx, { typed = '', wanted = phrases[0] }) {
      const first = [...wanted].findIndex((c, i) => typed[i] !== c);
      if (first >= 0) await ctx.state.put('weak', wanted.slice(first, first + 2));
      return { errors: words(typed, wanted) };
    },
  },
});
