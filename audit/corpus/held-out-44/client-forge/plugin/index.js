import { operations } from './lib/operations.js';
import { render } from './lib/render.js';

definePlugin({
  handlers: {
    async generate(ctx, { path = 'openapi.json', target = 'src/client.js' }) {
      if (!/^[\w-][\w./-]*\.m?js$/.test(target) || target.includes('..')) throw new Error('the target is a .js file of the project');
      const list = operations(JSON.parse(await ctx.read(path)));
      await ctx.write(target, render(list));
      return { target, operations: list.map(({ id }) => id) };
    },
  },
});
