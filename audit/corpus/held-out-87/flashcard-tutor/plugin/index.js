import { next } from './schedule.js';

const DAY = 86_400_000;

definePlugin({
  handlers: {
    async add(ctx, { front, back }) {
      const id = crypto.randomUUID();
      await ctx.state.put(`card:${id}`, { id, front, back, due: Date.now(), gap: 0, ease: 2.5 });
      return { id };
    },
    async due(ctx, { config }) {
      const cards = await Promise.all((await ctx.state.list('card:')).map((key) => ctx.state.get(key)));
      const now = Date.now();
      const fresh = cards.filter((card) => card.gap === 0).slice(0, config?.perDay ?? 10);
      return { cards: [...cards.filter((card) => card.gap > 0 && card.due <= now), ...fresh] };
    },
    async answer(ctx, { id, grade }) {
      const card = await ctx.state.get(`card:${id}`);
      if (!card) return { error: 'There is no such card.' };
      const after = next(card, grade);
      await ctx.state.put(`card:${id}`, { ...after, due: Date.now() + after.gap * DAY });
      return { days: after.gap };
    },
  },
});
