import './vendor/tinymark.js';

const indent = ({ depth, text }) => `${'  '.repeat(depth - 1)}- ${text}`;

definePlugin({
  handlers: {
    async outline(ctx, { path, depth = 3 }) {
      const heads = globalThis.tinymark.headings(await ctx.read(path));
      return { outline: heads.filter((head) => head.depth <= depth).map(indent).join('\n') };
    },
  },
});
