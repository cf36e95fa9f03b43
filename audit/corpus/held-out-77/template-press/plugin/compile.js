// {{name}} escaped · {{{name}}} raw · {{#list}}…{{/list}} · {{^list}}…{{/list}} · {{! comment }}
const TAG = /\{\{\{\s*([\w.]+)\s*\}\}\}|\{\{([#^/!]?)\s*([^}]*?)\s*\}\}/g;
const ESCAPES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escape = (value) => String(value).replace(/[&<>"']/g, (ch) => ESCAPES[ch]);

function lookup(stack, path) {
  if (path === '.') return stack.at(-1);
  const [first, ...rest] = path.split('.');
  for (let i = stack.length - 1; i >= 0; i--) {
    const scope = stack[i];
    if (scope !== null && typeof scope === 'object' && Object.hasOwn(scope, first)) {
      return rest.reduce((value, key) => (value !== null && typeof value === 'object' && Object.hasOwn(value, key) ? value[key] : undefined), scope[first]);
    }
  }
  return undefined;
}

export function compile(source) {
  const root = { parts: [] };
  const open = [root];
  let last = 0;
  for (const match of source.matchAll(TAG)) {
    const top = open.at(-1);
    const [whole, raw, kind, name] = match;
    const before = source.slice(last, match.index);
    top.parts.push(() => before);
    last = match.index + whole.length;
    if (raw) top.parts.push((stack) => String(lookup(stack, raw) ?? ''));
    else if (kind === '#' || kind === '^') open.push({ name, kind, parts: [] });
    else if (kind === '/') {
      const section = open.pop();
      if (section.name !== name) throw new Error(`{{/${name}}} closes nothing`);
      open.at(-1).parts.push((stack) => block(section, stack));
    } else if (kind === '') top.parts.push((stack) => escape(lookup(stack, name) ?? ''));
  }
  if (open.length > 1) throw new Error(`{{#${open.at(-1).name}}} stays open`);
  const rest = source.slice(last);
  root.parts.push(() => rest);
  return (data) => run(root.parts, [data]);
}

const run = (parts, stack) => parts.map((part) => part(stack)).join('');

function block({ name, kind, parts }, stack) {
  const value = lookup(stack, name);
  const empty = !value || (Array.isArray(value) && value.length === 0);
  if (kind === '^') return empty ? run(parts, stack) : '';
  if (empty) return '';
  return (Array.isArray(value) ? value : [value]).map((item) => run(parts, [...stack, item])).join('');
}
