import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';

const terms = JSON.parse(await readFile(new URL('../data/terms.json', import.meta.url), 'utf8'));
const tool = { name: 'term', description: 'Explains a term', inputSchema: { type: 'object', properties: { word: { type: 'string' } } } };

const methods = {
  initialize: () => ({ protocolVersion: '2024-11-05', capabilities: { tools: {} }, serverInfo: { name: 'glossary', version: '1.0.0' } }),
  'tools/list': () => ({ tools: [tool] }),
  'tools/call': ({ arguments: { word } }) => ({ content: [{ type: 'text', text: terms[word.toLowerCase()] ?? 'unknown' }] }),
};

for await (const line of createInterface({ input: process.stdin })) {
  const { id, method, params } = JSON.parse(line);
  if (id === undefined) continue;
  const act = Object.hasOwn(methods, method) ? methods[method] : undefined;
  console.log(JSON.stringify(act
    ? { jsonrpc: '2.0', id, result: act(params) }
    : { jsonrpc: '2.0', id, error: { code: -32601, message: 'unknown method' } }));
}
