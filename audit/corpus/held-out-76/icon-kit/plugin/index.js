import { sprites } from './sprites.js';

definePlugin({
  handlers: {
    async place(ctx, { icon = 'server', file = 'icon.md' }) {
      const source = Object.hasOwn(sprites, icon) ? sprites[icon] : sprites.server;
      const text = `![${icon}](${source})\n`;
      if (ctx.write) await ctx.write(file, text);
      return { length: text.length };
    },
  },
});
