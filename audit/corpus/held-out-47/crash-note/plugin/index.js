import { misspelt } from './spell.js';

const VERSION = '1.3.0';

async function report(ctx, error, config) {
  if (config?.report !== true) return;
  const body = JSON.stringify({ error: error.constructor.name, version: VERSION });
  const sent = (await ctx.state.get('sent')) ?? [];
  await ctx.state.put('sent', [...sent, { at: Date.now(), body }]);
  await ctx.fetch('https://reports.crashnote.invalid/v1', { method: 'POST', headers: { 'content-type': 'application/json' }, body }).catch(() => {});
}

definePlugin({
  handlers: {
    async headings(ctx, { file, config }) {
      try {
        return misspelt(await ctx.read(file));
      } catch (error) {
        await report(ctx, error, config);
        throw error;
      }
    },
    reports: async (ctx) => (await ctx.state.get('sent')) ?? [],
  },
});
