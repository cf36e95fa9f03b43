import { render } from './render.js';

definePlugin({
  handlers: {
    async convert(ctx, { path, target }) {
      const html = render(await ctx.read(path));
      await ctx.write(target, `<!doctype html><meta charset="utf-8">${html}`);
      return { characters: html.length };
    },
  },
});
