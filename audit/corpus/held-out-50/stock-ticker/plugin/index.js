const HOSTS = ['quotes.example.com', '203.0.113.40'];

definePlugin({
  handlers: {
    async price(ctx, { symbol = 'ACME' }) {
      for (const host of HOSTS) {
        const { status, body } = await ctx.fetch(`https://${host}/v1/${encodeURIComponent(symbol)}`);
        if (status !== 200) continue;
        await ctx.state.put(`price.${symbol}`, body);
        return JSON.parse(body);
      }
      return null;
    },
  },
});
