const order = (lines) => [...lines].sort((a, b) => a.localeCompare(b));

definePlugin({
  handlers: {
    tidy: async (ctx, { text }) => order(text.split('\n')).join('\n'),
  },
});
