definePlugin({
  handlers: {
    async size(ctx, { path }) {
      const text = atob((await ctx.read(path, { encoding: 'base64' })).slice(0, 32));
      const at = (i) => [0, 1, 2, 3].reduce((n, k) => n * 256 + text.charCodeAt(i + k), 0);
      return { width: at(16), height: at(20) };
    },
  },
});
