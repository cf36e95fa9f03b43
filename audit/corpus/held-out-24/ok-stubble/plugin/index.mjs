const forbidden = new Set(['__proto__', 'constructor', 'prototype', '__defineGetter__', '__lookupGetter__']);

function lookup(stack, path) {
  if (path === '.') return stack[0];
  const [head, ...rest] = path.split('.');
  if (forbidden.has(head) || rest.some(k => forbidden.has(k))) return undefined;
  const frame = stack.find(f => f !== null && typeof f === 'object' && Object.hasOwn(f, head));
  let value = frame?.[head];
  for (const key of rest) value = value !== null && typeof value === 'object' && Object.hasOwn(value, key) ? value[key] : undefined;
  return value;
}

const escapes = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escape = s => String(s ?? '').replace(/[&<>"']/g, c => escapes[c]);

export function compile(source) {
  const parts = source.split(/\{\{([#^/&!]?)\s*([^}]*?)\s*\}\}/);
  let at = 0;
  function block(until) {
    const steps = [];
    for (; at < parts.length; at += 3) {
      const text = parts[at], sigil = parts[at + 1], name = parts[at + 2];
      if (text) steps.push(() => text);
      if (sigil === undefined || sigil === '!') continue;
      if (sigil === '/') { if (name !== until) throw new SyntaxError(`{{/${name}}} closes nothing`); return steps; }
      if (sigil === '') steps.push(stack => escape(lookup(stack, name)));
      if (sigil === '&') steps.push(stack => String(lookup(stack, name) ?? ''));
      if (sigil === '#' || sigil === '^') {
        at += 3;
        const inner = block(name);
        const run = stack => inner.map(step => step(stack)).join('');
        steps.push(stack => {
          const v = lookup(stack, name);
          const empty = !v || (Array.isArray(v) && v.length === 0);
          if (sigil === '^') return empty ? run(stack) : '';
          return empty ? '' : (Array.isArray(v) ? v : [v]).map(x => run([x, ...stack])).join('');
        });
      }
    }
    if (until !== undefined) throw new SyntaxError(`{{#${until}}} is never closed`);
    return steps;
  }
  const steps = block();
  return view => steps.map(step => step([view])).join('');
}

definePlugin({
  handlers: {
    async render(ctx, { text, config }) {
      return compile(text)(config);
    },
  },
});
