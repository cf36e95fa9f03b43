const TAG = /\{\{\{\s*([\w.]+)\s*\}\}\}|\{\{\s*([#/]?)\s*(each|if)?\s*([\w.]*)\s*\}\}/g;
const ESCAPE = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escape = (value) => String(value ?? '').replace(/[&<>"']/g, (c) => ESCAPE[c]);

function lookup(data, path) {
  let value = data;
  for (const key of path.split('.')) {
    if (key === 'this') continue;
    if (value === null || typeof value !== 'object' || !Object.hasOwn(value, key)) return undefined;
    value = value[key];
  }
  return value;
}

export function compile(source) {
  const stack = [{ parts: [] }];
  const top = () => stack[stack.length - 1];
  let last = 0;
  for (const match of source.matchAll(TAG)) {
    const literal = source.slice(last, match.index);
    last = match.index + match[0].length;
    if (literal) top().parts.push(() => literal);
    const [, raw, sign, block, path] = match;
    if (raw) top().parts.push((d) => String(lookup(d, raw) ?? ''));
    else if (sign === '#') stack.push({ block, path, parts: [] });
    else if (sign === '/') {
      const closed = stack.pop();
      if (closed.block !== block) throw new SyntaxError(`{{/${block}}} closes {{#${closed.block}}}`);
      const run = (d) => closed.parts.map((part) => part(d)).join('');
      if (block === 'each') top().parts.push((d) => (lookup(d, closed.path) ?? []).map(run).join(''));
      else top().parts.push((d) => (lookup(d, closed.path) ? run(d) : ''));
    } else top().parts.push((d) => escape(lookup(d, path)));
  }
  const tail = source.slice(last);
  top().parts.push(() => tail);
  if (stack.length !== 1) throw new SyntaxError(`{{#${top().block}}} is never closed`);
  return (data) => stack[0].parts.map((part) => part(data)).join('');
}
