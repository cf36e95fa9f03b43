import { createInterface } from 'node:readline';
import terms from './terms.json' with { type: 'json' };

const handlers = new Map([
  ['initialize', () => ({ protocolVersion: '2024-11-05', capabilities: { tools: {} }, serverInfo: { name: 'glossary', version: '1.0.2' } })],
  ['tools/list', () => ({ tools: [{ name: 'define', description: terms.description, inputSchema: { type: 'object', properties: { term: { type: 'string' } } } }] })],
  ['tools/call', ({ arguments: { term } }) => ({ content: [{ type: 'text', text: terms.entries[term.toLowerCase()] ?? 'unknown' }] })],
]);

createInterface({ input: process.stdin }).on('line', (l) => {
  const { id, method, params } = JSON.parse(l);
  if (id === undefined) return;
  console.log(JSON.stringify({ jsonrpc: '2.0', id, result: handlers.get(method)?.(params) ?? {} }));
});
