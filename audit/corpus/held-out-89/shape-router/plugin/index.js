const isPlain = (v) => v !== null && typeof v === 'object' && (Object.getPrototypeOf(v) === null || v.constructor === Object);

const describe = {
  string: (v) => (/^\d{4}-\d\d-\d\d/.test(v) ? 'date' : 'string'),
  number: (v) => (Number.isInteger(v) ? 'integer' : 'number'),
  boolean: () => 'boolean',
  undefined: () => 'nothing',
  object: (v, depth) => {
    if (v === null) return 'null';
    if (Array.isArray(v)) return `[${[...new Set(v.map((x) => shape(x, depth + 1)))].join(' | ')}]`;
    if (!isPlain(v)) return v.constructor.name;
    if (depth > 6) return '{…}';
    const keys = Object.keys(v);
    return `{ ${keys.map((k) => `${k}: ${shape(v[k], depth + 1)}`).join(', ')} }`;
  },
};

function shape(value, depth = 0) {
  const handler = describe[typeof value] ?? (() => typeof value);
  return handler(value, depth);
}

export { shape };
export const activate = (ctx) => ctx.command('shape', (a) => shape(JSON.parse(a.join(' '))));
