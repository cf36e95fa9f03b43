const step = Symbol('step');

function node(parts = []) {
  return new Proxy(function () {}, {
    get(_, key) {
      if (key === step) return parts;
      if (key === Symbol.toPrimitive || key === 'toString') return () => parts.map(([n, a]) => (a ? `${n}:${a}` : n)).join(' ');
      return node([...parts, [key]]);
    },
    apply(_, __, args) { return node([...parts.slice(0, -1), [parts.at(-1)[0], args.join(',')]]); },
    has: (_, key) => parts.some(([n]) => n === key),
  });
}

export const q = node();
const BUILD = { mine: (who) => q.is.open.author(who), stale: () => q.is.open.updated('<2024-01-01').label('stale'), byPath: (p) => q.path(p).lang('ts') };

export default { tools: { query: ({ kind, value }) => (Object.hasOwn(BUILD, kind) ? `${BUILD[kind](value)}` : '') } };
