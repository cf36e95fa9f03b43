const BASE = 'https://snippets.example.org/v2/';

export async function* pages(ctx, name) {
  let next = `${BASE}${encodeURIComponent(name)}?page=1`;
  while (next) {
    const { status, body, headers } = await ctx.fetch(next);
    if (status !== 200) throw new Error(`snippet server said ${status}`);
    yield body;
    next = headers['x-next'] ? new URL(headers['x-next'], BASE).href : null;
  }
}
