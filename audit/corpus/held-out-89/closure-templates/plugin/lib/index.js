import { tokenise } from './tokens.js';

/** @typedef {Function} Render */

const get = (path) => {
  const keys = path.split('.');
  return (data) => keys.reduce((at, k) => (at != null && Object.hasOwn(Object(at), k) ? at[k] : undefined), data);
};

/** @returns {Render} */
export function compile(source) {
  const root = [];
  const stack = [root];
  for (const t of tokenise(source)) {
    const top = stack[stack.length - 1];
    if (t.kind === 'text') top.push(() => t.value);
    else if (t.kind === 'var') { const f = get(t.value); top.push((d) => String(f(d) ?? '')); }
    else if (t.kind === 'each') {
      const f = get(t.value);
      const body = [];
      top.push((d) => (f(d) ?? []).map((x) => body.map((r) => r(x)).join('')).join(''));
      stack.push(body);
    } else if (t.kind === 'end') stack.pop();
  }
  return (data) => root.map((r) => r(data)).join('');
}

export const activate = (ctx) => ctx.command('template', (a, { data }) => compile(a.join(' '))(data));
