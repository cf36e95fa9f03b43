import notes from './notes.json' with { type: 'json' };

definePlugin({
  hooks: {
    async SessionStart(ctx) {
      const tone = (await ctx.state.get('tone')) ?? 'short';
      return { additionalContext: `${notes.tone[tone]}\n${notes.rule}` };
    },
  },
});
