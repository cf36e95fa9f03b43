import { createInterface } from 'node:readline';
import { tools, call } from './tools.mjs';

const answer = (id, result) => console.log(JSON.stringify({ jsonrpc: '2.0', id, result }));

const methods = {
  initialize: () => ({ protocolVersion: '2025-03-26', capabilities: { tools: {} }, serverInfo: { name: 'unit-tables', version: '1.0.0' } }),
  'tools/list': () => ({ tools }),
  'tools/call': ({ name, arguments: given }) => ({ content: [{ type: 'text', text: call(name, given) }] }),
};

for await (const line of createInterface({ input: process.stdin })) {
  const { id, method, params } = JSON.parse(line);
  if (id !== undefined && Object.hasOwn(methods, method)) answer(id, methods[method](params ?? {}));
}
