import { points, skeleton } from './skeleton.js';

definePlugin({
  handlers: {
    async compare(ctx, { path }) {
      const text = await ctx.read(path);
      const groups = new Map();
      for (const [name] of text.matchAll(/[\p{ID_Start}_$][\p{ID_Continue}$]*/gu)) {
        const key = skeleton(name);
        if (!groups.has(key)) groups.set(key, new Set());
        groups.get(key).add(name);
      }
      const clashes = [...groups.values()].filter((names) => names.size > 1);
      return { clashes: clashes.map((names) => [...names].map((name) => ({ name, points: points(name) }))) };
    },
  },
});
