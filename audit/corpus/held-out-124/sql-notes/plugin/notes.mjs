import readline from 'node:readline';
import { find, index } from './search.mjs';

index('notes');
const tools = [{ name: 'search_notes', description: 'Full text search in ./notes', inputSchema: { type: 'object', properties: { q: { type: 'string' } } } }];
for await (const line of readline.createInterface({ input: process.stdin })) {
  const m = JSON.parse(line);
  let result = {};
  if (m.method === 'initialize') result = { protocolVersion: '2024-11-05', capabilities: { tools: {} }, serverInfo: { name: 'notes', version: '2.0.0' } };
  if (m.method === 'tools/list') result = { tools };
  if (m.method === 'tools/call') result = { content: [{ type: 'text', text: find(m.params.arguments.q).join('\n') }] };
  if (m.id !== undefined) console.log(JSON.stringify({ jsonrpc: '2.0', id: m.id, result }));
}
