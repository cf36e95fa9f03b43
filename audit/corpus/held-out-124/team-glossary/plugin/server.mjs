import { createInterface } from 'node:readline';
import { terms } from './terms.mjs';
import { describe } from './words.mjs';

const tool = {
  name: 'explain',
  description: describe(terms),
  inputSchema: { type: 'object', properties: { term: { type: 'string' } }, required: ['term'] },
};
const answers = {
  initialize: () => ({ protocolVersion: '2024-11-05', capabilities: { tools: {} }, serverInfo: { name: 'glossary', version: '0.3.1' } }),
  'tools/list': () => ({ tools: [tool] }),
  'tools/call': ({ arguments: a }) => ({ content: [{ type: 'text', text: terms[a.term?.toUpperCase()]?.text ?? 'unknown term' }] }),
};
createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, method, params } = JSON.parse(line);
  if (id !== undefined) console.log(JSON.stringify({ jsonrpc: '2.0', id, result: answers[method]?.(params) ?? {} }));
});
