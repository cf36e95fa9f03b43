const FILTERS = new Map([
  ['upper', (s) => s.toUpperCase()],
  ['kebab', (s) => s.replace(/([a-z0-9])([A-Z])/g, '$1-$2').replace(/[\s_]+/g, '-').toLowerCase()],
  ['pascal', (s) => s.replace(/(^|[-_\s])(\w)/g, (_, __, c) => c.toUpperCase())],
  ['json', (s) => JSON.stringify(s)],
]);
const FORBIDDEN = new Set(['__proto__', 'prototype', 'constructor']);

function lookup(scope, path) {
  let value = scope;
  for (const key of path.split('.')) {
    if (FORBIDDEN.has(key) || value === null || typeof value !== 'object' || !Object.hasOwn(value, key)) return undefined;
    value = value[key];
  }
  return value;
}

export function parse(source) {
  const root = { kind: 'root', children: [] };
  const stack = [root];
  for (const piece of source.split(/(\{\{[^}]+\}\})/)) {
    const top = stack[stack.length - 1];
    const tag = /^\{\{\s*(#if|#each|\/if|\/each)?\s*([^}]*?)\s*\}\}$/.exec(piece);
    if (!tag) { if (piece) top.children.push({ kind: 'text', text: piece }); continue; }
    const [, block, rest] = tag;
    if (block?.startsWith('#')) {
      const node = { kind: block.slice(1), path: rest, children: [] };
      top.children.push(node);
      stack.push(node);
    } else if (block) {
      if (stack.length < 2 || top.kind !== block.slice(1)) throw new Error(`unexpected {{${block}}}`);
      stack.pop();
    } else {
      const [path, ...filters] = rest.split('|').map((s) => s.trim());
      top.children.push({ kind: 'value', path, filters });
    }
  }
  if (stack.length > 1) throw new Error(`{{#${stack.at(-1).kind}}} is never closed`);
  return root;
}

export function render(node, scope) {
  return node.children.map((child) => {
    if (child.kind === 'text') return child.text;
    const value = lookup(scope, child.path);
    if (child.kind === 'if') return value ? render(child, scope) : '';
    if (child.kind === 'each') return (Array.isArray(value) ? value : []).map((item) => render(child, { ...scope, this: item })).join('');
    return child.filters.reduce((text, name) => {
      const filter = FILTERS.get(name);
      if (!filter) throw new Error(`unknown filter ${name}`);
      return filter(text);
    }, String(value ?? ''));
  }).join('');
}
