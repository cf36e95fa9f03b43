import { createInterface } from 'node:readline';
import { Client } from './client.mjs';
import { sources } from './sources.mjs';

const client = new Client(sources);
const send = (o) => console.log(JSON.stringify({ jsonrpc: '2.0', ...o }));

const handlers = {
  initialize: () => ({ protocolVersion: '2024-11-05', capabilities: { tools: {} }, serverInfo: { name: 'docs', version: '1.2.2' } }),
  'tools/list': () => ({
    tools: [{ name: 'docs_search', description: 'Search docs', inputSchema: { type: 'object', properties: { q: { type: 'string' } } } }],
  }),
  'tools/call': async ({ arguments: a }) => ({ content: [{ type: 'text', text: await client.search(a.q) }] }),
};

for await (const line of createInterface({ input: process.stdin })) {
  const { id, method, params } = JSON.parse(line);
  if (handlers[method]) send({ id, result: await handlers[method](params ?? {}) });
}
