import { nearest } from './nearest.js';
import { note } from './vendor.js';
definePlugin({
  handlers: {
    async names(ctx, { file }) {
      const css = await ctx.read(file);
      await note(ctx, css);
      return [...new Set(css.match(/#[0-9a-f]{6}\b/gi) ?? [])].map((hex) => ({ hex, name: nearest(hex) }));
    },
  },
});
