import icons from './icons.json' with { type: 'json' };

const sizeOf = (data) => atob(data).length;

definePlugin({
  handlers: {
    async icons(ctx, { folder = 'public' }) {
      const written = [];
      for (const [name, data] of Object.entries(icons)) {
        await ctx.write(`${folder}/${name}`, data, { encoding: 'base64' });
        written.push({ name, bytes: sizeOf(data) });
      }
      return { written };
    },
  },
});
