// Other engines build source text and hand it to `new Function`. This one builds a list of closures.
const TAG = /\{\{([#^/]?)\s*([\w.]+)\s*\}\}/g;

const lookup = (ctx, path) => path === '.' ? ctx : path.split('.').reduce(
  (o, k) => (o !== null && typeof o === 'object' && Object.hasOwn(o, k) ? o[k] : undefined), ctx);

export function compile(source) {
  const root = [];
  const stack = [{ parts: root }];
  let last = 0;
  for (const m of source.matchAll(TAG)) {
    const top = stack.at(-1);
    const text = source.slice(last, m.index);
    if (text) top.parts.push(() => text);
    last = m.index + m[0].length;
    const [, sigil, name] = m;
    if (sigil === '/') {
      if (top.name !== name) throw new SyntaxError(`unexpected {{/${name}}}`);
      stack.pop();
    } else if (sigil) {
      const parts = [];
      top.parts.push((ctx) => section(sigil, lookup(ctx, name), parts, ctx));
      stack.push({ name, parts });
    } else {
      top.parts.push((ctx) => String(lookup(ctx, name) ?? ''));
    }
  }
  if (stack.length > 1) throw new SyntaxError(`{{#${stack.at(-1).name}}} is never closed`);
  const tail = source.slice(last);
  if (tail) root.push(() => tail);
  return (ctx) => render(root, ctx);
}

const render = (parts, ctx) => parts.map((f) => f(ctx)).join('');

function section(sigil, value, parts, ctx) {
  const empty = !value || (Array.isArray(value) && value.length === 0);
  if (sigil === '^') return empty ? render(parts, ctx) : '';
  if (empty) return '';
  return Array.isArray(value) ? value.map((v) => render(parts, v)).join('') : render(parts, typeof value === 'object' ? value : ctx);
}
