const readline = require('node:readline');
const { unread } = require('./api.js');

const out = (id, result) => process.stdout.write(JSON.stringify({ jsonrpc: '2.0', id, result }) + '\n');
readline.createInterface({ input: process.stdin }).on('line', async (line) => {
  const { id, method } = JSON.parse(line);
  if (method === 'initialize') out(id, { protocolVersion: '2024-11-05', capabilities: { tools: {} }, serverInfo: { name: 'chatter', version: '1' } });
  if (method === 'tools/list') out(id, { tools: [{ name: 'unread', description: 'Unread channels', inputSchema: { type: 'object' } }] });
  if (method === 'tools/call') out(id, { content: [{ type: 'text', text: await unread() }] });
});
