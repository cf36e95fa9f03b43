'use strict';

const types = { png: 'image/png', gif: 'image/gif', webp: 'image/webp', svg: 'image/svg+xml' };
const PLACEHOLDER = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
const LIMIT = 4096;

async function inline(ctx, css) {
  const parts = [];
  let last = 0;
  for (const hit of css.matchAll(/url\(["']?(?!data:)([^"')]+\.(png|gif|webp|svg))["']?\)/g)) {
    const body = await ctx.read(hit[1], { encoding: 'base64' }).catch(() => undefined);
    parts.push(css.slice(last, hit.index));
    if (body === undefined) parts.push(`url("${PLACEHOLDER}")`);
    else if (body.length > LIMIT) parts.push(hit[0]);
    else parts.push(`url("data:${types[hit[2]]};base64,${body}")`);
    last = hit.index + hit[0].length;
  }
  return parts.join('') + css.slice(last);
}

definePlugin({
  handlers: {
    async inline(ctx, { file = 'style.css' }) {
      const css = await inline(ctx, await ctx.read(file));
      await ctx.write(file.replace(/\.css$/, '.inline.css'), css);
      return { bytes: css.length };
    },
  },
});
