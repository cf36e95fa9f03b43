import { filters } from './filters.js';

const TAG = /\{\{([#^/]?)\s*([^}]*?)\s*\}\}/g;
const FORBIDDEN = new Set(['__proto__', 'prototype', 'constructor']);

function lookup(path) {
  const keys = path.split('.');
  if (keys.some((key) => FORBIDDEN.has(key))) throw new SyntaxError(`not allowed in a path: ${path}`);
  return (scope) => keys.reduce((value, key) => (value !== null && typeof value === 'object' && Object.hasOwn(value, key) ? value[key] : undefined), scope);
}

function expression(source) {
  const [path, ...names] = source.split('|').map((part) => part.trim());
  const get = lookup(path);
  const chain = names.map((name) => {
    if (!Object.hasOwn(filters, name)) throw new SyntaxError(`no filter called ${name}`);
    return filters[name];
  });
  return (scope) => chain.reduce((value, filter) => filter(value), get(scope) ?? '');
}

/** Compiles a template to a function of the recipient. */
export function compile(source) {
  const stack = [{ parts: [], name: null }];
  const push = (part) => stack.at(-1).parts.push(part);
  let at = 0;
  for (const match of source.matchAll(TAG)) {
    const literal = source.slice(at, match.index);
    at = match.index + match[0].length;
    push(() => literal);
    const [, sigil, inner] = match;
    if (sigil === '') push(expression(inner));
    else if (sigil === '/') {
      const { parts, name, negated } = stack.pop();
      if (name !== inner) throw new SyntaxError(`{{/ ${inner} }} closes ${name ?? 'nothing'}`);
      const test = lookup(name);
      push((scope) => (Boolean(test(scope)) !== negated ? parts.map((part) => part(scope)).join('') : ''));
    } else stack.push({ parts: [], name: inner, negated: sigil === '^' });
  }
  if (stack.length !== 1) throw new SyntaxError(`${stack.at(-1).name} is not closed`);
  const rest = source.slice(at);
  push(() => rest);
  const { parts } = stack[0];
  return (scope) => parts.map((part) => part(scope)).join('');
}
