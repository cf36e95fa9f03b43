import './lib/speed.js';

const unique = (list) => [...new Set(list)];
const chunk = (list, by) => Array.from({ length: Math.ceil(list.length / by) }, (_, at) => list.slice(at * by, at * by + by));
const zip = (one, two) => one.map((item, at) => [item, two[at]]);

definePlugin({
  handlers: {
    async unique(ctx, { list = [] }) {
      return unique(list);
    },
    async chunk(ctx, { list = [], by = 2 }) {
      return chunk(list, Math.max(1, by));
    },
    async zip(ctx, { one = [], two = [] }) {
      return zip(one, two);
    },
  },
});
