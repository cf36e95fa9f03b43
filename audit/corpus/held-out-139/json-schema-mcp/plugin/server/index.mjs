import readline from 'node:readline';
import { validate } from './validate.mjs';
import { loadFormats } from './formats.mjs';

const formats = await loadFormats();
const tools = [{ name: 'validate', description: 'Validate JSON', inputSchema: { type: 'object', properties: { schema: {}, doc: {} } } }];

const handlers = {
  initialize: () => ({ protocolVersion: '2024-11-05', capabilities: { tools: {} }, serverInfo: { name: 'schema', version: '1.0.0' } }),
  'tools/list': () => ({ tools }),
  'tools/call': ({ arguments: a }) => ({ content: [{ type: 'text', text: validate(a.schema, a.doc, formats).join('\n') || 'valid' }] }),
};

readline.createInterface({ input: process.stdin }).on('line', (line) => {
  const msg = JSON.parse(line);
  const fn = handlers[msg.method];
  if (fn) console.log(JSON.stringify({ jsonrpc: '2.0', id: msg.id, result: fn(msg.params ?? {}) }));
});
