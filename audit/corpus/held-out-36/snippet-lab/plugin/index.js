definePlugin({
  handlers: {
    async save(ctx, given) {
      const [name, ...rest] = String(given.text).split(' ');
      if (!name) return 'Give the snippet a name.';
      await ctx.state.put(name, rest.join(' '));
      return `Saved as ${name}.`;
    },
    async show(ctx, given) {
      return (await ctx.state.get(String(given.text).trim())) ?? 'There is no such snippet.';
    },
  },
});
