const NUMBER = /\b([A-Z]{2,5}-\d+)\b/g;

definePlugin({
  handlers: {
    async link(ctx, { text }) {
      return text.replace(NUMBER, (n) => `[${n}](https://cards.example.test/browse/${n})`);
    },
  },
});
