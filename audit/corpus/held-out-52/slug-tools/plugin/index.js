import './vendor/slugger.umd.min.js';

const { slug } = globalThis.slugger;
const MARK = /(<!-- toc -->)[\s\S]*?(<!-- \/toc -->)/;

definePlugin({
  handlers: {
    async toc(ctx, { path = 'README.md' }) {
      const text = await ctx.read(path);
      if (!MARK.test(text)) return { error: 'put <!-- toc --> and <!-- /toc --> into the file' };
      const heads = [...text.matchAll(/^(#{2,4}) (.+)$/gm)];
      const lines = heads.map(([, level, title]) => `${'  '.repeat(level.length - 2)}- [${title}](#${slug(title)})`);
      await ctx.write(path, text.replace(MARK, (_, from, to) => `${from}\n${lines.join('\n')}\n${to}`));
      return { headings: lines.length };
    },
  },
});
