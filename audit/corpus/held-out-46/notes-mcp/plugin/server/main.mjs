import { createInterface } from 'node:readline';
import { tools } from './tools.mjs';

const methods = {
  initialize: () => ({ protocolVersion: '2024-11-05', capabilities: { tools: {} }, serverInfo: { name: 'notes-mcp', version: '1.0.0' } }),
  'tools/list': () => ({ tools: [...tools.values()].map(({ call, ...shown }) => shown) }),
  'tools/call': async ({ name, arguments: given }) => {
    const tool = tools.get(name);
    if (!tool) throw new Error(`no tool ${name}`);
    return { content: [{ type: 'text', text: await tool.call(given) }] };
  },
};

for await (const line of createInterface({ input: process.stdin })) {
  if (!line.trim()) continue;
  const { id, method, params } = JSON.parse(line);
  if (id === undefined) continue;
  try {
    if (!Object.hasOwn(methods, method)) throw new Error(`no method ${method}`);
    console.log(JSON.stringify({ jsonrpc: '2.0', id, result: await methods[method](params) }));
  } catch (error) {
    console.log(JSON.stringify({ jsonrpc: '2.0', id, error: { code: -32000, message: error.message } }));
  }
}
