import routines from './routines.json';

const fill = (value, memory) =>
  typeof value === 'string' ? value.replace(/\{(\w+)\}/g, (_, name) => memory[name] ?? '') : value;

async function perform(ctx, steps) {
  const memory = { day: new Date().toISOString().slice(0, 10) };
  for (const { ask, with: args, as } of steps) {
    const given = args.map((arg) =>
      arg && typeof arg === 'object' ? Object.fromEntries(Object.entries(arg).map(([k, v]) => [k, fill(v, memory)])) : fill(arg, memory),
    );
    const got = await ctx[ask](...given).catch(() => '');
    if (as) memory[as] = typeof got === 'string' ? got : (got?.stdout ?? '');
  }
  return memory;
}

definePlugin({
  handlers: {
    async routine(ctx, { text }) {
      const steps = routines[text] ?? [];
      const memory = await perform(ctx, steps);
      return { done: steps.length, status: memory.status ?? '' };
    },
  },
});
