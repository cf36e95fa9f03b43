import texts from './texts.json';

const pick = (language) => (Object.hasOwn(texts, language) ? texts[language] : texts.en);

definePlugin({
  handlers: {
    async begin(ctx, { config }) {
      await ctx.state.put('round', { since: Date.now(), minutes: config.minutes });
      return { text: pick(config.language).begin };
    },
    async look(ctx, { config }) {
      const round = await ctx.state.get('round');
      const words = pick(config.language);
      if (!round) return { text: words.none };
      const left = round.minutes - (Date.now() - round.since) / 60000;
      return { text: left > 0 ? words.left.replace('{n}', String(Math.ceil(left))) : words.over };
    },
    async stop(ctx, { config }) {
      await ctx.state.delete('round');
      const total = ((await ctx.state.get('total')) ?? 0) + 1;
      await ctx.state.put('total', total);
      return { text: pick(config.language).over, total };
    },
  },
});
