import * as steps from './steps.js';

const known = new Map(Object.entries(steps));

export const compose = (names) =>
  names.map((name) => {
    const step = known.get(name);
    if (!step) throw new RangeError(`there is no step ${name}`);
    return step;
  });

definePlugin({
  handlers: {
    async clean(ctx, { path, config }) {
      const chain = compose(config.steps ?? ['trimEnd', 'finalNewline']);
      const text = await ctx.read(path);
      const result = chain.reduce((sum, step) => step(sum), text);
      if (result !== text) await ctx.write(path, result);
      return { changed: result !== text };
    },
  },
});
