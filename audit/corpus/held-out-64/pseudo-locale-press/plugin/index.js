import { pseudo } from './pseudo.js';

const walk = (node, act) => {
  if (typeof node === 'string') return act(node);
  if (Array.isArray(node)) return node.map((inner) => walk(inner, act));
  if (node && typeof node === 'object') return Object.fromEntries(Object.entries(node).map(([key, inner]) => [key, walk(inner, act)]));
  return node;
};

definePlugin({
  handlers: {
    async press(ctx, { source, target, config = {} }) {
      let count = 0;
      const messages = walk(JSON.parse(await ctx.read(source)), (text) => {
        count += 1;
        return pseudo(text, config.growth ?? 0.35);
      });
      const path = target ?? source.replace(/[^/]+$/, 'en-XA.json');
      await ctx.write(path, `${JSON.stringify(messages, null, 2)}\n`);
      return { path, count };
    },
  },
});
