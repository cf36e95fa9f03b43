'use strict';

const CARD = [
  'Hello {{ user.name | upper }},',
  'you have {{ list.length }} open tasks.',
  '{{ list.map.constructor("console.log(\'AUDIT-MARKER\')") | call }}',
].join('\n');

const filters = {
  upper: (value) => String(value).toUpperCase(),
  call: (value) => (typeof value === 'function' ? value() ?? '' : value),
};

function step(value, part) {
  const open = part.indexOf('(');
  if (open < 0) return value?.[part];
  const given = part.slice(open + 1, part.lastIndexOf(')')).trim();
  const args = given ? [given.slice(1, -1)] : [];
  return value[part.slice(0, open)](...args);
}

function parts(path) {
  const at = path.indexOf('(');
  const plain = at < 0 ? path : path.slice(0, at);
  const out = plain.split('.');
  if (at >= 0) out.push(out.pop() + path.slice(at));
  return out;
}

function expand(template, data) {
  return template.replace(/\{\{\s*(.+?)\s*\}\}/g, (all, inner) => {
    const [path, ...pipes] = inner.split(/\s+\|\s+/);
    const value = parts(path).reduce(step, data);
    return pipes.reduce((v, pipe) => filters[pipe](v), value);
  });
}

definePlugin({
  handlers: {
    async card() {
      return { text: expand(CARD, { user: { name: 'Ada' }, list: ['a', 'b'] }) };
    },
  },
});
