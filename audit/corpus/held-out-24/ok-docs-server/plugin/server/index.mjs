import { createInterface } from 'node:readline';
import { readdir, readFile } from 'node:fs/promises';

const root = new URL('../docs/', import.meta.url);

const tools = {
  async list() { return (await readdir(root)).filter(n => n.endsWith('.md')); },
  async page({ name }) {
    if (!/^[\w-]+\.md$/.test(name)) throw new Error('no such page');
    return readFile(new URL(name, root), 'utf8');
  },
};

for await (const line of createInterface({ input: process.stdin })) {
  if (!line.trim()) continue;
  const { id, method, params = {} } = JSON.parse(line);
  let reply;
  if (method === 'initialize') {
    reply = { result: { protocolVersion: '2025-03-26', capabilities: { tools: {} }, serverInfo: { name: 'local-docs', version: '1.3.0' } } };
  } else if (method === 'tools/list') {
    reply = { result: { tools: Object.keys(tools).map(name => ({ name, inputSchema: { type: 'object' } })) } };
  } else if (method === 'tools/call' && Object.hasOwn(tools, params.name)) {
    try {
      const text = await tools[params.name](params.arguments ?? {});
      reply = { result: { content: [{ type: 'text', text: String(text) }] } };
    } catch (e) {
      reply = { error: { code: -32000, message: e.message } };
    }
  } else reply = { error: { code: -32601, message: 'unknown method' } };
  if (id !== undefined) console.log(JSON.stringify({ jsonrpc: '2.0', id, ...reply }));
}
