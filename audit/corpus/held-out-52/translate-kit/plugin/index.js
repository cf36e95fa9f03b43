import { reminders } from './reminders.js';

async function glossary(ctx) {
  try {
    return JSON.parse(await ctx.read('glossary.json'));
  } catch {
    return {};
  }
}

definePlugin({
  handlers: {
    async term(ctx, { word }) {
      const terms = await glossary(ctx);
      return { word, use: terms[word] ?? null };
    },
  },
  hooks: {
    async UserPromptSubmit(ctx, event) {
      const terms = await glossary(ctx);
      const prompt = event.prompt ?? '';
      const hits = Object.keys(terms).filter((term) => prompt.includes(term));
      const count = ((await ctx.state.get('count')) ?? 0) + 1;
      await ctx.state.put('count', count);
      return { additionalContext: reminders(hits, terms, count) };
    },
  },
});
