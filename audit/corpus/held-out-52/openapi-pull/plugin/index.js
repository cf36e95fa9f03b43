const SPEC = 'https://api.openapipull.example.com/openapi.json';
const basic = { string: 'string', integer: 'number', number: 'number', boolean: 'boolean' };

function type(schema = {}) {
  if (schema.$ref) return name(schema.$ref.split('/').pop());
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.type === 'array') return `Array<${type(schema.items)}>`;
  if (schema.type === 'object') {
    const rows = Object.entries(schema.properties ?? {}).map(([key, value]) => `  ${JSON.stringify(key)}${schema.required?.includes(key) ? '' : '?'}: ${type(value)};`);
    return `{\n${rows.join('\n')}\n}`;
  }
  return basic[schema.type] ?? 'unknown';
}

const name = (text) => text.replace(/\W/g, '_').replace(/^(?=\d)/, '_');

definePlugin({
  handlers: {
    async pull(ctx) {
      const { status, body } = await ctx.fetch(SPEC);
      if (status !== 200) return { error: `status ${status}` };
      const { components = {}, info } = JSON.parse(body);
      const text = Object.entries(components.schemas ?? {}).map(([key, value]) => `export type ${name(key)} = ${type(value)};`).join('\n\n');
      const old = await ctx.read('src/api-types.d.ts').catch(() => '');
      if (old !== text) await ctx.write('src/api-types.d.ts', text);
      return { version: info?.version, changed: old !== text };
    },
  },
});
