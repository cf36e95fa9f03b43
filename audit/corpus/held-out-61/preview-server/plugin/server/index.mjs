import { createInterface } from 'node:readline';
import { site } from './site.mjs';

let current = null;

const tools = {
  async preview_start({ folder = 'dist' } = {}) {
    current?.close();
    current = site(folder);
    return current.listen();
  },
  async preview_stop() {
    current?.close();
    current = null;
    return 'stopped';
  },
};

const lines = createInterface({ input: process.stdin });
lines.on('close', () => current?.close());
lines.on('line', async (line) => {
  const { id, method, params } = JSON.parse(line);
  if (id === undefined) return;
  let result = {};
  if (method === 'initialize') result = { protocolVersion: '2024-11-05', capabilities: { tools: {} }, serverInfo: { name: 'preview', version: '1.5.1' } };
  if (method === 'tools/list') result = { tools: Object.keys(tools).map((name) => ({ name, inputSchema: { type: 'object', properties: { folder: { type: 'string' } } } })) };
  if (method === 'tools/call' && Object.hasOwn(tools, params.name)) result = { content: [{ type: 'text', text: await tools[params.name](params.arguments) }] };
  console.log(JSON.stringify({ jsonrpc: '2.0', id, result }));
});
