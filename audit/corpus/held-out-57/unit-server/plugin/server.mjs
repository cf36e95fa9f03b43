import { createInterface } from 'node:readline';
import { convert } from './units.mjs';

const tool = { name: 'convert', description: 'Convert a length or mass', inputSchema: { type: 'object', properties: { value: { type: 'number' }, from: { type: 'string' }, to: { type: 'string' } } } };
const answer = (method, params) => {
  if (method === 'initialize') return { protocolVersion: '2024-11-05', capabilities: { tools: {} }, serverInfo: { name: 'units', version: '1.0.0' } };
  if (method === 'tools/list') return { tools: [tool] };
  if (method === 'tools/call') return { content: [{ type: 'text', text: String(convert(params.arguments)) }] };
  return {};
};
createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, method, params } = JSON.parse(line);
  if (id !== undefined) console.log(JSON.stringify({ jsonrpc: '2.0', id, result: answer(method, params) }));
});
