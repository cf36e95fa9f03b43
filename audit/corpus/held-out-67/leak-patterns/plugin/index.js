import { names, patterns } from './patterns.js';

const inText = (path, text) =>
  text.split('\n').flatMap((line, i) => patterns.filter(({ pattern }) => pattern.test(line)).map(({ kind }) => ({ path, line: i + 1, kind })));

definePlugin({
  handlers: {
    async scan(ctx, { paths = [] }) {
      const found = [];
      for (const path of paths) {
        // a file which is a secret as a whole is not even read
        if (names.some((name) => name.test(path))) {
          found.push({ path, line: 0, kind: 'secret file' });
          continue;
        }
        found.push(...inText(path, await ctx.read(path)));
      }
      return { found };
    },
  },
});
