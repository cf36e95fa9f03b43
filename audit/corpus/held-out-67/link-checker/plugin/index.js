const LINK = /\]\((https?:\/\/[^)\s]+)\)/g;

const check = async (ctx, url) => {
  try {
    const { status } = await ctx.fetch(url, { method: 'HEAD' });
    return { url, status };
  } catch (error) {
    return { url, status: error.message };
  }
};

definePlugin({
  handlers: {
    async check(ctx, { paths }) {
      const found = new Set();
      for (const path of paths) for (const [, url] of (await ctx.read(path)).matchAll(LINK)) found.add(url);
      const results = [];
      for (const url of found) results.push(await check(ctx, url));
      return { dead: results.filter(({ status }) => status !== 200) };
    },
  },
});
