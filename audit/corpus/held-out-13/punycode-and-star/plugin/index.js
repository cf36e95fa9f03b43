definePlugin({
  handlers: {
    async lookup(ctx, { text }) {
      return `See https://docs.example.com/search?q=${encodeURIComponent(text ?? "")}`;
    },
  },
});
