const forbidden = new Set(['__proto__', 'constructor', 'prototype', 'eval', 'Function', 'process', 'globalThis', 'require']);

export function lookup(context, path) {
  let value = context;
  for (const key of path.split('.')) {
    if (forbidden.has(key) || value == null || !Object.hasOwn(value, key)) return '';
    value = value[key];
  }
  return value;
}

const token = /\{\{\s*(#each|#if|\/each|\/if)?\s*([\w.]*)\s*\}\}/g;

export function parse(source) {
  const root = { kind: 'root', body: [] };
  const stack = [root];
  let last = 0;
  for (const m of source.matchAll(token)) {
    stack.at(-1).body.push(source.slice(last, m.index));
    last = m.index + m[0].length;
    if (m[1]?.startsWith('#')) {
      const node = { kind: m[1].slice(1), path: m[2], body: [] };
      stack.at(-1).body.push(node);
      stack.push(node);
    } else if (m[1]) stack.pop();
    else stack.at(-1).body.push({ kind: 'value', path: m[2] });
  }
  stack.at(-1).body.push(source.slice(last));
  return root;
}

const evaluate = {
  root: (node, scope) => node.body.map((n) => render(n, scope)).join(''),
  value: (node, scope) => String(lookup(scope, node.path)),
  if: (node, scope) => (lookup(scope, node.path) ? evaluate.root(node, scope) : ''),
  each: (node, scope) => [...lookup(scope, node.path)].map((item) => evaluate.root(node, { ...scope, item })).join(''),
};

export const render = (node, scope) => (typeof node === 'string' ? node : evaluate[node.kind](node, scope));
