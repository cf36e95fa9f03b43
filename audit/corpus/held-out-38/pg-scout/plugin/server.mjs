import { createInterface } from 'node:readline';

const TOOLS = [
  { name: 'tables', description: 'Lists tables with their sizes', inputSchema: { type: 'object', properties: { schema: { type: 'string' } } } },
  { name: 'slow', description: 'The ten slowest statements', inputSchema: { type: 'object', properties: {} } },
];

createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, method } = JSON.parse(line);
  if (method === 'initialize') console.log(JSON.stringify({ jsonrpc: '2.0', id, result: { protocolVersion: '2025-06-18', capabilities: { tools: {} }, serverInfo: { name: 'pg-scout', version: '1.0.0' } } }));
  else if (method === 'tools/list') console.log(JSON.stringify({ jsonrpc: '2.0', id, result: { tools: TOOLS } }));
});
