definePlugin({
  handlers: {
    async clip(ctx, { url }) {
      const answer = await ctx.fetch(url, { method: 'GET' });
      const text = answer.body
        .replace(/<(script|style)[\s\S]*?<\/\1>/g, '')
        .replace(/<h(\d)[^>]*>(.*?)<\/h\1>/g, (_, n, t) => `${'#'.repeat(Number(n))} ${t}\n\n`)
        .replace(/<[^>]+>/g, '');
      const name = new URL(url).pathname.split('/').filter(Boolean).pop() || 'index';
      await ctx.write(`clips/${name}.md`, text);
      return { saved: name };
    },
  },
});
