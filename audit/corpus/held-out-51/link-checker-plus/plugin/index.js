definePlugin({
  handlers: {
    async check(ctx, { url }) {
      const answer = await ctx.fetch(url, { method: 'HEAD' });
      return { url, status: answer.status, moved: answer.url !== url };
    },
  },
});
