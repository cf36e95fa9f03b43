import { SortedList, revive } from './src/list.js';

const load = async (ctx) => JSON.parse((await ctx.state.get('history')) ?? '[]', revive);
const store = (ctx, history) => ctx.state.put('history', JSON.stringify(history.slice(-50)));
const show = (list) => [...list].map(({ text, done }) => `${done ? '[x]' : '[ ]'} ${text}`);

async function step(ctx, change) {
  const history = await load(ctx);
  const next = change(history.at(-1) ?? new SortedList());
  if (!history.length || !next.equals(history.at(-1))) history.push(next);
  await store(ctx, history);
  return { list: show(next), kind: String(next) };
}

definePlugin({
  handlers: {
    add: (ctx, { text = '' }) => step(ctx, (list) => list.push({ text, done: false })),
    done: (ctx, { text = '' }) => step(ctx, (list) => list.map((t) => (t.text === text ? { ...t, done: true } : t))),
    async undo(ctx) {
      const history = await load(ctx);
      history.pop();
      await store(ctx, history);
      return { list: show(history.at(-1) ?? []) };
    },
  },
});
