import { createInterface } from 'node:readline';
import { add, list, show } from './records.mjs';

const text = (properties) => ({ type: 'object', properties, required: Object.keys(properties) });
const string = { type: 'string' };

const tools = {
  adr_list: { description: 'Lists the decision records.', inputSchema: text({}), run: async () => (await list()).join('\n') },
  adr_show: { description: 'Shows one record.', inputSchema: text({ name: string }), run: ({ name }) => show(name) },
  adr_add: { description: 'Adds a record as proposed.', inputSchema: text({ title: string, context: string }), run: ({ title, context }) => add(title, context) },
};

async function answer(method, params) {
  if (method === 'initialize')
    return { protocolVersion: '2025-06-18', capabilities: { tools: {} }, serverInfo: { name: 'adr', version: '1.1.0' } };
  if (method === 'tools/list')
    return { tools: Object.entries(tools).map(([name, { description, inputSchema }]) => ({ name, description, inputSchema })) };
  if (method === 'tools/call' && Object.hasOwn(tools, params.name)) {
    try {
      return { content: [{ type: 'text', text: await tools[params.name].run(params.arguments ?? {}) }] };
    } catch (error) {
      return { isError: true, content: [{ type: 'text', text: error.message }] };
    }
  }
  return undefined;
}

for await (const line of createInterface({ input: process.stdin })) {
  const { id, method, params } = JSON.parse(line);
  const result = await answer(method, params);
  if (id !== undefined) console.log(JSON.stringify(result ? { jsonrpc: '2.0', id, result } : { jsonrpc: '2.0', id, error: { code: -32601, message: 'unknown' } }));
}
