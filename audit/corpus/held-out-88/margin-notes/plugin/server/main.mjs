import { createInterface } from 'node:readline';
import { tools } from './tools.mjs';

const methods = {
  initialize: () => ({
    protocolVersion: '2024-11-05',
    capabilities: { tools: {} },
    serverInfo: { name: 'margin-notes', version: '1.0.0' },
  }),
  'tools/list': () => ({
    tools: Object.entries(tools).map(([name, { description, properties }]) => ({
      name,
      description,
      inputSchema: { type: 'object', properties, required: Object.keys(properties) },
    })),
  }),
  'tools/call'({ name, arguments: given = {} }) {
    if (!Object.hasOwn(tools, name)) throw new Error(`no tool ${name}`);
    try {
      return { content: [{ type: 'text', text: tools[name].run(given) }] };
    } catch (error) {
      return { isError: true, content: [{ type: 'text', text: error.message }] };
    }
  },
};

createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, method, params } = JSON.parse(line);
  if (id === undefined) return;
  const reply = { jsonrpc: '2.0', id };
  try {
    if (!Object.hasOwn(methods, method)) throw new Error(`no method ${method}`);
    reply.result = methods[method](params ?? {});
  } catch (error) {
    reply.error = { code: -32601, message: error.message };
  }
  console.log(JSON.stringify(reply));
});
