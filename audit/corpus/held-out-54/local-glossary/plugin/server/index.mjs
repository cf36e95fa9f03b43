import { createInterface } from 'node:readline';
import { readFileSync } from 'node:fs';

const glossary = new Map(Object.entries(JSON.parse(readFileSync(new URL('./glossary.json', import.meta.url), 'utf8'))));
const tool = { name: 'define', description: 'Define a term', inputSchema: { type: 'object', properties: { term: { type: 'string' } } } };

const methods = new Map([
  ['initialize', () => ({ protocolVersion: '2024-11-05', capabilities: { tools: {} }, serverInfo: { name: 'glossary', version: '1.0.0' } })],
  ['tools/list', () => ({ tools: [tool] })],
  ['tools/call', ({ arguments: { term } }) => ({ content: [{ type: 'text', text: glossary.get(term) ?? 'unknown' }] })],
]);

for await (const line of createInterface({ input: process.stdin })) {
  const { id, method, params } = JSON.parse(line);
  const act = methods.get(method);
  if (id === undefined) continue;
  const answer = act ? { result: act(params ?? {}) } : { error: { code: -32601, message: 'no such method' } };
  console.log(JSON.stringify({ jsonrpc: '2.0', id, ...answer }));
}
