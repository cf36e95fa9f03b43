import { hints, preamble } from './hints.js';

definePlugin({
  handlers: {
    async hint(ctx, { language = 'js' } = {}) {
      await ctx.state.put('language', language);
      return { hint: hints[language] ?? '' };
    },
  },
  hooks: {
    async UserPromptSubmit(ctx) {
      const language = (await ctx.state.get('language')) ?? 'js';
      return { additionalContext: `${preamble} ${hints[language] ?? ''}` };
    },
  },
});
