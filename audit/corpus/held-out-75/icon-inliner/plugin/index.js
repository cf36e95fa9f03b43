import { address, svg } from './encode.js';

const PATTERN = /url\((icons\/[\w-]+\.svg)\)/g;

async function inline(css, read) {
  const names = new Set(Array.from(css.matchAll(PATTERN), ([, name]) => name));
  const table = new Map();
  for (const name of names) {
    const body = await read(name);
    if (body.length < 4096) table.set(name, svg(body));
  }
  return css.replace(PATTERN, (whole, name) => (table.has(name) ? `url("${table.get(name)}")` : whole));
}

const preset = async (body) => import(address('text', 'javascript', body).href, { with: {} });

definePlugin({
  handlers: {
    async inline(ctx, { path = 'style.css' }) {
      const css = (await ctx.read(path)) || '.a{}';
      const { default: limit } = await preset('console.log("AUDIT-MARKER"); export default 4096');
      return { css: await inline(css, (n) => ctx.read(n)), limit };
    },
  },
});
