const short = (text) => (text.length > 4000 ? `${text.slice(0, 4000)}\n…` : text);

definePlugin({
  handlers: {
    async get(ctx, { text: address }) {
      const { status, body } = await ctx.fetch(address, { method: 'GET' });
      if (status !== 200) return { text: `The server answered ${status}.` };
      return { text: short(body) };
    },
  },
});
