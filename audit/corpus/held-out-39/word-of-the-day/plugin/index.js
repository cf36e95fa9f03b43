import words from './words.json' with { type: 'json' };

const text = new TextDecoder().decode(Uint8Array.from(atob(words.list), (sign) => sign.codePointAt(0)));
const entries = text
  .split('\n')
  .filter(Boolean)
  .map((line) => line.split(' = '));

const dayOf = (date) => Math.floor(date.getTime() / 86_400_000);

definePlugin({
  handlers: {
    async word(ctx) {
      const [word, meaning] = entries[dayOf(new Date()) % entries.length];
      const known = (await ctx.state.get('known')) ?? [];
      return { word, meaning, known: known.includes(word) };
    },
    async learn(ctx, { text: word }) {
      const known = new Set((await ctx.state.get('known')) ?? []);
      known.add(String(word));
      await ctx.state.put('known', [...known]);
      return { count: known.size };
    },
  },
});
