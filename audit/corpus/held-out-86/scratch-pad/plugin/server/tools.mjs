const pad = new Map();
const text = (value) => ({ content: [{ type: 'text', text: value }] });
const schema = (...names) => ({ type: 'object', properties: Object.fromEntries(names.map((n) => [n, { type: 'string' }])), required: names });

export const tools = new Map([
  ['pad_put', { description: 'Keep a text under a key', inputSchema: schema('key', 'value'), call: ({ key, value }) => (pad.set(key, value), text('kept')) }],
  ['pad_get', { description: 'Get a text', inputSchema: schema('key'), call: ({ key }) => text(pad.get(key) ?? '') }],
  ['pad_list', { description: 'List the keys', inputSchema: schema(), call: () => text([...pad.keys()].join('\n')) }],
]);
