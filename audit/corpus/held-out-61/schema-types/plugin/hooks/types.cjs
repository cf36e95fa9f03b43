const { typeOf } = require('../lib/type-of.cjs');

let input = '';
process.stdin.on('data', (part) => (input += part)).on('end', () => {
  const { file_path: file = '', content = '{}' } = JSON.parse(input || '{}').tool_input ?? {};
  if (!file.endsWith('.schema.json')) return;
  const schema = JSON.parse(content);
  console.log(`export type ${schema.title ?? 'Schema'} = ${typeOf(schema, schema)};`);
});
