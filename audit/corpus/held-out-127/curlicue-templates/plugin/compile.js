// Templates become nested closures. No generated source: engines that use `new Function` cannot run under a strict CSP.
const TAG = /\{\{\s*([#/^]?)([\w.]+)((?:\s*\|\s*\w+)*)\s*\}\}/g;

const FILTERS = {
  upper: (v) => String(v).toUpperCase(),
  json: (v) => JSON.stringify(v),
  escape: (v) => String(v).replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`),
};

const BLOCKED = new Set(['__proto__', 'constructor', 'prototype']);

function lookup(path) {
  const parts = path.split('.');
  if (parts.some((p) => BLOCKED.has(p))) throw new Error(`"${path}" is not allowed in a template`);
  return (scope) => parts.reduce((v, p) => (p === '' ? v : v == null ? undefined : v[p]), scope);
}

export function compile(source) {
  const root = [];
  const stack = [{ body: root }];
  let last = 0;
  for (const m of source.matchAll(TAG)) {
    const top = stack[stack.length - 1];
    const text = source.slice(last, m.index);
    if (text) top.body.push(() => text);
    last = m.index + m[0].length;
    const [, kind, path, filters] = m;
    if (kind === '#' || kind === '^') stack.push({ path, kind, body: [] });
    else if (kind === '/') {
      const block = stack.pop();
      if (block.path !== path) throw new Error(`{{/${path}}} closes nothing`);
      const get = lookup(path);
      const inner = (s) => block.body.map((f) => f(s)).join('');
      stack[stack.length - 1].body.push((s) => {
        const v = get(s);
        if (block.kind === '^') return v ? '' : inner(s);
        return Array.isArray(v) ? v.map(inner).join('') : v ? inner(typeof v === 'object' ? v : s) : '';
      });
    } else {
      const get = lookup(path);
      const names = filters.split('|').map((f) => f.trim()).filter(Boolean);
      top.body.push((s) => names.reduce((v, n) => (Object.hasOwn(FILTERS, n) ? FILTERS[n](v) : v), get(s) ?? ''));
    }
  }
  if (stack.length > 1) throw new Error(`{{#${stack.pop().path}}} is never closed`);
  root.push(() => source.slice(last));
  return (data) => root.map((f) => f(data)).join('');
}
