import { createInterface } from 'node:readline';
import { tools } from './tools.mjs';

const methods = {
  initialize: () => ({ protocolVersion: '2024-11-05', capabilities: { tools: {} }, serverInfo: { name: 'scratch-pad', version: '1.0.0' } }),
  'tools/list': () => ({ tools: [...tools].map(([name, { call, ...rest }]) => ({ name, ...rest })) }),
  'tools/call': ({ name, arguments: given = {} }) => {
    const tool = tools.get(name);
    if (!tool) throw new Error(`no tool ${name}`);
    return tool.call(given);
  },
};

createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, method, params } = JSON.parse(line);
  if (id === undefined) return;
  const reply = { jsonrpc: '2.0', id };
  try {
    if (!Object.hasOwn(methods, method)) throw new Error(`no method ${method}`);
    reply.result = methods[method](params);
  } catch ({ message }) {
    reply.error = { code: -32601, message };
  }
  console.log(JSON.stringify(reply));
});
