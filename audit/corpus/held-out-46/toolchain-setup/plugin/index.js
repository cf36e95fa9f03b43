const parse = (text) =>
  text.split('\n').map((l) => l.replace(/#.*/, '').trim()).filter(Boolean).map((l) => l.split(/\s+/));

definePlugin({
  handlers: {
    async versions(ctx, { path = '.tool-versions' }) {
      const wanted = parse(await ctx.read(path));
      return wanted.map(([tool, version]) => ({ tool, version, exact: /^\d+\.\d+\.\d+$/.test(version) }));
    },
  },
});
