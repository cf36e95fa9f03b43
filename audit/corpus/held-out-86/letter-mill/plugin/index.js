import { parse } from './parse.js';

const filters = new Map([
  ['upper', (v) => String(v).toUpperCase()],
  ['lower', (v) => String(v).toLowerCase()],
  ['date', (v) => new Date(v).toISOString().slice(0, 10)],
]);

const lookup = (data, name) => name.split('.').reduce((at, key) => (at && Object.hasOwn(at, key) ? at[key] : ''), data);

function render(node, data) {
  if (node.text !== undefined) return node.text;
  if (node.each) return (lookup(data, node.each) || []).map((item) => node.kids.map((k) => render(k, item)).join('')).join('');
  if (node.name) {
    const value = lookup(data, node.name);
    return filters.has(node.filter) ? filters.get(node.filter)(value) : String(value);
  }
  return node.kids.map((k) => render(k, data)).join('');
}

definePlugin({
  handlers: {
    async fill(ctx, { path, data = {} }) {
      return { text: render(parse(await ctx.read(path)), data) };
    },
  },
});
