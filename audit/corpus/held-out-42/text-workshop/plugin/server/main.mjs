import { listen } from './rpc.mjs';
import { tools } from './tools/index.mjs';

const described = () => Object.entries(tools).map(([name, { description, schema }]) => ({ name, description, inputSchema: schema }));

listen(async (method, params) => {
  if (method === 'initialize') return { protocolVersion: '2025-03-26', capabilities: { tools: {} }, serverInfo: { name: 'texts', version: '1.0.0' } };
  if (method === 'tools/list') return { tools: described() };
  if (method !== 'tools/call') throw new Error(`no method ${method}`);
  const { name, arguments: given } = params;
  if (!Object.hasOwn(tools, name)) throw new Error(`no tool ${name}`);
  return { content: [{ type: 'text', text: await tools[name].run(given) }] };
});
