import { createInterface } from 'node:readline';
import { issue } from './client.mjs';

const tool = {
  name: 'read_issue',
  description: 'Reads one issue of the Lantern tracker.',
  inputSchema: { type: 'object', properties: { number: { type: 'integer', minimum: 1 } }, required: ['number'] },
};

const send = (id, result) => process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', id, result })}\n`);

createInterface({ input: process.stdin }).on('line', async (line) => {
  const { id, method, params } = JSON.parse(line);
  if (method === 'initialize') send(id, { protocolVersion: '2025-06-18', capabilities: { tools: {} }, serverInfo: { name: 'issues', version: '1.1.0' } });
  if (method === 'tools/list') send(id, { tools: [tool] });
  if (method === 'tools/call') {
    const text = await issue(params.arguments.number).catch((error) => error.message);
    send(id, { content: [{ type: 'text', text }] });
  }
});
