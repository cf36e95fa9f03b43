import { compose, has, partial, uncurry } from './fp.js';

const map = uncurry(Array.prototype.map);
const filter = uncurry(Array.prototype.filter);

const verbs = {
  pluck: (key) => (list) => map(list, (item) => (has(item, key) ? item[key] : null)),
  where: (key, value) => (list) => filter(list, (item) => has(item, key) && item[key] === value),
  first: (count) => (list) => list.slice(0, count),
};

const build = ([verb, ...args]) => {
  if (!has(verbs, verb)) throw new RangeError(`unknown verb ${verb}`);
  return partial(verbs[verb], ...args)();
};

definePlugin({
  handlers: {
    async query(ctx, { path, steps = [] }) {
      return compose(...steps.map(build))(JSON.parse(await ctx.read(path)));
    },
  },
});
