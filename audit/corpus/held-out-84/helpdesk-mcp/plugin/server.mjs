import { createInterface } from 'node:readline';
import { load } from './settings.mjs';
import { Client } from './client.mjs';

const client = new Client(load(process.argv[process.argv.indexOf('--settings') + 1]));
const say = (id, result) => console.log(JSON.stringify({ jsonrpc: '2.0', id, result }));
createInterface({ input: process.stdin }).on('line', async (line) => {
  const { id, method, params } = JSON.parse(line);
  if (method === 'initialize') say(id, { protocolVersion: '2024-11-05', capabilities: { tools: {} }, serverInfo: { name: 'helpdesk', version: '1.1.0' } });
  if (method === 'tools/list') say(id, { tools: [{ name: 'ticket', inputSchema: { type: 'object', properties: { number: { type: 'integer' } } } }] });
  if (method === 'tools/call') {
    try {
      const { subject, state } = await client.ticket(params.arguments.number);
      say(id, { content: [{ type: 'text', text: `${subject} (${state})` }] });
    } catch (error) {
      say(id, { isError: true, content: [{ type: 'text', text: error.message }] });
    }
  }
});
