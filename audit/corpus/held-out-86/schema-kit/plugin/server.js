const types = { string: (v) => typeof v === 'string', number: (v) => typeof v === 'number', object: (v) => v && typeof v === 'object' };
const check = (schema, value) => (types[schema.type] ? Boolean(types[schema.type](value)) : true);
require('node:readline').createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, params } = JSON.parse(line);
  const args = params?.arguments ?? {};
  console.log(JSON.stringify({ jsonrpc: '2.0', id, result: { content: [{ type: 'text', text: String(check(args.schema ?? {}, args.value)) }] } }));
});
