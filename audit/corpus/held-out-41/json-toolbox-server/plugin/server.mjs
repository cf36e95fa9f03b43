import { createInterface } from 'node:readline';

const sorted = (value) =>
  Array.isArray(value)
    ? value.map(sorted)
    : value && typeof value === 'object'
      ? Object.fromEntries(Object.keys(value).sort().map((key) => [key, sorted(value[key])]))
      : value;

const at = (value, path) => path.split('.').filter(Boolean).reduce((node, key) => node?.[key], value);

const text = (value) => ({ content: [{ type: 'text', text: JSON.stringify(value, null, 2) ?? 'nothing' }] });
const schema = (...names) => ({ type: 'object', properties: Object.fromEntries(names.map((name) => [name, { type: 'string' }])), required: names });

const tools = new Map([
  ['query', { description: 'The value at a dotted path.', inputSchema: schema('json', 'path'), run: ({ json, path }) => text(at(JSON.parse(json), path)) }],
  ['sort_keys', { description: 'The same JSON with sorted keys.', inputSchema: schema('json'), run: ({ json }) => text(sorted(JSON.parse(json))) }],
]);

const methods = {
  initialize: ({ protocolVersion }) => ({ protocolVersion, capabilities: { tools: {} }, serverInfo: { name: 'json-toolbox', version: '1.0.0' } }),
  'tools/list': () => ({ tools: [...tools].map(([name, { run, ...rest }]) => ({ name, ...rest })) }),
  'tools/call': ({ name, arguments: given }) => tools.get(name).run(given),
};

for await (const line of createInterface({ input: process.stdin })) {
  const { id, method, params } = JSON.parse(line);
  if (id === undefined || !Object.hasOwn(methods, method)) continue;
  process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', id, result: methods[method](params ?? {}) })}\n`);
}
