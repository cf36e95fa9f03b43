const SIMPLE = { string: 'string', number: 'number', integer: 'number', boolean: 'boolean', null: 'null' };

function typeOf(schema, root) {
  if (schema.$ref) return typeOf(root.$defs[schema.$ref.split('/').at(-1)], root);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.oneOf) return schema.oneOf.map((each) => typeOf(each, root)).join(' | ');
  if (schema.type === 'array') return `Array<${typeOf(schema.items ?? {}, root)}>`;
  if (schema.type === 'object') {
    const required = new Set(schema.required ?? []);
    const lines = Object.entries(schema.properties ?? {}).map(
      ([key, value]) => `${JSON.stringify(key)}${required.has(key) ? '' : '?'}: ${typeOf(value, root)}`,
    );
    if (schema.additionalProperties) lines.push('[key: string]: unknown');
    return `{ ${lines.join('; ')} }`;
  }
  return SIMPLE[schema.type] ?? 'unknown';
}

module.exports = { typeOf };
