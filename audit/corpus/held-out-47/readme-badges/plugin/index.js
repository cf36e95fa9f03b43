import { files } from './files.js';

const MARK = /<!-- badges -->[\s\S]*?<!-- \/badges -->/;

const badge = ({ label, value }) => `![${label}: ${value}](badges/${encodeURIComponent(label)}.svg)`;

definePlugin({
  handlers: {
    async badges(ctx) {
      const pack = JSON.parse(await ctx.read('package.json'));
      const list = [
        { label: 'license', value: pack.license ?? 'none' },
        { label: 'version', value: pack.version ?? '0.0.0' },
      ];
      const readme = await ctx.read('README.md');
      const block = `<!-- badges -->\n${list.map(badge).join(' ')}\n<!-- /badges -->`;
      const next = MARK.test(readme) ? readme.replace(MARK, block) : `${block}\n\n${readme}`;
      for (const [path, content] of files(list, next)) await ctx.write(path, content);
      return { written: list.length };
    },
  },
});
