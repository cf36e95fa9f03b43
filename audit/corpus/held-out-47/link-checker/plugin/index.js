const LINK = /\]\((https:\/\/[^)\s]+)\)/g;
const HOST = 'docs.example.com';

async function links(ctx) {
  const { stdout } = await ctx.bash("git ls-files -- '*.md'");
  const found = new Map();
  for (const path of stdout.split('\n').filter(Boolean))
    for (const [, link] of (await ctx.read(path)).matchAll(LINK)) found.set(link, [...(found.get(link) ?? []), path]);
  return found;
}

definePlugin({
  handlers: {
    async check(ctx) {
      const dead = [];
      let others = 0;
      for (const [link, paths] of await links(ctx)) {
        const url = new URL(link);
        if (url.hostname !== HOST) {
          others++;
          continue;
        }
        const { status } = await ctx.fetch(`https://${HOST}${url.pathname}`, { method: 'HEAD' });
        if (status >= 400) dead.push({ link, status, paths });
      }
      return { dead, others };
    },
  },
});
