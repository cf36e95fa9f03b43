definePlugin({
  handlers: {
    slug: async (ctx, { text }) => text.toLowerCase().trim().replace(/[^a-z0-9]+/g, '-'),
  },
});
