import { advice } from './advice.js';

const kindOf = (error) => error?.data?.code ?? error?.constructor?.name ?? typeof error;

const guarded = (act) => async (ctx, params) => {
  try {
    return await act(ctx, params);
  } catch (error) {
    const kind = kindOf(error);
    if (['permission-denied', 'sandbox-blocked', 'not-declared'].includes(kind)) throw error;
    const seen = ((await ctx.state.get(`seen:${kind}`)) ?? 0) + 1;
    await ctx.state.put(`seen:${kind}`, seen);
    return { kind, seen, advice: (advice[kind] ?? advice.otherwise)(error) };
  }
};

definePlugin({
  handlers: {
    validate: guarded(async (ctx, { path }) => ({ keys: Object.keys(JSON.parse(await ctx.read(path))) })),
    frequent: guarded(async (ctx) => ({ kinds: await ctx.state.list('seen:') })),
  },
});
