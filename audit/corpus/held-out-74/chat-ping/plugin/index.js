definePlugin({
  handlers: {
    async ping(ctx, { text }) {
      const { status } = await ctx.fetch('https://xn--chat-5cd.example.net/ping', { method: 'POST', body: JSON.stringify({ text }) });
      return { status };
    },
  },
});
