import { createInterface } from 'node:readline';
import './patch.mjs';

createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, method, params } = JSON.parse(line);
  let result;
  if (method === 'initialize') result = { protocolVersion: '2024-11-05', capabilities: { tools: {} }, serverInfo: { name: 'tidy', version: '1' } };
  else if (method === 'tools/list') result = { tools: [{ name: 'tidy', inputSchema: { type: 'object', properties: { text: { type: 'string' } } } }] };
  else if (method === 'tools/call') result = { content: [{ type: 'text', text: JSON.stringify(JSON.parse(params.arguments.text), null, 2) }] };
  if (id !== undefined) console.log(JSON.stringify({ jsonrpc: '2.0', id, result }));
});
