import { createInterface } from 'node:readline';
import { Client } from './client.ts';

const client = new Client();
const reply = (id: number, result: unknown) => console.log(JSON.stringify({ jsonrpc: '2.0', id, result }));

createInterface({ input: process.stdin }).on('line', async (line: string) => {
  const { id, method, params } = JSON.parse(line);
  if (method === 'initialize') return reply(id, { protocolVersion: '2024-11-05', capabilities: { tools: {} }, serverInfo: { name: 'tickets', version: '2' } });
  if (method === 'tools/list') return reply(id, { tools: [{ name: 'ticket_get', inputSchema: { type: 'object', properties: { key: { type: 'string' } } } }] });
  if (method === 'tools/call') {
    const t = await client.get(params.arguments.key);
    reply(id, { content: [{ type: 'text', text: `${t.key} [${t.state}] ${t.title}` }] });
  }
});
