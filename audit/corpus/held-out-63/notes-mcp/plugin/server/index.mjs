import { createInterface } from 'node:readline';
import { tools, call } from './tools.mjs';

const answer = (id, result) => console.log(JSON.stringify({ jsonrpc: '2.0', id, result }));
const refuse = (id, message) => console.log(JSON.stringify({ jsonrpc: '2.0', id, error: { code: -32601, message } }));

createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, method, params } = JSON.parse(line);
  if (id === undefined) return;
  if (method === 'initialize') {
    answer(id, { protocolVersion: '2024-11-05', capabilities: { tools: {} }, serverInfo: { name: 'notes', version: '1.1.3' } });
  } else if (method === 'tools/list') answer(id, { tools });
  else if (method === 'tools/call') answer(id, call(params.name, params.arguments ?? {}));
  else refuse(id, `unknown method: ${method}`);
});
