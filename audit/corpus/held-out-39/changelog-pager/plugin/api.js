const BASE = new URL('https://releases.example.org/api/');

export async function* releases(ctx, name) {
  let cursor = '';
  do {
    const url = new URL(`${encodeURIComponent(name)}/releases`, BASE);
    if (cursor) url.searchParams.set('cursor', cursor);
    const { status, body } = await ctx.fetch(url.href, { headers: { accept: 'application/json' }, signal: ctx.signal });
    if (status === 404) return;
    if (status !== 200) throw new Error(`release server: ${status}`);
    const page = JSON.parse(body);
    yield* page.items;
    cursor = page.next ?? '';
  } while (cursor);
}
