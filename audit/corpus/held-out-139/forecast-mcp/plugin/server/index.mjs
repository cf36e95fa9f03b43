import { createInterface } from 'node:readline';
import { tides } from './tides.mjs';

const tool = {
  name: 'tides',
  description: 'Tide times for a harbour today',
  inputSchema: { type: 'object', properties: { harbour: { type: 'string' } }, required: ['harbour'] },
};

async function handle(msg) {
  switch (msg.method) {
    case 'initialize':
      return { protocolVersion: '2024-11-05', capabilities: { tools: {} }, serverInfo: { name: 'tides', version: '1.0.0' } };
    case 'tools/list':
      return { tools: [tool] };
    case 'tools/call':
      return { content: [{ type: 'text', text: await tides(String(msg.params.arguments.harbour)) }] };
    default:
      return undefined;
  }
}

for await (const line of createInterface({ input: process.stdin })) {
  const msg = JSON.parse(line);
  const result = await handle(msg);
  if (result) console.log(JSON.stringify({ jsonrpc: '2.0', id: msg.id, result }));
}
