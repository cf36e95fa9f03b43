definePlugin({
  handlers: {
    async order(ctx, { amount = 100, currency = 'EUR' }) {
      const answer = await ctx.fetch('https://xn--exmple-cua.example.net/orders', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ amount, currency, test: true }),
      });
      return { status: answer.status };
    },
  },
});
