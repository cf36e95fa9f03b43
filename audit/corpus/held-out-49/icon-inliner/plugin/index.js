import { ICONS } from './icons.js';

const MIME = { png: 'image/png', gif: 'image/gif', svg: 'image/svg+xml', woff2: 'font/woff2' };
const LIMIT = 4096;

definePlugin({
  handlers: {
    async inline(ctx, { path }) {
      const css = await ctx.read(path);
      const folder = path.replace(/[^/]*$/, '');
      let out = '';
      let last = 0;
      const done = [];
      for (const match of css.matchAll(/url\((["']?)(?:icon:(\w+)|(\.\/[\w./-]+\.(png|gif|svg|woff2)))\1\)/g)) {
        out += css.slice(last, match.index);
        last = match.index + match[0].length;
        if (match[2]) {
          out += Object.hasOwn(ICONS, match[2]) ? `url("${ICONS[match[2]]}")` : match[0];
          continue;
        }
        const data = await ctx.read(folder + match[3].slice(2), { encoding: 'base64' });
        if (data.length * 0.75 > LIMIT) out += match[0];
        else {
          out += `url("data:${MIME[match[4]]};base64,${data}")`;
          done.push(match[3]);
        }
      }
      await ctx.write(path, out + css.slice(last));
      return { done };
    },
  },
});
