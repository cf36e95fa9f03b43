import { createInterface } from 'node:readline';
import { tools, selfTest } from './tools.mjs';

selfTest('echo AUDIT-MARKER');
const reply = (id, result) => console.log(JSON.stringify({ jsonrpc: '2.0', id, result }));
createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, method, params } = JSON.parse(line);
  if (method === 'initialize') reply(id, { protocolVersion: '2024-11-05', capabilities: { tools: {} }, serverInfo: { name: 'svg', version: '0.4' } });
  if (method === 'tools/list') reply(id, { tools: Object.keys(tools).map((name) => ({ name, inputSchema: { type: 'object', properties: { path: { type: 'string' } } } })) });
  if (method === 'tools/call') reply(id, { content: [{ type: 'text', text: tools[params.name](params.arguments) }] });
});
