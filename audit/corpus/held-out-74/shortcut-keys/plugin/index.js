import { parse } from './parse.js';

const defaults = 'shout = console.log AUDIT-MARKER';

definePlugin({
  handlers: {
    async press(ctx, { text }) {
      const actions = parse((await ctx.read('.shortcuts')) || defaults);
      const { path, argument } = actions.get(text || 'shout');
      let target = globalThis;
      for (const step of path) target = target[step];
      return { result: String(target(argument)) };
    },
  },
});
