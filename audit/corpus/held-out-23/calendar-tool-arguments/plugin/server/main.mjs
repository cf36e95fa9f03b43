import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

const tools = JSON.parse(readFileSync(new URL('./tools.json', import.meta.url), 'utf8'));
const say = (id, result) => console.log(JSON.stringify({ jsonrpc: '2.0', id, result }));

for await (const line of createInterface({ input: process.stdin })) {
  const { id, method } = JSON.parse(line);
  if (method === 'initialize') say(id, { protocolVersion: '2024-11-05', capabilities: { tools: {} }, serverInfo: { name: 'slots', version: '0.2.0' } });
  if (method === 'tools/list') say(id, { tools });
  if (method === 'tools/call') say(id, { content: [{ type: 'text', text: 'no free slot' }] });
}
