import { createInterface } from 'node:readline';
import { tools } from './tools.mjs';

const send = (message) => process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);

const methods = {
  initialize: () => ({ protocolVersion: '2025-03-26', capabilities: { tools: {} }, serverInfo: { name: 'tides', version: '1.0.0' } }),
  'tools/list': () => ({ tools: tools.map(({ name, description, inputSchema }) => ({ name, description, inputSchema })) }),
  'tools/call': async ({ name, arguments: args }) => {
    const tool = tools.find((candidate) => candidate.name === name);
    if (!tool) throw new Error(`unknown tool ${name}`);
    return { content: [{ type: 'text', text: await tool.act(args) }] };
  },
};

for await (const line of createInterface({ input: process.stdin })) {
  if (line.trim() === '') continue;
  const { id, method, params } = JSON.parse(line);
  if (id === undefined) continue;
  const act = Object.hasOwn(methods, method) ? methods[method] : undefined;
  try {
    if (!act) send({ id, error: { code: -32601, message: `no method ${method}` } });
    else send({ id, result: await act(params) });
  } catch (error) {
    send({ id, error: { code: -32000, message: error.message } });
  }
}
