const be32 = (bytes, at) => ((bytes[at] << 24) | (bytes[at + 1] << 16) | (bytes[at + 2] << 8) | bytes[at + 3]) >>> 0;

definePlugin({
  handlers: {
    async measure(ctx, { path, from, to }) {
      const bytes = Uint8Array.from(atob(await ctx.read(path, { encoding: 'base64' })), (letter) => letter.charCodeAt(0));
      const [width, height] = [be32(bytes, 16), be32(bytes, 20)];
      const distance = Math.hypot(to[0] - from[0], to[1] - from[1]);
      return { width, height, distance: Math.round(distance * 10) / 10 };
    },
  },
});
