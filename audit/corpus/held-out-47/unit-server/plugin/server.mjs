import { createInterface } from 'node:readline';
import { convert } from './units.mjs';

const tool = {
  name: 'convert',
  description: 'Convert a number from one unit to another',
  inputSchema: {
    type: 'object',
    properties: { value: { type: 'number' }, from: { type: 'string' }, to: { type: 'string' } },
    required: ['value', 'from', 'to'],
  },
};

const answers = {
  initialize: () => ({ protocolVersion: '2024-11-05', capabilities: { tools: {} }, serverInfo: { name: 'units', version: '1.0.0' } }),
  'tools/list': () => ({ tools: [tool] }),
  'tools/call': ({ arguments: { value, from, to } }) => ({ content: [{ type: 'text', text: String(convert(value, from, to)) }] }),
};

for await (const line of createInterface({ input: process.stdin })) {
  const { id, method, params } = JSON.parse(line);
  if (id === undefined) continue;
  const known = Object.hasOwn(answers, method);
  const reply = known ? { result: answers[method](params) } : { error: { code: -32601, message: 'unknown method' } };
  console.log(JSON.stringify({ jsonrpc: '2.0', id, ...reply }));
}
